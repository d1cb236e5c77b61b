package org.paradl.engine.hermit.normalize;

import org.paradl.Owl;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataComplementOf;
import org.semanticweb.owlapi.model.OWLDataIntersectionOf;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDataUnionOf;

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
            && hasEverything((OWLDataRange) part);
    }

    private static boolean hasEverything(OWLDataRange range) {
        if (range instanceof OWLDataIntersectionOf) {
            return ((OWLDataIntersectionOf) range).operands().allMatch(EveryValue::hasEverything);
        }
        if (range instanceof OWLDataUnionOf) {
            return ((OWLDataUnionOf) range).operands().anyMatch(EveryValue::hasEverything);
        }
        return range instanceof OWLDataComplementOf ? hasNothing(((OWLDataComplementOf) range).getDataRange())
            : range.isTopDatatype();
    }

    private static boolean hasNothing(OWLDataRange range) {
        if (range instanceof OWLDataIntersectionOf) {
            return ((OWLDataIntersectionOf) range).operands().anyMatch(EveryValue::hasNothing);
        }
        if (range instanceof OWLDataUnionOf) {
            return ((OWLDataUnionOf) range).operands().allMatch(EveryValue::hasNothing);
        }
        return range instanceof OWLDataComplementOf && hasEverything(((OWLDataComplementOf) range).getDataRange());
    }
}
