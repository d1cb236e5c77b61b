package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.ParadlException;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;

/** OBO format as it is found. */
class OboTest {
    private static final String HEAD = "format-version: 1.2\nontology: x\n\n[Term]\nid: X:1\n";
    private static final String NAME = "http://www.geneontology.org/formats/oboInOwl#";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "regex: \"Gene:[0-9]{7}\" | \"Gene:[0-9]{7}\" | 0",
        "comment: a {b} c ! d | a {b} c | 0",
        "comment: a {} | a {} | 0",
        "comment: [0-9]{3} {source=\"n\"} ! d | [0-9]{3} | 1",
        "comment: a {source=\"n\", is_inferred=true} | a | 2",
        "comment: a {source=\"{n}\"} | a | 1",
        "comment: a \\{b=c\\} | a {b=c} | 0",
        "'comment: a\t\t' | a | 0"})
    void bracesInTextAndAfterIt(String line, String text, int qualifiers) {
        String property = line.startsWith("regex") ? NAME + "regex" : "http://www.w3.org/2000/01/rdf-schema#comment";
        OWLAnnotationAssertionAxiom said = load(line).axioms().stream()
            .filter(axiom -> axiom.isOfType(AxiomType.ANNOTATION_ASSERTION))
            .map(OWLAnnotationAssertionAxiom.class::cast)
            .filter(axiom -> axiom.getProperty().getIRI().toString().equals(property)).findAny().orElseThrow();
        assertEquals(text, said.getValue().asLiteral().orElseThrow().getLiteral());
        assertEquals(qualifiers, said.annotations().count());
    }

    /** Nothing that is no text: what it qualifies may be logic. */
    @Test
    void qualifiersOfAxioms() {
        assertEquals(1, load("is_a: X:2 {source=\"q\"} ! parent").axioms().stream()
            .filter(axiom -> axiom.isOfType(AxiomType.SUBCLASS_OF) && axiom.isAnnotated()).count());
        assertTrue(message("is_a: X:2 {q} ! parent").contains("line 6: Missing '=' in trailing qualifier block."));
    }

    @Test
    void idSpacesArePrefixes() {
        String head = "format-version: 1.4\nidspace: S http://e.org/s/ \"a space\"\nidspace: skos http://e.org/k# \n\n";
        List<String> said = loadAll(head + "[Term]\nid: S:1\nis_a: X:2\nproperty_value: skos:note S:3\n")
            .axioms().stream().filter(axiom -> !axiom.isOfType(AxiomType.DECLARATION)).map(OWLAxiom::toString)
            .collect(Collectors.toList());
        assertTrue(said.contains("SubClassOf(<http://e.org/s/1> <http://purl.obolibrary.org/obo/X_2>)"),
            said::toString);
        assertTrue(said.contains("AnnotationAssertion(<http://e.org/k#note> <http://e.org/s/1> <http://e.org/s/3>)"),
            said::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "subsetdef: a slim \"s\" | line 1: this line is not as it has to be: subsetdef: a slim \"s\" | "
            + "an id without blanks",
        "synonymtypedef: a b \"s\" EXACT | line 1: expected newline or end of line | an id without blanks",
        "'[Term]\nid: X:1\ndef: \"a \"b\" c\" []' | line 3: expected newline or end of line | "
            + "write \\\" for a quote within quotes"})
    void mistakesThatFilesAreKnownFor(String text, String problem, String remedy) {
        ParadlException error = assertThrows(ParadlException.class, () -> loadAll(text));
        assertTrue(error.getMessage().contains(problem), error::getMessage);
        assertTrue(error.remedy().contains(remedy), error::remedy);
    }

    private static String message(String line) {
        return assertThrows(ParadlException.class, () -> load(line)).getMessage();
    }

    private static LoadedOntology load(String line) {
        return loadAll(HEAD + line + "\n\n[Term]\nid: X:2\n");
    }

    private static LoadedOntology loadAll(String text) {
        return new OntologyLoader(ImportsPolicy.NONE).load(Source.of("x.obo", text.getBytes(StandardCharsets.UTF_8)));
    }
}
