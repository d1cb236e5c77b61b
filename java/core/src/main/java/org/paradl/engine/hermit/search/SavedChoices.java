package org.paradl.engine.hermit.search;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.semanticweb.HermiT.tableau.BranchingPoint;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Has each choice about individuals tried first as the last model had it. HermiT makes the model of an ABox anew for
 * most questions, and would go wrong as often each time (progress saving: Pipatsrisawat, Darwiche: A Lightweight
 * Component Caching Scheme for Satisfiability Solvers, SAT 2007).
 */
final class SavedChoices {
    private static final Field POINTS = TableauInsides.field(Tableau.class, "m_branchingPoints");

    private final Tableau tableau;
    private final Map<List<Object>, Integer> saved = new HashMap<>();
    /** Of so many branching points the choices are saved as they are now. */
    private int known;

    SavedChoices(Tableau tableau) {
        this.tableau = tableau;
    }

    /** The model of an ABox is to be saved; without one no individual is the same in two searches. */
    void modelFound() {
        if (tableau.getPermanentDLOntology().getPositiveFacts().isEmpty()) {
            return;
        }
        var points = (BranchingPoint[]) TableauInsides.get(POINTS, tableau);
        for (int top = tableau.getCurrentBranchingPointLevel(); known <= top; known++) {
            Choice.at(points[known]).ifPresent(choice ->
                choice.ofIndividuals().ifPresent(key -> saved.put(key, choice.taken())));
        }
    }

    /** Some choices were taken back, and the last that is left goes on with its next disjunct. */
    void backtracked() {
        known = Math.min(known, Math.max(0, tableau.getCurrentBranchingPointLevel()));
    }

    /** All is taken back. */
    void clear() {
        known = 0;
    }

    /** @param choice about to be made */
    void look(Choice choice) {
        if (!saved.isEmpty()) {
            choice.ofIndividuals().map(saved::get).ifPresent(place -> first(place, choice.order()));
        }
    }

    private static void first(int place, int[] order) {
        int at = 0;
        while (order[at] != place) {
            at++;
        }
        System.arraycopy(order, 0, order, 1, at);
        order[0] = place;
    }
}
