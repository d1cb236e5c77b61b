package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.load.document.Source;
import org.paradl.load.failure.Failures;
import org.paradl.load.imports.ImportsPolicy;

class BadInputTest {
    private static final int TEN_MEGABYTES = 10_000_000;
    private static final String RDF = "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
        + "xmlns:owl=\"http://www.w3.org/2002/07/owl#\">";

    @TempDir
    private Path folder;

    @Test
    void filesThatAreNotThere() {
        assertEquals(folder.resolve("no.owl") + ": there is no such file", message(folder.resolve("no.owl")));
        assertTrue(message(folder).contains("directory"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'' | it is empty",
        "'  ' | it is empty",
        "lorem ipsum | text of no known syntax",
        "'<!DOCTYPE html><html><body/></html>' | an HTML page",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/> | the root element <svg>",
        "'{\"a\": [1, 2]}' | plain JSON",
        "'{\"@context\": {\"a\": \"http://x/a\"}}' | JSON-LD that says nothing",
        "'{\"@context\": \"https://schema.org/\", \"@type\": \"Person\"}' | JSON-LD context https://schema.org/",
        "'@prefix : <http://x/> .' | Turtle that says nothing"})
    void textThatIsNoOntology(String text, String problem) throws IOException {
        String message = message(write("bad.owl", text));
        assertTrue(message.contains("bad.owl: ") && message.contains(problem), message);
    }

    /** As of OWLAPI's translators, where lists of two files have one blank node. */
    @Test
    void noJavaClassIsNamedWhereAPartIsMisplaced() {
        var thrown = new IllegalStateException(new ClassCastException("Cannot cast x.OWLPropertyImpl to x.OWLClass"));
        assertTrue(Failures.reason(thrown).startsWith("an expression in it is of another kind"));
    }

    /** Such as a tool writes that found nothing: the name says what it would have been. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "e.jsonld | [] | this is JSON-LD that says nothing",
        "e.jsonld | ' { }\n' | this is JSON-LD that says nothing",
        "e.rj | {} | this is RDF/JSON that says nothing",
        "e.trig | {} | this is TriG that says nothing",
        "e.json | [] | this is plain JSON, not an ontology",
        "e.ttl | [] | this looks like Turtle"})
    void brackets(String name, String text, String problem) throws IOException {
        String message = message(write(name, text));
        assertTrue(message.contains(problem), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\">\n<Declaration>\n"
            + "<Class IRI=\"http://x/line 99999999999999999999\"/></Declaration></Ontology>' | OWL/XML | line 3",
        "'<rdf:RDF xmlns:rdf=\"http://x/#\">\n</rdf:RDF>' | RDF/XML | line 1, column 33: Expecting rdf:RDF element.",
        "'Ontology(\nSubClassOf(<a:A> <a:B> <a:C>))' | functional syntax | line 2, column",
        "'Prefix(:=<a:>)\nOntology(\nSubClassOf(:A x:B))' | functional syntax | line 3: Undefined prefix name",
        "'@prefix : <a:> .\n:a a :B\n:c a :D .' | Turtle | line 3",
        "'Prefix: : <a:>\nOntology: <a:o>\nClass: A\n  SubClassOf: some B' | Manchester | line 4",
        "'format-version: 1.2\n\n[Term]\nid: X:1\nnonsense\n' | OBO | line 5",
        "'<a:a> <a:b> <a:c> .\n<a:a> <a:b> \"x' | N-Triples | line 2",
        "'<a:A> a <http://www.w3.org/2002/07/owl#Class> ; <http://www.w3.org/2002/07/owl#disjointUnionOf> () .' | "
            + "Turtle | one in it is empty or is no list",
        "'@prefix : <a:> . @prefix owl: <http://www.w3.org/2002/07/owl#> . :C owl:unionOf :A . :C a owl:Class .' | "
            + "Turtle | one in it is empty or is no list",
        "'<a:a> a\n <a:b> .\n<a:a> a .' | Turtle | line 3",
        "'{\"@id\": \"a:a\",\n\"@type\": }' | JSON-LD | line 2, column 10",
        "'<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\"><Import>a:a</Import>\n<SubClassOf>\n"
            + "<Class IRI=\"#A\"/></SubClassOf></Ontology>' | OWL/XML | line 3: an axiom in it is not complete"})
    void syntaxErrorsHaveAPlace(String text, String syntax, String place) throws IOException {
        String message = message(write("bad.owl", text));
        assertTrue(message.contains("this looks like ") && message.contains(syntax), message);
        assertTrue(message.contains(place), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "`Prefix(:=<a:>)\nOntology(<a:o>\nSubClassOf(:A B))` | "
            + "line 3, column 15: unexpected B, expected one of an IRI in < >",
        "`Prefix(:=<a:>)\nOntology(<a:o>\nSubClassOf(:A :B)\n\n` | line 3: it ends too early, expected one of )",
        "`Prefix(:=<a:>)\nOntology(<a:o>)\n)\n` | line 3, column 1: unexpected ), expected the end",
        "`Prefix: : <a:>\nOntology: <a:o>\nClass: A\n  SubClassOf: A, Bee` | "
            + "line 4, column 18: unexpected Bee, expected one of a class, an object property",
        "`Prefix: : <a:>\nOntology: <a:o>\nClass: A\n  SubClassOf: A and\n\n` | line 4: it ends too early",
        "`Prefix: : <a:>\nOntology: <a:o>\nClass: A\n  Annotations: rdfs:label \"b\nClass: C\n` | "
            + "line 4: a quote is not closed",
        "`Prefix: : <a:>\nOntology: http://a.b/c>\nClass: A\n\n` | line 2: Prefix not registered",
        "`@prefix : <a:> .\n:a a :b ;\n  :c :d\n\n` | line 3: it ends too early",
        "`@prefix : <a:> .\n:a a :b .\nsome words\n:b a :c .\n` | line 3: Expected ':', found ' '",
        "`@prefix : <a:> .\n:a a :b .\nwords\n:b a :c .\n` | "
            + "line 3: unexpected end of the line, expected ':'",
        "`<a:a> <a:b> <a:c> .\n<a:a> <a:b> hello .\n` | line 2: Expected '<' or '_', found: h",
        "`[{\"@id\": \"a:a\",\n\"@type\": \"a:` | line 2: it ends too early",
        "`[{\"@id\": \"a:a\",\n\"@type\": ]}]` | line 2, column 10: unexpected ']', expected one of '{', '['",
        "`<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n<rdf:Description>\n\n` | "
            + "line 2: it ends too early",
        "`format-version: 1.2\n\n[Term]\n\n` | line 3: Expected an id tag",
        "`format-version: 1.2\n\n[Term]\nid: X:1\nis_a X:2\n\n[Term]\nid: X:2\n` | line 5: spaces not allowed",
        "`format-version: 1.2\n\n[Trem]\nid: X:1\n` | line 3: unknown frame, expected [Term], [Typedef]"})
    void theLineIsTheOneToCorrect(String text, String problem) throws IOException {
        String message = message(write("bad.owl", text));
        assertTrue(message.contains(" but cannot be read: " + problem), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "`Ontology(<a:o>\nSubClassOf(%s <a:B>))` | line 2, column 12: unexpected xxx",
        "`Prefix: : <a:>\nOntology: <a:o>\nClass: A\n  SubClassOf: %s` | line 4, column 15: unexpected xxx",
        "`<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n<%s/></rdf:RDF>` | "
            + "the name of an element or attribute in it is too long"})
    void longTokensAreExcerpts(String text, String problem) throws IOException {
        String message = message(write("long.owl", String.format(text, "x".repeat(5_000))));
        assertTrue(message.contains(problem), message);
        assertTrue(message.length() < 500, message);
    }

    @Test
    void packedFilesThatBreakOff() throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write("Ontology(<a:o> SubClassOf(<a:A> <a:B>))".getBytes(StandardCharsets.UTF_8));
        }
        Path file = Files.write(folder.resolve("cut.ofn.gz"), Arrays.copyOf(packed.toByteArray(), 20));
        assertTrue(message(file).contains("cut.ofn.gz: what gzip packed in it ends too early"), message(file));
    }

    @Test
    void truncatedRdfXml() throws IOException {
        String message = message(write("cut.owl", "<?xml version=\"1.0\"?>\n" + RDF
            + "\n<owl:Class rdf:about=\"a:A\">"));
        assertTrue(message.contains("cut.owl: this looks like RDF/XML but cannot be read: line 3, column "), message);
    }

    @Test
    void truncatedRightAfterTheProlog() throws IOException {
        assertTrue(message(write("cut.owl", "<?xml version=\"1.0\"?>\n")).contains("ends before its root element"));
    }

    /** RDF4J's parser would read on for ever. */
    @ParameterizedTest
    @ValueSource(strings = {":B :in ( :C :D .", ":B :in ( :C [] .\n:E a :F .", ":B :in ( .", ":B :in ."})
    void listsThatAreNotClosed(String statement) throws IOException {
        Path file = write("list.ttl", "@prefix : <a:> .\n:A a <http://www.w3.org/2002/07/owl#Class> .\n" + statement);
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            String message = message(file);
            assertTrue(message.contains("list.ttl: this looks like Turtle but cannot be read: line 3"), message);
        });
    }

    @Test
    void listsThatAreNotClosedInTriG() throws IOException {
        Path file = write("list.trig",
            "@prefix : <a:> .\n:g { :A a <http://www.w3.org/2002/07/owl#Class> .\n:B :in ( :C . }");
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            String message = message(file);
            assertTrue(message.contains("list.trig: this looks like TriG but cannot be read: line 3"), message);
        });
    }

    @Test
    void numbersInTurtle() throws IOException {
        assertEquals(5, load(write("numbers.ttl", "@prefix : <a:> . @prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
            + ":d a owl:DatatypeProperty . :x :d 1 . "
            + ":x :d .5 , -2.5e3, \"\"^^<http://www.w3.org/2001/XMLSchema#integer>.")).axioms().size());
    }

    @Test
    void pictures() throws IOException {
        byte[] picture = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0};
        Path file = Files.write(folder.resolve("p.owl"), picture);
        assertTrue(message(file).endsWith("this is a PNG image, not an ontology"));
    }

    @Test
    void tenMegabytesOfNoise() throws IOException {
        byte[] noise = new byte[TEN_MEGABYTES];
        new Random(1).nextBytes(noise);
        Path binary = Files.write(folder.resolve("noise.owl"), noise);
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (' ' + (noise[i] & 0x3f));
        }
        Path text = Files.write(folder.resolve("noise.ttl"), noise);
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            assertTrue(message(binary).contains("binary data"));
            assertTrue(message(text).contains("noise.ttl: this "));
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ofn | Prefix(:=<a:>) Ontology(~ClassAssertion(:Ä :x)~ClassAssertion(:Ö :y))",
        "ofn | Prefix(:=<a:>) Ontology(~DataPropertyAssertion(:p :x \"ä\"))",
        "omn | Prefix: : <a:>~Class: Ä SubClassOf: B~Class: B",
        "ttl | @prefix : <a:> .~:Ä <http://www.w3.org/2000/01/rdf-schema#subClassOf> :B .",
        "owx | <Ontology xmlns='http://www.w3.org/2002/07/owl#'>~<SubClassOf><Class IRI='a:Ä'/><Class IRI='a:B'/>"
            + "</SubClassOf></Ontology>"}, quoteCharacter = '`')
    void logicThatIsNotInItsEncoding(String syntax, String text) throws IOException {
        Path file = Files.write(folder.resolve("latin." + syntax),
            text.replace('~', '\n').getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(file + ": line 2 is not encoded in UTF-8", message(file));
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "100000, 100001"})
    void aLabelThatIsNotInItsEncoding(int lines, int line) throws IOException {
        byte[] text = ("Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>) Ontology(# €" + "\n".repeat(lines)
            + "AnnotationAssertion(rdfs:label <a:A> \"M?ll\"))").getBytes(StandardCharsets.UTF_8);
        text[text.length - 6] = (byte) 'ü';
        Path file = Files.write(folder.resolve("label.ofn"), text);
        assertEquals(List.of(file + ": line " + line
            + " is not encoded in UTF-8, and so it is not read as it was meant: "
            + "save the file in UTF-8"), load(file).warnings());
    }

    @Test
    void hugeLinesAndHeads() throws IOException {
        Path oneLine = write("line.ofn", "Ontology(SubClassOf(<a:A> x:" + "B".repeat(TEN_MEGABYTES / 10) + "))");
        Path blank = write("blank.ttl", "@prefix : <a:> ." + "\n".repeat(TEN_MEGABYTES / 10) + ":a");
        Path word = write("word.ttl", "@prefix : <a:> .\n" + "a".repeat(TEN_MEGABYTES / 10));
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertTrue(message(oneLine).length() < 500, message(oneLine));
            assertTrue(message(blank).contains(": line 1000001: it ends too early"), message(blank));
            message(word);
        });
    }

    @Test
    void deepNesting() throws IOException {
        int depth = 100_000;
        Path file = write("deep.ofn", "Ontology(SubClassOf(<a:A> " + "ObjectComplementOf(".repeat(depth) + "<a:B>"
            + ")".repeat(depth) + "))");
        assertTrue(message(file).contains("nested too deeply"));
    }

    @Test
    void emptyOntologiesAreFine() throws IOException {
        assertTrue(load(write("a.ofn", "Ontology()")).axioms().isEmpty());
        assertTrue(load(write("b.owl", RDF + "<owl:Ontology rdf:about=\"a:o\"/></rdf:RDF>")).axioms().isEmpty());
        Path graph = write("c.owl", RDF + "</rdf:RDF>");
        assertTrue(load(graph).axioms().isEmpty());
        assertEquals(List.of(graph + " says nothing"), load(graph).warnings());
    }

    /** It was said to be wrong, with a name that nobody had given: of what has no address, as standard input. */
    @Test
    void relativeToNothing() {
        byte[] turtle = "@prefix : <http://x/> . <a> a :C .".getBytes(StandardCharsets.UTF_8);
        ParadlException error = assertThrows(ParadlException.class,
            () -> new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of("<stdin>", turtle)));
        String message = error.getMessage();
        assertTrue(message.endsWith(": line 1: the relative 'a' is relative to nothing"), message);
        assertTrue(error.remedy().contains("@base"), error.remedy());
    }

    /** Its parser takes all that follows a # for the comment. */
    @Test
    void aCommentThatNeverEnds() throws IOException {
        Path file = write("old.ofn", "# Made on an old Mac\rOntology(\rDeclaration(Class(<http://x/A>))\r)\r");
        ParadlException error = assertThrows(ParadlException.class, () -> load(file));
        assertTrue(error.remedy().startsWith("end its lines with a line feed"), error.remedy());
    }

    @Test
    void importsThatCannotBeReadAreNamed() throws IOException {
        write("part.owl", "lorem ipsum");
        Path file = write("whole.ofn", "Ontology(<http://x/whole> Import(<http://x/part.owl>))");
        assertTrue(message(file).contains("part.owl: this is text of no known syntax"));
    }

    private Path write(String name, String text) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private static LoadedOntology load(Path file) {
        return new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(file));
    }

    private static String message(Path file) {
        ParadlException error = assertThrows(ParadlException.class, () -> load(file));
        assertEquals(ParadlException.Kind.ONTOLOGY, error.kind());
        assertFalse(error.getMessage().contains("\n"), error.getMessage());
        assertFalse(error.remedy().isBlank());
        return error.getMessage();
    }
}
