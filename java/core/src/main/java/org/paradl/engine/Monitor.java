package org.paradl.engine;

import org.semanticweb.owlapi.reasoner.ReasonerProgressMonitor;

/** Hands what a reasoner tells its OWLAPI progress monitor on to a {@link Progress}. */
public final class Monitor implements ReasonerProgressMonitor {
    private final Progress progress;
    private volatile String phase = "reason";

    public Monitor(Progress progress) {
        this.progress = progress;
    }

    /** @throws Progress.Cancelled where the reasoner, which may have another monitor or none, should end now. */
    public static void checkCancelled(ReasonerProgressMonitor monitor) {
        if (monitor instanceof Monitor) {
            ((Monitor) monitor).progress.checkCancelled();
        }
    }

    @Override
    public void reasonerTaskStarted(String taskName) {
        phase = taskName;
        progress.report(phase, 0, 0);
    }

    @Override
    public void reasonerTaskProgressChanged(int value, int max) {
        progress.report(phase, value, max);
    }

    @Override
    public void reasonerTaskBusy() {
        progress.report(phase, 0, 0);
    }

    @Override
    public void reasonerTaskStopped() {
        progress.report("reason", 0, 0);
    }
}
