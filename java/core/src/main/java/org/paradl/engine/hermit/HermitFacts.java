package org.paradl.engine.hermit;

import java.util.Optional;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/** Facts put as membership of an individual in a class that is no name. */
final class HermitFacts {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private HermitFacts() {
    }

    /** The same fact; empty where the axiom is none, or says it in that form already. */
    static Optional<OWLAxiom> asMembership(OWLAxiom axiom) {
        if (axiom instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) axiom;
            OWLClassExpression c = assertion.getClassExpression();
            return c.isAnonymous() || c.isOWLThing() || c.isOWLNothing() ? Optional.empty()
                : member(FACTORY.getOWLObjectUnionOf(c), assertion.getIndividual());
        }
        if (axiom instanceof OWLObjectPropertyAssertionAxiom) {
            var fact = (OWLObjectPropertyAssertionAxiom) axiom;
            return member(FACTORY.getOWLObjectHasValue(fact.getProperty(), fact.getObject()), fact.getSubject());
        }
        if (axiom instanceof OWLDataPropertyAssertionAxiom) {
            var fact = (OWLDataPropertyAssertionAxiom) axiom;
            return member(FACTORY.getOWLDataHasValue(fact.getProperty(), fact.getObject()), fact.getSubject());
        }
        return Optional.empty();
    }

    private static Optional<OWLAxiom> member(OWLClassExpression c, OWLIndividual individual) {
        return Optional.of(FACTORY.getOWLClassAssertionAxiom(c, individual));
    }
}
