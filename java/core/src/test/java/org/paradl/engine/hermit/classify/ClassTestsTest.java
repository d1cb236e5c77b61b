package org.paradl.engine.hermit.classify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.engine.hermit.TaughtHermit;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.monitor.CountingMonitor;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class ClassTestsTest {
    private static final int CLASSES = 10;
    private static final int INDIVIDUALS = 4;
    private static final int ROLES = 4;
    private static final int ENOUGH_FOR_TWO = 120;

    /** Where a class needs an individual to be what it was not chosen to be, among others. */
    @ParameterizedTest
    @CsvSource({"true, 0", "false, 0", "false, " + ENOUGH_FOR_TWO})
    void findsTheHierarchyOfHermitAlone(boolean disjunctions, int more) {
        int consistent = 0;
        for (long seed = 0; seed < 300; seed++) {
            OWLOntology ontology = Given.ontology(described(new Random(seed), disjunctions, more));
            OWLReasoner alone = new Reasoner(new Configuration(), ontology);
            if (!alone.isConsistent()) {
                continue;
            }
            consistent++;
            OWLReasoner ours = new TaughtHermit(new Configuration(), ontology);
            ours.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            assertSameClasses(alone, ours, ontology);
        }
        assertTrue(consistent > 100, "" + consistent);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void findsWhatHasInstancesAsHermitAlone(boolean disjunctions) {
        int unsatisfiable = 0;
        for (long seed = 1_000; seed < 1_300; seed++) {
            var random = new Random(seed);
            OWLOntology ontology = Given.ontology(described(random, disjunctions, 0));
            OWLReasoner alone = new Reasoner(new Configuration(), ontology);
            if (!alone.isConsistent()) {
                continue;
            }
            var ours = new TaughtHermit(new Configuration(), ontology);
            for (int i = 0; i < 2 * CLASSES; i++) {
                OWLClass c = Given.type(any(random).substring(1));
                List<OWLClass> several = List.of(c, Given.type(any(random).substring(1)),
                    Given.type(any(random).substring(1)));
                Supplier<String> where = () -> several + " in " + ontology.getAxioms();
                if (ours.areSatisfiable(several)) {
                    assertTrue(several.stream().allMatch(alone::isSatisfiable), where);
                }
                assertEquals(alone.isSatisfiable(c), ours.areSatisfiable(List.of(c)), where);
                unsatisfiable += alone.isSatisfiable(c) ? 0 : 1;
            }
        }
        assertTrue(unsatisfiable > 20, "" + unsatisfiable);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void findsTheHierarchyOfHermitAloneWithoutIndividuals(boolean disjunctions) {
        int unsatisfiable = 0;
        for (long seed = 2_000; seed < 2_300; seed++) {
            OWLOntology ontology = Given.ontology(terminological(new Random(seed), disjunctions));
            OWLReasoner alone = new Reasoner(new Configuration(), ontology);
            if (!alone.isConsistent()) {
                continue;
            }
            OWLReasoner ours = new TaughtHermit(new Configuration(), ontology);
            ours.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            assertSameClasses(alone, ours, ontology);
            unsatisfiable += alone.getUnsatisfiableClasses().getSize() - 1;
        }
        assertTrue(unsatisfiable > 20, "" + unsatisfiable);
    }

    private static void assertSameClasses(OWLReasoner expected, OWLReasoner actual, OWLOntology ontology) {
        Supplier<String> where = () -> "in " + ontology.getAxioms();
        assertEquals(expected.getBottomClassNode(), actual.getBottomClassNode(), where);
        assertEquals(expected.getTopClassNode(), actual.getTopClassNode(), where);
        for (int i = 0; i < CLASSES; i++) {
            OWLClass c = Given.type("C" + i);
            assertEquals(expected.getEquivalentClasses(c), actual.getEquivalentClasses(c), where);
            assertEquals(expected.getSuperClasses(c, true), actual.getSuperClasses(c, true), where);
            assertEquals(expected.getSubClasses(c, true), actual.getSubClasses(c, true), where);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void findsThePropertiesOfHermitAlone(boolean disjunctions) {
        int below = 0;
        for (long seed = 3_000; seed < 3_300; seed++) {
            var random = new Random(seed);
            OWLOntology ontology = Given.ontology(terminological(random, disjunctions) + roles(random));
            OWLReasoner alone = new Reasoner(new Configuration(), ontology);
            if (!alone.isConsistent()) {
                continue;
            }
            OWLReasoner ours = new TaughtHermit(new Configuration(), ontology);
            Supplier<String> where = () -> "in " + ontology.getAxioms();
            assertEquals(alone.getBottomObjectPropertyNode(), ours.getBottomObjectPropertyNode(), where);
            assertEquals(alone.getTopObjectPropertyNode(), ours.getTopObjectPropertyNode(), where);
            assertEquals(alone.getBottomDataPropertyNode(), ours.getBottomDataPropertyNode(), where);
            for (int i = 0; i < ROLES; i++) {
                OWLObjectProperty r = Given.FACTORY.getOWLObjectProperty(Given.type("r" + i).getIRI());
                OWLDataProperty d = Given.FACTORY.getOWLDataProperty(Given.type("d" + i).getIRI());
                assertEquals(alone.getEquivalentObjectProperties(r), ours.getEquivalentObjectProperties(r), where);
                assertEquals(alone.getSuperObjectProperties(r, true), ours.getSuperObjectProperties(r, true), where);
                assertEquals(alone.getEquivalentDataProperties(d), ours.getEquivalentDataProperties(d), where);
                assertEquals(alone.getSuperDataProperties(d, true), ours.getSuperDataProperties(d, true), where);
                below += alone.getSuperObjectProperties(r, false).getNodes().size() - 1;
            }
        }
        assertTrue(below > 100, "" + below);
    }

    private static String terminological(Random random, boolean disjunctions) {
        var axioms = new StringBuilder(" Declaration(ObjectProperty(:r0)) Declaration(ObjectProperty(:r1)) "
            + "ClassAssertion(:C0 :a)");
        for (int i = 0; i < CLASSES; i++) {
            axioms.append(" Declaration(Class(:C" + i + "))");
        }
        for (int i = 0; i < 16; i++) {
            String c = any(random);
            String r = ":r" + random.nextInt(2);
            switch (random.nextInt(disjunctions ? 9 : 8)) {
                case 0:
                    axioms.append(" SubClassOf(" + c + " ObjectSomeValuesFrom(" + r + " " + any(random) + "))");
                    break;
                case 1:
                    axioms.append(" SubClassOf(ObjectSomeValuesFrom(" + r + " " + c + ") " + any(random) + ")");
                    break;
                case 2:
                    axioms.append(" SubClassOf(" + c + " ObjectAllValuesFrom(ObjectInverseOf(" + r + ") " + any(random)
                        + "))");
                    break;
                case 3:
                    axioms.append(" EquivalentClasses(" + c + " ObjectIntersectionOf(" + any(random) + " " + any(random)
                        + " :E))");
                    break;
                case 4:
                    axioms.append(random.nextInt(2) > 0 ? "" : " DisjointClasses(" + c + " " + any(random) + " :D)");
                    break;
                case 5: axioms.append(random.nextInt(4) > 0 ? "" : " FunctionalObjectProperty(" + r + ")"); break;
                case 8:
                    axioms.append(" SubClassOf(" + c + " ObjectUnionOf(" + any(random) + " " + any(random) + "))");
                    break;
                default: axioms.append(" SubClassOf(" + c + " " + any(random) + ")");
            }
        }
        return axioms.toString();
    }

    private static String roles(Random random) {
        var axioms = new StringBuilder();
        for (int i = 0; i < ROLES; i++) {
            axioms.append(" Declaration(ObjectProperty(:r" + i + ")) Declaration(DataProperty(:d" + i + "))");
        }
        for (int i = 0; i < 6; i++) {
            String r = ":r" + random.nextInt(ROLES);
            String other = random.nextInt(4) > 0 ? ":r" + random.nextInt(ROLES) : "ObjectInverseOf(:r"
                + random.nextInt(ROLES) + ")";
            switch (random.nextInt(6)) {
                case 0:
                    axioms.append(" SubDataPropertyOf(:d" + random.nextInt(ROLES) + " :d" + random.nextInt(ROLES)
                        + ")");
                    break;
                case 1: axioms.append(" ObjectPropertyDomain(" + r + " owl:Nothing)"); break;
                case 2: axioms.append(" SymmetricObjectProperty(" + r + ")"); break;
                default: axioms.append(" SubObjectPropertyOf(" + r + " " + other + ")");
            }
        }
        return axioms.toString();
    }

    /** Classes described by individuals, and individuals by classes. */
    private static String described(Random random, boolean disjunctions, int more) {
        var axioms = new StringBuilder(" SubClassOf(:C0 ObjectHasValue(:r0 :i0))");
        for (int i = 0; i < CLASSES + more; i++) {
            axioms.append(" Declaration(Class(:C" + i + "))");
        }
        for (int i = 0; i < 14; i++) {
            String c = any(random);
            String r = ":r" + random.nextInt(2);
            switch (random.nextInt(disjunctions ? 13 : 10)) {
                case 0:
                    axioms.append(" SubClassOf(" + c + " ObjectHasValue(" + r + " " + individual(random) + "))");
                    break;
                case 1:
                    axioms.append(" SubClassOf(ObjectHasValue(" + r + " " + individual(random) + ") " + c + ")");
                    break;
                case 2:
                    axioms.append(" SubClassOf(ObjectSomeValuesFrom(" + r + " " + c + ") " + any(random) + ")");
                    break;
                case 3:
                    axioms.append(" SubClassOf(ObjectSomeValuesFrom(ObjectInverseOf(" + r + ") " + c + ") "
                        + any(random) + ")");
                    break;
                case 4: axioms.append(" SubClassOf(" + c + " ObjectOneOf(" + individual(random) + "))"); break;
                case 5: axioms.append(" DisjointClasses(" + c + " " + any(random) + " :D)"); break;
                case 6: axioms.append(" ClassAssertion(" + c + " " + individual(random) + ")"); break;
                case 7:
                    axioms.append(" ObjectPropertyAssertion(" + r + " " + individual(random) + " " + individual(random)
                        + ")");
                    break;
                case 8:
                    axioms.append(random.nextInt(4) > 0 ? "" : " InverseFunctionalObjectProperty(" + r + ")");
                    break;
                case 9: axioms.append(" SubClassOf(" + c + " " + any(random) + ")"); break;
                case 10:
                    axioms.append(" SubClassOf(" + c + " ObjectOneOf(" + individual(random) + " " + individual(random)
                        + "))");
                    break;
                case 11:
                    axioms.append(" SubClassOf(" + c + " ObjectUnionOf(" + any(random) + " " + any(random) + "))");
                    break;
                default:
                    axioms.append(" ClassAssertion(ObjectUnionOf(" + c + " " + any(random) + ") "
                        + individual(random) + ")");
            }
        }
        return axioms.toString();
    }

    private static String any(Random random) {
        return ":C" + random.nextInt(CLASSES);
    }

    private static String individual(Random random) {
        return ":i" + random.nextInt(INDIVIDUALS);
    }

    /** A thousand individuals for each of fifty classes, otherwise. */
    @Test
    void makesTheModelOfTheAboxOnce() {
        var axioms = new StringBuilder(" SubClassOf(:C0 ObjectHasValue(:r :i0)) "
            + "SubClassOf(:C1 ObjectUnionOf(:C2 :C3))");
        for (int i = 0; i < 1_000; i++) {
            axioms.append(" ClassAssertion(:C" + i % 20 + " :i" + i + ")"
                + (i < 50 ? " SubClassOf(:D" + i + " :C" + i + ")" : ""));
        }
        OWLOntology ontology = Given.ontology(axioms.toString());
        assertTrue(nodes(new Reasoner(counting(), ontology)) > 20_000);
        assertTrue(nodes(new TaughtHermit(counting(), ontology)) < 5_000);
    }

    private static Configuration counting() {
        var configuration = new Configuration();
        configuration.monitor = new CountingMonitor();
        return configuration;
    }

    private static int nodes(Reasoner reasoner) {
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
        return ((CountingMonitor) reasoner.getConfiguration().monitor).getOverallNumberOfNodes();
    }
}
