package org.paradl.reason.theory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Datatypes;
import org.paradl.engine.Parts;
import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataAllValuesFrom;
import org.semanticweb.owlapi.model.OWLDataMaxCardinality;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDataPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLNaryBooleanClassExpression;
import org.semanticweb.owlapi.model.OWLNaryClassAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLQuantifiedDataRestriction;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiomShortCut;
import org.semanticweb.owlapi.model.OWLSubDataPropertyOfAxiom;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/**
 * Who has a value of a data property in common with somebody else, for the properties of keys that axioms ask no value
 * of but in assertions, or any of endlessly many. Of these every model stays one when the named keep only the values
 * that are asserted, and in the place of those that are asked for have others each, so a key can make two the same only
 * where both are told a value. Engines compare everybody with everybody.
 */
final class SharedValues {
    /** Where nothing is known of any property. */
    static final SharedValues UNKNOWN = new SharedValues(Map.of(), Set.of());

    /** They want nothing of a property, or that it have no more values than something else allows. */
    private static final Set<AxiomType<?>> HARMLESS = Set.of(AxiomType.NEGATIVE_DATA_PROPERTY_ASSERTION,
        AxiomType.FUNCTIONAL_DATA_PROPERTY, AxiomType.DISJOINT_DATA_PROPERTIES, AxiomType.DATA_PROPERTY_RANGE,
        AxiomType.DECLARATION);

    /** Of the values that are in some of these and not in the others there are endlessly many, or none. */
    private static final Set<IRI> ENDLESS = Stream.of(OWL2Datatype.XSD_STRING, OWL2Datatype.XSD_INTEGER,
        OWL2Datatype.XSD_DECIMAL, OWL2Datatype.XSD_NON_NEGATIVE_INTEGER, OWL2Datatype.XSD_ANY_URI)
        .map(OWL2Datatype::getIRI).collect(Collectors.toSet());

    private static final Set<AxiomType<?>> FREE = Set.of(AxiomType.DATA_PROPERTY_ASSERTION, AxiomType.HAS_KEY,
        AxiomType.NEGATIVE_DATA_PROPERTY_ASSERTION, AxiomType.FUNCTIONAL_DATA_PROPERTY, AxiomType.DECLARATION);
    private static final Set<AxiomType<?>> OF_RANGES =
        Set.of(AxiomType.SUBCLASS_OF, AxiomType.DATA_PROPERTY_RANGE, AxiomType.DATA_PROPERTY_DOMAIN);

    /** Of these a property may have any more values, as far as the datatypes that they name allow. */
    private static final Set<AxiomType<?>> ROOMY = Set.of(AxiomType.DATA_PROPERTY_ASSERTION, AxiomType.DECLARATION,
        AxiomType.NEGATIVE_DATA_PROPERTY_ASSERTION, AxiomType.SUB_DATA_PROPERTY, AxiomType.DATA_PROPERTY_RANGE);

    private final Map<OWLDataProperty, List<Set<OWLIndividual>>> sharing;
    private final Set<OWLDataProperty> spokenOf;

    /** @param above the properties that take in other values with those of the keys */
    private SharedValues(Map<OWLDataProperty, List<Set<OWLIndividual>>> sharing, Set<OWLDataProperty> above) {
        this.sharing = sharing;
        this.spokenOf = new HashSet<>(sharing.keySet());
        spokenOf.addAll(above);
    }

    static SharedValues of(Collection<OWLAxiom> axioms) {
        Set<OWLDataProperty> keys = Parts.ofKind(axioms.stream()
            .filter(OWLHasKeyAxiom.class::isInstance)
            .flatMap(key -> ((OWLHasKeyAxiom) key).dataPropertyExpressions()), OWLDataProperty.class);
        keys.remove(Owl.FACTORY.getOWLTopDataProperty());
        if (keys.isEmpty()) {
            return UNKNOWN;
        }
        List<OWLAxiom> about = axioms.stream().filter(axiom -> Parts.anyMatch(axiom, keys::contains))
            .flatMap(SharedValues::inclusions).collect(Collectors.toList());
        Set<OWLDataProperty> roomy = roomy(axioms);
        Set<OWLDataProperty> alone = told(keys, about, Set.of());
        Set<OWLDataProperty> told = roomy.isEmpty() ? alone : told(keys, about, roomy);
        return new SharedValues(sharing(axioms, told), told.equals(alone) ? Set.of() : roomy);
    }

    /** Those of the properties that every value is told of. */
    private static Set<OWLDataProperty> told(Set<OWLDataProperty> keys, List<OWLAxiom> about,
            Set<OWLDataProperty> roomy) {
        var free = new HashSet<>(keys);
        about.stream().filter(axiom -> !leavesFree(axiom, roomy))
            .forEach(axiom -> free.removeAll(in(Stream.of(axiom))));
        var told = new LinkedHashSet<>(keys);
        about.forEach(axiom -> told.removeAll(asked(axiom, free)));
        return told;
    }

    /** The properties with others below them that may have any values in addition, and so may those above them. */
    private static Set<OWLDataProperty> roomy(Collection<OWLAxiom> axioms) {
        List<OWLSubDataPropertyOfAxiom> below = axioms.stream().filter(OWLSubDataPropertyOfAxiom.class::isInstance)
            .map(OWLSubDataPropertyOfAxiom.class::cast).collect(Collectors.toList());
        Set<OWLDataProperty> roomy = in(below.stream().map(OWLSubDataPropertyOfAxiom::getSuperProperty));
        if (roomy.isEmpty()) {
            return roomy;
        }
        axioms.stream().filter(axiom -> !leavesRoom(axiom)).forEach(axiom -> roomy.removeAll(in(Stream.of(axiom))));
        boolean isDone = false;
        while (!isDone) {
            isDone = below.stream().filter(axiom -> !roomy.contains(axiom.getSuperProperty().asOWLDataProperty()))
                .noneMatch(axiom -> roomy.remove(axiom.getSubProperty().asOWLDataProperty()));
        }
        return roomy;
    }

    private static boolean leavesRoom(OWLAxiom axiom) {
        if (axiom instanceof OWLHasKeyAxiom) {
            return in(Stream.of(((OWLHasKeyAxiom) axiom).getClassExpression())).isEmpty();
        }
        if (axiom instanceof OWLDataPropertyDomainAxiom) {
            return in(Stream.of(((OWLDataPropertyDomainAxiom) axiom).getDomain())).isEmpty();
        }
        return ROOMY.contains(axiom.getAxiomType()) && hasEndlessRanges(axiom);
    }

    private static Map<OWLDataProperty, List<Set<OWLIndividual>>> sharing(Collection<OWLAxiom> axioms,
            Set<OWLDataProperty> told) {
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
        return sharing;
    }

    /** What says of a class that it is within another, as just that. */
    private static Stream<OWLAxiom> inclusions(OWLAxiom axiom) {
        if (axiom instanceof OWLDisjointUnionAxiom) {
            var union = (OWLDisjointUnionAxiom) axiom;
            return Stream.of(union.getOWLEquivalentClassesAxiom(), union.getOWLDisjointClassesAxiom())
                .flatMap(SharedValues::inclusions);
        }
        if (axiom instanceof OWLNaryClassAxiom && ((OWLNaryClassAxiom) axiom).getOperandsAsList().size() > 1) {
            return ((OWLNaryClassAxiom) axiom).asOWLSubClassOfAxioms().stream().map(inclusion -> inclusion);
        }
        return axiom instanceof OWLClassAssertionAxiom || axiom instanceof OWLObjectPropertyDomainAxiom
            ? Stream.of(((OWLSubClassOfAxiomShortCut) axiom).asOWLSubClassOfAxiom()) : Stream.of(axiom);
    }

    private static Stream<OWLDataPropertyAssertionAxiom> assertions(Collection<OWLAxiom> axioms) {
        return axioms.stream().filter(OWLDataPropertyAssertionAxiom.class::isInstance)
            .map(OWLDataPropertyAssertionAxiom.class::cast);
    }

    /** Whether a value that it asks for can be any of endlessly many, and what it says of values is so of as many. */
    private static boolean leavesFree(OWLAxiom axiom, Set<OWLDataProperty> roomy) {
        return FREE.contains(axiom.getAxiomType())
            || OF_RANGES.contains(axiom.getAxiomType()) && hasEndlessRanges(axiom)
            || axiom instanceof OWLSubDataPropertyOfAxiom
                && roomy.contains(((OWLSubDataPropertyOfAxiom) axiom).getSuperProperty().asOWLDataProperty());
    }

    private static boolean hasEndlessRanges(OWLAxiom axiom) {
        return Parts.ofKind(Stream.of(axiom), OWLDataRange.class).stream().allMatch(SharedValues::isEndless);
    }

    private static boolean isEndless(OWLDataRange range) {
        return range.isTopDatatype() || range.isOWLDatatype() && ENDLESS.contains(range.asOWLDatatype().getIRI());
    }

    /**
     * The data properties that the axiom may ask a value of which it does not tell.
     *
     * @param free those whose values may be any of endlessly many
     */
    private static Set<OWLDataProperty> asked(OWLAxiom axiom, Set<OWLDataProperty> free) {
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
            return in(asking(Owl.FACTORY.getOWLObjectUnionOf(subsumption.getSubClass().getObjectComplementOf(),
                subsumption.getSuperClass()).getNNF(), free));
        }
        return in(axiom instanceof SWRLRule ? ((SWRLRule) axiom).headList().stream() : Stream.of(axiom));
    }

    /** The parts of an expression in negation normal form but those that limit values, or let them be any. */
    private static Stream<OWLClassExpression> asking(OWLClassExpression c, Set<OWLDataProperty> free) {
        if (c instanceof OWLNaryBooleanClassExpression) {
            return ((OWLNaryBooleanClassExpression) c).operands().flatMap(each -> asking(each, free));
        }
        boolean isLimit = c instanceof OWLDataAllValuesFrom || c instanceof OWLDataMaxCardinality;
        return isLimit || isOfAny(c, free) ? Stream.empty() : Stream.of(c);
    }

    private static boolean isOfAny(OWLClassExpression c, Set<OWLDataProperty> free) {
        if (!(c instanceof OWLQuantifiedDataRestriction)) {
            return false;
        }
        var some = (OWLQuantifiedDataRestriction) c;
        return free.contains(some.getProperty().asOWLDataProperty()) && isEndless(some.getFiller());
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
        return !sharing.isEmpty() && these.stream().anyMatch(each -> Parts.anyMatch(each, spokenOf::contains));
    }
}
