package org.paradl.door;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** The progress of whichever job is being served: reasoners outlive the job that started them. */
final class Relay implements Progress {
    private final Set<OWLReasoner> watched = ConcurrentHashMap.newKeySet();
    private volatile Progress job = Progress.SILENT;

    /** From now on this job is told, and may cancel. */
    void serve(Progress next) {
        job = next;
        watched.forEach(next::watch);
    }

    @Override
    public void report(String phase, long done, long total) {
        job.report(phase, done, total);
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
