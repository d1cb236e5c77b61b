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
    private static final Duration LEAST_FOR_SOME = Duration.ofMillis(250);
    /** Of the longest test that was of use. */
    private static final int TIMES = 4;

    /** Of the test of all, where some of it are tested. */
    private static final int TIMES_OF_ALL = 2;

    private final AtomicLong longest = new AtomicLong();
    private final AtomicLong last = new AtomicLong();

    /** A test of use took so many nanoseconds. */
    public void took(long nanos) {
        longest.accumulateAndGet(nanos, Math::max);
        last.set(nanos);
    }

    /** From now on. */
    public Duration limit() {
        return limit(TIMES, longest.get(), LEAST);
    }

    /** For some of what the last test of use was of: where they do, it seldom takes longer. */
    public Duration limitForSome() {
        return limit(TIMES_OF_ALL, last.get(), LEAST_FOR_SOME);
    }

    private static Duration limit(int times, long known, Duration least) {
        Duration some = Duration.ofNanos(times * known);
        return known == 0 ? FIRST : some.compareTo(least) < 0 ? least : some;
    }
}
