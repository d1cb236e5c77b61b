package org.paradl.engine;

import java.util.function.BiFunction;
import java.util.function.Supplier;

import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** One engine of a race. */
final class Runner {
    private final Engine engine;
    private final Supplier<OWLOntology> ontology;
    private final Progress whole;
    private volatile Interrupter run = new Interrupter();
    private volatile boolean atWork;
    private OWLReasoner reasoner;

    /** @param ontology read when the engine starts */
    Runner(Engine engine, Supplier<OWLOntology> ontology, Progress whole) {
        this.engine = engine;
        this.ontology = ontology;
        this.whole = whole;
    }

    Engine engine() {
        return engine;
    }

    /** Before each question: whoever stops the runner afterwards means that question. */
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
        atWork = true;
        try {
            return current.run(() -> {
                if (reasoner == null) {
                    reasoner = engine.start(ontology.get(), new Lane(current));
                }
                current.watch(reasoner);
                return engine.run(() -> question.apply(engine, reasoner));
            });
        } catch (Progress.Cancelled e) {
            dispose();
            throw e;
        } finally {
            atWork = false;
        }
    }

    /** Returns at once. */
    void stop() {
        run.cancel();
    }

    /** Whether a question is being answered. */
    boolean isAtWork() {
        return atWork;
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
