package org.paradl.owlapi;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.reasoner.ReasonerProgressMonitor;

/**
 * Hands progress on to OWLAPI's monitor, which wants each task started and stopped; who stops the work watches its
 * reasoners.
 */
final class Reports implements Progress {
    private final ReasonerProgressMonitor monitor;
    private String task = "";

    Reports(ReasonerProgressMonitor monitor) {
        this.monitor = monitor;
    }

    @Override
    public synchronized void report(String phase, long done, long total) {
        if (!phase.equals(task)) {
            stop();
            task = phase;
            monitor.reasonerTaskStarted(phase);
        }
        if (total > 0) {
            monitor.reasonerTaskProgressChanged((int) Math.min(done, Integer.MAX_VALUE),
                (int) Math.min(total, Integer.MAX_VALUE));
        } else {
            monitor.reasonerTaskBusy();
        }
    }

    synchronized void stop() {
        if (!task.isEmpty()) {
            task = "";
            monitor.reasonerTaskStopped();
        }
    }
}
