package org.paradl.engine.hermit.normalize;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLNegativeDataPropertyAssertionAxiom;

/**
 * Denied values as class assertions. HermiT (1.4.5.519) takes a negative data property assertion for one about the
 * literal as it is written: it does not see 1.0 when 1 is denied.
 */
final class DeniedValues {

    private DeniedValues() {
    }

    static OWLAxiom spelledOut(OWLAxiom axiom) {
        if (!(axiom instanceof OWLNegativeDataPropertyAssertionAxiom)) {
            return axiom;
        }
        OWLNegativeDataPropertyAssertionAxiom denied = (OWLNegativeDataPropertyAssertionAxiom) axiom;
        return Owl.FACTORY.getOWLClassAssertionAxiom(Owl.FACTORY.getOWLObjectComplementOf(
            Owl.FACTORY.getOWLDataHasValue(denied.getProperty(), denied.getObject())), denied.getSubject());
    }
}
