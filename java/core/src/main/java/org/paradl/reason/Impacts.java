package org.paradl.reason;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.realize.Consequences;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Remainder;
import org.paradl.reason.theory.Solution;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** How many consequences axioms support. It takes a classification each, so what was found is kept. */
public final class Impacts {
    static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Problem problem;
    private final Consequences all;
    private final long patience;
    private final Map<OWLAxiom, Integer> known = new HashMap<>();
    private long spent;
    private Optional<Remainder> remainder;

    /** @param patience how long the classifications may take together */
    public Impacts(Problem problem, Consequences all, Duration patience) {
        this.problem = problem;
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
        problem.progress().report("impact", known.size(), 0);
        problem.progress().checkCancelled();
        return lostWithout(Set.of(axiom)).size();
    }

    /** What does not follow any more without these axioms, the same names split as before. */
    public Set<OWLAxiom> lostWithout(Set<OWLAxiom> removed) {
        return remainder().map(left -> lost(left, removed)).orElseGet(() -> lostInAll(removed));
    }

    private Optional<Remainder> remainder() {
        if (remainder == null) {
            remainder = problem.solver().remainder(problem.solution());
        }
        return remainder;
    }

    /** Only names that depend on what is removed can lose anything. */
    private Set<OWLAxiom> lost(Remainder left, Set<OWLAxiom> removed) {
        Set<OWLEntity> names = left.dependents(removed);
        try (Solution without = problem.solution().over(left.about(names, removed))) {
            return all.lostIn(all.of(names, without, problem.signature()), names);
        }
    }

    /** The same, found out of all that is left. */
    public Set<OWLAxiom> lostInAll(Set<OWLAxiom> removed) {
        var rest = new LinkedHashSet<>(problem.source());
        rest.removeAll(removed);
        try (Solution without = problem.solver().of(rest, problem.solution().split())) {
            Taxonomy classes = Taxonomy.of(without.theory(), problem.signature()::has);
            return all.lostIn(new Consequences(without, classes, problem.signature()));
        }
    }
}
