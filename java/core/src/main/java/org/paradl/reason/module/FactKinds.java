package org.paradl.reason.module;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** Which individuals have facts of a kind: of one type, with the same names beside those of individuals. Immutable. */
public final class FactKinds {
    private final Set<OWLEntity> all = new TreeSet<>();
    private final Map<List<Object>, Set<OWLEntity>> individuals = new HashMap<>();

    public FactKinds(Collection<OWLAxiom> axioms) {
        for (OWLAxiom axiom : axioms) {
            Set<OWLEntity> names = individuals(axiom);
            all.addAll(names);
            if (Relevance.isABox(axiom)) {
                individuals.computeIfAbsent(kind(axiom), k -> new HashSet<>()).addAll(names);
            }
        }
    }

    /** The individuals that have facts of all the kinds that these axioms have of this one, in order. */
    public Set<OWLEntity> like(OWLEntity individual, Collection<OWLAxiom> axioms) {
        List<Set<OWLEntity>> ofEachKind = axioms.stream()
            .filter(axiom -> Relevance.isABox(axiom) && individuals(axiom).contains(individual))
            .map(axiom -> individuals.get(kind(axiom))).collect(Collectors.toList());
        Set<OWLEntity> fewest = ofEachKind.stream().min(Comparator.comparing(Set::size)).orElse(all);
        return fewest.stream().filter(other -> ofEachKind.stream().allMatch(some -> some.contains(other)))
            .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Object> kind(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        names.removeIf(OWLEntity::isOWLNamedIndividual);
        return List.of(axiom.getAxiomType(), names);
    }

    private static Set<OWLEntity> individuals(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        names.removeIf(name -> !name.isOWLNamedIndividual());
        return names;
    }
}
