package org.paradl.load;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLFacetRestriction;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.util.OWLObjectDuplicator;
import org.semanticweb.owlapi.vocab.OWLFacet;

/**
 * Facets that count: OWLAPI reads the 15 of {@code string[length 15]}, in Manchester syntax, as a string like what it
 * counts.
 */
public final class Lengths extends OWLObjectDuplicator {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final Set<OWLFacet> COUNTING = Set.of(OWLFacet.LENGTH, OWLFacet.MIN_LENGTH, OWLFacet.MAX_LENGTH,
        OWLFacet.TOTAL_DIGITS, OWLFacet.FRACTION_DIGITS);

    private Lengths() {
        super(Owl.manager());
    }

    /** The same with whole numbers. */
    public static OWLClassExpression corrected(OWLClassExpression c) {
        return c.datatypesInSignature().findAny().isEmpty() ? c : new Lengths().duplicateObject(c);
    }

    /** Has whole numbers in the axioms of an ontology that was read. */
    static void correct(OWLOntology ontology) {
        List<OWLAxiom> typed = ontology.axioms().filter(axiom -> axiom.isLogicalAxiom()
            && axiom.datatypesInSignature().findAny().isPresent()).collect(Collectors.toList());
        var lengths = new Lengths();
        for (OWLAxiom axiom : typed) {
            OWLAxiom corrected = lengths.duplicateObject(axiom);
            if (!corrected.equals(axiom)) {
                ontology.removeAxiom(axiom);
                ontology.addAxiom(corrected);
            }
        }
    }

    @Override
    public OWLFacetRestriction visit(OWLFacetRestriction node) {
        String value = node.getFacetValue().getLiteral();
        return COUNTING.contains(node.getFacet()) && value.matches("\\d+")
            ? FACTORY.getOWLFacetRestriction(node.getFacet(),
                FACTORY.getOWLLiteral(value, FACTORY.getIntegerOWLDatatype()))
            : super.visit(node);
    }
}
