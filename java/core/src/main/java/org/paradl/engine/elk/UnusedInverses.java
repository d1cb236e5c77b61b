package org.paradl.engine.elk;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;

/**
 * Inverses of which nothing else is said: 'part of' InverseOf 'has part', where no class speaks of 'has part'. In
 * whatever model the other axioms have, 'has part' can be 'part of' the other way round, so nothing follows of classes
 * from the axiom.
 */
final class UnusedInverses {
    private final Map<OWLObjectProperty, Long> uses;
    private final Set<OWLObjectPropertyExpression> transitive;

    private UnusedInverses(Collection<? extends OWLAxiom> axioms) {
        uses = axioms.stream().filter(OWLAxiom::isLogicalAxiom)
            .filter(axiom -> !axiom.isOfType(AxiomType.TRANSITIVE_OBJECT_PROPERTY))
            .flatMap(OWLAxiom::objectPropertiesInSignature)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        transitive = axioms.stream().filter(axiom -> axiom.isOfType(AxiomType.TRANSITIVE_OBJECT_PROPERTY))
            .map(axiom -> ((OWLTransitiveObjectPropertyAxiom) axiom).getProperty()).collect(Collectors.toSet());
    }

    /** The axioms, without those from which nothing follows of classes. */
    static <A extends OWLAxiom> Collection<A> without(Collection<A> axioms) {
        if (axioms.stream().noneMatch(axiom -> axiom.isOfType(AxiomType.INVERSE_OBJECT_PROPERTIES))) {
            return axioms;
        }
        var inverses = new UnusedInverses(axioms);
        return axioms.stream().filter(axiom -> !inverses.include(axiom)).collect(Collectors.toSet());
    }

    private boolean include(OWLAxiom axiom) {
        if (!axiom.isOfType(AxiomType.INVERSE_OBJECT_PROPERTIES)) {
            return false;
        }
        OWLObjectPropertyExpression first = ((OWLInverseObjectPropertiesAxiom) axiom).getFirstProperty();
        OWLObjectPropertyExpression second = ((OWLInverseObjectPropertiesAxiom) axiom).getSecondProperty();
        return first.isNamed() && second.isNamed() && !first.equals(second)
            && (isUnused(first.asOWLObjectProperty(), second) || isUnused(second.asOWLObjectProperty(), first));
    }

    private boolean isUnused(OWLObjectProperty property, OWLObjectPropertyExpression inverse) {
        return !property.isBuiltIn() && uses.get(property) == 1
            && (!transitive.contains(property) || transitive.contains(inverse));
    }
}
