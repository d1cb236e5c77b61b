package org.paradl.engine.hermit.classify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.hierarchy.HierarchyNode;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** A class hierarchy as HermiT has it, made of what is known: it has no way to be told one. */
public final class HermitHierarchy extends Hierarchy<AtomicConcept> {

    private HermitHierarchy(Place top, Place bottom, Collection<Place> all) {
        super(top.node, bottom.node);
        all.forEach(place -> place.node.getEquivalentElements()
            .forEach(each -> m_nodesByElements.put(each, place.node)));
    }

    /** That of another reasoner. */
    public static Hierarchy<AtomicConcept> of(OWLReasoner reasoner) {
        var places = new HashMap<OWLClass, Place>();
        Place bottom = place(reasoner.getBottomClassNode(), places);
        Place top = place(reasoner.getTopClassNode(), places);
        Deque<Node<OWLClass>> waiting = new ArrayDeque<>();
        waiting.add(reasoner.getTopClassNode());
        while (!waiting.isEmpty()) {
            Node<OWLClass> above = waiting.remove();
            Place parent = places.get(above.getRepresentativeElement());
            for (Node<OWLClass> below : reasoner.getSubClasses(above.getRepresentativeElement(), true)) {
                if (!places.containsKey(below.getRepresentativeElement())) {
                    waiting.add(below);
                }
                parent.isAbove(place(below, places));
            }
            if (parent.children.isEmpty()) {
                parent.isAbove(bottom);
            }
        }
        return new HermitHierarchy(top, bottom, places.values());
    }

    private static Place place(Node<OWLClass> classes, Map<OWLClass, Place> places) {
        Place known = places.get(classes.getRepresentativeElement());
        if (known != null) {
            return known;
        }
        var place = new Place(concept(classes.getRepresentativeElement()),
            classes.entities().map(HermitHierarchy::concept).collect(Collectors.toSet()));
        classes.forEach(each -> places.put(each, place));
        return place;
    }

    private static AtomicConcept concept(OWLClass name) {
        return AtomicConcept.create(name.getIRI().toString());
    }

    /**
     * That of satisfiable classes of which all subsumers are known.
     *
     * @param subsumers of each class, itself and owl:Thing among them
     * @param unsatisfiable the others, owl:Nothing among them
     */
    public static Hierarchy<AtomicConcept> of(Map<AtomicConcept, Set<AtomicConcept>> subsumers,
            Set<AtomicConcept> unsatisfiable) {
        var places = new LinkedHashMap<AtomicConcept, Place>();
        subsumers.forEach((c, above) -> {
            if (!places.containsKey(c)) {
                Set<AtomicConcept> same = above.stream().filter(other -> subsumers.get(other).contains(c))
                    .collect(Collectors.toSet());
                var place = new Place(same.contains(AtomicConcept.THING) ? AtomicConcept.THING : c, same);
                same.forEach(each -> places.put(each, place));
            }
        });
        var bottom = new Place(AtomicConcept.NOTHING, unsatisfiable);
        List<Place> satisfiable = places.values().stream().distinct().collect(Collectors.toList());
        satisfiable.forEach(place -> nearest(place, subsumers).forEach(c -> places.get(c).isAbove(place)));
        satisfiable.stream().filter(place -> place.children.isEmpty()).forEach(place -> place.isAbove(bottom));
        satisfiable.add(bottom);
        return new HermitHierarchy(places.get(AtomicConcept.THING), bottom, satisfiable);
    }

    /** The subsumers, one of each place, that are above no other; who is below another has more of its own. */
    private static List<AtomicConcept> nearest(Place place, Map<AtomicConcept, Set<AtomicConcept>> subsumers) {
        Set<AtomicConcept> passed = new HashSet<>(place.node.getEquivalentElements());
        var above = new ArrayList<>(subsumers.get(place.node.getRepresentative()));
        above.sort(Comparator.comparingInt((AtomicConcept c) -> subsumers.get(c).size()).reversed());
        var nearest = new ArrayList<AtomicConcept>();
        for (AtomicConcept c : above) {
            if (!passed.contains(c)) {
                nearest.add(c);
                passed.addAll(subsumers.get(c));
            }
        }
        return nearest;
    }

    /** A node while it is built: from outside its neighbours cannot be changed. */
    private static final class Place {
        private final Set<HierarchyNode<AtomicConcept>> parents = new HashSet<>();
        private final Set<HierarchyNode<AtomicConcept>> children = new HashSet<>();
        private final HierarchyNode<AtomicConcept> node;

        Place(AtomicConcept representative, Set<AtomicConcept> equivalent) {
            this.node = new HierarchyNode<>(representative, equivalent, parents, children);
        }

        void isAbove(Place below) {
            children.add(below.node);
            below.parents.add(node);
        }
    }
}
