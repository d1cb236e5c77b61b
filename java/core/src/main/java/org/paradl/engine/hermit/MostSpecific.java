package org.paradl.engine.hermit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.semanticweb.HermiT.hierarchy.AtomicConceptElement;
import org.semanticweb.HermiT.hierarchy.HierarchyNode;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.Individual;

/**
 * The classes that a model has an individual in, of which the most specific are kept. HermiT looks for each of them
 * through all classes below, which are many more than those above.
 */
final class MostSpecific {
    private final Map<HierarchyNode<AtomicConcept>, Set<HierarchyNode<AtomicConcept>>> above = new HashMap<>();
    private final Map<HierarchyNode<AtomicConcept>, AtomicConceptElement> known = new HashMap<>();
    private final Map<HierarchyNode<AtomicConcept>, AtomicConceptElement> possible = new HashMap<>();

    void known(HierarchyNode<AtomicConcept> node, AtomicConceptElement element) {
        known.put(node, element);
    }

    void possible(HierarchyNode<AtomicConcept> node, AtomicConceptElement element) {
        possible.put(node, element);
    }

    /** Makes what was read the individual's, and is ready for the next. */
    void keep(Individual individual) {
        var covered = new HashSet<HierarchyNode<AtomicConcept>>();
        known.keySet().forEach(node -> covered.addAll(above(node)));
        known.forEach((node, element) -> {
            if (!covered.contains(node)) {
                element.getKnownInstances().add(individual);
            }
        });
        covered.addAll(known.keySet());
        possible.keySet().forEach(node -> covered.addAll(above(node)));
        possible.forEach((node, element) -> {
            if (!covered.contains(node)) {
                element.addPossible(individual);
            }
        });
        known.clear();
        possible.clear();
    }

    private Set<HierarchyNode<AtomicConcept>> above(HierarchyNode<AtomicConcept> node) {
        return above.computeIfAbsent(node, one -> HierarchyNode.getAncestorNodes(one.getParentNodes()));
    }
}
