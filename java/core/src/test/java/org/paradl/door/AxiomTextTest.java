package org.paradl.door;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

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

    /** Where the form does not tell it: of the ill-typed, it is what is wrong with them. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
        "heavy, integer, \"heavy\"^^integer", "5, integer, 5", "-5, integer, -5", "5, decimal, \"5\"^^decimal",
        "5.5, decimal, 5.5", "INF, float, \"INF\"^^float", "2.5, float, 2.5f", "maybe, boolean, \"maybe\"^^boolean",
        "true, boolean, true", "5, byte, \"5\"^^byte", "say \"so\", integer, \"say \\\"so\\\"\"^^integer"})
    void datatypesOfLiterals(String form, String datatype, String shown) {
        OWLLiteral literal = OWL.getOWLLiteral(form, OWL2Datatype.valueOf("XSD_" + datatype.toUpperCase(Locale.ROOT)));
        assertEquals("x weight " + shown, text(OWL.getOWLDataPropertyAssertionAxiom(
            OWL.getOWLDataProperty("urn:x#weight"), OWL.getOWLNamedIndividual("urn:x#x"), literal)));
    }

    private static String text(OWLAxiom axiom) {
        return new AxiomText(Set.of(axiom)).of(axiom);
    }
}
