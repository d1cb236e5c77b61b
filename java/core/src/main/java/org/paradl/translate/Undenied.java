package org.paradl.translate;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.*;

/**
 * Puts {@code not A*} in the place of {@code A-}, where {@code A*} is the class of what is not told false to be in
 * {@code A}. A strong inclusion of {@code A} in {@code r some B} says that {@code r only B-} is included in {@code A-},
 * which has an engine choose, of everything there is, between {@code A-} and a neighbour outside {@code B-}; said of
 * the other side, that {@code A*} is included in {@code r some B*}, there is no choice. So a Horn ontology stays one
 * (Lewis: Renaming a Set of Clauses as a Horn Set. Journal of the ACM, 1978), and a material inclusion is one of
 * {@code A*} in {@code B+}. Immutable.
 */
final class Undenied {
    private static final Undenied NONE = new Undenied(List.of());

    private final Map<OWLClass, OWLClassExpression> meanings = new LinkedHashMap<>();

    private Undenied(Collection<OWLClass> toldFalse) {
        toldFalse.forEach(c -> meanings.put(c, named(c).getObjectComplementOf()));
    }

    /** Where everything stays. */
    static Undenied none() {
        return NONE;
    }

    /**
     * Of all the told-false classes of the axioms, but for those in keys and what else has only names; of none beside
     * rules, over which Openllet (2.6.5) misses some of what follows then.
     */
    static Undenied in(Collection<OWLAxiom> axioms, Predicate<? super OWLClass> isToldFalse) {
        if (axioms.stream().anyMatch(SWRLRule.class::isInstance)) {
            return NONE;
        }
        var toldFalse = new HashSet<OWLClass>();
        var kept = new HashSet<OWLClass>();
        for (OWLAxiom axiom : axioms) {
            axiom.classesInSignature().filter(isToldFalse).forEach((takesExpressions(axiom) ? toldFalse : kept)::add);
        }
        toldFalse.removeAll(kept);
        return new Undenied(toldFalse.stream().sorted().collect(Collectors.toList()));
    }

    private static boolean takesExpressions(OWLAxiom axiom) {
        return axiom instanceof OWLSubClassOfAxiom || axiom instanceof OWLEquivalentClassesAxiom
            || axiom instanceof OWLDisjointClassesAxiom || axiom instanceof OWLClassAssertionAxiom
            || axiom instanceof OWLObjectPropertyDomainAxiom || axiom instanceof OWLObjectPropertyRangeAxiom
            || axiom instanceof OWLDataPropertyDomainAxiom;
    }

    private static OWLClass named(OWLClass toldFalse) {
        return Owl.FACTORY.getOWLClass(Vocabulary.UNDENIED + toldFalse.getIRI());
    }

    boolean isNone() {
        return meanings.isEmpty();
    }

    /** Each told-false class with what is said in its place. */
    Map<OWLClass, OWLClassExpression> meanings() {
        return Collections.unmodifiableMap(meanings);
    }

    /** The axiom with it, and so turned that as little as possible is denied. */
    OWLAxiom of(OWLAxiom axiom) {
        if (meanings.isEmpty() || !Parts.anyMatch(axiom, meanings::containsKey)) {
            return axiom;
        }
        OWLAxiom said = Rewriting.of(axiom, OWLClassExpression.class, c -> meanings.getOrDefault(c, c));
        if (said instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) said;
            List<OWLClassExpression> sides = turned(Stream.of(inclusion.getSubClass(), inclusion.getSuperClass()));
            List<OWLClassExpression> contrary = contrary(Stream.of(inclusion.getSuperClass(), inclusion.getSubClass()));
            List<OWLClassExpression> better = better(sides, contrary);
            return Owl.FACTORY.getOWLSubClassOfAxiom(better.get(0), better.get(1));
        }
        if (said instanceof OWLEquivalentClassesAxiom) {
            var same = (OWLEquivalentClassesAxiom) said;
            return Owl.FACTORY.getOWLEquivalentClassesAxiom(
                better(turned(same.classExpressions()), contrary(same.classExpressions())));
        }
        return said;
    }

    private static List<OWLClassExpression> turned(Stream<OWLClassExpression> some) {
        return each(some, OWLClassExpression::getNNF);
    }

    private static List<OWLClassExpression> contrary(Stream<OWLClassExpression> some) {
        return each(some, OWLClassExpression::getComplementNNF);
    }

    private static List<OWLClassExpression> each(Stream<OWLClassExpression> some,
            UnaryOperator<OWLClassExpression> change) {
        return some.map(change).collect(Collectors.toList());
    }

    private static List<OWLClassExpression> better(List<OWLClassExpression> one, List<OWLClassExpression> other) {
        return denials(other) < denials(one) ? other : one;
    }

    private static long denials(List<OWLClassExpression> some) {
        return some.stream().flatMap(OWLClassExpression::nestedClassExpressions)
            .filter(OWLObjectComplementOf.class::isInstance).count();
    }
}
