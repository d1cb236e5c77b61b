package org.paradl.engine.choose;

import java.time.Duration;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.Workers;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * One question of a race. The leader answers it in the thread that asks; the other works beside it once it has joined,
 * and joins at once where the leader fails. The first answer counts, and stops who is still at work.
 */
final class Round<T> {
    private final long begun = System.nanoTime();
    private final Runner leader;
    private final Runner other;
    private final Interrupter leaders;
    private final boolean decides;
    private final BooleanSupplier mayJoin;
    private final Duration headStart;
    private final BiFunction<Engine, OWLReasoner, T> question;
    private Interrupter others;
    private boolean otherFailed;
    private Throwable failure;
    private Runner winner;
    private T value;

    /**
     * @param decides whether it counts that the leader rejects an ontology: another may take it, but not as it is meant
     * @param mayJoin whether the other can answer; asked when its turn has come, beside the leader's work
     */
    Round(Runner leader, Runner other, boolean decides, BooleanSupplier mayJoin, Duration headStart,
            BiFunction<Engine, OWLReasoner, T> question) {
        this.leader = leader;
        this.other = other;
        this.leaders = leader.ready();
        this.decides = decides;
        this.mayJoin = mayJoin;
        this.headStart = headStart;
        this.question = question;
    }

    /**
     * The first answer; where both fail, why the leader did.
     *
     * @throws Progress.Cancelled where both were stopped
     */
    T answer() {
        try {
            won(leader, leader.answer(leaders, question));
        } catch (RuntimeException | Error e) {
            failed(e);
        }
        return result();
    }

    /** How long it is till the other should join. */
    Duration left() {
        return headStart.minusNanos(System.nanoTime() - begun);
    }

    /** Lets the other work, too, unless that is in vain. */
    synchronized void join() {
        if (others != null || isOver()) {
            return;
        }
        Interrupter run = other.ready();
        others = run;
        Workers.start(() -> {
            try {
                if (mayJoin.getAsBoolean()) {
                    won(other, other.answer(run, question));
                    return;
                }
            } catch (RuntimeException | Error e) {
                // then it has no answer, and what the leader says counts
            }
            otherFailed();
        });
    }

    /** Who answered first. */
    synchronized Runner winner() {
        return winner;
    }

    /**
     * That the ontology is inconsistent is an answer, too; and who is stopped while nobody has won is so from outside.
     */
    private boolean isOver() {
        return winner != null || failure instanceof Progress.Cancelled
            || failure instanceof InconsistentOntologyException
            || decides && failure instanceof ParadlException;
    }

    private synchronized void won(Runner first, T answer) {
        if (winner == null) {
            winner = first;
            value = answer;
            leave(first == leader ? others : leaders);
        }
    }

    private synchronized void failed(Throwable e) {
        failure = e;
        if (isOver()) {
            leave(others);
        } else {
            join();
        }
    }

    private synchronized void otherFailed() {
        otherFailed = true;
        notifyAll();
    }

    private void leave(Interrupter loser) {
        if (loser != null) {
            loser.cancel();
        }
        notifyAll();
    }

    private synchronized T result() {
        try {
            while (!isOver() && !otherFailed) {
                wait();
            }
        } catch (InterruptedException e) {
            leave(others);
            Thread.currentThread().interrupt();
            throw new Progress.Cancelled();
        }
        if (winner != null) {
            return value;
        }
        if (failure instanceof Error) {
            throw (Error) failure;
        }
        throw (RuntimeException) failure;
    }
}
