package org.paradl.engine.elk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.semanticweb.owlapi.model.OWLAxiom;

class ElkReachTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:A ObjectSomeValuesFrom(:r ObjectIntersectionOf(:B ObjectSomeValuesFrom(:s owl:Thing))))",
        "SubClassOf(ObjectUnionOf(:A :B) :C)",
        "SubClassOf(:A ObjectComplementOf(ObjectUnionOf(:B ObjectSomeValuesFrom(:r :C))))",
        "SubClassOf(:A owl:Nothing)",
        "SubClassOf(ObjectHasValue(:r :a) ObjectHasValue(:s :b))",
        "SubClassOf(:A ObjectHasSelf(:r))",
        "EquivalentClasses(:A ObjectIntersectionOf(:B ObjectSomeValuesFrom(:r :C)))",
        "DisjointClasses(:A ObjectSomeValuesFrom(:r :B) :C)",
        "ClassAssertion(ObjectSomeValuesFrom(:r :A) :a)",
        "ObjectPropertyAssertion(:r :a :b)",
        "SameIndividual(:a :b)",
        "DifferentIndividuals(:a :b :c)",
        "SubObjectPropertyOf(:r :s)",
        "SubObjectPropertyOf(:r owl:topObjectProperty)",
        "SubObjectPropertyOf(owl:bottomObjectProperty :r)",
        "SubObjectPropertyOf(ObjectPropertyChain(:r :s) :t)",
        "EquivalentObjectProperties(:r :s)",
        "TransitiveObjectProperty(:r)",
        "ReflexiveObjectProperty(:r)",
        "ObjectPropertyDomain(:r :A)",
        "ObjectPropertyRange(:r :A)",
        "Declaration(DataProperty(:u))",
        "Declaration(Datatype(:d))",
        "AnnotationAssertion(rdfs:label :A \"a\")"})
    void covers(String axiom) {
        assertEquals(List.of(), ElkReach.beyond(Given.axioms(axiom)));
        assertTrue(ElkReach.coversAll(Given.axioms(axiom)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:A ObjectUnionOf(:B :C))",
        "SubClassOf(ObjectComplementOf(:A) :B)",
        "SubClassOf(:A ObjectComplementOf(ObjectComplementOf(:B)))",
        "SubClassOf(:A ObjectAllValuesFrom(:r :B))",
        "SubClassOf(:A ObjectMinCardinality(2 :r :B))",
        "SubClassOf(:A ObjectMaxCardinality(1 :r :B))",
        "SubClassOf(:A ObjectExactCardinality(1 :r :B))",
        "SubClassOf(ObjectHasSelf(:r) :A)",
        "SubClassOf(:A ObjectOneOf(:a))",
        "SubClassOf(ObjectOneOf(:a) :A)",
        "SubClassOf(:A ObjectSomeValuesFrom(ObjectInverseOf(:r) :B))",
        "SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty :A) :B)",
        "SubClassOf(:A ObjectSomeValuesFrom(owl:bottomObjectProperty :B))",
        "SubClassOf(:A ObjectIntersectionOf(:B ObjectUnionOf(:C :D)))",
        "SubClassOf(:A ObjectHasValue(:r _:a))",
        "SubClassOf(:A ObjectHasValue(owl:bottomObjectProperty :a))",
        "EquivalentClasses(:A ObjectUnionOf(:B :C))",
        "EquivalentClasses(:A ObjectComplementOf(:B))",
        "DisjointClasses(:A ObjectComplementOf(:B))",
        "DisjointUnion(:A :B :C)",
        "ClassAssertion(:A _:a)",
        "ObjectPropertyAssertion(:r :a _:b)",
        "NegativeObjectPropertyAssertion(:r :a :b)",
        "SameIndividual(:a _:b)",
        "DifferentIndividuals(:a _:b)",
        "SubObjectPropertyOf(:r owl:bottomObjectProperty)",
        "SubObjectPropertyOf(owl:topObjectProperty :r)",
        "SubObjectPropertyOf(ObjectPropertyChain(:r ObjectInverseOf(:s)) :t)",
        "SubObjectPropertyOf(ObjectPropertyChain(:r :s) owl:bottomObjectProperty)",
        "EquivalentObjectProperties(:r ObjectInverseOf(:s))",
        "TransitiveObjectProperty(ObjectInverseOf(:r))",
        "ReflexiveObjectProperty(ObjectInverseOf(:r))",
        "ObjectPropertyDomain(ObjectInverseOf(:r) :A)",
        "ObjectPropertyDomain(:r ObjectUnionOf(:A :B))",
        "ObjectPropertyRange(:r ObjectUnionOf(:A :B))",
        "InverseObjectProperties(:r :s)",
        "SymmetricObjectProperty(:r)",
        "AsymmetricObjectProperty(:r)",
        "IrreflexiveObjectProperty(:r)",
        "FunctionalObjectProperty(:r)",
        "InverseFunctionalObjectProperty(:r)",
        "DisjointObjectProperties(:r :s)",
        "HasKey(:A (:r) ())",
        "SubClassOf(:A DataSomeValuesFrom(:u xsd:integer))",
        "SubClassOf(:A DataHasValue(:u \"1\"^^xsd:integer))",
        "DataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
        "NegativeDataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
        "SubDataPropertyOf(:u :v)",
        "DataPropertyDomain(:u :A)",
        "DataPropertyRange(:u xsd:integer)",
        "FunctionalDataProperty(:u)",
        "DatatypeDefinition(:d xsd:integer)",
        "DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>))) Head(ClassAtom(:B Variable(<urn:x>))))"})
    void doesNotCover(String axiom) {
        assertEquals(1, ElkReach.beyond(Given.axioms(axiom)).size());
        assertFalse(ElkReach.coversAll(Given.axioms(axiom)));
    }

    @Test
    void rangesGoTogetherWithNoValues() {
        Set<OWLAxiom> told = Given.axioms("ObjectPropertyRange(:r :A) ObjectPropertyAssertion(:s :a :b)");
        Set<OWLAxiom> implied = Given.axioms("ObjectPropertyRange(:r :A) SubClassOf(:B ObjectHasValue(:s :b))");
        assertEquals("[ObjectPropertyRange]", typesOf(ElkReach.beyond(told)));
        assertEquals("[ObjectPropertyRange]", typesOf(ElkReach.beyond(implied)));
    }

    /** ELK knows what the last property of a chain leads to, not what the chain does. */
    @ParameterizedTest
    @ValueSource(strings = {"", "SubObjectPropertyOf(:q :r)", "EquivalentObjectProperties(:q :r)",
        "SubObjectPropertyOf(:q :p) EquivalentObjectProperties(:p :r)"})
    void rangesGoTogetherWithChainsWhoseLastPropertyHasThem(String below) {
        String chain = "ObjectPropertyRange(:r :A) SubObjectPropertyOf(ObjectPropertyChain(:s :t) :q) " + below;
        assertEquals(below.isEmpty() ? "[]" : "[ObjectPropertyRange]", typesOf(ElkReach.beyond(Given.axioms(chain))));
        assertTrue(ElkReach.coversAll(Given.axioms(chain + " SubObjectPropertyOf(:t :q)")));
    }

    private static String typesOf(List<OWLAxiom> axioms) {
        return axioms.stream().map(axiom -> axiom.getAxiomType().getName()).collect(Collectors.toList()).toString();
    }
}
