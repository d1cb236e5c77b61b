package org.paradl.translate;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/**
 * What bears on no question about the names that are asked about. A class that is not, and that no axiom has on its
 * left, may be all there is. Where nothing is denied, counted or enumerated, so that there is always a model, and two
 * beside each other are one, there is more: an edge of such a property leads to where nothing comes back from, and
 * witnesses are apart from everything. Immutable.
 */
final class Unasked {
    private static final OWLClassExpression THING = Owl.FACTORY.getOWLThing();

    private final Map<OWLAxiom, OWLAxiom> said = new HashMap<>();
    private final Set<OWLAxiom> leftOut = new HashSet<>();

    private Unasked() {
    }

    static Unasked none() {
        return new Unasked();
    }

    /** For every question about the names that are asked about. */
    static Unasked in(Collection<OWLAxiom> axioms, Predicate<OWLEntity> isAsked) {
        return in(axioms, isAsked, false);
    }

    /** For questions that are not whether there is anything, but which names something has that is there. */
    static Unasked byMembers(Collection<OWLAxiom> axioms, Predicate<OWLEntity> isAsked) {
        return in(axioms, isAsked, axioms.stream().filter(OWLAxiom::isLogicalAxiom).allMatch(Unasked::isPositive));
    }

    private static Unasked in(Collection<OWLAxiom> axioms, Predicate<OWLEntity> isAsked, boolean positive) {
        var unasked = new Unasked();
        Map<OWLAxiom, OWLAxiom> left = new HashMap<>();
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).filter(axiom -> !positive || !isOfWitnesses(axiom))
            .forEach(axiom -> left.put(axiom, axiom));
        boolean grown = true;
        while (grown) {
            var reduction = new Reduction(isAsked.or(NegativeNames.in(left.values())::contains), positive);
            Map<OWLAxiom, OWLAxiom> before = Map.copyOf(left);
            left.replaceAll((axiom, current) -> reduction.of(current));
            left.values().removeIf(Unasked::saysNothing);
            grown = !left.equals(before);
        }
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).forEach(axiom -> unasked.note(axiom, left.get(axiom)));
        return unasked;
    }

    private void note(OWLAxiom axiom, OWLAxiom now) {
        if (now == null) {
            leftOut.add(axiom);
        } else if (!now.equals(axiom)) {
            said.put(axiom, now);
        }
    }

    /** Whether all is said as it was. */
    boolean isNone() {
        return said.isEmpty() && leftOut.isEmpty();
    }

    /** The axioms of which nothing is left. */
    Set<OWLAxiom> leftOut() {
        return Collections.unmodifiableSet(leftOut);
    }

    /** What is left of the axiom; of one that is left out, itself. */
    OWLAxiom of(OWLAxiom axiom) {
        return said.getOrDefault(axiom, axiom);
    }

    private static boolean isPositive(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) axiom;
            return isPositive(inclusion.getSubClass()) && isPositive(inclusion.getSuperClass());
        }
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            var inclusion = (OWLSubObjectPropertyOfAxiom) axiom;
            return isNamed(inclusion.getSubProperty()) && isNamed(inclusion.getSuperProperty());
        }
        return axiom instanceof OWLClassAssertionAxiom
            && isPositive(((OWLClassAssertionAxiom) axiom).getClassExpression())
            || axiom instanceof OWLObjectPropertyAssertionAxiom
            && isNamed(((OWLObjectPropertyAssertionAxiom) axiom).getProperty());
    }

    private static boolean isPositive(OWLClassExpression c) {
        if (c instanceof OWLNaryBooleanClassExpression) {
            return ((OWLNaryBooleanClassExpression) c).operands().allMatch(Unasked::isPositive);
        }
        if (c instanceof OWLObjectSomeValuesFrom || c instanceof OWLObjectAllValuesFrom) {
            var restriction = (OWLQuantifiedObjectRestriction) c;
            return isNamed(restriction.getProperty()) && isPositive(restriction.getFiller());
        }
        return c.isNamed() && !c.isOWLNothing();
    }

    private static boolean isNamed(OWLObjectPropertyExpression property) {
        return property.isNamed() && !property.isOWLTopObjectProperty() && !property.isOWLBottomObjectProperty();
    }

    private static boolean isOfWitnesses(OWLAxiom axiom) {
        return axiom.individualsInSignature().findAny().isPresent()
            && axiom.individualsInSignature().allMatch(Vocabulary::isWitness)
            && axiom.anonymousIndividuals().findAny().isEmpty();
    }

    private static boolean saysNothing(OWLAxiom axiom) {
        return axiom instanceof OWLSubClassOfAxiom && ((OWLSubClassOfAxiom) axiom).getSuperClass().isOWLThing()
            || axiom instanceof OWLClassAssertionAxiom
            && ((OWLClassAssertionAxiom) axiom).getClassExpression().isOWLThing()
            || axiom instanceof OWLSubObjectPropertyOfAxiom
                && ((OWLSubObjectPropertyOfAxiom) axiom).getSuperProperty().isOWLTopObjectProperty()
            || axiom instanceof OWLObjectPropertyAssertionAxiom
                && ((OWLObjectPropertyAssertionAxiom) axiom).getProperty().isOWLTopObjectProperty();
    }

    /** Puts all there is in the place of names that are not needed. */
    private static final class Reduction {
        private final Predicate<OWLEntity> isNeeded;
        private final boolean positive;

        Reduction(Predicate<OWLEntity> isNeeded, boolean positive) {
            this.isNeeded = isNeeded;
            this.positive = positive;
        }

        OWLAxiom of(OWLAxiom axiom) {
            if (axiom instanceof OWLSubClassOfAxiom) {
                var inclusion = (OWLSubClassOfAxiom) axiom;
                return Owl.FACTORY.getOWLSubClassOfAxiom(inclusion.getSubClass(), of(inclusion.getSuperClass()));
            }
            if (axiom instanceof OWLClassAssertionAxiom) {
                var fact = (OWLClassAssertionAxiom) axiom;
                return Owl.FACTORY.getOWLClassAssertionAxiom(of(fact.getClassExpression()), fact.getIndividual());
            }
            if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
                var inclusion = (OWLSubObjectPropertyOfAxiom) axiom;
                return Owl.FACTORY.getOWLSubObjectPropertyOfAxiom(inclusion.getSubProperty(),
                    of(inclusion.getSuperProperty()));
            }
            if (axiom instanceof OWLObjectPropertyAssertionAxiom) {
                var fact = (OWLObjectPropertyAssertionAxiom) axiom;
                return Owl.FACTORY.getOWLObjectPropertyAssertionAxiom(of(fact.getProperty()), fact.getSubject(),
                    fact.getObject());
            }
            return axiom;
        }

        private OWLObjectPropertyExpression of(OWLObjectPropertyExpression property) {
            return isNeeded(property) ? property : Owl.FACTORY.getOWLTopObjectProperty();
        }

        private boolean isNeeded(OWLObjectPropertyExpression property) {
            return property.isAnonymous() || isNeeded.test(property.asOWLObjectProperty());
        }

        private OWLClassExpression of(OWLClassExpression c) {
            if (c instanceof OWLObjectIntersectionOf) {
                List<OWLClassExpression> parts = parts((OWLObjectIntersectionOf) c).filter(part -> !part.isOWLThing())
                    .collect(Collectors.toList());
                return parts.isEmpty() ? THING : parts.size() == 1 ? parts.get(0)
                    : Owl.FACTORY.getOWLObjectIntersectionOf(parts);
            }
            if (c instanceof OWLObjectUnionOf) {
                List<OWLClassExpression> parts = parts((OWLObjectUnionOf) c).collect(Collectors.toList());
                return parts.contains(THING) ? THING
                    : parts.size() == 1 ? parts.get(0) : Owl.FACTORY.getOWLObjectUnionOf(parts);
            }
            if (c instanceof OWLObjectSomeValuesFrom) {
                return some((OWLObjectSomeValuesFrom) c);
            }
            if (c instanceof OWLObjectAllValuesFrom) {
                var only = (OWLObjectAllValuesFrom) c;
                OWLClassExpression filler = of(only.getFiller());
                return filler.isOWLThing() ? THING : Owl.FACTORY.getOWLObjectAllValuesFrom(only.getProperty(), filler);
            }
            return c.isAnonymous() || c.isOWLThing() || c.isOWLNothing() || isNeeded.test(c.asOWLClass()) ? c : THING;
        }

        private OWLClassExpression some(OWLObjectSomeValuesFrom some) {
            OWLClassExpression filler = of(some.getFiller());
            return !isNeeded(some.getProperty()) && (positive || filler.isOWLThing()) ? THING
                : Owl.FACTORY.getOWLObjectSomeValuesFrom(some.getProperty(), filler);
        }

        private Stream<OWLClassExpression> parts(OWLNaryBooleanClassExpression c) {
            return c.operands().map(this::of).distinct();
        }
    }
}
