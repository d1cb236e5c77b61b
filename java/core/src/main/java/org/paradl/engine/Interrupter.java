package org.paradl.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * A computation that can be watched and stopped from another thread. After {@link #cancel()} it interrupts the working
 * thread and every watched reasoner, again and again until the work ends: HermiT forgets an interruption that arrives
 * just as it starts a task.
 *
 * <pre>{@code
 * Interrupter job = new Interrupter();
 * worker.submit(() -> job.run(() -> classify(ontology, job)));
 * job.cancel();                                    // run ends with Progress.Cancelled
 * }</pre>
 */
public final class Interrupter implements Progress {
    private static final int EVERY_MILLIS = 10;

    private final Set<OWLReasoner> watched = ConcurrentHashMap.newKeySet();
    private volatile State state = new State("start", 0, 0);
    private volatile String instead = "";
    private volatile boolean cancelled;
    private Thread worker;

    /** How far the computation is. */
    public static final class State {
        private final String phase;
        private final long done;
        private final long total;

        State(String phase, long done, long total) {
            this.phase = phase;
            this.done = done;
            this.total = total;
        }

        public String phase() {
            return phase;
        }

        public long done() {
            return done;
        }

        /** 0 where it is unknown. */
        public long total() {
            return total;
        }
    }

    /**
     * Does the work in this thread, where {@link #cancel} finds it.
     *
     * @throws Progress.Cancelled where it was cancelled before it was done
     */
    public <T> T run(Supplier<T> work) {
        begin();
        try {
            checkCancelled();
            return work.get();
        } catch (RuntimeException e) {
            // What an engine throws when it is interrupted differs; that it was is all that counts.
            checkCancelled();
            throw e;
        } finally {
            end();
        }
    }

    /** Asks the work to stop and returns at once. Later calls do nothing. */
    public synchronized void cancel() {
        if (!cancelled) {
            cancelled = true;
            startInterrupting();
        }
    }

    /** How far the computation is. */
    public State state() {
        return state;
    }

    @Override
    public void report(String phase, long done, long total) {
        state = new State(phase, done, total);
    }

    /** What the user might do instead; empty where nothing better is known. */
    public String instead() {
        return instead;
    }

    @Override
    public void advise(String other) {
        instead = other;
    }

    @Override
    public void watch(OWLReasoner reasoner) {
        watched.add(reasoner);
    }

    /** Under the lock, as who lets go of a reasoner disposes of it next: an interruption on its way is waited for. */
    @Override
    public synchronized void unwatch(OWLReasoner reasoner) {
        watched.remove(reasoner);
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    private synchronized void begin() {
        worker = Thread.currentThread();
        startInterrupting();
    }

    private synchronized void end() {
        worker = null;
        watched.clear();
        if (cancelled) {
            Thread.interrupted(); // our own; that of whoever else interrupts the thread is theirs
        }
    }

    private void startInterrupting() {
        if (cancelled && worker != null) {
            Thread thread = new Thread(this::interruptUntilEnded, "paradl-interrupter");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void interruptUntilEnded() {
        while (interruptWorker()) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(EVERY_MILLIS));
        }
    }

    /** Under the lock, so that neither the thread nor a reasoner is interrupted after the work has ended. */
    private synchronized boolean interruptWorker() {
        if (worker != null) {
            worker.interrupt();
            watched.forEach(OWLReasoner::interrupt);
        }
        return worker != null;
    }
}
