package org.paradl.engine.hermit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.tableau.ExtensionTable;
import org.semanticweb.HermiT.tableau.Node;

/**
 * The facts that all the models show that were looked at. What one of them does not show does not follow, which HermiT
 * otherwise looks for a model of its own to find out: for each fact that only some models show.
 */
final class Shown {
    private final ExtensionTable.Retrieval classesOf;
    private final ExtensionTable.Retrieval edgesFrom;
    private final Map<Individual, Set<Atom>> always = new HashMap<>();

    /**
     * @param classesOf what the tableau holds of a node, which is bound at 1
     * @param edgesFrom what it holds of the edges from a node, which is bound at 1
     */
    Shown(ExtensionTable.Retrieval classesOf, ExtensionTable.Retrieval edgesFrom) {
        this.classesOf = classesOf;
        this.edgesFrom = edgesFrom;
    }

    /**
     * Whether a model does not show it.
     *
     * @param fact about individuals that were among the nodes, and no property that others are composed to
     */
    boolean denies(Atom fact) {
        Set<Atom> facts = always.get((Individual) fact.getArgument(0));
        return facts != null && !facts.contains(fact);
    }

    /**
     * Looks at the model that the tableau has, in which the individuals are these nodes, or what these are merged into.
     */
    void lookAt(Map<Individual, Node> nodes) {
        var individuals = new HashMap<Node, List<Individual>>();
        nodes.forEach((individual, node) ->
            individuals.computeIfAbsent(node.getCanonicalNode(), none -> new ArrayList<>()).add(individual));
        individuals.forEach((node, same) -> same.forEach(individual -> {
            Set<Atom> facts = facts(individual, node, individuals);
            always.merge(individual, facts, (before, now) -> {
                before.retainAll(now);
                return before;
            });
        }));
    }

    private Set<Atom> facts(Individual individual, Node node, Map<Node, List<Individual>> individuals) {
        var facts = new HashSet<Atom>();
        classesOf.getBindingsBuffer()[1] = node;
        for (classesOf.open(); !classesOf.afterLast(); classesOf.next()) {
            Object predicate = classesOf.getTupleBuffer()[0];
            if (predicate instanceof AtomicConcept) {
                facts.add(Atom.create((AtomicConcept) predicate, individual));
            }
        }
        edgesFrom.getBindingsBuffer()[1] = node;
        for (edgesFrom.open(); !edgesFrom.afterLast(); edgesFrom.next()) {
            Object predicate = edgesFrom.getTupleBuffer()[0];
            if (predicate instanceof AtomicRole) {
                individuals.getOrDefault((Node) edgesFrom.getTupleBuffer()[2], List.of())
                    .forEach(other -> facts.add(Atom.create((AtomicRole) predicate, individual, other)));
            }
        }
        return facts;
    }
}
