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
