package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** HermiT takes an intersection of owl:Thing with what is no less for owl:Thing, and the like of owl:Nothing. */
class EveryThingTest {
    private static final Engine HERMIT = Engines.byName("hermit");

    @ParameterizedTest
    @ValueSource(strings = {
        "ObjectIntersectionOf(owl:Thing ObjectAllValuesFrom(:r owl:Thing))",
        "ObjectIntersectionOf(owl:Thing ObjectMinCardinality(0 :r))",
        "ObjectIntersectionOf(DataAllValuesFrom(:u rdfs:Literal) DataMinCardinality(0 :u))",
        "ObjectIntersectionOf(ObjectMaxCardinality(0 :r owl:Nothing) ObjectExactCardinality(0 :r owl:Nothing))",
        "ObjectUnionOf(:B ObjectComplementOf(ObjectUnionOf(owl:Nothing ObjectSomeValuesFrom(:r owl:Nothing))))",
        "ObjectUnionOf(:B ObjectHasSelf(owl:topObjectProperty))"})
    void everything(String c) {
        assertTrue(isConsistent("EquivalentClasses(:A " + c + ") SubClassOf(:A :B)", "B"));
        assertEquals(false, isConsistent("EquivalentClasses(:A " + c + ") DisjointClasses(:A :B)", "B"));
        assertEquals(false, isConsistent("SubClassOf(" + c + " ObjectComplementOf(:B))", "B"));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "ObjectUnionOf(owl:Nothing ObjectSomeValuesFrom(:r owl:Nothing))",
        "ObjectUnionOf(ObjectExactCardinality(2 :r owl:Nothing) ObjectComplementOf(ObjectMinCardinality(0 :r :B)))",
        "ObjectUnionOf(ObjectMinCardinality(2 :r owl:Nothing) DataSomeValuesFrom(:u DataComplementOf(rdfs:Literal)))",
        "ObjectIntersectionOf(:B ObjectComplementOf(ObjectIntersectionOf(owl:Thing DataMinCardinality(0 :u))))"})
    void nothing(String c) {
        assertTrue(isConsistent("SubClassOf(" + c + " ObjectComplementOf(:B))", "B"));
        assertTrue(isConsistent("EquivalentClasses(:A " + c + ") DisjointClasses(:A :B)", "B"));
        assertEquals(false, isConsistent("SubClassOf(:B " + c + ")", "B"));
    }

    private static boolean isConsistent(String axioms, String type) {
        String told = axioms + " ClassAssertion(:" + type + " :a)";
        return HERMIT.start(Given.ontology(told), Progress.SILENT).isConsistent();
    }

    /** With nothing else in it. */
    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(DataAllValuesFrom(:u rdfs:Literal) DataSomeValuesFrom(:u DataComplementOf(rdfs:Literal)))",
        "SubClassOf(owl:Thing ObjectExactCardinality(1 :r owl:Nothing))",
        "EquivalentClasses(ObjectMinCardinality(0 :r) ObjectComplementOf(ObjectAllValuesFrom(:r owl:Thing)))",
        "DisjointClasses(owl:Thing ObjectIntersectionOf(owl:Thing ObjectMaxCardinality(1 :r owl:Nothing)))",
        "ObjectPropertyRange(owl:topObjectProperty ObjectSomeValuesFrom(:r owl:Nothing))"})
    void everythingIsNothing(String axiom) {
        assertEquals(false, isConsistent(axiom, "B"));
    }

    @Test
    void soDoesAQuestion() {
        OWLDataFactory factory = Given.FACTORY;
        OWLReasoner reasoner = HERMIT.start(Given.ontology("ClassAssertion(:B :a)"), Progress.SILENT);
        var everything = factory.getOWLObjectIntersectionOf(factory.getOWLThing(),
            factory.getOWLObjectComplementOf(factory.getOWLObjectComplementOf(factory.getOWLThing())));
        assertTrue(HERMIT.entails(reasoner, factory.getOWLClassAssertionAxiom(everything, Given.individual("a"))));
    }

    /** Told at random, of an individual or below a class, what is not refused. */
    @Test
    void noneIsRefused() {
        for (int seed = 0; seed < 300; seed++) {
            var random = new Random(seed);
            String c = expression(random, 3);
            assertEquals(isConsistent("ClassAssertion(" + c + " :a)", "B"),
                isConsistent("SubClassOf(:B " + c + ")", "B"), c);
            assertEquals(isConsistent("SubClassOf(" + c + " :A) ClassAssertion(ObjectComplementOf(:A) :a)", "B"),
                isConsistent("ClassAssertion(ObjectComplementOf(" + c + ") :a) "
                    + "SubClassOf(ObjectIntersectionOf(:B " + c + ") owl:Nothing)", "B"), c);
        }
    }

    private static String expression(Random random, int depth) {
        if (depth == 0) {
            return random.nextBoolean() ? "owl:Thing" : "owl:Nothing";
        }
        String c = expression(random, depth - 1);
        switch (random.nextInt(8)) {
            case 0: return "ObjectComplementOf(" + c + ")";
            case 1: return "ObjectSomeValuesFrom(:r " + c + ")";
            case 2: return "ObjectAllValuesFrom(:r " + c + ")";
            case 3: return "ObjectMinCardinality(" + random.nextInt(3) + " :r " + c + ")";
            case 4: return "ObjectMaxCardinality(" + random.nextInt(3) + " :r " + c + ")";
            case 5: return "ObjectExactCardinality(" + random.nextInt(3) + " :r " + c + ")";
            default: return (random.nextBoolean() ? "ObjectUnionOf(" : "ObjectIntersectionOf(") + c + " "
                + expression(random, depth - 1) + ")";
        }
    }
}
