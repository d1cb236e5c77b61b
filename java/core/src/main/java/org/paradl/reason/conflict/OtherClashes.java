package org.paradl.reason.conflict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Entities;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.solve.ClashFinder;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Finds the clashes that share facts with some that were found: {@link ClashFinder} takes their facts out before it
 * looks for the next, and so does not come to them. Without what it took out for those that say something else they are
 * few.
 */
final class OtherClashes {
    /** Of more axioms the nearest are looked at: it takes several searches through them for each clash. */
    private static final int NEAR = 500;

    private final Problem problem;
    private final int limit;
    private final Function<Set<OWLAxiom>, List<Conflict>> reading;
    private final Map<Set<OWLAxiom>, List<Conflict>> readings = new HashMap<>();
    private Solution begun;

    /**
     * @param limit how many clashes are wanted, with the one that was found
     * @param reading what a clash says
     */
    OtherClashes(Problem problem, int limit, Function<Set<OWLAxiom>, List<Conflict>> reading) {
        this.problem = problem;
        this.limit = limit;
        this.reading = reading;
    }

    /** Others that say what this one does, besides what each may say; none where all are looked for in any case. */
    List<Set<OWLAxiom>> besides(Set<OWLAxiom> clash) {
        if (limit == 1 || problem.settings().isExhaustive()) {
            return List.of();
        }
        Map<Boolean, List<Set<OWLAxiom>>> isAlike = problem.clashes().ofInconsistency().stream()
            .filter(other -> !other.equals(clash)).collect(Collectors.partitioningBy(other -> areAlike(clash, other)));
        Set<OWLAxiom> axioms = problem.relevance().nearest(Entities.in(clash), NEAR);
        isAlike.get(false).forEach(other -> axioms.removeAll(ClashFinder.removable(other)));
        axioms.addAll(clash);
        Justifier justifier = problem.solver().justifier(begun());
        var among = new Relevance(axioms);
        BiFunction<Integer, List<Set<OWLAxiom>>, List<Set<OWLAxiom>>> search =
            (most, found) -> justifier.justifications(Goal.inconsistency(), among, most, found);
        List<Set<OWLAxiom>> known = Stream.concat(Stream.of(clash), isAlike.get(true).stream())
            .collect(Collectors.toList());
        return OfAKind
            .justifications(limit, other -> areAlike(clash, other), search.apply(limit, known), search).stream()
            .filter(other -> areAlike(clash, other)).limit(limit).skip(1).collect(Collectors.toList());
    }

    private boolean areAlike(Set<OWLAxiom> one, Set<OWLAxiom> other) {
        return read(one).stream().anyMatch(conflict -> says(other, conflict));
    }

    /** Whether a clash is one of this conflict. */
    boolean says(Set<OWLAxiom> clash, Conflict conflict) {
        return read(clash).stream().anyMatch(conflict::isLike);
    }

    private List<Conflict> read(Set<OWLAxiom> clash) {
        return readings.computeIfAbsent(clash, reading);
    }

    /** As the search began, with nothing covered. */
    private Solution begun() {
        if (begun == null) {
            begun = problem.solver().asIs(
                problem.settings().table().splitting() == Splitting.ALWAYS ? Split.allNames() : Split.nothing());
        }
        return begun;
    }
}
