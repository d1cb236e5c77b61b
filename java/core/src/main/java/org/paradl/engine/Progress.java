package org.paradl.engine;

import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * What a long computation tells the outside and what the outside tells it: how far it is, and whether it should stop.
 */
public interface Progress {

    /** Nobody listens and nobody interrupts. */
    Progress SILENT = new Progress() {
        @Override
        public void report(String phase, long done, long total) {
            // nobody listens
        }

        @Override
        public void watch(OWLReasoner reasoner) {
            // nobody interrupts
        }

        @Override
        public void unwatch(OWLReasoner reasoner) {
            // nobody interrupts
        }

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /** Says which phase is running and how much of it is done; {@code total} 0 where that is unknown. */
    void report(String phase, long done, long total);

    /** From now on a cancellation interrupts this reasoner, again and again until it is unwatched. */
    void watch(OWLReasoner reasoner);

    /** The reasoner is done with. */
    void unwatch(OWLReasoner reasoner);

    /** Whether the computation should end now. */
    boolean cancelled();

    /** @throws Cancelled where the computation should end now. */
    default void checkCancelled() {
        if (cancelled()) {
            throw new Cancelled();
        }
    }

    /** The computation was stopped from outside. */
    final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
