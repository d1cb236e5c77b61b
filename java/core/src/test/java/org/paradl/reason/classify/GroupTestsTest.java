package org.paradl.reason.classify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GroupTestsTest {
    private static final List<Integer> MANY = IntStream.range(0, 1000).boxed().collect(Collectors.toList());

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 400, 1000})
    void thoseThatFailAreFoundInTheirOrder(int every) {
        List<Integer> failing = MANY.stream().filter(i -> i % every == 0).collect(Collectors.toList());
        assertEquals(failing, GroupTests.failing(MANY, some -> some.stream().noneMatch(failing::contains)));
    }

    @Test
    void fewThatFailTakeFewTests() {
        var tests = new ArrayList<List<Integer>>();
        Set<Integer> failing = Set.of(3, 500);
        assertEquals(List.of(3, 500), GroupTests.failing(MANY, some -> {
            tests.add(some);
            return some.stream().noneMatch(failing::contains);
        }));
        assertTrue(tests.size() < 500, "tests: " + tests.size());
    }

    @Test
    void twoThatOnlyFailTogetherDoNotFail() {
        assertEquals(List.of(), GroupTests.failing(MANY, some -> !some.containsAll(List.of(8, 9))));
    }
}
