package org.paradl.door;

/** Measures the time since it was made. */
final class Clock {
    private final long start = System.nanoTime();

    /** To the millisecond. */
    double seconds() {
        return Math.round((System.nanoTime() - start) / 1e6) / 1e3;
    }
}
