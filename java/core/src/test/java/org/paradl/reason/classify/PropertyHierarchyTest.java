package org.paradl.reason.classify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** Properties are placed as they follow, told or not, in each logic and with each engine. */
class PropertyHierarchyTest {
    private static final Set<OWLAxiom> FAMILY = Ontologies.of("SubObjectPropertyOf(:son :child)",
        "SubObjectPropertyOf(:child :relative)", "SubObjectPropertyOf(:son :relative)",
        "InverseObjectProperties(:child :parent)", "SubObjectPropertyOf(ObjectInverseOf(:parent) :offspring)",
        "SubObjectPropertyOf(:offspring :child)", "SubDataPropertyOf(:age :number)",
        "DataPropertyRange(:age xsd:integer)");

    @Test
    void whatFollowsIsDirect() {
        assertEquals(Set.of("child"), parents("classical", FAMILY, "son"));
        assertEquals(Set.of("relative"), parents("classical", FAMILY, "child"));
        assertEquals(Set.of("number"), parents("classical", FAMILY, "age"));
        assertEquals(Set.of(), parents("classical", FAMILY, "relative"));
    }

    @Test
    void equivalentsThroughAnInverse() {
        assertEquals(Set.of("offspring"), equivalents("classical", FAMILY, "child"));
        assertEquals(Set.of("relative"), parents("classical", FAMILY, "offspring"));
    }

    @Test
    void everyLogicTellsTheTrueSide() {
        for (String logic : Set.of("adaptive", "fde", "lp", "k3")) {
            assertEquals(Set.of("child"), parents(logic, FAMILY, "son"), logic);
        }
    }

    @Test
    void aPropertyWithoutPairsIsTheBottom() {
        var empty = Ontologies.of("SubObjectPropertyOf(:p :q)", "ObjectPropertyDomain(:p owl:Nothing)",
            "SubClassOf(:A :B)");
        assertEquals(Set.of("bottomObjectProperty"), equivalents("classical", empty, "p"));
        assertEquals(Set.of(), parents("classical", empty, "p"));
    }

    /** OWLAPI takes disjoint properties of which one is an inverse for nothing that is said of them. */
    @ParameterizedTest
    @ValueSource(strings = {
        "SubObjectPropertyOf(ObjectInverseOf(:p) :q) DisjointObjectProperties(:p ObjectInverseOf(:q))",
        "SymmetricObjectProperty(:p) DisjointObjectProperties(:p ObjectInverseOf(:p))",
        "SubObjectPropertyOf(:p :q) DisjointObjectProperties(ObjectInverseOf(:p) :s ObjectInverseOf(:q))"})
    void soIsOneThatIsDisjointFromAnInverse(String axioms) {
        var empty = Ontologies.of("Declaration(ObjectProperty(:q))", axioms);
        assertEquals(Set.of("bottomObjectProperty"), equivalents("classical", empty, "p"));
        assertEquals(Set.of(), equivalents("classical", empty, "q"));
    }

    /** To OWLAPI the empty property may be full, and the universal one empty. */
    @ParameterizedTest
    @ValueSource(strings = {"SubObjectPropertyOf(:p owl:bottomObjectProperty)",
        "EquivalentObjectProperties(:p owl:bottomObjectProperty)",
        "SubObjectPropertyOf(:p :s) SubObjectPropertyOf(ObjectInverseOf(:s) owl:bottomObjectProperty)",
        "SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty ObjectSomeValuesFrom(:p owl:Thing)) "
            + "ObjectAllValuesFrom(:p owl:Nothing))",
        "SubClassOf(owl:Thing ObjectAllValuesFrom(owl:topObjectProperty ObjectAllValuesFrom(:p owl:Nothing)))"})
    void soIsOneThatIsSaidToBeEmptyByABuiltInOne(String axioms) {
        var empty = Ontologies.of("Declaration(ObjectProperty(:q))", axioms);
        assertTrue(equivalents("classical", empty, "p").contains("bottomObjectProperty"));
        assertEquals(Set.of(), equivalents("classical", empty, "q"));
    }

    @Test
    void soIsADataPropertyBelowTheBottomOne() {
        var empty = Ontologies.of("SubDataPropertyOf(:u owl:bottomDataProperty)", "Declaration(DataProperty(:v))");
        assertEquals(Set.of("bottomDataProperty"), equivalents("classical", empty, "u"));
        assertEquals(Set.of(), equivalents("classical", empty, "v"));
    }

    /** There are two things, and p relates all but b to b, which q does not relate either. */
    @Test
    void nominalsTieFactsToProperties() {
        var two = Ontologies.of("SubClassOf(owl:Thing ObjectOneOf(:a :b))", "DifferentIndividuals(:a :b)",
            "ObjectPropertyAssertion(:p :a :a)", "ObjectPropertyAssertion(:p :a :b)",
            "ObjectPropertyAssertion(:p :b :a)",
            "NegativeObjectPropertyAssertion(:p :b :b)", "NegativeObjectPropertyAssertion(:q :b :b)");
        assertEquals(Set.of("p"), parents("classical", two, "q"));
    }

    /** The pairs of p are a and b alone, and q has a and c. */
    @ParameterizedTest
    @ValueSource(strings = {"SameIndividual(:b :c)", "HasKey(:A () (:u))",
        "DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>))) Head(SameIndividualAtom(Variable(<urn:x>) :c)))"})
    void nominalsTieWhatBindsTheNamedToProperties(String sameness) {
        var one = Ontologies.of("ObjectPropertyDomain(:p ObjectOneOf(:a))", "ObjectPropertyRange(:p ObjectOneOf(:b))",
            "ObjectPropertyAssertion(:q :a :c)", "ClassAssertion(:A :b)", "ClassAssertion(:A :c)",
            "DataPropertyAssertion(:u :b \"x\")", "DataPropertyAssertion(:u :c \"x\")", sameness);
        assertEquals(Set.of("q"), parents("classical", one, "p"));
    }

    private static Set<String> parents(String logic, Set<OWLAxiom> axioms, String property) {
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
            PropertyHierarchy hierarchy = reasoning.properties();
            return names(hierarchy.parents(named(hierarchy, property)));
        }
    }

    private static Set<String> equivalents(String logic, Set<OWLAxiom> axioms, String property) {
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
            PropertyHierarchy hierarchy = reasoning.properties();
            return names(hierarchy.equivalents(named(hierarchy, property)));
        }
    }

    private static OWLEntity named(PropertyHierarchy hierarchy, String name) {
        return hierarchy.properties().stream().filter(p -> p.getIRI().getShortForm().equals(name)).findFirst()
            .orElseThrow();
    }

    private static Set<String> names(Collection<OWLEntity> names) {
        return names.stream().map(n -> n.getIRI().getShortForm()).collect(Collectors.toSet());
    }
}
