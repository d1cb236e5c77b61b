package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** How much is lost without an axiom, as far as there is time to find out. */
class ImpactsTest {
    private static final Set<OWLAxiom> CHAIN =
        Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:B :C)", "SubClassOf(:C :D)");

    @Test
    void ofEachAxiomAlone() {
        assertEquals(Map.of("A", 3, "B", 4, "C", 3), impacts(Duration.ofMinutes(1)));
    }

    @Test
    void whatWouldTakeTooLongIsLeft() {
        assertEquals(1, impacts(Duration.ZERO).size());
    }

    private static Map<String, Integer> impacts(Duration patience) {
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", CHAIN)) {
            var consequences = new Consequences(reasoning.solution(), reasoning.taxonomy(), reasoning.signature());
            return new Impacts(reasoning, consequences, patience).of(CHAIN).entrySet().stream()
                .collect(Collectors.toMap(entry -> subclass(entry.getKey()), Map.Entry::getValue));
        }
    }

    private static String subclass(OWLAxiom axiom) {
        return ((OWLSubClassOfAxiom) axiom).getSubClass().asOWLClass().getIRI().getShortForm();
    }
}
