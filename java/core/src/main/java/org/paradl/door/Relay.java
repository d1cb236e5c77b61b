package org.paradl.door;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** The progress of whichever job is being served: reasoners outlive the job that started them. */
final class Relay implements Progress {
    private static final Set<String> PHASES =
        Set.of("translate", "consistency", "clashes", "classify", "realize", "justify");

    private final Set<OWLReasoner> watched = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> nanos = new ConcurrentHashMap<>();
    private volatile Progress job = SILENT;
    private volatile String instead = "";
    private String phase = "";
    private long since;

    /** From now on this job is told, and may cancel. */
    void serve(Progress next) {
        job = next;
        watched.forEach(next::watch);
        next.advise(instead);
        nanos.clear();
        enter("");
    }

    /** How long each phase of the job has taken so far, in seconds. */
    synchronized Map<String, Double> seconds() {
        enter(phase);
        var seconds = new TreeMap<String, Double>();
        nanos.forEach((name, time) -> seconds.put(name, time / 1e9));
        return seconds;
    }

    @Override
    public void report(String name, long done, long total) {
        enter(name);
        job.report(name, done, total);
    }

    /** What an engine says that it is doing is part of the phase that asked it to. */
    private synchronized void enter(String next) {
        if (!next.isEmpty() && !PHASES.contains(next)) {
            return;
        }
        long now = System.nanoTime();
        if (!phase.isEmpty()) {
            nanos.merge(phase, now - since, Long::sum);
        }
        phase = next;
        since = now;
    }

    /** Kept for the jobs to come: the reasoner is chosen but once. */
    @Override
    public void advise(String other) {
        instead = other;
        job.advise(other);
    }

    @Override
    public void watch(OWLReasoner reasoner) {
        watched.add(reasoner);
        job.watch(reasoner);
    }

    @Override
    public void unwatch(OWLReasoner reasoner) {
        watched.remove(reasoner);
        job.unwatch(reasoner);
    }

    @Override
    public boolean cancelled() {
        return job.cancelled();
    }
}
