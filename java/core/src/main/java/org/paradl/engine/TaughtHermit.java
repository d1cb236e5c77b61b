package org.paradl.engine;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.hierarchy.HierarchyNode;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.tableau.Tableau;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** HermiT that can be told the class hierarchy, which it needs to know for all the types of individuals; it misses none. */
final class TaughtHermit extends Reasoner {
    private Hierarchy<AtomicConcept> told;

    TaughtHermit(Configuration configuration, OWLOntology ontology) {
        super(configuration, ontology);
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
        told = hierarchy(other);
        try {
            classifyClasses();
        } finally {
            told = null; // the axioms may change
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
            m_instanceManager = new SettledInstances(m_interruptFlag, this, m_atomicConceptHierarchy, m_objectRoleHierarchy);
        }
    }

    @Override
    protected Hierarchy<AtomicConcept> classifyAtomicConcepts(Tableau tableau, ClassificationProgressMonitor monitor,
            AtomicConcept top, AtomicConcept bottom, Set<AtomicConcept> elements, boolean forceQuasiOrder) {
        return told != null ? told
            : super.classifyAtomicConcepts(tableau, monitor, top, bottom, elements, forceQuasiOrder);
    }

    private static Hierarchy<AtomicConcept> hierarchy(OWLReasoner reasoner) {
        var places = new HashMap<OWLClass, Place>();
        Place bottom = Place.of(reasoner.getBottomClassNode(), places);
        Place top = Place.of(reasoner.getTopClassNode(), places);
        Deque<Node<OWLClass>> waiting = new ArrayDeque<>();
        waiting.add(reasoner.getTopClassNode());
        while (!waiting.isEmpty()) {
            Node<OWLClass> above = waiting.remove();
            Place parent = places.get(above.getRepresentativeElement());
            for (Node<OWLClass> below : reasoner.getSubClasses(above.getRepresentativeElement(), true)) {
                if (!places.containsKey(below.getRepresentativeElement())) {
                    waiting.add(below);
                }
                parent.isAbove(Place.of(below, places));
            }
            if (parent.children.isEmpty()) {
                parent.isAbove(bottom);
            }
        }
        return new Told(top, bottom, places.values());
    }

    /** With all nodes to be found by what is in them. */
    private static final class Told extends Hierarchy<AtomicConcept> {
        Told(Place top, Place bottom, Collection<Place> all) {
            super(top.node, bottom.node);
            all.forEach(place -> place.node.getEquivalentElements().forEach(each -> m_nodesByElements.put(each, place.node)));
        }
    }

    /** A node while it is built: from outside its neighbours cannot be changed. */
    private static final class Place {
        private final Set<HierarchyNode<AtomicConcept>> parents = new HashSet<>();
        private final Set<HierarchyNode<AtomicConcept>> children = new HashSet<>();
        private final HierarchyNode<AtomicConcept> node;

        private Place(Node<OWLClass> classes) {
            this.node = new HierarchyNode<>(concept(classes.getRepresentativeElement()),
                classes.entities().map(Place::concept).collect(Collectors.toSet()), parents, children);
        }

        static Place of(Node<OWLClass> classes, Map<OWLClass, Place> places) {
            Place known = places.get(classes.getRepresentativeElement());
            if (known != null) {
                return known;
            }
            var place = new Place(classes);
            classes.forEach(each -> places.put(each, place));
            return place;
        }

        private static AtomicConcept concept(OWLClass name) {
            return AtomicConcept.create(name.getIRI().toString());
        }

        void isAbove(Place below) {
            children.add(below.node);
            below.parents.add(node);
        }
    }
}
