package org.paradl.load;

import java.util.function.Supplier;

import org.semanticweb.owlapi.dlsyntax.parser.DLSyntaxOWLParserFactory;
import org.semanticweb.owlapi.functional.parser.OWLFunctionalSyntaxOWLParserFactory;
import org.semanticweb.owlapi.io.OWLParser;
import org.semanticweb.owlapi.io.OWLParserFactory;
import org.semanticweb.owlapi.krss2.parser.KRSS2OWLParserFactory;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxOntologyParserFactory;
import org.semanticweb.owlapi.oboformat.OBOFormatOWLAPIParserFactory;
import org.semanticweb.owlapi.owlxml.parser.OWLXMLParserFactory;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFXMLParserFactory;
import org.semanticweb.owlapi.rio.RioBinaryRdfParserFactory;
import org.semanticweb.owlapi.rio.RioHDTRdfParserFactory;
import org.semanticweb.owlapi.rio.RioJsonLDParserFactory;
import org.semanticweb.owlapi.rio.RioJsonParserFactory;
import org.semanticweb.owlapi.rio.RioNQuadsParserFactory;
import org.semanticweb.owlapi.rio.RioNTriplesParserFactory;
import org.semanticweb.owlapi.rio.RioTrigParserFactory;
import org.semanticweb.owlapi.rio.RioTrixParserFactory;
import org.semanticweb.owlapi.rio.RioTurtleParserFactory;

/** The syntaxes that OWLAPI reads, each with its parser. */
enum Syntax {
    RDF_XML("RDF/XML", RDFXMLParserFactory::new),
    OWL_XML("OWL/XML", OWLXMLParserFactory::new),
    FUNCTIONAL("OWL functional syntax", OWLFunctionalSyntaxOWLParserFactory::new),
    MANCHESTER("Manchester syntax", ManchesterOWLSyntaxOntologyParserFactory::new),
    TURTLE("Turtle", RioTurtleParserFactory::new),
    OBO("OBO format", OBOFormatOWLAPIParserFactory::new),
    JSON_LD("JSON-LD", RioJsonLDParserFactory::new),
    RDF_JSON("RDF/JSON", RioJsonParserFactory::new),
    N_TRIPLES("N-Triples", RioNTriplesParserFactory::new),
    N_QUADS("N-Quads", RioNQuadsParserFactory::new),
    TRIG("TriG", RioTrigParserFactory::new),
    TRIX("TriX", RioTrixParserFactory::new),
    KRSS2("KRSS2", KRSS2OWLParserFactory::new),
    DL("DL syntax", DLSyntaxOWLParserFactory::new),
    BINARY_RDF("RDF4J binary RDF", RioBinaryRdfParserFactory::new),
    HDT("HDT", RioHDTRdfParserFactory::new);

    private final String label;
    private final Supplier<OWLParserFactory> factory;

    Syntax(String label, Supplier<OWLParserFactory> factory) {
        this.label = label;
        this.factory = factory;
    }

    /** The name to use in messages. */
    String label() {
        return label;
    }

    OWLParser parser() {
        return factory.get().createParser();
    }
}
