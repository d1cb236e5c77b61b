package org.paradl.load.syntax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the beginning of a document shows: its encoding and its syntax. */
class HeadTest {
    private static final String RDF = "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'";

    private static Head head(byte[] bytes) {
        try {
            var in = Head.buffered(new ByteArrayInputStream(bytes));
            Head head = Head.of(in);
            assertArrayEquals(bytes, in.readAllBytes());
            return head;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Head head(String text) {
        return head(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({"UTF-16BE, Ontology(), UTF-16BE", "UTF-16LE, Ontology(), UTF-16LE", "UTF-8, Ontology(), UTF-8",
        "UTF-16BE, ' Ontology()', UTF-16BE", "UTF-16LE, '\n~', UTF-16LE", "UTF-16BE, '\t~', UTF-16BE",
        "UTF-16BE, \uFEFF\u00e9, UTF-16BE", "UTF-16LE, \uFEFF\u00e9, UTF-16LE", "UTF-8, \uFEFF\u00e9, UTF-8",
        "windows-1252, '<?xml version=\"1.0\" encoding=\"windows-1252\"?><r a=\"\u00e9\"/>', windows-1252",
        "UTF-8, '<?xml version=\"1.0\" encoding=''utf-8''?><r/>', UTF-8",
        "UTF-8, '<?xml version=\"1.0\" encoding=\"klingon\"?><r/>', UTF-8", "UTF-8, O, UTF-8", "UTF-8, '', UTF-8"})
    void theEncodingIsThatOfTheMarkOrOfTheZerosOrAsDeclared(String written, String text, String read) {
        Head head = head(text.getBytes(Charset.forName(written)));
        assertEquals(Charset.forName(read), head.charset());
        assertEquals(text.replace("\uFEFF", ""), head.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0\0\0\0", "\1\0\1\0", "\0\1\0\1"})
    void zerosBesideNoTextAreBinary(String text) {
        assertEquals("binary data", Sniffer.describe(head(text.getBytes(StandardCharsets.ISO_8859_1))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "<rdf:RDF " + RDF + "/> | RDF_XML",
        "<?xml version='1.0'?> <!-- a > b --><?pi > ?> <rdf:RDF " + RDF + "/> | RDF_XML",
        "<!DOCTYPE rdf:RDF [ <!-- it's > --> <!ENTITY a '>'> <!ENTITY b \"]>'\"> ]><rdf:RDF " + RDF + "/> | RDF_XML",
        "<owl:Class " + RDF + " rdf:about='a:A'/> | RDF_XML",
        "<owl:Ontology " + RDF + " rdf:about='a:A'/> | RDF_XML",
        "<Ontology xmlns='http://www.w3.org/2002/07/owl#'/> | OWL_XML",
        "<Ontology xmlns='http://www.w3.org/2002/07/owl#' | OWL_XML",
        "<TriX/> | TRIX",
        "<urn:a> <urn:b> <urn:c> . | N_TRIPLES",
    })
    void theRootElementSaysWhatXmlItIs(String text, Syntax syntax) {
        assertEquals(Optional.of(syntax), Sniffer.syntax(head(text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "`# comment\n# comment\nOntology( )` | FUNCTIONAL",
        "Prefix: : <a:> | MANCHESTER",
        "`! comment\nformat-version: 1.2` | OBO",
        "`; comment\n(define-concept A B)` | KRSS2",
        "@prefix : <a:> . | TURTLE",
        "<a:a> <a:b> \"{\"@en . | N_TRIPLES",
        "<a:a> <a:b> _:c <a:g> . | N_QUADS",
        "<a:a> <a:b> <a:c> ; <a:d> <a:e> . | TURTLE",
        "`<a:a> <a:b> \"\"\"\nASK {\"\"\" ;` | TURTLE",
        "<a> a <A> . | TURTLE",
        "<a/b> :p 1 . | TURTLE",
        "<a> <b> <c> . | TURTLE",
        "<a:a> <a:b> <c> . | TURTLE",
        "<Ontology> a <http://www.w3.org/2002/07/owl#Ontology> . | TURTLE",
        "<a:g> { <a:a> <a:b> <a:c> } | TRIG",
        "{ <a:a> <a:b> <a:c> } | TRIG",
        "[{\"@id\": \"a:a\"}] | JSON_LD",
        "{\"a:a\": {\"a:b\": [{\"type\": \"uri\"}]}} | RDF_JSON",
        "BRDF | BINARY_RDF",
        "`$HDT\1` | HDT",
    })
    void theFirstWordsSayWhatSyntaxItIs(String text, Syntax syntax) {
        assertEquals(Optional.of(syntax), Sniffer.syntax(head(text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "# a comment alone | text of no known syntax",
        "`Ontology(\1\2\3` | binary data",
        "[1, 2] | text of no known syntax",
        "[{\"a\": 1}] | plain JSON",
        "<svg xmlns='http://www.w3.org/2000/svg'/> | XML with the root element <svg>",
        "<note> a <b>word</b> </note> | XML with the root element <note>",
        "<a> <b> <c> </c> </b> </a> | XML with the root element <a>",
        "<html> <head> <title> | an HTML page",
        "<html " + RDF + "/> | an HTML page",
        "<!doctype html>hello | XML that ends before its root element",
        "<?xml version='1.0'?> | XML that ends before its root element",
        "<!-- that never ends | XML that ends before its root element",
        "<!DOCTYPE x [ <!ENTITY a 'never | XML that ends before its root element",
        "hello | text of no known syntax",
    })
    void whatItIsOtherwise(String text, String description) {
        assertEquals(Optional.empty(), Sniffer.syntax(head(text)));
        assertEquals(description, Sniffer.describe(head(text)));
    }

    @Test
    void aLongDocumentIsNotWhole() {
        assertEquals(true, head("# short").isWhole());
        assertEquals(false, head("#".repeat(Head.BYTES)).isWhole());
    }
}
