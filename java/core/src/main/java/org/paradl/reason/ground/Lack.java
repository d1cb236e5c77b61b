package org.paradl.reason.ground;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * What is missing for a sentence to be told: nothing, or more than anybody could tell, or the answers to some
 * questions.
 */
public final class Lack {
    static final Lack NOTHING = new Lack(true, List.of());
    static final Lack BEYOND = new Lack(false, List.of());

    private final boolean settled;
    private final List<List<Integer>> ways;

    private Lack(boolean settled, List<List<Integer>> ways) {
        this.settled = settled;
        this.ways = List.copyOf(ways);
    }

    static Lack of(List<List<Integer>> ways) {
        return new Lack(false, ways);
    }

    /** The same about other candidates. */
    Lack with(UnaryOperator<Integer> others) {
        return new Lack(settled, ways.stream()
            .map(way -> way.stream().map(others).sorted().collect(Collectors.toList())).collect(Collectors.toList()));
    }

    /** Whether it is told, whatever else is answered. */
    public boolean isTold() {
        return settled;
    }

    /** Sets of candidates of which each could make it follow; none where it is told, or cannot be. */
    public List<List<Integer>> ways() {
        return ways;
    }
}
