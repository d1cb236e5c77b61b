package org.paradl.reason.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomFacts;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ask.Answer;
import org.paradl.reason.ask.Asker;
import org.paradl.reason.ask.Told;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** What is told in a part of the axioms is what is told in all of them. */
class IslandAskerTest {
    private static final List<String> LOGICS = List.of("adaptive", "fde", "lp");
    private static final Set<OWLAxiom> TWO = Ontologies.of("SubClassOf(:Bird :Flies)", "DisjointClasses(:Bird :Fish)",
        "SubClassOf(ObjectSomeValuesFrom(:eats :Fish) :Fisher)", "ClassAssertion(:Bird :a)", "ClassAssertion(:Fish :a)",
        "ObjectPropertyAssertion(:eats :b :c)", "ClassAssertion(:Fish :c)", "ObjectPropertyAssertion(:knows :b :a)",
        "FunctionalObjectProperty(:knows)");

    private static Optional<Told> ask(String logic, String sentence, Set<OWLAxiom> few) {
        Set<OWLAxiom> axioms = withOthers(few);
        Table table = TableReader.shipped(logic);
        var settings = new Settings(table, table.inclusion(), "hermit");
        try (var reasoning = new Reasoning(axioms, settings, Progress.SILENT)) {
            return new IslandAsker(reasoning.problem(), reasoning.problem().solution())
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
        "SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty :Fish) :Bird)", "HasKey(:Bird () (:ring))",
        "DLSafeRule(Body(ClassAtom(:Fish Variable(<urn:x>)) ClassAtom(:Bird Variable(<urn:y>))) "
            + "Head(ClassAtom(:Wet Variable(<urn:y>))))"})
    void whatTiesIndividualsOtherwiseIsLookedAtAsAWhole(String axiom) {
        Set<OWLAxiom> more = Ontologies.of("ClassAssertion(:Fish :c)", "ClassAssertion(:Bird :a)",
            "ObjectPropertyAssertion(:eats :a :b)", axiom);
        assertTrue(ask("fde", "a Type: Bird", more).isEmpty());
    }

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 40));
    }

    /** Half of them have nothing hard, so that no individual may be another one. */
    @ParameterizedTest
    @MethodSource("seeds")
    void asMuchIsToldOfWhoeverIsApart(long seed) {
        String without = "Individual[s(]|OneOf|HasValue|Transitive" + (seed % 2 == 0 ? "" : "|Functional|Max");
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of(new RandomFacts(seed).axioms())
            .filter(axiom -> !Pattern.compile(without).matcher(axiom).find()), binding(seed)).toArray(String[]::new));
        String logic = LOGICS.get((int) (seed / 2 % LOGICS.size()));
        Table table = TableReader.shipped(logic);
        var settings = new Settings(table, table.inclusion(), "hermit");
        Set<OWLAxiom> all = withOthers(axioms);
        try (var many = new Reasoning(all, settings, Progress.SILENT);
                var few = new Reasoning(axioms, settings, Progress.SILENT)) {
            var islands = new IslandAsker(many.problem(), many.problem().solution());
            var judge = new Asker(few.problem().solution());
            few.problem().signature().individuals().stream().flatMap(i -> sentences(i, axioms))
                .forEach(sentence -> islands.ask(sentence).ifPresent(answer ->
                    assertEquals(judge.ask(sentence).told(), answer.told(), () -> sentence + " of " + axioms)));
        }
    }

    /** What may bind individuals that nothing connects. */
    private static Stream<String> binding(long seed) {
        switch ((int) (seed % 6)) {
            case 0: return Stream.of("HasKey(:A () (:u))", "ClassAssertion(:A :a)", "ClassAssertion(:A :b)",
                "DataPropertyAssertion(:u :a \"x\")", "DataPropertyAssertion(:u :b \"x\")");
            case 1: return Stream.of("DLSafeRule(Body(ClassAtom(:A Variable(<urn:x>)) ClassAtom(:B Variable(<urn:y>))) "
                + "Head(ObjectPropertyAtom(:p Variable(<urn:x>) Variable(<urn:y>))))");
            default: return Stream.of();
        }
    }

    private static Stream<OWLAxiom> sentences(OWLNamedIndividual individual, Set<OWLAxiom> axioms) {
        Set<OWLEntity> names = Entities.in(axioms);
        Stream<OWLAxiom> types = names.stream().filter(OWLEntity::isOWLClass)
            .map(c -> Owl.FACTORY.getOWLClassAssertionAxiom(c.asOWLClass(), individual));
        return Stream.concat(types, names.stream().filter(OWLEntity::isOWLObjectProperty)
            .flatMap(p -> names.stream().filter(OWLEntity::isOWLNamedIndividual)
                .map(other -> Owl.FACTORY.getOWLObjectPropertyAssertionAxiom(p.asOWLObjectProperty(), individual,
                    other.asOWLNamedIndividual()))));
    }
}
