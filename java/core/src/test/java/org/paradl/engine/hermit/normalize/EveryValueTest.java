package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** HermiT takes an intersection of rdfs:Literal with itself for rdfs:Literal. */
class EveryValueTest {
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final String ALL = "DataIntersectionOf(rdfs:Literal rdfs:Literal)";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ClassAssertion(DataSomeValuesFrom(:u " + ALL + ") :a) | true",
        "ClassAssertion(DataSomeValuesFrom(:u " + ALL + ") :a) DataPropertyDomain(:u owl:Nothing) | false",
        "ClassAssertion(DataSomeValuesFrom(:u DataComplementOf(" + ALL + ")) :a) | false",
        "DataPropertyRange(:u " + ALL + ") DataPropertyAssertion(:u :a \"x\") | true",
        "DataPropertyRange(:u DataIntersectionOf(" + ALL + " xsd:string)) DataPropertyAssertion(:u :a \"x\") | true",
        "DataPropertyRange(:u DataIntersectionOf(" + ALL + " xsd:integer)) DataPropertyAssertion(:u :a \"x\") | false",
        "DataPropertyRange(:u DataUnionOf(" + ALL + " xsd:integer)) DataPropertyAssertion(:u :a \"x\") | true",
        "DataPropertyRange(:u DataIntersectionOf(rdfs:Literal DataUnionOf(rdfs:Literal xsd:integer))) "
            + "DataPropertyAssertion(:u :a \"x\") | true",
        "Declaration(Datatype(:D)) DatatypeDefinition(:D " + ALL + ") ClassAssertion(DataSomeValuesFrom(:u :D) :a) "
            + "DataPropertyRange(:u xsd:string) | true",
        "ClassAssertion(DataMaxCardinality(0 :u " + ALL + ") :a) DataPropertyAssertion(:u :a \"x\") | false",
        "ClassAssertion(DataMaxCardinality(1 :u " + ALL + ") :a) DataPropertyAssertion(:u :a \"x\") | true"})
    void isWhatItSays(String axioms, boolean consistent) {
        assertEquals(consistent, HERMIT.start(Given.ontology(axioms), Progress.SILENT).isConsistent());
    }

    @Test
    void soDoesAQuestion() {
        OWLDataFactory factory = Given.FACTORY;
        OWLReasoner reasoner = HERMIT.start(Given.ontology("DataPropertyAssertion(:u :a \"x\")"), Progress.SILENT);
        var some = factory.getOWLDataSomeValuesFrom(factory.getOWLDataProperty(IRI.create("http://x/u")),
            factory.getOWLDataIntersectionOf(factory.getTopDatatype(), factory.getTopDatatype()));
        assertTrue(HERMIT.entails(reasoner, factory.getOWLClassAssertionAxiom(some, Given.individual("a"))));
    }
}
