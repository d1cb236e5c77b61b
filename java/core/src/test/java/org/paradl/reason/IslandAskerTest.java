package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Progress;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is told in a part of the axioms is what is told in all of them. */
class IslandAskerTest {
    private static final Set<OWLAxiom> TWO = Ontologies.of("SubClassOf(:Bird :Flies)", "DisjointClasses(:Bird :Fish)",
        "SubClassOf(ObjectSomeValuesFrom(:eats :Fish) :Fisher)", "ClassAssertion(:Bird :a)", "ClassAssertion(:Fish :a)",
        "ObjectPropertyAssertion(:eats :b :c)", "ClassAssertion(:Fish :c)", "ObjectPropertyAssertion(:knows :b :a)",
        "FunctionalObjectProperty(:knows)");

    private static Optional<Told> ask(String logic, String sentence, Set<OWLAxiom> few) {
        Set<OWLAxiom> axioms = withOthers(few);
        Table table = TableReader.shipped(logic);
        var settings = new Settings(table, table.inclusion(), "hermit");
        try (var reasoning = new Reasoning(axioms, settings, Progress.SILENT)) {
            return new IslandAsker(axioms, reasoning.solution(), settings, Progress.SILENT)
                .ask(Ontologies.sentence(sentence, axioms)).map(Answer::told);
        }
    }

    /** And with so many others that it pays. */
    private static Set<OWLAxiom> withOthers(Set<OWLAxiom> few) {
        var many = new HashSet<>(few);
        many.addAll(Ontologies.of(IntStream.range(0, 200).mapToObj(n -> "ClassAssertion(:Other :other" + n + ")")
            .toArray(String[]::new)));
        return many;
    }

    @ParameterizedTest
    @CsvSource({"a Type: Flies", "a Type: Fish", "b Type: Fisher", "b Type: Bird", "b Type: knows some Fish",
        "b knows a", "b eats a", "c Type: Flies", "b Type: eats some (not Bird)"})
    void alone(String sentence) {
        for (String logic : new String[] {"adaptive", "fde", "lp"}) {
            assertEquals(Optional.of(Ontologies.ask(logic, sentence, TWO)), ask(logic, sentence, TWO), logic);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a SameAs: b", "a DifferentFrom: c", "b Type: eats value c", "b Type: eats only (not {a})",
        "Bird SubClassOf: Flies"})
    void whatCanDependOnEverythingIsLookedAtAsAWhole(String sentence) {
        assertTrue(ask("adaptive", sentence, TWO).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:Bird ObjectOneOf(:a :b))", "SameIndividual(:a :b)",
        "ClassAssertion(ObjectHasValue(:eats :a) :c)", "ClassAssertion(:Bird _:x)",
        "SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty :Fish) :Bird)"})
    void whatTiesIndividualsOtherwiseIsLookedAtAsAWhole(String axiom) {
        Set<OWLAxiom> more = Ontologies.of("ClassAssertion(:Fish :c)", "ClassAssertion(:Bird :a)",
            "ObjectPropertyAssertion(:eats :a :b)", axiom);
        assertTrue(ask("fde", "a Type: Bird", more).isEmpty());
    }
}
