package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLIndividual;

/** Rewriting :a, :A and :d to :z, :Z and :e is as if they had been written in the first place. */
class RewritingTest {
    private static final String FACET = "DatatypeRestriction(xsd:integer xsd:minInclusive \"0\"^^xsd:integer)";

    @ParameterizedTest
    @ValueSource(strings = {"ClassAssertion(:A :a)", "ClassAssertion(ObjectOneOf(:a :b) :a)",
        "ClassAssertion(DataSomeValuesFrom(:u " + FACET + ") :a)",
        "SubClassOf(:A DataSomeValuesFrom(:u DataUnionOf(:d " + FACET + ")))",
        "SubClassOf(ObjectIntersectionOf(:A ObjectComplementOf(:B)) DataMaxCardinality(2 :u DataComplementOf(:d)))",
        "SubClassOf(Annotation(rdfs:comment \"A\") :A "
            + "ObjectExactCardinality(1 ObjectInverseOf(:r) ObjectUnionOf(:A :B)))",
        "EquivalentClasses(:A ObjectHasValue(:r :a) ObjectHasSelf(:r))", "DisjointClasses(:A :B :C)",
        "DisjointUnion(:A :B :C)", "SubObjectPropertyOf(ObjectPropertyChain(:r :s) :r)", "ObjectPropertyDomain(:r :A)",
        "ObjectPropertyRange(:r ObjectAllValuesFrom(:r :A))", "DataPropertyDomain(:u :A)", "DataPropertyRange(:u :d)",
        "DataPropertyRange(:u " + FACET + ")", "DatatypeDefinition(:c DataIntersectionOf(:d " + FACET + "))",
        "HasKey(:A (:r) (:u))", "ObjectPropertyAssertion(:r :a :b)", "NegativeObjectPropertyAssertion(:r :b :a)",
        "DataPropertyAssertion(:u :a \"1\"^^xsd:integer)", "NegativeDataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
        "SameIndividual(:a :b :c)", "DifferentIndividuals(:a :b :c)",
        "DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>)) ObjectPropertyAtom(:r Variable(<urn:x>) :a)) "
            + "Head(DataRangeAtom(:d \"1\")))"})
    void everyPartOfAKindIsReplaced(String text) {
        OWLAxiom axiom = only(text);
        OWLAxiom rewritten = Rewriting.of(axiom, OWLIndividual.class,
            i -> i.equals(Given.individual("a")) ? Given.individual("z") : i);
        rewritten = Rewriting.of(rewritten, OWLClassExpression.class,
            c -> c.equals(Given.type("A")) ? Given.type("Z") : c);
        rewritten = Rewriting.of(rewritten, OWLDataRange.class, d -> d.equals(datatype("d")) ? datatype("e") : d);
        assertEquals(
            only(text.replaceAll(":a\\b", ":z").replaceAll(":A\\b", ":Z").replaceAll(":d\\b", ":e")), rewritten);
    }

    private static OWLDatatype datatype(String name) {
        return Given.FACTORY.getOWLDatatype("http://x/" + name);
    }

    private static OWLAxiom only(String text) {
        Set<OWLAxiom> axioms = Given.axioms("Declaration(Datatype(:c)) Declaration(Datatype(:d)) "
            + "Declaration(Datatype(:e)) "
            + "Declaration(DataProperty(:u)) Declaration(ObjectProperty(:r)) " + text);
        return axioms.stream().filter(a -> !a.isOfType(AxiomType.DECLARATION)).findFirst().orElseThrow();
    }
}
