package org.paradl.engine.hermit.normalize;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataComplementOf;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDataUnionOf;
import org.semanticweb.owlapi.model.OWLNaryDataRange;

/**
 * {@code rdfs:Literal} for what says no more, as an intersection of it with itself: HermiT (1.4.5.519) leaves it out of
 * an intersection, and fails where nothing is left.
 */
final class EveryValue {

    private EveryValue() {
    }

    /** The axiom with {@code rdfs:Literal} in the place of such ranges. */
    static OWLAxiom spelledOut(OWLAxiom axiom) {
        return Rewriting.of(axiom, OWLDataRange.class, range -> is(range) ? Owl.FACTORY.getTopDatatype() : range);
    }

    /** Whether it is a composite range that every value is in, by its form. */
    static boolean is(Object part) {
        return part instanceof OWLDataRange && !((OWLDataRange) part).isOWLDatatype()
            && value((OWLDataRange) part).equals(Optional.of(true));
    }

    /** Whether every value is in it, or none; empty where its form does not tell. */
    static Optional<Boolean> value(OWLDataRange range) {
        if (range instanceof OWLDataComplementOf) {
            return value(((OWLDataComplementOf) range).getDataRange()).map(everything -> !everything);
        }
        if (range instanceof OWLNaryDataRange) {
            boolean decides = range instanceof OWLDataUnionOf; // else that no value is in one of them
            List<Optional<Boolean>> values =
                ((OWLNaryDataRange) range).operands().map(EveryValue::value).collect(Collectors.toList());
            boolean isOpen = values.contains(Optional.<Boolean>empty());
            return values.contains(Optional.of(decides)) ? Optional.of(decides)
                : isOpen ? Optional.empty() : Optional.of(!decides);
        }
        return range.isTopDatatype() ? Optional.of(true) : Optional.empty();
    }
}
