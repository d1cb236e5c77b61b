package org.paradl.engine;

import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * What a long computation tells the outside and what the outside tells it: how far it is, and whether it should stop.
 */
public interface Progress {

    /** Nobody listens and nobody interrupts. */
    Progress SILENT = (phase, done, total) -> {
        // nobody listens
    };

    /** Says which phase is running and how much of it is done; {@code total} 0 where that is unknown. */
    void report(String phase, long done, long total);

    /** Says what the user might do instead, where this takes too long or too much memory. */
    default void advise(String instead) {
        // nobody listens
    }

    /** From now on a cancellation interrupts this reasoner, again and again until it is unwatched. */
    default void watch(OWLReasoner reasoner) {
        // who cannot be cancelled interrupts nobody
    }

    /** The reasoner is done with. */
    default void unwatch(OWLReasoner reasoner) {
        // as above
    }

    /** Whether the computation should end now. */
    default boolean cancelled() {
        return false;
    }

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
