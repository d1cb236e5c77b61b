package org.paradl.reason.justify;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.semanticweb.owl.explanation.api.Explanation;
import org.semanticweb.owl.explanation.impl.blackbox.hst.ExplanationGeneratorMediator;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What the hitting set tree asks for: a justification among the axioms that it has not taken away. */
class Mediator implements ExplanationGeneratorMediator<Goal> {
    /** Of so many axioms all are asked at once whether the goal follows, where it may well not. */
    private static final int FEW = 1000;

    private final Justifier justifier;
    private final Relevance axioms;
    private final Collection<Set<OWLAxiom>> known;
    private final Consumer<Set<OWLAxiom>> told;
    private final Set<Set<OWLAxiom>> found = new LinkedHashSet<>();
    private final Set<OWLAxiom> taken = new HashSet<>();

    /** @param told hears of each that is searched for and found */
    Mediator(Justifier justifier, Relevance axioms, Collection<Set<OWLAxiom>> known,
            Consumer<Set<OWLAxiom>> told) {
        this.justifier = justifier;
        this.axioms = axioms;
        this.known = known;
        this.told = told;
    }

    /** Those of which the tree was told, in the order in which they were found: its own is another one in each run. */
    final Set<Set<OWLAxiom>> found() {
        return found;
    }

    @Override
    public Explanation<Goal> generateExplanation(Goal goal) {
        Optional<Set<OWLAxiom>> justification =
            known.stream().filter(j -> j.stream().allMatch(this::isLeft)).findFirst().or(() -> search(goal));
        justification.ifPresent(found::add);
        return justification.map(j -> new Explanation<>(goal, j))
            .orElseGet(() -> Explanation.getEmptyExplanation(goal));
    }

    /** A justification without what is taken away. Mostly there is none, which of few axioms is soon known. */
    protected Optional<Set<OWLAxiom>> search(Goal goal) {
        List<OWLAxiom> all = axioms.axioms();
        if (!taken.isEmpty() && all.size() <= FEW && !justifier.followsSoon(goal,
                all.stream().filter(this::isLeft).collect(Collectors.toList())).orElse(true)) {
            return Optional.empty();
        }
        Optional<Set<OWLAxiom>> justification = justifier.justification(goal, axioms, taken);
        justification.ifPresent(told);
        return justification;
    }

    protected final boolean isLeft(OWLAxiom axiom) {
        return !taken.contains(axiom);
    }

    @Override
    public void removeAxiom(OWLAxiom axiom) {
        taken.add(axiom);
    }

    @Override
    public void addAxiom(OWLAxiom axiom) {
        taken.remove(axiom);
    }
}
