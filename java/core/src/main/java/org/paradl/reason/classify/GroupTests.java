package org.paradl.reason.classify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Finds the few of many that fail a test, by tests of many at once, and of each half where they fail; of how many, as
 * long as that takes less for each than to test fewer.
 */
public final class GroupTests<T> {
    private static final int FIRST = 1;
    /**
     * From so many nanoseconds, or so many times as long as the first takes, no more are tested at once: a model of
     * twice the size may take many times as long.
     */
    private static final long ENOUGH = 100_000_000;
    private static final int TIMES = 3;

    private final Predicate<List<T>> pass;
    private final BooleanSupplier allFail;
    private final List<T> failing = new ArrayList<>();
    private boolean mayAllFail = true;
    private boolean everything;

    private GroupTests(Predicate<List<T>> pass, BooleanSupplier allFail) {
        this.pass = pass;
        this.allFail = allFail;
    }

    /**
     * Those that fail, in their order.
     *
     * @param pass whether all of some pass; a no is believed of a single one only
     */
    public static <T> List<T> failing(List<T> all, Predicate<List<T>> pass) {
        return failing(all, pass, () -> false);
    }

    /** @param allFail one more test: whether it is known that each of all fails; asked once, when some have failed */
    public static <T> List<T> failing(List<T> all, Predicate<List<T>> pass, BooleanSupplier allFail) {
        var tests = new GroupTests<>(pass, allFail);
        tests.of(all);
        return tests.everything ? all : Collections.unmodifiableList(tests.failing);
    }

    private void of(List<T> all) {
        int size = FIRST;
        double before = Double.MAX_VALUE;
        long enough = ENOUGH;
        for (int from = 0; from < all.size() && !everything;) {
            List<T> some = all.subList(from, Math.min(from + size, all.size()));
            long start = System.nanoTime();
            among(some);
            long took = System.nanoTime() - start;
            enough = from == 0 ? Math.max(ENOUGH, TIMES * took) : enough;
            double each = (double) took / some.size();
            size = each >= before ? Math.max(1, size / 2) : took < enough ? 2 * size : size;
            before = each;
            from += some.size();
        }
    }

    private void among(List<T> some) {
        if (some.isEmpty() || everything || pass.test(some)) {
            return;
        }
        if (some.size() == 1) {
            failing.add(some.get(0));
            return;
        }
        if (mayAllFail) {
            mayAllFail = false;
            everything = allFail.getAsBoolean();
        }
        int half = some.size() / 2;
        among(some.subList(0, half));
        among(some.subList(half, some.size()));
    }
}
