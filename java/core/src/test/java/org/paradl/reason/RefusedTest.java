package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What HermiT refuses to start over is left out in all parts of a check. */
class RefusedTest {

    @Test
    void alsoWhereWhatIsToldWouldMakeAClassUnsatisfiable() {
        Set<OWLAxiom> axioms = Given.axioms("SubClassOf(:A ObjectExactCardinality(2 :t :B)) "
            + "TransitiveObjectProperty(:t)"
            + " SubClassOf(:E ObjectUnionOf(:C :D)) SubClassOf(:B ObjectComplementOf(:B))");
        try (Reasoning reasoning = reasoning("adaptive", axioms)) {
            Verdict verdict = reasoning.check(1);
            assertEquals(List.of(Given.type("B")),
                verdict.conflicts().stream().map(Conflict::subject).collect(Collectors.toList()));
            assertTrue(reasoning.warnings().get(0).contains("ObjectExactCardinality(2"),
                reasoning.warnings()::toString);
        }
    }

    /** There R and its refuted side are disjoint, and R is transitive. */
    @Test
    void alsoWhereTheSearchForAGlutAddsIt() {
        Set<OWLAxiom> axioms = Given.axioms("DisjointObjectProperties(:s ObjectInverseOf(:t)) "
            + "TransitiveObjectProperty(:s)"
            + " SubClassOf(:D ObjectUnionOf(:B :C)) SubClassOf(:B ObjectComplementOf(:A)) SubClassOf(:D :A)"
            + " DisjointClasses(:D :C) ClassAssertion(:A :b)"
            + " ClassAssertion(ObjectUnionOf(ObjectExactCardinality(2 :t :D) :B) :b)");
        try (Reasoning reasoning = reasoning("fde", axioms)) {
            assertFalse(reasoning.check(1).consistent());
        }
    }

    private static Reasoning reasoning(String logic, Set<OWLAxiom> axioms) {
        return new Reasoning(axioms,
            new Settings(TableReader.shipped(logic), Inclusion.INTERNAL, "auto").leavingOutRefused(true),
            Progress.SILENT);
    }
}
