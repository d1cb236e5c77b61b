package org.paradl.door;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;

/** What OWLAPI's renderer leaves out is there. */
class AxiomTextTest {
    private static final OWLDataFactory OWL = Owl.FACTORY;

    @Test
    void definitionsOfDatatypes() {
        assertEquals("Grade EquivalentTo {1 , 2}", text(OWL.getOWLDatatypeDefinitionAxiom(
            OWL.getOWLDatatype("urn:x#Grade"),
            OWL.getOWLDataOneOf(OWL.getOWLLiteral(1), OWL.getOWLLiteral(2)))));
    }

    @Test
    void keysOfSeveralProperties() {
        assertEquals("Person HasKey born, inverse (owns), name",
            text(OWL.getOWLHasKeyAxiom(OWL.getOWLClass("urn:x#Person"), List.of(
                OWL.getOWLObjectProperty("urn:x#born"),
                OWL.getOWLObjectInverseOf(OWL.getOWLObjectProperty("urn:x#owns")),
                OWL.getOWLDataProperty("urn:x#name")))));
    }

    private static String text(OWLAxiom axiom) {
        return new AxiomText(Set.of(axiom)).of(axiom);
    }
}
