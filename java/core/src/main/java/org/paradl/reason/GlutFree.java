package org.paradl.reason;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

import org.paradl.table.Table;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.*;

/**
 * That nothing is told both ways, as axioms. Where an ontology has no model with them, something must be a glut though
 * nothing in particular must: a is A or B, and is told to be neither.
 */
final class GlutFree {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    private final Translator translator;

    GlutFree(Translator translator) {
        this.translator = translator;
    }

    Set<OWLAxiom> axioms(Translation translation) {
        var axioms = new LinkedHashSet<OWLAxiom>();
        axioms.add(FACTORY.getOWLSubClassOfAxiom(ClassClash.ABSURD, FACTORY.getOWLNothing()));
        for (OWLAxiom axiom : translation.axioms()) {
            axiom.getClassesInSignature().forEach(c -> translator.names().side(c).ifPresent(side ->
                axioms.add(FACTORY.getOWLDisjointClassesAxiom(c, (OWLClass) side.name()))));
            refuted(axiom).ifPresent(axioms::add);
        }
        return axioms;
    }

    /** What a fact of a told-false property denies. (That its two sides are disjoint could not be said of every property.) */
    private Optional<OWLAxiom> refuted(OWLAxiom axiom) {
        if (axiom instanceof OWLObjectPropertyAssertionAxiom) {
            var fact = (OWLObjectPropertyAssertionAxiom) axiom;
            return translator.names().side(fact.getProperty().getNamedProperty())
                .filter(side -> isFalse(side.channel().symbol()))
                .map(side -> FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(
                    inverted(fact.getProperty(), (OWLObjectProperty) side.name()), fact.getSubject(), fact.getObject()));
        }
        if (axiom instanceof OWLDataPropertyAssertionAxiom) {
            var fact = (OWLDataPropertyAssertionAxiom) axiom;
            return translator.names().side(fact.getProperty().asOWLDataProperty())
                .filter(side -> isFalse(side.channel().symbol()))
                .map(side -> FACTORY.getOWLNegativeDataPropertyAssertionAxiom(
                    (OWLDataProperty) side.name(), fact.getSubject(), fact.getObject()));
        }
        return Optional.empty();
    }

    private static OWLObjectPropertyExpression inverted(OWLObjectPropertyExpression like, OWLObjectProperty name) {
        return like.isAnonymous() ? name.getInverseProperty() : name;
    }

    private boolean isFalse(String channel) {
        Table table = translator.table();
        return channel.equals(table.falseChannel());
    }
}
