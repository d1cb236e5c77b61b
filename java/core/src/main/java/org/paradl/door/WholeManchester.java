package org.paradl.door;

import java.io.Writer;

import org.semanticweb.owlapi.formats.ManchesterSyntaxDocumentFormat;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxFrameRenderer;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxPrefixNameShortFormProvider;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/**
 * Manchester syntax with all numbers: OWLAPI (5.5.1) writes {@code "5"^^xsd:decimal} as 5, an integer, and the infinite
 * float as INFf.
 */
final class WholeManchester extends ManchesterOWLSyntaxFrameRenderer {

    WholeManchester(OWLOntology ontology, Writer out, ManchesterSyntaxDocumentFormat format) {
        super(ontology, out, new ManchesterOWLSyntaxPrefixNameShortFormProvider(format));
    }

    @Override
    public void visit(OWLLiteral literal) {
        if (isOther(literal, OWL2Datatype.XSD_DECIMAL, "[+-]?\\d+\\.\\d+")
            || isOther(literal, OWL2Datatype.XSD_FLOAT, "[-+.\\dEe]+")) {
            write('"' + literal.getLiteral() + "\"^^");
            literal.getDatatype().accept(this);
        } else {
            super.visit(literal);
        }
    }

    /** Whether it is a literal of that datatype that cannot be told by its form alone. */
    private static boolean isOther(OWLLiteral literal, OWL2Datatype datatype, String form) {
        return datatype.matches(literal.getDatatype()) && !literal.getLiteral().matches(form);
    }
}
