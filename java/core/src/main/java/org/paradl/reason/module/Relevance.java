package org.paradl.reason.module;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Orders axioms by how near they are to some names: first those that say something of them, then those that say
 * something of what these mention; then those that mention any of it at all, as a class does its superclass: of that it
 * says nothing. An ABox axiom is reached through its individuals only; else the instances of a common class would all
 * be near.
 *
 * <p>After the relevance-based selection functions of Huang, van Harmelen, ten Teije: Reasoning with Inconsistent
 * Ontologies. IJCAI 2005.
 */
public final class Relevance {
    private final Collection<OWLAxiom> source;
    private List<OWLAxiom> sorted;
    private Index mentioning;
    private Index speaking;

    /** Nothing is done with the axioms before the first question. */
    public Relevance(Collection<OWLAxiom> source) {
        this.source = source;
    }

    public Collection<OWLAxiom> source() {
        return source;
    }

    /** The logical ones, sorted, so that the same justifications are found on every run. */
    public List<OWLAxiom> axioms() {
        if (sorted == null) {
            sorted = source.stream().filter(OWLAxiom::isLogicalAxiom).sorted().collect(Collectors.toUnmodifiableList());
        }
        return sorted;
    }

    private Index mentioning() {
        if (mentioning == null) {
            mentioning = new Index(Relevance::mentioned);
        }
        return mentioning;
    }

    private Index speaking() {
        if (speaking == null) {
            speaking = new Index(Subjects::of);
        }
        return speaking;
    }

    /** The logical axioms by names; sorted for those that are asked for, as most never are. */
    private final class Index {
        private final Map<OWLEntity, List<OWLAxiom>> all = new HashMap<>();
        private final Map<OWLEntity, List<OWLAxiom>> asked = new ConcurrentHashMap<>();

        Index(Function<OWLAxiom, Set<OWLEntity>> names) {
            source.stream().filter(OWLAxiom::isLogicalAxiom).forEach(axiom -> names.apply(axiom)
                .forEach(name -> all.computeIfAbsent(name, k -> new ArrayList<>()).add(axiom)));
        }

        List<OWLAxiom> of(OWLEntity name) {
            return asked.computeIfAbsent(name, k -> all.getOrDefault(name, List.of()).stream().sorted()
                .collect(Collectors.toUnmodifiableList()));
        }
    }

    /** All the axioms: these first, then the others as they are near to the names in them. */
    public static Set<OWLAxiom> around(Set<OWLAxiom> some, List<OWLAxiom> axioms) {
        var around = new LinkedHashSet<>(some);
        around.addAll(new Relevance(axioms).nearest(Entities.in(some), axioms.size()));
        return around;
    }

    /** The names that lead to the axiom: all of the TBox's, of a fact the individuals. */
    public static Set<OWLEntity> mentioned(OWLAxiom axiom) {
        Set<OWLEntity> names = Names.in(axiom);
        boolean abox = isABox(axiom);
        names.removeIf(name -> name.isBuiltIn() || abox && !name.isOWLNamedIndividual());
        return names;
    }

    public static boolean isABox(OWLAxiom axiom) {
        return AxiomType.ABoxAxiomTypes.contains(axiom.getAxiomType());
    }

    /** The axioms that mention the name; of an ABox only where it is an individual. */
    public List<OWLAxiom> mentioning(OWLEntity name) {
        return mentioning().of(name);
    }

    /** The axioms that say something of the name, and do not just mention it. */
    public List<OWLAxiom> about(OWLEntity name) {
        return speaking().of(name);
    }

    /**
     * All axioms, the nearest to the names first, each found when it is asked for. Without names: the TBox, then the
     * ABox by connected parts.
     */
    public Iterator<OWLAxiom> nearest(Set<OWLEntity> names) {
        return new Spread(names);
    }

    /** The first so many of the {@link #nearest}. */
    public Set<OWLAxiom> nearest(Set<OWLEntity> names, int most) {
        var first = new LinkedHashSet<OWLAxiom>();
        for (Iterator<OWLAxiom> axioms = nearest(names); first.size() < most && axioms.hasNext();) {
            first.add(axioms.next());
        }
        return first;
    }

    /**
     * From the names outwards by what is said of them, then by what mentions them, then what is not connected with
     * them.
     */
    private final class Spread implements Iterator<OWLAxiom> {
        private final Set<OWLEntity> seen = new LinkedHashSet<>();
        private final Set<OWLAxiom> given = new HashSet<>();
        private final Deque<OWLEntity> frontier = new ArrayDeque<>();
        private final Deque<OWLAxiom> ready = new ArrayDeque<>();
        private Index near = speaking();
        private Iterator<OWLAxiom> unconnected;

        Spread(Set<OWLEntity> names) {
            spreadTo(names);
        }

        @Override
        public boolean hasNext() {
            while (ready.isEmpty()) {
                if (!frontier.isEmpty()) {
                    near.of(frontier.remove()).forEach(this::give);
                } else if (near == speaking) {
                    near = mentioning();
                    frontier.addAll(seen);
                } else if (!giveUnconnected()) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public OWLAxiom next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return ready.remove();
        }

        private void give(OWLAxiom axiom) {
            if (given.add(axiom)) {
                ready.add(axiom);
                spreadTo(Names.in(axiom));
            }
        }

        private void spreadTo(Collection<OWLEntity> names) {
            names.stream().sorted().filter(seen::add).forEach(frontier::add);
        }

        /** The TBox whole, then the next of the ABox and what is near it. */
        private boolean giveUnconnected() {
            if (unconnected == null) {
                unconnected = axioms().stream().filter(Relevance::isABox).iterator();
                axioms().stream().filter(axiom -> !isABox(axiom) && given.add(axiom)).forEach(ready::add);
            }
            while (ready.isEmpty() && unconnected.hasNext()) {
                give(unconnected.next());
            }
            return !ready.isEmpty();
        }
    }
}
