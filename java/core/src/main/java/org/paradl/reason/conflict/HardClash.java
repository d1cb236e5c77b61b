package org.paradl.reason.conflict;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.*;

/** Reads off the justification of a hard clash what kind of conflict it is and whose. */
final class HardClash {

    private HardClash() {
    }

    /**
     * Of classes alone the conflict is whatever there is: that one of them has no instances would be no clash.
     *
     * @param subject who is in conflict, where that is known; of too many values their owner is, whichever of them has
     *     to give way
     */
    static Conflict conflict(List<Set<OWLAxiom>> justifications, Optional<? extends OWLEntity> subject) {
        Set<OWLAxiom> axioms = justifications.isEmpty() ? Set.of() : justifications.get(0);
        Conflict.Kind kind = kind(axioms);
        OWLEntity who = subject.<OWLEntity>map(s -> s).filter(s -> kind != Conflict.Kind.CARDINALITY)
            .orElseGet(() -> mostAsserted(axioms));
        boolean aboutClass = who.isOWLClass() && kind == Conflict.Kind.CLASS_ASSERTION;
        Optional<OWLDataPropertyAssertionAxiom> value = kind == Conflict.Kind.DATA
            ? onlyValue(axioms, who)
            : Optional.empty();
        Optional<OWLEntity> predicate = value.<OWLEntity>map(a -> a.getProperty().asOWLDataProperty())
            .or(() -> predicate(kind, axioms));
        return new Conflict(aboutClass ? Conflict.Kind.CLASS : kind,
            aboutClass ? Owl.FACTORY.getOWLThing() : who, predicate,
            value.map(OWLDataPropertyAssertionAxiom::getObject), justifications);
    }

    /** The value that cannot be: it tells the conflict from those about other values of the property. */
    private static Optional<OWLDataPropertyAssertionAxiom> onlyValue(Set<OWLAxiom> axioms, OWLEntity subject) {
        List<OWLDataPropertyAssertionAxiom> values = axioms.stream()
            .filter(OWLDataPropertyAssertionAxiom.class::isInstance)
            .map(OWLDataPropertyAssertionAxiom.class::cast).collect(Collectors.toList());
        return values.size() == 1 ? Optional.of(values.get(0)).filter(a -> subjects(a).anyMatch(subject::equals))
            : Optional.empty();
    }

    private static Conflict.Kind kind(Set<OWLAxiom> axioms) {
        if (axioms.stream().anyMatch(HardClash::counts)) {
            return Conflict.Kind.CARDINALITY;
        }
        if (axioms.stream().anyMatch(HardClash::identifies)) {
            return Conflict.Kind.EQUALITY;
        }
        if (axioms.stream().anyMatch(a -> !a.getDataPropertiesInSignature().isEmpty())) {
            return Conflict.Kind.DATA;
        }
        return Conflict.Kind.CLASS_ASSERTION;
    }

    private static boolean counts(OWLAxiom axiom) {
        return axiom instanceof OWLFunctionalObjectPropertyAxiom || axiom instanceof OWLFunctionalDataPropertyAxiom
            || axiom instanceof OWLInverseFunctionalObjectPropertyAxiom
            || axiom.getNestedClassExpressions().stream().anyMatch(OWLCardinalityRestriction.class::isInstance);
    }

    private static boolean identifies(OWLAxiom axiom) {
        return axiom instanceof OWLNaryIndividualAxiom || axiom instanceof OWLHasKeyAxiom
            || axiom.getNestedClassExpressions().stream()
                .anyMatch(c -> c instanceof OWLObjectOneOf || c instanceof OWLObjectHasValue);
    }

    /** Who the assertions are mostly about; without assertions, the class that the axioms mention most. */
    private static OWLEntity mostAsserted(Set<OWLAxiom> axioms) {
        return mostFrequent(axioms.stream().flatMap(HardClash::subjects))
            .or(() -> mostFrequent(axioms.stream().flatMap(HardClash::individuals)))
            .or(() -> mostFrequent(axioms.stream().flatMap(a -> a.getClassesInSignature().stream())
                .filter(c -> !c.isBuiltIn())))
            .or(() -> mostFrequent(axioms.stream().flatMap(a -> a.getSignature().stream())))
            .orElseThrow();
    }

    private static Stream<? extends OWLEntity> subjects(OWLAxiom axiom) {
        if (axiom instanceof OWLPropertyAssertionAxiom) {
            return named(((OWLPropertyAssertionAxiom<?, ?>) axiom).getSubject());
        }
        return axiom instanceof OWLClassAssertionAxiom ? named(((OWLClassAssertionAxiom) axiom).getIndividual())
            : Stream.of();
    }

    private static Stream<OWLEntity> individuals(OWLAxiom axiom) {
        return Stream.<OWLIndividual>concat(axiom.individualsInSignature(), axiom.anonymousIndividuals())
            .flatMap(HardClash::named);
    }

    private static Stream<OWLEntity> named(OWLIndividual individual) {
        return Stream.of(individual.isNamed() ? individual.asOWLNamedIndividual()
            : Owl.FACTORY.getOWLNamedIndividual(Vocabulary.of(individual.asOWLAnonymousIndividual())));
    }

    private static boolean isAnonymous(OWLEntity name) {
        return name.toStringID().startsWith(Vocabulary.ANONYMOUS);
    }

    /** The property that a number restriction or a datatype is put on. */
    private static Optional<OWLEntity> predicate(Conflict.Kind kind, Set<OWLAxiom> axioms) {
        if (kind != Conflict.Kind.CARDINALITY && kind != Conflict.Kind.DATA) {
            return Optional.empty();
        }
        var hard = kind == Conflict.Kind.CARDINALITY ? axioms.stream().filter(HardClash::counts) : axioms.stream();
        return mostFrequent(hard.flatMap(a -> a.getSignature().stream())
            .filter(e -> e.isOWLDataProperty() || e.isOWLObjectProperty() && kind == Conflict.Kind.CARDINALITY));
    }

    /** Of those that come as often, one that is no anonymous individual's. */
    private static Optional<OWLEntity> mostFrequent(Stream<? extends OWLEntity> names) {
        Map<OWLEntity, Integer> counts = new HashMap<>();
        names.forEach(name -> counts.merge(name, 1, Integer::sum));
        return counts.entrySet().stream()
            .max(Map.Entry.<OWLEntity, Integer>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(
                    Comparator.comparing(HardClash::isAnonymous).thenComparing(Comparator.naturalOrder()).reversed())))
            .map(Map.Entry::getKey);
    }
}
