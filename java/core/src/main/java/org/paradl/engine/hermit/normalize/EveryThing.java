package org.paradl.engine.hermit.normalize;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.*;

/**
 * {@code owl:Thing} or {@code owl:Nothing} for what says no more, by its form: HermiT (1.4.5.519) leaves such operands
 * out of an intersection and a union, and fails where none is left; and of what has the top property to itself it does
 * not know that it is everything.
 */
final class EveryThing {

    private EveryThing() {
    }

    /** The axiom with those two in the place of such expressions. */
    static OWLAxiom spelledOut(OWLAxiom axiom) {
        return Rewriting.of(axiom, OWLClassExpression.class, c -> is(c) ? named(value(c).orElseThrow()) : c);
    }

    /** Whether it is such an expression. */
    static boolean is(Object part) {
        return part instanceof OWLClassExpression && ((OWLClassExpression) part).isAnonymous()
            && value((OWLClassExpression) part).isPresent();
    }

    private static OWLClass named(boolean everything) {
        return everything ? Owl.FACTORY.getOWLThing() : Owl.FACTORY.getOWLNothing();
    }

    /** Whether everything is in it, or nothing; empty where its form does not tell. */
    private static Optional<Boolean> value(OWLClassExpression c) {
        if (c.isOWLThing() || c.isOWLNothing()) {
            return Optional.of(c.isOWLThing());
        }
        if (c instanceof OWLObjectComplementOf) {
            return value(((OWLObjectComplementOf) c).getOperand()).map(everything -> !everything);
        }
        if (c instanceof OWLNaryBooleanClassExpression) {
            return value((OWLNaryBooleanClassExpression) c);
        }
        if (c instanceof OWLObjectHasSelf) {
            return Optional.of(true).filter(yes ->
                ((OWLObjectHasSelf) c).getProperty().getNamedProperty().isOWLTopObjectProperty());
        }
        return c instanceof OWLQuantifiedRestriction ? value((OWLQuantifiedRestriction<?>) c) : Optional.empty();
    }

    private static Optional<Boolean> value(OWLNaryBooleanClassExpression c) {
        boolean decides = c instanceof OWLObjectUnionOf; // else that nothing is in one of them
        List<Optional<Boolean>> values = c.operands().map(EveryThing::value).collect(Collectors.toList());
        if (values.contains(Optional.of(decides))) {
            return Optional.of(decides);
        }
        return values.contains(Optional.<Boolean>empty()) ? Optional.empty() : Optional.of(!decides);
    }

    private static Optional<Boolean> value(OWLQuantifiedRestriction<?> c) {
        Optional<Boolean> filler = c.getFiller() instanceof OWLClassExpression
            ? value((OWLClassExpression) c.getFiller()) : EveryValue.value((OWLDataRange) c.getFiller());
        if (c instanceof OWLObjectAllValuesFrom || c instanceof OWLDataAllValuesFrom) {
            return filler.filter(everything -> everything);
        }
        boolean isMax = c instanceof OWLObjectMaxCardinality || c instanceof OWLDataMaxCardinality;
        boolean isMin = c instanceof OWLObjectMinCardinality || c instanceof OWLDataMinCardinality;
        boolean isNought = c instanceof OWLCardinalityRestriction
            && ((OWLCardinalityRestriction<?>) c).getCardinality() == 0;
        if (isMin && isNought) {
            return Optional.of(true);
        }
        return filler.filter(everything -> !everything).map(nothing -> isMax || isNought);
    }
}
