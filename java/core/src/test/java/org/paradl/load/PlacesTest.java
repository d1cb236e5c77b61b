package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.NQuadsDocumentFormat;
import org.semanticweb.owlapi.formats.NTriplesDocumentFormat;
import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.formats.TurtleDocumentFormat;
import org.semanticweb.owlapi.io.StringDocumentTarget;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLException;

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

    private static final String TURTLE = String.join("\n",
        "@prefix : <http://x#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .",
        "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .",
        "<http://x> a owl:Ontology ; owl:imports <http://elsewhere> .",
        ":A a owl:Class . :B a owl:Class . :C a owl:Class . :r a owl:ObjectProperty . :s a owl:ObjectProperty .",
        ":d a owl:DatatypeProperty . :a a owl:NamedIndividual .",
        ":A rdfs:subClassOf :B ; rdfs:label \"A\" ; rdfs:subClassOf",
        "  [ a owl:Restriction ; owl:onProperty :r ;",
        "    owl:someValuesFrom [ a owl:Class ;",
        "      owl:unionOf ( :B :C ) ] ] .",
        ":B",
        "  rdfs:subClassOf :C .",
        "[] a owl:Axiom ; owl:annotatedSource :B ; owl:annotatedProperty rdfs:subClassOf ; owl:annotatedTarget :C ;",
        "  rdfs:comment \"why\" .",
        "[] a owl:AllDisjointClasses ; owl:members ( :A",
        "  :B :C ) . :r a owl:TransitiveProperty ;",
        "  owl:inverseOf :s ;",
        "  owl:propertyChainAxiom ( :r :s ) .",
        ":C owl:hasKey ( :d ) .",
        ":a :d",
        "  \"\"\"two",
        "lines\"\"\" .",
        "[] a owl:NegativePropertyAssertion ; owl:sourceIndividual :a ; owl:assertionProperty :r ;",
        "  owl:targetIndividual :a .",
        "",
        "_:someone a :C .",
        "[] a owl:Class ; owl:complementOf :A ; rdfs:subClassOf :C .");

    private static final String RDF_XML = String.join("\n",
        "<?xml version=\"1.0\"?>",
        "<!DOCTYPE rdf:RDF [ <!ENTITY x \"http://x#\" > ]>",
        "<rdf:RDF xmlns=\"http://x#\" xml:base=\"http://x\" xmlns:owl=\"http://www.w3.org/2002/07/owl#\"",
        "    xmlns:rdfs=\"http://www.w3.org/2000/01/rdf-schema#\" "
            + "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">",
        "  <owl:Ontology rdf:about=\"http://x\"><owl:imports rdf:resource=\"http://elsewhere\"/></owl:Ontology>",
        "  <owl:ObjectProperty rdf:about=\"#r\">",
        "    <rdfs:domain rdf:resource=\"&x;A\"/>",
        "  </owl:ObjectProperty>",
        "  <owl:Class rdf:about=\"#A\">",
        "    <rdfs:label>A</rdfs:label>",
        "    <rdfs:subClassOf>",
        "      <owl:Restriction>",
        "        <owl:onProperty rdf:resource=\"#r\"/>",
        "        <owl:someValuesFrom rdf:resource=\"#B\"/>",
        "      </owl:Restriction>",
        "    </rdfs:subClassOf>",
        "    <rdfs:subClassOf",
        "        rdf:resource=\"#B\"/>",
        "    <owl:disjointUnionOf",
        "        rdf:parseType=\"Collection\">",
        "      <owl:Class rdf:about=\"#B\"/>",
        "      <owl:Class rdf:about=\"#C\"/>",
        "    </owl:disjointUnionOf>",
        "  </owl:Class>",
        "  <owl:Axiom>",
        "    <owl:annotatedSource rdf:resource=\"#A\"/>",
        "    <owl:annotatedProperty rdf:resource=\"http://www.w3.org/2000/01/rdf-schema#subClassOf\"/>",
        "    <owl:annotatedTarget rdf:resource=\"#B\"/><rdfs:comment>why</rdfs:comment>",
        "  </owl:Axiom>",
        "  <rdf:Description>",
        "    <rdf:type rdf:resource=\"http://www.w3.org/2002/07/owl#AllDisjointClasses\"/>",
        "    <owl:members rdf:parseType=\"Collection\">",
        "      <rdf:Description rdf:about=\"#A\"/><rdf:Description rdf:about=\"#B\"/>"
            + "<rdf:Description rdf:about=\"#C\"/>",
        "    </owl:members>",
        "  </rdf:Description>",
        "  <A rdf:about=\"#a\">",
        "    <r><owl:NamedIndividual rdf:about=\"#b\"/>",
        "    </r>",
        "  </A>",
        "</rdf:RDF>");

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
    void turtleIsCitedByWhereTheObjectBegins() {
        assertEquals(Map.ofEntries(
            Map.entry("SubClassOf(<http://x#A> <http://x#B>)", 6),
            Map.entry("SubClassOf(<http://x#A> ObjectSomeValuesFrom(<http://x#r> "
                + "ObjectUnionOf(<http://x#B> <http://x#C>)))", 7),
            Map.entry("SubClassOf(Annotation(rdfs:comment \"why\") <http://x#B> <http://x#C>)", 11),
            Map.entry("DisjointClasses(<http://x#A> <http://x#B> <http://x#C>)", 14),
            Map.entry("TransitiveObjectProperty(<http://x#r>)", 15),
            Map.entry("InverseObjectProperties(<http://x#r> <http://x#s>)", 16),
            Map.entry("SubObjectPropertyOf(ObjectPropertyChain(<http://x#r> <http://x#s>) <http://x#r>)", 17),
            Map.entry("HasKey(<http://x#C> () (<http://x#d>))", 18),
            Map.entry("DataPropertyAssertion(<http://x#d> <http://x#a> \"two\nlines\")", 20),
            Map.entry("NegativeObjectPropertyAssertion(<http://x#r> <http://x#a> <http://x#a>)", 22),
            Map.entry("ClassAssertion(<http://x#C> _:someone)", 25),
            Map.entry("SubClassOf(ObjectComplementOf(<http://x#A>) <http://x#C>)", 26)),
            lines("x.ttl", TURTLE));
    }

    /** By the line that its tag ends on. */
    @Test
    void rdfXmlIsCitedByTheElementThatSaysIt() {
        assertEquals(Map.of(
            "ObjectPropertyDomain(<http://x#r> <http://x#A>)", 7,
            "SubClassOf(<http://x#A> ObjectSomeValuesFrom(<http://x#r> <http://x#B>))", 11,
            "SubClassOf(Annotation(rdfs:comment \"why\") <http://x#A> <http://x#B>)", 18,
            "DisjointUnion(<http://x#A> <http://x#B> <http://x#C>)", 20,
            "DisjointClasses(<http://x#A> <http://x#B> <http://x#C>)", 31,
            "ClassAssertion(<http://x#A> <http://x#a>)", 36,
            "ObjectPropertyAssertion(<http://x#r> <http://x#a> <http://x#b>)", 37), lines("x.owl", RDF_XML));
    }

    /** As Protégé does. */
    @Test
    void allThatOwlapiWritesIsCited(@TempDir Path folder) throws OWLException, IOException {
        Set<OWLAxiom> axioms = logical(load("x.ttl", TURTLE));
        for (OWLDocumentFormat format : List.of(new RDFXMLDocumentFormat(), new TurtleDocumentFormat(),
                new NTriplesDocumentFormat(), new NQuadsDocumentFormat())) {
            Path file = Files.writeString(folder.resolve(format.getClass().getSimpleName()), written(axioms, format));
            LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(Source.of(file));
            assertEquals(logical(loaded), loaded.places().of(logical(loaded)).keySet(), format::getKey);
        }
    }

    private static String written(Set<OWLAxiom> axioms, OWLDocumentFormat format) throws OWLException {
        var document = new StringDocumentTarget();
        OWLManager.createOWLOntologyManager().createOntology(axioms).saveOntology(format, document);
        return document.toString();
    }

    @Test
    void whereThereAreNoLinesNothingIsSaid() {
        assertEquals(Map.of(), lines("x.jsonld", "[{\"@id\": \"http://x#a\", \"@type\": [\"http://x#A\"]}]"));
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
        LoadedOntology loaded = load(name, document);
        return loaded.places().of(logical(loaded)).entrySet().stream().collect(Collectors.toMap(
            entry -> org.paradl.translate.FunctionalSyntax.of(entry.getKey()), entry -> entry.getValue().line()));
    }

    private static LoadedOntology load(String name, String document) {
        return new OntologyLoader(ImportsPolicy.NONE)
            .load(Source.of(name, document.getBytes(StandardCharsets.UTF_8)));
    }

    private static Set<OWLAxiom> logical(LoadedOntology loaded) {
        return loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }
}
