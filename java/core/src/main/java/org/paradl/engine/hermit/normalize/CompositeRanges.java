package org.paradl.engine.hermit.normalize;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLDataComplementOf;
import org.semanticweb.owlapi.model.OWLDataExactCardinality;
import org.semanticweb.owlapi.model.OWLDataMinCardinality;
import org.semanticweb.owlapi.model.OWLDataPropertyExpression;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.model.OWLNaryDataRange;

/**
 * Names for the unions and intersections of data ranges that values are counted in. HermiT (1.4.5.519) counts values
 * outside of them, too: it defines a name for what is outside by what is inside (OWLNormalization, at-most
 * restrictions).
 */
final class CompositeRanges {

    private CompositeRanges() {
    }

    /** The axiom with the names in place of the ranges, and what defines them. */
    static Stream<OWLAxiom> spelledOut(OWLAxiom axiom) {
        if (!Parts.anyMatch(axiom, CompositeRanges::isMiscounted)) {
            return Stream.of(axiom);
        }
        Set<OWLAxiom> all = new LinkedHashSet<>();
        all.add(Rewriting.of(axiom, OWLClassExpression.class, c -> {
            if (!isMiscounted(c)) {
                return c;
            }
            OWLDataCardinalityRestriction counted = (OWLDataCardinalityRestriction) c;
            OWLDatatypeDefinitionAxiom definition = Owl.FACTORY.getOWLDatatypeDefinitionAxiom(name(counted.getFiller()),
                counted.getFiller());
            all.add(definition);
            return counting(counted, definition.getDatatype());
        }));
        return all.stream();
    }

    static boolean isMiscounted(Object part) {
        return part instanceof OWLDataCardinalityRestriction
            && isComposite(((OWLDataCardinalityRestriction) part).getFiller());
    }

    private static boolean isComposite(OWLDataRange range) {
        return range instanceof OWLNaryDataRange
            || range instanceof OWLDataComplementOf && isComposite(((OWLDataComplementOf) range).getDataRange());
    }

    private static OWLDatatype name(OWLDataRange range) {
        String text = URLEncoder.encode(range.toString(), StandardCharsets.UTF_8);
        return Owl.FACTORY.getOWLDatatype(IRI.create("internal:range#" + text));
    }

    private static OWLClassExpression counting(OWLDataCardinalityRestriction restriction, OWLDatatype range) {
        int number = restriction.getCardinality();
        OWLDataPropertyExpression property = restriction.getProperty();
        if (restriction instanceof OWLDataMinCardinality) {
            return Owl.FACTORY.getOWLDataMinCardinality(number, property, range);
        }
        return restriction instanceof OWLDataExactCardinality
            ? Owl.FACTORY.getOWLDataExactCardinality(number, property, range)
            : Owl.FACTORY.getOWLDataMaxCardinality(number, property, range);
    }
}
