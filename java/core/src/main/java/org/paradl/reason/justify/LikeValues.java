package org.paradl.reason.justify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Parts;
import org.paradl.engine.hermit.Literals;
import org.paradl.engine.hermit.ValueSpace;
import org.paradl.engine.hermit.normalize.LangStrings;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.SWRLRule;

/**
 * Which values other facts may have than those of some axioms: such as none of their data ranges tells from them, and
 * none of the values that more is said of. To exchange the ones for the others makes a model of the others of each
 * model of the ones, so that nothing else follows. Immutable.
 */
final class LikeValues {
    /** What tells values apart; empty where it is not known what does. */
    private final Optional<List<Predicate<Object>>> tests;

    /** @param constants which the values of the facts are not to become, nor to be no longer */
    LikeValues(Collection<OWLAxiom> axioms, Collection<OWLLiteral> constants) {
        boolean mayVary = axioms.stream().anyMatch(axiom -> value(axiom).isPresent())
            && axioms.stream().noneMatch(SWRLRule.class::isInstance);
        this.tests = mayVary ? tests(axioms, constants) : Optional.empty();
    }

    private static Optional<List<Predicate<Object>>> tests(Collection<OWLAxiom> axioms,
            Collection<OWLLiteral> constants) {
        List<OWLAxiom> others = axioms.stream().filter(axiom -> value(axiom).isEmpty())
            .map(LangStrings::spelledOut).collect(Collectors.toList());
        var tests = new ArrayList<Predicate<Object>>();
        Set<OWLLiteral> fixed = new HashSet<>(constants);
        others.forEach(axiom -> fixed.addAll(Literals.in(axiom)));
        fixed.stream().map(Literals::value).forEach(value -> tests.add(value::equals));
        List<Optional<ValueSpace>> ranges = Stream.concat(
            Parts.ofKind(others.stream(), OWLDatatype.class).stream().filter(range -> !range.isTopDatatype())
                .map(ValueSpace::of),
            Parts.ofKind(others.stream(), OWLDatatypeRestriction.class).stream().map(ValueSpace::of))
            .collect(Collectors.toList());
        ranges.forEach(range -> range.ifPresent(known -> tests.add(known::has)));
        return ranges.stream().allMatch(Optional::isPresent) ? Optional.of(tests) : Optional.empty();
    }

    /** What an individual is said to have, or not to have. */
    static Optional<OWLLiteral> value(OWLAxiom axiom) {
        return Optional.of(axiom).filter(OWLPropertyAssertionAxiom.class::isInstance)
            .<OWLObject>map(fact -> ((OWLPropertyAssertionAxiom<?, ?>) fact).getObject())
            .filter(OWLLiteral.class::isInstance).map(OWLLiteral.class::cast);
    }

    /** Whether the other may be in place of this one, as far as they alone go. */
    boolean areAlike(OWLLiteral one, OWLLiteral other) {
        if (one.equals(other)) {
            return true;
        }
        if (tests.isEmpty() || !one.getDatatype().equals(other.getDatatype())
                || Literals.isIllTyped(one) != Literals.isIllTyped(other)) {
            return false;
        }
        Object before = Literals.value(one);
        Object after = Literals.value(other);
        return Literals.isIllTyped(one) || !(before instanceof OWLLiteral) && !(after instanceof OWLLiteral)
            && tests.get().stream().allMatch(test -> test.test(before) == test.test(after));
    }
}
