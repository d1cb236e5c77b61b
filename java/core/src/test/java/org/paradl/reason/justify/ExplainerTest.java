package org.paradl.reason.justify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ask.Told;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Justifications of both sides of sentences, worked by hand, and checked to be minimal. */
class ExplainerTest {
    private static final Set<OWLAxiom> BIRDS = Ontologies.of(
        "SubClassOf(:Bird :Flies)", "SubClassOf(:Penguin :Bird)", "SubClassOf(:Penguin ObjectComplementOf(:Flies))",
        "ClassAssertion(:Penguin :tweety)", "ClassAssertion(:Bird :robin)", "DisjointClasses(:Bird :Fish)",
        "ClassAssertion(:Fish :nemo)", "ObjectPropertyAssertion(:eats :tweety :nemo)",
        "NegativeObjectPropertyAssertion(:eats :robin :nemo)", "SubObjectPropertyOf(:eats :touches)",
        "SubClassOf(:Swift :Bird)", "ClassAssertion(:Swift :robin)");

    @Test
    void eachSideHasReasonsOfItsOwn() {
        Explanation explanation = explain("tweety Type: Flies", 1);
        assertEquals(Told.B, explanation.answer().told());
        assertEquals(List.of(Ontologies.of("SubClassOf(:Bird :Flies)", "SubClassOf(:Penguin :Bird)",
            "ClassAssertion(:Penguin :tweety)")), explanation.toldTrue());
        assertEquals(List.of(Ontologies.of("SubClassOf(:Penguin ObjectComplementOf(:Flies))",
            "ClassAssertion(:Penguin :tweety)")), explanation.toldFalse());
    }

    @Test
    void allJustificationsAreFound() {
        Explanation one = explain("robin Type: Flies", 1);
        Explanation all = explain("robin Type: Flies", Integer.MAX_VALUE);
        assertEquals(1, one.toldTrue().size());
        assertEquals(Set.of(
            Ontologies.of("SubClassOf(:Bird :Flies)", "ClassAssertion(:Bird :robin)"),
            Ontologies.of("SubClassOf(:Bird :Flies)", "SubClassOf(:Swift :Bird)", "ClassAssertion(:Swift :robin)")),
            new HashSet<>(all.toldTrue()));
        assertEquals(List.of(), all.toldFalse());
    }

    @Test
    void anInclusionIsRefutedByACounterexample() {
        Explanation explanation = explain("Penguin SubClassOf: Flies", 1);
        assertEquals(Told.B, explanation.answer().told());
        assertEquals(List.of(Ontologies.of("SubClassOf(:Penguin ObjectComplementOf(:Flies))",
            "ClassAssertion(:Penguin :tweety)")), explanation.toldFalse());
    }

    @Test
    void whatHoldsAnywayNeedsNoAxiom() {
        assertEquals(List.of(Set.of()), explain("Bird SubClassOf: Bird or Fish", 5).toldTrue());
    }

    @Test
    void whatIsNotToldHasNoReasons() {
        Explanation explanation = explain("nemo Type: Flies", 3);
        assertEquals(Told.N, explanation.answer().told());
        assertEquals(List.of(), explanation.toldTrue());
        assertEquals(List.of(), explanation.toldFalse());
    }

    @Test
    void reasonsThatDifferInWhatIsGrantedAreOne() {
        Set<OWLAxiom> facts = Ontologies.of("ClassAssertion(:Bird :robin)", "ClassAssertion(:Swift :robin)");
        Set<Set<OWLAxiom>> each = facts.stream().map(Set::of).collect(Collectors.toSet());
        assertEquals(Optional.of(each), parts(BIRDS, "robin Type: Flies", facts, 3));
        assertEquals(Optional.empty(), parts(BIRDS, "robin Type: Flies", facts, 2));
        assertEquals(Optional.of(Set.of(Set.of())), parts(BIRDS, "tweety Type: Flies", facts, 3));
        assertEquals(Optional.of(Set.of()), parts(BIRDS, "nemo Type: Flies", facts, 3));
    }

    /** To know that there is no other way than one of twelve, two at a time would have to be done without. */
    @Test
    void whatWouldTakeTooLongIsLeft() {
        Set<OWLAxiom> facts = Ontologies.of(IntStream.range(0, 12).boxed().flatMap(i -> Stream.of(
            "ClassAssertion(:A" + i + " :x)", "ClassAssertion(:B" + i + " :x)")).toArray(String[]::new));
        Set<OWLAxiom> axioms = new HashSet<>(facts);
        axioms.addAll(Ontologies.of(IntStream.range(0, 12).mapToObj(i ->
            "SubClassOf(ObjectIntersectionOf(:A" + i + " :B" + i + ") :C)").toArray(String[]::new)));
        assertEquals(Optional.empty(), parts(axioms, "x Type: C", facts, 32));
    }

    private static Optional<Set<Set<OWLAxiom>>> parts(Set<OWLAxiom> axioms, String sentence, Set<OWLAxiom> some,
            int limit) {
        try (Reasoning reasoning = Ontologies.reasoning("fde", axioms)) {
            return reasoning.parts(Ontologies.sentence(sentence, axioms), some, limit);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tweety Type: Flies", "robin Type: Fish", "tweety touches nemo", "robin eats nemo",
        "tweety Type: eats some (not Bird)", "Bird DisjointWith: Penguin", "Bird EquivalentTo: Fish",
        "eats SubPropertyOf: touches", "Penguin SubClassOf: Flies"})
    void aJustificationSufficesAndNoPartOfItDoes(String sentence) {
        Explanation explanation = explain(sentence, 4);
        assertTrue(explanation.answer().told() != Told.N, sentence);
        assertEquals(explanation.answer().told().isTrue(), !explanation.toldTrue().isEmpty());
        assertEquals(explanation.answer().told().isFalse(), !explanation.toldFalse().isEmpty());
        explanation.toldTrue().forEach(j -> assertMinimal(j, sentence, Told::isTrue));
        explanation.toldFalse().forEach(j -> assertMinimal(j, sentence, Told::isFalse));
    }

    private static void assertMinimal(Set<OWLAxiom> justification, String sentence,
            java.util.function.Predicate<Told> side) {
        assertTrue(side.test(told(sentence, justification)), sentence + " follows from " + justification);
        for (OWLAxiom axiom : justification) {
            Set<OWLAxiom> less = justification.stream().filter(a -> !a.equals(axiom)).collect(Collectors.toSet());
            assertTrue(!side.test(told(sentence, less)), axiom + " is needed for " + sentence);
        }
    }

    /** Over these axioms alone; the names are those of the whole. */
    private static Told told(String sentence, Set<OWLAxiom> axioms) {
        try (Reasoning reasoning = Ontologies.reasoning("fde", axioms)) {
            return reasoning.ask(Ontologies.sentence(sentence, BIRDS)).told();
        }
    }

    private static Explanation explain(String sentence, int limit) {
        try (Reasoning reasoning = Ontologies.reasoning("fde", BIRDS)) {
            return reasoning.explain(Ontologies.sentence(sentence, BIRDS), limit);
        }
    }
}
