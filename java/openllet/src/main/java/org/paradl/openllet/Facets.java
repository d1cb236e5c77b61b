package org.paradl.openllet;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

import openllet.owlapi.PelletReasoner;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.BufferingMode;

/** Restricted datatypes that Openllet fails over, as with a facet that is none of theirs; each is tried once. */
final class Facets {
    private static final Map<OWLDatatypeRestriction, Boolean> FAILS = Collections.synchronizedMap(new WeakHashMap<>());

    private Facets() {
    }

    /** The axioms in which there is one. */
    static Set<OWLAxiom> failing(Collection<? extends OWLAxiom> axioms) {
        var failing = new HashSet<OWLDatatypeRestriction>();
        axioms.forEach(axiom -> Parts.forEach(axiom, part -> {
            if (part instanceof OWLDatatypeRestriction
                && FAILS.computeIfAbsent((OWLDatatypeRestriction) part, Facets::fails)) {
                failing.add((OWLDatatypeRestriction) part);
            }
        }));
        return failing.isEmpty() ? Set.of() : axioms.stream().filter(axiom -> Parts.anyMatch(axiom, failing::contains))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** @return whether Openllet throws, of which it has a different exception for each */
    private static boolean fails(OWLDatatypeRestriction restriction) {
        OWLOntology one = Owl.ontology(Set.of(Owl.FACTORY.getOWLClassAssertionAxiom(
            Owl.FACTORY.getOWLDataSomeValuesFrom(Owl.FACTORY.getOWLDataProperty(IRI.create("urn:paradl:p")),
                restriction), Owl.FACTORY.getOWLNamedIndividual(IRI.create("urn:paradl:a")))));
        try {
            new PelletReasoner(one, BufferingMode.NON_BUFFERING).isConsistent();
            return false;
        } catch (RuntimeException failure) {
            return true;
        }
    }
}
