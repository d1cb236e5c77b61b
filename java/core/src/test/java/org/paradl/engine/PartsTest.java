package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;

/** The names among the parts are those that OWLAPI's own collector finds. */
class PartsTest {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    @Test
    void areAllOfThem() {
        var p = FACTORY.getOWLObjectProperty(iri("p"));
        var d = FACTORY.getOWLDataProperty(iri("d"));
        var a = FACTORY.getOWLNamedIndividual(iri("a"));
        var c = FACTORY.getOWLClass(iri("C"));
        agree(FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLObjectSomeValuesFrom(p.getInverseProperty(), FACTORY.getOWLObjectOneOf(a))));
        agree(FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLDataMaxCardinality(1, d, FACTORY.getOWLDataOneOf(FACTORY.getOWLLiteral(3)))));
        agree(FACTORY.getOWLDataPropertyRangeAxiom(d, FACTORY.getOWLDatatypeMinMaxInclusiveRestriction(1, 2)));
        agree(FACTORY.getOWLHasKeyAxiom(c, p, d));
        agree(FACTORY.getOWLSubPropertyChainOfAxiom(List.of(p, FACTORY.getOWLObjectProperty(iri("q"))), p));
        agree(FACTORY.getSWRLRule(Set.of(FACTORY.getSWRLClassAtom(c, FACTORY.getSWRLVariable(iri("x")))),
            Set.of(FACTORY.getSWRLDataPropertyAtom(d, FACTORY.getSWRLIndividualArgument(a),
                FACTORY.getSWRLLiteralArgument(FACTORY.getOWLLiteral(true))))));
    }

    private static void agree(OWLObject whole) {
        var names = new HashSet<OWLEntity>();
        Parts.forEach(whole, part -> {
            if (part instanceof OWLEntity) {
                names.add((OWLEntity) part);
            }
        });
        assertEquals(Entities.in(whole), names, whole.toString());
    }

    private static IRI iri(String name) {
        return IRI.create("http://x/" + name);
    }
}
