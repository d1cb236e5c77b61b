package org.paradl.engine.choose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Deadline;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.Workers;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class RaceTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(50);
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final OWLClass A = OWLManager.getOWLDataFactory().getOWLClass(IRI.create("urn:x:A"));
    private static final OWLClass B = OWLManager.getOWLDataFactory().getOWLClass(IRI.create("urn:x:B"));

    @Test
    void theOtherJoinsOneThatIsStuck() {
        assertEquals("hermit", winner(new FakeEngine(FakeEngine::untilCancelled), Duration.ofMillis(50)));
    }

    @Test
    void theOtherJoinsAtOnceWhereTheLeaderFails() {
        assertEquals("hermit", winner(new FakeEngine(progress -> {
            throw new IllegalStateException("out of order");
        }), LONG));
        assertEquals("hermit", winner(new FakeEngine(progress -> {
            throw new StackOverflowError();
        }), LONG));
    }

    @Test
    void aLeaderThatIsInTimeIsAlone() {
        var engine = new FakeEngine(progress -> { });
        assertEquals("fake", winner(engine, LONG));
    }

    @Test
    void whatIsNotAboutClassesIsForTheCompleteOne() {
        Engine race = Race.ledBy(new FakeEngine(FakeEngine::untilCancelled), HERMIT, LONG);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertTrue(race.entails(reasoner, OWLManager.getOWLDataFactory().getOWLSubClassOfAxiom(A, B)));
        reasoner.dispose();
    }

    @Test
    void theCompleteOneLearnsTheClassesOfTheWinner() {
        Engine race = Race.ledBy(new FakeEngine(progress -> { }), HERMIT, LONG);
        var factory = OWLManager.getOWLDataFactory();
        OWLNamedIndividual a = factory.getOWLNamedIndividual(IRI.create("urn:x:a"));
        OWLOntology ontology = ontology();
        ontology.getOWLOntologyManager().addAxiom(ontology, factory.getOWLClassAssertionAxiom(A, a));
        OWLReasoner reasoner = race.start(ontology, Progress.SILENT);
        reasoner.getSuperClasses(A, true);
        var handler = (RacingReasoner) Proxy.getInvocationHandler(reasoner);
        assertFalse(handler.<Boolean>ofIndividuals((engine, runner) ->
            runner.isPrecomputed(InferenceType.CLASS_HIERARCHY)));
        assertTrue(handler.<Boolean>ofTypes((engine, runner) -> runner.isPrecomputed(InferenceType.CLASS_HIERARCHY)));
        assertEquals(Set.of(A, B, factory.getOWLThing()), race.types(reasoner, Set.of(a)).get(a));
        reasoner.dispose();
    }

    @Test
    void aRaceIsStoppedAsAWhole() {
        Interrupter job = new Interrupter();
        Engine one = new FakeEngine(FakeEngine::untilCancelled);
        Engine other = new FakeEngine(FakeEngine::untilCancelled);
        Engine race = Race.ledBy(one, other, Duration.ZERO);
        new Thread(() -> {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                return;
            }
            job.cancel();
        }).start();
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThrows(Progress.Cancelled.class,
            () -> job.run(() -> race.start(ontology(), job).isConsistent())));
    }

    @Test
    void oneThatIsStuckIsRelieved() {
        Engine race = Race.relieved(new FakeEngine(FakeEngine::untilCancelled), HERMIT, SHORT);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertEquals("fake", race.name());
        assertTimeoutPreemptively(Duration.ofSeconds(20),
            () -> assertTrue(reasoner.getSuperClasses(A, true).containsEntity(B)));
        assertEquals("hermit", race.name());
        reasoner.dispose();
    }

    @Test
    void whatIsNotNeededAnyMoreTakesNoRoom() {
        fillTwoThirdsOfTheMemory();
        oneThatIsStuckIsRelieved();
    }

    private static void fillTwoThirdsOfTheMemory() {
        var filling = new ArrayList<byte[]>();
        Runtime java = Runtime.getRuntime();
        while (3 * (java.totalMemory() - java.freeMemory()) < 2 * java.maxMemory()) {
            filling.add(new byte[1 << 20]);
        }
    }

    @Test
    void whoRelievedLeadsWithOtherAxiomsToo() {
        var stuck = new FakeEngine(FakeEngine::untilCancelled);
        Engine race = Race.relieved(stuck, HERMIT, SHORT);
        for (int i = 0; i < 3; i++) {
            OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
            assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertTrue(reasoner.isConsistent()));
            reasoner.dispose();
        }
        assertEquals(1, stuck.starts());
    }

    @Test
    void oneThatFailsIsRelievedAtOnce() {
        Engine race = Race.relieved(new FakeEngine(progress -> {
            throw new IllegalStateException("out of order");
        }), HERMIT, LONG);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        assertTrue(race.entails(reasoner, OWLManager.getOWLDataFactory().getOWLSubClassOfAxiom(A, B)));
        reasoner.dispose();
    }

    @Test
    void oneThatRejectsIsNotRelieved() {
        Consumer<Progress> rejecting = progress -> {
            throw new ParadlException(ParadlException.Kind.UNSUPPORTED, "not in OWL 2 DL", "");
        };
        Engine race = Race.relieved(new FakeEngine(rejecting), HERMIT, LONG);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertEquals("not in OWL 2 DL", assertThrows(ParadlException.class, reasoner::isConsistent).getMessage());
        assertEquals("hermit", winner(new FakeEngine(rejecting), LONG),
            "what leads without leaving nothing out may be wrong");
    }

    @Test
    void whoLeavesSomethingOutDoesNotRelieve() {
        var rival = new FakeEngine(progress -> { }, ontology().getAxioms());
        Engine race = Race.relieved(new FakeEngine(progress -> pause()), rival, SHORT);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        assertEquals(0, rival.starts());
        reasoner.dispose();
        Engine broken = Race.relieved(new FakeEngine(progress -> {
            throw new IllegalStateException("out of order");
        }), new FakeEngine(progress -> { }, ontology().getAxioms()), LONG);
        OWLReasoner started = broken.start(ontology(), Progress.SILENT);
        assertEquals("out of order", assertThrows(IllegalStateException.class, started::isConsistent).getMessage());
    }

    /** It leads with other axioms, and with those that it does take. */
    @Test
    void whatIsBeyondTheLeaderIsForTheCompleteOne() {
        OWLOntology ontology = ontology();
        var leader = new FakeEngine(progress -> { }, ontology.getAxioms());
        for (Engine race : List.of(Race.ledBy(leader, HERMIT, LONG), Race.together(HERMIT, leader))) {
            assertTrue(race.start(ontology, Progress.SILENT).isConsistent());
            assertEquals(0, leader.starts());
        }
        Engine race = Race.ledBy(leader, HERMIT, LONG);
        race.start(ontology, Progress.SILENT).isConsistent();
        race.start(Owl.ontology(Set.of()), Progress.SILENT).isConsistent();
        assertEquals(1, leader.starts());
    }

    /** As Openllet leaves out what is said of who has a property of themselves. */
    @Test
    void aQuestionThatIsBeyondTheRivalIsForTheCompleteOne() {
        OWLClassExpression other = A.getObjectComplementOf();
        OWLAxiom asked = Owl.FACTORY.getOWLSubClassOfAxiom(other, Owl.FACTORY.getOWLThing());
        var rival = new FakeEngine(progress -> { }, Set.of(asked));
        OWLReasoner led = Race.ledBy(rival, HERMIT, LONG).start(ontology(), Progress.SILENT);
        assertTrue(led.isSatisfiable(other));
        assertEquals(0, rival.starts());
        assertTrue(led.isSatisfiable(B.getObjectComplementOf()));
        assertEquals(1, rival.starts());

        Engine race = Race.relieved(new FakeEngine(progress -> {
            throw new IllegalStateException("out of order");
        }), rival, LONG);
        OWLReasoner relieved = race.start(ontology(), Progress.SILENT);
        assertTrue(race.entails(relieved, Owl.FACTORY.getOWLSubClassOfAxiom(A, B)));
        assertThrows(IllegalStateException.class, () -> race.entails(relieved, asked));
        assertThrows(IllegalStateException.class, () -> relieved.isSatisfiable(other));
    }

    @Test
    void questionsAboutIndividualsAreRelieved() {
        Engine race = Race.relieved(new FakeEngine(FakeEngine::untilCancelled), HERMIT, SHORT);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        var follows = OWLManager.getOWLDataFactory().getOWLSubClassOfAxiom(A, B);
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertTrue(race.entails(reasoner, follows)));
        reasoner.dispose();
    }

    @Test
    void manyShortQuestionsCallNobody() {
        var rival = new FakeEngine(progress -> { });
        OWLReasoner reasoner = Race.relieved(HERMIT, rival, SHORT).start(ontology(), Progress.SILENT);
        for (int i = 0; i < 10; i++) {
            assertTrue(reasoner.isSatisfiable(A));
            pause();
        }
        assertEquals(0, rival.starts());
        reasoner.dispose();
    }

    @Test
    void thatThereIsNoModelIsAnAnswer() {
        var factory = OWLManager.getOWLDataFactory();
        OWLOntology ontology = ontology();
        ontology.getOWLOntologyManager().addAxiom(ontology,
            factory.getOWLSubClassOfAxiom(factory.getOWLThing(), factory.getOWLNothing()));
        var rival = new FakeEngine(progress -> { });
        OWLReasoner reasoner = Race.relieved(HERMIT, rival, LONG).start(ontology, Progress.SILENT);
        assertThrows(InconsistentOntologyException.class, () -> reasoner.getSuperClasses(A, true));
        pause();
        assertEquals(0, rival.starts());
        reasoner.dispose();
    }

    @Test
    void oneThatIsRelievedSaysWhatIsCheap() {
        Engine race = Race.relieved(HERMIT, new FakeEngine(progress -> { }), LONG);
        OWLReasoner reasoner = race.start(Given.ontology("SubClassOf(:A ObjectUnionOf(:B :C))"), Progress.SILENT);
        assertFalse(race.classifiesCheaply(reasoner));
        assertFalse(race.findsInstancesCheaply(reasoner));
        reasoner.dispose();
    }

    @Test
    void eachIsAskedOfClassesInItsOwnWay() {
        Engine race = Race.relieved(new FakeEngine(FakeEngine::untilCancelled), HERMIT, SHORT);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertEquals("hermit", race.ofClasses(reasoner, (engine, by) -> engine.name()));
        reasoner.dispose();
    }

    @Test
    void whoJoinsTooLateLeavesTheNextQuestionAlone() throws InterruptedException {
        var looked = new CountDownLatch(1);
        var asked = new AtomicInteger();
        var leader = new Runner(HERMIT, RaceTest::ontology, Progress.SILENT);
        var other = new Runner(HERMIT, RaceTest::ontology, Progress.SILENT);
        var first = new Round<>(leader, other, true, () -> isOver(looked), LONG,
            (engine, reasoner) -> asked.incrementAndGet());
        first.join();
        assertEquals(1, first.answer());
        var answered = new CountDownLatch(1);
        var second = new Round<>(leader, other, true, () -> isOver(answered), LONG, (engine, reasoner) -> 0);
        second.join();
        looked.countDown();
        Thread.sleep(10 * SHORT.toMillis());
        assertEquals(1, asked.get());
        second.answer();
        answered.countDown();
        leader.dispose();
    }

    @Test
    void whoWaitsForOneThatDoesNotStopCanBeStopped() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var ended = new CountDownLatch(1);
        var runner = new Runner(HERMIT, RaceTest::ontology, Progress.SILENT);
        Workers.start(() -> runner.answer(runner.ready(), (engine, reasoner) -> {
            begun.countDown();
            return isOver(ended);
        }));
        begun.await();
        for (Consumer<Interrupter> stop : List.<Consumer<Interrupter>>of(Interrupter::cancel, run -> runner.stop())) {
            var job = new Interrupter();
            var stopping = Deadline.CLOCK.scheduleWithFixedDelay(() -> stop.accept(job), 100, 100,
                TimeUnit.MILLISECONDS);
            assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThrows(Progress.Cancelled.class,
                () -> job.run(() -> runner.answer(runner.ready(), (engine, reasoner) -> true))));
            stopping.cancel(false);
        }
        ended.countDown();
        runner.dispose();
    }

    @Test
    void oneThatIsStoppedWhenItIsDoneIsNotAskedAgain() {
        var runner = new Runner(HERMIT, RaceTest::ontology, Progress.SILENT);
        Interrupter run = runner.ready();
        var asked = new ArrayList<OWLReasoner>();
        assertThrows(Progress.Cancelled.class, () -> runner.answer(run, (engine, reasoner) -> {
            run.cancel();
            return asked.add(reasoner);
        }));
        assertEquals(true, runner.<Boolean>answer(runner.ready(), (engine, reasoner) -> asked.add(reasoner)));
        assertNotSame(asked.get(0), asked.get(1));
        runner.dispose();
    }

    @Test
    void anAlarmSetForLaterDoesNotKeepTheNextFromGoingOff() throws ReflectiveOperationException {
        var rival = new Runner(HERMIT, RaceTest::ontology, Progress.SILENT);
        var lasting = new Runner(new FakeEngine(FakeEngine::untilCancelled), RaceTest::ontology, Progress.SILENT);
        var handler = new RacingReasoner(lasting, rival, rival, LONG, SHORT, () -> true, ontology(),
            winner -> { });
        assertEquals(true, handler.invoke(handler, OWLReasoner.class.getMethod("isConsistent"), null));
        assertTimeoutPreemptively(Duration.ofSeconds(20),
            () -> assertEquals(true, handler.<Boolean>ofIndividuals((engine, reasoner) -> reasoner.isConsistent())));
        rival.dispose();
    }

    @Test
    void theClockHoldsNoRaceThatIsOver() {
        var clock = (ScheduledThreadPoolExecutor) Deadline.CLOCK;
        int before = clock.getQueue().size();
        OWLReasoner reasoner = Race.relieved(HERMIT, HERMIT, LONG).start(ontology(), Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        assertEquals(before + 1, clock.getQueue().size());
        reasoner.dispose();
        assertEquals(before, clock.getQueue().size());
    }

    /** Does not listen to who would stop it. */
    private static boolean isOver(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            Thread.onSpinWait();
        }
        return true;
    }

    private static void pause() {
        try {
            Thread.sleep(3 * SHORT.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String winner(Engine leader, Duration headStart) {
        Engine race = Race.ledBy(leader, HERMIT, headStart);
        OWLReasoner reasoner = race.start(ontology(), Progress.SILENT);
        assertTimeoutPreemptively(Duration.ofSeconds(20),
            () -> assertTrue(reasoner.getSuperClasses(A, true).containsEntity(B)));
        reasoner.dispose();
        return race.name();
    }

    private static OWLOntology ontology() {
        try {
            return OWLManager.createOWLOntologyManager().createOntology(
                List.of(OWLManager.getOWLDataFactory().getOWLSubClassOfAxiom(A, B)));
        } catch (OWLOntologyCreationException e) {
            throw new IllegalStateException(e);
        }
    }
}
