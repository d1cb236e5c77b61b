package org.paradl.reason.justify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Sets, to be asked whether one of them is a part of another one. Each is kept under that of its members under which
 * the fewest are: of many sets only a few have to be looked at.
 */
public final class Subsets<T> {
    private final Map<T, List<Set<T>>> sets = new HashMap<>();

    /** @param set not empty */
    public void add(Set<T> set) {
        T rarest = set.stream().min(Comparator.comparing(member -> of(member).size())).orElseThrow();
        sets.computeIfAbsent(rarest, k -> new ArrayList<>()).add(set);
    }

    public boolean anyWithin(Set<T> all) {
        return all.stream().flatMap(member -> of(member).stream()).anyMatch(all::containsAll);
    }

    private List<Set<T>> of(T member) {
        return sets.getOrDefault(member, List.of());
    }
}
