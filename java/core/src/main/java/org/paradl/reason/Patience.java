package org.paradl.reason;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How long a test is waited for that one can do without: whether something follows from some of the axioms. A model of
 * these may be far harder to find than a clash among all.
 */
final class Patience {
    private static final Duration FIRST = Duration.ofSeconds(5);
    private static final Duration LEAST = Duration.ofSeconds(1);
    /** Of the longest test that said yes. */
    private static final int TIMES = 4;

    private final AtomicLong longest = new AtomicLong();

    /** A test took so many nanoseconds to say yes. */
    void tookForYes(long nanos) {
        longest.accumulateAndGet(nanos, Math::max);
    }

    Duration limit() {
        long known = longest.get();
        Duration some = Duration.ofNanos(TIMES * known);
        return known == 0 ? FIRST : some.compareTo(LEAST) < 0 ? LEAST : some;
    }
}
