package org.paradl.load.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What RDF documents say beside, or in place of, what OWL 2 wants. */
class TripleReaderTest {
    private static final String HEAD = "@prefix : <u:> . @prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        + "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"
        + ":A a owl:Class . :B a owl:Class . :p a owl:ObjectProperty . :d a owl:DatatypeProperty .\n";
    private static final String INCOMPLETE = "x.ttl: annotations of axioms (owl:Axiom) that lack owl:annotatedSource, "
        + "owl:annotatedProperty or owl:annotatedTarget and are left out (1): line ";

    /** The last as the CASE ontology has it, whose capital letters make it another property. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[] a owl:Axiom ; rdfs:comment \"x\" . | 4: Annotation(rdfs:comment \"x\"^^xsd:string)",
        "'[]\na owl:Axiom ;\n owl:annotatedSource :A ; owl:annotatedProperty rdfs:subClassOf .' | "
            + "5: owl:annotatedSource <u:A> "
            + "owl:annotatedProperty <http://www.w3.org/2000/01/rdf-schema#subClassOf>",
        "[] a owl:Axiom ; owl:annotatedTarget \"x\" . | 4: owl:annotatedTarget \"x\"^^xsd:string",
        ":ax a owl:Axiom . | 4: <u:ax>",
        "':i a\n :A .\n_:x a owl:Axiom .' | 6: <_:genid-nodeid-x>",
        "[] a owl:Axiom ; owl:AnnotatedSource :A ; rdfs:comment \"x\" . | "
            + "4: Annotation(rdfs:comment \"x\"^^xsd:string)"})
    void annotationsOfNoAxiomAreNamedAndLeftOut(String triples, String warning) {
        LoadedOntology loaded = load(triples + "\n:A rdfs:subClassOf :B .");
        assertTrue(logical(loaded).contains("SubClassOf(<u:A> <u:B>)"), () -> logical(loaded).toString());
        assertEquals(INCOMPLETE + warning, loaded.warnings().get(0));
    }

    @Test
    void annotationsOfNoAxiomInRdfXml() {
        LoadedOntology loaded = load("x.owl", "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"\n"
            + " xmlns:owl=\"http://www.w3.org/2002/07/owl#\">\n<owl:Class rdf:about=\"u:A\"/>\n"
            + "<owl:Axiom><owl:annotatedSource rdf:resource=\"u:A\"/></owl:Axiom></rdf:RDF>");
        assertEquals(List.of(INCOMPLETE.replace("ttl", "owl") + "4: owl:annotatedSource <u:A>"), loaded.warnings());
    }

    /** It is no annotation, whatever it hangs on. */
    @Test
    void whatElseIsSaidOfTheNodeStays() {
        assertEquals(List.of("ObjectPropertyAssertion(<u:p> _:x <u:b>)"), logical(load("_:x a owl:Axiom ; :p :b .")));
    }

    @Test
    void annotationsOfInversesStay() {
        LoadedOntology loaded = load(":q a owl:ObjectProperty ; owl:inverseOf :p . [] a owl:Axiom ; "
            + "owl:annotatedSource :q ; owl:annotatedProperty owl:inverseOf ; owl:annotatedTarget :p ; "
            + "rdfs:comment \"x\" . :A rdfs:subClassOf :B .");
        assertEquals(Set.of("InverseObjectProperties(Annotation(rdfs:comment \"x\"^^xsd:string) <u:q> <u:p>)",
            "SubClassOf(<u:A> <u:B>)"), Set.copyOf(logical(loaded)));
        assertEquals(List.of(), loaded.warnings());
    }

    @Test
    void annotationsThatAreWholeStay() {
        LoadedOntology loaded = load(":A rdfs:subClassOf :B . [] a owl:Axiom ; owl:annotatedSource :A ; "
            + "owl:annotatedProperty rdfs:subClassOf ; owl:annotatedTarget :B ; rdfs:comment \"x\" .");
        assertEquals(List.of("SubClassOf(Annotation(rdfs:comment \"x\"^^xsd:string) <u:A> <u:B>)"), logical(loaded));
        assertEquals(List.of(), loaded.warnings());
    }

    @Test
    void annotationsOfDataStay() {
        LoadedOntology loaded = load(":a :d 5 . [] a owl:Axiom ; owl:annotatedSource :a ; owl:annotatedProperty :d ; "
            + "owl:annotatedTarget 5 ; rdfs:comment \"x\" .");
        assertEquals(List.of("DataPropertyAssertion(Annotation(rdfs:comment \"x\"^^xsd:string) <u:d> <u:a> "
            + "\"5\"^^xsd:integer)"), logical(loaded));
        assertEquals(List.of(), loaded.warnings());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        ":d rdfs:range _:r | :d ; owl:annotatedProperty rdfs:range | DataPropertyRange(%s<u:d> %s)",
        ":t a rdfs:Datatype ; owl:equivalentClass _:r | :t ; owl:annotatedProperty owl:equivalentClass | "
            + "DatatypeDefinition(%s<u:t> %s)"})
    void annotationsOfRangesWithoutNamesStay(String triples, String annotated, String axiom) {
        LoadedOntology loaded = load("_:r a rdfs:Datatype ; owl:oneOf (1 2) . " + triples
            + " . [] a owl:Axiom ; owl:annotatedTarget _:r ; rdfs:comment \"x\" ; owl:annotatedSource " + annotated
            + " .");
        assertEquals(List.of(String.format(axiom, "Annotation(rdfs:comment \"x\"^^xsd:string) ",
            "DataOneOf(\"1\"^^xsd:integer \"2\"^^xsd:integer)")), logical(loaded));
        assertEquals(List.of(), loaded.warnings());
    }

    /** These are axioms: none is left out. */
    @ParameterizedTest
    @ValueSource(strings = {"[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :a ; owl:assertionProperty :p .",
        ":p owl:propertyChainAxiom () .", ":A owl:hasKey () .",
        ":A rdfs:subClassOf [ a owl:Class ; owl:unionOf (\"a\") ] .",
        ":A owl:intersectionOf (:B \"a\"@en) .", ":A owl:disjointUnionOf () .",
        "[] a owl:AllDisjointClasses ; owl:members () .",
        "[] a owl:AllDisjointClasses ; owl:members (:A \"B\") .", ":A owl:disjointUnionOf (:B \"C\") .",
        "[] a owl:AllDifferent ; owl:distinctMembers (:a \"b\") .", ":p owl:propertyChainAxiom (:p \"p\") .",
        ":A owl:hasKey (:p \"q\") .",
        ":A rdfs:subClassOf [ a owl:Restriction ; owl:onProperty :d ; owl:someValuesFrom "
            + "[ a rdfs:Datatype ; owl:unionOf () ] ] ."})
    void axiomsThatAreNotWholeAreErrors(String triples) {
        ParadlException error = assertThrows(ParadlException.class, () -> load(triples));
        assertEquals(ParadlException.Kind.ONTOLOGY, error.kind());
        assertTrue(error.getMessage().contains(" is not complete") || error.getMessage().contains(" is empty")
            || error.getMessage().contains("has the literal"), error::getMessage);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        ":A rdfs:subClassOf [ a owl:Class ; owl:unionOf () ] . | SubClassOf(<u:A> owl:Nothing)",
        ":A rdfs:subClassOf [ a owl:Class ; owl:intersectionOf () ] . | SubClassOf(<u:A> owl:Thing)",
        ":A rdfs:subClassOf [ a owl:Class ; owl:oneOf () ] . | SubClassOf(<u:A> owl:Nothing)",
        ":A owl:unionOf () . | EquivalentClasses(owl:Nothing <u:A>)",
        ":A owl:intersectionOf () . | EquivalentClasses(owl:Thing <u:A>)",
        ":A owl:oneOf () . | EquivalentClasses(owl:Nothing <u:A>)",
        "[ a owl:Restriction ; owl:onProperty :d ; owl:someValuesFrom "
            + "[ a rdfs:Datatype ; owl:oneOf () ] ] rdfs:subClassOf :A . "
            + "| SubClassOf(DataSomeValuesFrom(<u:d> DataComplementOf(rdfs:Literal)) <u:A>)",
        "[ a owl:Restriction ; owl:onProperty :d ; owl:someValuesFrom "
            + "[ a owl:DataRange ; owl:oneOf () ] ] rdfs:subClassOf :A . "
            + "| SubClassOf(DataSomeValuesFrom(<u:d> DataComplementOf(rdfs:Literal)) <u:A>)",
        ":A rdfs:subClassOf [ a owl:Class ; owl:complementOf [ a owl:Class ; owl:unionOf () ] ] . "
            + "| SubClassOf(<u:A> ObjectComplementOf(owl:Nothing))"})
    void listsWithoutMembers(String triples, String axiom) {
        LoadedOntology loaded = load(triples);
        assertEquals(List.of(axiom), logical(loaded));
        assertEquals(List.of(), loaded.warnings());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        ":A rdfs:subClassOf [ a owl:Class ; owl:unionOf ( :B ) ] . | SubClassOf(<u:A> <u:B>)",
        ":A owl:intersectionOf ( :B ) . | EquivalentClasses(<u:A> <u:B>)",
        ":A rdfs:subClassOf [ a owl:Restriction ; owl:onProperty :p ; owl:allValuesFrom [ a owl:Class ; owl:unionOf ( "
            + "[ a owl:Class ; owl:intersectionOf ( [ a owl:Class ; owl:unionOf () ] ) ] ) ] ] . "
            + "| SubClassOf(<u:A> ObjectAllValuesFrom(<u:p> owl:Nothing))",
        ":A rdfs:subClassOf [ a owl:Restriction ; owl:onProperty :d ; owl:someValuesFrom [ a rdfs:Datatype ; "
            + "owl:unionOf ( rdfs:Literal ) ] ] . | SubClassOf(<u:A> DataSomeValuesFrom(<u:d> rdfs:Literal))",
        ":A owl:unionOf ( :A ) . | EquivalentClasses(<u:A> <u:A>)",
        ":A owl:unionOf ( :A :B ) . | EquivalentClasses(<u:A> ObjectUnionOf(<u:A> <u:B>))"})
    void listsWithOneMember(String triples, String axiom) {
        assertEquals(List.of(axiom), logical(load(triples)));
    }

    @Test
    void noMembersInRdfXml() {
        assertEquals(List.of("EquivalentClasses(owl:Nothing <u:A>)"), logical(load("x.owl",
            "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
            + " xmlns:owl=\"http://www.w3.org/2002/07/owl#\">"
            + "<owl:Class rdf:about=\"u:A\"><owl:unionOf rdf:parseType=\"Collection\"/></owl:Class></rdf:RDF>")));
    }

    private static LoadedOntology load(String triples) {
        return load("x.ttl", HEAD + triples);
    }

    private static LoadedOntology load(String name, String text) {
        return new OntologyLoader(ImportsPolicy.NONE).load(Source.of(name, text.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> logical(LoadedOntology loaded) {
        return loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).map(Object::toString)
            .collect(Collectors.toList());
    }
}
