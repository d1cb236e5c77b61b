package org.paradl.engine.hermit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.model.Inequality;
import org.semanticweb.HermiT.tableau.Node;

/**
 * Which individuals are the same, from a model that identifies some of them: those that were identified without a
 * choice are, of the others models without that tell. HermiT (1.4.5.519) loses some where three are the same, tries
 * only the two of each step in which more became one, and tries them one by one.
 */
final class Sameness {
    private static final int AT_ONCE = 10_000;

    private final Map<Individual, Set<Individual>> same;
    private final Predicate<Set<Atom>> allows;
    /** Individuals that the model identifies, those that are the same anyhow told once. */
    private final Collection<List<Individual>> identified;
    private boolean settled;

    /**
     * @param same each individual with those that are the same, at first itself; changed here
     * @param nodes of the model, with the individual of each
     * @param allows whether there is a model in which these facts hold too
     */
    Sameness(Map<Individual, Set<Individual>> same, Map<Node, Individual> nodes, Predicate<Set<Atom>> allows) {
        this.same = same;
        this.allows = allows;
        var merged = new HashMap<Node, List<Individual>>();
        var always = new HashMap<Node, Individual>();
        nodes.forEach((node, individual) -> {
            Node canonical = node.getCanonicalNode();
            if (node.getCanonicalNodeDependencySet().isEmpty()) {
                Individual other = always.putIfAbsent(canonical, individual);
                if (other != null) {
                    unite(individual, other);
                    return;
                }
            }
            merged.computeIfAbsent(canonical, k -> new ArrayList<>()).add(individual);
        });
        this.identified = merged.values();
    }

    /** All that are the same as the individual, which need not be in the axioms. */
    Set<Individual> of(Individual individual) {
        settle();
        return same.getOrDefault(individual, Set.of(individual));
    }

    boolean isSettled() {
        return settled;
    }

    void settle() {
        if (!settled) {
            var pairs = new ArrayList<Atom>();
            identified.forEach(group -> collect(group, pairs));
            sift(pairs);
            settled = true;
        }
    }

    /** As each pair of a group may be the same without the others, there are many of a large one. */
    private void collect(List<Individual> group, List<Atom> pairs) {
        for (int i = 1; i < group.size(); i++) {
            for (Individual other : group.subList(0, i)) {
                pairs.add(Atom.create(Inequality.INSTANCE, group.get(i), other));
            }
            if (pairs.size() > AT_ONCE) {
                sift(pairs);
                pairs.clear();
            }
        }
    }

    /** Most need not be the same, as a model shows in which none of them are. */
    private void sift(List<Atom> pairs) {
        List<Atom> open = pairs.stream().filter(pair -> !isKnown(pair)).collect(Collectors.toList());
        if (open.isEmpty() || allows.test(Set.copyOf(open))) {
            return;
        }
        if (open.size() == 1) {
            unite((Individual) open.get(0).getArgument(0), (Individual) open.get(0).getArgument(1));
            return;
        }
        int half = open.size() / 2;
        sift(open.subList(0, half));
        sift(open.subList(half, open.size()));
    }

    private boolean isKnown(Atom pair) {
        return same.get((Individual) pair.getArgument(0)).contains((Individual) pair.getArgument(1));
    }

    private void unite(Individual one, Individual other) {
        Set<Individual> all = same.get(one);
        all.addAll(same.get(other));
        all.forEach(each -> same.put(each, all));
    }
}
