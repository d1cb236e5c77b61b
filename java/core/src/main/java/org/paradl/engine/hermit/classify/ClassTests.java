package org.paradl.engine.hermit.classify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.hermit.search.TableauInsides;
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
 * Tests with one tableau whether classes can have an instance. Where there are nominals each such test needs a model of
 * the ABox, and HermiT makes it for each anew. Here it is made once, and what a test adds comes after it, above a
 * branching point to which the next test goes back: in which order rules are applied is free in the calculus (Motik,
 * Shearer, Horrocks: Hypertableau Reasoning for Description Logics, JAIR 2009, section 5). But where a test clashes
 * with what was chosen for the ABox, that choice may have been another, and it is made again as HermiT makes it.
 * Without nominals no test needs the ABox, and to go back is only sooner than to clear the tableau.
 */
public final class ClassTests {
    private static final String FRESH_NAME = "fresh-individual";
    private static final Individual FRESH = Individual.createAnonymous(FRESH_NAME);
    private static final int FEW = 10;
    /** Of all tests, how many may have to be made again, if sharing a model is to be worth it. */
    private static final double MOST = 0.2;
    /** Of how many nodes a model is taken back sooner than all is cleared, which takes tables of a fixed size. */
    private static final int SMALL = 50;
    private static final int NONE = -1;
    private static final int AT_ONCE = 2;

    private final Tableau tableau;
    private final TableauInsides insides;
    private final Set<AtomicConcept> inhabited = new HashSet<>();
    private final Optional<DLOntology> additional;
    private final boolean needsAbox;
    private boolean shares = true;
    /** The level of the branching point above the model of the ABox. */
    private int shared = NONE;
    private Node lastShared;
    private int tests;
    private int again;

    /** @param tableau that nobody else uses meanwhile, over a consistent ontology */
    public ClassTests(Tableau tableau) {
        this.tableau = tableau;
        this.insides = new TableauInsides(tableau);
        this.additional = Optional.ofNullable(tableau.getAdditionalDLOntology());
        this.needsAbox = tableau.getPermanentDLOntology().hasNominals()
            || additional.filter(DLOntology::hasNominals).isPresent();
    }

    /**
     * The node of an instance of the class and of none of the others; null where there cannot be one. What the tableau
     * says of it without a reason holds of each instance of the class.
     */
    Node instance(AtomicConcept of, Set<AtomicConcept> others, ReasoningTaskDescription description) {
        var nodes = new HashMap<Individual, Node>();
        nodes.put(FRESH, null); // the tableau puts its node there
        return isSatisfiable(of, others, nodes, description) ? nodes.get(FRESH) : null;
    }

    /**
     * Whether each of the classes can have an instance; what a model shows by the way is not tested again. Few are
     * tested at once, as blocking looks at all of a test's nodes for each that it adds; and of several a no is not to
     * be believed, as nominals may leave no room for all.
     */
    public boolean areSatisfiable(List<AtomicConcept> classes) {
        List<AtomicConcept> open = classes.stream().filter(c -> !inhabited.contains(c)).collect(Collectors.toList());
        for (int from = 0; from < open.size(); from += AT_ONCE) {
            List<AtomicConcept> some = open.subList(from, Math.min(from + AT_ONCE, open.size()));
            if (!inhabited.containsAll(some) && !areInhabitable(some)) {
                return false;
            }
        }
        return true;
    }

    private boolean areInhabitable(List<AtomicConcept> classes) {
        Set<Atom> facts = new LinkedHashSet<>();
        classes.forEach(c -> facts.add(Atom.create(c, Individual.createAnonymous(FRESH_NAME + facts.size()))));
        Optional<Boolean> decided = besideTheShared(() -> {
            var nodes = new HashMap<Term, Node>();
            facts.forEach(fact -> insides.assume(fact, nodes, tableau.getDependencySetFactory().emptySet()));
        });
        if (decided.isEmpty()) {
            return tableau.isSatisfiable(true, facts, null, null, Set.of(), new HashMap<>(),
                new ReasoningTaskDescription(false, "satisfiability of several classes"));
        }
        if (decided.get()) {
            readInhabited(inhabited.isEmpty() ? tableau.getFirstTableauNode() : firstOwn());
        }
        return decided.get();
    }

    /** Each node of a model that is not blocked is an instance of its classes. */
    private void readInhabited(Node first) {
        for (Node node = first; node != null; node = node.getNextTableauNode()) {
            if (node.isActive() && !node.isBlocked()) {
                insides.forEachClass(node, inhabited::add);
            }
        }
    }

    /** The first node of those that the last test has made; of all, where it had a model to itself. */
    Node firstOwn() {
        return shared == NONE ? tableau.getFirstTableauNode() : lastShared.getNextTableauNode();
    }

    private boolean isSatisfiable(AtomicConcept of, Set<AtomicConcept> others, Map<Individual, Node> nodes,
            ReasoningTaskDescription description) {
        return besideTheShared(() -> add(of, others, nodes)).orElseGet(() -> {
            Set<Atom> denied = others.stream().map(other -> Atom.create(other, FRESH)).collect(Collectors.toSet());
            return tableau.isSatisfiable(true, Set.of(Atom.create(of, FRESH)), null, null, denied, nodes, description);
        });
    }

    /**
     * Whether what is added fits in beside the model of the ABox; nothing where there is none, or another might have
     * room.
     */
    private Optional<Boolean> besideTheShared(Runnable added) {
        if (!shares || !prepare()) {
            return Optional.empty();
        }
        tests++;
        added.run();
        boolean satisfiable = insides.run();
        if (satisfiable || !isForAChoice(tableau.getExtensionManager().getClashDependencySet())) {
            return Optional.of(satisfiable);
        }
        shared = NONE;
        again++;
        shares = again < FEW || again < MOST * tests;
        return Optional.empty();
    }

    /** Whether the model of the ABox is there now, and nothing else. */
    private boolean prepare() {
        DependencySetFactory reasons = tableau.getDependencySetFactory();
        if (shared != NONE && (needsAbox || tableau.getNumberOfNodesInTableau() <= SMALL)) {
            insides.backtrackTo(shared);
            reasons.removeUnusedSets();
            return true;
        }
        tableau.clear();
        var nodes = new HashMap<Term, Node>();
        if (needsAbox) {
            addFacts(tableau.getPermanentDLOntology(), nodes);
        }
        additional.ifPresent(ontology -> addFacts(ontology, nodes));
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

    private void addFacts(DLOntology ontology, Map<Term, Node> nodes) {
        DependencySet always = tableau.getDependencySetFactory().emptySet();
        ontology.getPositiveFacts().forEach(fact -> insides.assume(fact, nodes, always));
        ontology.getNegativeFacts().forEach(fact -> insides.deny(fact, nodes, always));
    }

    private void add(AtomicConcept of, Set<AtomicConcept> others, Map<Individual, Node> nodes) {
        DependencySetFactory reasons = tableau.getDependencySetFactory();
        var terms = new HashMap<Term, Node>();
        insides.assume(Atom.create(of, FRESH), terms, reasons.emptySet());
        DependencySet test = reasons.addBranchingPoint(reasons.emptySet(), shared);
        others.forEach(other -> insides.deny(Atom.create(other, FRESH), terms, test));
        nodes.put(FRESH, terms.get(FRESH));
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
