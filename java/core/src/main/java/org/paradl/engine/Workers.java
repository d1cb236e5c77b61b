package org.paradl.engine;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Threads to reason in. Tableaux and justifications of deep class expressions recurse, for which the default stack is
 * small; and a thread with a large one takes its time to start, so that it is kept a while for what comes next.
 */
public final class Workers {
    public static final long STACK = 512L << 20;
    private static final int KEPT_SECONDS = 10;
    private static final ExecutorService POOL = new ThreadPoolExecutor(0, Integer.MAX_VALUE, KEPT_SECONDS,
        TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
            Thread thread = new Thread(null, task, "paradl-worker", STACK);
            thread.setDaemon(true);
            return thread;
        });

    private Workers() {
    }

    /** Has the work done at once, by a thread that does nothing else meanwhile. */
    public static void start(Runnable work) {
        POOL.execute(work);
    }
}
