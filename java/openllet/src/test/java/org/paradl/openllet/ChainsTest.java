package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.paradl.openllet.Given.ontology;

import java.util.Collection;

import org.junit.jupiter.api.Test;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class ChainsTest {
    private static final Engine OPENLLET = Engines.byName("openllet");

    /** A chain in the property that nobody has is a contradiction where there is one, which it does not find. */
    @Test
    void isNotTrustedWithChainsThatCannotBe() {
        OWLOntology ontology = ontology("SubObjectPropertyOf(ObjectPropertyChain(:r :r) owl:bottomObjectProperty) "
            + "ObjectPropertyAssertion(:r :a :b) ObjectPropertyAssertion(:r :b :a)");
        assertFalse(Engines.byName("hermit").start(ontology, Progress.SILENT).isConsistent());
        assertEquals(1, OPENLLET.beyondReach(ontology.getAxioms()).size());
        assertFalse(OPENLLET.coversClasses(ontology.getAxioms()));
    }

    @Test
    void saysThatItCannotBeAskedAboutChains() {
        OWLAxiom chain = ontology("SubObjectPropertyOf(ObjectPropertyChain(:r :s) :t)").axioms()
            .filter(OWLSubPropertyChainOfAxiom.class::isInstance).findFirst().orElseThrow();
        OWLReasoner reasoner = OPENLLET.start(ontology("ObjectPropertyAssertion(:r :a :b)"), Progress.SILENT);
        var refused = assertThrows(ParadlException.class, () -> OPENLLET.run(() -> reasoner.isEntailed(chain)));
        assertEquals(ParadlException.Kind.UNSUPPORTED, refused.kind());
    }

    @Test
    void saysThatItMissesWhatFollowsOfChainsInACycle() {
        String cycle = "SubObjectPropertyOf(ObjectPropertyChain(:p :q) :q) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:q :p) :p)";
        Collection<OWLAxiom> cyclic = ontology(cycle).getAxioms();
        assertEquals(2, OPENLLET.beyondReach(cyclic).size());
        assertFalse(OPENLLET.coversClasses(cyclic));
        String regular = "SubObjectPropertyOf(ObjectPropertyChain(:p :q) :q) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:p :r) :s) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:r :r) :r) SubObjectPropertyOf(:r :q) "
            + "InverseObjectProperties(:q :t)";
        assertFalse(OPENLLET.beyondReach(ontology(regular).getAxioms()).stream()
            .anyMatch(OWLSubPropertyChainOfAxiom.class::isInstance));
        String throughInclusion = "SubObjectPropertyOf(ObjectPropertyChain(:p :q) :r) SubObjectPropertyOf(:r :p)";
        assertEquals(1, OPENLLET.beyondReach(ontology(throughInclusion).getAxioms()).size());
    }
}
