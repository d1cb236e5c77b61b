package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.Owl;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** What kind of conflict a clash is, and whose, is read off its axioms. */
class HardClashTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "CLASS_ASSERTION | a | - | ClassAssertion(owl:Nothing :a)",
        "CLASS_ASSERTION | r | - | ReflexiveObjectProperty(:r) IrreflexiveObjectProperty(:r)",
        "CLASS | Thing | - | SubClassOf(owl:Thing :A) SubClassOf(:A owl:Nothing)",
        "EQUALITY | a | - | SameIndividual(:a :b) DifferentIndividuals(:a :b)",
        "EQUALITY | b | - | EquivalentClasses(:A ObjectOneOf(:b)) SubClassOf(:A owl:Nothing)",
        "EQUALITY | a | - | ClassAssertion(ObjectHasValue(:r :c) :a) SubClassOf(ObjectSomeValuesFrom(:r owl:Thing) :A) "
            + "ClassAssertion(ObjectComplementOf(:A) :a)",
        "EQUALITY | d | - | HasKey(:A () (:u)) DataPropertyAssertion(:u :d 'x') DataPropertyAssertion(:u :e 'x') "
            + "ClassAssertion(:A :d) ClassAssertion(:A :e) NegativeObjectPropertyAssertion(:r :d :d) "
            + "ObjectPropertyAssertion(:r :e :e)",
        "CARDINALITY | b | r | FunctionalObjectProperty(:r) ObjectPropertyAssertion(:r :b :a) "
            + "ObjectPropertyAssertion(:r :b :c) DifferentIndividuals(:a :c)",
        "CARDINALITY | b | u | SubClassOf(:A DataMaxCardinality(1 :u)) ClassAssertion(:A :b) "
            + "DataPropertyAssertion(:u :b 'x') DataPropertyAssertion(:u :b 'y')",
        "DATA | b | u | ClassAssertion(DataSomeValuesFrom(:u xsd:integer) :b) DataPropertyRange(:u xsd:string)",
        "DATA | p | p | SubClassOf(owl:Thing DataSomeValuesFrom(:p xsd:integer)) DataPropertyRange(:p xsd:string)",
    })
    void isReadOffItsAxioms(Conflict.Kind kind, String subject, String predicate, String axioms) {
        Conflict conflict = conflict(Ontologies.of(axioms.replace('\'', '"')));
        assertEquals(List.of(kind, subject, predicate, Optional.empty()), List.of(conflict.kind(),
            name(conflict.subject()), conflict.predicate().map(HardClashTest::name).orElse("-"), conflict.object()));
    }

    @Test
    void aValueIsNamedWhereItIsTheOnlyOne() {
        String value = "DataPropertyAssertion(:u :b \"x\")";
        Conflict one = conflict(Ontologies.of(value, "DataPropertyRange(:u xsd:integer)"));
        assertEquals(Optional.of(Owl.FACTORY.getOWLLiteral("x")), one.object());
        Conflict two = conflict(Ontologies.of(value, "DataPropertyAssertion(:v :b \"x\")",
            "DisjointDataProperties(:u :v)"));
        assertEquals(Optional.empty(), two.object());
    }

    /** Of whom no signature tells. */
    @Test
    void itMayBeThatOfSomebodyWithoutAName() {
        Set<OWLAxiom> axioms = Ontologies.of("SameIndividual(_:x _:y)", "DifferentIndividuals(_:x _:y)");
        for (String logic : Set.of("classical", "adaptive")) {
            try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
                List<Conflict> conflicts = reasoning.check(1).conflicts();
                assertEquals(Conflict.Kind.EQUALITY, conflicts.get(0).kind(), logic);
                conflicts.forEach(one -> assertEquals(0, one.subject().toStringID().indexOf(Vocabulary.ANONYMOUS)));
            }
        }
    }

    private static Conflict conflict(Set<OWLAxiom> clash) {
        return HardClash.conflict(List.of(clash), Optional.empty());
    }

    private static String name(OWLEntity entity) {
        return entity.getIRI().getShortForm();
    }
}
