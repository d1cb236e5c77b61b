package org.paradl.reason;

import java.util.Collection;
import java.util.function.Supplier;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;

/** What follows from a theory, over an engine that is complete for entailment. */
final class Entailments {
    private final Supplier<Theory> theory;

    /** @param theory asked for with each question */
    Entailments(Supplier<Theory> theory) {
        this.theory = theory;
    }

    /** Whether the classical axioms follow; a witness in them is some individual, no matter which. */
    boolean follow(Collection<OWLAxiom> axioms) {
        var asked = new Witnessed(axioms);
        return theory.get().entails(asked.axioms()) && asked.witness().map(this::isInhabited).orElse(true);
    }

    /** Whether the classical class has an instance in every model. */
    boolean isInhabited(OWLClassExpression c) {
        return theory.get().isInhabited(c);
    }
}
