package org.paradl.engine;

import org.semanticweb.HermiT.datatypes.DatatypeRegistry;
import org.semanticweb.HermiT.datatypes.MalformedLiteralException;
import org.semanticweb.HermiT.datatypes.UnsupportedDatatypeException;
import org.semanticweb.owlapi.model.OWLLiteral;

/** Literals whose lexical form does not belong to their datatype, as {@code "abc"^^xsd:integer}. */
public final class Literals {

    private Literals() {
    }

    /**
     * Whether the datatype is in the OWL 2 datatype map and the lexical form is outside its lexical space. A literal of
     * any other datatype is never ill-typed: nothing is known of its lexical space.
     */
    public static boolean isIllTyped(OWLLiteral literal) {
        if (literal.isRDFPlainLiteral() || literal.getDatatype().isString()) {
            return false;
        }
        try {
            DatatypeRegistry.parseLiteral(literal.getLiteral(), literal.getDatatype().getIRI().toString());
            return false;
        } catch (MalformedLiteralException e) {
            return true;
        } catch (UnsupportedDatatypeException e) {
            return false;
        }
    }
}
