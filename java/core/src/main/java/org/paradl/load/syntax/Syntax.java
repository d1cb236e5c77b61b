package org.paradl.load.syntax;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import org.paradl.load.parse.LocalJsonLdParser;
import org.paradl.load.parse.LocalManchesterParser;
import org.paradl.load.parse.LocalOboParser;
import org.paradl.load.parse.LocalRdfXmlParser;
import org.paradl.load.parse.LocalTurtleParser;
import org.paradl.load.parse.RdfParser;
import org.semanticweb.owlapi.formats.BinaryRDFDocumentFormatFactory;
import org.semanticweb.owlapi.formats.HDTRDFDocumentFormatFactory;
import org.semanticweb.owlapi.formats.NQuadsDocumentFormatFactory;
import org.semanticweb.owlapi.formats.NTriplesDocumentFormatFactory;
import org.semanticweb.owlapi.formats.RDFJsonDocumentFormatFactory;
import org.semanticweb.owlapi.formats.TrixDocumentFormatFactory;
import org.semanticweb.owlapi.functional.parser.OWLFunctionalSyntaxOWLParser;
import org.semanticweb.owlapi.io.OWLParser;
import org.semanticweb.owlapi.krss2.parser.KRSS2OWLParser;
import org.semanticweb.owlapi.owlxml.parser.OWLXMLParser;

/**
 * The syntaxes that OWLAPI reads, each with its parser and how names of such files end. Its DL syntax is not here: it
 * cannot read back what it writes.
 */
public enum Syntax {
    RDF_XML("RDF/XML", LocalRdfXmlParser::new, "rdf", "rdfs"),
    OWL_XML("OWL/XML", OWLXMLParser::new, "owx"),
    FUNCTIONAL("OWL functional syntax", OWLFunctionalSyntaxOWLParser::new, "ofn", "owf", "fss"),
    MANCHESTER("Manchester syntax", LocalManchesterParser::new, "omn"),
    TURTLE("Turtle", LocalTurtleParser::turtle, "ttl", "n3"),
    OBO("OBO format", LocalOboParser::new, "obo"),
    JSON_LD("JSON-LD", LocalJsonLdParser::new, "jsonld"),
    RDF_JSON("RDF/JSON", () -> new RdfParser(new RDFJsonDocumentFormatFactory()), "rj"),
    N_TRIPLES("N-Triples", () -> new RdfParser(new NTriplesDocumentFormatFactory()), "nt"),
    N_QUADS("N-Quads", () -> new RdfParser(new NQuadsDocumentFormatFactory()), "nq"),
    TRIG("TriG", LocalTurtleParser::trig, "trig"),
    TRIX("TriX", () -> new RdfParser(new TrixDocumentFormatFactory()), "trix"),
    KRSS2("KRSS2", KRSS2OWLParser::new, "krss", "krss2"),
    BINARY_RDF("RDF4J's binary RDF", () -> new RdfParser(new BinaryRDFDocumentFormatFactory()), "brf"),
    HDT("HDT", () -> new RdfParser(new HDTRDFDocumentFormatFactory()), "hdt");

    private static final Set<Syntax> NOT_RDF = EnumSet.of(OWL_XML, FUNCTIONAL, MANCHESTER, OBO, KRSS2);

    private final String label;
    private final Supplier<OWLParser> parser;
    private final List<String> endings;

    Syntax(String label, Supplier<OWLParser> parser, String... endings) {
        this.label = label;
        this.parser = parser;
        this.endings = List.of(endings);
    }

    /** The syntax that goes with a file name; .owl, .xml and .json go with none. */
    public static Optional<Syntax> ofFileName(String name) {
        String bare = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        String ending = bare.substring(bare.lastIndexOf('.') + 1);
        return Arrays.stream(values()).filter(syntax -> syntax.endings.contains(ending)).findFirst();
    }

    /** The name to use in messages. */
    public String label() {
        return label;
    }

    /** Whether it writes RDF down, of which axioms are made when all of it is read. */
    public boolean isTriples() {
        return !NOT_RDF.contains(this);
    }

    public OWLParser parser() {
        return parser.get();
    }
}
