package org.paradl.reason.ask;

import java.util.Optional;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/**
 * The negation of a sentence, in the source's language. To refute a sentence is to verify its negation; that of an
 * inclusion is that there is a {@link Counterexample}.
 */
public final class Negation {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private Negation() {
    }

    /** The negation as an axiom, where OWL has one. */
    public static Optional<OWLAxiom> axiom(OWLAxiom sentence) {
        if (sentence instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) sentence;
            return Optional.of(FACTORY.getOWLClassAssertionAxiom(
                assertion.getClassExpression().getObjectComplementOf(), assertion.getIndividual()));
        }
        if (sentence instanceof OWLObjectPropertyAssertionAxiom) {
            var fact = (OWLObjectPropertyAssertionAxiom) sentence;
            return Optional.of(FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(
                fact.getProperty(), fact.getSubject(), fact.getObject()));
        }
        if (sentence instanceof OWLNegativeObjectPropertyAssertionAxiom) {
            var fact = (OWLNegativeObjectPropertyAssertionAxiom) sentence;
            return Optional.of(FACTORY.getOWLObjectPropertyAssertionAxiom(
                fact.getProperty(), fact.getSubject(), fact.getObject()));
        }
        if (sentence instanceof OWLDataPropertyAssertionAxiom) {
            var fact = (OWLDataPropertyAssertionAxiom) sentence;
            return Optional.of(FACTORY.getOWLNegativeDataPropertyAssertionAxiom(
                fact.getProperty(), fact.getSubject(), fact.getObject()));
        }
        if (sentence instanceof OWLNegativeDataPropertyAssertionAxiom) {
            var fact = (OWLNegativeDataPropertyAssertionAxiom) sentence;
            return Optional.of(FACTORY.getOWLDataPropertyAssertionAxiom(
                fact.getProperty(), fact.getSubject(), fact.getObject()));
        }
        if (sentence instanceof OWLSameIndividualAxiom) {
            return Optional.of(FACTORY.getOWLDifferentIndividualsAxiom(
                ((OWLSameIndividualAxiom) sentence).getIndividualsAsList()));
        }
        if (sentence instanceof OWLDifferentIndividualsAxiom) {
            return Optional.of(FACTORY.getOWLSameIndividualAxiom(
                ((OWLDifferentIndividualsAxiom) sentence).getIndividualsAsList()));
        }
        return Optional.empty();
    }
}
