package org.paradl.door;

import java.util.Map;

import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/** The literals that Manchester syntax has without a datatype, as their form tells it: 5, 5.0, 5f, true. */
final class Numerals {
    private static final Map<OWL2Datatype, String> FORMS = Map.of(
        OWL2Datatype.XSD_INTEGER, "[+-]?(0|[1-9]\\d*)",
        OWL2Datatype.XSD_DECIMAL, "[+-]?\\d+\\.\\d+",
        OWL2Datatype.XSD_FLOAT, "[-+.\\dEe]+",
        OWL2Datatype.XSD_BOOLEAN, "true|false");

    private Numerals() {
    }

    /** Whether OWLAPI writes it without its datatype, which cannot be told by its form. */
    static boolean needsDatatype(OWLLiteral literal) {
        return FORMS.entrySet().stream().anyMatch(form -> form.getKey().matches(literal.getDatatype())
            && !literal.getLiteral().matches(form.getValue()));
    }
}
