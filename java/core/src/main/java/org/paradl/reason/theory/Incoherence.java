package org.paradl.reason.theory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.paradl.reason.module.Relevance;
import org.semanticweb.owlapi.model.*;

/**
 * Unsatisfiable classes, and which of them are so by themselves (the roots) or because of another, which they are told
 * to be below or to need a neighbour in. Immutable.
 *
 * <p>The structural tracing of Kalyanpur, Parsia, Sirin, Hendler: Debugging Unsatisfiable Classes in OWL Ontologies.
 * J. Web Semantics 3 (2005), section 3.2. It sees what is told only: a class may be taken for a root that is none.
 */
public final class Incoherence {

    /** Why a class is unsatisfiable: because another is, through an axiom. */
    public static final class Reason {
        private final OWLClass other;
        private final OWLAxiom axiom;

        Reason(OWLClass other, OWLAxiom axiom) {
            this.other = other;
            this.axiom = axiom;
        }

        public OWLClass other() {
            return other;
        }

        public OWLAxiom axiom() {
            return axiom;
        }

        /** Whether the class is below the other one itself, and does not just need a neighbour in it. */
        public boolean isSubsumption() {
            return axiom instanceof OWLSubClassOfAxiom
                ? ((OWLSubClassOfAxiom) axiom).getSuperClass().containsConjunct(other)
                : ((OWLEquivalentClassesAxiom) axiom).operands().anyMatch(c -> c.containsConjunct(other));
        }
    }

    private final Set<OWLClass> classes;
    private final Relevance source;
    private final Map<OWLClass, List<Reason>> reasons = new HashMap<>();
    private final Map<OWLClass, Optional<Reason>> traced = new LinkedHashMap<>();

    /** Nothing is traced before somebody asks for it. */
    public Incoherence(Collection<OWLClass> unsatisfiable, Relevance source) {
        this.classes = Collections.unmodifiableSet(new TreeSet<>(unsatisfiable));
        this.source = source;
    }

    public boolean isEmpty() {
        return classes.isEmpty();
    }

    public Set<OWLClass> classes() {
        return classes;
    }

    /** The roots, then what depends on them, each after what it depends on. */
    public Set<OWLClass> inOrder() {
        return Collections.unmodifiableSet(traced().keySet());
    }

    /** The classes that are not traced to another. */
    public Set<OWLClass> roots() {
        var roots = new LinkedHashSet<>(traced().keySet());
        roots.removeIf(c -> traced().get(c).isPresent());
        return roots;
    }

    /** Those of the classes that the class is told to be below, or to need a neighbour in. */
    Stream<OWLClass> needs(OWLClass c) {
        return reasons(c).map(Reason::other);
    }

    /** All that the class is told that makes it unsatisfiable. */
    public Stream<Reason> reasons(OWLClass c) {
        traced();
        return reasons.getOrDefault(c, List.of()).stream();
    }

    /** What the class was traced to; nothing for a root. */
    public Optional<Reason> reason(OWLClass c) {
        return traced().get(c);
    }

    private synchronized Map<OWLClass, Optional<Reason>> traced() {
        if (traced.isEmpty() && !classes.isEmpty()) {
            classes.forEach(c -> source.mentioning(c).forEach(axiom -> told(c, axiom)));
            trace();
        }
        return traced;
    }

    private void told(OWLClass c, OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom && ((OWLSubClassOfAxiom) axiom).getSubClass().equals(c)) {
            needs(c, ((OWLSubClassOfAxiom) axiom).getSuperClass(), axiom);
        } else if (axiom instanceof OWLEquivalentClassesAxiom) {
            var equivalents = ((OWLEquivalentClassesAxiom) axiom).getClassExpressions();
            if (equivalents.contains(c)) {
                equivalents.stream().filter(other -> !other.equals(c)).forEach(other -> needs(c, other, axiom));
            }
        }
    }

    /** What there must be an instance of, if the class is to have one. */
    private void needs(OWLClass c, OWLClassExpression needed, OWLAxiom axiom) {
        if (needed instanceof OWLClass) {
            if (!needed.equals(c) && classes.contains(needed)) {
                reasons.computeIfAbsent(c, k -> new ArrayList<>()).add(new Reason((OWLClass) needed, axiom));
            }
        } else if (needed instanceof OWLObjectIntersectionOf) {
            ((OWLObjectIntersectionOf) needed).getOperands().forEach(operand -> needs(c, operand, axiom));
        } else if (needed instanceof OWLObjectSomeValuesFrom) {
            needs(c, ((OWLObjectSomeValuesFrom) needed).getFiller(), axiom);
        } else if (needed instanceof OWLObjectMinCardinality || needed instanceof OWLObjectExactCardinality) {
            var atLeast = (OWLObjectCardinalityRestriction) needed;
            if (atLeast.getCardinality() > 0) {
                needs(c, atLeast.getFiller(), axiom);
            }
        }
    }

    /** From the classes without a reason on; a circle of reasons is entered at its first class. */
    private void trace() {
        var dependants = new HashMap<OWLClass, Map<OWLClass, Reason>>();
        reasons.forEach((c, list) -> list.forEach(reason ->
            dependants.computeIfAbsent(reason.other(), k -> new LinkedHashMap<>()).putIfAbsent(c, reason)));
        classes.stream().filter(c -> !reasons.containsKey(c)).forEach(root -> traceFrom(root, dependants));
        classes.forEach(c -> traceFrom(c, dependants));
    }

    private void traceFrom(OWLClass root, Map<OWLClass, Map<OWLClass, Reason>> dependants) {
        if (traced.putIfAbsent(root, Optional.empty()) != null) {
            return;
        }
        Deque<OWLClass> frontier = new ArrayDeque<>(List.of(root));
        while (!frontier.isEmpty()) {
            OWLClass next = frontier.remove();
            dependants.getOrDefault(next, Map.of()).forEach((c, reason) -> {
                if (traced.putIfAbsent(c, Optional.of(reason)) == null) {
                    frontier.add(c);
                }
            });
        }
    }
}
