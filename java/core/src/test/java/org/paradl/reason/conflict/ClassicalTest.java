package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomClashes;
import org.paradl.reason.Reasoning;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What the classical verdict says of the logics that split every name. */
class ClassicalTest {
    private static final int SEEDS = 200;
    private static final int ENOUGH = 15;

    /** A table that is not letter by letter the one that ships is searched through, whatever the classical verdict. */
    @ParameterizedTest
    @ValueSource(strings = {"fde", "lp", "k3", "ac"})
    void aCoherentOntologyHasNoConflict(String logic) throws IOException {
        Table shipped = TableReader.shipped(logic);
        Table same = TableReader.read(text(logic) + "\n# the same\n");
        assertTrue(shipped.ships());
        assertFalse(same.ships());
        int coherent = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            String[] all = new RandomClashes(seed).axioms();
            Set<OWLAxiom> axioms = Ontologies.of(List.of(all).subList(0, all.length / 2).toArray(String[]::new));
            Inclusion inclusion = Inclusion.values()[(int) (seed % Inclusion.values().length)];
            try {
                Verdict searched = verdict(same, inclusion, axioms);
                assertEquals(told(searched), told(verdict(shipped, inclusion, axioms)), () -> "of " + axioms);
                coherent += searched.consistent() && searched.incoherent().isEmpty() ? 1 : 0;
            } catch (ParadlException notDl) {
                assertEquals(ParadlException.Kind.UNSUPPORTED, notDl.kind());
            }
        }
        int found = coherent;
        assertTrue(found >= ENOUGH, () -> found + " were coherent");
    }

    /** ELK covers what fde makes of the denial, and not the denial: without it, it finds the ontology consistent. */
    @Test
    void whatTheVerdictLeavesOutIsTold() {
        Set<OWLAxiom> axioms = Ontologies.of("ObjectPropertyAssertion(:r :a :b)",
            "NegativeObjectPropertyAssertion(:r :a :b)");
        Table fde = TableReader.shipped("fde");
        try (var kb = new Reasoning(axioms, new Settings(fde, fde.inclusion(), "elk"), Progress.SILENT)) {
            Verdict verdict = kb.check(1);
            assertEquals(1, verdict.conflicts().size());
            assertTrue(verdict.consistent());
            assertEquals(1, kb.warnings().size());
            assertTrue(kb.warnings().get(0).startsWith("classically, answers may be missing, as elk leaves out"));
        }
        try (var kb = Ontologies.reasoning("fde", axioms)) {
            assertFalse(kb.check(1).consistent());
            assertEquals(List.of(), kb.warnings());
        }
    }

    /** HermiT refuses, as no OWL 2 DL, an anonymous individual in a nominal; the logic gives it a name. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void anonymousIndividualsHaveTheNamesThatTheLogicGivesThem(String logic) {
        for (boolean clashing : List.of(false, true)) {
            Set<OWLAxiom> axioms = Ontologies.of("ClassAssertion(:A :a)", "ClassAssertion(:A _:x)",
                "ClassAssertion(ObjectOneOf(:a _:x) :b)",
                "ClassAssertion(" + (clashing ? "ObjectComplementOf(:A)" : ":B") + " :b)");
            assertEquals(!clashing, verdict(TableReader.shipped(logic), Inclusion.INTERNAL, axioms).consistent());
        }
    }

    private static Verdict verdict(Table table, Inclusion inclusion, Set<OWLAxiom> axioms) {
        try (var kb = new Reasoning(axioms, new Settings(table, inclusion, "hermit"), Progress.SILENT)) {
            return kb.check(1);
        }
    }

    private static List<Object> told(Verdict verdict) {
        return List.of(verdict.consistent(), Set.copyOf(verdict.incoherent()), verdict.split(), verdict.isComplete(),
            verdict.conflicts().stream().map(c -> c.subject() + " " + c.justifications()).collect(Collectors.toSet()));
    }

    private static String text(String logic) throws IOException {
        try (InputStream in = Table.class.getResourceAsStream("/org/paradl/translations/" + logic + ".toml")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
