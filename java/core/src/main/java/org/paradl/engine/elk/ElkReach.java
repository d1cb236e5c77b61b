package org.paradl.engine.elk;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDifferentIndividualsAxiom;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLObjectComplementOf;
import org.semanticweb.owlapi.model.OWLObjectHasSelf;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectIntersectionOf;
import org.semanticweb.owlapi.model.OWLObjectPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLObjectPropertyRangeAxiom;
import org.semanticweb.owlapi.model.OWLObjectSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLObjectUnionOf;
import org.semanticweb.owlapi.model.OWLReflexiveObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLSameIndividualAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;

/**
 * What ELK 0.6 is complete for: what its own TopIncompletenessMonitor says, less what tests found. An expression occurs
 * <em>positively</em> where it is a superclass and <em>negatively</em> where it is a subclass; a complement turns one
 * into the other.
 */
public final class ElkReach {
    private static final boolean POSITIVE = true;
    private static final boolean NEGATIVE = false;

    private final Map<AxiomType<?>, Predicate<OWLAxiom>> within = new HashMap<>();
    private final Collection<? extends OWLAxiom> axioms;
    private ElkRanges ranges;

    private ElkReach(Collection<? extends OWLAxiom> axioms) {
        this.axioms = axioms;
        put(AxiomType.SUBCLASS_OF, ElkReach::subClassOf);
        put(AxiomType.EQUIVALENT_CLASSES, ElkReach::equivalentClasses);
        put(AxiomType.DISJOINT_CLASSES, ElkReach::disjointClasses);
        put(AxiomType.CLASS_ASSERTION, ElkReach::classAssertion);
        put(AxiomType.OBJECT_PROPERTY_ASSERTION, ElkReach::propertyAssertion);
        put(AxiomType.SAME_INDIVIDUAL, ElkReach::sameIndividual);
        put(AxiomType.DIFFERENT_INDIVIDUALS, ElkReach::differentIndividuals);
        put(AxiomType.SUB_OBJECT_PROPERTY, ElkReach::subProperty);
        put(AxiomType.EQUIVALENT_OBJECT_PROPERTIES, ElkReach::equivalentProperties);
        put(AxiomType.SUB_PROPERTY_CHAIN_OF, ElkReach::chain);
        put(AxiomType.TRANSITIVE_OBJECT_PROPERTY, ElkReach::transitive);
        put(AxiomType.REFLEXIVE_OBJECT_PROPERTY, ElkReach::reflexive);
        put(AxiomType.OBJECT_PROPERTY_DOMAIN, ElkReach::domain);
        put(AxiomType.OBJECT_PROPERTY_RANGE, this::range);
    }

    /** The logical axioms that ELK ignores or takes only in part. */
    static List<OWLAxiom> beyond(Collection<? extends OWLAxiom> axioms) {
        ElkReach reach = new ElkReach(axioms);
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).filter(axiom -> !reach.covers(axiom))
            .collect(Collectors.toList());
    }

    /** Whether ELK takes all of them whole; told by their types alone where it can be. */
    static boolean coversAll(Collection<? extends OWLAxiom> axioms) {
        ElkReach reach = new ElkReach(axioms);
        List<OWLAxiom> logical = axioms.stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
        return logical.stream().allMatch(axiom -> reach.within.containsKey(axiom.getAxiomType()))
            && logical.stream().allMatch(reach::covers);
    }

    private boolean covers(OWLAxiom axiom) {
        return within.getOrDefault(axiom.getAxiomType(), unknown -> false).test(axiom);
    }

    private <A extends OWLAxiom> void put(AxiomType<A> type, Predicate<A> test) {
        within.put(type, axiom -> test.test(type.getActualClass().cast(axiom)));
    }

    private static boolean subClassOf(OWLSubClassOfAxiom axiom) {
        return occurs(axiom.getSubClass(), NEGATIVE) && occurs(axiom.getSuperClass(), POSITIVE);
    }

    private static boolean equivalentClasses(OWLEquivalentClassesAxiom axiom) {
        return axiom.getClassExpressions().stream().allMatch(c -> occurs(c, NEGATIVE) && occurs(c, POSITIVE));
    }

    private static boolean disjointClasses(OWLDisjointClassesAxiom axiom) {
        return allOccur(axiom.getClassExpressions(), NEGATIVE);
    }

    private static boolean classAssertion(OWLClassAssertionAxiom axiom) {
        return axiom.getIndividual().isNamed() && occurs(axiom.getClassExpression(), POSITIVE);
    }

    private static boolean propertyAssertion(OWLObjectPropertyAssertionAxiom axiom) {
        return axiom.getSubject().isNamed() && axiom.getObject().isNamed() && occurs(axiom.getProperty(), POSITIVE);
    }

    private static boolean sameIndividual(OWLSameIndividualAxiom axiom) {
        return axiom.getIndividuals().stream().allMatch(OWLIndividual::isNamed);
    }

    private static boolean differentIndividuals(OWLDifferentIndividualsAxiom axiom) {
        return axiom.getIndividuals().stream().allMatch(OWLIndividual::isNamed);
    }

    private static boolean subProperty(OWLSubObjectPropertyOfAxiom axiom) {
        return occurs(axiom.getSubProperty(), NEGATIVE) && occurs(axiom.getSuperProperty(), POSITIVE);
    }

    private static boolean equivalentProperties(OWLEquivalentObjectPropertiesAxiom axiom) {
        return axiom.getProperties().stream().allMatch(p -> occurs(p, NEGATIVE) && occurs(p, POSITIVE));
    }

    private static boolean chain(OWLSubPropertyChainOfAxiom axiom) {
        return axiom.getPropertyChain().stream().allMatch(p -> occurs(p, NEGATIVE))
            && occurs(axiom.getSuperProperty(), POSITIVE);
    }

    private static boolean transitive(OWLTransitiveObjectPropertyAxiom axiom) {
        return occurs(axiom.getProperty(), NEGATIVE) && occurs(axiom.getProperty(), POSITIVE);
    }

    private static boolean reflexive(OWLReflexiveObjectPropertyAxiom axiom) {
        return occurs(axiom.getProperty(), POSITIVE);
    }

    private static boolean domain(OWLObjectPropertyDomainAxiom axiom) {
        return occurs(axiom.getProperty(), NEGATIVE) && occurs(axiom.getDomain(), POSITIVE);
    }

    private boolean range(OWLObjectPropertyRangeAxiom axiom) {
        return occurs(axiom.getProperty(), NEGATIVE) && occurs(axiom.getRange(), POSITIVE)
            && ranges().covers(axiom.getProperty());
    }

    private ElkRanges ranges() {
        if (ranges == null) {
            ranges = new ElkRanges(axioms);
        }
        return ranges;
    }

    private static boolean occurs(OWLObjectPropertyExpression property, boolean positive) {
        return !property.isAnonymous() && !(positive ? property.isOWLBottomObjectProperty()
            : property.isOWLTopObjectProperty());
    }

    private static boolean occurs(OWLClassExpression expression, boolean positive) {
        switch (expression.getClassExpressionType()) {
            case OWL_CLASS:
                return true;
            case OBJECT_INTERSECTION_OF:
                return allOccur(((OWLObjectIntersectionOf) expression).getOperands(), positive);
            case OBJECT_UNION_OF:
                return !positive && allOccur(((OWLObjectUnionOf) expression).getOperands(), NEGATIVE);
            case OBJECT_COMPLEMENT_OF:
                return positive && occurs(((OWLObjectComplementOf) expression).getOperand(), NEGATIVE);
            case OBJECT_SOME_VALUES_FROM:
                var some = (OWLObjectSomeValuesFrom) expression;
                return occurs(some.getProperty(), positive) && occurs(some.getFiller(), positive);
            case OBJECT_HAS_VALUE:
                var value = (OWLObjectHasValue) expression;
                return occurs(value.getProperty(), positive) && value.getFiller().isNamed();
            case OBJECT_HAS_SELF:
                return positive && occurs(((OWLObjectHasSelf) expression).getProperty(), POSITIVE);
            default:
                return false;
        }
    }

    private static boolean allOccur(Collection<OWLClassExpression> expressions, boolean positive) {
        return expressions.stream().allMatch(expression -> occurs(expression, positive));
    }
}
