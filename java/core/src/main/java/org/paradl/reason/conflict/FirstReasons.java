package org.paradl.reason.conflict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.reason.justify.Justifier;
import org.paradl.reason.justify.Templates;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * The first justification of each thing that follows of some names, looked for once: who is told both ways in a crowd
 * may be found by it before it is asked for.
 */
final class FirstReasons {
    /** That an individual is told to be in a class and not to be in it. */
    static final String TYPE = "type";
    /** That an individual is in conflict. */
    static final String ABSURD = "absurd";

    private final Problem problem;
    private final Justifier justifier;
    private final Templates templates;
    private final Map<Map.Entry<String, List<? extends OWLEntity>>, Set<OWLAxiom>> known = new HashMap<>();

    FirstReasons(Problem problem, Solution solution) {
        this.problem = problem;
        this.justifier = problem.solver().justifier(solution);
        this.templates = new Templates(problem.relevance(), solution.split());
    }

    /** @param kind what the goal says, but for the names that it is about */
    Optional<Set<OWLAxiom>> find(String kind, List<? extends OWLEntity> about, Goal goal) {
        Map.Entry<String, List<? extends OWLEntity>> what = Map.entry(kind, List.copyOf(about));
        if (!known.containsKey(what)) {
            Templates.Precedents precedents = templates.of(kind, about, goal);
            Optional<Set<OWLAxiom>> found = precedents.find().or(() -> {
                Optional<Set<OWLAxiom>> first = search(goal, about);
                first.ifPresent(precedents::remember);
                return first;
            });
            found.ifPresent(reason -> known.put(what, reason));
        }
        return Optional.ofNullable(known.get(what));
    }

    /** What another justification of the same may be like. */
    Templates.Precedents others(String kind, List<? extends OWLEntity> about, Goal goal) {
        return templates.ofAnother(kind, about, goal);
    }

    /** First among what was found of the same names. */
    private Optional<Set<OWLAxiom>> search(Goal goal, List<? extends OWLEntity> about) {
        Optional<Set<OWLAxiom>> sufficient = about.stream()
            .filter(name -> name.isOWLNamedIndividual() || about.size() == 1)
            .flatMap(name -> problem.clashes().about(name).stream())
            .filter(some -> justifier.followsSoon(goal, some).orElse(false)).findFirst();
        return sufficient.map(some -> justifier.contract(goal, some))
            .or(() -> justifier.justification(goal, problem.relevance()));
    }
}
