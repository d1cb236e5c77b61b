package org.paradl.engine.hermit.classify;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;

import org.paradl.Owl;
import org.paradl.engine.hermit.search.TableauInsides;
import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.hierarchy.QuasiOrderClassification;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.Tableau;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLClass;

/**
 * HermiT's classification of what may have disjunctions, with {@link ClassTests}: of the ABox it makes one model for
 * all tests.
 *
 * <p>Glimm, Horrocks, Motik, Shearer, Stoilos: A Novel Approach to Ontology Classification. J. Web Semantics 14 (2012).
 */
public final class OneModelClassification extends QuasiOrderClassification {
    private final ClassTests tests;
    private final TableauInsides insides;
    private final BiPredicate<OWLClass, OWLClass> possible;
    private final Map<AtomicConcept, OWLClass> named = new HashMap<>();
    private boolean hasSeenTheSharedModel;
    private Node instance;

    /** @param possible which class may be subsumed by which */
    public OneModelClassification(Tableau tableau, ClassificationProgressMonitor monitor, AtomicConcept top,
            AtomicConcept bottom, Set<AtomicConcept> classes, BiPredicate<OWLClass, OWLClass> possible) {
        super(tableau, monitor, top, bottom, classes);
        this.tests = new ClassTests(tableau);
        this.insides = new TableauInsides(tableau);
        this.possible = possible;
    }

    @Override
    public Hierarchy<AtomicConcept> classify() {
        return buildHierarchy(this::subsumes);
    }

    @Override
    protected Node buildModelForConcept(AtomicConcept c) {
        instance = tests.instance(c, Set.of(), getSatTestDescription(c));
        return instance;
    }

    @Override
    protected void updatePossibleSubsumers() {
        if (hasSeenTheSharedModel) {
            lookAt(instance.getCanonicalNode(), this::updatePossibleSubsumers); // which may be an individual
            lookAtOwn(this::updatePossibleSubsumers);
        } else {
            super.updatePossibleSubsumers();
            hasSeenTheSharedModel = true;
        }
    }

    private void updatePossibleSubsumers(AtomicConcept c, Node node) {
        if (m_possibleSubsumptions.getSuccessors(c).isEmpty()) {
            readPossibleSubsumersFromNodeLabel(c, node);
        } else {
            prunePossibleSubsumersOfConcept(c, node);
        }
    }

    @Override
    protected void prunePossibleSubsumers() {
        lookAtOwn(this::prunePossibleSubsumersOfConcept);
    }

    /** At what the last test has made: that the shared model is seen again would take most of the time. */
    private void lookAtOwn(BiConsumer<AtomicConcept, Node> look) {
        for (Node node = tests.firstOwn(); node != null; node = node.getNextTableauNode()) {
            if (node.isActive() && !node.isBlocked()) {
                lookAt(node, look);
            }
        }
    }

    private void lookAt(Node node, BiConsumer<AtomicConcept, Node> look) {
        insides.forEachClass(node, c -> {
            if (m_elements.contains(c)) {
                look.accept(c, node);
            }
        });
    }

    @Override
    protected void addPossibleSubsumption(AtomicConcept c, AtomicConcept above) {
        if (possible.test(named(c), named(above))) {
            super.addPossibleSubsumption(c, above);
        }
    }

    private OWLClass named(AtomicConcept c) {
        return named.computeIfAbsent(c, each -> Owl.FACTORY.getOWLClass(IRI.create(each.getIRI())));
    }

    private boolean subsumes(AtomicConcept above, AtomicConcept c) {
        if (getAllKnownSubsumers(c).contains(above)) {
            return true;
        }
        if (!m_possibleSubsumptions.getSuccessors(c).contains(above)) {
            return false;
        }
        Node outside = tests.instance(c, Set.of(above), getSubsumptionTestDescription(c, above));
        if (outside != null) {
            prunePossibleSubsumers();
            readKnownSubsumersFromRootNode(c, outside);
        }
        m_possibleSubsumptions.getSuccessors(c).removeAll(getAllKnownSubsumers(c));
        return outside == null;
    }

    /** Tries several at once where they are neither few nor many. */
    @Override
    protected boolean isEveryPossibleSubsumerNonSubsumer(Set<AtomicConcept> possible, AtomicConcept c, int tooFew,
            int tooMany) {
        if (possible.size() <= tooFew || possible.size() >= tooMany) {
            return false;
        }
        if (tests.instance(c, possible, getSubsumedByListTestDescription(c, possible.toArray())) == null) {
            return false;
        }
        prunePossibleSubsumers();
        return true;
    }
}
