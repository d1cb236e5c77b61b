package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Progress;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What one input says with properties that another declares. */
class MergedInputsTest {
    private static final String PREFIXES = "@prefix : <http://x/> . @prefix owl: <http://www.w3.org/2002/07/owl#> . ";
    private static final String VOCABULARY = ":A a owl:Class . :r a owl:ObjectProperty . :u a owl:DatatypeProperty . "
        + ":n a owl:DatatypeProperty , owl:AnnotationProperty .";

    @Test
    void valuesAreValuesInWhateverOrder() {
        String facts = ":a a :A ; :r :b , [ :u 1 ] ; :u \"one\" .";
        Set<String> expected = Set.of("ClassAssertion(<http://x/A> <http://x/a>)",
            "ObjectPropertyAssertion(<http://x/r> <http://x/a> <http://x/b>)",
            "ObjectPropertyAssertion(<http://x/r> <http://x/a> _:b1)",
            "DataPropertyAssertion(<http://x/u> _:b1 \"1\"^^xsd:integer)",
            "DataPropertyAssertion(<http://x/u> <http://x/a> \"one\"^^xsd:string)");
        for (LoadedOntology merged : List.of(load(VOCABULARY, facts), load(facts, VOCABULARY))) {
            assertEquals(expected, logical(merged));
            assertEquals(List.of(), merged.warnings());
        }
    }

    @Test
    void annotationsStayAnnotations() {
        assertEquals(Set.of("ClassAssertion(<http://x/A> <http://x/a>)"),
            logical(load(VOCABULARY, ":a a :A ; :n \"one\" ; :other :b . :A :u \"about the class\" .")));
    }

    /** Whoever writes axioms by hand or by a script often declares nothing. */
    @Test
    void whatAnotherInputHasInItsAxiomsNeedsNoDeclaration() {
        LoadedOntology merged = load(Source.of("one", bytes("Ontology(ObjectPropertyDomain(<http://x/r> <http://x/A>) "
            + "SubClassOf(<http://x/A> DataSomeValuesFrom(<http://x/u> xsd:string)))")),
            Source.of("two", bytes(PREFIXES + ":a :r :b ; :u \"one\" .")));
        assertTrue(logical(merged).containsAll(Set.of("ObjectPropertyAssertion(<http://x/r> <http://x/a> <http://x/b>)",
            "DataPropertyAssertion(<http://x/u> <http://x/a> \"one\"^^xsd:string)")), () -> merged.axioms().toString());
        assertEquals(List.of(), merged.warnings());
    }

    /** Two versions of an ontology, or a copy of it with facts, are inputs as others are. */
    @Test
    void anInputWithTheSameOntologyIriIsAnotherOne() {
        LoadedOntology merged = load(
            Source.of("one", bytes("Ontology(<http://x/o> ObjectPropertyDomain(<http://x/r> <http://x/A>))")),
            Source.of("two", bytes(PREFIXES + "<http://x/o> a owl:Ontology . :a :r :b .")));
        assertTrue(logical(merged).contains("ObjectPropertyAssertion(<http://x/r> <http://x/a> <http://x/b>)"),
            () -> merged.axioms().toString());
    }

    /** What an input says with its own properties is read as it is alone. */
    @Test
    void anInputIsNotReadOtherwiseForBeingMerged() {
        String undeclared = ":A rdfs:subClassOf [ a owl:Restriction ; owl:onProperty :r ; owl:someValuesFrom :A ] . "
            + ":A a owl:Class . :a a :A ; :r :b .";
        assertEquals(logical(load(undeclared)), logical(load(undeclared, ":C a owl:Class .")));
    }

    /** Who is an individual only by the values that another input makes of annotations. */
    @Test
    void whatIsLostOfWhomValuesAreReadOfIsComplainedAbout() {
        assertEquals(List.of("properties of individuals that are not declared, so that their values are read as "
            + "annotations (1): <http://x/other>"), load(VOCABULARY, ":a :r :b ; :other 7 .").warnings());
    }

    @Test
    void whatIsWrittenAsAnAnnotationIsOne() {
        LoadedOntology merged = load(Source.of("one", bytes(PREFIXES + VOCABULARY)), Source.of("two", bytes(
            "Ontology(ClassAssertion(<http://x/A> <http://x/a>) "
                + "AnnotationAssertion(<http://x/r> <http://x/a> <http://x/b>))")));
        assertEquals(Set.of("ClassAssertion(<http://x/A> <http://x/a>)"), logical(merged));
    }

    /** As OWLAPI reads it, and every other tool. */
    @Test
    void whatIsOneInputIsReadAsOne() {
        assertEquals(Set.of("ClassAssertion(<http://x/A> <http://x/a>)"), logical(load(":a a :A ; :r :b .")));
    }

    private static Set<String> logical(LoadedOntology ontology) {
        return ontology.axioms().stream().filter(OWLAxiom::isLogicalAxiom).map(Object::toString)
            .collect(Collectors.toSet());
    }

    private static LoadedOntology load(String... inputs) {
        return load(Stream.of(inputs).map(triples -> Source.of("x", bytes(PREFIXES + triples))).toArray(Source[]::new));
    }

    private static LoadedOntology load(Source... inputs) {
        return new OntologyLoader(ImportsPolicy.LOCAL).load(List.of(inputs), Progress.SILENT);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
