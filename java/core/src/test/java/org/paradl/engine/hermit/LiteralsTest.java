package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Given;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDatatype;

class LiteralsTest {

    @ParameterizedTest
    @CsvSource({
        "12, integer, false", "abc, integer, true", "1.5, integer, true", "-1, nonNegativeInteger, true",
        "127, byte, false", "128, byte, true", "-128, byte, false", "' 12 ', int, false",
        "255, unsignedByte, false", "256, unsignedByte, true", "18446744073709551615, unsignedLong, false",
        "1.5, decimal, false", "1e3, decimal, true", "INF, double, false", "true, boolean, false",
        "2020-01-01T00:00:00Z, dateTime, false", "2020-01-01, dateTime, true", "2020-13-77, date, false",
        "0G, hexBinary, true", "anything, string, false", "_1, Name, false", "a b, NCName, true", "x, nothing, false"})
    void areIllTypedWhereTheFormIsNotTheDatatypes(String form, String datatype, boolean illTyped) {
        assertEquals(illTyped, Literals.isIllTyped(Given.FACTORY.getOWLLiteral(form, xsd(datatype))));
    }

    @Test
    void withALanguageAreFine() {
        assertFalse(Literals.isIllTyped(Given.FACTORY.getOWLLiteral("chat", "fr")));
        assertFalse(Literals.isIllTyped(Given.FACTORY.getOWLLiteral("chat")));
    }

    @Test
    void ofRdfsLiteralAreFine() {
        assertFalse(Literals.isIllTyped(Given.FACTORY.getOWLLiteral("x", Given.FACTORY.getTopDatatype())));
    }

    @Test
    void ofRealsDoNotExist() {
        assertTrue(Literals.isIllTyped(Given.FACTORY.getOWLLiteral("1", Given.FACTORY.getOWLDatatype(
            IRI.create("http://www.w3.org/2002/07/owl#real")))));
    }

    private static OWLDatatype xsd(String name) {
        return Given.FACTORY.getOWLDatatype(IRI.create("http://www.w3.org/2001/XMLSchema#" + name));
    }
}
