package org.paradl.openllet;

import static org.semanticweb.owlapi.vocab.OWL2Datatype.*;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLFacetRestriction;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.vocab.OWL2Datatype;
import org.semanticweb.owlapi.vocab.OWLFacet;

/**
 * Numbers between two bounds, where they are few, one by one: Openllet (2.6.5) takes one that must be between 2 and 2
 * for any value at all, or fails over it, and does not see that of two, each of which is denied, there is none.
 */
final class FewNumbers {
    private static final int FEW = 16;
    private static final Set<OWL2Datatype> INTEGERS = EnumSet.of(XSD_INTEGER, XSD_NON_NEGATIVE_INTEGER,
        XSD_POSITIVE_INTEGER, XSD_NON_POSITIVE_INTEGER, XSD_NEGATIVE_INTEGER, XSD_LONG, XSD_INT, XSD_SHORT, XSD_BYTE,
        XSD_UNSIGNED_LONG, XSD_UNSIGNED_INT, XSD_UNSIGNED_SHORT, XSD_UNSIGNED_BYTE);
    private static final Set<OWL2Datatype> FLOATING = EnumSet.of(XSD_FLOAT, XSD_DOUBLE);

    private FewNumbers() {
    }

    static OWLAxiom spelledOut(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, OWLDatatypeRestriction.class::isInstance)
            ? Rewriting.of(axiom, OWLDataRange.class, FewNumbers::spelledOut) : axiom;
    }

    private static OWLDataRange spelledOut(OWLDataRange range) {
        return range instanceof OWLDatatypeRestriction ? few((OWLDatatypeRestriction) range)
            .<OWLDataRange>map(numbers -> Owl.FACTORY.getOWLDataOneOf(numbers)).orElse(range) : range;
    }

    private static Optional<List<OWLLiteral>> few(OWLDatatypeRestriction restriction) {
        if (!restriction.getDatatype().isBuiltIn()
            || !restriction.facetRestrictions().allMatch(FewNumbers::isUnderstood)) {
            return Optional.empty();
        }
        OWL2Datatype datatype = restriction.getDatatype().getBuiltInDatatype();
        if (INTEGERS.contains(datatype)) {
            return integers(datatype, restriction);
        }
        return datatype == XSD_DECIMAL || FLOATING.contains(datatype) ? one(restriction) : Optional.empty();
    }

    /** Whether it is a bound, and a number. */
    private static boolean isUnderstood(OWLFacetRestriction bound) {
        OWLDatatype datatype = bound.getFacetValue().getDatatype();
        return (isLower(bound.getFacet()) || isUpper(bound.getFacet())) && datatype.isBuiltIn()
            && isNumeric(datatype.getBuiltInDatatype())
            && datatype.getBuiltInDatatype().isInLexicalSpace(bound.getFacetValue().getLiteral().strip());
    }

    private static boolean isNumeric(OWL2Datatype datatype) {
        return datatype == XSD_DECIMAL || INTEGERS.contains(datatype) || FLOATING.contains(datatype);
    }

    private static boolean isLower(OWLFacet facet) {
        return facet == OWLFacet.MIN_INCLUSIVE || facet == OWLFacet.MIN_EXCLUSIVE;
    }

    private static boolean isUpper(OWLFacet facet) {
        return facet == OWLFacet.MAX_INCLUSIVE || facet == OWLFacet.MAX_EXCLUSIVE;
    }

    private static Optional<List<OWLLiteral>> integers(OWL2Datatype datatype, OWLDatatypeRestriction restriction) {
        if (restriction.facetRestrictions().anyMatch(bound -> isFloating(bound.getFacetValue()))) {
            return Optional.empty();
        }
        Optional<BigInteger> least = Stream.concat(least(datatype).stream(), restriction.facetRestrictions()
            .filter(bound -> isLower(bound.getFacet())).map(FewNumbers::last)).max(BigInteger::compareTo);
        Optional<BigInteger> greatest = Stream.concat(greatest(datatype).stream(), restriction.facetRestrictions()
            .filter(bound -> isUpper(bound.getFacet())).map(FewNumbers::last)).min(BigInteger::compareTo);
        return least.flatMap(from -> greatest.flatMap(to -> between(from, to)));
    }

    private static Optional<BigInteger> least(OWL2Datatype datatype) {
        switch (datatype) {
            case XSD_POSITIVE_INTEGER: return Optional.of(BigInteger.ONE);
            case XSD_LONG: return Optional.of(BigInteger.valueOf(Long.MIN_VALUE));
            case XSD_INT: return Optional.of(BigInteger.valueOf(Integer.MIN_VALUE));
            case XSD_SHORT: return Optional.of(BigInteger.valueOf(Short.MIN_VALUE));
            case XSD_BYTE: return Optional.of(BigInteger.valueOf(Byte.MIN_VALUE));
            case XSD_INTEGER:
            case XSD_NON_POSITIVE_INTEGER:
            case XSD_NEGATIVE_INTEGER: return Optional.empty();
            default: return Optional.of(BigInteger.ZERO);
        }
    }

    private static Optional<BigInteger> greatest(OWL2Datatype datatype) {
        switch (datatype) {
            case XSD_NON_POSITIVE_INTEGER: return Optional.of(BigInteger.ZERO);
            case XSD_NEGATIVE_INTEGER: return Optional.of(BigInteger.ONE.negate());
            case XSD_LONG: return Optional.of(below(Long.SIZE - 1));
            case XSD_INT: return Optional.of(below(Integer.SIZE - 1));
            case XSD_SHORT: return Optional.of(below(Short.SIZE - 1));
            case XSD_BYTE: return Optional.of(below(Byte.SIZE - 1));
            case XSD_UNSIGNED_LONG: return Optional.of(below(Long.SIZE));
            case XSD_UNSIGNED_INT: return Optional.of(below(Integer.SIZE));
            case XSD_UNSIGNED_SHORT: return Optional.of(below(Short.SIZE));
            case XSD_UNSIGNED_BYTE: return Optional.of(below(Byte.SIZE));
            default: return Optional.empty();
        }
    }

    /** The greatest number of so many binary digits. */
    private static BigInteger below(int digits) {
        return BigInteger.ONE.shiftLeft(digits).subtract(BigInteger.ONE);
    }

    /** The last integer that the bound lets in. */
    private static BigInteger last(OWLFacetRestriction bound) {
        BigDecimal value = decimal(bound.getFacetValue());
        switch (bound.getFacet()) {
            case MIN_INCLUSIVE: return value.setScale(0, RoundingMode.CEILING).toBigInteger();
            case MIN_EXCLUSIVE: return value.setScale(0, RoundingMode.FLOOR).toBigInteger().add(BigInteger.ONE);
            case MAX_INCLUSIVE: return value.setScale(0, RoundingMode.FLOOR).toBigInteger();
            default: return value.setScale(0, RoundingMode.CEILING).toBigInteger().subtract(BigInteger.ONE);
        }
    }

    private static Optional<List<OWLLiteral>> between(BigInteger least, BigInteger greatest) {
        BigInteger more = greatest.subtract(least);
        return more.signum() < 0 || more.compareTo(BigInteger.valueOf(FEW)) >= 0 ? Optional.empty()
            : Optional.of(LongStream.rangeClosed(0, more.longValueExact()).mapToObj(i ->
                Owl.FACTORY.getOWLLiteral(least.add(BigInteger.valueOf(i)).toString(), XSD_INTEGER))
                .collect(Collectors.toList()));
    }

    /** The one number between two bounds that are the same, themselves let in. */
    private static Optional<List<OWLLiteral>> one(OWLDatatypeRestriction restriction) {
        List<OWLFacetRestriction> bounds = restriction.facetRestrictions().collect(Collectors.toList());
        Set<OWLFacet> facets = bounds.stream().map(OWLFacetRestriction::getFacet).collect(Collectors.toSet());
        if (bounds.size() != 2 || !facets.equals(EnumSet.of(OWLFacet.MIN_INCLUSIVE, OWLFacet.MAX_INCLUSIVE))) {
            return Optional.empty();
        }
        OWLLiteral one = bounds.get(0).getFacetValue();
        OWLLiteral other = bounds.get(1).getFacetValue();
        if (FLOATING.contains(restriction.getDatatype().getBuiltInDatatype())) {
            return one.getDatatype().equals(restriction.getDatatype()) && one.getDatatype().equals(other.getDatatype())
                && floating(one) == floating(other) ? Optional.of(same(one)) : Optional.empty();
        }
        return !isFloating(one) && !isFloating(other) && decimal(one).compareTo(decimal(other)) == 0
            ? Optional.of(List.of(one)) : Optional.empty();
    }

    /** What is neither less nor more: zero has two values. */
    private static List<OWLLiteral> same(OWLLiteral floating) {
        return floating(floating) != 0 ? List.of(floating) : Stream.of("0.0", "-0.0")
            .map(zero -> Owl.FACTORY.getOWLLiteral(zero, floating.getDatatype())).collect(Collectors.toList());
    }

    private static double floating(OWLLiteral number) {
        String text = number.getLiteral().strip().replace("INF", "Infinity");
        return number.getDatatype().isFloat() ? Float.parseFloat(text) : Double.parseDouble(text);
    }

    private static boolean isFloating(OWLLiteral number) {
        return FLOATING.contains(number.getDatatype().getBuiltInDatatype());
    }

    private static BigDecimal decimal(OWLLiteral number) {
        return new BigDecimal(number.getLiteral().strip());
    }
}
