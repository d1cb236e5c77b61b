package org.paradl.reason;

import java.util.Set;

import org.paradl.table.Table;
import org.paradl.translate.Split;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;

/** Finds what is told of sentences. */
final class Asker {
    private final Solution solution;
    private final Translator translator;
    private final Entailments entailments;

    Asker(Solution solution) {
        this.solution = solution;
        this.translator = solution.translator();
        this.entailments = new Entailments(solution);
    }

    Answer ask(OWLAxiom sentence) {
        Table table = translator.table();
        return table.channel(table.trueChannel()).defined().isPresent()
            ? new Answer(sentence, new Bilateral(solution, entailments).of(sentence))
            : new Answer(sentence, Told.of(isTold(sentence), isToldFalse(sentence)));
    }

    private boolean isTold(OWLAxiom sentence) {
        return entailments.follow(translator.reading(sentence, tolerant(sentence)));
    }

    private boolean isToldFalse(OWLAxiom sentence) {
        return Negation.axiom(sentence).map(this::isTold)
            .or(() -> Negation.counterexample(sentence).map(this::isInhabited))
            .orElse(false);
    }

    private boolean isInhabited(OWLClassExpression c) {
        return entailments.isInhabited(translator.in(c, translator.table().trueChannel(), solution.split()));
    }

    /** With guards about, a sentence is read as tolerantly as the axioms it would follow from. */
    private Split tolerant(OWLAxiom sentence) {
        Split split = solution.split();
        return split.guarded().isEmpty() ? split : split.guarding(Set.of(sentence));
    }
}
