package org.paradl.protege;

import org.semanticweb.owlapi.reasoner.ReasonerProgressMonitor;

/** Hands the core's progress on to Protégé's monitor, which wants each task started and stopped. */
final class Reports implements Core.Listener {
    private final ReasonerProgressMonitor monitor;
    private String task = "";

    Reports(ReasonerProgressMonitor monitor) {
        this.monitor = monitor;
    }

    @Override
    public synchronized void report(String phase, int done, int total) {
        if (!phase.equals(task)) {
            stop();
            task = phase;
            monitor.reasonerTaskStarted(phase);
        }
        if (total > 0) {
            monitor.reasonerTaskProgressChanged(done, total);
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
