package org.paradl.load.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.engine.Parts;
import org.paradl.engine.Progress;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.load.place.Place;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.formats.*;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyStorageException;

/** The labels that anonymous individuals are loaded with. */
class BlankNodesTest {
    private static final String TURTLE = "@prefix : <http://x#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        + ":A a owl:Class . :p a owl:ObjectProperty . :i a owl:NamedIndividual .\n";
    private static final String RDF_XML = "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
        + "xmlns:owl=\"http://www.w3.org/2002/07/owl#\" xmlns=\"http://x#\">\n"
        + "<owl:Class rdf:about=\"http://x#A\"/><owl:ObjectProperty rdf:about=\"http://x#p\"/>\n";
    private static final String FUNCTIONAL = "Ontology(ClassAssertion(<http://x#A> _:one))";

    @Test
    void ofOtherSyntaxesTheLabelsAreKept() {
        Set<String> given = Set.of("_:one", "_:genid2147483799", "_:b1");
        String functional = given.stream().map(label -> "ClassAssertion(<u:A> " + label + ")")
            .collect(Collectors.joining());
        String xml = given.stream()
            .map(label -> "<ClassAssertion><Class IRI=\"u:A\"/><AnonymousIndividual nodeID=\"" + label
                + "\"/></ClassAssertion>")
            .collect(Collectors.joining());
        String manchester = given.stream().map(label -> "Individual: " + label + " Types: <u:A>\n")
            .collect(Collectors.joining());
        assertEquals(given, labels(load(Source.of("x.ofn", bytes("Ontology(" + functional + ")")))));
        assertEquals(given, labels(load(Source.of("x.owx",
            bytes("<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\">" + xml + "</Ontology>")))));
        assertEquals(given, labels(load(Source.of("x.omn", bytes("Ontology: <u:o>\nClass: <u:A>\n" + manchester)))));
    }

    @Test
    void whatIsSaidOfOneInManchesterSyntaxIsSaidOfTheSame() {
        LoadedOntology loaded = load(Source.of("x.omn", bytes("Prefix: : <http://x#>\n"
            + "Prefix: rdfs: <http://www.w3.org/2000/01/rdf-schema#>\n"
            + "Prefix: xsd: <http://www.w3.org/2001/XMLSchema#>\n"
            + "Ontology: <u:o>\nClass: :A\nDataProperty: :d\nObjectProperty: :p\nIndividual: :i\n"
            + "Individual: _:one Types: :A, :d only xsd:string[length 3]\n"
            + " Facts: :d 4, Annotations: rdfs:comment \"c\" :p :i\n SameAs: Annotations: rdfs:comment \"c\" :i\n")));
        assertEquals(Set.of("_:one"), labels(loaded));
    }

    @Test
    void whereAListHasOneMemberTheLabelsAreKept() {
        LoadedOntology loaded = load(Source.of("x.ttl", bytes(TURTLE
            + "_:one a :A ; :p :i . :i a [ a owl:Class ; owl:unionOf ( :A ) ] .\n")));
        assertEquals(Set.of("_:one"), labels(loaded));
    }

    @Test
    void ofTurtleTheLabelsAreKeptAndTheOthersNumbered() {
        LoadedOntology loaded = load(Source.of("x.ttl", bytes(TURTLE
            + ":i :p _:one , [ a :A ] , _:genid5 , [ a :A ; :p [ a :A ] ] . _:one a :A . _:genid5 a :A .\n")));
        assertEquals(Set.of("_:one", "_:genid5", "_:b1", "_:b2", "_:b3"), labels(loaded));
    }

    @Test
    void ofRdfXmlTheLabelsAreKeptAndTheOthersNumbered() {
        LoadedOntology loaded = load(Source.of("x.owl", bytes(RDF_XML
            + "<A rdf:nodeID=\"one\"><p><A rdf:nodeID=\"genid5\"/></p><p><A/></p></A><A/></rdf:RDF>")));
        assertEquals(Set.of("_:one", "_:genid5", "_:b1", "_:b2"), labels(loaded));
    }

    @Test
    void aLabelThatIsTakenGetsANumberBehindIt() {
        LoadedOntology loaded = load(Source.of("x.ttl",
            bytes(TURTLE + ":i :p [ a :A ] . _:b1 a :A . _:b1-2 a :A . \n")));
        assertEquals(3, labels(loaded).size());
        assertEquals(Set.of("_:b1", "_:b1-2"), labels(loaded).stream().limit(2).collect(Collectors.toSet()));
    }

    /** In whatever order OWLAPI's counter and RDF4J's random numbers would have them. */
    @ParameterizedTest
    @EnumSource(value = Syntax.class,
        names = {"RDF_XML", "TURTLE", "N_TRIPLES", "N_QUADS", "JSON_LD", "RDF_JSON", "TRIG", "TRIX", "BINARY_RDF"})
    void theSameDocumentHasTheSameLabelsEachTime(Syntax syntax) throws OWLOntologyStorageException {
        String chain = Stream.iterate(1, n -> n + 1).limit(30)
            .map(n -> "ClassAssertion(:A _:x" + n + ") ObjectPropertyAssertion(:p _:x" + n + " _:x" + (2 * n) + ") "
                + "ObjectPropertyAssertion(:p :i _:x" + n + ") ")
            .collect(Collectors.joining());
        OWLOntology ontology = Given.ontology("Declaration(Class(:A)) Declaration(ObjectProperty(:p)) "
            + "Declaration(NamedIndividual(:i)) " + chain);
        var out = new ByteArrayOutputStream();
        ontology.getOWLOntologyManager().saveOntology(ontology, format(syntax), out);
        Set<String> first = texts(load(Source.of("x", out.toByteArray())));
        assertEquals(first, texts(load(Source.of("x", out.toByteArray()))));
        assertEquals(45, labels(load(Source.of("x", out.toByteArray()))).size());
    }

    private static OWLDocumentFormat format(Syntax syntax) {
        switch (syntax) {
            case TURTLE: return new RioTurtleDocumentFormat();
            case N_TRIPLES: return new NTriplesDocumentFormat();
            case N_QUADS: return new NQuadsDocumentFormat();
            case JSON_LD: return new RDFJsonLDDocumentFormat();
            case RDF_JSON: return new RDFJsonDocumentFormat();
            case TRIG: return new TrigDocumentFormat();
            case TRIX: return new TrixDocumentFormat();
            case BINARY_RDF: return new BinaryRDFDocumentFormat();
            default: return new RDFXMLDocumentFormat();
        }
    }

    /** As RDF 1.1 has it of IRIs that stand for blank nodes. */
    @Test
    void anIriWithGenidInItIsAName() {
        LoadedOntology loaded = load(Source.of("x.ttl", bytes(TURTLE + "<http://x/.well-known/genid/1> a :A .\n")));
        assertEquals(Set.of(), labels(loaded));
        assertEquals(Set.of("http://x#i", "http://x/.well-known/genid/1"), loaded.axioms().stream()
            .flatMap(axiom -> axiom.individualsInSignature()).map(name -> name.getIRI().toString())
            .collect(Collectors.toSet()));
    }

    @Test
    void twoDocumentsHaveIndividualsOfTheirOwn() {
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(
            List.of(Source.of("a.ofn", bytes(FUNCTIONAL)), Source.of("b.ofn", bytes(FUNCTIONAL)),
                Source.of("c.ttl", bytes(TURTLE + "_:one a :A ."))), Progress.SILENT);
        assertEquals(Set.of("_:one", "_:one-2", "_:one-3"), labels(loaded));
    }

    @Test
    void theLinesOfWhatIsSaidOfThemAreFound() {
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE).load(
            List.of(Source.of("a.ofn", bytes(FUNCTIONAL)), Source.of("b.ofn", bytes("\n" + FUNCTIONAL))),
            Progress.SILENT);
        assertEquals(Set.of("a.ofn:1", "b.ofn:2"), loaded.places().of(loaded.axioms()).values().stream()
            .map(place -> place.document() + ":" + place.line()).collect(Collectors.toSet()));
    }

    /** OWLAPI numbers the nodes of an import on from those of its importer, and these on from the import's. */
    @ParameterizedTest
    @ValueSource(strings = {"", "<owl:imports rdf:resource=\"http://x/whole\"/>"})
    void whatIsImportedHasNoPartInThem(String loop, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("part.owl"), RDF_XML + "<owl:Ontology rdf:about=\"http://x/part\">" + loop
            + "</owl:Ontology>" + "<A/>".repeat(2) + "</rdf:RDF>");
        Path whole = Files.writeString(folder.resolve("whole.owl"), RDF_XML
            + "<owl:Ontology rdf:about=\"http://x/whole\"><owl:imports rdf:resource=\"http://x/part\"/>"
            + "</owl:Ontology>\n"
            + "<A/>\n<A/>\n<A><p><A/></p></A>\n</rdf:RDF>");
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(whole));
        assertEquals(Set.of("_:b1", "_:b2", "_:b1-2", "_:b2-2", "_:b3", "_:b4"), labels(loaded));
        List<OWLAxiom> logical = loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
        assertEquals(Map.of("part.owl", List.of(3, 3), "whole.owl", List.of(4, 5, 6, 6, 6)),
            loaded.places().of(logical).values().stream().sorted(Comparator.comparing(Place::line))
                .collect(Collectors.groupingBy(place -> Path.of(place.document()).getFileName().toString(),
                    Collectors.mapping(Place::line, Collectors.toList()))));
    }

    private static LoadedOntology load(Source source) {
        return new OntologyLoader(ImportsPolicy.NONE).load(source);
    }

    private static Set<String> texts(LoadedOntology loaded) {
        return loaded.axioms().stream().map(Object::toString).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> labels(LoadedOntology loaded) {
        return Parts.ofKind(loaded.axioms().stream(), OWLAnonymousIndividual.class).stream()
            .map(individual -> individual.getID().getID()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
