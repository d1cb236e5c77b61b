package org.paradl.load;

import java.io.IOException;
import java.io.Reader;

import org.eclipse.rdf4j.model.Literal;
import org.eclipse.rdf4j.rio.RDFHandler;
import org.eclipse.rdf4j.rio.helpers.BasicParserSettings;
import org.eclipse.rdf4j.rio.turtle.TurtleParser;
import org.semanticweb.owlapi.formats.RioTurtleDocumentFormatFactory;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.rio.RioParserImpl;

/** Turtle, as OWLAPI has RDF4J read it; but a list that nothing closes is an error, and not read for ever. */
final class LocalTurtleParser extends RioParserImpl {
    private static final long serialVersionUID = 1L;

    LocalTurtleParser() {
        super(new RioTurtleDocumentFormatFactory());
    }

    @Override
    protected void parseDocumentSource(OWLOntologyDocumentSource source, String base, RDFHandler handler,
            OWLOntologyLoaderConfiguration configuration) throws IOException {
        var parser = new ClosingLists();
        parser.getParserConfig().addNonFatalError(BasicParserSettings.VERIFY_DATATYPE_VALUES);
        parser.getParserConfig().addNonFatalError(BasicParserSettings.VERIFY_LANGUAGE_TAGS);
        parser.getParserConfig().set(BasicParserSettings.VERIFY_URI_SYNTAX, false);
        parser.setRDFHandler(handler);
        try (Reader reader = source.getReader().orElseThrow()) {
            parser.parse(reader, base);
        }
    }

    /** RDF4J takes the dot that ends a statement for a number without digits, and goes on with it where that ends a list. */
    private static final class ClosingLists extends TurtleParser {
        @Override
        protected Literal parseNumber() throws IOException {
            Literal number = super.parseNumber();
            if (number.getLabel().isEmpty()) {
                reportFatalError("a value or ')' is missing before '.'");
            }
            return number;
        }
    }
}
