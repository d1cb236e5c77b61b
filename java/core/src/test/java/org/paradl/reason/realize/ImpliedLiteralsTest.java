package org.paradl.reason.realize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.semanticweb.owlapi.model.OWLEntity;

/** What individuals must have is listed, whatever demands it. */
class ImpliedLiteralsTest {
    private static final String ONE = "DataHasValue(:d \"1\"^^xsd:integer)";
    private static final String OF_ONE = "DataOneOf(\"1\"^^xsd:integer)";

    @ParameterizedTest
    @ValueSource(strings = {
        "ObjectPropertyDomain(:r " + ONE + ") ObjectPropertyAssertion(:r :i :j)",
        "ObjectPropertyRange(:r " + ONE + ") ObjectPropertyAssertion(:r :j :i)",
        "DataPropertyDomain(:e ObjectIntersectionOf(:A " + ONE + ")) DataPropertyAssertion(:e :i \"x\")",
        "SubClassOf(ObjectSomeValuesFrom(:r :A) " + ONE + ") ObjectPropertyAssertion(:r :i :j) ClassAssertion(:A :j)",
        "SubClassOf(ObjectIntersectionOf(:A :B) " + ONE + ") ClassAssertion(:A :i) ClassAssertion(:B :i)",
        "EquivalentClasses(ObjectOneOf(:i) " + ONE + ")",
        "ObjectPropertyDomain(:r ObjectIntersectionOf(" + ONE + " DataHasValue(:e \"2\"^^xsd:integer))) "
            + "ObjectPropertyAssertion(:r :i :j)",
        "EquivalentDataProperties(:d :e) ObjectPropertyDomain(:r DataHasValue(:e \"1\"^^xsd:integer)) "
            + "ObjectPropertyAssertion(:r :i :j)",
        "SubClassOf(:A ObjectAllValuesFrom(:r " + ONE + ")) ClassAssertion(:A :j) ObjectPropertyAssertion(:r :j :i)",
        "SubClassOf(:A ObjectUnionOf(:B ObjectIntersectionOf(:C " + ONE + "))) "
            + "SubClassOf(:B " + ONE + ") ClassAssertion(:A :i)",
        "SubDataPropertyOf(:e :d) ObjectPropertyAssertion(:r :i :j) "
            + "ObjectPropertyDomain(:r DataSomeValuesFrom(:e DataOneOf(\"1\"^^xsd:integer)))",
        "ClassAssertion(ObjectAllValuesFrom(:r " + ONE + ") :j) ObjectPropertyAssertion(:r :j :k) "
            + "SameIndividual(:i :k)",
        "SubClassOf(:A " + ONE + ") SubClassOf(:B " + ONE + ") ClassAssertion(ObjectUnionOf(:A :B) :i)",
        "SubClassOf(:A " + ONE + ") SubClassOf(:B DataHasValue(:e \"1\"^^xsd:integer)) SubDataPropertyOf(:e :d) "
            + "DisjointUnion(:C :A :B) ClassAssertion(:C :i)",
        "ClassAssertion(DataExactCardinality(1 :d " + OF_ONE + ") :i)",
        "SubClassOf(:A DataMinCardinality(1 :d " + OF_ONE + ")) ClassAssertion(:A :i)",
        "DataPropertyRange(:d " + OF_ONE + ") ClassAssertion(DataSomeValuesFrom(:d xsd:integer) :i)",
        "SubDataPropertyOf(:d :e) DataPropertyRange(:e " + OF_ONE + ") "
            + "ClassAssertion(DataMinCardinality(1 :d) :i)",
        "SubClassOf(:A " + ONE + ") ObjectPropertyDomain(:r DataHasValue(:e \"1\"^^xsd:integer)) "
            + "SubDataPropertyOf(:e :d) ClassAssertion(ObjectUnionOf(:A ObjectSomeValuesFrom(:r :B)) :i)",
        "DLSafeRule(Body(ClassAtom(:A Variable(<x:v>))) "
            + "Head(DataPropertyAtom(:d Variable(<x:v>) \"1\"^^xsd:integer))) ClassAssertion(:A :i)",
        "DLSafeRule(Body(ObjectPropertyAtom(:r Variable(<x:v>) :k)) "
            + "Head(DataPropertyAtom(:e Variable(<x:v>) \"1\"^^xsd:integer))) SubDataPropertyOf(:e :d) "
            + "ObjectPropertyAssertion(:r :i :k)",
    })
    void areThoseThatAreAsked(String axioms) {
        for (String logic : Set.of("classical", "adaptive", "fde")) {
            try (Reasoning reasoning = Ontologies.reasoning(logic, Ontologies.of(axioms))) {
                assertEquals(Set.of("\"1\"^^xsd:integer T"), literals(reasoning), logic);
            }
        }
    }

    private static Set<String> literals(Reasoning reasoning) {
        return reasoning.realize().individuals().stream().filter(one -> isNamed(one.name(), "i"))
            .flatMap(one -> one.values().stream()).filter(value -> isNamed(value.property(), "d"))
            .map(value -> value.object() + " " + value.told()).collect(Collectors.toSet());
    }

    private static boolean isNamed(OWLEntity entity, String name) {
        return entity.getIRI().getShortForm().equals(name);
    }
}
