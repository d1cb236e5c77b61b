package org.paradl.door;

import java.util.LinkedHashSet;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.reason.Reasoning;
import org.paradl.reason.classify.PropertyHierarchy;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.realize.Realization;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.*;

/** Inferred axioms, to be written as an ontology; those that are told both ways are annotated with the value B. */
final class Inferences {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final Set<OWLAnnotation> BOTH = Set.of(FACTORY.getOWLAnnotation(
        FACTORY.getOWLAnnotationProperty(IRI.create(Vocabulary.NAMESPACE, "value")), FACTORY.getOWLLiteral("B")));

    private Inferences() {
    }

    /** The class hierarchy: direct subsumptions and equivalences; a conflicting class is annotated. */
    static Set<OWLAxiom> of(Reasoning reasoning) {
        Taxonomy taxonomy = reasoning.taxonomy();
        var axioms = new LinkedHashSet<OWLAxiom>();
        for (OWLClass node : taxonomy.nodes()) {
            axioms.add(FACTORY.getOWLDeclarationAxiom(node));
            taxonomy.parents(node).forEach(parent -> axioms.add(FACTORY.getOWLSubClassOfAxiom(node, parent)));
            taxonomy.equivalents(node).forEach(c -> axioms.add(FACTORY.getOWLEquivalentClassesAxiom(node, c)));
        }
        reasoning.conflicting().forEach(c -> BOTH.forEach(both ->
            axioms.add(FACTORY.getOWLAnnotationAssertionAxiom(c.getIRI(), both))));
        return axioms;
    }

    /** The hierarchy of the properties, likewise. */
    static Set<OWLAxiom> of(PropertyHierarchy hierarchy) {
        var axioms = new LinkedHashSet<OWLAxiom>();
        for (OWLEntity node : hierarchy.properties()) {
            axioms.add(FACTORY.getOWLDeclarationAxiom(node));
            hierarchy.parents(node).forEach(parent -> axioms.add(subProperty(node, parent)));
            hierarchy.equivalents(node).forEach(other -> axioms.add(sameProperty(node, other)));
        }
        return axioms;
    }

    private static OWLAxiom subProperty(OWLEntity node, OWLEntity parent) {
        return node.isOWLObjectProperty()
            ? FACTORY.getOWLSubObjectPropertyOfAxiom(node.asOWLObjectProperty(), parent.asOWLObjectProperty())
            : FACTORY.getOWLSubDataPropertyOfAxiom(node.asOWLDataProperty(), parent.asOWLDataProperty());
    }

    private static OWLAxiom sameProperty(OWLEntity node, OWLEntity other) {
        return node.isOWLObjectProperty()
            ? FACTORY.getOWLEquivalentObjectPropertiesAxiom(node.asOWLObjectProperty(), other.asOWLObjectProperty())
            : FACTORY.getOWLEquivalentDataPropertiesAxiom(node.asOWLDataProperty(), other.asOWLDataProperty());
    }

    /** Direct types and property values; what is told false is written as a negative assertion. */
    static Set<OWLAxiom> of(Realization realization) {
        var axioms = new LinkedHashSet<OWLAxiom>();
        for (Realization.Individual individual : realization.individuals()) {
            axioms.add(FACTORY.getOWLDeclarationAxiom(individual.name()));
            individual.types().stream().filter(Realization.Type::direct)
                .forEach(type -> addType(individual.name(), type, axioms));
            individual.values().forEach(value -> addValue(individual.name(), value, axioms));
        }
        return axioms;
    }

    private static void addType(OWLNamedIndividual name, Realization.Type type, Set<OWLAxiom> axioms) {
        Set<OWLAnnotation> both = type.told().isTrue() && type.told().isFalse() ? BOTH : Set.of();
        if (type.told().isTrue()) {
            axioms.add(FACTORY.getOWLClassAssertionAxiom(type.type(), name, both));
        }
        if (type.told().isFalse()) {
            axioms.add(FACTORY.getOWLClassAssertionAxiom(FACTORY.getOWLObjectComplementOf(type.type()), name, both));
        }
    }

    private static void addValue(OWLNamedIndividual name, Realization.Value value, Set<OWLAxiom> axioms) {
        Set<OWLAnnotation> both = value.told().isTrue() && value.told().isFalse() ? BOTH : Set.of();
        boolean isObject = value.property().isOWLObjectProperty();
        if (value.told().isTrue()) {
            axioms.add(isObject
                ? FACTORY.getOWLObjectPropertyAssertionAxiom(value.property().asOWLObjectProperty(), name,
                    (OWLIndividual) value.object(), both)
                : FACTORY.getOWLDataPropertyAssertionAxiom(value.property().asOWLDataProperty(), name,
                    (OWLLiteral) value.object(), both));
        }
        if (value.told().isFalse()) {
            axioms.add(isObject
                ? FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(value.property().asOWLObjectProperty(), name,
                    (OWLIndividual) value.object(), both)
                : FACTORY.getOWLNegativeDataPropertyAssertionAxiom(value.property().asOWLDataProperty(), name,
                    (OWLLiteral) value.object(), both));
        }
    }
}
