package org.paradl.engine;

import java.lang.reflect.Field;
import java.util.Random;
import java.util.stream.IntStream;

import org.semanticweb.HermiT.model.AnnotatedEquality;
import org.semanticweb.HermiT.model.Equality;
import org.semanticweb.HermiT.tableau.BranchingPoint;
import org.semanticweb.HermiT.tableau.DisjunctionBranchingPoint;
import org.semanticweb.HermiT.tableau.GroundDisjunction;

/**
 * Has the disjuncts of some choices tried in random order. HermiT tries those first that have clashed least, but the
 * first wrong choice of a search that does not end has never clashed, and so is made again. Which nodes are merged is
 * always at random: what has clashed are places in a disjunction, not nodes. The seed is fixed, so that a search in a
 * fixed order, as one that is traced, stays the same from run to run.
 */
final class RandomChoices {
    /** One of how many other choices. */
    private static final int SHARE = 5;
    private static final Field DISJUNCTION = field("m_groundDisjunction");
    private static final Field ORDER = field("m_sortedDisjunctIndexes");

    private final Random random = new Random(1);

    /** @param choice about to be made */
    void look(BranchingPoint choice) {
        if (choice instanceof DisjunctionBranchingPoint
                && (merges((GroundDisjunction) get(DISJUNCTION, choice)) || random.nextInt(SHARE) == 0)) {
            shuffle((int[]) get(ORDER, choice));
        }
    }

    private static boolean merges(GroundDisjunction disjunction) {
        return IntStream.range(0, disjunction.getNumberOfDisjuncts()).mapToObj(disjunction::getDLPredicate)
            .anyMatch(predicate -> predicate instanceof Equality || predicate instanceof AnnotatedEquality);
    }

    private void shuffle(int[] order) {
        for (int last = order.length - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int moved = order[last];
            order[last] = order[other];
            order[other] = moved;
        }
    }

    private static Object get(Field field, BranchingPoint choice) {
        try {
            return field.get(choice);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Field field(String name) {
        return TableauInsides.field(DisjunctionBranchingPoint.class, name);
    }
}
