package org.paradl.reason.ground;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.reason.ask.Negation;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Atoms that somebody could still be asked about. Each stands for two axioms: that it is told true, and that it is told
 * false, as both may come back. What was asked is taken out.
 */
public final class Candidates {
    private final Map<Integer, Set<OWLAxiom>> sides = new LinkedHashMap<>();
    private final Map<OWLAxiom, Integer> keys = new HashMap<>();

    /** @param atom that it is told true */
    public void add(int key, OWLAxiom atom) {
        Set<OWLAxiom> both = Set.of(atom, Negation.axiom(atom).orElseThrow());
        sides.put(key, both);
        both.forEach(side -> keys.put(side, key));
    }

    /** Those have been asked about. */
    void remove(Collection<Integer> asked) {
        asked.forEach(key -> Optional.ofNullable(sides.remove(key)).ifPresent(both -> both.forEach(keys::remove)));
    }

    /** All that could be told. */
    Set<OWLAxiom> axioms() {
        return keys.keySet();
    }

    /** The candidate that the axiom could be told by. */
    Optional<Integer> of(OWLAxiom axiom) {
        return Optional.ofNullable(keys.get(axiom.getAxiomWithoutAnnotations()));
    }

    /** The candidates among some axioms, in order. */
    List<Integer> among(Collection<OWLAxiom> axioms) {
        var found = new ArrayList<Integer>();
        axioms.stream().flatMap(axiom -> of(axiom).stream()).distinct().sorted().forEach(found::add);
        return found;
    }

    /** All that could be told of some candidates. */
    List<OWLAxiom> axioms(Collection<Integer> some) {
        var axioms = new ArrayList<OWLAxiom>();
        some.forEach(key -> axioms.addAll(sides.get(key)));
        return axioms;
    }
}
