package org.paradl.engine.hermit.search;

import java.util.Random;

import org.semanticweb.HermiT.model.AnnotatedEquality;
import org.semanticweb.HermiT.model.Equality;

/**
 * Has the disjuncts of some choices tried in random order. HermiT tries those first that have clashed least, but the
 * first wrong choice of a search that does not end has never clashed, and so is made again. Which nodes are merged is
 * always at random: what has clashed are places in a disjunction, not nodes. The seed is fixed, so that a search in a
 * fixed order, as one that is traced, stays the same from run to run.
 */
final class RandomChoices {
    /** One of how many other choices. */
    private static final int SHARE = 5;

    private final Random random = new Random(1);

    /** @param choice about to be made */
    void look(Choice choice) {
        if (merges(choice) || random.nextInt(SHARE) == 0) {
            shuffle(choice.order());
        }
    }

    private static boolean merges(Choice choice) {
        return choice.predicates()
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
}
