package org.paradl.reason;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLNaryIndividualAxiom;

/**
 * Finds clashes that have no fact in common (those without facts: no axiom at all). Most clashes are among an
 * individual and its neighbours, so these are looked at first, many individuals at a time; what is left then is searched
 * as a whole.
 */
final class ClashFinder {
    private static final int SMALLEST_PART = 200;

    private final Justifier justifier;
    private final Progress progress;
    private final Set<OWLAxiom> rest;
    private final List<Set<OWLAxiom>> found = new ArrayList<>();

    ClashFinder(Collection<OWLAxiom> source, Justifier justifier, Progress progress) {
        this.rest = source.stream().filter(OWLAxiom::isLogicalAxiom).sorted().collect(Collectors.toCollection(LinkedHashSet::new));
        this.justifier = justifier;
        this.progress = progress;
    }

    List<Set<OWLAxiom>> find() {
        var neighbourhoods = new Neighbourhoods(rest);
        int size = Math.max(SMALLEST_PART, neighbourhoods.tbox().size());
        for (Set<OWLAxiom> part : neighbourhoods.parts(size)) {
            exhaust(part);
        }
        exhaust(rest);
        return found;
    }

    /** Takes clashes out of these axioms until they are consistent. */
    private void exhaust(Set<OWLAxiom> axioms) {
        axioms.retainAll(rest);
        while (justifier.follows(Goal.inconsistency(), axioms)) {
            Set<OWLAxiom> clash = justifier.justification(Goal.inconsistency(), new Relevance(axioms)).orElseThrow();
            found.add(clash);
            progress.report("clashes", found.size(), 0);
            rest.removeAll(removable(clash));
            axioms.retainAll(rest);
        }
    }

    /** Facts of individuals first: that individuals differ is said once for many clashes, and so is the TBox. */
    private static Set<OWLAxiom> removable(Set<OWLAxiom> clash) {
        Set<OWLAxiom> assertions = only(clash, Relevance::isABox);
        Set<OWLAxiom> facts = only(assertions, axiom -> !(axiom instanceof OWLNaryIndividualAxiom));
        return !facts.isEmpty() ? facts : !assertions.isEmpty() ? assertions : clash;
    }

    private static Set<OWLAxiom> only(Set<OWLAxiom> axioms, Predicate<OWLAxiom> kept) {
        return axioms.stream().filter(kept).collect(Collectors.toSet());
    }
}
