package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/** HermiT tells strings with a language from those without. */
class LangStringsTest {
    private static final Engine HERMIT = Engines.byName("hermit");

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "DataPropertyRange(:u rdf:langString) DataPropertyAssertion(:u :a \"x\"@en) | true",
        "DataPropertyRange(:u rdf:langString) DataPropertyAssertion(:u :a \"x\") | false",
        "DataPropertyRange(:u rdf:langString) DataPropertyAssertion(:u :a \"1\"^^xsd:integer) | false",
        "DataPropertyRange(:u xsd:string) SubClassOf(:A DataSomeValuesFrom(:u rdf:langString)) "
            + "ClassAssertion(:A :a) | false",
        "DataPropertyRange(:u DataComplementOf(rdf:langString)) DataPropertyAssertion(:u :a \"x\"@en) | false",
        "DataPropertyRange(:u DataComplementOf(rdf:langString)) DataPropertyAssertion(:u :a \"x\") | true",
        "DataPropertyRange(:u DatatypeRestriction(rdf:langString rdf:langRange \"en\")) "
            + "DataPropertyAssertion(:u :a \"x\"@en-GB) | true",
        "DataPropertyRange(:u DatatypeRestriction(rdf:langString rdf:langRange \"en\")) "
            + "DataPropertyAssertion(:u :a \"x\"@de) | false",
        "DataPropertyRange(:u DatatypeRestriction(rdf:langString xsd:maxLength \"2\"^^xsd:integer)) "
            + "DataPropertyAssertion(:u :a \"xy\"@en) | true",
        "DataPropertyRange(:u DatatypeRestriction(rdf:langString xsd:maxLength \"2\"^^xsd:integer)) "
            + "DataPropertyAssertion(:u :a \"xy\") | false",
        "DataPropertyRange(:u DataUnionOf(xsd:string rdf:langString)) DataPropertyAssertion(:u :a \"x\") | true",
        "SubClassOf(DataHasValue(:u \"x\"@en) :B) DataPropertyAssertion(:u :a \"x\"@en)"
            + " ClassAssertion(ObjectComplementOf(:B) :a) | false"})
    void aRangeOfThemIsWhatItSays(String axioms, boolean consistent) {
        assertEquals(consistent, HERMIT.start(Given.ontology(axioms), Progress.SILENT).isConsistent());
    }

    @Test
    void soDoesAQuestion() {
        OWLDataFactory factory = Given.FACTORY;
        OWLReasoner reasoner = HERMIT.start(Given.ontology("DataPropertyAssertion(:u :a \"x\") "
            + "DataPropertyAssertion(:u :b \"x\"@en)"
            + " DataPropertyAssertion(:v :a \"y\")"), Progress.SILENT);
        var tagged = factory.getOWLDataSomeValuesFrom(factory.getOWLDataProperty(IRI.create("http://x/u")),
            factory.getOWLDatatype(OWL2Datatype.RDF_LANG_STRING));
        assertFalse(HERMIT.entails(reasoner, factory.getOWLClassAssertionAxiom(tagged, Given.individual("a"))));
        assertTrue(HERMIT.entails(reasoner, factory.getOWLClassAssertionAxiom(tagged, Given.individual("b"))));
    }

    @Test
    void literalsAreLeftAsTheyAre() {
        OWLAxiom axiom = Given.axioms("SubClassOf(:A DataHasValue(:u \"x\"@en))").stream()
            .filter(OWLAxiom::isLogicalAxiom)
            .findFirst().orElseThrow();
        assertEquals(axiom, LangStrings.spelledOut(axiom));
        OWLAxiom fact = Given.axioms("DataPropertyAssertion(:u :a \"x\"@en)").stream().filter(OWLAxiom::isLogicalAxiom)
            .findFirst().orElseThrow();
        assertSame(fact, LangStrings.spelledOut(fact));
    }
}
