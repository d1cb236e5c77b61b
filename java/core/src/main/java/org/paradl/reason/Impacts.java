package org.paradl.reason;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;

/** How many consequences axioms support. It takes a classification each, so what was found is kept. */
final class Impacts {
    static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Reasoning kb;
    private final Consequences all;
    private final long patience;
    private final Map<OWLAxiom, Integer> known = new HashMap<>();
    private long spent;

    /** @param patience how long the classifications may take together */
    Impacts(Reasoning kb, Consequences all, Duration patience) {
        this.kb = kb;
        this.all = all;
        this.patience = patience.toNanos();
    }

    /** Of each of these axioms alone; of none more once it can be told that all would take too long. */
    Map<OWLAxiom, Integer> of(Set<OWLAxiom> axioms) {
        List<OWLAxiom> fresh = axioms.stream().filter(axiom -> !known.containsKey(axiom)).sorted()
            .collect(Collectors.toList());
        for (int i = 0; i < fresh.size() && canAfford(fresh.size() - i); i++) {
            long start = System.nanoTime();
            known.put(fresh.get(i), impact(fresh.get(i)));
            spent += System.nanoTime() - start;
        }
        return axioms.stream().filter(known::containsKey).collect(Collectors.toMap(axiom -> axiom, known::get));
    }

    /** As many more, if they take as long as those before. */
    private boolean canAfford(int more) {
        return known.isEmpty() || spent + spent / known.size() * more <= patience;
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
            return all.lostIn(new Consequences(without, classes, kb.signature()));
        }
    }
}
