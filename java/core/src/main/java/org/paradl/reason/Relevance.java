package org.paradl.reason;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Orders axioms by how near they are to some names: first those that mention them, then those that mention what these
 * mention. An ABox axiom is reached through its individuals only; else the instances of a common class would all be near.
 *
 * <p>After the relevance-based selection functions of Huang, van Harmelen, ten Teije: Reasoning with Inconsistent
 * Ontologies. IJCAI 2005.
 */
final class Relevance {
    private final Collection<OWLAxiom> axioms = new ArrayList<>();
    private final Map<OWLEntity, List<OWLAxiom>> mentioning = new HashMap<>();

    Relevance(Collection<OWLAxiom> axioms) {
        // Sorted, so that the same justifications are found on every run.
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).sorted().forEach(this.axioms::add);
        for (OWLAxiom axiom : this.axioms) {
            boolean abox = isABox(axiom);
            for (OWLEntity name : axiom.getSignature()) {
                if (!name.isBuiltIn() && (name.isOWLNamedIndividual() || !abox)) {
                    mentioning.computeIfAbsent(name, k -> new ArrayList<>()).add(axiom);
                }
            }
        }
    }

    static boolean isABox(OWLAxiom axiom) {
        return AxiomType.ABoxAxiomTypes.contains(axiom.getAxiomType());
    }

    /** All axioms, the nearest to the names first. Without names: the TBox, then the ABox by connected parts. */
    List<OWLAxiom> order(Set<OWLEntity> names) {
        var ordered = new LinkedHashSet<OWLAxiom>();
        var seen = new LinkedHashSet<OWLEntity>();
        spread(names, seen, ordered);
        axioms.stream().filter(axiom -> !isABox(axiom)).forEach(ordered::add);
        for (OWLAxiom axiom : axioms) {
            if (!ordered.contains(axiom)) {
                spread(axiom.getIndividualsInSignature(), seen, ordered);
                ordered.add(axiom);
            }
        }
        return new ArrayList<>(ordered);
    }

    private void spread(Collection<? extends OWLEntity> names, Set<OWLEntity> seen, Set<OWLAxiom> ordered) {
        Deque<OWLEntity> frontier = new ArrayDeque<>();
        names.stream().sorted().filter(seen::add).forEach(frontier::add);
        while (!frontier.isEmpty()) {
            for (OWLAxiom axiom : mentioning.getOrDefault(frontier.remove(), List.of())) {
                if (ordered.add(axiom)) {
                    axiom.getSignature().stream().sorted().filter(seen::add).forEach(frontier::add);
                }
            }
        }
    }
}
