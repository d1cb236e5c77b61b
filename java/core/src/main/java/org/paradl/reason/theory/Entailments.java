package org.paradl.reason.theory;

import java.util.Collection;
import java.util.function.Supplier;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;

/** What follows from a theory, over an engine that is complete for entailment. */
public final class Entailments {
    private final Supplier<Theory> theory;

    /** @param theory asked for with each question */
    public Entailments(Supplier<Theory> theory) {
        this.theory = theory;
    }

    /** Whether the classical axioms follow; a witness in them is some individual, no matter which. */
    public boolean follow(Collection<OWLAxiom> axioms) {
        var asked = new Witnessed(axioms);
        return theory.get().entails(asked.axioms()) && asked.witnesses().stream().allMatch(this::isInhabited);
    }

    /** Whether the classical class has an instance in every model. */
    public boolean isInhabited(OWLClassExpression c) {
        return theory.get().isInhabited(c);
    }
}
