package org.paradl.translate;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * The axioms {@code Thing SubClassOf A+ or A-} that need not be reasoned with. Where no other axiom has {@code A-}
 * below an inclusion or denies it, a model of the others stays one if all that is not in {@code A+} is put into
 * {@code A-}. So what follows with the axiom of a sentence, follows without it of the sentence with
 * {@code A- or not A+} for {@code A-}. With it, an engine would choose a side for every element and every class.
 * Immutable.
 */
final class ExcludedMiddle {
    private final Set<OWLAxiom> axioms = new HashSet<>();
    private final Map<OWLClass, OWLClassExpression> meanings = new LinkedHashMap<>();

    /**
     * @param standing what stands of names
     * @param others all the other axioms
     * @param isToldFalse whether the class is the told-false side of another
     */
    ExcludedMiddle(Collection<OWLAxiom> standing, Collection<OWLAxiom> others,
            Predicate<? super OWLClass> isToldFalse) {
        var candidates = new LinkedHashMap<OWLAxiom, List<OWLClass>>();
        standing.forEach(axiom -> sides(axiom, isToldFalse).ifPresent(sides -> candidates.put(axiom, sides)));
        if (candidates.isEmpty()) {
            return;
        }
        Stream<OWLAxiom> rest = standing.stream().filter(axiom -> !candidates.containsKey(axiom));
        Set<OWLClass> needed = NegativeOccurrences.in(Stream.concat(rest, others.stream()));
        candidates.forEach((axiom, sides) -> {
            OWLClass toldFalse = sides.get(1);
            if (!needed.contains(toldFalse)) {
                axioms.add(axiom);
                meanings.put(toldFalse,
                    Owl.FACTORY.getOWLObjectUnionOf(toldFalse, sides.get(0).getObjectComplementOf()));
            }
        });
    }

    /** Where none of them is left out. */
    static ExcludedMiddle kept() {
        return new ExcludedMiddle(List.of(), List.of(), name -> false);
    }

    /** The told-true class and the told-false one of such an axiom; empty where it is another. */
    private static Optional<List<OWLClass>> sides(OWLAxiom axiom, Predicate<? super OWLClass> isToldFalse) {
        if (!(axiom instanceof OWLSubClassOfAxiom) || !((OWLSubClassOfAxiom) axiom).getSubClass().isOWLThing()) {
            return Optional.empty();
        }
        Set<OWLClassExpression> sides = ((OWLSubClassOfAxiom) axiom).getSuperClass().asDisjunctSet();
        List<OWLClass> named = sides.stream().filter(OWLClassExpression::isNamed).map(OWLClassExpression::asOWLClass)
            .sorted(Comparator.comparing(isToldFalse::test)).collect(Collectors.toList());
        return sides.size() == 2 && named.size() == 2 && isToldFalse.test(named.get(1))
            && !isToldFalse.test(named.get(0))
            ? Optional.of(named) : Optional.empty();
    }

    /** The axioms that are left out. */
    Set<OWLAxiom> axioms() {
        return Collections.unmodifiableSet(axioms);
    }

    /** The told-false classes of which the axioms do not say all that is in them, each with what says it. */
    Map<OWLClass, OWLClassExpression> meanings() {
        return Collections.unmodifiableMap(meanings);
    }

    /** What to ask instead of the sentence. */
    OWLAxiom asked(OWLAxiom sentence) {
        return meanings.isEmpty() || !Parts.anyMatch(sentence, meanings::containsKey) ? sentence
            : Rewriting.of(sentence, OWLClassExpression.class, c -> meanings.getOrDefault(c, c));
    }
}
