package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.semanticweb.HermiT.hierarchy.AtomicConceptElement;
import org.semanticweb.HermiT.hierarchy.HierarchyNode;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.Individual;

class MostSpecificTest {
    private static final Individual TWEETY = Individual.create("http://x/tweety");
    private static final int CLASSES = 7;

    private final MostSpecific classes = new MostSpecific();

    /** No class knows those below it: whoever looks there fails. */
    @Test
    void keepsWhatHasNothingBelowAmongWhatWasRead() {
        var random = new Random(0);
        for (int run = 0; run < 500; run++) {
            List<HierarchyNode<AtomicConcept>> nodes = hierarchy(random);
            var known = new HashSet<HierarchyNode<AtomicConcept>>();
            var possible = new HashSet<HierarchyNode<AtomicConcept>>();
            var elements = new ArrayList<AtomicConceptElement>();
            for (HierarchyNode<AtomicConcept> node : nodes) {
                var element = new AtomicConceptElement(null, null);
                elements.add(element);
                if (random.nextInt(3) == 0) {
                    classes.known(node, element);
                    known.add(node);
                }
                if (random.nextInt(3) == 0) {
                    classes.possible(node, element);
                    possible.add(node);
                }
            }
            classes.keep(TWEETY);
            for (int i = 0; i < CLASSES; i++) {
                HierarchyNode<AtomicConcept> node = nodes.get(i);
                assertEquals(known.contains(node) && !isAboveAny(node, known), elements.get(i).isKnown(TWEETY));
                assertEquals(
                    possible.contains(node) && !known.contains(node) && !isAboveAny(node, known)
                        && !isAboveAny(node, possible),
                    elements.get(i).isPossible(TWEETY));
            }
        }
    }

    /** Each class is below some of those before it. */
    private static List<HierarchyNode<AtomicConcept>> hierarchy(Random random) {
        var nodes = new ArrayList<HierarchyNode<AtomicConcept>>();
        for (int i = 0; i < CLASSES; i++) {
            var parents = new HashSet<HierarchyNode<AtomicConcept>>();
            nodes.stream().filter(node -> random.nextInt(3) == 0).forEach(parents::add);
            AtomicConcept name = AtomicConcept.create("http://x/C" + i);
            nodes.add(new HierarchyNode<>(name, Set.of(name), parents, null));
        }
        return nodes;
    }

    private static boolean isAboveAny(HierarchyNode<AtomicConcept> node, Set<HierarchyNode<AtomicConcept>> others) {
        return others.stream().anyMatch(other -> other != node && other.getAncestorNodes().contains(node));
    }
}
