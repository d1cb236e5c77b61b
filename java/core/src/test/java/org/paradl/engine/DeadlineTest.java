package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeadlineTest {
    private static final Duration SOON = Duration.ofMillis(20);
    private static final Duration LATE = Duration.ofDays(1);

    private final Interrupter whole = new Interrupter();
    private final Deadline deadline = new Deadline(whole);
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final OWLReasoner reasoner = (OWLReasoner) Proxy.newProxyInstance(getClass().getClassLoader(),
        new Class<?>[] {OWLReasoner.class}, (proxy, method, arguments) -> {
            switch (method.getName()) {
                case "interrupt": interrupted.countDown(); return null;
                case "hashCode": return 0;
                default: return proxy == arguments[0];
            }
        });

    @Test
    void whatIsDoneInTimeIsTheAnswer() {
        assertEquals(Optional.of(1), deadline.within(LATE, () -> 1));
        assertFalse(deadline.cancelled());
    }

    @Test
    void withoutTimeNothingIsBegun() {
        assertEquals(Optional.empty(), deadline.within(Duration.ZERO, () -> {
            throw new AssertionError("begun");
        }));
    }

    @Test
    void aPartEndsWhenItsTimeIsUpAndTheWholeGoesOn() {
        assertEquals(Optional.empty(), deadline.within(SOON, () -> untilCancelled()));
        assertFalse(deadline.cancelled());
        assertEquals(Optional.of(1), deadline.within(LATE, () -> 1));
    }

    @Test
    void aPartMayBeStoppedBefore() {
        deadline.stop();
        assertEquals(Optional.empty(), deadline.within(LATE, () -> {
            deadline.stop();
            return untilCancelled();
        }));
    }

    @Test
    void aReasonerThatStartsInAPartIsInterruptedWithIt() {
        assertEquals(Optional.empty(), deadline.within(SOON, () -> {
            deadline.watch(reasoner);
            return untilInterrupted();
        }));
    }

    @Test
    void soIsOneThatWasThereBefore() {
        deadline.watch(reasoner);
        assertEquals(Optional.empty(), deadline.within(SOON, this::untilInterrupted));
    }

    @Test
    void oneThatHasEndedIsLeftAlone() {
        deadline.watch(reasoner);
        deadline.unwatch(reasoner);
        deadline.within(SOON, () -> {
            deadline.watch(reasoner);
            deadline.unwatch(reasoner);
            return untilCancelled();
        });
        assertEquals(1, interrupted.getCount());
    }

    @Test
    void theWholeEndsItsPart() {
        assertThrows(Progress.Cancelled.class, () -> deadline.within(LATE, () -> {
            whole.cancel();
            return untilCancelled();
        }));
        assertTrue(deadline.cancelled());
    }

    @Test
    void theWholeInterruptsTheReasonersOfItsPart() {
        assertThrows(Progress.Cancelled.class, () -> whole.run(() -> deadline.within(LATE, () -> {
            deadline.watch(reasoner);
            whole.cancel();
            return untilInterrupted();
        })));
    }

    @Test
    void theWholeIsToldHowFarItIs() {
        deadline.report("justify", 3, 4);
        assertEquals("justify", whole.state().phase());
    }

    private int untilCancelled() {
        while (true) {
            deadline.checkCancelled();
            Thread.onSpinWait();
        }
    }

    /** As an engine that answers only to its own interruption. */
    private int untilInterrupted() {
        while (interrupted.getCount() > 0) {
            Thread.onSpinWait();
        }
        return untilCancelled();
    }
}
