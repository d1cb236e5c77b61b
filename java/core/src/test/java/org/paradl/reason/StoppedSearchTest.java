package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Progress;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** When the time for the search is up, what it knows is told. */
class StoppedSearchTest {
    private static final Set<OWLAxiom> TWO_CLASHES = Ontologies.of("ClassAssertion(:A :a)",
        "ClassAssertion(ObjectComplementOf(:A) :a)", "ClassAssertion(:B :b)",
        "ClassAssertion(ObjectComplementOf(:B) :b)");

    /** Its time is up whenever this says so of the phase, and of what is reasoned over. */
    private static Verdict stopped(Set<OWLAxiom> ontology, boolean exhaustive, BiPredicate<String, Reasoning> isUp) {
        Table table = TableReader.shipped("adaptive");
        Settings settings = new Settings(table, table.inclusion(), "hermit").searching(Duration.ofDays(1))
            .exhaustive(exhaustive);
        var asked = new AtomicReference<Reasoning>();
        var progress = new Progress() {
            @Override
            public void report(String phase, long done, long total) {
                stop(phase);
            }

            @Override
            public boolean cancelled() {
                stop("");
                return false;
            }

            private void stop(String phase) {
                Optional.ofNullable(asked.get()).filter(reasoning -> isUp.test(phase, reasoning))
                    .ifPresent(reasoning -> reasoning.problem().progress().stop());
            }
        };
        try (var reasoning = new Reasoning(ontology, settings, progress)) {
            asked.set(reasoning);
            return reasoning.check(1);
        }
    }

    @Test
    void ofAllJustificationsThoseThatWereFound() {
        var isOver = new AtomicReference<>(false);
        Verdict verdict = stopped(TWO_CLASHES, true, (phase, kb) -> phase.equals("clashes") && !isOver.getAndSet(true));
        assertFalse(verdict.consistent() || verdict.isComplete());
        assertEquals(1, verdict.conflicts().size());
        assertTrue(verdict.conflicts().get(0).predicate().isPresent());
        assertEquals(4, verdict.guarded().size());
    }

    @Test
    void ofClashesThatCannotBeReadAnyMoreThatTheyClash() {
        Verdict verdict = stopped(TWO_CLASHES, true, (phase, kb) -> phase.equals("clashes"));
        assertEquals(1, verdict.conflicts().size());
        Conflict conflict = verdict.conflicts().get(0);
        assertEquals(Optional.empty(), conflict.predicate());
        assertEquals(List.of(2), conflict.justifications().stream().map(Set::size).collect(Collectors.toList()));
    }

    @Test
    void theClashesThatNoConflictWasDerivedFromYet() {
        Verdict verdict = stopped(TWO_CLASHES, false, (phase, kb) -> phase.equals("justify"));
        assertFalse(verdict.isComplete());
        assertEquals(Set.of("a", "b"), verdict.conflicts().stream()
            .map(conflict -> conflict.subject().getIRI().getShortForm()).collect(Collectors.toSet()));
    }

    @Test
    void theUnsatisfiableClassesBeforeOneIsJustified() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:A :B)", "DisjointClasses(:A :B)", "SubClassOf(:C :A)");
        Verdict verdict = stopped(ontology, false, (phase, kb) -> !kb.problem().solver().incoherent().isEmpty());
        assertTrue(verdict.consistent());
        assertFalse(verdict.isComplete());
        assertEquals(Set.of("A", "C"), verdict.incoherent().stream().map(c -> c.getIRI().getShortForm())
            .collect(Collectors.toSet()));
    }
}
