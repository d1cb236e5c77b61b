package org.paradl.owlapi;

import java.time.Duration;
import java.util.function.Supplier;

import org.paradl.ParadlException;
import org.paradl.engine.Deadline;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.ReasonerInterruptedException;
import org.semanticweb.owlapi.reasoner.ReasonerProgressMonitor;
import org.semanticweb.owlapi.reasoner.TimeOutException;

/**
 * Puts questions, each of which may take only so long and can be interrupted, with what goes wrong said in OWLAPI's
 * exceptions.
 */
final class Questions {
    private final Duration limit;
    private final Deadline deadline;
    private final Reports reports;
    private volatile boolean interrupted;

    Questions(long limitMillis, ReasonerProgressMonitor monitor) {
        this.limit = Duration.ofMillis(limitMillis <= 0 ? Long.MAX_VALUE : limitMillis);
        this.reports = new Reports(monitor);
        this.deadline = new Deadline(reports);
    }

    /** What the questions' work is to report to. */
    Progress progress() {
        return deadline;
    }

    /**
     * The answer.
     *
     * @throws TimeOutException where time was up; the reasoner that was at work is not to be trusted any more
     * @throws ReasonerInterruptedException where it was interrupted, and the same holds
     * @throws InconsistentOntologyException under a logic that does not speak through conflicts
     */
    <T> T ask(Supplier<T> question) {
        interrupted = false;
        boolean threadIsInterrupted = Thread.interrupted(); // which ELK takes for its own
        try {
            return deadline.within(limit, question)
                .orElseThrow(() -> interrupted || Thread.currentThread().isInterrupted()
                    ? new ReasonerInterruptedException() : new TimeOutException());
        } catch (ParadlException e) {
            throw e.kind() == ParadlException.Kind.INCONSISTENT ? new InconsistentOntologyException() : e;
        } finally {
            reports.stop();
            if (threadIsInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Ends the question that is being answered; where there is none, nothing happens. */
    void interrupt() {
        interrupted = true;
        deadline.stop();
    }
}
