package org.paradl.reason.theory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.translate.Build;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectPropertyAssertionAxiom;

/**
 * Classical axioms that are asked about: those without a witness, and what some individual must be to be a witness, of
 * each of those that there are.
 */
public final class Witnessed {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final List<OWLAxiom> axioms = new ArrayList<>();
    private final Map<OWLIndividual, Set<OWLClassExpression>> ofWitness = new LinkedHashMap<>();

    public Witnessed(Collection<OWLAxiom> reading) {
        for (OWLAxiom axiom : reading) {
            Optional<OWLNamedIndividual> witness = axiom.individualsInSignature().filter(Vocabulary::isWitness)
                .findFirst();
            witness.ifPresentOrElse(
                some -> ofWitness.computeIfAbsent(some, k -> new LinkedHashSet<>()).add(rolledUp(axiom)),
                () -> axioms.add(axiom));
        }
    }

    public List<OWLAxiom> axioms() {
        return Collections.unmodifiableList(axioms);
    }

    /** What has to have an instance, no matter which, and no matter whether it is the same for all. */
    public Collection<OWLClassExpression> witnesses() {
        return ofWitness.values().stream().map(new Build(FACTORY)::and).collect(Collectors.toSet());
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
