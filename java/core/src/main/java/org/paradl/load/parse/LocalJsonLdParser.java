package org.paradl.load.parse;

import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.eclipse.rdf4j.rio.RDFParser;
import org.eclipse.rdf4j.rio.helpers.JSONLDSettings;
import org.semanticweb.owlapi.formats.RDFJsonLDDocumentFormatFactory;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;

/**
 * JSON-LD without RDF4J's list of contexts that may be fetched from the net: none may. And without its library's log,
 * which goes to standard error.
 */
public final class LocalJsonLdParser extends RdfParser {
    private static final long serialVersionUID = 1L;
    /** Kept here, as java.util.logging forgets loggers, and their levels, that nobody holds. */
    private static final Logger LOG = Logger.getLogger("no.hasmac.jsonld");

    public LocalJsonLdParser() {
        super(new RDFJsonLDDocumentFormatFactory());
        LOG.setLevel(Level.OFF);
    }

    @Override
    protected void addParametersIfPresent(OWLOntologyDocumentSource source, RDFParser parser) {
        super.addParametersIfPresent(source, parser);
        parser.getParserConfig().set(JSONLDSettings.SECURE_MODE, true);
        parser.getParserConfig().set(JSONLDSettings.WHITELIST, Set.of());
    }
}
