package org.paradl.reason;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.translate.Translation;
import org.semanticweb.owl.explanation.api.Explanation;
import org.semanticweb.owl.explanation.api.ExplanationProgressMonitor;
import org.semanticweb.owl.explanation.api.NullExplanationProgressMonitor;
import org.semanticweb.owl.explanation.impl.blackbox.BlackBoxExplanationGenerator2;
import org.semanticweb.owl.explanation.impl.blackbox.DivideAndConquerContractionStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.EntailmentChecker;
import org.semanticweb.owl.explanation.impl.blackbox.ExpansionStrategy;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Finds justifications: minimal sets of <em>source</em> axioms whose translation entails a goal.
 *
 * <p>owlexplanation contracts and builds the hitting set tree (Kalyanpur, Parsia, Horridge, Sirin: Finding All
 * Justifications of OWL DL Entailments. ISWC 2007); ours is the check, which translates the axioms tried, and the
 * expansion, which knows where to look.
 */
final class Justifier {
    private final Translation translation;
    private final Engine engine;
    private final Progress progress;

    Justifier(Translation translation, Engine engine, Progress progress) {
        this.translation = translation;
        this.engine = engine;
        this.progress = progress;
    }

    /** Up to {@code limit} justifications of the goal within these source axioms, the first found first. */
    List<Set<OWLAxiom>> justifications(Goal goal, Collection<OWLAxiom> axioms, int limit) {
        var generator = new BlackBoxExplanationGenerator2<Goal>(new LinkedHashSet<>(axioms), Check::new, new Nearest(),
            new DivideAndConquerContractionStrategy<>(), new NullExplanationProgressMonitor<>(),
            OWLManager::createOWLOntologyManager);
        return generator.getExplanations(goal, limit).stream().filter(e -> !e.isEmpty()).map(Explanation::getAxioms).collect(Collectors.toList());
    }

    /** Whether the goal follows from these source axioms. */
    boolean follows(Goal goal, Collection<? extends OWLAxiom> axioms) {
        progress.checkCancelled();
        try (Theory theory = new Theory(translation.of(axioms), engine, progress)) {
            return goal.followsFrom(theory);
        }
    }

    /** The shortest run of axioms, from the nearest on, that suffices: first its end is found, then its beginning. */
    private final class Nearest implements ExpansionStrategy<Goal> {
        @Override
        public Set<OWLAxiom> doExpansion(Set<OWLAxiom> axioms, EntailmentChecker<Goal> checker,
                ExplanationProgressMonitor<?> monitor) {
            List<OWLAxiom> ordered = new Relevance(axioms).order(checker.getEntailment().signature());
            int end = shortest(ordered, checker::isEntailed);
            if (end < 0) {
                return Set.of();
            }
            List<OWLAxiom> needed = new ArrayList<>(ordered.subList(0, end));
            Collections.reverse(needed);
            return new LinkedHashSet<>(needed.subList(0, shortest(needed, checker::isEntailed)));
        }

        @Override
        public int getNumberOfSteps() {
            return 0;
        }
    }

    /** How many of the first axioms suffice: doubled until they do, then halved in; -1 where all do not. */
    private static int shortest(List<OWLAxiom> axioms, Predicate<Set<OWLAxiom>> suffices) {
        int low = 0;
        int high = Math.min(16, axioms.size());
        while (!suffices.test(first(high, axioms))) {
            if (high == axioms.size()) {
                return -1;
            }
            low = high;
            high = Math.min(2 * high, axioms.size());
        }
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (suffices.test(first(middle, axioms))) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    private static Set<OWLAxiom> first(int n, List<OWLAxiom> axioms) {
        return new LinkedHashSet<>(axioms.subList(0, n));
    }

    /** What owlexplanation asks of a goal. */
    private final class Check implements EntailmentChecker<Goal> {
        private final Goal goal;
        private int count;

        Check(Goal goal) {
            this.goal = goal;
        }

        @Override
        public boolean isEntailed(Set<OWLAxiom> axioms) {
            count++;
            return follows(goal, axioms);
        }

        @Override
        public Goal getEntailment() {
            return goal;
        }

        @Override
        public Set<org.semanticweb.owlapi.model.OWLEntity> getEntailmentSignature() {
            return goal.signature();
        }

        @Override
        public Set<org.semanticweb.owlapi.model.OWLEntity> getSeedSignature() {
            return goal.signature();
        }

        @Override
        public Set<OWLAxiom> getEntailingAxioms(Set<OWLAxiom> axioms) {
            return axioms;
        }

        @Override
        public Set<OWLAxiom> getModule(Set<OWLAxiom> axioms) {
            return axioms;
        }

        @Override
        public String getModularisationTypeDescription() {
            return "none";
        }

        @Override
        public boolean isUseModularisation() {
            return false;
        }

        @Override
        public int getCounter() {
            return count;
        }

        @Override
        public void resetCounter() {
            count = 0;
        }
    }
}
