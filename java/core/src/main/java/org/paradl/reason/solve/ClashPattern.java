package org.paradl.reason.solve;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

import org.paradl.engine.Entities;
import org.paradl.reason.module.Relevance;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * What a clash was made of, apart from whose facts: the TBox axioms, and the names that the facts speak of. Immutable.
 */
final class ClashPattern {
    private final Set<OWLAxiom> tbox = new HashSet<>();
    private final Set<OWLEntity> names = new HashSet<>();
    private final Set<OWLEntity> whose = new HashSet<>();

    private ClashPattern() {
    }

    static ClashPattern of(Set<OWLAxiom> clash) {
        var pattern = new ClashPattern();
        for (OWLAxiom axiom : clash) {
            if (Relevance.isABox(axiom)) {
                pattern.names.addAll(names(axiom));
                pattern.whose.addAll(individuals(axiom));
            } else {
                pattern.tbox.add(axiom);
            }
        }
        return pattern;
    }

    /** Those of the axioms of which a clash like this one could be; none where a fact of some kind is missing. */
    Set<OWLAxiom> among(Set<OWLAxiom> axioms) {
        var missing = new HashSet<>(names);
        var alike = new LinkedHashSet<OWLAxiom>();
        for (OWLAxiom axiom : axioms) {
            if (Relevance.isABox(axiom)) {
                Set<OWLEntity> mentioned = names(axiom);
                if (names.containsAll(mentioned)) {
                    alike.add(axiom);
                    missing.removeAll(mentioned);
                }
            } else if (tbox.contains(axiom)) {
                alike.add(axiom);
            }
        }
        return missing.isEmpty() ? alike : new LinkedHashSet<>();
    }

    /** Such of these axioms as are about each individual; none where it took the facts of several. */
    List<Set<OWLAxiom>> ofEach(Set<OWLAxiom> alike) {
        if (whose.size() != 1) {
            return List.of();
        }
        var parts = new TreeMap<OWLEntity, Set<OWLAxiom>>();
        for (OWLAxiom axiom : alike) {
            Set<OWLEntity> about = Relevance.isABox(axiom) ? individuals(axiom) : Set.of();
            about.forEach(individual -> parts.computeIfAbsent(individual, k -> new LinkedHashSet<>(tbox)).add(axiom));
        }
        parts.values().forEach(part -> part.retainAll(alike));
        return List.copyOf(parts.values());
    }

    private static Set<OWLEntity> individuals(OWLAxiom fact) {
        Set<OWLEntity> names = Entities.in(fact);
        names.removeIf(name -> !name.isOWLNamedIndividual());
        return names;
    }

    private static Set<OWLEntity> names(OWLAxiom fact) {
        Set<OWLEntity> names = Entities.in(fact);
        names.removeIf(OWLEntity::isOWLNamedIndividual);
        return names;
    }

    /** Whether it tells facts from others at all. */
    boolean hasNames() {
        return !names.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClashPattern && tbox.equals(((ClashPattern) other).tbox)
            && names.equals(((ClashPattern) other).names)
            && (whose.size() == 1) == (((ClashPattern) other).whose.size() == 1);
    }

    @Override
    public int hashCode() {
        return 31 * tbox.hashCode() + names.hashCode();
    }
}
