package org.paradl.engine.hermit.classify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class HornClassificationTest {
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final int CLASSES = 150;
    private static final String TWIN = "paradl-twin";

    @BeforeEach
    void needsTwoProcessors() {
        Assumptions.assumeTrue(Runtime.getRuntime().availableProcessors() > 1);
    }

    /** Also with classes that are owl:Thing, owl:Nothing, or the same as others. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
        27, 28, 29, 30})
    void findsTheHierarchyOfHermitAlone(long seed) {
        OWLOntology ontology = Given.ontology(horn(new Random(seed)));
        OWLReasoner alone = new Reasoner(new Configuration(), ontology);
        Assumptions.assumeTrue(alone.isConsistent());
        var workers = new Workers();
        OWLReasoner twins = HERMIT.start(ontology, workers);
        twins.precomputeInferences(InferenceType.CLASS_HIERARCHY);

        assertTrue(workers.names.contains(TWIN));
        assertEquals(alone.getBottomClassNode(), twins.getBottomClassNode());
        assertEquals(alone.getTopClassNode(), twins.getTopClassNode());
        assertEquals(alone.getSuperClasses(Given.FACTORY.getOWLNothing(), true),
            twins.getSuperClasses(Given.FACTORY.getOWLNothing(), true));
        assertEquals(alone.getSubClasses(Given.FACTORY.getOWLThing(), true),
            twins.getSubClasses(Given.FACTORY.getOWLThing(), true));
        for (int i = 0; i < CLASSES; i++) {
            OWLClass c = Given.type("C" + i);
            assertEquals(alone.getEquivalentClasses(c), twins.getEquivalentClasses(c));
            assertEquals(alone.getSuperClasses(c, true), twins.getSuperClasses(c, true));
            assertEquals(alone.getSubClasses(c, false), twins.getSubClasses(c, false));
        }
    }

    @Test
    void anErrorInEitherEndsBoth() {
        OWLReasoner twins = HERMIT.start(Given.ontology(horn(new Random(1))), new Workers() {
            @Override
            public void report(String phase, long done, long total) {
                super.report(phase, done, total);
                if (Thread.currentThread().getName().equals(TWIN)) {
                    throw new IllegalStateException("as wanted");
                }
            }
        });
        var error = assertThrows(IllegalStateException.class,
            () -> twins.precomputeInferences(InferenceType.CLASS_HIERARCHY));
        assertEquals("as wanted", error.getMessage());
    }

    @Test
    void isInterrupted() throws InterruptedException {
        var interrupter = new Interrupter();
        var reports = new AtomicInteger();
        OWLReasoner twins = HERMIT.start(Given.ontology(horn(new Random(1))), new Workers() {
            @Override
            public void report(String phase, long done, long total) {
                if (reports.incrementAndGet() == 20) {
                    interrupter.cancel();
                }
            }
        });
        interrupter.watch(twins);
        assertThrows(Progress.Cancelled.class, () -> interrupter.run(() -> HERMIT.run(() -> {
            while (true) { // an interruption between two classes is repeated
                twins.precomputeInferences(InferenceType.CLASS_HIERARCHY);
                twins.flush();
                interrupter.checkCancelled();
            }
        })));
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals(TWIN)) {
                thread.join(20_000); // its work is done, but it may not have ended yet
                assertFalse(thread.isAlive());
            }
        }
    }

    /**
     * Without inverses, with which some take HermiT minutes; and without disjunctions: told subclasses, existentials,
     * universals, a functional property, disjointness.
     */
    private static String horn(Random random) {
        var axioms = new StringBuilder("FunctionalObjectProperty(:p0)"
            + " SubClassOf(owl:Thing :C0) ClassAssertion(:C1 :a) ObjectPropertyAssertion(:p1 :a :b)"
            + " SubClassOf(:C90 owl:Nothing) EquivalentClasses(:C40 :C50 :C60) SubClassOf(:C7 :C77)");
        for (int i = 0; i < 2 * CLASSES; i++) {
            int below = 2 + random.nextInt(CLASSES - 2);
            String some = ":C" + below;
            String other = ":C" + random.nextInt(below); // mostly without cycles, in which all would be the same
            String property = ":p" + random.nextInt(3);
            switch (random.nextInt(12)) {
                case 0:
                    if (random.nextInt(8) == 0) axioms.append(" DisjointClasses(" + some + " " + other + " :D)");
                    break;
                case 1:
                    axioms.append(" EquivalentClasses(" + some + " ObjectIntersectionOf(" + other + " :C"
                        + random.nextInt(CLASSES) + "))");
                    break;
                case 2:
                    axioms.append(" SubClassOf(ObjectSomeValuesFrom(" + property + " " + some + ") " + other + ")");
                    break;
                case 3:
                    axioms.append(" SubClassOf(" + some + " ObjectAllValuesFrom(" + property + " " + other + "))");
                    break;
                case 4: case 5:
                    axioms.append(" SubClassOf(" + some + " ObjectSomeValuesFrom(" + property + " " + other + "))");
                    break;
                default: axioms.append(" SubClassOf(" + some + " " + other + ")");
            }
        }
        for (int i = 0; i < CLASSES; i++) {
            axioms.append(" Declaration(Class(:C" + i + "))");
        }
        return axioms.toString();
    }

    /** Remembers who reported; the twin, which might start too late to find work, is waited for. */
    private static class Workers implements Progress {
        private final Set<String> names = ConcurrentHashMap.newKeySet();

        @Override
        public void report(String phase, long done, long total) {
            if (total > 0) {
                names.add(Thread.currentThread().getName());
                long end = System.nanoTime() + 20_000_000_000L;
                while (!names.contains(TWIN) && !twinHasWork() && System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
            }
        }

        /** It has done a class, and waits to report that. */
        private static boolean twinHasWork() {
            return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals(TWIN) && thread.getState() == Thread.State.BLOCKED);
        }
    }
}
