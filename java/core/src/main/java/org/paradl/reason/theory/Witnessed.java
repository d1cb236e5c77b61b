package org.paradl.reason.theory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

import org.paradl.Owl;
import org.paradl.translate.Build;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLObjectPropertyAssertionAxiom;

/**
 * Classical axioms that are asked about: those without a witness, and what some individual must be to be the witness.
 */
public final class Witnessed {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final List<OWLAxiom> axioms = new ArrayList<>();
    private final Collection<OWLClassExpression> ofWitness = new HashSet<>();

    public Witnessed(Collection<OWLAxiom> reading) {
        for (OWLAxiom axiom : reading) {
            if (axiom.getIndividualsInSignature().stream().anyMatch(Vocabulary::isWitness)) {
                ofWitness.add(rolledUp(axiom));
            } else {
                axioms.add(axiom);
            }
        }
    }

    public List<OWLAxiom> axioms() {
        return Collections.unmodifiableList(axioms);
    }

    /** What has to have an instance, no matter which. */
    public Optional<OWLClassExpression> witness() {
        return ofWitness.isEmpty() ? Optional.empty() : Optional.of(new Build(FACTORY).and(ofWitness));
    }

    /** What the axiom says of the witness, as a class that it is in. */
    private static OWLClassExpression rolledUp(OWLAxiom axiom) {
        if (axiom instanceof OWLClassAssertionAxiom) {
            return ((OWLClassAssertionAxiom) axiom).getClassExpression();
        }
        var fact = (OWLObjectPropertyAssertionAxiom) axiom;
        if (!Vocabulary.isWitness(fact.getSubject())) {
            return FACTORY.getOWLObjectHasValue(fact.getProperty().getInverseProperty(), fact.getSubject());
        }
        return Vocabulary.isWitness(fact.getObject()) ? FACTORY.getOWLObjectHasSelf(fact.getProperty())
            : FACTORY.getOWLObjectHasValue(fact.getProperty(), fact.getObject());
    }
}
