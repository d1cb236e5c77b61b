package org.paradl.reason.classify;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.NodeSet;

/**
 * Sets of equivalent names under an order with a top and a bottom, read as OWLAPI's reasoners answer. A name that it
 * does not have is a node of its own between the two. Immutable.
 */
public final class Hierarchy<E extends OWLObject> {

    /** What a hierarchy is made from: of each node one name stands for all. */
    public static final class Builder<E extends OWLObject> {
        private final Map<E, Collection<E>> members = new HashMap<>();
        private final Map<E, Set<E>> above = new HashMap<>();

        /** @param aboveIt the names that stand for nodes strictly above, all or just the next */
        public void node(E name, Collection<E> all, Set<E> aboveIt) {
            members.put(name, all);
            above.put(name, aboveIt);
        }

        /** Only the next nodes above each are kept. */
        Builder<E> reduced() {
            var reduced = new Builder<E>();
            members.forEach((name, all) -> {
                var next = new HashSet<>(above.get(name));
                above.get(name).forEach(each -> next.removeAll(above.getOrDefault(each, Set.of())));
                reduced.node(name, all, next);
            });
            return reduced;
        }
    }

    private final E top;
    private final E bottom;
    private final Function<Collection<E>, Node<E>> node;
    private final Function<Set<Node<E>>, NodeSet<E>> nodeSet;
    private final Map<E, E> leaders = new HashMap<>();
    private final Map<E, Node<E>> nodes = new HashMap<>();
    private final Map<E, Set<E>> up = new HashMap<>();
    private final Map<E, Set<E>> down = new HashMap<>();

    /**
     * @param builder its node of the bottom has nothing above it: that is whatever nothing else is below
     * @param node makes OWLAPI's nodes
     * @param nodeSet makes OWLAPI's sets of them
     */
    public Hierarchy(Builder<E> builder, E top, E bottom, Function<Collection<E>, Node<E>> node,
            Function<Set<Node<E>>, NodeSet<E>> nodeSet) {
        this.node = node;
        this.nodeSet = nodeSet;
        builder.members.forEach((name, all) -> {
            all.forEach(member -> leaders.put(member, name));
            nodes.put(name, node.apply(all));
        });
        this.top = leader(top);
        this.bottom = leader(bottom);
        builder.above.forEach((name, aboveIt) -> aboveIt.forEach(each -> link(name, each)));
        nodes.keySet().stream()
            .filter(name -> !name.equals(this.top) && !up.containsKey(name) && !name.equals(this.bottom))
            .forEach(name -> link(name, this.top));
        nodes.keySet().stream().filter(name -> !name.equals(this.bottom) && !down.containsKey(name))
            .collect(Collectors.toList()).forEach(name -> link(this.bottom, name));
    }

    private void link(E below, E above) {
        up.computeIfAbsent(below, name -> new LinkedHashSet<>()).add(above);
        down.computeIfAbsent(above, name -> new LinkedHashSet<>()).add(below);
    }

    private E leader(E name) {
        return leaders.getOrDefault(name, name);
    }

    public Node<E> top() {
        return node(top);
    }

    public Node<E> bottom() {
        return node(bottom);
    }

    /** The name and what is equivalent to it. */
    public Node<E> node(E name) {
        Node<E> known = nodes.get(leader(name));
        return known == null ? node.apply(Set.of(name)) : known;
    }

    /** What is strictly below; where {@code direct}, only what is next below. */
    public NodeSet<E> below(E name, boolean direct) {
        return nodeSet(strictly(name, down, bottom, direct));
    }

    /** What is strictly above; where {@code direct}, only what is next above. */
    public NodeSet<E> above(E name, boolean direct) {
        return nodeSet(strictly(name, up, top, direct));
    }

    /**
     * The nodes of these names and everything below; where {@code direct}, only those that no other of them is above.
     */
    public NodeSet<E> highest(Collection<E> names, boolean direct) {
        return nodeSet(outermost(names, down, bottom, direct));
    }

    /**
     * The nodes of these names and everything above; where {@code direct}, only those that no other of them is below.
     */
    public NodeSet<E> lowest(Collection<E> names, boolean direct) {
        return nodeSet(outermost(names, up, top, direct));
    }

    private Set<E> outermost(Collection<E> names, Map<E, Set<E>> next, E last, boolean direct) {
        Set<E> named = names.stream().map(this::leader).collect(Collectors.toCollection(LinkedHashSet::new));
        var beyond = new LinkedHashSet<E>();
        named.forEach(name -> beyond.addAll(strictly(name, next, last, false)));
        if (direct) {
            named.removeAll(beyond);
        } else {
            named.addAll(beyond);
        }
        return named;
    }

    private Set<E> strictly(E name, Map<E, Set<E>> next, E last, boolean direct) {
        E leader = leader(name);
        if (!nodes.containsKey(leader)) {
            return Set.of(last);
        }
        Set<E> first = next.getOrDefault(leader, Set.of());
        return direct ? first : reachable(first, next);
    }

    private static <E> Set<E> reachable(Set<E> first, Map<E, Set<E>> next) {
        var found = new LinkedHashSet<E>();
        Deque<E> frontier = new ArrayDeque<>(first);
        while (!frontier.isEmpty()) {
            E name = frontier.remove();
            if (found.add(name)) {
                frontier.addAll(next.getOrDefault(name, Set.of()));
            }
        }
        return found;
    }

    private NodeSet<E> nodeSet(Set<E> names) {
        return nodeSet.apply(names.stream().map(this::node).collect(Collectors.toSet()));
    }
}
