package org.paradl.engine.hermit;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Monitor;
import org.paradl.engine.hermit.classify.ClassTests;
import org.paradl.engine.hermit.classify.HermitHierarchy;
import org.paradl.engine.hermit.classify.HornClassification;
import org.paradl.engine.hermit.classify.OneModelClassification;
import org.paradl.engine.hermit.normalize.EmptyDisjunctions;
import org.paradl.engine.hermit.normalize.Normalization;
import org.paradl.engine.hermit.normalize.PropertyAutomata;
import org.paradl.engine.hermit.search.ClauseOrder;
import org.paradl.engine.hermit.search.ManyAtOnce;
import org.paradl.engine.hermit.search.RelevantPairBlocking;
import org.paradl.engine.hermit.search.Restarts;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Prefixes;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.blocking.AnywhereBlocking;
import org.semanticweb.HermiT.blocking.BlockingSignatureCache;
import org.semanticweb.HermiT.blocking.DirectBlockingChecker;
import org.semanticweb.HermiT.blocking.SingleDirectBlockingChecker;
import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.hierarchy.HierarchyNode;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.Constant;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.model.Role;
import org.semanticweb.HermiT.structural.BuiltInPropertyManager;
import org.semanticweb.HermiT.structural.OWLAxioms;
import org.semanticweb.HermiT.structural.OWLAxiomsExpressivity;
import org.semanticweb.HermiT.structural.OWLClausification;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.impl.OWLClassNode;

/**
 * HermiT that can be told the class hierarchy, which it needs to know for all the types of individuals, and misses none
 * of them; that uses two processors to find the hierarchy where it can, and makes the model of an ABox once for it; and
 * that makes large models sooner.
 */
public final class TaughtHermit extends Reasoner {
    static {
        Base64Values.teach();
    }

    private static final int MANY = 100;
    /** One for all: it keeps nothing, and looks up the IRIs of four properties when it is made. */
    private static final BuiltInPropertyManager BUILT_IN = new BuiltInPropertyManager(Owl.FACTORY);

    private Nodes nodes;
    private Hierarchy<AtomicConcept> told;
    private BiPredicate<OWLClass, OWLClass> possible = (c, above) -> true;
    private ClassTests tests;
    private ToldDataRoles toldDataRoles;
    /** Its axioms are: it does the same each time. */
    private boolean ordered;

    public TaughtHermit(Configuration configuration, OWLOntology ontology) {
        super(configuration, ontology);
    }

    /** As HermiT does, but for how models grow, and without prefixes, which only its own output would have. */
    @Override
    protected void loadOntology() {
        clearState();
        clausify(m_rootOntology.getOWLOntologyManager().getOWLDataFactory());
        ordered &= isTraced() || !m_dlOntology.isHorn(); // where nothing is chosen, no order is better than another
        if (ordered) {
            ClauseOrder.sort(m_dlOntology);
        }
        m_tableau = tableau(null);
        m_instanceManager = null;
        nodes = null;
        toldDataRoles = null;
    }

    /** With those of equivalent properties, which HermiT forgets; without a hierarchy, where that is not needed. */
    @Override
    public Set<OWLLiteral> getDataPropertyValues(OWLNamedIndividual individual, OWLDataProperty property) {
        checkPreConditions(individual, property);
        if (toldDataRoles == null) {
            toldDataRoles = new ToldDataRoles(m_dlOntology);
        }
        return toldDataRoles.below(H(property))
            .or(() -> toldDataRoles.tested(H(property), other -> isSubDataPropertyOf(dataProperty(other), property)))
            .map(roles -> asserted(individual, roles))
            .orElseGet(() -> getEquivalentDataProperties(property).entities()
                .flatMap(each -> super.getDataPropertyValues(individual, each).stream()).collect(Collectors.toSet()));
    }

    private static OWLDataProperty dataProperty(AtomicRole role) {
        return Owl.FACTORY.getOWLDataProperty(IRI.create(role.getIRI()));
    }

    private Set<OWLLiteral> asserted(OWLNamedIndividual individual, Set<AtomicRole> roles) {
        List<Map<Individual, Set<Constant>>> facts = roles.stream().map(m_dlOntology.getDataPropertyAssertions()::get)
            .filter(Objects::nonNull).collect(Collectors.toList());
        return facts.isEmpty() ? Set.of() : getSameIndividuals(individual).entities().map(Reasoner::H)
            .flatMap(same -> facts.stream().flatMap(each -> each.getOrDefault(same, Set.of()).stream()))
            .map(Literals::of).collect(Collectors.toSet());
    }

    /** As OWLClausification.preprocessAndClausify does, but for who makes the automata. */
    private void clausify(OWLDataFactory factory) {
        var axioms = new OWLAxioms();
        var normalization = new Normalization(factory, axioms, m_rootOntology, isTraced());
        normalization.processOntology(m_rootOntology);
        ordered = normalization.isOrdered();
        BUILT_IN.axiomatizeBuiltInPropertiesAsNeeded(axioms);
        m_objectPropertyInclusionManager = new PropertyAutomata(axioms, normalization.paths());
        m_objectPropertyInclusionManager.rewriteNegativeObjectPropertyAssertions(factory, axioms,
            normalization.definitions());
        m_objectPropertyInclusionManager.rewriteAxioms(factory, axioms, 0);
        m_dlOntology = new OWLClausification(m_configuration).clausify(factory, "urn:hermit:kb", axioms,
            new OWLAxiomsExpressivity(axioms), m_descriptionGraphs == null ? Set.of() : m_descriptionGraphs);
    }

    /** As HermiT does, but for how models grow where axioms need a tableau of their own. */
    @Override
    public Tableau getTableau(OWLAxiom... axioms) {
        if (axioms == null || axioms.length == 0) {
            return getTableau();
        }
        DLOntology additional = additional(Stream.of(axioms).flatMap(Normalization::spelledOut)
            .toArray(OWLAxiom[]::new));
        if (!m_tableau.supportsAdditionalDLOntology(additional)) {
            return tableau(additional);
        }
        m_tableau.setAdditionalDLOntology(additional);
        return inOrder(m_tableau);
    }

    private DLOntology additional(OWLAxiom... axioms) {
        try {
            return createDeltaDLOntology(m_configuration, m_dlOntology, axioms);
        } catch (NullPointerException e) {
            if (!EmptyDisjunctions.areCauseOf(e)) {
                throw e;
            }
            return createDeltaDLOntology(m_configuration, m_dlOntology,
                Stream.of(axioms).flatMap(EmptyDisjunctions::spelledOut).toArray(OWLAxiom[]::new));
        }
    }

    /**
     * HermiT hears of the changes of every ontology of the manager. With one that is none of its own it would still
     * make its ontology anew, and forget the individuals that have no assertion.
     */
    @Override
    protected void flushChangesIfRequired() {
        if (!m_pendingChanges.isEmpty()) {
            Set<OWLOntology> own = m_rootOntology.importsClosure().collect(Collectors.toSet());
            m_pendingChanges.removeIf(change -> !own.contains(change.getOntology()));
        }
        super.flushChangesIfRequired();
    }

    /**
     * One with HermiT's own choices of a {@link Configuration}: blocking anywhere, the signatures of blockers kept.
     *
     * @param additional what it is made for beside the ontology, or null
     */
    private Tableau tableau(DLOntology additional) {
        DirectBlockingChecker direct = has(additional, DLOntology::hasInverseRoles) ? new RelevantPairBlocking()
            : new SingleDirectBlockingChecker();
        var kept = has(additional, DLOntology::hasNominals) ? null : new BlockingSignatureCache(direct);
        var expansion = new ManyAtOnce(new AnywhereBlocking(direct, kept), ManyAtOnce.SHARE, Restarts.FIRST,
            () -> Monitor.checkCancelled(m_configuration.reasonerProgressMonitor));
        return inOrder(new Tableau(m_interruptFlag, m_configuration.monitor, expansion,
            m_configuration.useDisjunctionLearning, m_dlOntology, additional, m_configuration.parameters));
    }

    private Tableau inOrder(Tableau tableau) {
        if (ordered) {
            ClauseOrder.sort(tableau);
        }
        return tableau;
    }

    private boolean isTraced() {
        return m_configuration.monitor != null;
    }

    private boolean has(DLOntology additional, Predicate<DLOntology> feature) {
        return feature.test(m_dlOntology) || additional != null && feature.test(additional);
    }

    /**
     * Takes over the class hierarchy, unless there is one already.
     *
     * @param other over the same axioms, which are consistent, and complete for classes
     */
    void learnClasses(OWLReasoner other) {
        if (isPrecomputed(InferenceType.CLASS_HIERARCHY)) {
            return;
        }
        told = HermitHierarchy.of(other);
        try {
            classifyClasses();
        } finally {
            told = null; // the axioms may change
        }
    }

    /** @param subsumers who may be subsumed by whom */
    void limitSubsumers(BiPredicate<OWLClass, OWLClass> subsumers) {
        possible = subsumers;
    }

    /** As {@link ClassTests#areSatisfiable}; the axioms, which must be consistent, must not change after it. */
    public boolean areSatisfiable(List<OWLClass> classes) {
        if (tests == null) {
            tests = new ClassTests(tableau(null));
        }
        return tests.areSatisfiable(classes.stream().map(c -> AtomicConcept.create(c.toStringID()))
            .collect(Collectors.toList()));
    }

    /** Whether the individual must be in the class; no other class is looked at. */
    boolean isInstance(OWLNamedIndividual individual, OWLClass c) {
        initialiseClassInstanceManager();
        return ((SettledInstances) m_instanceManager).mustBeIn(H(individual), getHierarchyNode(c));
    }

    /** Whether the axioms have a model in which these assertions hold too. */
    boolean allows(Collection<OWLAxiom> assertions) {
        Tableau tableau = getTableau(assertions.toArray(OWLAxiom[]::new));
        try {
            return tableau.isSatisfiable(true, true, null, null, null, null, null,
                ReasoningTaskDescription.isABoxSatisfiable());
        } finally {
            tableau.clearAdditionalDLOntology();
        }
    }

    @Override
    protected Node<OWLClass> atomicConceptHierarchyNodeToNode(HierarchyNode<AtomicConcept> node) {
        if (nodes == null) {
            nodes = new Nodes();
        }
        return nodes.of(node);
    }

    /**
     * HermiT makes the names of a node anew whenever it is looked at, which takes longer than to find a small
     * hierarchy.
     */
    private final class Nodes {
        private final Map<HierarchyNode<AtomicConcept>, Node<OWLClass>> known = new ConcurrentHashMap<>();
        private final Map<String, OWLClass> names =
            m_rootOntology.classesInSignature(Imports.INCLUDED).collect(Collectors.toMap(OWLClass::toStringID, c -> c));

        Node<OWLClass> of(HierarchyNode<AtomicConcept> node) {
            return known.computeIfAbsent(node, made -> new OWLClassNode(made.getEquivalentElements().stream()
                .map(AtomicConcept::getIRI).filter(name -> !Prefixes.isInternalIRI(name)).map(this::named)));
        }

        private OWLClass named(String name) {
            OWLClass known = names.get(name);
            return known == null ? Owl.FACTORY.getOWLClass(name) : known;
        }
    }

    @Override
    protected void initialiseClassInstanceManager() {
        settleInstances();
        super.initialiseClassInstanceManager();
    }

    @Override
    protected void initialisePropertiesInstanceManager() {
        settleInstances();
        super.initialisePropertiesInstanceManager();
    }

    private void settleInstances() {
        if (m_instanceManager == null) {
            m_instanceManager = new SettledInstances(m_interruptFlag, this, m_atomicConceptHierarchy,
                m_objectRoleHierarchy);
        }
    }

    @Override
    protected Hierarchy<AtomicConcept> classifyAtomicConcepts(Tableau tableau, ClassificationProgressMonitor monitor,
            AtomicConcept top, AtomicConcept bottom, Set<AtomicConcept> elements, boolean forceQuasiOrder) {
        if (told != null) {
            return told;
        }
        if (forceQuasiOrder || !tableau.isDeterministic()) {
            return tableau.getAdditionalDLOntology() == null
                ? new OneModelClassification(tableau, monitor, top, bottom, elements, possible).classify()
                : super.classifyAtomicConcepts(tableau, monitor, top, bottom, elements, forceQuasiOrder);
        }
        var horn = new HornClassification(elements, monitor);
        return isWorthTwo(tableau, elements) ? horn.classify(tableau, () -> tableau(null)) : horn.classify(tableau);
    }

    /** A role is the class of what has it. */
    @Override
    protected Hierarchy<AtomicConcept> classifyAtomicConceptsForRoles(Tableau tableau,
            ClassificationProgressMonitor monitor, AtomicConcept top, AtomicConcept bottom,
            Set<AtomicConcept> elements, boolean hasInverses, Map<Role, AtomicConcept> conceptsForRoles,
            Map<AtomicConcept, Role> rolesForConcepts, boolean forceQuasiOrder) {
        return tableau.isDeterministic() && !forceQuasiOrder
            ? new HornClassification(elements, monitor).classify(tableau)
            : new ToldRoles(tableau, monitor, top, bottom, elements, hasInverses, conceptsForRoles, rolesForConcepts)
                .classify();
    }

    /** Few are done before a second tableau is made; datatypes have caches, and who looks a memory, which two share. */
    private boolean isWorthTwo(Tableau tableau, Set<AtomicConcept> elements) {
        return !isTraced() && tableau.getAdditionalDLOntology() == null && tableau == m_tableau
            && elements.size() >= MANY && !m_dlOntology.hasDatatypes()
            && Runtime.getRuntime().availableProcessors() > 1;
    }
}
