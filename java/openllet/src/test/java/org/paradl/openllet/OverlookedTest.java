package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.paradl.openllet.Given.ontology;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLOntology;

/** What Openllet itself would leave out without a word. */
class OverlookedTest {
    private static final Engine OPENLLET = Engines.byName("openllet");

    /** Each of them has no model. */
    @ParameterizedTest
    @ValueSource(strings = {"SubDataPropertyOf(:u owl:bottomDataProperty) DataPropertyAssertion(:u :a \"x\")",
        "EquivalentDataProperties(:u owl:bottomDataProperty) DataPropertyAssertion(:u :a \"x\")",
        "DataPropertyRange(:u xsd:boolean) ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:integer "
            + "xsd:minInclusive \"2\"^^xsd:integer xsd:maxInclusive \"2\"^^xsd:integer)) :a)",
        "ClassAssertion(DataAllValuesFrom(:u xsd:string) :a) ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction("
            + "xsd:nonNegativeInteger xsd:maxExclusive \"1\"^^xsd:integer)) :a)",
        "ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:integer xsd:minExclusive \"2\"^^xsd:integer "
            + "xsd:maxInclusive \"4\"^^xsd:integer)) :a) NegativeDataPropertyAssertion(:u :a \"3\"^^xsd:integer) "
            + "NegativeDataPropertyAssertion(:u :a \"4\"^^xsd:integer)",
        "ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:byte xsd:minExclusive \"126\"^^xsd:byte)) :a) "
            + "NegativeDataPropertyAssertion(:u :a \"127\"^^xsd:integer)",
        "ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:integer xsd:minExclusive \"1.5\"^^xsd:decimal "
            + "xsd:maxExclusive \"2.5\"^^xsd:decimal)) :a) NegativeDataPropertyAssertion(:u :a \"2\"^^xsd:integer)",
        "ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:decimal xsd:minInclusive \"2.5\"^^xsd:decimal "
            + "xsd:maxInclusive \"2.50\"^^xsd:decimal)) :a) "
            + "NegativeDataPropertyAssertion(:u :a \"2.5\"^^xsd:decimal)",
        "ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:double xsd:minInclusive \"INF\"^^xsd:double "
            + "xsd:maxInclusive \"INF\"^^xsd:double)) :a) NegativeDataPropertyAssertion(:u :a \"INF\"^^xsd:double)"})
    void isToldInItsWordsWhatCannotBe(String axioms) {
        OWLOntology ontology = ontology(axioms);
        assertEquals(List.of(), OPENLLET.beyondReach(ontology.getAxioms()));
        assertFalse(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    /** Classes of old OBO files, whose instances it takes for annotations. */
    @ParameterizedTest
    @ValueSource(strings = {"DbXref", "Definition", "Subset", "Synonym", "SynonymType"})
    void hasInstancesOfWhatOboOnceAnnotatedWith(String name) {
        String c = "<http://www.geneontology.org/formats/oboInOwl#" + name + ">";
        OWLOntology ontology = ontology("ClassAssertion(" + c + " :a) DisjointClasses(" + c + " :A) "
            + "ClassAssertion(:A :a)");
        assertEquals(List.of(), OPENLLET.beyondReach(ontology.getAxioms()));
        assertFalse(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    /** It takes the bounds as they are meant. */
    @Test
    void someOfAFewIntegersThereAre() {
        OWLOntology ontology = ontology("ClassAssertion(DataSomeValuesFrom(:u DatatypeRestriction(xsd:integer "
            + "xsd:minExclusive \"2\"^^xsd:integer xsd:maxInclusive \"4\"^^xsd:integer)) :a) "
            + "NegativeDataPropertyAssertion(:u :a \"3\"^^xsd:integer)");
        assertTrue(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    /** It fails over one that is the only one in a restricted datatype, where another range has it, too. */
    @ParameterizedTest
    @ValueSource(strings = {"decimal", "float", "double", "int", "positiveInteger", "unsignedByte"})
    void oneNumberThereIs(String datatype) {
        oneNumberThereIs(datatype, "2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"float", "double"})
    void zeroThereIs(String datatype) {
        oneNumberThereIs(datatype, "0.0");
    }

    private static void oneNumberThereIs(String datatype, String number) {
        String bound = "\"" + number + "\"^^xsd:" + datatype;
        OWLOntology ontology = ontology("DataPropertyRange(:u xsd:" + datatype + ") ClassAssertion(DataSomeValuesFrom("
            + ":u DatatypeRestriction(xsd:" + datatype + " xsd:minInclusive " + bound + " xsd:maxInclusive " + bound
            + ")) :a)");
        assertEquals(List.of(), OPENLLET.beyondReach(ontology.getAxioms()));
        assertTrue(OPENLLET.start(ontology, Progress.SILENT).isConsistent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubObjectPropertyOf(owl:topObjectProperty :p)",
        "EquivalentObjectProperties(:p owl:topObjectProperty)",
        "SubObjectPropertyOf(ObjectPropertyChain(owl:topObjectProperty :q) :p) ObjectPropertyAssertion(:q :c :b)"})
    void saysThatItLeavesOutWhatRelatesEverybody(String axioms) {
        OWLOntology ontology = ontology(axioms + " NegativeObjectPropertyAssertion(:p :a :b)");
        assertFalse(OPENLLET.coversClasses(ontology.getAxioms()));
        assertFalse(Engines.byName("hermit").start(ontology, Progress.SILENT).isConsistent());
    }

    /** It takes the property for an object property, and leaves out what is told of the data property. */
    @Test
    void saysThatItMistakesAPropertyOfTwoKinds() {
        OWLOntology ontology = ontology("Declaration(ObjectProperty(:v)) Declaration(DataProperty(:v)) "
            + "DataPropertyRange(:v xsd:integer) DataPropertyAssertion(:v :a \"x\") ObjectPropertyDomain(:v :C) "
            + "ClassAssertion(:C :a) ObjectPropertyAssertion(:p :a :b)");
        assertEquals(3, OPENLLET.beyondReach(ontology.getAxioms()).size());
        assertFalse(OPENLLET.coversClasses(ontology.getAxioms()));
        assertFalse(Engines.byName("hermit").start(ontology, Progress.SILENT).isConsistent());
    }
}
