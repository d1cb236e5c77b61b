package org.paradl.engine.hermit;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/**
 * What says that one thing is apart from itself, in words that engines understand: they take it for a set of one, of
 * which HermiT (1.4.5.519) makes an error or nothing.
 */
public final class OfOne {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private OfOne() {
    }

    /** The axioms with others in the place of such. */
    public static Collection<OWLAxiom> spelledOut(Collection<OWLAxiom> axioms) {
        return axioms.stream().noneMatch(OfOne::is) ? axioms
            : axioms.stream().flatMap(OfOne::spelledOut).collect(Collectors.toList());
    }

    /** The axiom, or what stands for it. */
    public static Stream<OWLAxiom> spelledOut(OWLAxiom axiom) {
        if (!is(axiom)) {
            return Stream.of(axiom);
        }
        if (axiom instanceof OWLDisjointUnionAxiom) {
            var union = (OWLDisjointUnionAxiom) axiom;
            OWLClassExpression one = union.getOperandsAsList().get(0);
            return Stream.of(FACTORY.getOWLEquivalentClassesAxiom(union.getOWLClass(), one), empty(one));
        }
        return Stream.of(spelledOut(((HasOperands<?>) axiom).getOperandsAsList().get(0)));
    }

    private static OWLAxiom spelledOut(Object one) {
        if (one instanceof OWLIndividual) {
            var nobodyElse = FACTORY.getOWLObjectOneOf((OWLIndividual) one);
            return FACTORY.getOWLClassAssertionAxiom(nobodyElse.getObjectComplementOf(), (OWLIndividual) one);
        }
        if (one instanceof OWLDataPropertyExpression) {
            return empty(FACTORY.getOWLDataSomeValuesFrom((OWLDataPropertyExpression) one, FACTORY.getTopDatatype()));
        }
        return empty(one instanceof OWLObjectPropertyExpression
            ? FACTORY.getOWLObjectSomeValuesFrom((OWLObjectPropertyExpression) one, FACTORY.getOWLThing())
            : (OWLClassExpression) one);
    }

    private static OWLAxiom empty(OWLClassExpression c) {
        return FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing());
    }

    /** Whether all that the axiom says to be apart is one. */
    public static boolean is(OWLAxiom axiom) {
        return (axiom instanceof OWLDisjointClassesAxiom || axiom instanceof OWLDisjointUnionAxiom
            || axiom instanceof OWLDisjointObjectPropertiesAxiom || axiom instanceof OWLDisjointDataPropertiesAxiom
            || axiom instanceof OWLDifferentIndividualsAxiom) && areOne(((HasOperands<?>) axiom).getOperandsAsList());
    }

    private static boolean areOne(List<?> operands) {
        return operands.get(0).equals(operands.get(operands.size() - 1)) && new HashSet<>(operands).size() == 1;
    }
}
