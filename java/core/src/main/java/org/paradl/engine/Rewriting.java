package org.paradl.engine;

import java.util.function.UnaryOperator;

import org.paradl.Owl;
import org.semanticweb.owlapi.change.AddAxiomData;
import org.semanticweb.owlapi.change.AxiomChangeData;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLFacetRestriction;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.util.OWLObjectTransformer;

/** Puts other expressions in the place of some. */
public final class Rewriting {

    private Rewriting() {
    }

    /**
     * The axiom with each of its parts of a kind replaced by what becomes of it; itself where nothing
     * changes. Literals and facets stay what they are.
     *
     * @param kind class expressions, data ranges or individuals
     */
    public static <T> OWLAxiom of(OWLAxiom axiom, Class<T> kind, UnaryOperator<T> rewrite) {
        // Of a facet the transformer would have the rewriting make another, whatever it rewrites.
        return new OWLObjectTransformer<>(part -> !(part instanceof OWLLiteral || part instanceof OWLFacetRestriction),
            rewrite, Owl.FACTORY, kind).change(axiom).stream()
            .filter(AddAxiomData.class::isInstance).map(AxiomChangeData::getAxiom).findFirst().orElse(axiom);
    }
}
