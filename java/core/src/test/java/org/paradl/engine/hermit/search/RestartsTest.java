package org.paradl.engine.hermit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.engine.Tableaux;
import org.semanticweb.HermiT.blocking.AnywhereBlocking;
import org.semanticweb.HermiT.blocking.PairWiseDirectBlockingChecker;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.monitor.TableauMonitorAdapter;
import org.semanticweb.HermiT.tableau.BranchingPoint;
import org.semanticweb.HermiT.tableau.InterruptFlag;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;

class RestartsTest {
    private static final int HOLES = 4;

    /** How often a search had gone wrong each time that all its choices were taken back, and in all. */
    private static final class Mistakes extends TableauMonitorAdapter {
        private static final long serialVersionUID = 1L;
        private final List<Integer> each = new ArrayList<>();
        private int now;

        @Override
        public void backtrackToFinished(BranchingPoint point) {
            if (point.getLevel() > 0) {
                now++;
            } else {
                each.add(now);
                now = 0;
            }
        }
    }

    @Test
    void eachSearchMayGoWrongHalfAsOftenAgainAsTheOneBefore() {
        var mistakes = new Mistakes();
        assertFalse(hasModel(pigeons(HOLES + 1), 4, mistakes));
        assertTrue(mistakes.each.size() > 2, "only " + mistakes.each);
        IntStream.range(0, mistakes.each.size()).forEach(i ->
            assertTrue(mistakes.each.get(i) > 4 * Math.pow(1.5, i), i + " of " + mistakes.each));
    }

    @Test
    void aSearchThatGoesWrongLessOftenGoesOn() {
        var mistakes = new Mistakes();
        assertFalse(hasModel(pigeons(HOLES + 1), 100_000, mistakes));
        assertEquals(List.of(), mistakes.each);
        assertTrue(mistakes.now > 4 << 2, "only " + mistakes.now);
    }

    @Test
    void aModelIsFoundAllTheSame() {
        assertTrue(hasModel(pigeons(HOLES), 1, new Mistakes()));
    }

    /** Each has a hole that no other has, so the first choices cannot all be right. */
    @Test
    void whatWasRightIsChosenFirstTheNextTime() {
        var mistakes = new Mistakes();
        Tableau tableau = tableau(pigeons(HOLES), 100_000, mistakes);
        assertTrue(hasModel(tableau));
        assertTrue(mistakes.now > 0);
        mistakes.now = 0;
        assertTrue(hasModel(tableau));
        assertEquals(0, mistakes.now);
    }

    /** Whichever of the two is tried first, in one of the ontologies all that comes after it is in vain. */
    @ParameterizedTest
    @ValueSource(strings = {"One", "Other"})
    void aChoiceBelowWhichNoSearchEndsIsMadeOtherwise(String bad) {
        String good = bad.equals("One") ? "Other" : "One";
        var axioms = new StringBuilder(Given.noneBeside(13, 12))
            .append(" ClassAssertion(ObjectUnionOf(:One :Other) :x)")
            .append(" SubClassOf(:" + good + " ObjectAllValuesFrom(:sees :Outside))")
            .append(" SubClassOf(:" + bad + " ObjectAllValuesFrom(:sees :Inside))")
            .append(" SubClassOf(:Inside ObjectUnionOf(" + Given.names("C", 12) + "))");
        IntStream.range(0, 13).forEach(i -> axioms.append(" ObjectPropertyAssertion(:sees :x :i" + i + ")"));
        DLOntology clauses = Tableaux.clauses(axioms.toString());
        assertTimeoutPreemptively(Duration.ofMinutes(2),
            () -> assertTrue(hasModel(clauses, Restarts.FIRST, new Mistakes())));
    }

    private static boolean hasModel(DLOntology clauses, int mistakes, Mistakes monitor) {
        return hasModel(tableau(clauses, mistakes, monitor));
    }

    private static Tableau tableau(DLOntology clauses, int mistakes, Mistakes monitor) {
        var expansion = new ManyAtOnce(new AnywhereBlocking(new PairWiseDirectBlockingChecker(), null),
            ManyAtOnce.SHARE, mistakes, Tableaux::goOn);
        return new Tableau(new InterruptFlag(-1), monitor, expansion, true, clauses, null, Map.of());
    }

    private static boolean hasModel(Tableau tableau) {
        return tableau.isSatisfiable(true, true, null, null, null, null, null,
            ReasoningTaskDescription.isABoxSatisfiable());
    }

    private static DLOntology pigeons(int number) {
        return Tableaux.clauses(Given.pigeons(number, HOLES, ""));
    }
}
