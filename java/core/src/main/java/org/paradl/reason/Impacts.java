package org.paradl.reason;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;

/** How many consequences axioms support. It takes a classification each, so what was found is kept. */
final class Impacts {
    /** Axioms, over all classifications: about a minute of HermiT's. */
    private static final long MOST_READ = 1_000_000;

    private final Reasoning kb;
    private final Consequences all;
    private final Map<OWLAxiom, Integer> known = new HashMap<>();

    Impacts(Reasoning kb, Consequences all) {
        this.kb = kb;
        this.all = all;
    }

    /** Of each of these axioms alone; of none where that would be too many classifications for an ontology of this size. */
    Map<OWLAxiom, Integer> of(Set<OWLAxiom> axioms) {
        Set<OWLAxiom> fresh = axioms.stream().filter(axiom -> !known.containsKey(axiom)).collect(Collectors.toSet());
        if ((long) kb.source().size() * (known.size() + fresh.size()) <= MOST_READ) {
            fresh.forEach(axiom -> known.put(axiom, impact(axiom)));
        }
        return axioms.stream().filter(known::containsKey).collect(Collectors.toMap(axiom -> axiom, known::get));
    }

    private int impact(OWLAxiom axiom) {
        kb.progress().report("impact", known.size(), 0);
        kb.progress().checkCancelled();
        return lostWithout(Set.of(axiom)).size();
    }

    /** What does not follow any more without these axioms, the same names split as before. */
    Set<OWLAxiom> lostWithout(Set<OWLAxiom> removed) {
        var rest = new LinkedHashSet<>(kb.source());
        rest.removeAll(removed);
        try (Solution without = kb.solver().of(rest, kb.solution().split())) {
            Taxonomy classes = Taxonomy.of(without.theory(), kb.signature().all()::contains);
            return all.lostIn(new Consequences(classes, kb.signature(), new Facts(without), kb.translator()));
        }
    }
}
