package org.paradl.reason;

import java.util.Collection;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;

/** What follows from a solution's theory, over an engine that is complete for entailment. */
final class Entailments {
    private final Solution solution;

    Entailments(Solution solution) {
        this.solution = solution;
    }

    /** Whether the classical axioms follow; a witness in them is some individual, no matter which. */
    boolean follow(Collection<OWLAxiom> axioms) {
        var asked = new Witnessed(axioms);
        return solution.complete().entails(asked.axioms()) && asked.witness().map(this::isInhabited).orElse(true);
    }

    /** Whether the classical class has an instance in every model. */
    boolean isInhabited(OWLClassExpression c) {
        return solution.complete().isInhabited(c);
    }
}
