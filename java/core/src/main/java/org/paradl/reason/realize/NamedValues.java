package org.paradl.reason.realize;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.*;

/**
 * Who has a literal by axioms of which an engine alone can tell whom they give it, as that of a property's domain. In a
 * theory of its own each {@code d value 3} has a fresh name in all axioms, and whoever is in it has the value.
 */
final class NamedValues {

    private NamedValues() {
    }

    /** That an individual must have some value, where that is one alone. */
    static Optional<OWLDataHasValue> asHasValue(OWLClassExpression what) {
        if (what instanceof OWLDataHasValue) {
            return Optional.of((OWLDataHasValue) what);
        }
        return what instanceof OWLDataSomeValuesFrom ? ofOne((OWLDataSomeValuesFrom) what) : Optional.empty();
    }

    private static Optional<OWLDataHasValue> ofOne(OWLDataSomeValuesFrom some) {
        Set<OWLLiteral> values = some.getFiller() instanceof OWLDataOneOf
            ? ((OWLDataOneOf) some.getFiller()).values().collect(Collectors.toSet()) : Set.of();
        return values.size() == 1
            ? Optional.of(Owl.FACTORY.getOWLDataHasValue(some.getProperty(), values.iterator().next()))
            : Optional.empty();
    }

    private static Set<OWLDataHasValue> values(OWLAxiom axiom) {
        return Parts.ofKind(Stream.of(axiom), OWLClassExpression.class).stream()
            .flatMap(part -> asHasValue(part).stream()).collect(Collectors.toSet());
    }

    /** Those that are demanded somewhere in it, and not just denied. */
    static Set<OWLDataHasValue> demanded(OWLClassExpression what) {
        Set<OWLClassExpression> parts = Parts.ofKind(Stream.of(what.getNNF()), OWLClassExpression.class);
        Set<OWLClassExpression> denied = parts.stream().filter(OWLObjectComplementOf.class::isInstance)
            .map(part -> ((OWLObjectComplementOf) part).getOperand()).collect(Collectors.toSet());
        return parts.stream().filter(part -> !denied.contains(part)).flatMap(part -> asHasValue(part).stream())
            .collect(Collectors.toSet());
    }

    static Map<OWLDataHasValue, Set<OWLNamedIndividual>> holders(Solution solution, Set<OWLDataHasValue> values) {
        Map<OWLDataHasValue, OWLClass> names = new LinkedHashMap<>();
        values.forEach(value -> names.put(value, Owl.FACTORY.getOWLClass("urn:paradl:literal:", "" + names.size())));
        var all = new LinkedHashSet<OWLAxiom>(solution.axioms());
        solution.axioms().stream().filter(axiom -> !Collections.disjoint(values(axiom), values))
            .forEach(axiom -> all.add(Rewriting.of(axiom, OWLClassExpression.class,
                what -> asHasValue(what).<OWLClassExpression>map(names::get).orElse(what))));
        names.forEach((value, name) -> all.add(Owl.FACTORY.getOWLSubClassOfAxiom(name, value)));
        var holders = new HashMap<OWLDataHasValue, Set<OWLNamedIndividual>>();
        try (var theory = new Theory(all, solution.theory().engine(), solution.theory().progress())) {
            names.forEach((value, name) -> holders.put(value, theory.engine().run(() ->
                new HashSet<>(theory.reasoner().getInstances(name, false).getFlattened()))));
        }
        return holders;
    }
}
