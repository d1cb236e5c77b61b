package org.paradl.reason.theory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.paradl.reason.module.Relevance;
import org.semanticweb.owlapi.model.OWLClass;

/**
 * Which classes can have no instance, by few tests of many classes at once. Most can have one, so most tests succeed;
 * of those that do not, halves are tested. A class is not tested if it is told to need an instance of one that can have
 * none.
 */
final class Satisfiability {
    private static final int AT_ONCE = 64;

    private final Incoherence told;
    private final Predicate<List<OWLClass>> together;
    private final Set<OWLClass> unsatisfiable = new LinkedHashSet<>();

    private Satisfiability(Incoherence told, Predicate<List<OWLClass>> together) {
        this.told = told;
        this.together = together;
    }

    /**
     * Those of the classes that can have no instance.
     *
     * @param axioms what is told of the classes
     * @param together whether all of some classes can have an instance at once; a no is believed of a single class
     *        only, as nominals may leave no room for all
     */
    static Set<OWLClass> unsatisfiable(Collection<OWLClass> classes, Relevance axioms,
            Predicate<List<OWLClass>> together) {
        var told = new Incoherence(classes, axioms);
        var tests = new Satisfiability(told, together);
        List<OWLClass> ordered = new ArrayList<>(told.inOrder());
        for (int from = 0; from < ordered.size(); from += AT_ONCE) {
            tests.test(ordered.subList(from, Math.min(from + AT_ONCE, ordered.size())), false);
        }
        return tests.unsatisfiable;
    }

    /** @param clashes whether it is known already that not all of them can have an instance at once */
    private void test(List<OWLClass> some, boolean clashes) {
        List<OWLClass> open = new ArrayList<>();
        for (OWLClass c : some) {
            if (told.needs(c).anyMatch(unsatisfiable::contains)) {
                unsatisfiable.add(c);
            } else {
                open.add(c);
            }
        }
        boolean stillClashes = clashes && open.size() == some.size() && some.size() > 1;
        if (open.isEmpty() || !stillClashes && together.test(open)) {
            return;
        }
        if (open.size() == 1) {
            unsatisfiable.add(open.get(0));
            return;
        }
        int half = open.size() / 2;
        int before = unsatisfiable.size();
        test(open.subList(0, half), false);
        test(open.subList(half, open.size()), unsatisfiable.size() == before);
    }
}
