package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.monitor.CountingMonitor;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class SettledInstancesTest {
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final int CLASSES = 8;
    private static final int PROPERTIES = 6;

    /**
     * HermiT by itself misses instances that a model has in a class below, and has some of individuals that may be the
     * same.
     */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void instancesAreThoseThatFollow(boolean realized) {
        for (long seed = 0; seed < 200; seed++) {
            OWLOntology ontology = Given.ontology(choices(new Random(seed)));
            OWLReasoner reasoner = HERMIT.start(ontology, Progress.SILENT);
            if (!reasoner.isConsistent()) {
                continue;
            }
            if (realized) {
                reasoner.precomputeInferences(InferenceType.CLASS_ASSERTIONS);
            }
            for (int i = 0; i < CLASSES; i++) {
                OWLClass type = Given.type("C" + i);
                Set<OWLNamedIndividual> entailed = ontology.individualsInSignature()
                    .filter(each -> HERMIT.entails(reasoner, Given.FACTORY.getOWLClassAssertionAxiom(type, each)))
                    .collect(Collectors.toSet());
                assertEquals(entailed, ontology.individualsInSignature()
                    .filter(each -> reasoner.isEntailed(Given.FACTORY.getOWLClassAssertionAxiom(type, each)))
                    .collect(Collectors.toSet()));
                assertEquals(entailed, reasoner.getInstances(type, false).entities().collect(Collectors.toSet()),
                    () -> "of " + type + " in " + ontology.getAxioms());
            }
        }
    }

    /** Of pigeons each of which has room in a hole or outside, but not all in a hole. */
    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void manyThatAreHarderToKeepOutThanOneAreNotWaitedFor() {
        OWLReasoner reasoner = HERMIT.start(Given.ontology(Given.pigeons(13, 12, ":A")), Progress.SILENT);
        assertEquals(0, reasoner.getInstances(Given.type("A"), false).entities().count());
        assertTrue(reasoner.isConsistent());
    }

    /** Two classes between each and the next, of fifty: there are 2^50 ways down. */
    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void classesBelowByManyWaysAreGoneThroughOnce() {
        String ladder = IntStream.range(0, 50).mapToObj(i ->
                " SubClassOf(:A" + i + " ObjectIntersectionOf(:B" + i + " :C" + i + ")) SubClassOf(:B" + i + " :A"
                + (i + 1) + ") SubClassOf(:C" + i + " :A" + (i + 1) + ")")
            .collect(Collectors.joining("", "", "ClassAssertion(:A0 :a) ClassAssertion(:C9 :b)"));
        OWLReasoner reasoner = HERMIT.start(Given.ontology(ladder), Progress.SILENT);
        assertEquals(2, reasoner.getInstances(Given.type("A50"), false).entities().count());
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
        assertEquals(2, reasoner.getInstances(Given.type("A50"), false).entities().count());
        assertEquals(1, reasoner.getInstances(Given.type("B9"), false).entities().count());
    }

    /** Individuals in one class or another of a hierarchy, or one of two, or among few. */
    private static String choices(Random random) {
        var axioms = new StringBuilder();
        for (int i = 1; i < CLASSES; i++) {
            axioms.append(" SubClassOf(:C" + i + " :C" + random.nextInt(i) + ")");
        }
        for (int i = 0; i < 5; i++) {
            axioms.append(" ClassAssertion(ObjectUnionOf(:C" + random.nextInt(CLASSES) + " :C" + random.nextInt(CLASSES)
                + ") :i" + i + ") ObjectPropertyAssertion(:r :i" + i + " :i" + random.nextInt(5) + ")");
            axioms.append(" SubClassOf(ObjectSomeValuesFrom(:r :C" + random.nextInt(CLASSES) + ") :C"
                + random.nextInt(CLASSES) + ")");
            if (random.nextInt(3) == 0) {
                axioms.append(" ClassAssertion(ObjectOneOf(:i" + random.nextInt(5) + " :i" + random.nextInt(5)
                    + ") :i" + i + ")");
            }
            if (random.nextInt(3) == 0) {
                axioms.append(" SubClassOf(:C" + random.nextInt(CLASSES)
                    + " ObjectMaxCardinality(1 ObjectInverseOf(:r) :C"
                    + random.nextInt(CLASSES) + "))");
            }
        }
        return axioms.toString();
    }

    /** HermiT by itself misses values that a model has by a property below. */
    @Test
    void valuesAreThoseThatFollow() {
        for (long seed = 0; seed < 200; seed++) {
            var random = new Random(seed);
            OWLOntology ontology = Given.ontology(facts(random));
            if (!HERMIT.start(ontology, Progress.SILENT).isConsistent()) {
                continue;
            }
            OWLReasoner reasoner = HERMIT.start(ontology, Progress.SILENT);
            List<OWLObjectProperty> properties = IntStream.range(0, PROPERTIES).mapToObj(i -> Given.property("p" + i))
                .collect(Collectors.toList());
            Collections.shuffle(properties, random);
            for (OWLObjectProperty p : properties) {
                Map<OWLNamedIndividual, Set<OWLNamedIndividual>> entailed = ontology.individualsInSignature()
                    .collect(Collectors.toMap(each -> each, each -> entailed(reasoner, ontology, each, p)));
                for (OWLNamedIndividual each : ontology.getIndividualsInSignature()) {
                    assertEquals(entailed.get(each),
                        reasoner.getObjectPropertyValues(each, p).entities().collect(Collectors.toSet()),
                        () -> each + " " + p + " in " + ontology.getAxioms());
                    assertEquals(entailed.keySet().stream().filter(other -> entailed.get(other).contains(each))
                            .collect(Collectors.toSet()),
                        reasoner.getObjectPropertyValues(each, p.getInverseProperty()).entities()
                            .collect(Collectors.toSet()),
                        () -> "inverse: " + each + " " + p + " in " + ontology.getAxioms());
                }
            }
        }
    }

    /** By {@link HermitEngine#entails}, which asks the tableau. */
    private static Set<OWLNamedIndividual> entailed(OWLReasoner reasoner, OWLOntology ontology, OWLNamedIndividual one,
            OWLObjectProperty p) {
        return ontology.individualsInSignature().filter(other -> HERMIT.entails(reasoner,
            Given.FACTORY.getOWLObjectPropertyAssertionAxiom(p, one, other))).collect(Collectors.toSet());
    }

    /** Individuals with one value or another, among few, or the same as others, by a hierarchy of properties. */
    private static String facts(Random random) {
        var axioms = new StringBuilder();
        for (int i = 1; i < PROPERTIES; i++) {
            axioms.append(" SubObjectPropertyOf(:p" + i + " :p" + random.nextInt(i) + ")");
        }
        for (int i = 0; i < 4; i++) {
            axioms.append(" ClassAssertion(ObjectUnionOf(" + value(random) + " " + value(random) + ") :i" + i + ")");
            if (random.nextInt(3) == 0) {
                axioms.append(" ClassAssertion(ObjectOneOf(:i" + random.nextInt(4) + " :i" + random.nextInt(4)
                    + ") :i" + i + ")");
            }
            if (random.nextInt(4) == 0) {
                axioms.append(" SameIndividual(:i" + i + " :j" + random.nextInt(2) + ")");
            }
        }
        if (random.nextInt(3) == 0) {
            axioms.append(random.nextBoolean()
                ? " TransitiveObjectProperty(:p0)"
                : " SubObjectPropertyOf(ObjectPropertyChain(:p0 :p1) :p0)");
            axioms.append(random.nextBoolean() ? "" : " SymmetricObjectProperty(:p"
                + (2 + random.nextInt(PROPERTIES - 2)) + ")");
            return axioms.toString();
        }
        if (random.nextBoolean()) {
            axioms.append(" InverseObjectProperties(:p" + random.nextInt(PROPERTIES) + " :p"
                + random.nextInt(PROPERTIES) + ")");
        }
        if (random.nextBoolean()) {
            axioms.append(" FunctionalObjectProperty(:p" + (1 + random.nextInt(PROPERTIES - 1)) + ")");
        }
        return axioms.toString();
    }

    private static String value(Random random) {
        return "ObjectHasValue(:p" + random.nextInt(PROPERTIES) + " :i" + random.nextInt(4) + ")";
    }

    /** By itself HermiT makes a model for each. */
    @Test
    void oneModelShowsOfManyThatTheyNeedNotBeInstances() {
        int size = 50;
        OWLOntology ontology = Given.ontology(IntStream.range(0, size)
            .mapToObj(i -> "ClassAssertion(ObjectUnionOf(:A :B" + i + ") :i" + i + ") ")
            .collect(Collectors.joining()) + "ClassAssertion(:A :i7)");
        var tests = new CountingMonitor();
        var configuration = new Configuration();
        configuration.monitor = tests;
        var reasoner = new TaughtHermit(configuration, ontology);
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY, InferenceType.OBJECT_PROPERTY_HIERARCHY);
        int before = tests.getOverallNumberOfTests();
        assertEquals(Set.of(Given.individual("i7")),
            reasoner.getInstances(Given.type("A"), false).entities().collect(Collectors.toSet()));
        assertEquals(0, reasoner.getInstances(Given.type("B3"), false).entities().count());
        int some = tests.getOverallNumberOfTests() - before;
        assertTrue(some < 10, "for classes: " + some);
    }

    /** By itself HermiT tries each pair of each two. */
    @Test
    void whoIsTheSameInEveryModelIsNotTried() {
        OWLOntology ontology = Given.ontology(IntStream.range(0, 10)
            .mapToObj(i -> "SameIndividual(:a" + i + " :b" + i + ") "
            + "ObjectPropertyAssertion(:r :a" + i + " :b" + (i + 1) % 10 + ") ").collect(Collectors.joining()));
        var tests = new CountingMonitor();
        var configuration = new Configuration();
        configuration.monitor = tests;
        var reasoner = new TaughtHermit(configuration, ontology);
        assertEquals(Set.of(Given.individual("a1"), Given.individual("b1")),
            reasoner.getObjectPropertyValues(Given.individual("b0"), Given.property("r")).entities()
                .collect(Collectors.toSet()));
        int once = tests.getOverallNumberOfTests();
        ontology.individualsInSignature().forEach(each -> assertEquals(2,
            reasoner.getObjectPropertyValues(each, Given.property("r")).entities().count()));
        assertEquals(once, tests.getOverallNumberOfTests());
    }
}
