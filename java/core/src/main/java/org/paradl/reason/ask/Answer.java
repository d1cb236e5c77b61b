package org.paradl.reason.ask;

import java.util.Optional;

import org.semanticweb.owlapi.model.OWLAxiom;

/** What is told of a sentence. Immutable. */
public final class Answer {
    private final OWLAxiom sentence;
    private final Told told;
    private final Optional<Pair> pair;

    public Answer(OWLAxiom sentence, Told told) {
        this(sentence, told, Optional.empty());
    }

    public Answer(OWLAxiom sentence, Pair pair) {
        this(sentence, pair.told(), Optional.of(pair));
    }

    private Answer(OWLAxiom sentence, Told told, Optional<Pair> pair) {
        this.sentence = sentence;
        this.told = told;
        this.pair = pair;
    }

    /** The same of another sentence. */
    public Answer about(OWLAxiom another) {
        return new Answer(another, told, pair);
    }

    public OWLAxiom sentence() {
        return sentence;
    }

    public Told told() {
        return told;
    }

    /** The generalized truth value, under a logic that tells being defined from being told. */
    public Optional<Pair> pair() {
        return pair;
    }

    /** A generalized truth value, as far as it is settled: whether the sentence is verified, and whether refuted. */
    public static final class Pair {
        private final Optional<V3> verified;
        private final Optional<V3> refuted;

        Pair(Optional<V3> verified, Optional<V3> refuted) {
            this.verified = verified;
            this.refuted = refuted;
        }

        /** Empty where it is not settled. */
        public Optional<V3> verified() {
            return verified;
        }

        /** Empty where it is not settled. */
        public Optional<V3> refuted() {
            return refuted;
        }

        private Told told() {
            return Told.of(verified.equals(Optional.of(V3.T)), refuted.equals(Optional.of(V3.T)));
        }
    }
}
