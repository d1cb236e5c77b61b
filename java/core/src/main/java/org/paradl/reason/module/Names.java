package org.paradl.reason.module;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.Parts;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** The names in axioms of the source, and those that individuals without one have for engines. */
public final class Names {

    private Names() {
    }

    /** All names in the axiom. */
    public static Set<OWLEntity> in(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        if (Relevance.isABox(axiom)) {
            nameless(Set.of(axiom)).forEach(names::add);
        }
        return names;
    }

    /** The individuals in the axioms, in order. */
    public static Set<OWLNamedIndividual> ofIndividuals(Collection<OWLAxiom> axioms) {
        return Stream.concat(Entities.in(axioms).stream().filter(OWLEntity::isOWLNamedIndividual)
            .map(OWLEntity::asOWLNamedIndividual), nameless(axioms)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The individuals of which facts are told without a name. */
    public static Stream<OWLNamedIndividual> nameless(Collection<OWLAxiom> axioms) {
        return Parts.ofKind(axioms.stream().filter(Relevance::isABox), OWLAnonymousIndividual.class).stream()
            .map(individual -> Owl.FACTORY.getOWLNamedIndividual(Vocabulary.of(individual)));
    }
}
