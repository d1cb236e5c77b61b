package org.paradl;

import java.util.Set;

import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLLiteral;

import uk.ac.manchester.cs.owl.owlapi.OWLDataFactoryImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLLiteralImpl;

/**
 * Leaves {@code "yes"^^xsd:boolean} what it is, an ill-typed literal. OWLAPI's own factory makes false of it, as of
 * whatever else is not true.
 */
class WrittenLiterals extends OWLDataFactoryImpl {
    private static final long serialVersionUID = 1L;
    private static final Set<String> BOOLEANS = Set.of("true", "false", "1", "0");

    @Override
    public OWLLiteral getOWLLiteral(String text, OWLDatatype datatype) {
        return datatype.isBoolean() && BOOLEANS.stream().noneMatch(text.strip()::equalsIgnoreCase)
            ? new OWLLiteralImpl(text, "", datatype) : super.getOWLLiteral(text, datatype);
    }
}
