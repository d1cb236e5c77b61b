package org.paradl.openllet;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLDataHasValue;
import org.semanticweb.owlapi.model.OWLDataMinCardinality;
import org.semanticweb.owlapi.model.OWLDataOneOf;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDataPropertyExpression;
import org.semanticweb.owlapi.model.OWLDataSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLEquivalentDataPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLFunctionalDataPropertyAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLSubDataPropertyOfAxiom;

/**
 * Values of a property that has no more than so many. Openllet (2.6.5) tells two of one kind apart, as two numbers, but
 * not a number from a string, a date or a string of a language: for it they may be one.
 */
final class MixedValues {
    private final Map<OWLDataPropertyExpression, Set<OWLDataPropertyExpression>> above = new HashMap<>();
    private final Map<OWLDataPropertyExpression, Set<String>> kinds = new HashMap<>();

    private MixedValues(Collection<? extends OWLAxiom> axioms) {
        axioms.forEach(this::order);
        axioms.forEach(this::read);
    }

    /** The axioms that limit the number of such values. */
    static Set<OWLAxiom> limited(Collection<? extends OWLAxiom> axioms) {
        Set<OWLAxiom> limiting = axioms.stream().filter(axiom -> limits(axiom).findAny().isPresent())
            .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!limiting.isEmpty()) {
            var values = new MixedValues(axioms);
            limiting.removeIf(axiom -> limits(axiom).noneMatch(property ->
                values.kinds.getOrDefault(property, Set.of()).size() > 1));
        }
        return limiting;
    }

    private static Stream<OWLDataPropertyExpression> limits(OWLAxiom axiom) {
        var limited = new HashSet<OWLDataPropertyExpression>();
        if (axiom instanceof OWLFunctionalDataPropertyAxiom) {
            limited.add(((OWLFunctionalDataPropertyAxiom) axiom).getProperty());
        }
        Parts.forEach(axiom, part -> {
            if (part instanceof OWLDataCardinalityRestriction && !(part instanceof OWLDataMinCardinality)) {
                limited.add(((OWLDataCardinalityRestriction) part).getProperty());
            }
        });
        return limited.stream();
    }

    private void order(OWLAxiom axiom) {
        if (axiom instanceof OWLSubDataPropertyOfAxiom) {
            var inclusion = (OWLSubDataPropertyOfAxiom) axiom;
            above(inclusion.getSubProperty()).add(inclusion.getSuperProperty());
        } else if (axiom instanceof OWLEquivalentDataPropertiesAxiom) {
            var equal = ((OWLEquivalentDataPropertiesAxiom) axiom).getOperandsAsList();
            equal.forEach(one -> above(one).addAll(equal));
        }
    }

    private Set<OWLDataPropertyExpression> above(OWLDataPropertyExpression property) {
        return above.computeIfAbsent(property, k -> new HashSet<>());
    }

    private void read(OWLAxiom axiom) {
        if (axiom instanceof OWLDataPropertyAssertionAxiom) {
            var fact = (OWLDataPropertyAssertionAxiom) axiom;
            add(fact.getProperty(), Stream.of(fact.getObject()));
        }
        Parts.forEach(axiom, part -> {
            if (part instanceof OWLDataHasValue) {
                add(((OWLDataHasValue) part).getProperty(), Stream.of(((OWLDataHasValue) part).getFiller()));
            } else if (part instanceof OWLDataSomeValuesFrom
                    && ((OWLDataSomeValuesFrom) part).getFiller() instanceof OWLDataOneOf) {
                add(((OWLDataSomeValuesFrom) part).getProperty(),
                    ((OWLDataOneOf) ((OWLDataSomeValuesFrom) part).getFiller()).values());
            }
        });
    }

    private void add(OWLDataPropertyExpression property, Stream<? extends OWLLiteral> values) {
        Set<String> found = values.map(MixedValues::kind).collect(Collectors.toSet());
        var seen = new HashSet<OWLDataPropertyExpression>();
        var waiting = new ArrayDeque<OWLDataPropertyExpression>(Set.of(property));
        while (!waiting.isEmpty()) {
            OWLDataPropertyExpression next = waiting.remove();
            if (seen.add(next)) {
                kinds.computeIfAbsent(next, k -> new HashSet<>()).addAll(found);
                waiting.addAll(above.getOrDefault(next, Set.of()));
            }
        }
    }

    /** Of a few kinds OWL 2 has several datatypes. */
    private static String kind(OWLLiteral literal) {
        if (literal.hasLang()) {
            return '@' + literal.getLang();
        }
        if (!literal.getDatatype().isBuiltIn()) {
            return literal.getDatatype().toStringID();
        }
        switch (literal.getDatatype().getBuiltInDatatype()) {
            case XSD_FLOAT:
            case XSD_DOUBLE:
            case XSD_DATE_TIME:
            case XSD_DATE_TIME_STAMP:
            case XSD_BOOLEAN:
            case XSD_ANY_URI:
            case XSD_HEX_BINARY:
            case XSD_BASE_64_BINARY:
            case RDF_XML_LITERAL: return literal.getDatatype().toStringID();
            default: return literal.getDatatype().getBuiltInDatatype().isNumeric() ? "number" : "string";
        }
    }
}
