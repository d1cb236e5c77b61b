package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;

/** The lines that axioms are found on. */
class PlacesTest {
    private static final String FUNCTIONAL = "Prefix(:=<http://x#>) # Ontology(\n"
        + "Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)\n"
        + "Ontology(<http://x#>\n"
        + "# SubClassOf(:A :B)\n"
        + "AnnotationAssertion(rdfs:comment :A \"SubClassOf(:A :B)\nover \\\" lines # (\")\n"
        + "SubClassOf(:A :B) SubClassOf(:B\n"
        + "   ObjectSomeValuesFrom(:r :C)) # here\n"
        + "SubClassOf(Annotation(rdfs:label \"mine\") :B :C)\n"
        + "\tClassAssertion (:A <http://x#a(1)>)\n"
        + "SubClassOf(:A :B)\n"
        + ")\n";

    @Test
    void functionalSyntaxIsCitedByWhereAnAxiomBegins() {
        assertEquals(Map.of(
            "SubClassOf(<http://x#A> <http://x#B>)", 7,
            "SubClassOf(<http://x#B> ObjectSomeValuesFrom(<http://x#r> <http://x#C>))", 7,
            "SubClassOf(Annotation(rdfs:label \"mine\") <http://x#B> <http://x#C>)", 9,
            "ClassAssertion(<http://x#A> <http://x#a(1)>)", 10), lines("x.ofn", FUNCTIONAL));
    }

    @Test
    void owlXmlIsCitedToo() {
        String document = "<?xml version=\"1.0\"?>\n<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\" "
            + "xml:base=\"http://x\" ontologyIRI=\"http://x\">\n<Prefix name=\"\" IRI=\"http://x#\"/>\n"
            + "<SubClassOf>\n  <Class IRI=\"#A\"/>\n  <Class abbreviatedIRI=\":B\"/>\n</SubClassOf>\n"
            + "<SubClassOf><Class IRI=\"#B\"/><Class IRI=\"#C\"/></SubClassOf>\n</Ontology>\n";
        assertEquals(Map.of("SubClassOf(<http://x#A> <http://x#B>)", 4, "SubClassOf(<http://x#B> <http://x#C>)", 8),
            lines("x.owx", document));
    }

    @Test
    void whereThereAreNoLinesNothingIsSaid() {
        assertEquals(Map.of(),
            lines("x.ttl", "@prefix : <http://x#> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"
            + "@prefix owl: <http://www.w3.org/2002/07/owl#> .\n:A a owl:Class ; rdfs:subClassOf :B . "
            + ":B a owl:Class .\n"));
    }

    @Test
    void eachAxiomIsInItsOwnDocument(@TempDir Path folder) throws IOException {
        Path one = Files.writeString(folder.resolve("one.ofn"), "Ontology(<u:one>\nSubClassOf(<u:A> <u:B>))");
        Path two = Files.writeString(folder.resolve("two.ofn"), "Ontology(<u:two>\n\nSubClassOf(<u:B> <u:C>))");
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(List.of(Source.of(one), Source.of(two)),
            Progress.SILENT);
        Map<OWLAxiom, Place> places = loaded.places().of(logical(loaded));
        assertEquals(List.of(one + ":2", two + ":3"), places.values().stream()
            .map(place -> place.document() + ":" + place.line()).sorted().collect(Collectors.toList()));
    }

    @Test
    void aDocumentThatIsGoneHasNoLines(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("gone.ofn"), "Ontology(<u:o>\nSubClassOf(<u:A> <u:B>))");
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(Source.of(file));
        Files.delete(file);
        assertEquals(Map.of(), loaded.places().of(logical(loaded)));
    }

    private static Map<String, Integer> lines(String name, String document) {
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE)
            .load(Source.of(name, document.getBytes(StandardCharsets.UTF_8)));
        return loaded.places().of(logical(loaded)).entrySet().stream().collect(Collectors.toMap(
            entry -> org.paradl.translate.FunctionalSyntax.of(entry.getKey()), entry -> entry.getValue().line()));
    }

    private static List<OWLAxiom> logical(LoadedOntology loaded) {
        return loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
    }
}
