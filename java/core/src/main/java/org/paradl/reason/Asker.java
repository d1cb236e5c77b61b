package org.paradl.reason;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.paradl.engine.Engine;
import org.paradl.engine.Engines;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;

/** Finds what is told of sentences. */
final class Asker {
    private final Solution solution;

    Asker(Solution solution) {
        this.solution = solution;
    }

    Answer ask(OWLAxiom sentence) {
        return new Answer(sentence, Told.of(isTold(sentence), isToldFalse(sentence)));
    }

    private boolean isTold(OWLAxiom sentence) {
        Set<OWLAxiom> reading = reading(sentence);
        Theory theory = solution.theory();
        if (theory.engine().beyondReach(reading).isEmpty() && !theory.engine().name().equals("elk")) {
            return theory.entails(reading);
        }
        try (Theory complete = complete(Set.of())) {
            return complete.entails(reading);
        }
    }

    private boolean isToldFalse(OWLAxiom sentence) {
        return Negation.axiom(sentence).map(this::isTold)
            .or(() -> Negation.counterexample(sentence).map(this::isInhabited))
            .orElse(false);
    }

    /** Whether the class expression has an instance in every model: without instances there would be none. */
    private boolean isInhabited(OWLClassExpression c) {
        try (Theory empty = complete(Set.of(noInstance(c)))) {
            return !empty.isConsistent();
        }
    }

    /** That nothing is told to be in the class expression, as a classical axiom. */
    OWLAxiom noInstance(OWLClassExpression c) {
        var factory = OWLManager.getOWLDataFactory();
        OWLClassExpression translated = solution.translator().in(c, solution.translator().table().trueChannel(),
            solution.split());
        return factory.getOWLSubClassOfAxiom(translated, factory.getOWLNothing());
    }

    /** With guards about, a sentence is read as tolerantly as the axioms it would follow from. */
    Set<OWLAxiom> reading(OWLAxiom sentence) {
        Split split = solution.split();
        return solution.translator().translate(List.of(sentence),
            split.guarded().isEmpty() ? split : split.guarding(Set.of(sentence))).axioms();
    }

    /** The theory and some more, over an engine that is complete for entailment. */
    private Theory complete(Set<OWLAxiom> more) {
        var axioms = new HashSet<>(solution.translation().axioms());
        axioms.addAll(more);
        Engine engine = solution.theory().engine();
        return new Theory(axioms, engine.name().equals("elk") ? Engines.byName("hermit") : engine,
            solution.theory().progress());
    }
}
