package org.paradl.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * The progress of a computation some parts of which may take only so long.
 *
 * <pre>{@code
 * Deadline deadline = new Deadline(progress);
 * deadline.within(Duration.ofSeconds(10), () -> search(deadline)).orElseGet(this::coarse);
 * }</pre>
 */
public final class Deadline implements Progress {
    public static final ScheduledExecutorService CLOCK = clock();

    private final Progress whole;
    private final Set<OWLReasoner> watched = ConcurrentHashMap.newKeySet();
    private volatile Interrupter part;
    private volatile String instead = "";

    /** An alarm that is not needed any more is forgotten at once: many short questions may have long limits. */
    private static ScheduledExecutorService clock() {
        var clock = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "paradl-deadline");
            thread.setDaemon(true);
            return thread;
        });
        clock.setRemoveOnCancelPolicy(true);
        return clock;
    }

    /** @param whole the progress of the whole computation, which may be cancelled at any time */
    public Deadline(Progress whole) {
        this.whole = whole;
    }

    /**
     * What the work comes to, if it is done in time. A reasoner that was at work when time was up is not to be trusted
     * any more.
     *
     * @throws Progress.Cancelled where the whole computation was cancelled
     */
    public <T> Optional<T> within(Duration limit, Supplier<T> work) {
        if (limit.toMillis() <= 0) {
            return Optional.empty(); // short work would be done before the alarm goes off
        }
        var interrupter = new Interrupter();
        watched.forEach(interrupter::watch);
        part = interrupter;
        Future<?> alarm = CLOCK.schedule(interrupter::cancel, limit.toMillis(), TimeUnit.MILLISECONDS);
        try {
            return Optional.of(interrupter.run(work));
        } catch (Cancelled e) {
            whole.checkCancelled();
            return Optional.empty();
        } finally {
            alarm.cancel(false);
            part = null;
        }
    }

    /** Ends the part that is at work, as if its time were up. */
    public void stop() {
        part().ifPresent(Interrupter::cancel);
    }

    /** What is at work; another thread may come to the end of it at any moment. */
    private Optional<Interrupter> part() {
        return Optional.ofNullable(part);
    }

    @Override
    public void report(String phase, long done, long total) {
        whole.report(phase, done, total);
    }

    @Override
    public void advise(String other) {
        instead = other;
        whole.advise(other);
    }

    /** What the user might do instead; empty where nothing better is known. */
    public String instead() {
        return instead;
    }

    @Override
    public void watch(OWLReasoner reasoner) {
        watched.add(reasoner);
        whole.watch(reasoner);
        part().ifPresent(current -> current.watch(reasoner));
    }

    @Override
    public void unwatch(OWLReasoner reasoner) {
        watched.remove(reasoner);
        whole.unwatch(reasoner);
        part().ifPresent(current -> current.unwatch(reasoner));
    }

    @Override
    public boolean cancelled() {
        return whole.cancelled() || part().map(Interrupter::cancelled).orElse(false);
    }
}
