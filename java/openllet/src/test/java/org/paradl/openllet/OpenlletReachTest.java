package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.paradl.openllet.Given.BUILT_IN;
import static org.paradl.openllet.Given.ontology;
import static org.paradl.openllet.Given.type;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** What Openllet takes, what it leaves out, and what it is not trusted with. */
class OpenlletReachTest {
    private static final Engine OPENLLET = Engines.byName("openllet");
    private static final String TWO_DATES = "DataPropertyAssertion(:born :a \"2020-01-01\"^^xsd:date) "
        + "DataPropertyAssertion(:born :a \"2020-01-02\"^^xsd:date) FunctionalDataProperty(:born)";

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

    /** It does not see that a is not b. */
    @ParameterizedTest
    @ValueSource(strings = {"AsymmetricObjectProperty(:r) ObjectPropertyAssertion(:r :a :b)",
        "DisjointObjectProperties(:r :s) ObjectPropertyAssertion(:r :a :b) ObjectPropertyAssertion(:s :b :a)"})
    void isNotTrustedToTellApartWhoIsOnEitherSide(String axioms) {
        OWLOntology ontology = ontology(axioms);
        assertFalse(OPENLLET.covers(ontology.getAxioms()));
        assertTrue(OPENLLET.coversClasses(ontology.getAxioms()));
    }
}
