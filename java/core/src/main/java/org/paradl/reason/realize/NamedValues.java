package org.paradl.reason.realize;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
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
        if (what instanceof OWLDataSomeValuesFrom || isAtLeastOne(what)) {
            var some = (OWLQuantifiedDataRestriction) what;
            return ofOne(some.getProperty(), some.getFiller());
        }
        return Optional.empty();
    }

    private static boolean isAtLeastOne(OWLClassExpression what) {
        return (what instanceof OWLDataMinCardinality || what instanceof OWLDataExactCardinality)
            && ((OWLDataCardinalityRestriction) what).getCardinality() == 1;
    }

    /** The value that there is in the range, where it is one alone. */
    static Optional<OWLDataHasValue> ofOne(OWLDataPropertyExpression property, OWLDataRange range) {
        Set<OWLLiteral> values = range instanceof OWLDataOneOf
            ? ((OWLDataOneOf) range).values().collect(Collectors.toSet()) : Set.of();
        return values.size() == 1 ? Optional.of(of(property, values.iterator().next())) : Optional.empty();
    }

    static OWLDataHasValue of(OWLDataPropertyExpression property, OWLLiteral value) {
        return Owl.FACTORY.getOWLDataHasValue(property, value);
    }

    /** The value that an atom in the head of a rule gives, where it is named there. */
    static Optional<OWLDataHasValue> concluded(SWRLAtom atom) {
        if (!(atom instanceof SWRLDataPropertyAtom)) {
            return Optional.empty();
        }
        var given = (SWRLDataPropertyAtom) atom;
        return Optional.of(given.getSecondArgument()).filter(SWRLLiteralArgument.class::isInstance)
            .map(value -> of(given.getPredicate(), ((SWRLLiteralArgument) value).getLiteral()));
    }

    /** The rule about the names of the values. */
    private static SWRLRule naming(SWRLRule rule, Map<OWLDataHasValue, OWLClass> names) {
        return Owl.FACTORY.getSWRLRule(rule.bodyList(), rule.head().map(atom -> concluded(atom).map(names::get)
            .<SWRLAtom>map(name -> Owl.FACTORY.getSWRLClassAtom(name, ((SWRLDataPropertyAtom) atom).getFirstArgument()))
            .orElse(atom)).collect(Collectors.toList()));
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

    /**
     * @param only those of the values that whoever has any value of the property has
     * @param allBelow the properties that are included in one, itself too
     */
    static Map<OWLDataHasValue, Set<OWLNamedIndividual>> holders(Solution solution, Set<OWLDataHasValue> values,
            Set<OWLDataHasValue> only, Function<OWLDataProperty, Set<OWLDataProperty>> allBelow) {
        Map<OWLDataHasValue, OWLClass> names = new LinkedHashMap<>();
        values.forEach(value -> names.put(value, Owl.FACTORY.getOWLClass("urn:paradl:literal:", "" + names.size())));
        var all = new LinkedHashSet<OWLAxiom>(solution.axioms());
        solution.axioms().stream().filter(axiom -> !Collections.disjoint(values(axiom), values))
            .forEach(axiom -> all.add(Rewriting.of(axiom, OWLClassExpression.class,
                what -> asHasValue(what).<OWLClassExpression>map(names::get).orElse(what))));
        solution.axioms().stream().filter(SWRLRule.class::isInstance)
            .forEach(rule -> all.add(naming((SWRLRule) rule, names)));
        names.forEach((value, name) -> {
            all.add(Owl.FACTORY.getOWLSubClassOfAxiom(name, value));
            allBelow.apply(value.getProperty().asOWLDataProperty()).stream()
                .map(lower -> names.get(of(lower, value.getFiller())))
                .filter(lower -> lower != null && !lower.equals(name))
                .forEach(lower -> all.add(Owl.FACTORY.getOWLSubClassOfAxiom(lower, name)));
        });
        only.forEach(value -> all.add(Owl.FACTORY.getOWLSubClassOfAxiom(Owl.FACTORY.getOWLDataSomeValuesFrom(
            value.getProperty(), Owl.FACTORY.getTopDatatype()), names.get(value))));
        var holders = new HashMap<OWLDataHasValue, Set<OWLNamedIndividual>>();
        try (var theory = new Theory(all, solution.theory().engine(), solution.theory().progress())) {
            names.forEach((value, name) -> holders.put(value, theory.engine().run(() ->
                new HashSet<>(theory.reasoner().getInstances(name, false).getFlattened()))));
        }
        return holders;
    }
}
