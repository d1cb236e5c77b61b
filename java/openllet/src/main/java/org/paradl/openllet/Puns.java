package org.paradl.openllet;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Object and data properties with one IRI, which OWL 2 DL forbids. Openllet takes them for one of the two, so that what
 * is told of the other is left out or, where there is a range, contradicts every value.
 */
final class Puns {

    private Puns() {
    }

    /** The axioms with such a property. */
    static Set<OWLAxiom> of(Collection<? extends OWLAxiom> axioms) {
        Set<IRI> both = named(axioms, OWLEntity::isOWLDataProperty);
        both.retainAll(named(axioms, OWLEntity::isOWLObjectProperty));
        Predicate<OWLEntity> isOne = name -> both.contains(name.getIRI())
            && (name.isOWLDataProperty() || name.isOWLObjectProperty());
        return both.isEmpty() ? Set.of() : axioms.stream().filter(OWLAxiom::isLogicalAxiom)
            .filter(axiom -> Entities.in(axiom).stream().anyMatch(isOne))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<IRI> named(Collection<? extends OWLAxiom> axioms, Predicate<OWLEntity> kind) {
        var iris = new HashSet<IRI>();
        axioms.forEach(axiom -> Entities.in(axiom).stream().filter(kind).forEach(name -> iris.add(name.getIRI())));
        return iris;
    }
}
