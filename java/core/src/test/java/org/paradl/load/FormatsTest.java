package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.load.syntax.Head;
import org.semanticweb.owlapi.formats.BinaryRDFDocumentFormat;
import org.semanticweb.owlapi.formats.FunctionalSyntaxDocumentFormat;
import org.semanticweb.owlapi.formats.ManchesterSyntaxDocumentFormat;
import org.semanticweb.owlapi.formats.NQuadsDocumentFormat;
import org.semanticweb.owlapi.formats.NTriplesDocumentFormat;
import org.semanticweb.owlapi.formats.OWLXMLDocumentFormat;
import org.semanticweb.owlapi.formats.RDFJsonDocumentFormat;
import org.semanticweb.owlapi.formats.RDFJsonLDDocumentFormat;
import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.formats.RioRDFXMLDocumentFormat;
import org.semanticweb.owlapi.formats.RioTurtleDocumentFormat;
import org.semanticweb.owlapi.formats.TrigDocumentFormat;
import org.semanticweb.owlapi.formats.TrixDocumentFormat;
import org.semanticweb.owlapi.formats.TurtleDocumentFormat;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyStorageException;

class FormatsTest {
    private static final OWLOntology ONTOLOGY = Given.ontology("Declaration(Class(:A)) Declaration(Class(:B)) "
        + "Declaration(ObjectProperty(:r)) Declaration(NamedIndividual(:a)) Declaration(DataProperty(:u)) "
        + "SubClassOf(:A ObjectSomeValuesFrom(:r :B)) ClassAssertion(:A :a) "
        + "DataPropertyAssertion(:u :a \"Käse\") AnnotationAssertion(rdfs:label :A \"a label\")");

    @TempDir
    private Path folder;

    static Stream<OWLDocumentFormat> formats() {
        return Stream.of(new RDFXMLDocumentFormat(), new RioRDFXMLDocumentFormat(), new OWLXMLDocumentFormat(),
            new FunctionalSyntaxDocumentFormat(), new ManchesterSyntaxDocumentFormat(), new TurtleDocumentFormat(),
            new RioTurtleDocumentFormat(), new NTriplesDocumentFormat(), new NQuadsDocumentFormat(),
            new TrigDocumentFormat(), new TrixDocumentFormat(), new RDFJsonLDDocumentFormat(),
            new RDFJsonDocumentFormat(), new BinaryRDFDocumentFormat());
    }

    @ParameterizedTest
    @MethodSource("formats")
    void areReadFromFilesWithMisleadingNames(OWLDocumentFormat format) throws Exception {
        for (String name : new String[] {"ontology", "ontology.obo", "ontology.ttl", "ontology.txt"}) {
            Path file = Files.write(folder.resolve(name), bytes(format));
            assertTrue(load(Source.of(file)).axioms().containsAll(ONTOLOGY.getAxioms()), name);
        }
    }

    @Test
    void aCommentBeforeTheRootMayBeLongerThanWhatTellsTheSyntax() throws Exception {
        String text = new String(bytes(new RDFXMLDocumentFormat()), StandardCharsets.UTF_8)
            .replaceFirst("\\?>", "?><!--" + " licence".repeat(Head.BYTES / 8) + "-->");
        Path file = Files.writeString(folder.resolve("ontology.owl"), text);
        assertTrue(load(Source.of(file)).axioms().containsAll(ONTOLOGY.getAxioms()));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void areReadFromBytes(OWLDocumentFormat format) throws Exception {
        LoadedOntology loaded = load(Source.of("<stdin>", bytes(format)));
        // The Manchester parser adds declarations.
        assertTrue(loaded.axioms().containsAll(ONTOLOGY.getAxioms()), loaded.axioms()::toString);
        assertEquals(ONTOLOGY.getOntologyID().getOntologyIRI(), loaded.ontologyIri());
        assertEquals("[<stdin>]", loaded.documents().toString());
        assertTrue(loaded.warnings().isEmpty(), loaded.warnings().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "ISO-8859-1"})
    void xmlIsDecodedAsItDeclares(String encoding) throws Exception {
        String xml = new String(bytes(new RDFXMLDocumentFormat()), StandardCharsets.UTF_8)
            .replaceFirst("<\\?xml[^>]*>", "<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>");
        byte[] encoded = xml.getBytes(Charset.forName(encoding));
        assertEquals(ONTOLOGY.getAxioms(), load(Source.of("x", encoded)).axioms());
    }

    @Test
    void byteOrderMarksAndCommentsAreSkipped() throws Exception {
        String functional = new String(bytes(new FunctionalSyntaxDocumentFormat()), StandardCharsets.UTF_8);
        String marked = "\uFEFF# a comment: @prefix\n\n" + functional;
        assertEquals(ONTOLOGY.getAxioms(), load(Source.of("x", marked.getBytes(StandardCharsets.UTF_8))).axioms());
        String xml = new String(bytes(new OWLXMLDocumentFormat()), StandardCharsets.UTF_8)
            .replaceFirst("\\?>", "?>\n<!-- <rdf:RDF> -->\n<!DOCTYPE Ontology [<!ENTITY x \"]>\">]>");
        assertEquals(ONTOLOGY.getAxioms(), load(Source.of("x", xml.getBytes(StandardCharsets.UTF_8))).axioms());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE"})
    void textInUtf16NeedsNoByteOrderMark(String encoding) throws Exception {
        for (OWLDocumentFormat format : List.of(new FunctionalSyntaxDocumentFormat(), new TurtleDocumentFormat(),
                new ManchesterSyntaxDocumentFormat())) {
            byte[] encoded = new String(bytes(format), StandardCharsets.UTF_8).getBytes(Charset.forName(encoding));
            assertTrue(load(Source.of("x", encoded)).axioms().containsAll(ONTOLOGY.getAxioms()), format.toString());
        }
    }

    @Test
    void gzipIsUnpacked() throws Exception {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            out.write(bytes(new TurtleDocumentFormat()));
        }
        Path file = Files.write(folder.resolve("x.owl.gz"), packed.toByteArray());
        assertEquals(ONTOLOGY.getAxioms(), load(Source.of(file)).axioms());
    }

    @Test
    void oboAndKrssAreRead() {
        assertEquals("[SubClassOf]", logicalTypes("format-version: 1.2\nontology: x\n\n[Term]\nid: X:1\nis_a: X:2\n"));
        assertEquals("[SubClassOf]", logicalTypes("! a comment\n\n[Term]\nid: X:1\nis_a: X:2\n"));
        assertEquals("[EquivalentClasses]", logicalTypes("; a comment\n(define-concept A (and B C))\n"));
    }

    @Test
    void sectionsOfAClassInManchesterSyntaxStandInAnyOrder() {
        String head = "Prefix: : <http://e/>\nOntology: <http://e>\nAnnotationProperty: note\nClass: C\n";
        for (String annotations : List.of("", "Annotations: note \"Class: C\" ")) {
            String text = head + "Class: A\n SubClassOf: " + annotations + "B, A # Class: C\n DisjointUnionOf: "
                + annotations + "B, C\n Annotations: note \"x\"\nClass: B";
            Set<OWLAxiom> axioms = new OntologyLoader(ImportsPolicy.NONE)
                .load(Source.of("a.omn", text.getBytes(StandardCharsets.UTF_8))).axioms();
            Set<String> said = axioms.stream().filter(axiom -> !axiom.isOfType(AxiomType.DECLARATION))
                .map(axiom -> axiom.getAxiomWithoutAnnotations().toString()).collect(Collectors.toSet());
            assertEquals(Set.of("SubClassOf(<http://e/A> <http://e/B>)", "SubClassOf(<http://e/A> <http://e/A>)",
                "DisjointUnion(<http://e/A> <http://e/B> <http://e/C>)",
                "AnnotationAssertion(<http://e/note> <http://e/A> \"x\"^^xsd:string)"), said);
        }
    }

    @Test
    void lengthsInManchesterSyntaxAreNumbers() {
        String text = "Prefix: : <http://x#>\nPrefix: xsd: <http://www.w3.org/2001/XMLSchema#>\nOntology: <http://x>\n"
            + "DataProperty: :u\nClass: :A\n  SubClassOf: :u some xsd:string[minLength 3, pattern \"3\"]\n";
        OWLAxiom read = load(Source.of("x", text.getBytes(StandardCharsets.UTF_8))).axioms().stream()
            .filter(OWLAxiom::isLogicalAxiom).findAny().orElseThrow();
        assertTrue(read.toString().contains("minLength \"3\"^^xsd:integer"), read.toString());
        assertTrue(read.toString().matches(".*pattern(> ?| )\"3\"(\\^\\^xsd:string)?[ )].*"), read.toString());
    }

    @Test
    void prefixesAreKept() {
        LoadedOntology loaded = load(Source.of("x", ("@prefix ex: <http://example.org/> .\n@prefix : <http://d/> .\n"
            + "ex:A a <http://www.w3.org/2002/07/owl#Class> .").getBytes(StandardCharsets.UTF_8)));
        assertEquals("http://example.org/", loaded.prefixes().get("ex"));
        assertEquals("http://d/", loaded.prefixes().get(""));
        assertEquals("Turtle", loaded.formatName());
    }

    private static String logicalTypes(String text) {
        Set<OWLAxiom> axioms = load(Source.of("x", text.getBytes(StandardCharsets.UTF_8))).axioms();
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).map(axiom -> axiom.getAxiomType().getName())
            .collect(Collectors.toSet()).toString();
    }

    private static LoadedOntology load(Source source) {
        return new OntologyLoader(ImportsPolicy.LOCAL).load(source);
    }

    private static byte[] bytes(OWLDocumentFormat format) throws OWLOntologyStorageException, IOException {
        var out = new ByteArrayOutputStream();
        ONTOLOGY.getOWLOntologyManager().saveOntology(ONTOLOGY, format, out);
        return out.toByteArray();
    }
}
