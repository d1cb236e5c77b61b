package org.paradl.reason.classify;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.Node;

/**
 * A class hierarchy, reduced to the classes that the source ontology has: told-false classes and Absurd are taken out,
 * and what they stood between is joined. Immutable.
 */
public final class Taxonomy {
    private final Map<OWLClass, Set<OWLClass>> above;
    private final Map<OWLClass, Set<OWLClass>> equivalents;
    private final Map<OWLClass, Set<OWLClass>> parents = new HashMap<>();
    private final Map<OWLClass, Set<OWLClass>> ancestors = new ConcurrentHashMap<>();
    private final Map<OWLClass, OWLClass> nodeOf = new HashMap<>();
    private final Set<OWLClass> shown = new HashSet<>();

    private Taxonomy(Map<OWLClass, Set<OWLClass>> above, Map<OWLClass, Set<OWLClass>> equivalents,
            Predicate<OWLClass> visible) {
        this.above = above;
        this.equivalents = equivalents;
        equivalents.forEach((node, members) -> members.forEach(member -> {
            nodeOf.put(member, node);
            if (member.isBuiltIn() || visible.test(member)) {
                shown.add(member);
            }
        }));
        above.keySet().stream().filter(this::isShown).forEach(c -> parents.put(c, shownParents(c)));
    }

    /** The hierarchy that an engine finds; {@code visible} says which classes the source ontology has. */
    public static Taxonomy of(Theory theory, Predicate<OWLClass> visible) {
        return of(theory, visible, (c, above) -> true);
    }

    /** The same where less is said than where this hierarchy is from: what did not follow there is not looked for. */
    public Taxonomy ofLess(Theory theory, Predicate<OWLClass> visible) {
        return of(theory, visible, this::mayBeBelow);
    }

    /** Also where one of them is not here. */
    private boolean mayBeBelow(OWLClass c, OWLClass other) {
        OWLClass node = nodeOf.get(c);
        OWLClass otherNode = nodeOf.get(other);
        return node == null || otherNode == null || node.isOWLNothing() || node.equals(otherNode)
            || ancestors(node).contains(otherNode);
    }

    private static Taxonomy of(Theory theory, Predicate<OWLClass> visible, BiPredicate<OWLClass, OWLClass> possible) {
        return theory.ofClasses(possible, reasoner -> {
            reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            var above = new LinkedHashMap<OWLClass, Set<OWLClass>>();
            var equivalents = new HashMap<OWLClass, Set<OWLClass>>();
            Deque<Node<OWLClass>> frontier = new ArrayDeque<>(List.of(reasoner.getTopClassNode()));
            add(reasoner.getTopClassNode(), visible, above, equivalents);
            while (!frontier.isEmpty()) {
                Node<OWLClass> node = frontier.remove();
                OWLClass representative = representative(node, visible);
                // In an order that no engine chooses.
                var children = new TreeMap<OWLClass, Node<OWLClass>>(Signature.BY_IRI);
                reasoner.getSubClasses(node.getRepresentativeElement(), true).getNodes().stream()
                    .filter(child -> !child.isBottomNode())
                    .forEach(child -> children.put(representative(child, visible), child));
                children.forEach((name, child) -> {
                    if (!above.containsKey(name)) {
                        add(child, visible, above, equivalents);
                        frontier.add(child);
                    }
                    above.get(name).add(representative);
                });
            }
            add(reasoner.getUnsatisfiableClasses(), visible, above, equivalents);
            return new Taxonomy(above, equivalents, visible);
        });
    }

    private static void add(Node<OWLClass> node, Predicate<OWLClass> visible, Map<OWLClass, Set<OWLClass>> above,
            Map<OWLClass, Set<OWLClass>> equivalents) {
        OWLClass name = representative(node, visible);
        above.put(name, new TreeSet<>(Signature.BY_IRI));
        Set<OWLClass> members = new TreeSet<>(Signature.BY_IRI);
        node.entities().forEach(members::add);
        equivalents.put(name, members);
    }

    /** A class that is shown where the node has one; the built-in one of the top and the bottom. */
    private static OWLClass representative(Node<OWLClass> node, Predicate<OWLClass> visible) {
        if (node.getSize() == 1) {
            return node.getRepresentativeElement();
        }
        return node.getEntities().stream().min(Comparator
            .comparing((OWLClass c) -> !c.isBuiltIn())
            .thenComparing(c -> !visible.test(c))
            .thenComparing(Signature.BY_IRI)).orElseThrow();
    }

    private boolean isShown(OWLClass c) {
        return shown.contains(c);
    }

    private Set<OWLClass> shownParents(OWLClass c) {
        var nearest = new TreeSet<OWLClass>(Signature.BY_IRI);
        boolean joined = nearestShown(c, nearest, new HashSet<>());
        if (joined && nearest.size() > 1) {
            Set<OWLClass> redundant = nearest.stream().flatMap(p -> ancestors(p).stream()).collect(Collectors.toSet());
            nearest.removeAll(redundant);
        }
        return nearest;
    }

    private boolean nearestShown(OWLClass c, Set<OWLClass> nearest, Set<OWLClass> seen) {
        boolean joined = false;
        for (OWLClass parent : above.get(c)) {
            if (isShown(parent)) {
                nearest.add(parent);
            } else if (seen.add(parent)) {
                nearestShown(parent, nearest, seen);
                joined = true;
            }
        }
        return joined;
    }

    /** The shown classes, one a node: owl:Thing first, then each after its first parent. */
    public List<OWLClass> nodes() {
        return above.keySet().stream().filter(this::isShown).collect(Collectors.toList());
    }

    /** The most specific superclasses that are shown. */
    public Set<OWLClass> parents(OWLClass node) {
        return Collections.unmodifiableSet(parents.get(node));
    }

    /** The other shown classes of the node. */
    public Set<OWLClass> equivalents(OWLClass node) {
        return equivalents.get(node).stream().filter(c -> !c.equals(node) && isShown(c))
            .collect(Collectors.toCollection(() -> new TreeSet<>(Signature.BY_IRI)));
    }

    /** Everything strictly above a node, with what is hidden, one class a node. */
    Set<OWLClass> ancestors(OWLClass node) {
        Set<OWLClass> known = ancestors.get(node);
        if (known == null) {
            known = findAncestors(node);
            ancestors.put(node, known);
        }
        return known;
    }

    private Set<OWLClass> findAncestors(OWLClass node) {
        var found = new HashSet<OWLClass>();
        Deque<OWLClass> frontier = new ArrayDeque<>(above.get(node));
        while (!frontier.isEmpty()) {
            OWLClass next = frontier.remove();
            if (found.add(next)) {
                frontier.addAll(above.get(next));
            }
        }
        return found;
    }

    /** The nodes with such a class, shown or hidden, each by the class that stands for it. */
    Set<OWLClass> nodesWith(Predicate<OWLClass> kind) {
        return equivalents.keySet().stream().filter(node -> equivalents.get(node).stream().anyMatch(kind))
            .collect(Collectors.toSet());
    }

    /** Every class, shown or hidden, that subsumes the node: its own equivalents and all above with theirs. */
    Set<OWLClass> subsumers(OWLClass node) {
        var all = new HashSet<>(equivalents.get(node));
        ancestors(node).forEach(ancestor -> all.addAll(equivalents.get(ancestor)));
        return all;
    }

    /** Whether one of the nodes is that of a class, or above it. */
    boolean isBelow(OWLClass shown, Set<OWLClass> nodes) {
        OWLClass node = nodeOf.get(shown);
        return nodes.contains(node) || !Collections.disjoint(ancestors(node), nodes);
    }

    /** {@link #subsumers} of the node that a class is in. */
    public Set<OWLClass> subsumersOf(OWLClass shown) {
        return subsumers(nodeOf.get(shown));
    }

    /** The shown classes strictly above a shown class, equivalents included. */
    public Set<OWLClass> shownAncestors(OWLClass shown) {
        return ancestors(nodeOf.get(shown)).stream().flatMap(a -> equivalents.get(a).stream()).filter(this::isShown)
            .collect(Collectors.toSet());
    }

    /**
     * The node that a shown class is in, by the class that stands for it; null where the engine never heard of the
     * class.
     */
    public OWLClass nodeOf(OWLClass shown) {
        return nodeOf.get(shown);
    }
}
