package org.paradl.reason.justify;

import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Deadline;
import org.paradl.engine.Engine;
import org.paradl.engine.Patience;
import org.paradl.engine.Progress;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.EntailmentCheck;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Theory;
import org.paradl.translate.Translation;
import org.semanticweb.owl.explanation.api.Explanation;
import org.semanticweb.owl.explanation.api.NullExplanationProgressMonitor;
import org.semanticweb.owl.explanation.impl.blackbox.DivideAndConquerContractionStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.hst.BreadthFirstStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.hst.HittingSetTree;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Finds justifications: minimal sets of <em>source</em> axioms whose translation entails a goal.
 *
 * <p>owlexplanation contracts and builds the hitting set tree (Kalyanpur, Parsia, Horridge, Sirin: Finding All
 * Justifications of OWL DL Entailments. ISWC 2007); ours is the check, which translates the axioms tried, and the
 * expansion, which knows where to look.
 */
public final class Justifier {
    /** Of so many axioms an engine for many is worth its start. */
    private static final int LARGE = 5000;

    private final Translation translation;
    private final Engine whole;
    private final Engine engine;
    private final Progress progress;
    private final Set<OWLAxiom> always;
    private final Patience patience;
    private final Expansion expansion;

    /** @param whole the engine of the whole ontology; most of what is asked here is asked of few axioms */
    public Justifier(Translation translation, Engine whole, Progress progress) {
        this(translation, whole, progress, Set.of(), new Patience());
    }

    private Justifier(Translation translation, Engine whole, Progress progress, Set<OWLAxiom> always,
            Patience patience) {
        this.translation = translation;
        this.whole = whole;
        this.engine = whole.forFew();
        this.progress = progress;
        this.always = always;
        this.patience = patience;
        this.expansion = new Expansion(this, engine, translation);
    }

    /** The same, with these classical axioms taken for granted. */
    public Justifier with(Set<OWLAxiom> granted) {
        return new Justifier(translation, whole, progress, granted, patience);
    }

    /** The same over another translation. */
    public Justifier of(Translation another) {
        return new Justifier(another, whole, progress, always, patience);
    }

    /** The parts of the source that have all justifications, where the whole has a model. */
    public GoalModules modules(Relevance source) {
        return new GoalModules(translation, source);
    }

    /** Whether the goal follows from these source axioms. */
    public boolean follows(Goal goal, Collection<? extends OWLAxiom> axioms) {
        long begun = System.nanoTime();
        boolean follows = follows(goal, axioms, classical -> fitting(goal, classical));
        if (follows) {
            patience.took(System.nanoTime() - begun);
        }
        return follows;
    }

    /**
     * Of many axioms an engine that is made for many tells far sooner whether they have a model: as far as it goes, and
     * so that it is the one that was chosen.
     */
    private Engine fitting(Goal goal, Set<OWLAxiom> classical) {
        return whole.isThorough() || !goal.isInconsistency() || classical.size() < LARGE ? engine : whole;
    }

    /** The same, where it is soon found out. */
    public Optional<Boolean> followsSoon(Goal goal, Collection<? extends OWLAxiom> axioms) {
        return followsWithin(patience.limit(), goal, axioms);
    }

    /** Whether it soon turns out to follow from some of those that it was found to follow from last. */
    boolean followsAsSoon(Goal goal, Collection<? extends OWLAxiom> some) {
        return followsWithin(patience.limitForSome(), goal, some).orElse(false);
    }

    private Optional<Boolean> followsWithin(Duration limit, Goal goal, Collection<? extends OWLAxiom> axioms) {
        var deadline = new Deadline(progress);
        var under = new Justifier(translation, whole, deadline, always, patience);
        return deadline.within(limit, () -> under.follows(goal, axioms));
    }

    /** The same by another engine, which may take longer. */
    boolean follows(Goal goal, Collection<? extends OWLAxiom> axioms, Engine by) {
        return follows(goal, axioms, classical -> by);
    }

    private boolean follows(Goal goal, Collection<? extends OWLAxiom> axioms, Function<Set<OWLAxiom>, Engine> by) {
        Set<OWLAxiom> classical = translation.bearingOn(goal.signature(), axioms, always);
        // Of one it never heard of an engine says nothing.
        goal.signature().stream().filter(OWLEntity::isOWLNamedIndividual)
            .map(Owl.FACTORY::getOWLDeclarationAxiom).forEach(classical::add);
        return ask(classical, by.apply(classical), goal::followsFrom);
    }

    /** What a question about these names comes to over these source axioms. */
    public <T> T read(Collection<? extends OWLAxiom> axioms, Set<OWLEntity> about, Function<Theory, T> question) {
        Set<OWLAxiom> classical = translation.of(axioms, about);
        always.stream().map(translation::said).forEach(classical::add);
        return ask(classical, engine, question);
    }

    private <T> T ask(Set<OWLAxiom> classical, Engine by, Function<Theory, T> question) {
        progress.checkCancelled();
        try (Theory theory = new Theory(classical, by, progress)) {
            return question.apply(theory);
        }
    }

    /** One justification, if the goal follows from the axioms at all. */
    public Optional<Set<OWLAxiom>> justification(Goal goal, Relevance axioms) {
        return justification(goal, axioms, Set.of());
    }

    /** Up to {@code limit} justifications, the first found first. */
    public List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, int limit) {
        return limit == 1 ? justification(goal, axioms).stream().collect(Collectors.toList())
            : justifications(goal, axioms, limit, List.of());
    }

    /** All of them, each told as soon as it is found. */
    public List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, Consumer<Set<OWLAxiom>> found) {
        return justifications(goal, Integer.MAX_VALUE, List.of(), new Mediator(this, axioms, List.of(), found));
    }

    /** Up to {@code limit}, those first that are known already. */
    public List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, int limit, Collection<Set<OWLAxiom>> known) {
        return justifications(goal, limit, known, new Mediator(this, axioms, known, justification -> {
            // there is time to wait for the others
        }));
    }

    /** The same, where others of the kind may have had like ones. */
    public List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, int limit, Collection<Set<OWLAxiom>> known,
            Templates.Precedents precedents) {
        return justifications(goal, limit, known, new Mediator(this, axioms, known, precedents::remember) {
            @Override
            protected Optional<Set<OWLAxiom>> search(Goal goal) {
                return precedents.find(this::isLeft).or(() -> super.search(goal));
            }
        });
    }

    /** In the order in which they are found: the tree has its own in another one in each run. */
    private static List<Set<OWLAxiom>> justifications(Goal goal, int limit, Collection<Set<OWLAxiom>> known,
            Mediator mediator) {
        tree().buildHittingSetTree(goal, limit, mediator);
        return Stream.concat(known.stream(), mediator.found().stream()).distinct().limit(limit)
            .collect(Collectors.toList());
    }

    private static HittingSetTree<Goal> tree() {
        return new HittingSetTree<>(new BreadthFirstStrategy<>(), new NullExplanationProgressMonitor<>());
    }

    /**
     * What the justifications of a goal have of some axioms, where the others are granted: those that differ in the
     * others alone are one. Among all of it there may be some that has another in it.
     *
     * @return nothing where there are {@code limit}, or it takes too many steps to know that there are not
     */
    Optional<Set<Set<OWLAxiom>>> parts(Goal goal, Relevance axioms, Set<OWLAxiom> some, int limit) {
        Set<OWLAxiom> others = new HashSet<>(axioms.source());
        others.removeAll(some);
        if (follows(goal, Set.of()) || justification(goal, new Relevance(others)).isPresent()) {
            return Optional.of(Set.of(Set.of()));
        }
        HittingSetTree<Goal> tree = tree();
        try {
            tree.buildHittingSetTree(goal, limit, new PartMediator(this, axioms, some));
        } catch (PartMediator.TooManyStepsException tooMany) {
            return Optional.empty();
        }
        Set<Set<OWLAxiom>> all = tree.getExplanations().stream().map(Explanation::getAxioms)
            .collect(Collectors.toSet());
        return all.size() >= limit ? Optional.empty() : Optional.of(all);
    }

    /** A justification among axioms that are known to suffice. */
    public Set<OWLAxiom> contract(Goal goal, Set<OWLAxiom> sufficient) {
        return new DivideAndConquerContractionStrategy<Goal>().doPruning(expansion.involved(goal, sufficient),
            new EntailmentCheck(goal, some -> follows(goal, some)), new NullExplanationProgressMonitor<>());
    }

    /** One without these, if the goal follows from the others. */
    Optional<Set<OWLAxiom>> justification(Goal goal, Relevance axioms, Set<OWLAxiom> without) {
        Set<OWLAxiom> sufficient = expansion.nearest(goal, axioms, without);
        return sufficient.isEmpty() ? Optional.empty() : Optional.of(contract(goal, sufficient));
    }
}
