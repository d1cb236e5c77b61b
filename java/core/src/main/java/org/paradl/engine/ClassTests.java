package org.paradl.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.model.Term;
import org.semanticweb.HermiT.tableau.BranchingPoint;
import org.semanticweb.HermiT.tableau.DependencySet;
import org.semanticweb.HermiT.tableau.DependencySetFactory;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Tests with one tableau whether classes can have an instance. Where there are nominals each such test needs a model of the
 * ABox, and HermiT makes it for each anew. Here it is made once, and what a test adds comes after it, above a branching
 * point to which the next test goes back: in which order rules are applied is free in the calculus (Motik, Shearer,
 * Horrocks: Hypertableau Reasoning for Description Logics, JAIR 2009, section 5). But where a test clashes with what was
 * chosen for the ABox, that choice may have been another, and it is made again as HermiT makes it.
 */
final class ClassTests {
    private static final Individual FRESH = Individual.createAnonymous("fresh-individual");
    private static final int FEW = 10;
    /** Of all tests, how many may have to be made again, if sharing a model is to be worth it. */
    private static final double MOST = 0.2;
    private static final int NONE = -1;

    private final Tableau tableau;
    private final TableauInsides insides;
    private boolean shares;
    /** The level of the branching point above the model of the ABox. */
    private int shared = NONE;
    private Node lastShared;
    private int tests;
    private int again;

    /** @param tableau that nobody else uses meanwhile, over a consistent ontology */
    ClassTests(Tableau tableau) {
        this.tableau = tableau;
        this.insides = new TableauInsides(tableau);
        this.shares = tableau.getPermanentDLOntology().hasNominals() && tableau.getAdditionalDLOntology() == null;
    }

    /**
     * The node of an instance of the class and of none of the others; null where there cannot be one. What the tableau says
     * of it without a reason holds of each instance of the class.
     */
    Node instance(AtomicConcept of, Set<AtomicConcept> others, ReasoningTaskDescription description) {
        var nodes = new HashMap<Individual, Node>();
        nodes.put(FRESH, null); // the tableau puts its node there
        return isSatisfiable(of, others, nodes, description) ? nodes.get(FRESH) : null;
    }

    /** The first node of those that the last test has made; of all, where it had a model to itself. */
    Node firstOwn() {
        return shared == NONE ? tableau.getFirstTableauNode() : lastShared.getNextTableauNode();
    }

    private boolean isSatisfiable(AtomicConcept of, Set<AtomicConcept> others, Map<Individual, Node> nodes,
            ReasoningTaskDescription description) {
        if (shares && prepare()) {
            tests++;
            boolean satisfiable = addsTo(of, others, nodes);
            if (satisfiable || !isForAChoice(tableau.getExtensionManager().getClashDependencySet())) {
                return satisfiable;
            }
            shared = NONE;
            again++;
            shares = again < FEW || again < MOST * tests;
        }
        Set<Atom> denied = others.stream().map(other -> Atom.create(other, FRESH)).collect(Collectors.toSet());
        return tableau.isSatisfiable(true, Set.of(Atom.create(of, FRESH)), null, null, denied, nodes, description);
    }

    /** Whether the model of the ABox is there now, and nothing else. */
    private boolean prepare() {
        DependencySetFactory reasons = tableau.getDependencySetFactory();
        if (shared != NONE) {
            insides.backtrackTo(shared);
            reasons.removeUnusedSets();
            return true;
        }
        tableau.clear();
        DLOntology ontology = tableau.getPermanentDLOntology();
        var nodes = new HashMap<Term, Node>();
        ontology.getPositiveFacts().forEach(fact -> insides.assume(fact, nodes, reasons.emptySet()));
        ontology.getNegativeFacts().forEach(fact -> insides.deny(fact, nodes, reasons.emptySet()));
        if (tableau.getFirstTableauNode() == null) {
            tableau.createNewNINode(reasons.emptySet());
        }
        if (!insides.run()) {
            return false;
        }
        tableau.pushBranchingPoint(new BranchingPoint(tableau));
        shared = tableau.getCurrentBranchingPointLevel();
        lastShared = tableau.getLastTableauNode();
        insides.endAt(shared);
        return true;
    }

    private boolean addsTo(AtomicConcept of, Set<AtomicConcept> others, Map<Individual, Node> nodes) {
        DependencySetFactory reasons = tableau.getDependencySetFactory();
        var terms = new HashMap<Term, Node>();
        insides.assume(Atom.create(of, FRESH), terms, reasons.emptySet());
        DependencySet test = reasons.addBranchingPoint(reasons.emptySet(), shared);
        others.forEach(other -> insides.deny(Atom.create(other, FRESH), terms, test));
        nodes.put(FRESH, terms.get(FRESH));
        return insides.run();
    }

    private boolean isForAChoice(DependencySet reasons) {
        for (int level = 0; level < shared; level++) {
            if (reasons.containsBranchingPoint(level)) {
                return true;
            }
        }
        return false;
    }
}
