package org.paradl.reason.justify;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.paradl.engine.Entities;
import org.paradl.engine.Parts;
import org.paradl.reason.theory.Incoherence;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLObjectComplementOf;
import org.semanticweb.owlapi.model.OWLObjectInverseOf;
import org.semanticweb.owlapi.model.OWLObjectSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * Whether a justification of a class having no instance becomes, with one axiom more, one of another class: it
 * suffices, and where a model of less than it with an instance of the first can be made one with an instance of the
 * second, it is minimal, too. No engine is asked: it would be once for each axiom, and thousands of classes come from a
 * few.
 */
public final class OneAxiomMore {
    /** Of an individual that no value leads away from they ask nothing. */
    private static final Set<AxiomType<?>> LEADING_ON =
        Set.of(AxiomType.SUB_OBJECT_PROPERTY, AxiomType.SUB_PROPERTY_CHAIN_OF, AxiomType.TRANSITIVE_OBJECT_PROPERTY);

    private OneAxiomMore() {
    }

    /**
     * Whether the axiom asks for an instance of the other class and for things of which the justification says nothing.
     *
     * @param c does not have an instance because of the reason, an axiom that makes it need one of another class
     * @param others a justification of that other class
     * @param split under which all that is translated; where it has to do with any of this, the answer is no
     */
    public static boolean isNeeded(OWLClass c, Incoherence.Reason reason, Set<OWLAxiom> others, Split split) {
        Optional<OWLClassExpression> asked = asked(c, reason.axiom());
        if (asked.filter(what -> isEl(what) && count(c, what) == 0 && count(reason.other(), what) == 1).isEmpty()
                || isTouched(reason.axiom(), split) || others.stream().anyMatch(axiom -> isTouched(axiom, split))) {
            return false;
        }
        Set<OWLEntity> names = Entities.in(reason.axiom());
        names.remove(reason.other());
        Set<OWLEntity> mentioned = Entities.in(others);
        mentioned.retainAll(names);
        return mentioned.stream().noneMatch(OWLEntity::isOWLClass)
            && (others.stream()
                    .allMatch(axiom -> isSome(axiom) || Entities.in(axiom).stream().noneMatch(names::contains))
                || others.stream().allMatch(OneAxiomMore::asksNothingOfStrangers));
    }

    private static boolean isTouched(OWLAxiom axiom, Split split) {
        return split.guards(axiom) || !split.among(Entities.in(axiom)).isEmpty();
    }

    /** What the axiom says that the class is. */
    private static Optional<OWLClassExpression> asked(OWLClass c, OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            return Optional.of((OWLSubClassOfAxiom) axiom).filter(told -> told.getSubClass().equals(c))
                .map(OWLSubClassOfAxiom::getSuperClass);
        }
        var same = ((OWLEquivalentClassesAxiom) axiom).getOperandsAsList();
        return same.size() == 2 ? same.stream().filter(other -> !other.equals(c)).findFirst() : Optional.empty();
    }

    /** How often the class occurs in an expression in EL. */
    private static long count(OWLClass c, OWLClassExpression where) {
        return where.conjunctSet().mapToLong(part -> part instanceof OWLObjectSomeValuesFrom
            ? count(c, ((OWLObjectSomeValuesFrom) part).getFiller()) : part.equals(c) ? 1 : 0).sum();
    }

    /**
     * Of its properties it says no more than that there are values. Where all that mentions them is so, the instance of
     * the other class can be one of this class itself, and its own value of every property.
     */
    private static boolean isSome(OWLAxiom axiom) {
        return axiom instanceof OWLSubClassOfAxiom && ((OWLSubClassOfAxiom) axiom).getSubClass().isOWLClass()
            && isEl(((OWLSubClassOfAxiom) axiom).getSuperClass());
    }

    /**
     * It holds of a stranger, an individual in none of its classes, whatever values that one has; and of others it asks
     * no more when they get strangers for values. Where all axioms are so, the instance of the other class can have
     * strangers for what else is asked for, or be the value of one.
     */
    private static boolean asksNothingOfStrangers(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            OWLClassExpression above = ((OWLSubClassOfAxiom) axiom).getSuperClass();
            return isOfNamed(((OWLSubClassOfAxiom) axiom).getSubClass())
                && (isEl(above) || above.isOWLNothing() || isComplementOfNamed(above));
        }
        if (axiom instanceof OWLEquivalentClassesAxiom) {
            return ((OWLEquivalentClassesAxiom) axiom).operands().allMatch(OneAxiomMore::isOfNamed);
        }
        if (axiom instanceof OWLDisjointClassesAxiom) {
            return ((OWLDisjointClassesAxiom) axiom).operands().allMatch(OneAxiomMore::isOfNamed);
        }
        if (axiom instanceof OWLDisjointUnionAxiom) {
            return ((OWLDisjointUnionAxiom) axiom).operands().allMatch(OneAxiomMore::isOfNamed);
        }
        return LEADING_ON.contains(axiom.getAxiomType()) && Entities.in(axiom).stream().noneMatch(OWLEntity::isBuiltIn)
            && !Parts.anyMatch(axiom, OWLObjectInverseOf.class::isInstance);
    }

    private static boolean isComplementOfNamed(OWLClassExpression c) {
        return c instanceof OWLObjectComplementOf && ((OWLObjectComplementOf) c).getOperand().isOWLClass();
    }

    /** In EL, and below a named class. */
    private static boolean isOfNamed(OWLClassExpression c) {
        return isEl(c) && c.asConjunctSet().stream().anyMatch(OWLClassExpression::isOWLClass);
    }

    private static boolean isEl(OWLClassExpression c) {
        Predicate<OWLClassExpression> named = part -> part.isOWLClass()
            && !part.isOWLThing() && !part.isOWLNothing();
        return c.asConjunctSet().stream().allMatch(part -> named.test(part)
            || part instanceof OWLObjectSomeValuesFrom && isEl((OWLObjectSomeValuesFrom) part));
    }

    private static boolean isEl(OWLObjectSomeValuesFrom c) {
        return c.getProperty().isOWLObjectProperty() && !c.getProperty().asOWLObjectProperty().isBuiltIn()
            && isEl(c.getFiller());
    }
}
