package org.paradl.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.paradl.engine.elk.ElkRanges;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;

/**
 * Random small ontologies of every construct that ELK covers, as far as HermiT can judge it: with a property hierarchy
 * that is regular, and without {@code ObjectPropertyDomain(r ObjectHasSelf(s))}, which HermiT takes for r
 * SubPropertyOf s.
 */
public final class RandomEl {
    private static final OWLDataFactory FACTORY = Given.FACTORY;
    private static final int AXIOMS = 12;

    private final Random random;
    private final boolean ranges;

    /** With ranges there are no named values and no reflexivity: see {@link ElkRanges}. */
    public RandomEl(long seed, boolean ranges) {
        this.random = new Random(seed);
        this.ranges = ranges;
    }

    public Set<OWLAxiom> axioms() {
        Set<OWLAxiom> axioms = new LinkedHashSet<>();
        while (axioms.size() < AXIOMS) {
            axioms.add(axiom());
        }
        return axioms;
    }

    private OWLAxiom axiom() {
        switch (random.nextInt(24)) {
            case 0:
                return FACTORY.getOWLDisjointClassesAxiom(set(name(0), name(1), negative(1)));
            case 1:
                return FACTORY.getOWLSameIndividualAxiom(Set.of(individual(), FACTORY.getOWLNamedIndividual(
                    individual().getIRI() + "2")));
            case 2:
                return FACTORY.getOWLDifferentIndividualsAxiom(Set.of(Given.individual("a"), Given.individual("b")));
            case 3:
                return FACTORY.getOWLSubObjectPropertyOfAxiom(property(0, 2), property(2, 4));
            case 4:
                return FACTORY.getOWLSubPropertyChainOfAxiom(chain(), Given.property("u"));
            case 5:
                return FACTORY.getOWLTransitiveObjectPropertyAxiom(property(1, 4));
            case 6:
                return ranges ? FACTORY.getOWLObjectPropertyRangeAxiom(property(), positive(1))
                    : FACTORY.getOWLReflexiveObjectPropertyAxiom(property());
            case 7:
                return FACTORY.getOWLObjectPropertyDomainAxiom(property(), both(2));
            case 8:
            case 9:
                return ranges ? FACTORY.getOWLObjectPropertyRangeAxiom(property(), positive(1))
                    : FACTORY.getOWLObjectPropertyAssertionAxiom(property(), individual(), individual());
            case 10:
            case 11:
                return ranges ? FACTORY.getOWLClassAssertionAxiom(positive(2), individual())
                    : FACTORY.getOWLObjectPropertyAssertionAxiom(property(), individual(), individual());
            case 12:
            case 13:
            case 14:
                return FACTORY.getOWLClassAssertionAxiom(positive(1), individual());
            case 15:
            case 16:
                return FACTORY.getOWLEquivalentClassesAxiom(name(), both(2));
            case 17:
                return FACTORY.getOWLEquivalentObjectPropertiesAxiom(Set.of(Given.property("r"), Given.property("v")));
            default:
                return FACTORY.getOWLSubClassOfAxiom(negative(2), positive(2));
        }
    }

    /** What may stand on either side. */
    private OWLClassExpression both(int depth) {
        if (depth == 0) {
            return name();
        }
        switch (random.nextInt(3)) {
            case 0:
                return FACTORY.getOWLObjectIntersectionOf(set(name(0), both(depth - 1)));
            case 1:
                return FACTORY.getOWLObjectSomeValuesFrom(property(), both(depth - 1));
            default:
                return name();
        }
    }

    private OWLClassExpression negative(int depth) {
        switch (depth == 0 ? 9 : random.nextInt(10)) {
            case 0:
                return FACTORY.getOWLObjectUnionOf(set(name(0), negative(depth - 1)));
            case 1:
                return FACTORY.getOWLObjectSomeValuesFrom(property(), negative(depth - 1));
            case 2:
                return ranges ? name() : FACTORY.getOWLObjectHasValue(property(), individual());
            default:
                return both(depth);
        }
    }

    private OWLClassExpression positive(int depth) {
        switch (depth == 0 ? 9 : random.nextInt(10)) {
            case 0:
                return FACTORY.getOWLObjectComplementOf(negative(depth - 1));
            case 1:
                return FACTORY.getOWLObjectSomeValuesFrom(property(), positive(depth - 1));
            case 2:
                return ranges ? name() : FACTORY.getOWLObjectHasValue(property(), individual());
            case 3:
                return ranges ? name() : FACTORY.getOWLObjectHasSelf(Given.property("r"));
            case 4:
                return FACTORY.getOWLObjectIntersectionOf(set(name(1), positive(depth - 1)));
            case 5:
                return random.nextInt(8) == 0 ? FACTORY.getOWLNothing() : name();
            default:
                return both(depth);
        }
    }

    private static Set<OWLClassExpression> set(OWLClassExpression... expressions) {
        return new LinkedHashSet<>(List.of(expressions));
    }

    private OWLClass name() {
        return name(random.nextInt(6));
    }

    private static OWLClass name(int number) {
        return Given.type("ABCDEF".substring(number, number + 1));
    }

    private OWLObjectProperty property() {
        return property(0, 4);
    }

    private OWLObjectProperty property(int from, int to) {
        int number = from + random.nextInt(to - from);
        return Given.property("rstu".substring(number, number + 1));
    }

    /** Into u: only at one end may u itself stand, else the property hierarchy is not regular and HermiT goes wrong. */
    private List<OWLObjectProperty> chain() {
        switch (random.nextInt(3)) {
            case 0:
                return List.of(Given.property("u"), property(0, 3));
            case 1:
                return List.of(property(0, 3), Given.property("u"));
            default:
                return List.of(property(0, 3), property(0, 3));
        }
    }

    private OWLNamedIndividual individual() {
        int number = random.nextInt(4);
        return Given.individual("abcd".substring(number, number + 1));
    }
}
