package org.paradl.reason.realize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.Owl;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ask.Told;
import org.paradl.reason.conflict.Conflict;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/** A value that is told true and told false is a conflict, and both, however either is told. */
class BothLiteralsTest {
    private static final String RULE = "DLSafeRule(Body(DataPropertyAtom(:v Variable(<urn:x>) Variable(<urn:y>))) "
        + "Head(DataPropertyAtom(:u Variable(<urn:x>) Variable(<urn:y>))))";
    private static final OWLLiteral ONE = Owl.FACTORY.getOWLLiteral(1);
    private static final OWLLiteral ONE_POINT_NOUGHT = Owl.FACTORY.getOWLLiteral("1.0", OWL2Datatype.XSD_DECIMAL);

    static Stream<Set<OWLAxiom>> told() {
        return Stream.of(
            Ontologies.of("DataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)",
                "NegativeDataPropertyAssertion(:u :i \"1\"^^xsd:integer)"),
            Ontologies.of("DataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)",
                "DataPropertyRange(:u DataOneOf(\"x\" \"1\"^^xsd:integer))",
                "NegativeDataPropertyAssertion(:u :i \"1\"^^xsd:integer)"),
            Ontologies.of("DataPropertyAssertion(:u :i \"1\"^^xsd:integer)", "DisjointDataProperties(:u :v)",
                "DataPropertyAssertion(:v :i \"1.0\"^^xsd:decimal)", "SubClassOf(:A ObjectUnionOf(:B :C))"),
            Ontologies.of("DataPropertyAssertion(:v :i \"1\"^^xsd:integer)", RULE,
                "NegativeDataPropertyAssertion(:u :i \"1\"^^xsd:integer)"),
            Ontologies.of("DataPropertyAssertion(:v :i \"1\"^^xsd:integer)", RULE, "DisjointDataProperties(:u :w)",
                "DataPropertyAssertion(:w :i \"1\"^^xsd:integer)"),
            Ontologies.of("DataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)", "SubDataPropertyOf(:u :w)",
                "NegativeDataPropertyAssertion(:w :i \"1\"^^xsd:integer)"),
            Ontologies.of("DataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)", "SameIndividual(:i :j)",
                "NegativeDataPropertyAssertion(:u :j \"1\"^^xsd:integer)"),
            Ontologies.of("DataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)", "ClassAssertion(:A :i)",
                "SubClassOf(:A ObjectComplementOf(DataHasValue(:u \"1\"^^xsd:integer)))"),
            Ontologies.of("DataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)", "ClassAssertion(:A :i)",
                "SubClassOf(:A DataHasValue(:v \"1\"^^xsd:integer))", "DisjointDataProperties(:u :v)"),
            Ontologies.of("NegativeDataPropertyAssertion(:u :i \"1.0\"^^xsd:decimal)", "ClassAssertion(:A :i)",
                "SubClassOf(:A DataHasValue(:v \"1\"^^xsd:integer))", "SubDataPropertyOf(:v :u)"));
    }

    @ParameterizedTest
    @MethodSource("told")
    void checkAndRealizationTellThemAsAsked(Set<OWLAxiom> axioms) {
        for (String logic : Set.of("adaptive", "fde", "lp")) {
            try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
                Set<String> asked = asked(reasoning);
                assertEquals(asked, realized(reasoning), logic);
                Set<String> checked = checked(reasoning);
                assertTrue(asked.containsAll(checked), logic);
                assertEquals(properties(asked).distinct().collect(Collectors.toList()),
                    properties(checked).collect(Collectors.toList()), logic);
            }
        }
    }

    /** Of a date HermiT knows no more than its name. */
    @Test
    void whatIsToldOneWayIsNotBoth() {
        Set<OWLAxiom> axioms = Ontologies.of("DataPropertyAssertion(:u :i \"2\"^^xsd:integer)",
            "NegativeDataPropertyAssertion(:u :i \"3\"^^xsd:integer)",
            "DataPropertyAssertion(:u :i \"2026-11-29\"^^xsd:date)",
            "NegativeDataPropertyAssertion(:u :i \"2026-11-30\"^^xsd:date)",
            "DataPropertyAssertion(:u :i \"x\")", "NegativeDataPropertyAssertion(:u :i \"x\")");
        try (Reasoning reasoning = Ontologies.reasoning("fde", axioms)) {
            Set<String> both = Set.of("<http://x#u> \"x\"^^xsd:string");
            assertEquals(both, checked(reasoning));
            assertEquals(both, realized(reasoning));
        }
    }

    /** As far as it is listed of either side, so that there is something to try. */
    private static Set<String> asked(Reasoning reasoning) {
        Set<OWLAxiom> source = reasoning.problem().source();
        Set<OWLLiteral> listed = Stream.of(ONE, ONE_POINT_NOUGHT)
            .filter(literal -> source.stream().anyMatch(axiom -> axiom.toString().contains(literal.toString())))
            .collect(Collectors.toSet());
        var both = new TreeSet<String>();
        reasoning.problem().signature().properties().forEach(property -> listed.stream()
            .filter(literal -> reasoning.ask(Owl.FACTORY.getOWLDataPropertyAssertionAxiom(
                property.asOWLDataProperty(), Owl.FACTORY.getOWLNamedIndividual("http://x#", "i"), literal))
                .told() == Told.B)
            .forEach(literal -> both.add(property + " " + literal)));
        return both;
    }

    /** Of a value one conflict is told, however it is written. */
    private static Stream<String> properties(Set<String> values) {
        return values.stream().map(value -> value.substring(0, value.indexOf(' ')));
    }

    private static Set<String> checked(Reasoning reasoning) {
        return reasoning.check(1).conflicts().stream()
            .filter(conflict -> conflict.kind() == Conflict.Kind.PROPERTY_ASSERTION)
            .map(conflict -> conflict.predicate().orElseThrow() + " " + conflict.object().orElseThrow())
            .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> realized(Reasoning reasoning) {
        return reasoning.realize().individuals().stream().flatMap(individual -> individual.values().stream())
            .filter(value -> value.told() == Told.B).map(value -> value.property() + " " + value.object())
            .collect(Collectors.toCollection(TreeSet::new));
    }
}
