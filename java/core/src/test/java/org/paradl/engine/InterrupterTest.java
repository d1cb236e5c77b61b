package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

import com.google.common.util.concurrent.Uninterruptibles;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class InterrupterTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    /** It would look for a hole for each pigeon for years. */
    @RepeatedTest(2)
    void stopsHermitInTheMiddle() {
        stops(Engines.byName("hermit"), Given.ontology(Given.pigeons(40, 39, "")), 1500);
    }

    /** It compiles a clause of 257 values of xsd:byte, several hundred times. */
    @Test
    void stopsHermitAtItsStart() {
        stops(Engines.byName("hermit"), W3cCase.premise("WebOnt-I5.8-001"), 300);
    }

    @Test
    void stopsWorkThatWaits() {
        Interrupter job = new Interrupter();
        cancelAfter(job, 50);
        assertTimeoutPreemptively(SOON, () -> assertThrows(Progress.Cancelled.class, () -> job.run(() -> {
            try {
                new CountDownLatch(1).await();
                return null;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        })));
    }

    @Test
    void leavesTheThreadAsItWas() {
        Interrupter job = new Interrupter();
        job.cancel();
        assertThrows(Progress.Cancelled.class, () -> job.run(() -> 1));
        assertFalse(Thread.currentThread().isInterrupted());
    }

    /** As a pool of threads interrupts its own when it is shut down. */
    @Test
    void leavesAnInterruptionByOthers() {
        Thread.currentThread().interrupt();
        int answer = new Interrupter().run(() -> 1);
        assertTrue(Thread.interrupted());
        assertEquals(1, answer);
    }

    @Test
    void noReasonerIsInterruptedOnceItIsLetGo() {
        Interrupter job = new Interrupter();
        var interrupting = new CountDownLatch(1);
        var disposed = new AtomicBoolean();
        var interruptedLate = new AtomicBoolean();
        OWLReasoner slow = (OWLReasoner) Proxy.newProxyInstance(getClass().getClassLoader(),
            new Class<?>[] {OWLReasoner.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("interrupt")) {
                    interrupting.countDown();
                    LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
                    interruptedLate.compareAndSet(false, disposed.get());
                }
                return method.getName().equals("hashCode") ? 1 : null;
            });
        assertThrows(Progress.Cancelled.class, () -> job.run(() -> {
            job.watch(slow);
            job.cancel();
            Uninterruptibles.awaitUninterruptibly(interrupting);
            job.unwatch(slow);
            disposed.set(true);
            Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(300));
            throw new Progress.Cancelled();
        }));
        assertFalse(interruptedLate.get());
    }

    /** ELK's own factory gives all reasoners one interrupter, which the next of them would hear. */
    @ParameterizedTest
    @ValueSource(strings = {"elk", "hermit"})
    void stopsNobodyElse(String name) {
        Engine engine = Engines.byName(name);
        OWLOntology ontology = Given.ontology("SubClassOf(:A :B)");
        OWLReasoner stopped = engine.start(ontology, new Interrupter());
        OWLReasoner other = engine.start(ontology, new Interrupter());
        stopped.interrupt();
        assertTrue(engine.run(other::isConsistent));
        stopped.dispose();
        other.dispose();
    }

    @Test
    void passesOnWhatTheWorkAnswersAndThrows() {
        assertEquals(1, new Interrupter().run(() -> 1));
        assertThrows(IllegalArgumentException.class, () -> new Interrupter().run(() -> {
            throw new IllegalArgumentException();
        }));
    }

    @Test
    void knowsHowFarItIs() {
        Interrupter job = new Interrupter();
        job.report("classify", 10, 100);
        Interrupter.State state = job.state();
        assertEquals("classify 10 of 100", state.phase() + " " + state.done() + " of " + state.total());
        assertFalse(job.cancelled());
        job.cancel();
        assertTrue(job.cancelled());
    }

    static void stops(Engine engine, OWLOntology ontology, int afterMillis) {
        Interrupter job = new Interrupter();
        cancelAfter(job, afterMillis);
        assertTimeoutPreemptively(SOON, () -> assertThrows(Progress.Cancelled.class, () -> job.run(() -> {
            var reasoner = engine.start(ontology, job);
            return engine.run(reasoner::isConsistent);
        })));
    }

    private static void cancelAfter(Interrupter job, int millis) {
        Thread canceller = new Thread(() -> {
            try {
                Thread.sleep(millis);
                job.cancel();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        canceller.setDaemon(true);
        canceller.start();
    }
}
