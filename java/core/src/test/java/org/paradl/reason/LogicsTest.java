package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.reason.ask.Answer;
import org.paradl.reason.ask.Told;
import org.paradl.reason.ask.V3;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * What sets the logics apart: the values of sentences under lp, k3 and ac, worked by hand from semantics.md, section 2.
 */
class LogicsTest {
    private static final Set<OWLAxiom> CASES = Ontologies.of(
        "SubClassOf(:Adult :Person)", "SubClassOf(ObjectComplementOf(:Adult) :Person)", "Declaration(Class(:Ghost))",
        "Declaration(NamedIndividual(:ann))", "ClassAssertion(ObjectUnionOf(:Nurse :Physician) :bob)",
        "ClassAssertion(ObjectComplementOf(:Nurse) :bob)");
    private static final Set<OWLAxiom> BIRDS = Ontologies.of(
        "SubClassOf(:Bird :Flies)", "SubClassOf(:Penguin :Bird)", "SubClassOf(:Penguin ObjectComplementOf(:Flies))",
        "ClassAssertion(:Penguin :tweety)", "ClassAssertion(:Bird :robin)", "DisjointClasses(:Bird :Fish)",
        "ClassAssertion(:Fish :nemo)", "ObjectPropertyAssertion(:eats :tweety :nemo)",
        "NegativeObjectPropertyAssertion(:eats :robin :nemo)", "Declaration(Class(:Ghost))");

    @ParameterizedTest
    @CsvSource({
        // by cases over a class and its complement, excluded middle, disjunctive syllogism
        "fde, N, ann Type: Person", "lp, T, ann Type: Person", "k3, N, ann Type: Person",
        "fde, N, ann Type: Ghost or not Ghost", "lp, T, ann Type: Ghost or not Ghost",
        "k3, N, ann Type: Ghost or not Ghost",
        "fde, N, bob Type: Physician", "lp, N, bob Type: Physician", "k3, T, bob Type: Physician"})
    void gapsAndGluts(String logic, Told expected, String sentence) {
        assertEquals(expected, Ontologies.ask(logic, sentence, CASES));
    }

    @Test
    void lpToleratesContradictions() {
        assertEquals(Told.B, Ontologies.ask("lp", "tweety Type: Flies", BIRDS));
        assertEquals(Told.N, Ontologies.ask("lp", "robin Type: Penguin", BIRDS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ClassAssertion(:A :a) ClassAssertion(ObjectComplementOf(:A) :a)",
        "ObjectPropertyAssertion(:r :a :b) NegativeObjectPropertyAssertion(:r :a :b)",
        "DataPropertyAssertion(:u :a \"x\") NegativeDataPropertyAssertion(:u :a \"x\")",
        "TransitiveObjectProperty(:r) ObjectPropertyAssertion(:r :a :b) ObjectPropertyAssertion(:r :b :c) "
            + "NegativeObjectPropertyAssertion(:r :a :c)",
        "FunctionalObjectProperty(:r) ObjectPropertyAssertion(:r :a :b) ObjectPropertyAssertion(:r :a :c) "
            + "DifferentIndividuals(:b :c)"})
    void k3Explodes(String axioms) {
        Set<OWLAxiom> ontology = Ontologies.of(axioms, "ClassAssertion(:Other :a)");
        var error = assertThrows(ParadlException.class, () -> Ontologies.ask("k3", "a Type: Other", ontology));
        assertEquals(ParadlException.Kind.INCONSISTENT, error.kind());
        assertTrue(error.getMessage().contains("under k3"), error::getMessage);
        try (Reasoning reasoning = Ontologies.reasoning("k3", ontology)) {
            Verdict verdict = reasoning.check(1);
            assertEquals(1, verdict.conflicts().size());
            assertEquals(false, verdict.consistent());
        }
    }

    @Test
    void k3MayHaveAModelWhereClassicallyThereIsNone() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:A :B)", "SubClassOf(ObjectComplementOf(:A) :B)",
            "ClassAssertion(ObjectComplementOf(:B) :a)");
        try (Reasoning reasoning = Ontologies.reasoning("k3", ontology)) {
            Verdict verdict = reasoning.check(1);
            assertEquals(false, verdict.consistent());
            assertEquals(0, verdict.conflicts().size());
        }
        assertEquals(Told.F, Ontologies.ask("k3", "a Type: B", ontology));
    }

    @ParameterizedTest
    @CsvSource({
        "B, tweety Type: Flies", "T, robin Type: Flies", "F, nemo Type: Bird", "N, nemo Type: Flies",
        "T, robin Type: Bird and Flies", "T, tweety Type: Bird or Flies", "T, tweety Type: eats some Fish",
        // nothing is said of robin as a penguin, so neither a disjunction with it nor a refuted conjunction is settled
        "N, robin Type: Bird or Penguin", "N, nemo Type: not (Bird and Ghost)",
        "T, robin Type: not (Fish and not Flies)",
        "T, tweety eats nemo", "F, robin eats nemo", "T, not robin eats nemo", "N, nemo eats robin",
        "F, robin Type: not Bird", "T, tweety Type: eats some Thing",
        "T, Penguin SubClassOf: Bird", "B, Penguin SubClassOf: Flies", "N, Flies SubClassOf: Bird",
        // there is a ghost for "all ghosts are ghosts" to be about only if the ontology has one
        "T, Fish SubClassOf: Fish", "N, Ghost SubClassOf: Ghost",
        "T, Bird DisjointWith: Fish", "F, Bird DisjointWith: Penguin", "F, Fish EquivalentTo: Bird",
        "N, Bird EquivalentTo: Penguin"})
    void analyticContainment(Told expected, String sentence) {
        assertEquals(expected, Ontologies.ask("ac", sentence, BIRDS));
    }

    @Test
    void acIsNotClosedUnderContraposition() {
        assertEquals(Told.N, Ontologies.ask("ac", "nemo Type: Penguin", BIRDS));
    }

    /** Of each two of them, and each inclusion about something of its own. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "T | DisjointClasses(:A :B :C) | DisjointClasses(:A :B :C)",
        "N | DisjointClasses(:A :B) ClassAssertion(:C :c) | DisjointClasses(:A :B :C)",
        "T | EquivalentClasses(:A :B :C) | EquivalentClasses(:A :B :C)",
        "N | EquivalentClasses(:A :B) ClassAssertion(:C :c) | EquivalentClasses(:A :B :C)",
        "F | ClassAssertion(:B :b) ClassAssertion(:C :b) ClassAssertion(ObjectComplementOf(:A) :b) "
            + "ClassAssertion(ObjectComplementOf(:B) :b) ClassAssertion(ObjectComplementOf(:C) :b) "
            + "ClassAssertion(:A :b) | DisjointClasses(:A :B :C)",
        "T | DisjointUnion(:A :B :C) | DisjointUnion(:A :B :C)",
        "N | EquivalentClasses(:A ObjectUnionOf(:B :C)) | DisjointUnion(:A :B :C)"})
    void acTakesManyClassesTwoByTwo(Told expected, String axioms, String sentence) {
        Set<OWLAxiom> ontology = Ontologies.of(axioms);
        OWLAxiom asked = Ontologies.of(sentence).stream().filter(OWLAxiom::isLogicalAxiom).findFirst().orElseThrow();
        try (Reasoning reasoning = Ontologies.reasoning("ac", ontology)) {
            assertEquals(expected, reasoning.ask(asked).told());
            assertEquals(expected.isTrue(), !reasoning.explain(asked, 1).toldTrue().isEmpty());
        }
    }

    @Test
    void withoutWitnessesAnInclusionIsAboutNothing() {
        Table ac = TableReader.shipped("ac");
        var settings = new Settings(ac, ac.inclusion(), "hermit").witnesses(false);
        try (var reasoning = new Reasoning(BIRDS, settings, Progress.SILENT)) {
            assertEquals(Told.T, reasoning.ask(Ontologies.sentence("Ghost SubClassOf: Ghost", BIRDS)).told());
        }
        Set<OWLAxiom> hollow = Ontologies.of("SubClassOf(:Unicorn :Horned)", "Declaration(NamedIndividual(:a))");
        assertEquals(Told.T, Ontologies.ask("ac", "Unicorn SubClassOf: Unicorn", hollow));
    }

    @ParameterizedTest
    @CsvSource({"t, , robin Type: Bird", "t, t, tweety Type: Flies", ", , nemo Type: Flies", ", t, robin eats nemo"})
    void acSettlesNoFalsehood(String verified, String refuted, String sentence) {
        try (Reasoning reasoning = Ontologies.reasoning("ac", BIRDS)) {
            assertPair(verified, refuted, reasoning.ask(Ontologies.sentence(sentence, BIRDS)));
        }
    }

    private static void assertPair(String verified, String refuted, Answer answer) {
        Answer.Pair pair = answer.pair().orElseThrow();
        assertEquals(Optional.ofNullable(verified), pair.verified().map(V3::label));
        assertEquals(Optional.ofNullable(refuted), pair.refuted().map(V3::label));
    }

    /** Under a table that also says what is not told, there is more to settle than in ac, which is free of negation. */
    @ParameterizedTest
    @CsvSource({"t, f, a Type: C", "f, t, a Type: not C", ", , a Type: D", "e, t, a r b", "t, e, not a r b",
        "e, , Never SubClassOf: C", "f, , A SubClassOf: D", "f, , A EquivalentTo: D", "t, , C SubClassOf: C"})
    void whatIsSettledIsToldInFull(String verified, String refuted, String sentence) {
        Table table = TableReader.read("extends = 'ac'\nname = 'exact'\n[axiom]\n"
            + "'ClassAssertion(C a)' = ['a Type C.t and C*.d and not C*.t']\n"
            + "'NegativeObjectPropertyAssertion(R a b)' = ['R*.t(a b)', 'a Type not (R.d some {b})']\n"
            + "'DisjointClasses(C D ...)' = ['C.d and D.d SubClassOf Nothing']\n"
            + "'DisjointUnion(A C ...)' = ['witness Type A.t and C.d and not C.t and A.d']\n");
        Set<OWLAxiom> ontology = Ontologies.of("ClassAssertion(:C :a)", "NegativeObjectPropertyAssertion(:r :a :b)",
            "DisjointClasses(:Never :C)", "DisjointUnion(:A :D :E)");
        try (var reasoning = new Reasoning(ontology, new Settings(table, table.inclusion(), "hermit"),
            Progress.SILENT)) {
            assertPair(verified, refuted, reasoning.ask(Ontologies.sentence(sentence, ontology)));
        }
    }

    @Test
    void aSentenceWithoutAReadingIsAnError() {
        var error = assertThrows(ParadlException.class,
            () -> Ontologies.ask("ac", "tweety Type: eats value nemo", BIRDS));
        assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
    }

    @Test
    void witnessesAreNobody() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(owl:Thing :A)",
            "SubClassOf(owl:Thing ObjectComplementOf(:A))", "ClassAssertion(:A :a)");
        try (Reasoning reasoning = Ontologies.reasoning("ac", ontology)) {
            var subjects = reasoning.check(1).conflicts().stream()
                .map(conflict -> conflict.subject().getIRI().getShortForm()).collect(Collectors.toSet());
            assertEquals(Set.of("A", "a"), subjects);
            assertEquals(1, reasoning.realize().individuals().size());
            assertEquals(1, reasoning.individualCount());
        }
    }

    @Test
    void acFindsConflictsAndTheirAxioms() {
        try (Reasoning reasoning = Ontologies.reasoning("ac", BIRDS)) {
            var glut = reasoning.check(1).conflicts().stream()
                .filter(conflict -> conflict.kind() == Conflict.Kind.CLASS_ASSERTION).collect(Collectors.toList());
            assertEquals(1, glut.size());
            assertEquals("tweety", glut.get(0).subject().getIRI().getShortForm());
            assertEquals(4, glut.get(0).justifications().get(0).size());
            assertEquals(Set.of("Penguin"), reasoning.conflicting().stream()
                .map(c -> c.getIRI().getShortForm()).collect(Collectors.toSet()));
        }
    }
}
