package org.paradl.reason.ground;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Progress;
import org.paradl.reason.ask.Asker;
import org.paradl.reason.ask.Negation;
import org.paradl.reason.ask.Told;
import org.paradl.reason.justify.Explainer;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Finds what a sentence lacks, in the part of the axioms that it depends on. Told facts only add to what follows, as
 * long as the same axioms are guarded: so what does not follow from the known axioms and all candidates cannot be told.
 *
 * <p>Guards make exceptions. Which axioms are guarded depends on the clashes among what is known, and more of them lose
 * consequences. What follows with all of them guarded is told for good. What does not, is told as long as no candidate
 * can bring a clash; where one can, the candidates of a clash are to be asked about first.
 */
final class Part implements AutoCloseable {
    private final Problem known;
    private final Collection<OWLAxiom> axioms;
    private final Set<OWLAxiom> possible;
    private final Candidates candidates;
    private final boolean hard;
    private Solution optimistic;
    private Boolean clashes;

    /**
     * @param known the axioms so far, with a declaration of each name of the candidates
     * @param possible what candidates could add to them
     * @param hard whether some of it could bring a clash
     */
    Part(Set<OWLAxiom> known, Set<OWLAxiom> possible, Candidates candidates, boolean hard, Settings settings,
            Progress progress) {
        this.known = new Problem(known, settings, progress);
        this.axioms = known;
        this.possible = possible;
        this.candidates = candidates;
        this.hard = hard;
    }

    Lack lack(OWLAxiom sentence, boolean side, int ways) {
        if (isTold(known.solution(), sentence, side)) {
            return isForGood(sentence, side) ? Lack.NOTHING : Lack.of(clash());
        }
        List<Integer> itself = direct(sentence, side);
        if (!itself.isEmpty()) {
            return Lack.of(List.of(itself));
        }
        if (possible.isEmpty()) {
            return Lack.BEYOND;
        }
        if (canClash()) {
            return Lack.of(clash());
        }
        return isTold(optimistic(), sentence, side) ? Lack.of(ways(sentence, side, ways)) : Lack.BEYOND;
    }

    private static boolean isTold(Solution solution, OWLAxiom sentence, boolean side) {
        return tells(new Asker(solution).ask(sentence).told(), side);
    }

    private static boolean tells(Told told, boolean side) {
        return side ? told.isTrue() : told.isFalse();
    }

    /** Whether no further answer can bring a guard that takes it back. */
    private boolean isForGood(OWLAxiom sentence, boolean side) {
        if (!hard || possible.isEmpty()) {
            return true;
        }
        try (Solution guarded = known.solver().of(axioms, Split.everything())) {
            return isTold(guarded, sentence, side) || !known.solution().split().guardsAny() && !canClash();
        }
    }

    private boolean canClash() {
        if (clashes == null) {
            clashes = hard && !optimistic().theory().isConsistent();
        }
        return clashes;
    }

    /** The candidates of a clash; all there are where one may hide behind what is guarded already. */
    private List<List<Integer>> clash() {
        if (!canClash()) {
            return List.of(candidates.among(possible));
        }
        return List.of(candidates.among(justifier().justification(Goal.inconsistency(), everything()).orElseThrow()));
    }

    /** The sentence itself, or its negation, where that could be told. */
    private List<Integer> direct(OWLAxiom sentence, boolean side) {
        Optional<OWLAxiom> told = side ? Optional.of(sentence) : Negation.axiom(sentence);
        return told.map(OWLAxiom::getNNF).flatMap(candidates::of).map(List::of).orElse(List.of());
    }

    private List<List<Integer>> ways(OWLAxiom sentence, boolean side, int most) {
        var explainer = new Explainer(new Asker(optimistic()), justifier(), everything());
        List<List<Integer>> found = explainer.justifications(sentence, side, most).stream().map(candidates::among)
            .collect(Collectors.toList());
        return found.isEmpty() || found.contains(List.of()) ? List.of(smallest(sentence, side)) : found;
    }

    /**
     * As few candidates as suffice, where a justification does not say: so it is under ac with what an inclusion needs
     * an instance for.
     */
    private List<Integer> smallest(OWLAxiom sentence, boolean side) {
        return Smallest.of(candidates.among(possible), some -> {
            try (Solution solution = with(candidates.axioms(some))) {
                return isTold(solution, sentence, side);
            }
        });
    }

    private Solution optimistic() {
        if (optimistic == null) {
            optimistic = with(possible);
        }
        return optimistic;
    }

    /** With the guards that the known axioms need, and no more. */
    private Solution with(Collection<OWLAxiom> more) {
        return known.solver().of(Stream.concat(axioms.stream(), more.stream()).collect(Collectors.toList()),
            known.solution().split());
    }

    private Justifier justifier() {
        return known.solver().justifier(optimistic());
    }

    private Relevance everything() {
        return new Relevance(Stream.concat(axioms.stream(), possible.stream()).collect(Collectors.toList()));
    }

    @Override
    public void close() {
        known.close();
        if (optimistic != null) {
            optimistic.close();
        }
    }
}
