package org.paradl.engine.elk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLObjectIntersectionOf;
import org.semanticweb.owlapi.model.OWLObjectPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLObjectSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLObjectUnionOf;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * Axioms that are beyond ELK for their unions in superclasses, between axioms within its reach: weaker ones, which
 * follow from them, and stronger ones, from which they follow. In a stronger one a union is one of its operands, in a
 * weaker one it is everything.
 */
final class UnionBounds {
    private UnionBounds() {
    }

    /** Whether ELK takes what all of the axioms are between, whichever operands are taken: so all operands at once. */
    static boolean within(Collection<? extends OWLAxiom> axioms) {
        return ElkReach.coversAll(axioms.stream().flatMap(axiom -> inclusions(axiom, UnionBounds::allOperands))
            .collect(Collectors.toList()));
    }

    /** How many operands a union in the axioms has at most. */
    static int widest(Collection<? extends OWLAxiom> axioms) {
        Stream<OWLAxiom> written = axioms.stream().flatMap(axiom -> inclusions(axiom, c -> c));
        return Parts.ofKind(written, OWLObjectUnionOf.class).stream()
            .mapToInt(union -> union.getOperandsAsList().size()).max().orElse(0);
    }

    /** What follows from the axiom. */
    static Stream<OWLAxiom> weaker(OWLAxiom axiom) {
        return inclusions(axiom, UnionBounds::weakened);
    }

    /**
     * What the axiom follows from.
     *
     * @param which operand of each union is taken: 0 is the first, -1 the last; a union of fewer begins anew
     */
    static Stream<OWLAxiom> stronger(OWLAxiom axiom, int which) {
        return inclusions(axiom, c -> strengthened(c, which));
    }

    private static Stream<OWLAxiom> inclusions(OWLAxiom axiom, Function<OWLClassExpression, OWLClassExpression> bound) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) axiom;
            return Stream.of(inclusion(inclusion.getSubClass(), bound.apply(inclusion.getSuperClass())));
        }
        if (axiom instanceof OWLEquivalentClassesAxiom) {
            List<OWLClassExpression> all = new ArrayList<>(((OWLEquivalentClassesAxiom) axiom).getClassExpressions());
            return Stream.iterate(0, i -> i < all.size(), i -> i + 1)
                .map(i -> inclusion(all.get(i), bound.apply(all.get((i + 1) % all.size()))));
        }
        if (axiom instanceof OWLDisjointUnionAxiom) {
            var union = (OWLDisjointUnionAxiom) axiom;
            return Stream.concat(inclusions(union.getOWLEquivalentClassesAxiom(), bound),
                Stream.of(union.getOWLDisjointClassesAxiom()));
        }
        if (axiom instanceof OWLObjectPropertyDomainAxiom) {
            var domain = (OWLObjectPropertyDomainAxiom) axiom;
            return Stream.of(Owl.FACTORY.getOWLObjectPropertyDomainAxiom(domain.getProperty(),
                bound.apply(domain.getDomain())));
        }
        return Stream.of(axiom);
    }

    private static OWLAxiom inclusion(OWLClassExpression sub, OWLClassExpression sup) {
        return Owl.FACTORY.getOWLSubClassOfAxiom(sub, sup);
    }

    private static OWLClassExpression strengthened(OWLClassExpression c, int which) {
        if (c instanceof OWLObjectUnionOf) {
            List<OWLClassExpression> operands = ((OWLObjectUnionOf) c).getOperandsAsList();
            return strengthened(operands.get(Math.floorMod(which, operands.size())), which);
        }
        return inside(c, part -> strengthened(part, which));
    }

    private static OWLClassExpression allOperands(OWLClassExpression c) {
        return c instanceof OWLObjectUnionOf ? Owl.FACTORY.getOWLObjectIntersectionOf(
            ((OWLObjectUnionOf) c).getOperandsAsList().stream().map(UnionBounds::allOperands))
            : inside(c, UnionBounds::allOperands);
    }

    private static OWLClassExpression weakened(OWLClassExpression c) {
        return c instanceof OWLObjectUnionOf ? Owl.FACTORY.getOWLThing() : inside(c, UnionBounds::weakened);
    }

    /** The expression with other parts, where it says the more the more they say. */
    private static OWLClassExpression inside(OWLClassExpression c,
            Function<OWLClassExpression, OWLClassExpression> other) {
        if (c instanceof OWLObjectIntersectionOf) {
            return Owl.FACTORY.getOWLObjectIntersectionOf(
                ((OWLObjectIntersectionOf) c).getOperandsAsList().stream().map(other));
        }
        if (c instanceof OWLObjectSomeValuesFrom) {
            var some = (OWLObjectSomeValuesFrom) c;
            return Owl.FACTORY.getOWLObjectSomeValuesFrom(some.getProperty(), other.apply(some.getFiller()));
        }
        return c;
    }
}
