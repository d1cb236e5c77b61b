package org.paradl.query;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLIndividual;

/**
 * Sentences about two things. Where both are one, OWL has no such axiom, since its axioms are about sets; then they are
 * said in another way: {@code C DisjointWith: C} is {@code C SubClassOf: not C}, {@code a SameAs: a} is
 * {@code a Type: {a}}.
 */
final class Pairs {

    private Pairs() {
    }

    static OWLAxiom equivalent(OWLClassExpression c, OWLClassExpression d, OWLDataFactory factory) {
        return c.equals(d) ? factory.getOWLSubClassOfAxiom(c, d) : factory.getOWLEquivalentClassesAxiom(c, d);
    }

    static OWLAxiom disjoint(OWLClassExpression c, OWLClassExpression d, OWLDataFactory factory) {
        return c.equals(d) ? factory.getOWLSubClassOfAxiom(c, factory.getOWLObjectComplementOf(d))
            : factory.getOWLDisjointClassesAxiom(c, d);
    }

    static OWLAxiom same(OWLIndividual a, OWLIndividual b, OWLDataFactory factory) {
        return a.equals(b) ? factory.getOWLClassAssertionAxiom(factory.getOWLObjectOneOf(a), a)
            : factory.getOWLSameIndividualAxiom(a, b);
    }

    static OWLAxiom different(OWLIndividual a, OWLIndividual b, OWLDataFactory factory) {
        return a.equals(b)
            ? factory.getOWLClassAssertionAxiom(factory.getOWLObjectComplementOf(factory.getOWLObjectOneOf(a)), a)
            : factory.getOWLDifferentIndividualsAxiom(a, b);
    }
}
