package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.reason.ask.Told;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** Nothing is split where nothing clashes; where something does, what clashes is, and nothing else. */
class AdaptiveTest {
    private static final String[] PENGUINS = {"SubClassOf(:Bird :Flies)", "SubClassOf(:Penguin :Bird)",
        "SubClassOf(:Penguin ObjectComplementOf(:Flies))", "ClassAssertion(:Penguin :tweety)"};
    private static final String[] CARS = {"EquivalentClasses(:Vehicle ObjectUnionOf(:Car :Truck))",
        "ClassAssertion(:Vehicle :kitt)", "ClassAssertion(ObjectComplementOf(:Truck) :kitt)"};

    private static Reasoning adaptive(Set<OWLAxiom> axioms, UnaryOperator<Settings> options) {
        Table table = TableReader.shipped("adaptive");
        return new Reasoning(axioms, options.apply(new Settings(table, table.inclusion(), "hermit")), Progress.SILENT);
    }

    private static Reasoning adaptive(Set<OWLAxiom> axioms) {
        return adaptive(axioms, UnaryOperator.identity());
    }

    private static Set<OWLAxiom> both(String[] some, String[] more) {
        return Ontologies.of(Stream.of(some, more).flatMap(Stream::of).toArray(String[]::new));
    }

    private static Set<String> names(Set<? extends OWLEntity> names) {
        return names.stream().map(name -> name.getIRI().getShortForm()).collect(Collectors.toSet());
    }

    @Test
    void withoutConflictTheTranslationIsTheOntology() {
        Set<OWLAxiom> cars = Ontologies.of(CARS);
        try (Reasoning reasoning = adaptive(cars)) {
            Verdict verdict = reasoning.check(1);
            assertTrue(verdict.consistent() && verdict.isComplete() && verdict.split().isEmpty());
            assertTrue(reasoning.translation().axioms().containsAll(
                cars.stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet())));
        }
    }

    /** As two versions of an ontology define it; there is no guard for that. */
    @Test
    void aDatatypeThatIsDefinedTwiceIsRejected() {
        try (Reasoning reasoning = adaptive(Ontologies.of("DatatypeDefinition(:Small DataOneOf(\"1\"^^xsd:integer))",
            "DatatypeDefinition(:Small DataOneOf(\"2\"^^xsd:integer))",
            "DataPropertyAssertion(:size :a \"1\"^^xsd:integer)"))) {
            var error = assertThrows(ParadlException.class, () -> reasoning.check(1));
            assertEquals("the datatype <http://x#Small> is defined more than once, which OWL 2 DL forbids, "
                + "and by values that differ", error.getMessage());
        }
    }

    /** By cases, which fde cannot: a vehicle that is no truck is a car. */
    @Test
    void farFromAConflictReasoningIsClassical() {
        Set<OWLAxiom> all = both(PENGUINS, CARS);
        try (Reasoning reasoning = adaptive(all)) {
            assertEquals(Told.T, reasoning.ask(Ontologies.sentence("kitt Type: Car", all)).told());
            assertEquals(Told.B, reasoning.ask(Ontologies.sentence("tweety Type: Flies", all)).told());
            assertEquals(Told.N, reasoning.ask(Ontologies.sentence("tweety Type: Car", all)).told());
            assertEquals(Set.of("Bird", "Flies", "Penguin"), names(reasoning.check(1).split()));
        }
        assertEquals(Told.N, Ontologies.ask("fde", "kitt Type: Car", all));
    }

    @ParameterizedTest
    @MethodSource("org.paradl.reason.conflict.ConflictTest#clashes")
    void aClashIsFoundWithItsCausesAndTheRestStays(String kind, List<String> axioms) {
        Set<OWLAxiom> causes = Ontologies.of(axioms.toArray(String[]::new)).stream().filter(OWLAxiom::isLogicalAxiom)
            .collect(Collectors.toSet());
        Set<OWLAxiom> ontology = both(axioms.toArray(String[]::new), CARS);
        try (Reasoning reasoning = adaptive(ontology)) {
            Verdict verdict = reasoning.check(1);
            assertFalse(verdict.consistent());
            assertTrue(verdict.conflicts().stream().anyMatch(c -> c.justifications().equals(List.of(causes))),
                () -> kind + verdict.conflicts().stream().map(Conflict::justifications).collect(Collectors.toList()));
            assertEquals(Told.T, reasoning.ask(Ontologies.sentence("kitt Type: Car", ontology)).told());
        }
    }

    @Test
    void anUnsatisfiableClassIsAConflictUnlessItIsToBeKept() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:A ObjectSomeValuesFrom(:r :B))",
            "SubClassOf(:A ObjectAllValuesFrom(:r ObjectComplementOf(:B)))", "SubClassOf(:C :A)", "SubClassOf(:D :B)");
        try (Reasoning reasoning = adaptive(ontology)) {
            Verdict verdict = reasoning.check(1);
            assertTrue(verdict.consistent());
            assertEquals(Set.of("A", "C"), names(Set.copyOf(verdict.incoherent())));
            assertEquals(Set.of("A", "C"),
                verdict.conflicts().stream().map(c -> c.subject().getIRI().getShortForm()).collect(Collectors.toSet()));
            assertEquals(Told.N, reasoning.ask(Ontologies.sentence("A SubClassOf: D", ontology)).told());
        }
        try (Reasoning reasoning = adaptive(ontology, settings -> settings.keepingUnsatisfiable(true))) {
            Verdict verdict = reasoning.check(1);
            assertEquals(Set.of("A", "C"), names(Set.copyOf(verdict.incoherent())));
            assertTrue(verdict.conflicts().isEmpty() && verdict.split().isEmpty());
            assertTrue(reasoning.ask(Ontologies.sentence("A SubClassOf: D", ontology)).told().isTrue());
        }
    }

    /** What has to be beside such an instance stays in conflict where the clash itself is of others. */
    @Test
    void whatWasUnsatisfiableForTheSakeOfOthersIsInConflictToo() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:Nest ObjectSomeValuesFrom(:holds :Penguin))",
            "SubClassOf(:Penguin :Flies)", "SubClassOf(:Penguin ObjectComplementOf(:Flies))");
        try (Reasoning reasoning = adaptive(ontology)) {
            assertEquals(Set.of("Penguin", "Nest"), names(reasoning.conflicting()));
            assertEquals(Set.of("Penguin", "Flies"), names(reasoning.check(1).split()));
        }
    }

    @Test
    void exhaustiveCoversTheClashesOfClassesBelowToo() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:Macaroni :Penguin)", "SubClassOf(:Penguin :Flies)",
            "SubClassOf(:Penguin ObjectComplementOf(:Flies))");
        try (Reasoning reasoning = adaptive(ontology)) {
            assertEquals(Set.of("Penguin", "Flies"), names(reasoning.check(1).split()));
        }
        try (Reasoning reasoning = adaptive(ontology, settings -> settings.exhaustive(true))) {
            assertEquals(Set.of("Macaroni", "Penguin", "Flies"), names(reasoning.check(1).split()));
        }
    }

    /** Two justifications that share a fact: without exhausting them only one is covered. */
    @Test
    void exhaustiveCoversEveryJustification() {
        Set<OWLAxiom> ontology = Ontologies.of("ClassAssertion(:A :a)", "SubClassOf(:A :B)", "SubClassOf(:A :C)",
            "ClassAssertion(ObjectComplementOf(:B) :a)", "ClassAssertion(ObjectComplementOf(:C) :a)");
        try (Reasoning reasoning = adaptive(ontology, settings -> settings.exhaustive(true))) {
            assertEquals(Set.of("A", "B", "C"), names(reasoning.check(1).split()));
        }
    }

    @Test
    void whenTimeIsUpTheAnswerIsCoarserButSound() {
        Set<OWLAxiom> all = both(PENGUINS, CARS);
        try (Reasoning reasoning = adaptive(all, settings -> settings.searching(Duration.ZERO))) {
            assertEquals(Told.B, reasoning.ask(Ontologies.sentence("tweety Type: Flies", all)).told());
            assertEquals(Told.N, reasoning.ask(Ontologies.sentence("kitt Type: Car", all)).told());
            assertEquals(1, reasoning.warnings().size());
        }
    }

    @Test
    void aSearchEndsWithAsManyClashesAsAreEnough() {
        try (Reasoning reasoning = adaptive(flock(20))) {
            Verdict first = reasoning.check(1, 1);
            assertEquals(1, first.conflicts().size());
            assertFalse(first.isComplete());
            Verdict all = reasoning.check(1);
            assertTrue(all.isComplete());
            assertEquals(20, all.conflicts().stream().filter(c -> c.kind() == Conflict.Kind.CLASS_ASSERTION).count());
            Verdict later = reasoning.check(1, 3);
            assertEquals(all.conflicts().subList(0, 3), later.conflicts());
            assertFalse(later.isComplete());
        }
    }

    @Test
    void whatIsKnownFromBeforeIsNotToldBeyondWhatIsEnough() {
        try (Reasoning reasoning = adaptive(flock(5))) {
            assertEquals(3, reasoning.check(1, 3).conflicts().size());
            assertEquals(1, reasoning.check(1, 1).conflicts().size());
        }
    }

    /** Each of so many penguins a clash of its own. */
    private static Set<OWLAxiom> flock(int size) {
        var axioms = new ArrayList<String>(List.of(PENGUINS));
        axioms.remove(3);
        IntStream.range(0, size).forEach(i -> axioms.add("ClassAssertion(:Penguin :p" + i + ")"));
        return Ontologies.of(axioms.toArray(String[]::new));
    }
}
