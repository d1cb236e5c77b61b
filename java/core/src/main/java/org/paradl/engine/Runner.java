package org.paradl.engine;

import java.util.function.BiFunction;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** One engine of a race, over a copy of the ontology: engines listen to theirs. */
final class Runner {
    private final Engine engine;
    private final OWLOntology ontology;
    private final Progress whole;
    private volatile Interrupter run = new Interrupter();
    private OWLReasoner reasoner;

    Runner(Engine engine, OWLOntology ontology, Progress whole) {
        this.engine = engine;
        this.ontology = ontology;
        this.whole = whole;
    }

    private OWLOntology copy() {
        try {
            return Owl.manager().createOntology(ontology.getAxioms());
        } catch (OWLOntologyCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    Engine engine() {
        return engine;
    }

    /** Before each question, in the thread that asks it: whoever stops the runner afterwards means that question. */
    void ready() {
        run = new Interrupter();
    }

    /**
     * The answer to a question, in this thread. A reasoner that was stopped at work is not to be trusted any more.
     *
     * @throws Progress.Cancelled where it was stopped
     */
    synchronized <T> T answer(BiFunction<Engine, OWLReasoner, T> question) {
        Interrupter current = run;
        try {
            return current.run(() -> {
                if (reasoner == null) {
                    reasoner = engine.start(copy(), new Lane(current));
                }
                current.watch(reasoner);
                return engine.run(() -> question.apply(engine, reasoner));
            });
        } catch (Progress.Cancelled e) {
            dispose();
            throw e;
        }
    }

    /** Returns at once. */
    void stop() {
        run.cancel();
    }

    /** Waits for a question that is being answered. */
    synchronized void dispose() {
        if (reasoner != null) {
            reasoner.dispose();
            reasoner = null;
        }
    }

    /** Reports to the whole, and is stopped with it or alone. */
    private final class Lane implements Progress {
        private final Interrupter lane;

        Lane(Interrupter lane) {
            this.lane = lane;
        }

        @Override
        public void report(String phase, long done, long total) {
            whole.report(phase, done, total);
        }

        @Override
        public void watch(OWLReasoner watched) {
            lane.watch(watched);
        }

        @Override
        public void unwatch(OWLReasoner watched) {
            lane.unwatch(watched);
        }

        @Override
        public boolean cancelled() {
            return lane.cancelled() || whole.cancelled();
        }
    }
}
