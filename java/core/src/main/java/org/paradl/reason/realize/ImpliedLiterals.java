package org.paradl.reason.realize;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/**
 * The literals that individuals have by what they are, as of "every A has d 3": HermiT lists those alone that are
 * asserted. Read off from inclusions of named classes and from assertions, so what follows by other ways is not among
 * them.
 */
final class ImpliedLiterals {
    private final Collection<? extends OWLAxiom> axioms;
    private final Function<OWLClass, Set<OWLNamedIndividual>> instances;
    private final Function<OWLNamedIndividual, Set<OWLNamedIndividual>> same;
    private final Map<OWLDataProperty, Map<OWLNamedIndividual, Set<OWLLiteral>>> found = new HashMap<>();
    /** By property, what has which literals: a class, or an individual. */
    private Map<OWLDataProperty, Map<OWLObject, Set<OWLLiteral>>> told;
    private Map<OWLDataProperty, Set<OWLDataProperty>> below;

    /**
     * @param instances of a class of the axioms
     * @param same those that an individual is, itself too
     */
    ImpliedLiterals(Collection<? extends OWLAxiom> axioms, Function<OWLClass, Set<OWLNamedIndividual>> instances,
            Function<OWLNamedIndividual, Set<OWLNamedIndividual>> same) {
        this.axioms = axioms;
        this.instances = instances;
        this.same = same;
    }

    Set<OWLLiteral> of(OWLNamedIndividual subject, OWLDataProperty property) {
        read();
        return told.isEmpty() ? Set.of()
            : found.computeIfAbsent(property, this::of).getOrDefault(subject, Set.of());
    }

    private Map<OWLNamedIndividual, Set<OWLLiteral>> of(OWLDataProperty property) {
        var all = new HashMap<OWLNamedIndividual, Set<OWLLiteral>>();
        var seen = new HashSet<OWLDataProperty>();
        Deque<OWLDataProperty> frontier = new ArrayDeque<>(Set.of(property));
        while (!frontier.isEmpty()) {
            OWLDataProperty next = frontier.remove();
            if (seen.add(next)) {
                frontier.addAll(below.getOrDefault(next, Set.of()));
                told.getOrDefault(next, Map.of()).forEach((holder, literals) -> holders(holder)
                    .forEach(individual -> all.computeIfAbsent(individual, i -> new HashSet<>()).addAll(literals)));
            }
        }
        return all;
    }

    private Set<OWLNamedIndividual> holders(OWLObject holder) {
        return holder instanceof OWLClass
            ? instances.apply((OWLClass) holder)
            : same.apply((OWLNamedIndividual) holder);
    }

    private void read() {
        if (told != null) {
            return;
        }
        told = new HashMap<>();
        below = new HashMap<>();
        for (OWLAxiom axiom : axioms) {
            if (axiom instanceof OWLSubClassOfAxiom) {
                add(((OWLSubClassOfAxiom) axiom).getSubClass(), ((OWLSubClassOfAxiom) axiom).getSuperClass());
            } else if (axiom instanceof OWLEquivalentClassesAxiom) {
                List<OWLClassExpression> alike = ((OWLEquivalentClassesAxiom) axiom).getOperandsAsList();
                alike.forEach(one -> alike.forEach(other -> add(one, other)));
            } else if (axiom instanceof OWLClassAssertionAxiom) {
                add(((OWLClassAssertionAxiom) axiom).getIndividual(),
                    ((OWLClassAssertionAxiom) axiom).getClassExpression());
            } else if (axiom instanceof OWLSubDataPropertyOfAxiom) {
                var inclusion = (OWLSubDataPropertyOfAxiom) axiom;
                addBelow(inclusion.getSubProperty(), inclusion.getSuperProperty());
            } else if (axiom instanceof OWLEquivalentDataPropertiesAxiom) {
                ((OWLEquivalentDataPropertiesAxiom) axiom).asSubDataPropertyOfAxioms()
                    .forEach(inclusion -> addBelow(inclusion.getSubProperty(), inclusion.getSuperProperty()));
            }
        }
    }

    private void add(OWLObject holder, OWLClassExpression what) {
        if (!(holder instanceof OWLClass) && !(holder instanceof OWLNamedIndividual)) {
            return;
        }
        what.conjunctSet().map(ImpliedLiterals::asHasValue).filter(OWLDataHasValue.class::isInstance)
            .map(OWLDataHasValue.class::cast)
            .forEach(value -> told.computeIfAbsent(value.getProperty().asOWLDataProperty(), p -> new HashMap<>())
                .computeIfAbsent(holder, h -> new HashSet<>()).add(value.getFiller()));
    }

    /** The same, where some value is to be among one. */
    private static OWLClassExpression asHasValue(OWLClassExpression what) {
        if (!(what instanceof OWLDataSomeValuesFrom)
            || !(((OWLDataSomeValuesFrom) what).getFiller() instanceof OWLDataOneOf)) {
            return what;
        }
        var some = (OWLDataSomeValuesFrom) what;
        List<OWLLiteral> values = ((OWLDataOneOf) some.getFiller()).values().collect(Collectors.toList());
        return values.size() == 1 ? Owl.FACTORY.getOWLDataHasValue(some.getProperty(), values.get(0)) : what;
    }

    private void addBelow(OWLDataPropertyExpression lower, OWLDataPropertyExpression upper) {
        below.computeIfAbsent(upper.asOWLDataProperty(), p -> new HashSet<>()).add(lower.asOWLDataProperty());
    }
}
