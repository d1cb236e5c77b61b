package org.paradl.reason.justify;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.reason.ask.Answer;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Why a sentence is told true, and why it is told false: for each side minimal sets of source axioms. Immutable. */
public final class Explanation {
    private final Answer answer;
    private final List<Set<OWLAxiom>> toldTrue;
    private final List<Set<OWLAxiom>> toldFalse;

    Explanation(Answer answer, List<Set<OWLAxiom>> toldTrue, List<Set<OWLAxiom>> toldFalse) {
        this.answer = answer;
        this.toldTrue = List.copyOf(toldTrue);
        this.toldFalse = List.copyOf(toldFalse);
    }

    /** What is told of the sentence. */
    public Answer answer() {
        return answer;
    }

    /** The justifications of its being told true; the empty set alone where it follows from nothing at all. */
    public List<Set<OWLAxiom>> toldTrue() {
        return toldTrue;
    }

    /** The justifications of its being told false. */
    public List<Set<OWLAxiom>> toldFalse() {
        return toldFalse;
    }

    /** The source axioms that the justifications name. */
    public Set<OWLAxiom> cited() {
        return Stream.concat(toldTrue.stream(), toldFalse.stream()).flatMap(Set::stream).collect(Collectors.toSet());
    }
}
