package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is told of clashes where all follows from one. */
class ClashReaderTest {
    /** What ELK covers it does not as soon as it is guarded, and so would not say who else is in conflict. */
    @ParameterizedTest
    @ValueSource(strings = {"hermit", "elk", "ELK", "auto"})
    void whateverTheEngine(String engine) {
        Table classical = TableReader.shipped("classical");
        Set<OWLAxiom> axioms = Ontologies.of("SameIndividual(:a :b)", "DifferentIndividuals(:a :b)");
        try (var kb = new Reasoning(axioms, new Settings(classical, classical.inclusion(), engine), Progress.SILENT)) {
            assertEquals(Set.of("a", "b"), kb.check(1).conflicts().stream()
                .map(conflict -> conflict.subject().getIRI().getShortForm()).collect(Collectors.toSet()));
            assertEquals(Set.of(), Set.copyOf(kb.warnings()));
        }
    }
}
