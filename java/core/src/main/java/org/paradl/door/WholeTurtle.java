package org.paradl.door;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;

import org.semanticweb.owlapi.io.RDFLiteral;
import org.semanticweb.owlapi.io.RDFNode;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.rdf.turtle.renderer.TurtleRenderer;
import org.semanticweb.owlapi.util.EscapeUtils;
import org.semanticweb.owlapi.vocab.XSDVocabulary;

/**
 * Turtle with all numbers: OWLAPI (5.5.1) writes {@code "5"^^xsd:decimal} as 5, which is an integer, and what is no
 * number as it stands.
 */
final class WholeTurtle extends TurtleRenderer {
    private static final Map<IRI, String> BARE = Map.of(
        XSDVocabulary.INTEGER.getIRI(), "[+-]?\\d+",
        XSDVocabulary.DECIMAL.getIRI(), "[+-]?\\d*\\.\\d+");

    private final Writer out;

    WholeTurtle(OWLOntology ontology, Writer out, OWLDocumentFormat format) {
        super(ontology, out, format);
        this.out = out;
    }

    @Override
    protected void renderObject(RDFNode node) {
        if (!node.isLiteral() || !isOther((RDFLiteral) node)) {
            super.renderObject(node);
            return;
        }
        RDFLiteral literal = (RDFLiteral) node;
        try {
            out.write("\"\"\"" + EscapeUtils.escapeString(literal.getLexicalValue()) + "\"\"\"^^"
                + literal.getDatatype().toQuotedString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether it would be written without its datatype, which cannot be told by its form. */
    private static boolean isOther(RDFLiteral literal) {
        String bare = BARE.get(literal.getDatatype());
        return bare != null && !literal.getLexicalValue().matches(bare);
    }
}
