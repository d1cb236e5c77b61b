package org.paradl.reason.module;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.translate.Tells;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** The names of an ontology, each kind in the order of its IRIs, without the built-in ones. Immutable. */
public final class Signature {
    /** As names of one kind compare by themselves, but several times faster. */
    public static final Comparator<OWLEntity> BY_IRI = Comparator.comparing(OWLEntity::getIRI);

    private final Set<OWLEntity> all = new HashSet<>();
    private final Set<OWLClass> classes = new TreeSet<>(BY_IRI);
    private final Set<OWLEntity> properties = new TreeSet<>();
    private final Set<OWLNamedIndividual> individuals = new TreeSet<>(BY_IRI);
    private final Tells tells;

    public Signature(Collection<OWLAxiom> axioms) {
        all.addAll(Entities.in(axioms));
        tells = Tells.in(axioms);
        all.removeIf(name -> name.isBuiltIn() || tells.has(name));
        for (OWLEntity name : all) {
            if (name.isOWLClass() && !Owl.isUnreadable(name)) {
                classes.add(name.asOWLClass());
            } else if (name.isOWLObjectProperty() || name.isOWLDataProperty()) {
                properties.add(name);
            } else if (name.isOWLNamedIndividual()) {
                individuals.add(name.asOWLNamedIndividual());
            }
        }
    }

    public Set<OWLEntity> all() {
        return Collections.unmodifiableSet(all);
    }

    /** The names that are none of the ontology's own, but speak of those in one channel. */
    public Tells tells() {
        return tells;
    }

    /** A declaration of each. */
    public Set<OWLAxiom> declarations() {
        OWLDataFactory factory = Owl.FACTORY;
        return all.stream().map(factory::getOWLDeclarationAxiom).collect(Collectors.toSet());
    }

    /** Whether the class is one of these, and so is shown. */
    public boolean has(OWLClass name) {
        return classes.contains(name);
    }

    /** Those that somebody named: not what stands for an expression that could not be read. */
    public Set<OWLClass> classes() {
        return Collections.unmodifiableSet(classes);
    }

    /** Object and data properties. */
    public Set<OWLEntity> properties() {
        return Collections.unmodifiableSet(properties);
    }

    /** Classes and properties. */
    public Set<OWLEntity> names() {
        var names = new TreeSet<>(properties);
        names.addAll(classes);
        return names;
    }

    public Set<OWLNamedIndividual> individuals() {
        return Collections.unmodifiableSet(individuals);
    }
}
