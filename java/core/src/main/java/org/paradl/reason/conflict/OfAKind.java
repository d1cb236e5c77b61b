package org.paradl.reason.conflict;

import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;

import org.semanticweb.owlapi.model.OWLAxiom;

/** Asks for justifications until as many as are wanted are of a kind, as there may be others among them. */
final class OfAKind {
    /** Among so many for each that is wanted. */
    private static final int TIMES = 4;

    private OfAKind() {
    }

    /**
     * Those that were found in the end, of any kind.
     *
     * @param first up to as many as are wanted
     * @param search finds up to as many as it is told, those first that it is given
     */
    static List<Set<OWLAxiom>> justifications(int wanted, Predicate<Set<OWLAxiom>> kind, List<Set<OWLAxiom>> first,
            BiFunction<Integer, List<Set<OWLAxiom>>, List<Set<OWLAxiom>>> search) {
        int most = wanted;
        List<Set<OWLAxiom>> found = first;
        while (found.size() >= most && most < TIMES * wanted && found.stream().filter(kind).count() < wanted) {
            most *= 2;
            found = search.apply(most, found);
        }
        return found;
    }
}
