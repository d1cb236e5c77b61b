package org.paradl.openllet;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLFacetRestriction;
import org.semanticweb.owlapi.vocab.OWL2Datatype;
import org.semanticweb.owlapi.vocab.OWLFacet;

/**
 * Integers between two bounds, where they are few, one by one: Openllet (2.6.5) takes one that must be between 2 and 2
 * for any value at all, or fails over it, and does not see that of two, each of which is denied, there is none.
 */
final class FewIntegers {
    private static final int FEW = 16;
    private static final Set<IRI> INTEGERS = Set.of(OWL2Datatype.XSD_INTEGER.getIRI(),
        OWL2Datatype.XSD_NON_NEGATIVE_INTEGER.getIRI());

    private FewIntegers() {
    }

    static OWLAxiom spelledOut(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, OWLDatatypeRestriction.class::isInstance)
            ? Rewriting.of(axiom, OWLDataRange.class, FewIntegers::spelledOut) : axiom;
    }

    private static OWLDataRange spelledOut(OWLDataRange range) {
        if (!(range instanceof OWLDatatypeRestriction)
            || !INTEGERS.contains(((OWLDatatypeRestriction) range).getDatatype().getIRI())) {
            return range;
        }
        var restriction = (OWLDatatypeRestriction) range;
        boolean natural = !restriction.getDatatype().isInteger();
        BigInteger least = natural ? BigInteger.ZERO : null;
        BigInteger greatest = null;
        for (OWLFacetRestriction facet : restriction.getFacetRestrictions()) {
            Optional<BigInteger> bound = bound(facet);
            if (bound.isEmpty()) {
                return range;
            }
            if (isLower(facet.getFacet())) {
                least = least == null ? bound.get() : least.max(bound.get());
            } else {
                greatest = greatest == null ? bound.get() : greatest.min(bound.get());
            }
        }
        return least == null || greatest == null ? range : between(least, greatest).orElse(range);
    }

    private static boolean isLower(OWLFacet facet) {
        return facet == OWLFacet.MIN_INCLUSIVE || facet == OWLFacet.MIN_EXCLUSIVE;
    }

    /** The last that it lets in; nothing of what is no bound, or no integer. */
    private static Optional<BigInteger> bound(OWLFacetRestriction facet) {
        if (!facet.getFacetValue().getDatatype().isInteger()) {
            return Optional.empty();
        }
        var value = new BigInteger(facet.getFacetValue().getLiteral().strip());
        switch (facet.getFacet()) {
            case MIN_INCLUSIVE:
            case MAX_INCLUSIVE: return Optional.of(value);
            case MIN_EXCLUSIVE: return Optional.of(value.add(BigInteger.ONE));
            case MAX_EXCLUSIVE: return Optional.of(value.subtract(BigInteger.ONE));
            default: return Optional.empty();
        }
    }

    private static Optional<OWLDataRange> between(BigInteger least, BigInteger greatest) {
        BigInteger more = greatest.subtract(least);
        return more.signum() < 0 || more.compareTo(BigInteger.valueOf(FEW)) >= 0 ? Optional.empty()
            : Optional.of(Owl.FACTORY.getOWLDataOneOf(LongStream.rangeClosed(0, more.longValueExact())
                .mapToObj(i -> Owl.FACTORY.getOWLLiteral(least.add(BigInteger.valueOf(i)).toString(),
                    OWL2Datatype.XSD_INTEGER))));
    }
}
