package org.paradl.engine.choose;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.ClassExpressionType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectInverseOf;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * What makes axioms easy or hard for an engine, as numbers: the logarithms of how many there are, and of how often each
 * kind of construct occurs.
 */
public final class Features {
    /** The kinds of construct that are counted. */
    public enum Feature {
        AXIOMS, GENERAL_INCLUSIONS, EQUIVALENCES, DISJOINTNESS, ASSERTIONS, EXISTENTIALS, UNIVERSALS, UNIONS,
        COMPLEMENTS, CARDINALITIES, NOMINALS, INVERSES, FUNCTIONAL, TRANSITIVE, DATA
    }

    private static final Map<ClassExpressionType, Feature> OF_EXPRESSIONS = Map.ofEntries(
        Map.entry(ClassExpressionType.OBJECT_SOME_VALUES_FROM, Feature.EXISTENTIALS),
        Map.entry(ClassExpressionType.OBJECT_ALL_VALUES_FROM, Feature.UNIVERSALS),
        Map.entry(ClassExpressionType.OBJECT_UNION_OF, Feature.UNIONS),
        Map.entry(ClassExpressionType.OBJECT_COMPLEMENT_OF, Feature.COMPLEMENTS),
        Map.entry(ClassExpressionType.OBJECT_MIN_CARDINALITY, Feature.CARDINALITIES),
        Map.entry(ClassExpressionType.OBJECT_MAX_CARDINALITY, Feature.CARDINALITIES),
        Map.entry(ClassExpressionType.OBJECT_EXACT_CARDINALITY, Feature.CARDINALITIES),
        Map.entry(ClassExpressionType.OBJECT_ONE_OF, Feature.NOMINALS),
        Map.entry(ClassExpressionType.OBJECT_HAS_VALUE, Feature.NOMINALS),
        Map.entry(ClassExpressionType.DATA_SOME_VALUES_FROM, Feature.DATA),
        Map.entry(ClassExpressionType.DATA_ALL_VALUES_FROM, Feature.DATA),
        Map.entry(ClassExpressionType.DATA_HAS_VALUE, Feature.DATA),
        Map.entry(ClassExpressionType.DATA_MIN_CARDINALITY, Feature.DATA),
        Map.entry(ClassExpressionType.DATA_MAX_CARDINALITY, Feature.DATA),
        Map.entry(ClassExpressionType.DATA_EXACT_CARDINALITY, Feature.DATA));

    private static final Map<AxiomType<?>, Feature> OF_AXIOMS = Map.ofEntries(
        Map.entry(AxiomType.EQUIVALENT_CLASSES, Feature.EQUIVALENCES),
        Map.entry(AxiomType.DISJOINT_CLASSES, Feature.DISJOINTNESS),
        Map.entry(AxiomType.DISJOINT_UNION, Feature.DISJOINTNESS),
        Map.entry(AxiomType.INVERSE_OBJECT_PROPERTIES, Feature.INVERSES),
        Map.entry(AxiomType.SYMMETRIC_OBJECT_PROPERTY, Feature.INVERSES),
        Map.entry(AxiomType.FUNCTIONAL_OBJECT_PROPERTY, Feature.FUNCTIONAL),
        Map.entry(AxiomType.INVERSE_FUNCTIONAL_OBJECT_PROPERTY, Feature.FUNCTIONAL),
        Map.entry(AxiomType.TRANSITIVE_OBJECT_PROPERTY, Feature.TRANSITIVE),
        Map.entry(AxiomType.SUB_PROPERTY_CHAIN_OF, Feature.TRANSITIVE));

    private final double[] logarithms;

    private Features(double[] logarithms) {
        this.logarithms = logarithms;
    }

    /** The features of the logical axioms among these. */
    public static Features of(Collection<? extends OWLAxiom> axioms) {
        var counts = new int[Feature.values().length];
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).forEach(axiom -> count(axiom, counts));
        return new Features(Arrays.stream(counts).mapToDouble(Math::log1p).toArray());
    }

    /** @param logarithms one for each {@link Feature}, in their order */
    public static Features of(List<Double> logarithms) {
        return new Features(logarithms.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The logarithm of one more than the count of each {@link Feature}, in their order. */
    public List<Double> logarithms() {
        return Arrays.stream(logarithms).boxed().collect(Collectors.toList());
    }

    /** How unlike two ontologies are: 0 where every count is the same. */
    double distance(Features other) {
        double sum = 0;
        for (int i = 0; i < logarithms.length; i++) {
            sum += Math.pow(logarithms[i] - other.logarithms[i], 2);
        }
        return Math.sqrt(sum);
    }

    private static void count(OWLAxiom axiom, int[] counts) {
        counts[Feature.AXIOMS.ordinal()]++;
        Feature kind = axiom.isOfType(AxiomType.ABoxAxiomTypes) ? Feature.ASSERTIONS
            : OF_AXIOMS.get(axiom.getAxiomType());
        add(kind, counts);
        if (axiom instanceof OWLSubClassOfAxiom && ((OWLSubClassOfAxiom) axiom).getSubClass().isAnonymous()) {
            add(Feature.GENERAL_INCLUSIONS, counts);
        }
        Parts.forEach(axiom, part -> add(of(part), counts));
    }

    private static Feature of(OWLObject part) {
        if (part instanceof OWLObjectInverseOf) {
            return Feature.INVERSES;
        }
        return part instanceof OWLClassExpression
            ? OF_EXPRESSIONS.get(((OWLClassExpression) part).getClassExpressionType()) : null;
    }

    private static void add(Feature feature, int[] counts) {
        if (feature != null) {
            counts[feature.ordinal()]++;
        }
    }
}
