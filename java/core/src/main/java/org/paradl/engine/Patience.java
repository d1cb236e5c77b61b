package org.paradl.engine;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How long a test is waited for that one can do without, as others like it take a while. That something follows from
 * some of the axioms may be far harder to find out than that it follows from all; and a model without any of many facts
 * harder to find than one without each.
 */
public final class Patience {
    private static final Duration FIRST = Duration.ofSeconds(5);
    private static final Duration LEAST = Duration.ofSeconds(1);
    /** Of the longest test that was of use. */
    private static final int TIMES = 4;

    private final AtomicLong longest = new AtomicLong();

    /** A test of use took so many nanoseconds. */
    public void took(long nanos) {
        longest.accumulateAndGet(nanos, Math::max);
    }

    /** From now on. */
    public Duration limit() {
        long known = longest.get();
        Duration some = Duration.ofNanos(TIMES * known);
        return known == 0 ? FIRST : some.compareTo(LEAST) < 0 ? LEAST : some;
    }
}
