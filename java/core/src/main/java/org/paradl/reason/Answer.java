package org.paradl.reason;

import org.semanticweb.owlapi.model.OWLAxiom;

/** What is told of a sentence. Immutable. */
public final class Answer {
    private final OWLAxiom sentence;
    private final Told told;

    Answer(OWLAxiom sentence, Told told) {
        this.sentence = sentence;
        this.told = told;
    }

    public OWLAxiom sentence() {
        return sentence;
    }

    public Told told() {
        return told;
    }
}
