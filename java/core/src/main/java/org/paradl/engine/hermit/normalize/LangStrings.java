package org.paradl.engine.hermit.normalize;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/**
 * What rdf:langString means, in words of OWL 2, which does not have it. HermiT (1.4.5.519) would take it for
 * rdf:PlainLiteral, of which strings without a language are, too.
 */
public final class LangStrings {
    private static final OWLDatatype NAME = Owl.FACTORY.getOWLDatatype(OWL2Datatype.RDF_LANG_STRING);
    private static final OWLDataRange MEANING = Owl.FACTORY.getOWLDataIntersectionOf(Owl.FACTORY.getRDFPlainLiteral(),
        Owl.FACTORY.getOWLDataComplementOf(Owl.FACTORY.getStringOWLDatatype()));

    private LangStrings() {
    }

    static boolean isName(Object part) {
        return NAME.equals(part);
    }

    /** The axiom with the meaning in place of the name; a literal is what it is. */
    public static OWLAxiom spelledOut(OWLAxiom axiom) {
        return !axiom.isLogicalAxiom() || axiom instanceof OWLPropertyAssertionAxiom
            || !Parts.anyMatch(axiom, LangStrings::isName) ? axiom
            : Rewriting.of(axiom, OWLDataRange.class, LangStrings::meaning);
    }

    /** Of a restriction the datatype must stay one. */
    private static OWLDataRange meaning(OWLDataRange range) {
        if (range instanceof OWLDatatypeRestriction && isName(((OWLDatatypeRestriction) range).getDatatype())) {
            return Owl.FACTORY.getOWLDataIntersectionOf(MEANING, Owl.FACTORY.getOWLDatatypeRestriction(
                Owl.FACTORY.getRDFPlainLiteral(), ((OWLDatatypeRestriction) range).facetRestrictionsAsList()));
        }
        return isName(range) ? MEANING : range;
    }
}
