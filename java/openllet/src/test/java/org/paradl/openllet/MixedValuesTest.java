package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.paradl.openllet.Given.ontology;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLOntology;

class MixedValuesTest {
    private static final Engine OPENLLET = Engines.byName("openllet");

    /** A number and a string may be one value for it. */
    @ParameterizedTest
    @ValueSource(strings = {"FunctionalDataProperty(:u) DataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
        "SubClassOf(owl:Thing DataMaxCardinality(1 :u))"
            + " DataPropertyAssertion(:u :a \"2020-01-01T00:00:00Z\"^^xsd:dateTime)",
        "FunctionalDataProperty(:u) SubDataPropertyOf(:v :u) DataPropertyAssertion(:v :a \"true\"^^xsd:boolean)",
        "SubClassOf(owl:Thing DataExactCardinality(1 :u)) EquivalentDataProperties(:u :v)"
            + " ClassAssertion(DataHasValue(:v \"1\"^^xsd:double) :a)"})
    void isNotTrustedToTellValuesOfTwoKindsApart(String others) {
        OWLOntology ontology = ontology("DataPropertyAssertion(:u :a \"x\") " + others);
        assertFalse(Engines.byName("hermit").start(ontology, Progress.SILENT).isConsistent());
        assertEquals(1, OPENLLET.beyondReach(ontology.getAxioms()).size());
        assertEquals("hermit", Engines.choose("auto", ontology.getAxioms(), false).engine().name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"FunctionalDataProperty(:u) DataPropertyAssertion(:u :a \"a\"^^xsd:token)",
        "FunctionalDataProperty(:u) DataPropertyAssertion(:v :a \"1\"^^xsd:integer)",
        "SubClassOf(:A DataMinCardinality(1 :u)) DataPropertyAssertion(:u :a \"1\"^^xsd:integer)"})
    void isTrustedWithValuesOfOneKind(String others) {
        assertEquals(List.of(), OPENLLET.beyondReach(
            ontology("DataPropertyAssertion(:u :a \"x\") " + others).getAxioms()));
    }
}
