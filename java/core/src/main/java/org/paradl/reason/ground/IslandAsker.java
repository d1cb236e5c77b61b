package org.paradl.reason.ground;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.reason.ask.Answer;
import org.paradl.reason.ask.Asker;
import org.paradl.reason.module.Islands;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.reason.theory.Solution;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Finds what is told of sentences about individuals from what is connected with them alone, which is much less work
 * where there are many of them, and little else: what is said of terms is read again each time. Sentences that are
 * alike but for the names of individuals are looked at once.
 */
public final class IslandAsker {
    private final Solution solution;
    private final Settings settings;
    private final Progress progress;
    private final Islands islands;
    private final boolean apart;
    private final Map<String, Answer> known = new HashMap<>();

    /** @param solution its consistent one */
    public IslandAsker(Problem problem, Solution solution) {
        this.solution = solution;
        this.settings = problem.settings();
        this.progress = problem.progress();
        this.islands = new Islands(problem.source(), Hard.isAnyIn(problem.source(), settings));
        this.apart = islands.areMostlyFacts() && islands.areApart();
    }

    /** Empty where a sentence can depend on everything. */
    public Optional<Answer> ask(OWLAxiom sentence) {
        if (!apart || !Islands.isAboutIndividuals(sentence)) {
            return Optional.empty();
        }
        var part = new LinkedHashSet<>(islands.terms());
        part.addAll(islands.around(Entities.in(sentence)));
        part.addAll(Grounder.declarations(Set.of(sentence)));
        var alike = new Alike(sentence, part, Set.of(), new Candidates());
        return Optional.of(known.computeIfAbsent(alike.pattern(), k -> look(sentence, part)).about(sentence));
    }

    private Answer look(OWLAxiom sentence, Set<OWLAxiom> part) {
        progress.checkCancelled();
        try (var alone = new Problem(part, settings, progress);
                Solution there = alone.solver().of(part, solution.split())) {
            return new Asker(there).ask(sentence);
        }
    }
}
