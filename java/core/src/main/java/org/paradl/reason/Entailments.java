package org.paradl.reason;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.paradl.engine.Engine;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.*;

/** What follows from a solution's theory, over an engine that is complete for entailment. */
final class Entailments {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    private final Solution solution;

    Entailments(Solution solution) {
        this.solution = solution;
    }

    /** Whether the classical axioms follow; a witness in them is some individual, no matter which. */
    boolean follow(Collection<OWLAxiom> axioms) {
        var asserted = new ArrayList<OWLAxiom>();
        var ofWitness = new ArrayList<OWLClassExpression>();
        for (OWLAxiom axiom : axioms) {
            if (axiom.getIndividualsInSignature().stream().anyMatch(Vocabulary::isWitness)) {
                ofWitness.add(rolledUp(axiom));
            } else {
                asserted.add(axiom);
            }
        }
        return areEntailed(asserted)
            && (ofWitness.isEmpty() || isInhabited(FACTORY.getOWLObjectIntersectionOf(new HashSet<>(ofWitness))));
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

    private boolean areEntailed(List<OWLAxiom> axioms) {
        Theory theory = solution.theory();
        if (theory.engine().isThorough() && theory.engine().covers(axioms)) {
            return theory.entails(axioms);
        }
        try (Theory complete = complete(Set.of())) {
            return complete.entails(axioms);
        }
    }

    /** Whether the classical class has an instance in every model: without instances there would be none. */
    boolean isInhabited(OWLClassExpression c) {
        try (Theory empty = complete(Set.of(FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing())))) {
            return !empty.isConsistent();
        }
    }

    /** The theory and some more. */
    private Theory complete(Set<OWLAxiom> more) {
        var axioms = new HashSet<>(solution.translation().axioms());
        axioms.addAll(more);
        Engine engine = solution.theory().engine();
        return new Theory(axioms, engine.isThorough() ? engine : engine.forFew(), solution.theory().progress());
    }
}
