package org.paradl.load.complaint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.owlapi.model.OWLAxiom;

class ComplaintsTest {
    private static final String PREFIXES = "@prefix : <http://x/> . @prefix owl: <http://www.w3.org/2002/07/owl#> . "
        + "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . @prefix dc: <http://purl.org/dc/elements/1.1/> . "
        + "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> . "
        + "@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> . "
        + ":o a owl:Ontology . ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        ":a a :C . :a :knows :b . :b a :C . | so that their values are read as annotations (1): <http://x/knows>",
        ":a a :C ; :p \"x\" . :p a owl:ObjectProperty . | data properties with an individual, so that these values "
            + "are read as annotations (1): <http://x/p>",
        ":a a :C ; :p :a . :p a owl:DatatypeProperty . | object properties with a literal as a value",
        ":a :p \"x\" . :p a owl:ObjectProperty . | data properties with an individual, so that these values are read",
        ":a :p :b . :p a owl:DatatypeProperty . | are read as annotations (1): <http://x/p>",
        ":a a :C ; dc:creator \"x\" . dc:creator a owl:ObjectProperty . | <http://purl.org/dc/elements/1.1/creator>",
        ":p a owl:AsymmetricObjectProperty . | nothing of them (1): <http://www.w3.org/2002/07/owl#Asym",
        ":A <https://www.w3.org/2002/07/owl#disjointWith> :B . | (1): <https://www.w3.org/2002/07/owl#disjointWith>",
        ":A <http://www.w3.org/1999/01/rdf-schema#subClassOf> :B . | reasoner makes nothing of them (1): <http://www",
        ":d a owl:DatatypeProperty . :a :d \"1\"^^xsd:Integer . | (1): <http://www.w3.org/2001/XMLSchema#Integer>",
        ":d a owl:DatatypeProperty ; rdfs:range [ a rdfs:Datatype ; owl:onDatatype xsd:integer ; owl:withRestrictions "
            + "([ xsd:minInclusive 1 ; xsd:maxInclusive 5 ]) ] . | (1): <http://www.w3.org/2001/XMLSchema#m",
        ":p a owl:ObjectProperty, owl:DatatypeProperty . | both object and data properties",
        ":D a owl:Class, rdfs:Datatype . | both classes and datatypes",
        ":A rdfs:subClassOf [ a owl:Restriction ; owl:someValuesFrom :B ] . | expression that could not be read (1)",
        ":p a owl:ObjectProperty ; rdfs:subPropertyOf (:q) . | expression that could not be read (1): SubObjectProp",
        ":p a owl:ObjectProperty ; owl:inverseOf (:q) . | expression that could not be read (1): InverseObjectProp",
        ":a a :C ; owl:differentFrom (:b :c) . | x: lists where an individual has to be, whose members are not "
            + "read (1): DifferentIndividuals(<http://x/a> _:b",
        ":a a :C ; owl:sameAs (:b) . | x: lists where an individual has to be, whose members are not read (1): Same",
        ":p a owl:ObjectProperty . :a :p (1 2), (:b), [] . | whose members are not read (2): ObjectPropertyAss"})
    void aboutWhatWasLost(String triples, String complaint) {
        List<String> warnings = load(triples).warnings();
        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains(complaint.replace("both ", "")), warnings::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        ":a a :C ; rdfs:label \"a\" ; dc:creator \"b\" .",
        ":A a owl:Class ; :note \"a\" .",
        ":a a :C . :p a owl:AnnotationProperty . :a :p :a .",
        ":a a :C ; :p \"x\" . :p a owl:AnnotationProperty, owl:ObjectProperty .",
        ":A a owl:Class ; :p \"x\" . :p a owl:ObjectProperty .",
        ":d a owl:DatatypeProperty . :a a :A ; :d \"P1D\"^^xsd:dayTimeDuration, \"2026\"^^xsd:gYear, 1 .",
        ":a :note \"x\" .",
        ":A a owl:Class . :q a owl:ObjectProperty ; :p \"x\" . :A :p \"y\" . :p a owl:ObjectProperty .",
        ":A a owl:Class ; :note (:a \"b\") .",
        ":p a owl:ObjectProperty . :a :p [ :p :b ], () .",
        ":l a rdf:Bag . :A a owl:Class ; owl:versionInfo \"1\" .",
        ":a a <http://www.w3.org/2004/02/skos/core#Concept>, <http://www.w3.org/ns/org#Site> .",
        ":A a owl:Class . :a a :A . :r a owl:ObjectProperty . :a :r :a ."})
    void notAboutWhatIsFine(String triples) {
        assertEquals(List.of(), load(triples).warnings());
    }

    /** As the vocabularies of UCO and CASE have it: nothing is said to be impossible by it. */
    @Test
    void aboutValuesThatCannotBeRead() {
        LoadedOntology ontology = load(":D a rdfs:Datatype ; owl:oneOf (\"a\"^^:D \"b\"^^:D) . "
            + ":C a owl:Class ; owl:equivalentClass "
            + "[ a owl:Class ; owl:oneOf () ] . ");
        assertEquals(List.of("EquivalentClasses(owl:Nothing <http://x/C>)"), ontology.axioms().stream()
            .filter(OWLAxiom::isLogicalAxiom).map(Object::toString).collect(Collectors.toList()));
        assertTrue(ontology.warnings().get(0).startsWith("datatypes whose values owl:oneOf gives"),
            () -> ontology.warnings().toString());
        assertTrue(ontology.warnings().get(0).endsWith(" (1): <http://x/D>"), () -> ontology.warnings().toString());
    }

    /** OWLAPI loses the literals, and then nothing is in the class. */
    @Test
    void aboutAClassOfLiterals() {
        LoadedOntology ontology = load(":C a owl:Class ; owl:oneOf (\"a\" \"b\") . :M a owl:Class ; owl:oneOf (:i 1) . "
            + ":N a owl:Class ; owl:oneOf (:i :j) . ");
        assertEquals(List.of("EquivalentClasses(<http://x/N> ObjectOneOf(<http://x/i> <http://x/j>))"),
            logical(ontology));
        assertTrue(ontology.warnings().get(0).contains("enumerations (owl:oneOf) of a class that have literals and are "
            + "left out (2): line "), () -> ontology.warnings().toString());
    }

    /** Whoever writes so, and language models do, means the literals. */
    @ParameterizedTest
    @ValueSource(strings = {"", "a owl:Class ;", "a owl:DataRange ;", "a rdfs:Datatype ;"})
    void notAboutARangeOfLiterals(String type) {
        LoadedOntology ontology = load(":u a owl:DatatypeProperty ; rdfs:range [ " + type
            + " owl:oneOf (\"a\" \"b\") ] . ");
        assertEquals(List.of("DataPropertyRange(<http://x/u> DataOneOf(\"a\"^^xsd:string \"b\"^^xsd:string))"),
            logical(ontology));
        assertEquals(List.of(), ontology.warnings());
    }

    /** Language models write so; to OWLAPI it annotates. */
    @ParameterizedTest
    @ValueSource(strings = {"rdfs:domain", "rdfs:range", "rdfs:subPropertyOf", "owl:inverseOf", "rdf:type"})
    void aboutALiteralForAName(String property) {
        LoadedOntology ontology = load(":p a owl:ObjectProperty ; " + property + " \"q\" , :r ; rdfs:comment \"q\" . ");
        assertTrue(ontology.warnings().get(0).startsWith("statements with a literal where the name of a class, property"
            + " or individual has to be, so that they are read as annotations (1): http://x/p " + property),
            () -> ontology.warnings().toString());
    }

    private static List<String> logical(LoadedOntology ontology) {
        return ontology.axioms().stream().filter(OWLAxiom::isLogicalAxiom).map(Object::toString)
            .collect(Collectors.toList());
    }

    @Test
    void aboutOwlDlOnRequest() {
        assertEquals(List.of(), Profile.violations(Given.axioms("Declaration(Class(:A)) SubClassOf(:A :A)")));
        assertEquals(List.of("use of non simple property in cardinality restriction (1): "
            + "SubClassOf(<http://x/A> ObjectMaxCardinality(1 <http://x/r> owl:Thing))", "use of undeclared class (1): "
            + "SubClassOf(<http://x/A> ObjectMaxCardinality(1 <http://x/r> owl:Thing))"),
            Profile.violations(Given.axioms("Declaration(ObjectProperty(:r)) TransitiveObjectProperty(:r) "
                + "SubClassOf(:A ObjectMaxCardinality(1 :r))")));
    }

    @Test
    void loadingReportsProgressAndEndsWhenCancelled() {
        Interrupter job = new Interrupter();
        byte[] bytes = (PREFIXES + ":A a owl:Class .").getBytes(StandardCharsets.UTF_8);
        new OntologyLoader(ImportsPolicy.LOCAL).load(List.of(Source.of("x", bytes)), job);
        assertEquals("load " + bytes.length, job.state().phase() + " " + job.state().done());
        job.cancel();
        assertThrows(Progress.Cancelled.class,
            () -> new OntologyLoader(ImportsPolicy.LOCAL).load(List.of(Source.of("x", bytes)), job));
    }

    private static LoadedOntology load(String triples) {
        return new OntologyLoader(ImportsPolicy.LOCAL)
            .load(Source.of("x", (PREFIXES + triples).getBytes(StandardCharsets.UTF_8)));
    }
}
