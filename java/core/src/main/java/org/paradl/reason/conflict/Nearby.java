package org.paradl.reason.conflict;

import java.util.Collection;
import java.util.Set;
import java.util.function.Function;

import org.paradl.reason.module.AboxModule;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** What a solution says of one individual by the axioms nearest to it, and by its clashes, which need not be all. */
final class Nearby {
    private static final int LARGE = 2_000;
    private static final int NEAR = 128;

    private final Problem problem;
    private final Solution solution;
    private Collection<OWLAxiom> sources;

    Nearby(Problem problem, Solution solution) {
        this.problem = problem;
        this.solution = solution;
    }

    /** Whether that is clearly less than the whole ontology. */
    boolean isSmaller() {
        return problem.source().size() >= LARGE;
    }

    <T> T of(OWLNamedIndividual individual, Function<Theory, T> question) {
        Set<OWLAxiom> near = problem.relevance().nearest(Set.of(individual), NEAR);
        problem.clashes().about(individual).forEach(near::addAll);
        return problem.solver().justifier(solution).read(near, Set.of(individual), question);
    }

    /** Whether the whole has a model in which these axioms, as they are said, hold too. */
    boolean isConsistentWith(Set<OWLAxiom> more) {
        return !problem.solver().justifier(solution).with(more).follows(Goal.inconsistency(), sources());
    }

    private Collection<OWLAxiom> sources() {
        if (sources == null) {
            sources = solution.aboxModule().<Collection<OWLAxiom>>map(AboxModule::sources).orElse(problem.source());
        }
        return sources;
    }
}
