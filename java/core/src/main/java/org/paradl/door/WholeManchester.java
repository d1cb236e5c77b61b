package org.paradl.door;

import java.io.Writer;
import java.util.Collection;
import java.util.Set;

import org.semanticweb.owlapi.formats.ManchesterSyntaxDocumentFormat;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxFrameRenderer;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxPrefixNameShortFormProvider;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.util.EscapeUtils;

/**
 * Manchester syntax that OWLAPI's own parser takes, and with all numbers: OWLAPI (5.5.1) writes frames of inverses,
 * {@code "5"^^xsd:decimal} as 5, an integer, the infinite float as INFf, and what is no number as it stands.
 */
final class WholeManchester extends ManchesterOWLSyntaxFrameRenderer {
    WholeManchester(OWLOntology ontology, Writer out, ManchesterSyntaxDocumentFormat format) {
        super(ontology, out, new ManchesterOWLSyntaxPrefixNameShortFormProvider(format));
    }

    /** No frame may be of an inverse; what is said of it, the frames of the properties say. */
    @Override
    public Collection<OWLAxiom> write(OWLObjectPropertyExpression property) {
        return property.isNamed() ? super.write(property) : Set.of();
    }

    @Override
    public void visit(OWLLiteral literal) {
        if (Numerals.needsDatatype(literal)) {
            write('"' + EscapeUtils.escapeString(literal.getLiteral()) + "\"^^");
            literal.getDatatype().accept(this);
        } else {
            super.visit(literal);
        }
    }
}
