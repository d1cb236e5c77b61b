package org.paradl.reason;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.paradl.engine.Engine;
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
        return areEntailed(asked.axioms()) && asked.witness().map(this::isInhabited).orElse(true);
    }

    private boolean areEntailed(List<OWLAxiom> axioms) {
        Theory theory = solution.theory();
        if (theory.engine().isThorough() && theory.engine().covers(axioms)) {
            return theory.entails(axioms);
        }
        try (Theory complete = complete(Set.of())) {
            return complete.entails(axioms);
        }
    }

    /** Whether the classical class has an instance in every model: without instances there would be none. */
    boolean isInhabited(OWLClassExpression c) {
        try (Theory empty = complete(Set.of(FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing())))) {
            return !empty.isConsistent();
        }
    }

    /** The theory and some more. */
    private Theory complete(Set<OWLAxiom> more) {
        var axioms = new HashSet<>(solution.translation().axioms());
        axioms.addAll(more);
        Engine engine = solution.theory().engine();
        return new Theory(axioms, engine.isThorough() ? engine : engine.forFew(), solution.theory().progress());
    }
}
