package org.paradl.reason.justify;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.semanticweb.owlapi.model.OWLAxiom;

/** A mediator of which the tree sees some axioms only, and takes only them away. */
final class PartMediator extends Mediator {
    /** So often an axiom is taken away to see whether there is another way. */
    private static final int STEPS = 20_000;

    private final Set<OWLAxiom> some;
    private int steps;

    PartMediator(Justifier justifier, Relevance axioms, Set<OWLAxiom> some) {
        super(justifier, axioms, List.of(), justification -> {
            // its part is told at the end
        });
        this.some = some;
    }

    @Override
    protected Optional<Set<OWLAxiom>> search(Goal goal) {
        return super.search(goal).map(j -> j.stream().filter(some::contains).collect(Collectors.toSet()));
    }

    @Override
    public void removeAxiom(OWLAxiom axiom) {
        if (++steps > STEPS) {
            throw new TooManyStepsException();
        }
        super.removeAxiom(axiom);
    }

    /** Ends a tree that may be as large as the product of all that there is to choose from. */
    static final class TooManyStepsException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
