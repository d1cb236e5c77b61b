package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

class PropertyAutomataTest {
    private static final OWLDataFactory F = Owl.FACTORY;
    private static final OWLClass A = F.getOWLClass(IRI.create("urn:t:A"));
    private static final OWLClass B = F.getOWLClass(IRI.create("urn:t:B"));
    private static final OWLObjectProperty R = F.getOWLObjectProperty(IRI.create("urn:t:r"));
    private static final OWLObjectProperty S = F.getOWLObjectProperty(IRI.create("urn:t:s"));
    private static final OWLObjectProperty TOP = F.getOWLTopObjectProperty();
    private static final Set<OWLAxiom> CHAINLESS = Set.of(
        F.getOWLSubClassOfAxiom(A, F.getOWLObjectSomeValuesFrom(R, F.getOWLObjectSomeValuesFrom(R, B))),
        F.getOWLSubObjectPropertyOfAxiom(R, S));

    /** Two steps away is a B: the one automaton that there is, of the top property, takes as many. */
    @Test
    void theTopPropertyReachesEverythingInAQuestion() throws OWLOntologyCreationException {
        OWLClassExpression nowhere = F.getOWLObjectIntersectionOf(A,
            F.getOWLObjectAllValuesFrom(TOP, F.getOWLObjectComplementOf(B)));
        assertFalse(satisfiable(CHAINLESS, nowhere));
        assertTrue(satisfiable(CHAINLESS, F.getOWLObjectIntersectionOf(A, F.getOWLObjectAllValuesFrom(TOP,
            F.getOWLObjectUnionOf(A, B, F.getOWLObjectComplementOf(B))))));
    }

    @Test
    void chainsAreAsHermitHasThem() throws OWLOntologyCreationException {
        OWLClassExpression far = F.getOWLObjectIntersectionOf(A,
            F.getOWLObjectAllValuesFrom(S, F.getOWLObjectComplementOf(B)));
        assertTrue(satisfiable(CHAINLESS, far));
        var transitive = new HashSet<>(CHAINLESS);
        transitive.add(F.getOWLTransitiveObjectPropertyAxiom(S));
        assertFalse(satisfiable(transitive, far));
        var chained = new HashSet<>(CHAINLESS);
        chained.add(F.getOWLSubPropertyChainOfAxiom(List.of(R, R), S));
        assertFalse(satisfiable(chained, far));
    }

    /** By both, which have to agree. */
    private static boolean satisfiable(Set<OWLAxiom> axioms, OWLClassExpression c) throws OWLOntologyCreationException {
        var own = Engines.byName("hermit").start(Owl.manager().createOntology(axioms), Progress.SILENT);
        var bare = new Reasoner(new Configuration(), Owl.manager().createOntology(axioms));
        assertEquals(bare.isSatisfiable(c), own.isSatisfiable(c));
        return own.isSatisfiable(c);
    }
}
