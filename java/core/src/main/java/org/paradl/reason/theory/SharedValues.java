package org.paradl.reason.theory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Datatypes;
import org.paradl.engine.Parts;
import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataAllValuesFrom;
import org.semanticweb.owlapi.model.OWLDataMaxCardinality;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDataPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;
import org.semanticweb.owlapi.model.OWLSubDataPropertyOfAxiom;
import org.semanticweb.owlapi.model.SWRLRule;

/**
 * Who has a value of a data property in common with somebody else, for the properties of keys that axioms ask no value
 * of but in assertions. Of these every model stays one when it keeps only the values that are asserted, so a key can
 * make two the same only where both are told a value. Engines compare everybody with everybody.
 */
final class SharedValues {
    /** Where nothing is known of any property. */
    static final SharedValues UNKNOWN = new SharedValues(Map.of());

    /** They want nothing of a property, or that it have no more values than something else allows. */
    private static final Set<AxiomType<?>> HARMLESS = Set.of(AxiomType.NEGATIVE_DATA_PROPERTY_ASSERTION,
        AxiomType.FUNCTIONAL_DATA_PROPERTY, AxiomType.DISJOINT_DATA_PROPERTIES, AxiomType.DATA_PROPERTY_RANGE,
        AxiomType.DECLARATION);

    private final Map<OWLDataProperty, List<Set<OWLIndividual>>> sharing;

    private SharedValues(Map<OWLDataProperty, List<Set<OWLIndividual>>> sharing) {
        this.sharing = sharing;
    }

    static SharedValues of(Collection<OWLAxiom> axioms) {
        Set<OWLDataProperty> told = Parts.ofKind(axioms.stream()
            .filter(OWLHasKeyAxiom.class::isInstance)
            .flatMap(key -> ((OWLHasKeyAxiom) key).dataPropertyExpressions()), OWLDataProperty.class);
        told.remove(Owl.FACTORY.getOWLTopDataProperty());
        if (told.isEmpty()) {
            return UNKNOWN;
        }
        axioms.stream().filter(axiom -> Parts.anyMatch(axiom, told::contains))
            .forEach(axiom -> told.removeAll(asked(axiom)));
        var holders = new LinkedHashMap<List<Object>, Set<OWLIndividual>>();
        assertions(axioms).filter(fact -> told.contains(fact.getProperty()))
            .forEach(fact -> holders.computeIfAbsent(List.of(fact.getProperty(), Literals.value(fact.getObject())),
                value -> new LinkedHashSet<>()).add(fact.getSubject()));
        var sharing = new LinkedHashMap<OWLDataProperty, List<Set<OWLIndividual>>>();
        told.forEach(property -> sharing.put(property, new ArrayList<>()));
        holders.forEach((value, some) -> {
            if (some.size() > 1) {
                sharing.get(value.get(0)).add(some);
            }
        });
        return new SharedValues(sharing);
    }

    private static Stream<OWLDataPropertyAssertionAxiom> assertions(Collection<OWLAxiom> axioms) {
        return axioms.stream().filter(OWLDataPropertyAssertionAxiom.class::isInstance)
            .map(OWLDataPropertyAssertionAxiom.class::cast);
    }

    /** The data properties that the axiom may ask a value of which it does not tell. */
    private static Set<OWLDataProperty> asked(OWLAxiom axiom) {
        if (HARMLESS.contains(axiom.getAxiomType())) {
            return Set.of();
        }
        if (axiom instanceof OWLDataPropertyAssertionAxiom) { // HermiT may take an unknown literal for any value
            var fact = (OWLDataPropertyAssertionAxiom) axiom;
            return Datatypes.isOwl2(fact.getObject().getDatatype()) ? Set.of() : in(Stream.of(fact.getProperty()));
        }
        if (axiom instanceof OWLSubDataPropertyOfAxiom) {
            return in(Stream.of(((OWLSubDataPropertyOfAxiom) axiom).getSuperProperty()));
        }
        if (axiom instanceof OWLDataPropertyDomainAxiom) {
            return in(Stream.of(((OWLDataPropertyDomainAxiom) axiom).getDomain()));
        }
        if (axiom instanceof OWLHasKeyAxiom) {
            return in(Stream.of(((OWLHasKeyAxiom) axiom).getClassExpression()));
        }
        if (axiom instanceof OWLSubClassOfAxiom) {
            var subsumption = (OWLSubClassOfAxiom) axiom;
            return askedBy(Owl.FACTORY.getOWLObjectUnionOf(subsumption.getSubClass().getObjectComplementOf(),
                subsumption.getSuperClass()).getNNF());
        }
        return in(axiom instanceof SWRLRule ? ((SWRLRule) axiom).headList().stream() : Stream.of(axiom));
    }

    /** Those in an expression in negation normal form but where it limits values. */
    private static Set<OWLDataProperty> askedBy(OWLClassExpression c) {
        return in(c.asDisjunctSet().stream()
            .filter(each -> !(each instanceof OWLDataAllValuesFrom || each instanceof OWLDataMaxCardinality)));
    }

    private static Set<OWLDataProperty> in(Stream<? extends OWLObject> some) {
        return Parts.ofKind(some, OWLDataProperty.class);
    }

    /** Whether it is known who shares values of the property. */
    boolean areKnownOf(OWLDataProperty property) {
        return sharing.containsKey(property);
    }

    /** Of a property of which that is known, those who share a value, for each such value. */
    List<Set<OWLIndividual>> sharing(OWLDataProperty property) {
        return sharing.get(property);
    }

    /** Whether one of these says anything of a property of which that is known. */
    boolean areSpokenOf(Collection<? extends OWLObject> these) {
        return !sharing.isEmpty()
            && these.stream().anyMatch(each -> Parts.anyMatch(each, part -> sharing.containsKey(part)));
    }
}
