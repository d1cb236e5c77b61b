package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.paradl.openllet.Given.ontology;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class WrittenLiteralsTest {
    @ParameterizedTest
    @CsvSource({"2, integer", "1.50, decimal", "2001-01-01T00:00:00+00:00, dateTime", "AB, token", "2001-01-01, date"})
    void aValueOfAClassIsListedAsItIsWritten(String text, String datatype) {
        String literal = "\"" + text + "\"^^xsd:" + datatype;
        assertEquals(Set.of(literal), values("SubClassOf(:A DataHasValue(:d " + literal + ")) ClassAssertion(:A :a)"));
    }

    @Test
    void allThatIsAssertedIsListed() {
        assertEquals(Set.of("\"3\"^^xsd:integer", "\"03\"^^xsd:int"), values(
            "DataPropertyAssertion(:d :a \"3\"^^xsd:integer) DataPropertyAssertion(:d :a \"03\"^^xsd:int)"));
    }

    /** The values of the two properties are one to Openllet, by either of their names. */
    @Test
    void theValueOfAnotherPropertyIsNoneOfThis() {
        String two = "DataPropertyAssertion(:d :a \"1\"^^xsd:integer) "
            + "DataPropertyAssertion(:e :a \"1.0\"^^xsd:decimal)";
        assertEquals(Set.of("\"1\"^^xsd:integer"), values(two));
        assertEquals(Set.of("\"1\"^^xsd:integer", "\"1.0\"^^xsd:decimal"), values(two + " SubDataPropertyOf(:e :d)"));
        assertEquals(Set.of("\"1\"^^xsd:integer"), values(two + " SubDataPropertyOf(:d :e)"));
    }

    @Test
    void changesAreWritten() {
        OWLOntology ontology = ontology("DataPropertyAssertion(:d :a \"3\"^^xsd:integer)");
        OWLReasoner reasoner = Engines.byName("openllet").start(ontology, Progress.SILENT);
        assertEquals(Set.of("\"3\"^^xsd:integer"), values(reasoner));
        ontology.getOWLOntologyManager().addAxioms(ontology,
            ontology("SubClassOf(:A DataHasValue(:d \"4\"^^xsd:int)) ClassAssertion(:A :a)").getAxioms());
        assertEquals(Set.of("\"3\"^^xsd:integer", "\"4\"^^xsd:int"), values(reasoner));
    }

    private static Set<String> values(String axioms) {
        return values(Engines.byName("openllet").start(ontology(axioms), Progress.SILENT));
    }

    private static Set<String> values(OWLReasoner reasoner) {
        return reasoner.getDataPropertyValues(Owl.FACTORY.getOWLNamedIndividual(IRI.create("http://x/a")),
                Owl.FACTORY.getOWLDataProperty(IRI.create("http://x/d"))).stream()
            .map(literal -> literal.toString()).collect(Collectors.toSet());
    }
}
