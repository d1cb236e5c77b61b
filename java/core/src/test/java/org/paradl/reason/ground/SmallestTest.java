package org.paradl.reason.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class SmallestTest {

    @Test
    void fewOfManyAreFoundWithFewTries() {
        var tries = new ArrayList<List<Integer>>();
        List<Integer> items = IntStream.range(0, 1000).boxed().collect(Collectors.toList());
        List<Integer> found = Smallest.of(items, some -> {
            tries.add(some);
            return some.containsAll(Set.of(3, 700));
        });
        assertEquals(Set.of(3, 700), Set.copyOf(found));
        assertTrue(tries.size() < 30, tries.size() + " tries");
    }

    @Test
    void noneIsNeededWhereNothingSuffices() {
        assertEquals(List.of(), Smallest.of(List.of(1, 2), some -> true));
        assertEquals(List.of(), Smallest.of(List.of(), some -> false));
    }
}
