package org.paradl.engine.hermit.search;

import org.semanticweb.HermiT.tableau.BranchingPoint;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Takes back all choices of a search that has gone wrong too often. How long a search takes has a heavy tail where the
 * first choices are bad, and the next one chooses otherwise: HermiT has learned which disjuncts have clashed, and some
 * are taken at random. Each may go wrong half as often again as the one before, so one of them ends (Gomes, Selman,
 * Crato, Kautz: Heavy-Tailed Phenomena in Satisfiability and Constraint Satisfaction Problems, J. Autom. Reasoning 24,
 * 2000).
 */
public final class Restarts {
    public static final int FIRST = 2000;
    private static final int NONE = -1;

    private final Tableau tableau;
    private final TableauInsides insides;
    private final int first;
    private final SavedChoices saved;
    private final RandomChoices others = new RandomChoices();
    /** The level of the branching point below all choices that may be taken back. */
    private int start = NONE;
    private long wrong;
    private long most;
    private boolean again;

    /** @param first how often the first search may go wrong */
    Restarts(Tableau tableau, int first) {
        this.tableau = tableau;
        this.insides = new TableauInsides(tableau);
        this.first = first;
        this.saved = new SavedChoices(tableau);
    }

    /** Asked where nothing clashes; whether all choices have been taken back. */
    boolean happens() {
        if (tableau.isDeterministic()) {
            return false;
        }
        if (start <= insides.lastResort()) {
            begin();
            return false;
        }
        if (wrong <= most) {
            return false;
        }
        insides.backtrackTo(start);
        tableau.getDependencySetFactory().removeUnusedSets();
        wrong = 0;
        most += (most + 1) / 2;
        again = true;
        return true;
    }

    private void begin() {
        tableau.pushBranchingPoint(new BranchingPoint(tableau));
        start = tableau.getCurrentBranchingPointLevel();
        wrong = 0;
        most = first;
        again = false;
    }

    /** A choice is about to be made. */
    void chosen() {
        Choice.at(tableau.getCurrentBranchingPoint()).ifPresent(again ? others::look : saved::look);
    }

    /** Some choices were taken back. */
    void backtracked() {
        wrong++;
        saved.backtracked();
        if (tableau.getCurrentBranchingPointLevel() < start) {
            start = NONE;
        }
    }

    /** All is taken back. */
    void clear() {
        start = NONE;
        saved.clear();
    }

    /** All choices were right. */
    void modelFound() {
        saved.modelFound();
    }
}
