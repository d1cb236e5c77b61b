package org.paradl.reason;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Engine;
import org.paradl.engine.Engines;
import org.paradl.engine.Progress;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

/**
 * Finds a translation without a clash, guarding no more axioms than clashes ask for ({@code semantics.md}, section 3: a
 * guard on every nominal makes an engine a hundred times slower). It ends: each round guards more axioms, and with all
 * of them guarded every ontology has a model.
 */
final class Solver {
    private final Collection<OWLAxiom> source;
    private final Set<OWLAxiom> declarations;
    private final Translator translator;
    private final Engine engine;
    private final Progress progress;
    private final List<Set<OWLAxiom>> clashes = new ArrayList<>();

    Solver(Collection<OWLAxiom> source, Signature signature, Translator translator, Engine engine, Progress progress) {
        this.source = source;
        this.declarations = signature.declarations();
        this.translator = translator;
        this.engine = engine;
        this.progress = progress;
    }

    /** The translation as it is under this split, clash or no clash. */
    Solution asIs(Split split) {
        return solution(split, translator.translate(source, split));
    }

    /** The translation, guarded until it is consistent and every named class is satisfiable. */
    Solution tolerant(Solution initial) {
        Split split = initial.split();
        Solution solution = initial;
        // Where a guard would change nothing there is nothing hard, and the tolerance theorem promises a model.
        if (!translator.guardsMatter(solution.translation(), split)) {
            return solution;
        }
        while (!solution.theory().isConsistent()) {
            split = grown(split, axiomsOf(independentClashes(solution.translation())));
            solution = again(solution, split);
        }
        // A guard takes consequences away and never adds one: a class that is satisfiable stays so.
        for (OWLClass suspect : unsatisfiable(solution)) {
            while (!isSatisfiable(suspect, solution)) {
                split = grown(split, clashOf(suspect, solution.translation()));
                solution = again(solution, split);
            }
        }
        return solution;
    }

    /** Each round must guard something new; where a clash is among guarded axioms only, all are guarded. */
    private Split grown(Split split, Set<OWLAxiom> clashing) {
        if (split.guards(clashing)) {
            if (split.guards(source)) {
                throw new IllegalStateException("a clash remains with every axiom guarded: " + clashing);
            }
            return split.guarding(new HashSet<>(source));
        }
        return split.guarding(clashing);
    }

    /** The engine is to know every name of the source: the translation may have a refuted side of it alone. */
    Solution solution(Split split, Translation translation) {
        var axioms = new HashSet<>(declarations);
        axioms.addAll(translation.axioms());
        return new Solution(translator, split, translation, new Theory(axioms, engine, progress), clashes);
    }

    private Solution again(Solution old, Split split) {
        old.close();
        return asIs(split);
    }

    /** One guarded axiom may hide the clashes of other individuals, so all are looked for before anything is guarded. */
    List<Set<OWLAxiom>> independentClashes(Translation translation) {
        List<Set<OWLAxiom>> found = new ClashFinder(source, justifier(translation), progress).find();
        clashes.addAll(found);
        return found;
    }

    private static Set<OWLAxiom> axiomsOf(List<Set<OWLAxiom>> justifications) {
        return justifications.stream().flatMap(Set::stream).collect(Collectors.toSet());
    }

    private Set<OWLAxiom> clashOf(OWLClass unsatisfiable, Translation translation) {
        Set<OWLAxiom> clash = justifier(translation)
            .justification(Goal.unsatisfiability(unsatisfiable, unsatisfiable), new Relevance(source)).orElseThrow();
        clashes.add(clash);
        progress.report("clashes", clashes.size(), 0);
        return clash;
    }

    /** The source's names only: that nothing can be told false of a name is no clash. */
    Set<OWLClass> unsatisfiable(Solution solution) {
        var classes = solution.theory().engine().run(() -> solution.theory().reasoner().getUnsatisfiableClasses());
        return classes.getEntitiesMinusBottom().stream()
            .filter(c -> translator.names().side(c).isEmpty())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean isSatisfiable(OWLClass c, Solution solution) {
        Theory theory = solution.theory();
        return theory.engine().run(() -> theory.reasoner().isSatisfiable(c));
    }

    /** Small sets are HermiT's: ELK starts threads for each. */
    Justifier justifier(Translation translation) {
        return new Justifier(translation, engine.name().equals("elk") ? Engines.byName("hermit") : engine, progress);
    }
}
