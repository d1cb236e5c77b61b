package org.paradl.translate;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the classes and properties that occur negatively: on the left of an inclusion, as the property of an
 * {@code only} on its right, or anywhere in what is not made of conjunctions, disjunctions and restrictions. Of every
 * other an axiom that holds still holds if all there is is in it.
 */
final class NegativeNames {
    private final Set<OWLEntity> found = new HashSet<>();

    private NegativeNames() {
    }

    static Set<OWLEntity> in(Collection<OWLAxiom> axioms) {
        var names = new NegativeNames();
        axioms.forEach(names::look);
        return names.found;
    }

    private void look(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            found.addAll(Entities.in(((OWLSubClassOfAxiom) axiom).getSubClass()));
            right(((OWLSubClassOfAxiom) axiom).getSuperClass());
        } else if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            found.addAll(Entities.in(((OWLSubObjectPropertyOfAxiom) axiom).getSubProperty()));
        } else if (axiom instanceof OWLClassAssertionAxiom) {
            right(((OWLClassAssertionAxiom) axiom).getClassExpression());
        } else if (!(axiom instanceof OWLObjectPropertyAssertionAxiom)) {
            found.addAll(Entities.in(axiom));
        }
    }

    private void right(OWLClassExpression c) {
        if (c instanceof OWLNaryBooleanClassExpression) {
            ((OWLNaryBooleanClassExpression) c).operands().forEach(this::right);
        } else if (c instanceof OWLObjectSomeValuesFrom) {
            right(((OWLObjectSomeValuesFrom) c).getFiller());
        } else if (c instanceof OWLObjectAllValuesFrom) {
            found.addAll(Entities.in(((OWLObjectAllValuesFrom) c).getProperty()));
            right(((OWLObjectAllValuesFrom) c).getFiller());
        } else if (c.isAnonymous()) {
            found.addAll(Entities.in(c));
        }
    }
}
