package org.paradl.reason;

import java.util.Collection;

import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.*;

/** What follows from a solution's theory, over an engine that is complete for entailment. */
final class Entailments {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    private final Solution solution;

    Entailments(Solution solution) {
        this.solution = solution;
    }

    /** Whether the classical axioms follow; a witness in them is some individual, no matter which. */
    boolean follow(Collection<OWLAxiom> axioms) {
        var asked = new Witnessed(axioms);
        return solution.complete().entails(asked.axioms()) && asked.witness().map(this::isInhabited).orElse(true);
    }

    /** Whether the classical class has an instance in every model: without instances there would be none. */
    boolean isInhabited(OWLClassExpression c) {
        try (Theory empty = solution.completeWith(FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing()))) {
            return !empty.isConsistent();
        }
    }
}
