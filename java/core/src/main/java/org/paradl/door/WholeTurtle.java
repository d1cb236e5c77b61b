package org.paradl.door;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

import org.semanticweb.owlapi.io.RDFLiteral;
import org.semanticweb.owlapi.io.RDFNode;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.rdf.turtle.renderer.TurtleRenderer;
import org.semanticweb.owlapi.vocab.XSDVocabulary;

/** Turtle with all decimals: OWLAPI (5.5.1) writes {@code "5"^^xsd:decimal} as 5, which is an integer. */
final class WholeTurtle extends TurtleRenderer {
    private final Writer out;

    WholeTurtle(OWLOntology ontology, Writer out, OWLDocumentFormat format) {
        super(ontology, out, format);
        this.out = out;
    }

    @Override
    protected void renderObject(RDFNode node) {
        if (!node.isLiteral() || !isOther(((RDFLiteral) node))) {
            super.renderObject(node);
            return;
        }
        try {
            out.write('"' + ((RDFLiteral) node).getLexicalValue() + "\"^^"
                + XSDVocabulary.DECIMAL.getIRI().toQuotedString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether it is a decimal that without its datatype is something else. */
    private static boolean isOther(RDFLiteral literal) {
        return XSDVocabulary.DECIMAL.getIRI().equals(literal.getDatatype())
            && !literal.getLexicalValue().matches("[+-]?\\d*\\.\\d+");
    }
}
