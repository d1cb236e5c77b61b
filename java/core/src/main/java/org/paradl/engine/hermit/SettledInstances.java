package org.paradl.engine.hermit;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.paradl.engine.Deadline;
import org.paradl.engine.Patience;
import org.paradl.engine.Progress;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.graph.Graph;
import org.semanticweb.HermiT.hierarchy.AtomicConceptElement;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.hierarchy.HierarchyNode;
import org.semanticweb.HermiT.hierarchy.InstanceManager;
import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.model.InverseRole;
import org.semanticweb.HermiT.model.Role;
import org.semanticweb.HermiT.tableau.InterruptFlag;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.owlapi.reasoner.ReasonerProgressMonitor;

/**
 * HermiT's instances of classes and properties, with what is mended of 1.4.5.519. A possible instance that proves to be
 * none is a possible one of the classes or properties above; HermiT looks at these before those below them, and so
 * misses it. What is known of an individual is taken as known of those that its model has identified with it, though
 * they need not be. What is known of individuals that are the same in every model is tried, pair by pair, as if it were
 * not. And a class is gone through by each way down to it, of which a few dozen classes can have billions.
 */
final class SettledInstances extends InstanceManager {
    private static final Optional<Boolean> NO = Optional.of(false);

    private final Map<List<Object>, Boolean> tried = new HashMap<>();
    private final Set<HierarchyNode<AtomicConcept>> gathered = new HashSet<>();
    private final Patience patience = new Patience();
    private Sameness sameness;
    private MostSpecific mostSpecific;
    private final Shown shown = new Shown(m_binaryRetrieval1Bound, m_ternaryRetrieval1Bound);

    SettledInstances(InterruptFlag interruptFlag, Reasoner reasoner, Hierarchy<AtomicConcept> classes,
            Hierarchy<Role> properties) {
        super(interruptFlag, reasoner, classes, properties);
    }

    @Override
    protected void updateKnownSubsumptionsUsingToldSubsumers(Collection<DLClause> clauses,
            Graph<AtomicConcept> ofClasses, Set<AtomicConcept> classes, Graph<Role> ofProperties,
            Set<Role> properties) {
        super.updateKnownSubsumptionsUsingToldSubsumers(ToldRoles.inclusions(clauses), ofClasses, classes,
            ofProperties, properties);
    }

    /** HermiT takes every node that was merged for one that need not have been. */
    @Override
    protected void initializeIndividualsForNodes() {
        m_canonicalNodeToDetMergedNodes.clear(); // of another model
        m_canonicalNodeToNonDetMergedNodes.clear();
        super.initializeIndividualsForNodes();
        m_canonicalNodeToNonDetMergedNodes.forEach((canonical, merged) -> {
            Set<Node> always = merged.stream().filter(node -> node.getCanonicalNodeDependencySet().isEmpty())
                .collect(Collectors.toCollection(HashSet::new));
            if (merged.removeAll(always)) {
                m_canonicalNodeToDetMergedNodes.put(canonical, always);
            }
        });
    }

    @Override
    protected int readOffClassInstancesByIndividual(ReasonerProgressMonitor monitor, int completedSteps, int steps) {
        mostSpecific = new MostSpecific();
        return super.readOffClassInstancesByIndividual(monitor, completedSteps, steps);
    }

    @Override
    protected void addKnownConceptInstance(HierarchyNode<AtomicConcept> node, AtomicConceptElement element,
            Individual individual) {
        mostSpecific.known(node, element);
    }

    @Override
    protected void addPossibleConceptInstance(HierarchyNode<AtomicConcept> node, AtomicConceptElement element,
            Individual individual) {
        mostSpecific.possible(node, element);
    }

    @Override
    protected boolean readOffTypes(Individual individual, Node node) {
        boolean any = super.readOffTypes(individual, node);
        mostSpecific.keep(individual);
        if (node.isMerged() && !node.getCanonicalNodeDependencySet().isEmpty()) {
            doubt(individual);
        }
        return any;
    }

    private void doubt(Individual individual) {
        for (AtomicConceptElement element : m_conceptToElement.values()) {
            if (element.getKnownInstances().remove(individual)) {
                element.addPossible(individual);
                m_readingOffFoundPossibleConceptInstance = true;
            }
        }
    }

    @Override
    public Set<Individual> getInstances(AtomicConcept concept, boolean direct) {
        HierarchyNode<AtomicConcept> node = m_currentConceptHierarchy.getNodeForElement(concept);
        if (node != null) {
            settle(node, new HashSet<>());
        }
        gathered.clear();
        return super.getInstances(concept, direct);
    }

    /** @param node may be that of an expression, which says nothing of its own instances */
    @Override
    public Set<Individual> getInstances(HierarchyNode<AtomicConcept> node, boolean direct) {
        var seen = new HashSet<HierarchyNode<AtomicConcept>>();
        if (m_currentConceptHierarchy.getNodeForElement(node.getRepresentative()) == null) {
            node.getChildNodes().forEach(child -> settle(child, seen));
        } else {
            settle(node, seen);
        }
        gathered.clear();
        return super.getInstances(node, direct);
    }

    @Override
    protected void getInstancesForNode(HierarchyNode<AtomicConcept> node, Set<Individual> result, boolean direct) {
        if (gathered.add(node)) {
            super.getInstancesForNode(node, result, direct);
        }
    }

    @Override
    public boolean hasType(Individual individual, HierarchyNode<AtomicConcept> node, boolean direct) {
        return direct ? super.hasType(individual, node, true) : isIn(node, individual, new HashSet<>());
    }

    private boolean isIn(HierarchyNode<AtomicConcept> node, Individual individual,
            Set<HierarchyNode<AtomicConcept>> seen) {
        AtomicConceptElement element = m_conceptToElement.get(node.getRepresentative());
        if (node == m_currentConceptHierarchy.getTopNode() || element != null && element.isKnown(individual)) {
            return true;
        }
        for (HierarchyNode<AtomicConcept> child : node.getChildNodes()) {
            if (seen.add(child) && isIn(child, individual, seen)) {
                return true;
            }
        }
        return isPossiblyIn(node, individual) && super.hasType(individual, node, false);
    }

    /** Asked anew: what was found out of the classes below may have made it so. */
    private boolean isPossiblyIn(HierarchyNode<AtomicConcept> node, Individual individual) {
        AtomicConceptElement element = m_conceptToElement.get(node.getRepresentative());
        return element != null && element.isPossible(individual);
    }

    /** Whether it is known to be in the class or one below, or has to be in this one. */
    boolean mustBeIn(Individual individual, HierarchyNode<AtomicConcept> node) {
        return isKnownIn(node, individual, new HashSet<>()) || isInstance(individual, node.getRepresentative());
    }

    private boolean isKnownIn(HierarchyNode<AtomicConcept> node, Individual individual,
            Set<HierarchyNode<AtomicConcept>> seen) {
        AtomicConceptElement element = m_conceptToElement.get(node.getRepresentative());
        return node == m_currentConceptHierarchy.getTopNode() || element != null && element.isKnown(individual)
            || node.getChildNodes().stream().anyMatch(child -> seen.add(child) && isKnownIn(child, individual, seen));
    }

    @Override
    protected boolean isInstance(Individual individual, AtomicConcept concept) {
        return follows(Atom.create(concept, individual), ReasoningTaskDescription.isInstanceOf(concept, individual));
    }

    private boolean follows(Atom fact, ReasoningTaskDescription description) {
        return !shown.denies(fact) && !canBeWithout(List.of(fact), description);
    }

    /** As HermiT tries one fact, but that a model without them is looked at for what else does not follow. */
    private boolean canBeWithout(Collection<Atom> facts, ReasoningTaskDescription description) {
        var nodes = new HashMap<Individual, Node>();
        for (Individual each : m_individuals) {
            nodes.put(each, null); // the tableau puts its node there
        }
        long begun = System.nanoTime();
        boolean without = m_reasoner.getTableau().isSatisfiable(true, false, null, new LinkedHashSet<>(facts), null,
            null, nodes, description);
        patience.took(System.nanoTime() - begun);
        if (without) {
            shown.lookAt(nodes);
        }
        return without;
    }

    /**
     * Finds models that show of many at once that they need not be in the class; leaves open who may have to be, and
     * who are harder to keep out together than one by one.
     */
    private void sift(List<Individual> individuals, AtomicConcept concept) {
        List<Atom> facts = individuals.stream().map(individual -> Atom.create(concept, individual))
            .filter(fact -> !shown.denies(fact)).collect(Collectors.toList());
        if (facts.size() > 1 && soon(() ->
                canBeWithout(facts, new ReasoningTaskDescription(true, "need some be {0}", concept))).equals(NO)) {
            int half = individuals.size() / 2;
            sift(individuals.subList(0, half), concept);
            sift(individuals.subList(half, individuals.size()), concept);
        }
    }

    /** The answer where the tableau has it soon. */
    private <T> Optional<T> soon(Supplier<T> question) {
        var deadline = new Deadline(Progress.SILENT);
        deadline.watch(m_reasoner);
        try {
            return deadline.within(patience.limit(), question);
        } finally {
            m_interruptFlag.endTask(); // where time was up, it says so still
        }
    }

    @Override
    public boolean hasObjectRoleRelationship(AtomicRole property, Individual subject, Individual object) {
        return settled(() -> super.hasObjectRoleRelationship(property, subject, object));
    }

    @Override
    public Map<Individual, Set<Individual>> getObjectPropertyInstances(AtomicRole property) {
        return settled(() -> super.getObjectPropertyInstances(property));
    }

    @Override
    public Set<Individual> getObjectPropertyValues(AtomicRole property, Individual subject) {
        return settled(() -> super.getObjectPropertyValues(property, subject));
    }

    @Override
    public Set<Individual> getObjectPropertySubjects(AtomicRole property, Individual object) {
        return settled(() -> super.getObjectPropertySubjects(property, object));
    }

    /** Asks again while something was tried: each time, what proved to be no instance has come up by a property. */
    private <T> T settled(Supplier<T> question) {
        while (true) {
            int before = tried.size();
            T answer = question.get();
            if (tried.size() == before) {
                return answer;
            }
        }
    }

    /** HermiT goes on to take for possible what proved to be none. */
    @Override
    protected boolean isRoleInstance(Role property, Individual subject, Individual object) {
        List<Object> fact = List.of(property, subject, object);
        Boolean known = tried.get(fact);
        if (known == null) {
            known = isComposed(property) ? super.isRoleInstance(property, subject, object)
                : isEdge(property, subject, object);
            tried.put(fact, known);
        }
        return known;
    }

    /** A model does not show all the edges of such a property. */
    private boolean isComposed(Role property) {
        Set<Role> composed = m_reasoner.getDLOntology().getAllComplexObjectRoles();
        return composed.contains(property) || composed.contains(property.getInverse());
    }

    private boolean isEdge(Role property, Individual subject, Individual object) {
        Atom fact = property instanceof AtomicRole ? Atom.create((AtomicRole) property, subject, object)
            : Atom.create(((InverseRole) property).getInverseOf(), object, subject);
        return follows(fact,
            new ReasoningTaskDescription(true, "is {0} connected to {1} via {2}", subject, object, property));
    }

    @Override
    protected void initializeSameAs() {
        sameness = new Sameness(m_individualToEquivalenceClass, m_individualsForNodes,
            facts -> m_reasoner.getTableau().isSatisfiable(true, false, facts, null, null, null, null,
                new ReasoningTaskDescription(false, "need none of {0} pairs be the same", facts.size())));
    }

    @Override
    public Set<Individual> getSameAsIndividuals(Individual individual) {
        return sameness.of(individual);
    }

    @Override
    public boolean isSameIndividual(Individual one, Individual other) {
        return sameness.of(one).contains(other);
    }

    @Override
    public void computeSameAsEquivalenceClasses(ReasonerProgressMonitor monitor) {
        sameness.settle();
    }

    @Override
    public boolean sameAsIndividualsComputed() {
        return sameness.isSettled();
    }

    @Override
    public void realize(ReasonerProgressMonitor monitor) {
        if (!m_realizationCompleted) {
            settle(m_currentConceptHierarchy.getTopNode(), new HashSet<>());
        }
        super.realize(monitor);
    }

    private void settle(HierarchyNode<AtomicConcept> node, Set<HierarchyNode<AtomicConcept>> seen) {
        for (HierarchyNode<AtomicConcept> child : node.getChildNodes()) {
            if (seen.add(child)) {
                settle(child, seen);
            }
        }
        AtomicConceptElement element = m_conceptToElement.get(node.getRepresentative());
        if (element == null) {
            return;
        }
        List<Individual> possible = List.copyOf(element.getPossibleInstances());
        if (!node.getRepresentative().equals(m_topConcept)) {
            sift(possible, node.getRepresentative());
        }
        for (Individual individual : possible) {
            if (node.getRepresentative().equals(m_topConcept)) {
                element.setToKnown(individual);
            } else {
                super.hasType(individual, node, false);
            }
        }
    }
}
