package org.paradl.reason.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Who asks whether a class can have no instance is told where a conflict may be why the answer is no. */
class AnswerWarningsTest {
    private static final Set<OWLAxiom> ZOO = Ontologies.of("SubClassOf(:Bird :Flies)", "SubClassOf(:Penguin :Bird)",
        "SubClassOf(:Penguin ObjectComplementOf(:Flies))", "ClassAssertion(:Penguin :tweety)",
        "Declaration(Class(:Car))");

    private static List<String> warnings(String logic, String sentence, Set<OWLAxiom> axioms) {
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
            reasoning.ask(Ontologies.sentence(sentence, axioms));
            return reasoning.warnings();
        }
    }

    @Test
    void ofAClassInConflict() {
        assertEquals(List.of("<http://x#Penguin> is not told to be in owl:Nothing, as what is in conflict may have "
            + "instances: where paradl check finds it in conflict about a class C, ask whether it is a subclass of C "
            + "and not C"), warnings("adaptive", "Penguin SubClassOf: owl:Nothing", ZOO));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Car SubClassOf: owl:Nothing", "Car SubClassOf: Penguin", "Penguin SubClassOf: Bird",
        "Penguin and Car SubClassOf: owl:Nothing"})
    void ofNothingElse(String sentence) {
        assertEquals(List.of(), warnings("adaptive", sentence, ZOO));
    }

    /** There a conflict leaves no model, and no answer. */
    @Test
    void notWhereNothingIsGuarded() {
        Set<OWLAxiom> birds = Ontologies.of("SubClassOf(:Bird :Flies)");
        assertEquals(List.of(), warnings("k3", "Bird SubClassOf: owl:Nothing", birds));
    }
}
