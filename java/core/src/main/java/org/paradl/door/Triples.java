package org.paradl.door;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.eclipse.rdf4j.model.BNode;
import org.eclipse.rdf4j.model.impl.SimpleValueFactory;
import org.eclipse.rdf4j.rio.RDFFormat;
import org.eclipse.rdf4j.rio.RDFWriter;
import org.eclipse.rdf4j.rio.Rio;
import org.eclipse.rdf4j.rio.helpers.BasicParserSettings;
import org.eclipse.rdf4j.rio.helpers.RDFHandlerWrapper;
import org.eclipse.rdf4j.rio.turtle.TurtleParser;
import org.semanticweb.owlapi.formats.TurtleDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;

/**
 * N-Triples and JSON-LD by way of Turtle. OWLAPI (5.5.1) writes one node there for anonymous classes that are equal,
 * and gives it its parts as often as there are of them, which is another ontology.
 */
final class Triples {
    /** Of who writes JSON-LD, to standard error; kept here, as java.util.logging forgets what nobody holds. */
    private static final Logger LOG = Logger.getLogger("no.hasmac.jsonld");

    private Triples() {
    }

    static void write(OWLOntology ontology, RDFFormat format, OutputStream out) throws IOException {
        LOG.setLevel(Level.OFF);
        var written = new StringWriter();
        new WholeTurtle(ontology, written, new TurtleDocumentFormat()).render();
        String turtle = written.toString();
        var parser = new TurtleParser(new Numbering(turtle));
        parser.getParserConfig().set(BasicParserSettings.PRESERVE_BNODE_IDS, true);
        parser.getParserConfig().set(BasicParserSettings.VERIFY_URI_SYNTAX, false);
        parser.getParserConfig().set(BasicParserSettings.VERIFY_DATATYPE_VALUES, false);
        parser.getParserConfig().set(BasicParserSettings.VERIFY_LANGUAGE_TAGS, false);
        parser.setRDFHandler(new Bare(Rio.createWriter(format, out)));
        parser.parse(new StringReader(turtle), "");
    }

    /** Labels for the nodes that have none. */
    private static final class Numbering extends SimpleValueFactory {
        private final String start;
        private int last;

        Numbering(String turtle) {
            String free = "b";
            while (turtle.contains("_:" + free)) {
                free += "b";
            }
            start = free;
        }

        @Override
        public BNode createBNode() {
            last++;
            return createBNode(start + last);
        }
    }

    /** Neither prefixes, as names are written out, nor headings. */
    private static final class Bare extends RDFHandlerWrapper {

        Bare(RDFWriter writer) {
            super(writer);
        }

        @Override
        public void handleNamespace(String prefix, String uri) {
            // would be in a context of JSON-LD
        }

        @Override
        public void handleComment(String comment) {
            // OWLAPI's Turtle has one before each kind of name
        }
    }
}
