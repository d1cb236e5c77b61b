package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.paradl.openllet.Given.ontology;
import static org.paradl.openllet.Given.type;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import openllet.atom.OpenError;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class OpenlletEngineTest {
    private static final Engine OPENLLET = Engines.byName("openllet");
    private static final String TWO_DATES = "DataPropertyAssertion(:born :a \"2020-01-01\"^^xsd:date) "
        + "DataPropertyAssertion(:born :a \"2020-01-02\"^^xsd:date) FunctionalDataProperty(:born)";
    private static final String BUILT_IN = " DLSafeRule(Body(DataPropertyAtom(:age Variable(<urn:x>) "
        + "Variable(<urn:n>)) "
        + "BuiltInAtom(<http://www.w3.org/2003/11/swrlb#greaterThan> Variable(<urn:n>) \"17\"^^xsd:integer)) "
        + "Head(ClassAtom(:Adult Variable(<urn:x>))))";
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
    void knowsDatesAndIsTakenForThem() {
        OWLOntology ontology = ontology(TWO_DATES);
        assertEquals(List.of(), OPENLLET.beyondReach(ontology.getAxioms()));
        assertEquals("openllet", Engines.choose("auto", ontology.getAxioms(), false).engine().name());
        assertFalse(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
        assertTrue(Engines.byName("hermit").start(ontology, Progress.SILENT).isConsistent());
    }

    /** It says nothing, and takes C for satisfiable, which has two different neighbours. */
    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:C ObjectMaxCardinality(1 :s))", "FunctionalObjectProperty(:s)"})
    void isNotTrustedWithNumbersAboveTransitiveProperties(String number) {
        OWLOntology ontology = ontology(number + " TransitiveObjectProperty(:r) SubObjectPropertyOf(:r :s) "
            + "DisjointClasses(:D :E) "
            + "SubClassOf(:C ObjectSomeValuesFrom(:r ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :E))))");
        assertEquals(ontology(number).logicalAxioms().collect(Collectors.toList()),
            OPENLLET.beyondReach(ontology.getAxioms()));
        assertEquals("hermit", Engines.choose("auto", ontology.getAxioms(), false).engine().name());
    }

    /** Each is below B, which Openllet does not see, or fails over. */
    @ParameterizedTest
    @ValueSource(strings = {"DataSomeValuesFrom(:u DataUnionOf(xsd:integer xsd:boolean))",
        "DataSomeValuesFrom(:u DataIntersectionOf(xsd:integer xsd:decimal))",
        "DataMinCardinality(2 :u xsd:integer)", "DataExactCardinality(2 :u xsd:integer)",
        "DataSomeValuesFrom(:u DataIntersectionOf(xsd:integer DataComplementOf(xsd:byte)))"})
    void isNotTrustedWithComposedData(String range) {
        OWLOntology ontology = ontology("EquivalentClasses(:A " + range + ") EquivalentClasses(:B "
            + "DataSomeValuesFrom(:u DataUnionOf(xsd:integer xsd:boolean xsd:string)))");
        assertFalse(OPENLLET.coversClasses(ontology.getAxioms()));
        assertEquals(2, OPENLLET.beyondReach(ontology.getAxioms()).size());
        OWLReasoner hermit = Engines.byName("hermit").start(ontology, Progress.SILENT);
        assertTrue(hermit.getSuperClasses(type("A"), false).containsEntity(type("B")));
    }

    /** Where a warning says less, who reads it takes what is told for what follows. */
    @ParameterizedTest
    @ValueSource(strings = {"openllet", "race"})
    void itIsSaidThatItMayBeWrong(String chosen) {
        OWLOntology ontology = ontology("ReflexiveObjectProperty(:p) SubClassOf(ObjectHasSelf(:p) :D)");
        Engines.Choice choice = Engines.choose(chosen, ontology.getAxioms(), false);
        boolean wrong = choice.engine().errsBeyondReach();
        assertEquals(chosen.equals("openllet"), wrong);
        assertEquals(wrong, choice.warnings(Set::of).stream().anyMatch(warning -> warning.startsWith(
            "answers may be missing or wrong, as openllet leaves out or gets wrong these axioms (1): SubClassOf(")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"FunctionalDataProperty(:u)", "SubClassOf(owl:Thing DataMaxCardinality(1 :u))"})
    void isNotTrustedWithAllValuesWhereThereIsAtMostOne(String limit) {
        OWLOntology ontology = ontology(limit + " EquivalentClasses(:A DataSomeValuesFrom(:u xsd:boolean))"
            + " EquivalentClasses(:B DataAllValuesFrom(:u xsd:boolean))");
        assertEquals(1, OPENLLET.beyondReach(ontology.getAxioms()).size());
        OWLReasoner hermit = Engines.byName("hermit").start(ontology, Progress.SILENT);
        assertTrue(hermit.getSuperClasses(type("A"), false).containsEntity(type("B")));
    }

    @Test
    void isNotTakenWhereItKnowsNoMoreThanHermit() {
        OWLOntology ontology = ontology("DataPropertyRange(:u <urn:unknown>)");
        assertEquals("hermit", Engines.choose("auto", ontology.getAxioms(), false).engine().name());
        assertEquals(1, OPENLLET.beyondReach(ontology.getAxioms()).size());
    }

    /** It would take the one range for another than the other, and the property to have no values. */
    @Test
    void takesNoRangeThatNothingDefines() {
        OWLOntology ontology = ontology("DataPropertyRange(:u <urn:unknown>) DataPropertyRange(:u xsd:string)"
            + " SubClassOf(:A DataMinCardinality(1 :u))");
        Set<OWLAxiom> taken = Set.copyOf(OPENLLET.taken(ontology.getAxioms()));
        assertEquals(ontology.getAxiomCount() - 1, taken.size());
        assertTrue(OPENLLET.start(Owl.ontology(taken), Progress.SILENT).isSatisfiable(
            Given.type("A")));
    }

    @Test
    void leavesOutATextThatIsNoneOfItsDatatype() {
        OWLOntology ontology = ontology("DataPropertyAssertion(:took :a \"P3D0.0S\"^^xsd:duration) "
            + "ClassAssertion(:A :a)");
        assertEquals(1, OPENLLET.beyondReach(ontology.getAxioms()).size());
        assertEquals("hermit", Engines.choose("auto", ontology.getAxioms(), false).engine().name());
        assertTrue(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"xsd:integer xsd:length \"1\"^^xsd:integer", "xsd:string xsd:pattern \"[a-z\"",
        "xsd:decimal xsd:totalDigits \"3\"^^xsd:integer"})
    void leavesOutFacetsThatItFailsOver(String restriction) {
        OWLOntology ontology = ontology("ClassAssertion(DataSomeValuesFrom(:u "
            + "DatatypeRestriction(" + restriction + ")) :a) ClassAssertion(DataSomeValuesFrom(:u "
            + "DatatypeRestriction(xsd:date xsd:minInclusive \"2020-01-01\"^^xsd:date))"
            + " :b) SubClassOf(:A :B)");
        assertEquals(1, OPENLLET.beyondReach(ontology.getAxioms()).size());
        assertTrue(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    @Test
    void takesTransitivityOfEverything() {
        OWLOntology ontology = ontology("TransitiveObjectProperty(owl:topObjectProperty)"
            + " SubClassOf(:A ObjectMaxCardinality(1 owl:topObjectProperty :B)) "
            + "DLSafeRule(Body(ClassAtom(:A Variable(<urn:swrl#x>)))"
            + " Head(ClassAtom(:B Variable(<urn:swrl#x>)))) ClassAssertion(:A :a)");
        assertTrue(OPENLLET.beyondReach(ontology.getAxioms()).stream().allMatch(SWRLRule.class::isInstance));
        assertTrue(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    /** It fails over what needs properties to be simple beside it. */
    @ParameterizedTest
    @ValueSource(strings = {"TransitiveObjectProperty(owl:bottomObjectProperty)",
        "SubObjectPropertyOf(ObjectPropertyChain(:r :r) owl:bottomObjectProperty)"})
    void takesPathsOfNone(String axiom) {
        OWLOntology ontology = ontology(axiom + " FunctionalObjectProperty(owl:bottomObjectProperty)");
        assertEquals(axiom.contains("Chain") ? 1 : 0, OPENLLET.beyondReach(ontology.getAxioms()).size());
        assertTrue(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    @Test
    void saysWhatItLeavesOut() {
        OWLOntology ontology = ontology("TransitiveObjectProperty(:r) FunctionalObjectProperty(:r) SubClassOf(:A :B) "
            + "DataPropertyRange(:u xsd:hexBinary)");
        assertEquals(2, OPENLLET.beyondReach(ontology.getAxioms()).size());
    }

    @Test
    void isNotTrustedWithNumbersOfWhatNominalsName() {
        for (String counting : List.of("ObjectMinCardinality(2 :p ObjectOneOf(:a))",
                "ObjectComplementOf(ObjectMaxCardinality(1 :p ObjectIntersectionOf(:B ObjectOneOf(:a))))")) {
            OWLOntology ontology = ontology("SubClassOf(:A " + counting + ")");
            assertFalse(OPENLLET.coversClasses(ontology.getAxioms()), counting);
            assertFalse(Engines.byName("hermit").start(ontology, Progress.SILENT).isSatisfiable(type("A")), counting);
        }
        String named = "SubClassOf(:A ObjectMinCardinality(2 :p :N)) EquivalentClasses(:N ObjectOneOf(:a))";
        OWLOntology ontology = ontology(named);
        assertTrue(OPENLLET.coversClasses(ontology.getAxioms()));
        assertFalse(OPENLLET.start(ontology, Progress.SILENT).isSatisfiable(type("A")));
    }

    @Test
    void isNotTrustedWithRulesThatHermitTakes() {
        String rule = "DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>))) Head(ClassAtom(:B Variable(<urn:x>))))";
        assertEquals(1, OPENLLET.beyondReach(ontology(rule).getAxioms()).size());
        assertEquals(List.of(), OPENLLET.beyondReach(ontology(rule + BUILT_IN).getAxioms()));
        assertEquals("openllet", Engines.choose("auto", ontology(rule + BUILT_IN).getAxioms(), false).engine().name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"DLSafeRule(Body() Head(ClassAtom(:B :a)))",
        "DLSafeRule(Body(ObjectPropertyAtom(:p Variable(<urn:x>) Variable(<urn:y>)) ObjectPropertyAtom(:q "
            + "Variable(<urn:z>) Variable(<urn:y>)) SameIndividualAtom(Variable(<urn:x>) Variable(<urn:z>))) "
            + "Head(ClassAtom(:B Variable(<urn:z>))))",
        "DLSafeRule(Body(DataPropertyAtom(:u Variable(<urn:x>) Variable(<urn:y>)) DataRangeAtom("
            + "DatatypeRestriction(xsd:integer xsd:minInclusive \"5\"^^xsd:integer) Variable(<urn:y>))) "
            + "Head(ClassAtom(:B Variable(<urn:x>))))"})
    void isNotTrustedWithSomeRulesBesideBuiltIns(String rule) {
        OWLOntology ontology = ontology(rule + " ClassAssertion(ObjectComplementOf(:B) :a) "
            + "ObjectPropertyAssertion(:p :a :b) ObjectPropertyAssertion(:q :a :b) "
            + "DataPropertyAssertion(:u :a \"4\"^^xsd:integer)");
        assertNotEquals(Engines.byName("hermit").start(ontology, Progress.SILENT).isConsistent(),
            OPENLLET.start(ontology, Progress.SILENT).isConsistent());
        var all = new HashSet<>(ontology.getAxioms());
        all.addAll(ontology(BUILT_IN).getAxioms());
        assertEquals(1, OPENLLET.beyondReach(all).size());
    }

    @Test
    void saysThatItHasNotABuiltIn() {
        OWLOntology known = ontology(BUILT_IN);
        OWLOntology unknown = ontology(BUILT_IN.replace("http://www.w3.org/2003/11/swrlb#greaterThan", "urn:mine"));
        assertEquals(0, OPENLLET.beyondReach(known.getAxioms()).size());
        assertEquals(1, OPENLLET.beyondReach(unknown.getAxioms()).size());
    }

    @Test
    void saysThatARuleBindsAValueByItsDatatypeAlone() {
        OWLOntology ontology = ontology("ClassAssertion(:A :a) DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>)) "
            + "DataRangeAtom(xsd:integer Variable(<urn:y>))) "
            + "Head(DataPropertyAtom(:u Variable(<urn:x>) Variable(<urn:y>))))");
        var error = assertThrows(ParadlException.class, () -> OPENLLET.run(
            OPENLLET.start(ontology, Progress.SILENT)::isConsistent));
        assertTrue(error.getMessage().contains("Unsupported rule"), error.getMessage());
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

    /** It does not see that a is not b. */
    @ParameterizedTest
    @ValueSource(strings = {"AsymmetricObjectProperty(:r) ObjectPropertyAssertion(:r :a :b)",
        "DisjointObjectProperties(:r :s) ObjectPropertyAssertion(:r :a :b) ObjectPropertyAssertion(:s :b :a)"})
    void isNotTrustedToTellApartWhoIsOnEitherSide(String axioms) {
        OWLOntology ontology = ontology(axioms);
        assertFalse(OPENLLET.covers(ontology.getAxioms()));
        assertTrue(OPENLLET.coversClasses(ontology.getAxioms()));
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
