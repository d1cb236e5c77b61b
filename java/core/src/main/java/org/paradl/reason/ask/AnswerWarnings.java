package org.paradl.reason.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.paradl.reason.theory.Solution;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** What whoever gets an answer has to know beside it. */
public final class AnswerWarnings {
    private AnswerWarnings() {
    }

    /** @param guarded whether the logic lets what is in conflict have instances */
    public static List<String> of(Answer answer, Solution solution, boolean guarded) {
        List<String> warnings = new ArrayList<>();
        if (answer.told() != Told.B && new Asker(solution).takesInPart(answer.sentence())) {
            warnings.add("an answer may be missing, as " + solution.complete().engine().name()
                + " takes this question only in part: " + answer.sentence());
        }
        if (guarded && !answer.told().isTrue()) {
            asksForNone(answer.sentence(), solution).ifPresent(name -> warnings.add(name.getIRI().toQuotedString()
                + " is not told to be in owl:Nothing, as what is in conflict may have instances: where paradl check"
                + " finds it in conflict about a class C, ask whether it is a subclass of C and not C"));
        }
        return warnings;
    }

    /** The class that a sentence says is unsatisfiable, where a conflict may be why it is not told so. */
    private static Optional<OWLClass> asksForNone(OWLAxiom sentence, Solution solution) {
        return Optional.of(sentence).filter(OWLSubClassOfAxiom.class::isInstance).map(OWLSubClassOfAxiom.class::cast)
            .filter(asked -> asked.getSuperClass().isOWLNothing() && asked.getSubClass().isNamed())
            .map(asked -> asked.getSubClass().asOWLClass()).filter(solution.split()::splits);
    }
}
