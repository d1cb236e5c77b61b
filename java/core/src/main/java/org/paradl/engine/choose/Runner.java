package org.paradl.engine.choose;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import org.paradl.engine.Engine;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** One engine of a race. */
final class Runner {
    private static final int LOOK_EVERY_MILLIS = 10;

    private final Engine engine;
    private final Supplier<OWLOntology> ontology;
    private final Progress whole;
    private final ReentrantLock atWork = new ReentrantLock();
    private volatile Interrupter next = new Interrupter();
    private volatile Interrupter current = next;
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

    /** Before each question: what stops it alone. Whoever stops the runner afterwards means that question. */
    Interrupter ready() {
        var question = new Interrupter();
        next = question;
        return question;
    }

    /**
     * The answer to a question, in this thread. A reasoner that was stopped at work is not to be trusted any more; nor
     * is one that was so when it was done, as its next question may be the first to hear of it.
     *
     * @param run what {@link #ready} gave for it
     * @throws Progress.Cancelled where it was stopped
     */
    <T> T answer(Interrupter run, BiFunction<Engine, OWLReasoner, T> question) {
        await(run);
        try {
            current = run;
            T answer = run.run(() -> {
                if (reasoner == null) {
                    reasoner = engine.start(ontology.get(), new Lane());
                }
                run.watch(reasoner);
                return engine.run(() -> question.apply(engine, reasoner));
            });
            run.checkCancelled();
            return answer;
        } catch (Progress.Cancelled | Error e) {
            dispose();
            throw e;
        } finally {
            atWork.unlock();
        }
    }

    /** An earlier question that was stopped may take a while to end. */
    private void await(Interrupter run) {
        try {
            while (!atWork.tryLock(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
                run.checkCancelled();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Progress.Cancelled();
        }
    }

    /** Returns at once. */
    void stop() {
        next.cancel();
    }

    /** Whether a question is being answered. */
    boolean isAtWork() {
        return atWork.isLocked();
    }

    /** Waits for a question that is being answered. */
    void dispose() {
        atWork.lock();
        try {
            if (reasoner != null) {
                reasoner.dispose();
                reasoner = null;
            }
        } finally {
            atWork.unlock();
        }
    }

    /**
     * Reports to the whole, and is stopped with it or alone: whichever question is at work, as the reasoner outlives
     * it.
     */
    private final class Lane implements Progress {
        @Override
        public void report(String phase, long done, long total) {
            if (!current.cancelled()) {
                whole.report(phase, done, total);
            }
        }

        @Override
        public void watch(OWLReasoner watched) {
            current.watch(watched);
        }

        @Override
        public void unwatch(OWLReasoner watched) {
            current.unwatch(watched);
        }

        @Override
        public boolean cancelled() {
            return current.cancelled() || whole.cancelled();
        }
    }
}
