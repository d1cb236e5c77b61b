package org.paradl.reason.realize;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import org.paradl.engine.Parts;
import org.paradl.reason.theory.Solution;
import org.semanticweb.owlapi.model.*;

/**
 * The literals that individuals have by what they are, as of "every A has d 3": HermiT lists those alone that are
 * asserted. They are read off from inclusions of named classes and from assertions; of other axioms, where they demand
 * one, and of several classes with the same one, where somebody may be in one or the other, the engine says whom they
 * give it. What follows by other ways, as from two ranges that have one literal in common, is not among them.
 */
final class ImpliedLiterals {
    private final Solution solution;
    private final Function<OWLClass, Set<OWLNamedIndividual>> instances;
    private final Function<OWLNamedIndividual, Set<OWLNamedIndividual>> same;
    private final Map<OWLDataProperty, Map<OWLNamedIndividual, Set<OWLLiteral>>> found = new HashMap<>();
    /** By property, what has which literals: a class, or an individual. */
    private Map<OWLDataProperty, Map<OWLObject, Set<OWLLiteral>>> told;
    private Map<OWLDataProperty, Set<OWLDataProperty>> below;
    /** What is demanded by axioms that cannot be read off. */
    private final Set<OWLDataHasValue> demanded = new LinkedHashSet<>();
    /** That whoever has any value of a property has this one. */
    private final Set<OWLDataHasValue> only = new LinkedHashSet<>();
    private Map<OWLDataHasValue, Set<OWLNamedIndividual>> named;

    /**
     * @param instances of a class of the axioms
     * @param same those that an individual is, itself too
     */
    ImpliedLiterals(Solution solution, Function<OWLClass, Set<OWLNamedIndividual>> instances,
            Function<OWLNamedIndividual, Set<OWLNamedIndividual>> same) {
        this.solution = solution;
        this.instances = instances;
        this.same = same;
    }

    Set<OWLLiteral> of(OWLNamedIndividual subject, OWLDataProperty property) {
        read();
        return told.isEmpty() && demanded.isEmpty() ? Set.of()
            : found.computeIfAbsent(property, this::of).getOrDefault(subject, Set.of());
    }

    private Map<OWLNamedIndividual, Set<OWLLiteral>> of(OWLDataProperty property) {
        var all = new HashMap<OWLNamedIndividual, Set<OWLLiteral>>();
        for (OWLDataProperty next : allBelow(property)) {
            told.getOrDefault(next, Map.of()).forEach((holder, literals) -> holders(holder)
                .forEach(individual -> all.computeIfAbsent(individual, i -> new HashSet<>()).addAll(literals)));
            demanded.stream().filter(value -> value.getProperty().equals(next)).forEach(value -> named().get(value)
                .forEach(individual -> all.computeIfAbsent(individual, i -> new HashSet<>()).add(value.getFiller())));
        }
        return all;
    }

    /** With itself. */
    private Set<OWLDataProperty> allBelow(OWLDataProperty property) {
        var all = new LinkedHashSet<OWLDataProperty>();
        Deque<OWLDataProperty> frontier = new ArrayDeque<>(Set.of(property));
        while (!frontier.isEmpty()) {
            OWLDataProperty next = frontier.remove();
            if (all.add(next)) {
                frontier.addAll(below.getOrDefault(next, Set.of()));
            }
        }
        return all;
    }

    private Map<OWLDataHasValue, Set<OWLNamedIndividual>> named() {
        if (named == null) {
            named = NamedValues.holders(solution, demanded, only, this::allBelow);
        }
        return named;
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
        for (OWLAxiom axiom : solution.axioms()) {
            if (axiom instanceof OWLSubClassOfAxiom) {
                add(((OWLSubClassOfAxiom) axiom).getSubClass(), ((OWLSubClassOfAxiom) axiom).getSuperClass());
            } else if (axiom instanceof OWLEquivalentClassesAxiom) {
                List<OWLClassExpression> alike = ((OWLEquivalentClassesAxiom) axiom).getOperandsAsList();
                alike.forEach(one -> alike.stream().filter(other -> !other.equals(one))
                    .forEach(other -> add(one, other)));
            } else if (axiom instanceof OWLClassAssertionAxiom) {
                add(((OWLClassAssertionAxiom) axiom).getIndividual(),
                    ((OWLClassAssertionAxiom) axiom).getClassExpression());
            } else if (axiom instanceof OWLPropertyDomainAxiom) {
                leave(Stream.of(((OWLPropertyDomainAxiom<?>) axiom).getDomain()));
            } else if (axiom instanceof OWLObjectPropertyRangeAxiom) {
                leave(Stream.of(((OWLObjectPropertyRangeAxiom) axiom).getRange()));
            } else if (axiom instanceof OWLDataPropertyRangeAxiom) {
                var range = (OWLDataPropertyRangeAxiom) axiom;
                NamedValues.ofOne(range.getProperty(), range.getRange()).ifPresent(only::add);
            } else if (axiom instanceof SWRLRule) {
                ((SWRLRule) axiom).head().flatMap(atom -> NamedValues.concluded(atom).stream()).forEach(demanded::add);
            } else if (axiom instanceof OWLSubDataPropertyOfAxiom) {
                var inclusion = (OWLSubDataPropertyOfAxiom) axiom;
                addBelow(inclusion.getSubProperty(), inclusion.getSuperProperty());
            } else if (axiom instanceof OWLEquivalentDataPropertiesAxiom) {
                ((OWLEquivalentDataPropertiesAxiom) axiom).asSubDataPropertyOfAxioms()
                    .forEach(inclusion -> addBelow(inclusion.getSubProperty(), inclusion.getSuperProperty()));
            }
        }
        List.copyOf(only).forEach(value -> allBelow(value.getProperty().asOWLDataProperty())
            .forEach(property -> only.add(NamedValues.of(property, value.getFiller()))));
        demanded.addAll(only);
        Set<OWLDataHasValue> ofSeveral = ofSeveral();
        if (!ofSeveral.isEmpty() && solution.axioms().stream().anyMatch(ImpliedLiterals::leavesAChoice)) {
            demanded.addAll(ofSeveral);
        }
    }

    /** Those that several classes have, or a class and who is demanded to, of the same property in the end. */
    private Set<OWLDataHasValue> ofSeveral() {
        var ofSeveral = new LinkedHashSet<OWLDataHasValue>();
        var properties = new LinkedHashSet<>(told.keySet());
        properties.addAll(below.keySet());
        for (OWLDataProperty property : properties) {
            var holders = new LinkedHashMap<OWLLiteral, Set<OWLObject>>();
            var values = new LinkedHashMap<OWLLiteral, Set<OWLDataHasValue>>();
            for (OWLDataProperty lower : allBelow(property)) {
                told.getOrDefault(lower, Map.of()).forEach((holder, literals) -> literals.stream()
                    .filter(literal -> holder instanceof OWLClass).forEach(literal -> {
                        holders.computeIfAbsent(literal, l -> new HashSet<>()).add(holder);
                        values.computeIfAbsent(literal, l -> new LinkedHashSet<>())
                            .add(NamedValues.of(lower, literal));
                    }));
                demanded.stream().filter(value -> value.getProperty().equals(lower)).forEach(value ->
                    holders.computeIfAbsent(value.getFiller(), l -> new HashSet<>()).add(value));
            }
            holders.forEach((literal, all) -> {
                if (all.size() > 1) {
                    ofSeveral.add(NamedValues.of(property, literal));
                    ofSeveral.addAll(values.getOrDefault(literal, Set.of()));
                }
            });
        }
        return ofSeveral;
    }

    private static boolean leavesAChoice(OWLAxiom axiom) {
        return axiom instanceof OWLDisjointUnionAxiom || Parts.anyMatch(axiom, part ->
            part instanceof OWLObjectUnionOf || part instanceof OWLObjectComplementOf);
    }

    private void add(OWLObject holder, OWLClassExpression what) {
        boolean isNamed = holder instanceof OWLClass || holder instanceof OWLNamedIndividual;
        leave(what.conjunctSet().filter(part -> !isNamed || NamedValues.asHasValue(part).isEmpty()));
        if (isNamed) {
            what.conjunctSet().flatMap(part -> NamedValues.asHasValue(part).stream())
                .forEach(value -> told.computeIfAbsent(value.getProperty().asOWLDataProperty(), p -> new HashMap<>())
                    .computeIfAbsent(holder, h -> new HashSet<>()).add(value.getFiller()));
        }
    }

    /** To the engine. */
    private void leave(Stream<OWLClassExpression> parts) {
        parts.forEach(part -> demanded.addAll(NamedValues.demanded(part)));
    }

    private void addBelow(OWLDataPropertyExpression lower, OWLDataPropertyExpression upper) {
        below.computeIfAbsent(upper.asOWLDataProperty(), p -> new HashSet<>()).add(lower.asOWLDataProperty());
    }
}
