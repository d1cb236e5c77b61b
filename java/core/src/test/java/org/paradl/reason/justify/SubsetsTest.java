package org.paradl.reason.justify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

class SubsetsTest {

    @Test
    void asWhenEachIsLookedAt() {
        var random = new Random(5);
        for (int round = 0; round < 200; round++) {
            var subsets = new Subsets<Integer>();
            List<Set<Integer>> added = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                Set<Integer> set = some(random, 1 + random.nextInt(4));
                Set<Integer> all = some(random, 1 + random.nextInt(6));
                assertEquals(added.stream().anyMatch(all::containsAll), subsets.anyWithin(all));
                added.add(set);
                subsets.add(set);
            }
        }
    }

    private static Set<Integer> some(Random random, int most) {
        return random.ints(most, 0, 10).boxed().collect(Collectors.toSet());
    }
}
