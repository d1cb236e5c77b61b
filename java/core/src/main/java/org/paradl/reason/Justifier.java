package org.paradl.reason;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.translate.Translation;
import org.semanticweb.owl.explanation.api.Explanation;
import org.semanticweb.owl.explanation.api.NullExplanationProgressMonitor;
import org.semanticweb.owl.explanation.impl.blackbox.DivideAndConquerContractionStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.hst.BreadthFirstStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.hst.ExplanationGeneratorMediator;
import org.semanticweb.owl.explanation.impl.blackbox.hst.HittingSetTree;
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
    private final Set<OWLAxiom> always;

    Justifier(Translation translation, Engine engine, Progress progress) {
        this(translation, engine, progress, Set.of());
    }

    private Justifier(Translation translation, Engine engine, Progress progress, Set<OWLAxiom> always) {
        this.translation = translation;
        this.engine = engine;
        this.progress = progress;
        this.always = always;
    }

    /** The same, with these classical axioms taken for granted. */
    Justifier with(Set<OWLAxiom> granted) {
        return new Justifier(translation, engine, progress, granted);
    }

    /** Whether the goal follows from these source axioms. */
    boolean follows(Goal goal, Collection<? extends OWLAxiom> axioms) {
        progress.checkCancelled();
        Set<OWLAxiom> classical = translation.of(axioms, goal.signature());
        classical.addAll(always);
        try (Theory theory = new Theory(classical, engine, progress)) {
            return goal.followsFrom(theory);
        }
    }

    /** One justification, if the goal follows from the axioms at all. */
    Optional<Set<OWLAxiom>> justification(Goal goal, Relevance axioms) {
        return justification(goal, axioms, Set.of());
    }

    /** Up to {@code limit} justifications, the first found first. */
    List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, int limit) {
        if (limit == 1) {
            return justification(goal, axioms).stream().collect(Collectors.toList());
        }
        var tree = new HittingSetTree<Goal>(new BreadthFirstStrategy<>(), new NullExplanationProgressMonitor<>());
        tree.buildHittingSetTree(goal, limit, new Mediator(axioms));
        return tree.getExplanations().stream().filter(e -> !e.isEmpty()).map(Explanation::getAxioms)
            .collect(Collectors.toList());
    }

    private Optional<Set<OWLAxiom>> justification(Goal goal, Relevance axioms, Set<OWLAxiom> without) {
        List<OWLAxiom> ordered = axioms.order(goal.signature());
        ordered.removeAll(without);
        Set<OWLAxiom> sufficient = nearest(goal, ordered);
        return sufficient.isEmpty() ? Optional.empty() : Optional.of(new DivideAndConquerContractionStrategy<Goal>()
            .doPruning(sufficient, new EntailmentCheck(goal, some -> follows(goal, some)),
                new NullExplanationProgressMonitor<>()));
    }

    /**
     * The nearest axioms that suffice. The last of the fewest that do is in every justification among them, so the
     * others are ordered anew by how near they are to it, and again only the fewest are kept.
     */
    private Set<OWLAxiom> nearest(Goal goal, List<OWLAxiom> ordered) {
        Predicate<Set<OWLAxiom>> suffices = some -> follows(goal, some);
        int end = shortest(ordered, suffices);
        if (end <= 0) {
            return Set.of();
        }
        OWLAxiom needed = ordered.get(end - 1);
        var around = new LinkedHashSet<>(Set.of(needed));
        around.addAll(new Relevance(ordered.subList(0, end)).order(needed.getSignature()));
        List<OWLAxiom> again = List.copyOf(around);
        return first(shortest(again, suffices), again);
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

    /** What the hitting set tree asks for: a justification among the axioms that it has not taken away. */
    private final class Mediator implements ExplanationGeneratorMediator<Goal> {
        private final Relevance axioms;
        private final Set<OWLAxiom> taken = new HashSet<>();

        Mediator(Relevance axioms) {
            this.axioms = axioms;
        }

        @Override
        public Explanation<Goal> generateExplanation(Goal goal) {
            return justification(goal, axioms, taken).map(j -> new Explanation<>(goal, j))
                .orElseGet(() -> Explanation.getEmptyExplanation(goal));
        }

        @Override
        public void removeAxiom(OWLAxiom axiom) {
            taken.add(axiom);
        }

        @Override
        public void addAxiom(OWLAxiom axiom) {
            taken.remove(axiom);
        }
    }
}
