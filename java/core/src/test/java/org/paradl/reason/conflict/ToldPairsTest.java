package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Who has a value that they are told not to have is found, also where it takes many individuals to tell that. */
class ToldPairsTest {
    private static final int MANY = 10;
    /** As not all follows without cases, not all individuals are asked about. */
    private static final String CASES = "SubClassOf(:E ObjectUnionOf(:D :B)) ClassAssertion(:E :e)";
    private static final String AS_THE_LAST_IS = "SubClassOf(ObjectSomeValuesFrom(:next :A) :A) ClassAssertion(:A :a"
        + MANY + ")" + IntStream.range(0, MANY).mapToObj(i ->
            "ObjectPropertyAssertion(:next :a" + i + " :a" + (i + 1) + ")").collect(Collectors.joining());

    @ParameterizedTest
    @ValueSource(strings = {
        "ObjectPropertyAssertion(:r :a0 :b)",
        "ObjectPropertyAssertion(ObjectInverseOf(:r) :b :a0)",
        "SubObjectPropertyOf(:q :r) ObjectPropertyAssertion(:q :a0 :b)",
        "SubObjectPropertyOf(:q :s) SubObjectPropertyOf(:s :r) ObjectPropertyAssertion(:q :a0 :b)",
        "SubObjectPropertyOf(ObjectInverseOf(:q) :r) ObjectPropertyAssertion(:q :b :a0)",
        "SubObjectPropertyOf(:q ObjectInverseOf(:r)) ObjectPropertyAssertion(:q :b :a0)",
        "InverseObjectProperties(:q :r) ObjectPropertyAssertion(:q :b :a0)",
        "InverseObjectProperties(:r :q) ObjectPropertyAssertion(:q :b :a0)",
        "SymmetricObjectProperty(:r) ObjectPropertyAssertion(:r :b :a0)",
        "EquivalentObjectProperties(:q :r) ObjectPropertyAssertion(:q :a0 :b)",
        "NegativeObjectPropertyAssertion(:p :a0 :b)"})
    void objects(String axioms) {
        assertEquals(Set.of("a0"), told("p", "DisjointObjectProperties(:p :r)",
            "DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>))) Head(ObjectPropertyAtom(:p Variable(<urn:x>) :b)))",
            axioms));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ReflexiveObjectProperty(:r)", "SubClassOf(:A ObjectHasSelf(:r))",
        "ReflexiveObjectProperty(:q) SubObjectPropertyOf(:q :r)"})
    void themselves(String axioms) {
        assertEquals(IntStream.rangeClosed(0, MANY).mapToObj(i -> "a" + i).collect(Collectors.toSet()),
            told("p", "DisjointObjectProperties(:p :r)", "SubClassOf(:A ObjectHasSelf(:p))", axioms));
    }

    @ParameterizedTest
    @ValueSource(strings = {"DataPropertyAssertion(:v :a0 \"1\"^^xsd:integer)",
        "SubDataPropertyOf(:w :v) DataPropertyAssertion(:w :a0 \"1\"^^xsd:integer)",
        "EquivalentDataProperties(:w :v) DataPropertyAssertion(:w :a0 \"1\"^^xsd:integer)",
        "DataPropertyAssertion(:v :a0 \"1.0\"^^xsd:decimal)",
        "NegativeDataPropertyAssertion(:u :a0 \"1\"^^xsd:integer)"})
    void literals(String axioms) {
        assertEquals(Set.of("a0"), told("u", "DisjointDataProperties(:u :v)", "DLSafeRule(Body(ClassAtom(:A "
            + "Variable(<urn:x>))) Head(DataPropertyAtom(:u Variable(<urn:x>) \"1\"^^xsd:integer)))", axioms));
    }

    /** Those in conflict about a property. */
    private static Set<String> told(String property, String... axioms) {
        Set<OWLAxiom> all = Ontologies.of(Stream.concat(Stream.of(CASES, AS_THE_LAST_IS), Stream.of(axioms))
            .toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", all)) {
            return reasoning.check(1).conflicts().stream()
                .filter(conflict -> conflict.kind() == Conflict.Kind.PROPERTY_ASSERTION)
                .filter(conflict -> conflict.predicate().orElseThrow().getIRI().getFragment().equals(property))
                .map(conflict -> conflict.subject().getIRI().getFragment()).collect(Collectors.toSet());
        }
    }
}
