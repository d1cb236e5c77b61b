package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.reason.realize.Consequences;
import org.paradl.reason.solve.Problem;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** How much is lost without an axiom, as far as there is time to find out. */
class ImpactsTest {
    private static final Set<OWLAxiom> CHAIN =
        Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:B :C)", "SubClassOf(:C :D)");

    @Test
    void ofEachAxiomAlone() {
        assertEquals(Map.of("A", 3, "B", 4, "C", 3), impacts(CHAIN, CHAIN, Duration.ofMinutes(1)));
    }

    /** That A is none follows from what is in conflict; of B, that it is in S and no A. */
    @Test
    void thatNothingCanBeInAClassIsNoLoss() {
        Set<OWLAxiom> conflict = Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:B :S)", "DisjointClasses(:A :S)");
        assertEquals(Map.of("B", 2), impacts(conflict, Ontologies.of("SubClassOf(:B :S)"), Duration.ofMinutes(1)));
    }

    @Test
    void whatWouldTakeTooLongIsLeft() {
        assertEquals(1, impacts(CHAIN, CHAIN, Duration.ZERO).size());
    }

    private static Map<String, Integer> impacts(Set<OWLAxiom> all, Set<OWLAxiom> of, Duration patience) {
        try (Problem problem = Ontologies.problem("adaptive", all)) {
            var consequences = new Consequences(problem.solution(), problem.taxonomy(), problem.signature());
            return new Impacts(problem, consequences, patience).of(of).entrySet().stream()
                .collect(Collectors.toMap(entry -> subclass(entry.getKey()), Map.Entry::getValue));
        }
    }

    private static String subclass(OWLAxiom axiom) {
        return ((OWLSubClassOfAxiom) axiom).getSubClass().asOWLClass().getIRI().getShortForm();
    }
}
