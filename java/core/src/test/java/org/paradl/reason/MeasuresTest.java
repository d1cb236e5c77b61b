package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.function.Function;

import org.junit.jupiter.api.Test;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Degrees of inconsistency and incompleteness, counted by hand. */
class MeasuresTest {
    /** Ground atoms: A, B of a, b; r of four pairs. Told: A(a) both, B(a) true, not B(b), r(a,b) both, r(b,b). */
    private static final Set<OWLAxiom> ONTOLOGY = Ontologies.of(
        "ClassAssertion(:A :a)", "ClassAssertion(ObjectComplementOf(:A) :a)", "SubClassOf(:A :B)",
        "ClassAssertion(ObjectComplementOf(:B) :b)", "ObjectPropertyAssertion(:r :a :b)",
        "NegativeObjectPropertyAssertion(:r :a :b)", "ObjectPropertyAssertion(:r :b :b)",
        "DataPropertyAssertion(:age :a \"5\"^^xsd:integer)");

    @Test
    void theShareOfGroundAtomsThatAreGlutsAndGaps() {
        Measures.Degree all = measure(ONTOLOGY, Measures::all);
        assertEquals(8, all.atoms());
        assertEquals(2, all.both());
        assertEquals(3, all.neither());
        assertEquals(2 / 8.0, all.inconsistency());
        assertEquals(3 / 8.0, all.incompleteness());
    }

    @Test
    void eachNameByItself() {
        var names = measure(ONTOLOGY, Measures::names);
        var byName = new java.util.HashMap<String, Measures.Degree>();
        names.forEach((name, degree) -> byName.put(name.getIRI().getShortForm(), degree));
        assertEquals(Set.of("A", "B", "r"), byName.keySet());
        assertEquals(0.5, byName.get("A").inconsistency());
        assertEquals(0.5, byName.get("A").incompleteness());
        assertEquals(0, byName.get("B").inconsistency());
        assertEquals(0, byName.get("B").incompleteness());
        assertEquals(0.25, byName.get("r").inconsistency());
        assertEquals(0.5, byName.get("r").incompleteness());
    }

    @Test
    void ofNothingNothingIsWrong() {
        Measures.Degree all = measure(Ontologies.of("SubClassOf(:A :B)"), Measures::all);
        assertEquals(0, all.atoms());
        assertEquals(0, all.inconsistency());
        assertEquals(0, all.incompleteness());
    }

    @Test
    void whoHasNoNameIsInNoAtom() {
        Measures.Degree all = measure(Ontologies.of("ObjectPropertyAssertion(:r :a _:x)"), Measures::all);
        assertEquals(1, all.atoms());
        assertEquals(1, all.neither());
    }

    private static <T> T measure(Set<OWLAxiom> axioms, Function<Measures, T> what) {
        try (Reasoning reasoning = Ontologies.reasoning("fde", axioms)) {
            return what.apply(reasoning.measures());
        }
    }
}
