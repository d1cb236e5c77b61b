package org.paradl.reason.conflict;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.reason.classify.ClassClash;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.*;

/**
 * That nothing is told both ways, as axioms. Where an ontology has no model with them, something must be a glut though
 * nothing in particular must: a is A or B, and is told to be neither.
 */
public final class GlutFree {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Translator translator;

    public GlutFree(Translator translator) {
        this.translator = translator;
    }

    public Set<OWLAxiom> axioms(Translation translation) {
        var axioms = new LinkedHashSet<OWLAxiom>();
        axioms.add(FACTORY.getOWLSubClassOfAxiom(ClassClash.ABSURD, FACTORY.getOWLNothing()));
        for (OWLAxiom axiom : translation.axioms()) {
            axiom.getClassesInSignature().forEach(c -> translator.refutedName(c).ifPresent(name ->
                axioms.add(FACTORY.getOWLDisjointClassesAxiom(c, name))));
            axiom.getDataPropertiesInSignature().forEach(p -> translator.refutedName(p).ifPresent(name ->
                axioms.add(FACTORY.getOWLDisjointDataPropertiesAxiom(p, name))));
            simple(axiom).forEach(p -> translator.refutedName(p).ifPresent(name ->
                axioms.add(FACTORY.getOWLDisjointObjectPropertiesAxiom(p, name))));
            denied(axiom).ifPresent(axioms::add);
        }
        return axioms;
    }

    /**
     * The told-false properties that the axiom puts above a told-true one, or makes reflexive. Only disjoint,
     * asymmetric and irreflexive properties come to that: OWL 2 DL has them simple, so that they may be disjoint.
     */
    private Set<OWLObjectProperty> simple(OWLAxiom axiom) {
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            var inclusion = (OWLSubObjectPropertyOfAxiom) axiom;
            boolean refutes = translator.refutedName(inclusion.getSubProperty().getNamedProperty()).isPresent();
            return refutes ? Set.of() : Set.of(inclusion.getSuperProperty().getNamedProperty());
        }
        return axiom.getNestedClassExpressions().stream().filter(OWLObjectHasSelf.class::isInstance)
            .map(self -> ((OWLObjectHasSelf) self).getProperty().getNamedProperty()).collect(Collectors.toSet());
    }

    /** What a fact of a told-false property denies, be the property simple or not. */
    private Optional<OWLAxiom> denied(OWLAxiom axiom) {
        if (!(axiom instanceof OWLObjectPropertyAssertionAxiom)) {
            return Optional.empty();
        }
        var fact = (OWLObjectPropertyAssertionAxiom) axiom;
        return translator.refutedName(fact.getProperty().getNamedProperty()).map(name ->
            FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(inverted(fact.getProperty(), name), fact.getSubject(),
                fact.getObject()));
    }

    private static OWLObjectPropertyExpression inverted(OWLObjectPropertyExpression like, OWLObjectProperty name) {
        return like.isAnonymous() ? name.getInverseProperty() : name;
    }
}
