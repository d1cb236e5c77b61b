package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class HermitRefusalsTest {
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final String BUILT_IN =
        "DLSafeRule(Body(DataPropertyAtom(:u Variable(<urn:swrl#x>) Variable(<urn:swrl#n>))"
        + " BuiltInAtom(<http://www.w3.org/2003/11/swrlb#greaterThan> Variable(<urn:swrl#n>) \"1\"^^xsd:integer))"
        + " Head(ClassAtom(:A Variable(<urn:swrl#x>))))";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "TransitiveObjectProperty(:r) | IrreflexiveObjectProperty(:r)",
        "TransitiveObjectProperty(:r) | AsymmetricObjectProperty(:r)",
        "TransitiveObjectProperty(:r) | FunctionalObjectProperty(:r)",
        "TransitiveObjectProperty(:r) | InverseFunctionalObjectProperty(:r)",
        "TransitiveObjectProperty(:r) | DisjointObjectProperties(:r :s)",
        "TransitiveObjectProperty(:r) | SubClassOf(:A ObjectHasSelf(:r))",
        "TransitiveObjectProperty(:r) | SubClassOf(:A ObjectMaxCardinality(1 :r))",
        "TransitiveObjectProperty(:r) SubObjectPropertyOf(:r :s) | SubClassOf(ObjectMinCardinality(2 :s :B) :A)",
        "TransitiveObjectProperty(:r) EquivalentObjectProperties(:r ObjectInverseOf(:s))"
            + " | EquivalentClasses(:A ObjectIntersectionOf(:B ObjectExactCardinality(1 :s :C)))",
        "SubObjectPropertyOf(ObjectPropertyChain(:s :t) :r) | "
            + "SubClassOf(:A ObjectMaxCardinality(1 ObjectInverseOf(:r)))",
        "DataPropertyRange(:u xsd:integer) | DataPropertyRange(owl:topDataProperty rdfs:Literal)",
        "DataPropertyRange(:u xsd:integer) | SubClassOf(:A DataSomeValuesFrom(owl:topDataProperty xsd:string))",
        "DataPropertyRange(:u DatatypeRestriction(xsd:integer xsd:minInclusive \"1\"^^xsd:integer))"
            + " | DataPropertyRange(:u DatatypeRestriction(xsd:integer xsd:length \"1\"^^xsd:integer))",
        "DataPropertyRange(:u xsd:integer)"
            + " | SubClassOf(:A DataSomeValuesFrom(:u DatatypeRestriction(xsd:string xsd:pattern \"[a-z\")))",
        "SubObjectPropertyOf(:r :s) | SubClassOf(:A ObjectMaxCardinality(1 owl:topObjectProperty :B))"})
    void leavesOutWhatItRefuses(String kept, String refused) {
        Set<OWLAxiom> all = Given.axioms(kept + " SubClassOf(:X :Y) " + refused);
        assertThrows(ParadlException.class, () -> HERMIT.start(Given.ontology(all), Progress.SILENT));
        Engine accepting = HERMIT.accepting(all);
        assertEquals(List.copyOf(Given.axioms(refused)), accepting.beyondReach(all));
        OWLReasoner reasoner = accepting.start(Given.ontology(all), Progress.SILENT);
        assertTrue(reasoner.getSuperClasses(Given.type("X"), true).containsEntity(Given.type("Y")));
        assertTrue(HERMIT.accepting(Given.axioms(kept)).covers(Given.axioms(kept)));
    }

    @Test
    void leavesOutAllThatItRefuses() {
        Set<OWLAxiom> refused = Given.axioms("IrreflexiveObjectProperty(:r) AsymmetricObjectProperty(:r) "
            + "FunctionalObjectProperty(:r) SubClassOf(:A ObjectHasSelf(:r))");
        Set<OWLAxiom> all = new HashSet<>(Given.axioms("TransitiveObjectProperty(:r) FunctionalObjectProperty(:s)"));
        all.addAll(refused);
        assertEquals(refused, Set.copyOf(HERMIT.accepting(all).beyondReach(all)));
    }

    @Test
    void leavesOutRulesWithBuiltInAtoms() {
        String rule = "DLSafeRule(Body(ClassAtom(:A Variable(<urn:swrl#x>))) "
            + "Head(ClassAtom(:B Variable(<urn:swrl#x>))))";
        Set<OWLAxiom> all = Given.axioms("ClassAssertion(:A :a) " + rule + BUILT_IN);
        Engines.Choice choice = Engines.choose("auto", all, true);
        assertEquals(List.copyOf(Given.axioms(BUILT_IN)), choice.engine().beyondReach(all));
        assertTrue(choice.warnings(axiom -> Set.of()).get(0).contains("hermit leaves out"),
            choice.warnings(axiom -> Set.of()).get(0));
        OWLReasoner reasoner = choice.engine().start(Given.ontology(all), Progress.SILENT);
        assertTrue(reasoner.getTypes(Given.individual("a"), false).containsEntity(Given.type("B")));
    }

    @Test
    void elkHasHermitDoWithoutThem() {
        Set<OWLAxiom> all = Given.axioms("TransitiveObjectProperty(:r) SubClassOf(:A ObjectMaxCardinality(1 :r))");
        Engine few = Engines.choose("elk", all, false).engine().forFew();
        assertEquals("hermit", few.name());
        assertTrue(few.start(Given.ontology(all), Progress.SILENT).isConsistent());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "SubClassOf(:A ObjectMinCardinality(1 :r :B)) SubClassOf(:B owl:Nothing)",
        "SubClassOf(:A :C) "
            + "EquivalentClasses(:A ObjectIntersectionOf(ObjectMinCardinality(0 :r :B) ObjectComplementOf(:C)))",
        "SubClassOf(:A ObjectMaxCardinality(0 owl:topObjectProperty :B)) ClassAssertion(:B :b)",
        "SubClassOf(:A ObjectIntersectionOf(ObjectExactCardinality(0 :r :B) ObjectSomeValuesFrom(:r :B)))",
        "SubClassOf(:A ObjectMaxCardinality(0 :r)) SubClassOf(:A ObjectSomeValuesFrom(:r :B))",
        "SubClassOf(ObjectComplementOf(ObjectMaxCardinality(0 :r :B)) owl:Nothing) SubClassOf(:A ObjectHasValue(:r :b))"
            + " ClassAssertion(:B :b)"})
    void saysZeroAndOneWithoutNumbers(String axioms) {
        Set<OWLAxiom> all = Given.axioms("TransitiveObjectProperty(:r) " + axioms);
        Engine accepting = HERMIT.accepting(all);
        assertTrue(accepting.covers(all));
        assertFalse(accepting.start(Given.ontology(all), Progress.SILENT).isSatisfiable(Given.type("A")));
    }

    @Test
    void startsOverAnyProperties() {
        var random = new Random(7);
        for (int i = 0; i < 400; i++) {
            String axioms = IntStream.range(0, 2 + random.nextInt(6)).mapToObj(n -> axiom(random))
                .collect(Collectors.joining(" "));
            Set<OWLAxiom> all = Given.axioms(axioms);
            try {
                HERMIT.accepting(all).start(Given.ontology(all), Progress.SILENT).dispose();
            } catch (ParadlException refusal) {
                throw new AssertionError(axioms, refusal);
            }
        }
    }

    private static String axiom(Random random) {
        switch (random.nextInt(12)) {
            case 0: return "TransitiveObjectProperty(" + property(random) + ")";
            case 1: return "SymmetricObjectProperty(" + property(random) + ")";
            case 2: return "SubObjectPropertyOf(" + property(random) + " " + property(random) + ")";
            case 3: return "EquivalentObjectProperties(" + property(random) + " " + property(random) + ")";
            case 4: return "InverseObjectProperties(" + property(random) + " " + property(random) + ")";
            case 5: return "FunctionalObjectProperty(" + property(random) + ")";
            case 6: return "IrreflexiveObjectProperty(" + property(random) + ")";
            case 7: return "DisjointObjectProperties(" + property(random) + " " + property(random) + ")";
            case 8: return "SubObjectPropertyOf(ObjectPropertyChain(" + property(random) + " " + property(random) + ") "
                + property(random) + ")";
            case 9: return "SubClassOf(:A ObjectMinCardinality(" + random.nextInt(3) + " " + property(random) + " :B))";
            case 10: return "SubClassOf(ObjectMaxCardinality(" + random.nextInt(3) + " " + property(random)
                + " :B) :A)";
            default: return "SubClassOf(:A ObjectHasSelf(" + property(random) + "))";
        }
    }

    private static String property(Random random) {
        String name = ":" + "rst".charAt(random.nextInt(3));
        return random.nextInt(4) == 0 ? "ObjectInverseOf(" + name + ")" : name;
    }
}
