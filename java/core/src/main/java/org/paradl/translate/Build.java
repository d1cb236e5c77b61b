package org.paradl.translate;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLObjectComplementOf;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;

/**
 * Makes class expressions, dropping what owl:Thing and owl:Nothing make superfluous. With {@code Absurd := owl:Nothing}
 * a guard vanishes by these rules alone, and what is left is the classical form.
 */
public final class Build {
    private final OWLDataFactory factory;

    public Build(OWLDataFactory factory) {
        this.factory = factory;
    }

    public OWLClassExpression and(Collection<? extends OWLClassExpression> operands) {
        Set<OWLClassExpression> kept = new LinkedHashSet<>(operands);
        if (kept.stream().anyMatch(OWLClassExpression::isOWLNothing)) {
            return factory.getOWLNothing();
        }
        kept.removeIf(OWLClassExpression::isOWLThing);
        return kept.isEmpty() ? factory.getOWLThing()
            : kept.size() == 1 ? kept.iterator().next() : factory.getOWLObjectIntersectionOf(kept);
    }

    public OWLClassExpression or(Collection<? extends OWLClassExpression> operands) {
        Set<OWLClassExpression> kept = new LinkedHashSet<>(operands);
        if (kept.stream().anyMatch(OWLClassExpression::isOWLThing)) {
            return factory.getOWLThing();
        }
        kept.removeIf(OWLClassExpression::isOWLNothing);
        return kept.isEmpty() ? factory.getOWLNothing()
            : kept.size() == 1 ? kept.iterator().next() : factory.getOWLObjectUnionOf(kept);
    }

    OWLClassExpression not(OWLClassExpression c) {
        if (c.isOWLThing()) {
            return factory.getOWLNothing();
        }
        if (c.isOWLNothing()) {
            return factory.getOWLThing();
        }
        return c instanceof OWLObjectComplementOf ? ((OWLObjectComplementOf) c).getOperand()
            : factory.getOWLObjectComplementOf(c);
    }

    OWLClassExpression some(OWLObjectPropertyExpression property, OWLClassExpression filler) {
        return filler.isOWLNothing() ? filler : factory.getOWLObjectSomeValuesFrom(property, filler);
    }

    OWLClassExpression only(OWLObjectPropertyExpression property, OWLClassExpression filler) {
        return filler.isOWLThing() ? filler : factory.getOWLObjectAllValuesFrom(property, filler);
    }

    /** {@code min 1} is an existential, which is what EL engines read. */
    OWLClassExpression min(int n, OWLObjectPropertyExpression property, OWLClassExpression filler) {
        if (n <= 0) {
            return factory.getOWLThing();
        }
        return n == 1 || filler.isOWLNothing() ? some(property, filler)
            : factory.getOWLObjectMinCardinality(n, property, filler);
    }

    OWLClassExpression max(int n, OWLObjectPropertyExpression property, OWLClassExpression filler) {
        if (filler.isOWLNothing()) {
            return factory.getOWLThing();
        }
        return n == 0 ? only(property, not(filler)) : factory.getOWLObjectMaxCardinality(n, property, filler);
    }
}
