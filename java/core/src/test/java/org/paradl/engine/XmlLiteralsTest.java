package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.choose.Engines;

/** HermiT takes two ways to write the same XML for one value; Axiom makes them canonical. */
class XmlLiteralsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "<a x='1' b=\\\"2\\\"><!-- c -->&amp;</a> | <a b='2'   x='1'><!-- c -->&#38;</a> | true",
        "<e:a xmlns:e='urn:e'/> | <e:a xmlns:e='urn:e'></e:a> | true",
        "<![CDATA[<]]> | &lt; | true",
        "<a/> | <b/> | false",
        "<a x='1'/> | <a x='2'/> | false"})
    void ofAFunctionalProperty(String one, String other, boolean consistent) {
        assertEquals(consistent, Engines.byName("hermit").start(Given.ontology("FunctionalDataProperty(:u)"
            + " DataPropertyAssertion(:u :a \"" + one + "\"^^rdf:XMLLiteral)"
            + " DataPropertyAssertion(:u :a \"" + other + "\"^^rdf:XMLLiteral)"), Progress.SILENT).isConsistent());
    }
}
