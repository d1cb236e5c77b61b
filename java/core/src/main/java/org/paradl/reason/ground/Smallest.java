package org.paradl.reason.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds a minimal part of some items that suffices, with few tries where few of many items are needed. */
final class Smallest {

    private Smallest() {
    }

    /** @param suffices holds of all items together, and of more items wherever it holds of fewer */
    static <T> List<T> of(List<T> items, Predicate<List<T>> suffices) {
        var found = new ArrayList<T>();
        int left = items.size();
        while (left > 0 && !suffices.test(found)) {
            int low = 0;
            int high = left;
            while (high - low > 1) {
                int middle = (low + high) >>> 1;
                if (suffices.test(joined(found, items.subList(0, middle)))) {
                    high = middle;
                } else {
                    low = middle;
                }
            }
            found.add(items.get(high - 1));
            left = high - 1;
        }
        return found;
    }

    private static <T> List<T> joined(List<T> some, List<T> more) {
        var all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }
}
