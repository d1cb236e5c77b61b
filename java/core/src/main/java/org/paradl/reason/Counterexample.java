package org.paradl.reason;

import java.util.List;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** What something has to be for a sentence to be false that speaks of all. */
final class Counterexample {
    private final OWLClassExpression subject;
    private final OWLClassExpression denial;

    private Counterexample(OWLClassExpression subject, OWLClassExpression denial) {
        this.subject = subject;
        this.denial = denial;
    }

    /** What the sentence speaks of. */
    OWLClassExpression subject() {
        return subject;
    }

    /** What denies what it claims of that. */
    OWLClassExpression denial() {
        return denial;
    }

    /** Those of which any will do; none where OWL has no word for them. */
    static List<Counterexample> to(OWLAxiom sentence) {
        if (sentence instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) sentence;
            return List.of(without(inclusion.getSubClass(), inclusion.getSuperClass()));
        }
        if (sentence instanceof OWLEquivalentClassesAxiom) {
            List<OWLClassExpression> both = ((OWLEquivalentClassesAxiom) sentence).getOperandsAsList();
            return List.of(without(both.get(0), both.get(1)), without(both.get(1), both.get(0)));
        }
        if (sentence instanceof OWLDisjointClassesAxiom) {
            List<OWLClassExpression> both = ((OWLDisjointClassesAxiom) sentence).getOperandsAsList();
            return List.of(new Counterexample(both.get(0), both.get(1)), new Counterexample(both.get(1), both.get(0)));
        }
        return List.of();
    }

    private static Counterexample without(OWLClassExpression c, OWLClassExpression d) {
        return new Counterexample(c, Owl.FACTORY.getOWLObjectComplementOf(d));
    }
}
