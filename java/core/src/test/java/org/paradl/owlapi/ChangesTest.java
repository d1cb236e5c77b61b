package org.paradl.owlapi;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.reason.ask.Told;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.NullReasonerProgressMonitor;

/** What is asked after a change is answered of the ontology as it is, or as it was at the last flush. */
class ChangesTest {
    private static final OWLDataFactory F = Given.FACTORY;
    private static final OWLAxiom BIRDS_FLY = F.getOWLSubClassOfAxiom(Given.type("Bird"), Given.type("Flies"));
    private static final OWLAxiom TWEETY_FLIES = type("Flies", "tweety");
    private static final int MANY = 1_000;

    private final OWLOntology ontology = Given.ontology("SubClassOf(:Bird :Flies) ClassAssertion(:Bird :tweety)");
    private final OWLOntologyManager manager = ontology.getOWLOntologyManager();

    private static OWLAxiom type(String name, String individual) {
        return F.getOWLClassAssertionAxiom(Given.type(name), Given.individual(individual));
    }

    @Test
    void aBufferingReasonerWaitsForAFlush() {
        ParaReasoner reasoner = new ParaReasonerFactory().createReasoner(ontology);
        OWLAxiom doesNot = F.getOWLClassAssertionAxiom(F.getOWLObjectComplementOf(Given.type("Flies")),
            Given.individual("tweety"));
        assertEquals(Told.T, reasoner.value(TWEETY_FLIES));
        manager.addAxiom(ontology, doesNot);
        assertEquals(Told.T, reasoner.value(TWEETY_FLIES));
        assertEquals(Set.of(doesNot), reasoner.getPendingAxiomAdditions());
        assertEquals(1, reasoner.getPendingChanges().size());
        reasoner.flush();
        assertEquals(Told.B, reasoner.value(TWEETY_FLIES));
        assertTrue(reasoner.getPendingChanges().isEmpty() && reasoner.getPendingAxiomAdditions().isEmpty());

        manager.removeAxiom(ontology, BIRDS_FLY);
        assertEquals(Set.of(BIRDS_FLY), reasoner.getPendingAxiomRemovals());
        reasoner.flush();
        assertEquals(Told.F, reasoner.value(TWEETY_FLIES));
    }

    @Test
    void aNonBufferingReasonerDoesNot() {
        ParaReasoner reasoner = new ParaReasonerFactory().createNonBufferingReasoner(ontology);
        assertEquals(Told.T, reasoner.value(TWEETY_FLIES));
        manager.removeAxiom(ontology, BIRDS_FLY);
        assertEquals(Told.N, reasoner.value(TWEETY_FLIES));
        reasoner.dispose();
        manager.addAxiom(ontology, BIRDS_FLY);
        assertTrue(reasoner.getPendingChanges().isEmpty(), "it listens no more");
    }

    @Test
    void anAnnotationThatChoosesTheInclusionIsAChange() {
        ParaReasoner reasoner = new ParaReasonerFactory().createNonBufferingReasoner(ontology,
            new ParaConfiguration().logic("fde"));
        OWLAxiom contraposed = F.getOWLSubClassOfAxiom(F.getOWLObjectComplementOf(Given.type("Flies")),
            F.getOWLObjectComplementOf(Given.type("Bird")));
        assertFalse(reasoner.isEntailed(contraposed));
        OWLAnnotation strong = F.getOWLAnnotation(F.getOWLAnnotationProperty(Vocabulary.INCLUSION),
            F.getOWLLiteral("strong"));
        manager.applyChanges(List.of(new RemoveAxiom(ontology, BIRDS_FLY),
            new AddAxiom(ontology, BIRDS_FLY.getAnnotatedAxiom(Set.of(strong)))));
        assertTrue(reasoner.isEntailed(contraposed));
    }

    @Test
    void importsAreListenedTo() throws OWLOntologyCreationException {
        IRI imported = IRI.create("http://x/imported");
        ParaReasoner reasoner = new ParaReasonerFactory().createNonBufferingReasoner(ontology);
        OWLOntology other = manager.createOntology(imported);
        manager.addAxiom(other, type("Penguin", "pingu"));
        assertEquals(Told.N, reasoner.value(type("Penguin", "pingu")));
        manager.applyChange(new AddImport(ontology, F.getOWLImportsDeclaration(imported)));
        assertEquals(Told.T, reasoner.value(type("Penguin", "pingu")));
        manager.addAxiom(other, type("Bird", "pingu"));
        assertEquals(Told.T, reasoner.value(type("Flies", "pingu")));
    }

    /** A concurrent manager tells of a change within its lock, which who reads the ontology has to wait for. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoChangesAndWhoFlushesDoNotWaitForEachOther(boolean buffering) throws Exception {
        OWLOntology shared = OWLManager.createConcurrentOWLOntologyManager().createOntology();
        shared.add(BIRDS_FLY);
        var factory = new ParaReasonerFactory();
        ParaReasoner reasoner = buffering
            ? factory.createReasoner(shared)
            : factory.createNonBufferingReasoner(shared);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        var begun = new CountDownLatch(2);
        Future<?> changing = threads.submit(() -> atOnce(begun, i -> shared.add(type("Bird", "bird" + i))));
        Future<?> flushing = threads.submit(() -> atOnce(begun, i -> {
            reasoner.flush();
            reasoner.getPendingAxiomAdditions();
        }));
        threads.shutdown();
        changing.get(60, TimeUnit.SECONDS);
        flushing.get(60, TimeUnit.SECONDS);
        reasoner.flush();
        assertEquals(Told.T, reasoner.value(type("Flies", "bird" + (MANY - 1))));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void noChangeIsLostWhileAReasonerIsMade(boolean buffering) throws Exception {
        OWLOntology shared = OWLManager.createConcurrentOWLOntologyManager().createOntology();
        shared.addAxioms(IntStream.range(0, 50 * MANY).mapToObj(i -> type("Bird", "bird" + i)));
        ExecutorService thread = Executors.newSingleThreadExecutor();
        var factory = new ParaReasonerFactory();
        for (int i = 0; i < 50; i++) {
            OWLAxiom added = F.getOWLDeclarationAxiom(Given.type("Bird" + i));
            Future<?> changing = thread.submit(() -> shared.add(added));
            ParaReasoner reasoner = buffering
                ? factory.createReasoner(shared)
                : factory.createNonBufferingReasoner(shared);
            changing.get(60, TimeUnit.SECONDS);
            if (buffering) {
                reasoner.flush();
            }
            assertTrue(reasoner.isEntailed(added));
            reasoner.dispose();
        }
        thread.shutdown();
    }

    private static void atOnce(CountDownLatch begun, IntConsumer work) {
        begun.countDown();
        try {
            begun.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        IntStream.range(0, MANY).forEach(work);
    }

    @Test
    void aChangeDoesNotWaitForTheAnswerToAQuestion() throws Exception {
        var asked = new CountDownLatch(1);
        var changed = new CountDownLatch(1);
        ParaReasoner reasoner = new ParaReasonerFactory().createNonBufferingReasoner(ontology,
            new ParaConfiguration().progressMonitor(new NullReasonerProgressMonitor() {
                @Override
                public void reasonerTaskStarted(String task) {
                    asked.countDown();
                    assertDoesNotThrow(() -> changed.await(60, TimeUnit.SECONDS));
                }
            }));
        ExecutorService thread = Executors.newSingleThreadExecutor();
        Future<Told> answer = thread.submit(() -> reasoner.value(TWEETY_FLIES));
        thread.shutdown();
        asked.await();
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> manager.removeAxiom(ontology, BIRDS_FLY));
        changed.countDown();
        assertEquals(Told.T, answer.get(60, TimeUnit.SECONDS), "as it was when it was asked");
        assertEquals(Told.N, reasoner.value(TWEETY_FLIES));
    }
}
