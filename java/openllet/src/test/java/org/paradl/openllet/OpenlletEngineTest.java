package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.paradl.openllet.Given.BUILT_IN;
import static org.paradl.openllet.Given.ontology;
import static org.paradl.openllet.Given.type;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import openllet.atom.OpenError;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class OpenlletEngineTest {
    private static final Engine OPENLLET = Engines.byName("openllet");
    /** 20 pigeons in 19 holes. */
    private static final String HARD = pigeons(20);

    @Test
    void isFoundWithItsLicence() {
        assertEquals("openllet 2.6.5 AGPL-3.0-only",
            OPENLLET.name() + " " + OPENLLET.version() + " " + OPENLLET.licence());
    }

    @Test
    void worksWithOurOwlApi() {
        OWLOntology ontology = ontology("SubClassOf(:A ObjectSomeValuesFrom(:r :B)) "
            + "EquivalentClasses(:C ObjectSomeValuesFrom(:r :B)) ClassAssertion(:A :a) "
            + "ObjectPropertyAssertion(:s :a :b) SubObjectPropertyOf(:s :r)");
        OWLReasoner reasoner = OPENLLET.start(ontology, Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        assertTrue(reasoner.getSuperClasses(type("A"), true).containsEntity(type("C")));
        assertEquals(1, reasoner.getInstances(type("C"), false).getFlattened().size());
        assertTrue(ontology.getAxioms().stream().allMatch(reasoner::isEntailed));
    }

    /** It took the IRI for one of the two, by which it met first, and failed where the other is in a hierarchy. */
    @ParameterizedTest
    @CsvSource({"Data, Object", "Object, Data"})
    void failsOverNoPunWhereItsReachIsAsked(String first, String second) {
        Set<OWLAxiom> axioms = new LinkedHashSet<>();
        for (String kind : List.of(first, second)) {
            ontology("SymmetricObjectProperty(:q) Declaration(" + kind + "Property(:p)) Equivalent" + kind
                + "Properties(:p :" + kind + ")" + BUILT_IN).axioms().sorted().forEach(axioms::add);
        }
        assertFalse(OPENLLET.covers(axioms));
        assertEquals("hermit", Engines.choose("auto", axioms, false).engine().name());
    }

    @Test
    void saysWhatItIsAboutAPunThatItFailsOver() {
        OWLOntology both = ontology("Declaration(ObjectProperty(:p)) ObjectPropertyDomain(:p :A) "
            + "EquivalentDataProperties(:p :q)");
        ParadlException refused = assertThrows(ParadlException.class, () -> OPENLLET.start(both, Progress.SILENT));
        assertEquals(ParadlException.Kind.UNSUPPORTED, refused.kind());
        assertTrue(refused.getMessage().contains("object and data properties alike"), refused.getMessage());
    }

    /** Where it is asked for the values of a data property, it has an individual among them. */
    @Test
    void saysWhatItIsAboutAPunWhoseValuesItFailsOver() {
        OWLReasoner reasoner = OPENLLET.start(
            ontology("ObjectPropertyAssertion(:p :a :b) SubDataPropertyOf(:p :q)"), Progress.SILENT);
        var refused = assertThrows(ParadlException.class, () -> OPENLLET.run(() -> reasoner.getDataPropertyValues(
            Owl.FACTORY.getOWLNamedIndividual("http://x/a"), Owl.FACTORY.getOWLDataProperty("http://x/q"))));
        assertEquals(ParadlException.Kind.UNSUPPORTED, refused.kind());
        assertTrue(refused.getMessage().contains("object and data properties alike"), refused.getMessage());
    }

    @Test
    void namesThatOnlyAQuestionHasAreNames() {
        OWLReasoner reasoner = OPENLLET.start(ontology("ClassAssertion(:A :a)"), Progress.SILENT);
        for (String follows : List.of("ClassAssertion(ObjectUnionOf(:A :New) :a)", "SubClassOf(:Newer :Newer)",
                "ClassAssertion(ObjectUnionOf(:A ObjectSomeValuesFrom(:new :A)) :a)")) {
            ontology(follows).axioms().filter(OWLAxiom::isLogicalAxiom)
                .forEach(axiom -> assertTrue(OPENLLET.entails(reasoner, axiom), follows));
        }
        ontology("ClassAssertion(:New :a)").axioms().filter(OWLAxiom::isLogicalAxiom)
            .forEach(axiom -> assertFalse(OPENLLET.entails(reasoner, axiom)));
    }

    @Test
    void followsChanges() {
        OWLOntology ontology = ontology("ClassAssertion(:A :a) DisjointClasses(:A :B)");
        OWLReasoner reasoner = OPENLLET.start(ontology, Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        ontology.getOWLOntologyManager().addAxioms(ontology, ontology("ClassAssertion(:B :a)").getAxioms());
        assertFalse(reasoner.isConsistent());
        assertThrows(InconsistentOntologyException.class, () -> OPENLLET.run(() -> {
            reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            return null;
        }));
    }

    /** As justifications ask for them, of fewer and fewer axioms. */
    @Test
    void knowsNothingAgainstNamesThatTheAxiomsDoNotHave() {
        OWLReasoner reasoner = OPENLLET.start(ontology("SubClassOf(owl:Thing :B)"), Progress.SILENT);
        assertTrue(reasoner.isSatisfiable(type("A")));
        assertTrue(ontology("SubClassOf(:A :B) ClassAssertion(:B :a) ObjectPropertyDomain(:p :B) "
            + "Declaration(DataProperty(:d)) "
            + "DataPropertyDomain(:d :B)").logicalAxioms().allMatch(reasoner::isEntailed));
        assertFalse(ontology("ClassAssertion(:A :b)").logicalAxioms().anyMatch(reasoner::isEntailed));
    }

    @Test
    void saysWhatADatatypeThatIsDefinedByItselfIs() {
        OWLOntology ontology = ontology("DatatypeDefinition(:T :T) DataPropertyRange(:d :T)");
        var error = assertThrows(ParadlException.class, () -> OPENLLET.start(ontology, Progress.SILENT));
        assertTrue(error.getMessage().contains("defined by itself"), error.getMessage());
    }

    @Test
    void classifiesWithoutRealizing() {
        OWLReasoner reasoner = OPENLLET.start(ontology("SubClassOf(:A :B) ClassAssertion(:A :a)"), Progress.SILENT);
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
        assertTrue(reasoner.isPrecomputed(InferenceType.CLASS_HIERARCHY));
        assertFalse(reasoner.isPrecomputed(InferenceType.CLASS_ASSERTIONS));
    }

    @Test
    void saysThatItFailsOverDataRanges() {
        OWLOntology ontology = ontology(
            "SubClassOf(:B DataSomeValuesFrom(:u DataComplementOf(DataComplementOf(xsd:hexBinary)))) "
            + "SubClassOf(DataSomeValuesFrom(:u DataOneOf(\"3/4\"^^owl:rational \"1\"^^xsd:integer)) :D)");
        OWLReasoner reasoner = OPENLLET.start(ontology, Progress.SILENT);
        var error = assertThrows(ParadlException.class, () -> OPENLLET.run(() -> reasoner.isSatisfiable(type("B"))));
        assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
        assertTrue(error.getMessage().contains("data ranges"), error.getMessage());
    }

    @Test
    void isInterrupted() {
        Interrupter job = new Interrupter();
        Thread canceller = new Thread(() -> {
            try {
                Thread.sleep(500);
            } catch (InterruptedException e) {
                return;
            }
            job.cancel();
        });
        canceller.start();
        assertTimeoutPreemptively(Duration.ofSeconds(20),
            () -> assertThrows(Progress.Cancelled.class, () -> job.run(() -> {
                OWLReasoner reasoner = OPENLLET.start(ontology(HARD), job);
                return OPENLLET.run(reasoner::isConsistent);
            })));
    }

    @Test
    void saysNothingOnStandardStreams() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        var said = new ByteArrayOutputStream();
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        System.setErr(System.out);
        try {
            OWLOntology ontology = ontology("TransitiveObjectProperty(:r) FunctionalObjectProperty(:r)");
            OWLReasoner reasoner = OPENLLET.start(ontology, Progress.SILENT);
            reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY, InferenceType.CLASS_ASSERTIONS);
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        assertEquals("", said.toString(StandardCharsets.UTF_8));
    }

    private static String pigeons(int count) {
        StringBuilder axioms = new StringBuilder("EquivalentClasses(:Hole ObjectOneOf(");
        for (int hole = 1; hole < count; hole++) {
            axioms.append(":h").append(hole).append(' ');
        }
        axioms.append(")) InverseFunctionalObjectProperty(:sits) DifferentIndividuals(");
        for (int pigeon = 0; pigeon < count; pigeon++) {
            axioms.append(":p").append(pigeon).append(' ');
        }
        axioms.append(')');
        for (int pigeon = 0; pigeon < count; pigeon++) {
            axioms.append(" ClassAssertion(ObjectSomeValuesFrom(:sits :Hole) :p").append(pigeon).append(')');
        }
        return axioms.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"\"x\"@en | true", "\"x\" | false"})
    void stringsWithALanguageAreToldFromThoseWithout(String value, boolean consistent) {
        OWLOntology ontology = ontology("DataPropertyRange(:u <http://www.w3.org/1999/02/22-rdf-syntax-ns#langString>)"
            + " DataPropertyAssertion(:u :a " + value + ")");
        assertEquals(consistent, OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    @Test
    void saysThatItFailsOverNumbersOfWhatHasItself() {
        OWLReasoner reasoner = OPENLLET.start(ontology("ReflexiveObjectProperty(:s) "
            + "SubClassOf(:A ObjectMaxCardinality(0 :s ObjectMinCardinality(3 :s :B)))"), Progress.SILENT);
        var error = assertThrows(ParadlException.class, () -> OPENLLET.run(() -> reasoner.isSatisfiable(type("A"))));
        assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
    }

    @Test
    void saysThatItFailsWhereItHasLostCount() {
        var error = (ParadlException) OPENLLET.explain(new OpenError("Invalid branch created: 65 != 66"));
        assertEquals("UNSUPPORTED Openllet failed: Invalid branch created: 65 != 66, use --reasoner hermit",
            error.kind() + " " + error.getMessage() + ", " + error.remedy());
    }
}
