package org.paradl.reason.justify;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.paradl.reason.ask.Answer;
import org.paradl.reason.ask.Asker;
import org.paradl.reason.ask.Negation;
import org.paradl.reason.ask.Told;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Witnessed;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Finds the justifications of what is told of a sentence, for true and for false apart. To be told false is that the
 * negation is told true, or, of a sentence about all, that there must be a counterexample.
 */
public final class Explainer {
    private final Asker asker;
    private final Justifier justifier;
    private final Relevance source;

    public Explainer(Asker asker, Justifier justifier, Relevance source) {
        this.asker = asker;
        this.justifier = justifier;
        this.source = source;
    }

    /** @param limit how many justifications to find for each side */
    public Explanation explain(OWLAxiom sentence, int limit) {
        Answer answer = asker.ask(sentence);
        Told told = answer.told();
        return new Explanation(answer,
            told.isTrue() ? ofTruth(sentence, limit) : List.of(),
            told.isFalse() ? ofFalsehood(sentence, limit) : List.of());
    }

    /** The same as far as it follows from some axioms alone; the others are not looked at. */
    public Explanation explainFrom(Set<OWLAxiom> some, OWLAxiom sentence, int limit) {
        var among = new Explainer(asker, justifier, new Relevance(some));
        List<Set<OWLAxiom>> yes = among.ofTruth(sentence, limit);
        List<Set<OWLAxiom>> no = among.ofFalsehood(sentence, limit);
        return new Explanation(new Answer(sentence, Told.of(!yes.isEmpty(), !no.isEmpty())), yes, no);
    }

    /** What its being told true takes of some axioms; see {@link Justifier#parts}. */
    public Optional<Set<Set<OWLAxiom>>> parts(OWLAxiom sentence, Set<OWLAxiom> some, int limit) {
        return !asker.ask(sentence).told().isTrue() ? Optional.of(Set.of())
            : justifier.parts(truth(sentence), source, some, limit);
    }

    /** Those of one side, which is told. */
    public List<Set<OWLAxiom>> justifications(OWLAxiom sentence, boolean side, int limit) {
        return side ? ofTruth(sentence, limit) : ofFalsehood(sentence, limit);
    }

    private List<Set<OWLAxiom>> ofTruth(OWLAxiom sentence, int limit) {
        return justifications(justifier, truth(sentence), limit);
    }

    private Goal truth(OWLAxiom sentence) {
        return Goal.entailment(new Witnessed(asker.reading(sentence)), names(sentence));
    }

    private List<Set<OWLAxiom>> ofFalsehood(OWLAxiom sentence, int limit) {
        Optional<OWLAxiom> negation = Negation.axiom(sentence);
        if (negation.isPresent()) {
            return ofTruth(negation.get(), limit);
        }
        return justifications(justifier.with(asker.noCounterexample(sentence)),
            Goal.inconsistency(names(sentence)), limit);
    }

    /** A contraction never ends in the empty set, so what follows from nothing is found out first. */
    private List<Set<OWLAxiom>> justifications(Justifier from, Goal goal, int limit) {
        return from.follows(goal, Set.of()) ? List.of(Set.of()) : from.justifications(goal, source, limit);
    }

    private static Set<OWLEntity> names(OWLAxiom sentence) {
        return sentence.getSignature();
    }
}
