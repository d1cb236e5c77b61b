package org.paradl.translate;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.semanticweb.owlapi.model.OWLObjectUnionOf;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * The axioms {@code Thing SubClassOf A+ or A-} that need not be reasoned with. Where no other axiom has {@code A-} below an
 * inclusion or denies it, a model of the others stays one if all that is not in {@code A+} is put into {@code A-}. So what
 * follows with the axiom of a sentence, follows without it of the sentence with {@code A- or not A+} for {@code A-}. With
 * it, an engine would choose a side for every element and every class. Immutable.
 */
final class ExcludedMiddle {
    private final Set<OWLAxiom> axioms = new HashSet<>();
    private final Map<OWLClass, OWLClassExpression> meanings = new LinkedHashMap<>();

    /**
     * @param standing what stands of names
     * @param others all the other axioms
     * @param isToldFalse whether the class is the told-false side of another
     */
    ExcludedMiddle(Collection<OWLAxiom> standing, Stream<OWLAxiom> others, Predicate<OWLClass> isToldFalse) {
        var candidates = new LinkedHashMap<OWLClass, OWLAxiom>();
        var rest = Stream.<OWLAxiom>builder();
        for (OWLAxiom axiom : standing) {
            OWLClass refuted = refuted(axiom, isToldFalse);
            if (refuted == null) {
                rest.add(axiom);
            } else {
                candidates.put(refuted, axiom);
            }
        }
        if (!candidates.isEmpty()) {
            candidates.keySet().removeAll(NegativeOccurrences.in(Stream.concat(rest.build(), others)));
            candidates.forEach(this::leaveOut);
        }
    }

    private static OWLClass refuted(OWLAxiom axiom, Predicate<OWLClass> isToldFalse) {
        if (!(axiom instanceof OWLSubClassOfAxiom) || !((OWLSubClassOfAxiom) axiom).getSubClass().isOWLThing()
                || !(((OWLSubClassOfAxiom) axiom).getSuperClass() instanceof OWLObjectUnionOf)) {
            return null;
        }
        List<OWLClassExpression> sides = ((OWLObjectUnionOf) ((OWLSubClassOfAxiom) axiom).getSuperClass()).getOperandsAsList();
        List<OWLClassExpression> refuted = sides.stream().filter(c -> c.isNamed() && isToldFalse.test(c.asOWLClass()))
            .collect(Collectors.toList());
        return sides.size() == 2 && sides.stream().allMatch(OWLClassExpression::isNamed) && refuted.size() == 1
            ? refuted.get(0).asOWLClass() : null;
    }

    private void leaveOut(OWLClass refuted, OWLAxiom axiom) {
        axioms.add(axiom);
        OWLClass other = axiom.classesInSignature().filter(c -> !c.equals(refuted) && !c.isOWLThing()).findFirst().orElseThrow();
        meanings.put(refuted, Owl.FACTORY.getOWLObjectUnionOf(refuted, other.getObjectComplementOf()));
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
