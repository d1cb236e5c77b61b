package org.paradl.reason.justify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
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
import org.paradl.engine.Traced;
import org.paradl.reason.module.RareFirst;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.module.Spoken;
import org.paradl.reason.theory.EntailmentCheck;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Theory;
import org.paradl.translate.Translation;
import org.semanticweb.owl.explanation.api.Explanation;
import org.semanticweb.owl.explanation.api.NullExplanationProgressMonitor;
import org.semanticweb.owl.explanation.impl.blackbox.DivideAndConquerContractionStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.hst.BreadthFirstStrategy;
import org.semanticweb.owl.explanation.impl.blackbox.hst.ExplanationGeneratorMediator;
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
    private static final int FIRST = 16;
    /** Of so many axioms most are near to anything, over names that all of them share. */
    private static final int MANY = 64;
    /** Of so many axioms all are asked at once whether the goal follows, where it may well not. */
    private static final int FEW = 1000;
    private static final double CLEARLY_FEWER = 0.9;
    /** Of so many axioms an engine for many is worth its start. */
    private static final int LARGE = 5000;
    /** So often an axiom is taken away to see whether there is another way. */
    private static final int STEPS = 20_000;

    private final Translation translation;
    private final Engine whole;
    private final Engine engine;
    private final Progress progress;
    private final Set<OWLAxiom> always;
    private final Patience patience;

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
        return follows(goal, axioms, classical -> fitting(goal, classical));
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
        var deadline = new Deadline(progress);
        var under = new Justifier(translation, whole, deadline, always, patience);
        return deadline.within(patience.limit(), () -> under.follows(goal, axioms));
    }

    private boolean follows(Goal goal, Collection<? extends OWLAxiom> axioms, Function<Set<OWLAxiom>, Engine> by) {
        Set<OWLAxiom> classical = translation.bearingOn(goal.signature(), axioms, always);
        // Of one it never heard of an engine says nothing.
        goal.signature().stream().filter(OWLEntity::isOWLNamedIndividual)
            .map(Owl.FACTORY::getOWLDeclarationAxiom).forEach(classical::add);
        long begun = System.nanoTime();
        boolean follows = ask(classical, by.apply(classical), goal::followsFrom);
        if (follows) {
            patience.took(System.nanoTime() - begun);
        }
        return follows;
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
        return justifications(goal, Integer.MAX_VALUE, List.of(), new Mediator(axioms, List.of(), found));
    }

    /** Up to {@code limit}, those first that are known already. */
    public List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, int limit, Collection<Set<OWLAxiom>> known) {
        return justifications(goal, limit, known, new Mediator(axioms, known, justification -> {
            // there is time to wait for the others
        }));
    }

    /** The same, where others of the kind may have had like ones. */
    public List<Set<OWLAxiom>> justifications(Goal goal, Relevance axioms, int limit, Collection<Set<OWLAxiom>> known,
            Templates.Precedents precedents) {
        return justifications(goal, limit, known, new Mediator(axioms, known, precedents::remember) {
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
        return Stream.concat(known.stream(), mediator.found.stream()).distinct().limit(limit)
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
            tree.buildHittingSetTree(goal, limit, new PartMediator(axioms, some));
        } catch (TooManyStepsException tooMany) {
            return Optional.empty();
        }
        Set<Set<OWLAxiom>> all = tree.getExplanations().stream().map(Explanation::getAxioms)
            .collect(Collectors.toSet());
        return all.size() >= limit ? Optional.empty() : Optional.of(all);
    }

    /** A justification among axioms that are known to suffice. */
    public Set<OWLAxiom> contract(Goal goal, Set<OWLAxiom> sufficient) {
        return new DivideAndConquerContractionStrategy<Goal>().doPruning(involved(goal, sufficient),
            new EntailmentCheck(goal, some -> follows(goal, some)), new NullExplanationProgressMonitor<>());
    }

    private Optional<Set<OWLAxiom>> justification(Goal goal, Relevance axioms, Set<OWLAxiom> without) {
        Set<OWLAxiom> sufficient = nearest(goal, axioms, without);
        return sufficient.isEmpty() ? Optional.empty() : Optional.of(contract(goal, sufficient));
    }

    /**
     * The nearest axioms that suffice. The last of the fewest that do is in every justification among them, so the
     * others are ordered anew by how near they are to it, and again only the fewest are kept; of many as often as that
     * leaves clearly fewer.
     */
    private Set<OWLAxiom> nearest(Goal goal, Relevance axioms, Set<OWLAxiom> without) {
        List<OWLAxiom> fewest = fewest(goal, axioms.nearest(goal.signature()), without);
        if (fewest.isEmpty()) {
            return Set.of();
        }
        var needed = new LinkedHashSet<OWLAxiom>();
        int before;
        do {
            before = fewest.size();
            needed.add(fewest.get(before - 1));
            Set<OWLAxiom> around = before > MANY ? RareFirst.around(needed, fewest)
                : Relevance.around(needed, fewest);
            fewest = fewest(goal, around.iterator(), Set.of());
        } while (fewest.size() > MANY && fewest.size() < CLEARLY_FEWER * before);
        return new LinkedHashSet<>(fewest);
    }

    /**
     * As many of the first axioms as suffice: doubled until they soon turn out to, then halved in; none where all do
     * not.
     */
    private List<OWLAxiom> fewest(Goal goal, Iterator<OWLAxiom> axioms, Set<OWLAxiom> without) {
        var taken = new ArrayList<OWLAxiom>();
        int tooFew;
        Optional<Boolean> suffice = Optional.of(false);
        do {
            tooFew = taken.size();
            take(axioms, without, Math.max(FIRST, tooFew), taken);
            if (taken.size() == tooFew) {
                return suffice.isEmpty() && follows(goal, taken) ? fewest(goal, taken, 0) : List.of();
            }
            suffice = followsSoon(goal, taken);
        } while (!suffice.orElse(false));
        return fewest(goal, taken, tooFew);
    }

    /** The same of axioms that suffice, where so many of the first do not, as far as is known. */
    private List<OWLAxiom> fewest(Goal goal, List<OWLAxiom> sufficient, int tooFew) {
        Set<OWLAxiom> involved = involved(goal, new LinkedHashSet<>(sufficient));
        return involved.size() < sufficient.size() ? halvedIn(goal, List.copyOf(involved), 0)
            : halvedIn(goal, sufficient, tooFew);
    }

    private List<OWLAxiom> halvedIn(Goal goal, List<OWLAxiom> sufficient, int tooFew) {
        int low = tooFew;
        int high = sufficient.size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (followsSoon(goal, sufficient.subList(0, middle)).orElse(false)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return sufficient.subList(0, high);
    }

    /** Of many axioms that suffice those that have a part in a refutation, if these are fewer and suffice. */
    private Set<OWLAxiom> involved(Goal goal, Set<OWLAxiom> sufficient) {
        Set<OWLAxiom> involved = sufficient;
        int before = Integer.MAX_VALUE;
        while (involved.size() > MANY && involved.size() < CLEARLY_FEWER * before) {
            before = involved.size();
            involved = spokenOf(goal, involved);
        }
        return involved;
    }

    private Set<OWLAxiom> spokenOf(Goal goal, Set<OWLAxiom> sufficient) {
        Optional<Traced> traced = engine.traced();
        if (traced.isEmpty() || !follows(goal, sufficient, classical -> traced.get().engine())) {
            return sufficient;
        }
        Set<OWLAxiom> some = new Spoken(traced.get().names(), translation).of(sufficient);
        return some.size() < sufficient.size() && follows(goal, some) ? some : sufficient;
    }

    private static void take(Iterator<OWLAxiom> axioms, Set<OWLAxiom> without, int more, List<OWLAxiom> taken) {
        int wanted = taken.size() + more;
        while (taken.size() < wanted && axioms.hasNext()) {
            OWLAxiom next = axioms.next();
            if (!without.contains(next)) {
                taken.add(next);
            }
        }
    }

    /** What the hitting set tree asks for: a justification among the axioms that it has not taken away. */
    private class Mediator implements ExplanationGeneratorMediator<Goal> {
        private final Relevance axioms;
        private final Collection<Set<OWLAxiom>> known;
        private final Consumer<Set<OWLAxiom>> told;
        private final Set<Set<OWLAxiom>> found = new LinkedHashSet<>();
        private final Set<OWLAxiom> taken = new HashSet<>();

        /** @param told hears of each that is searched for and found */
        Mediator(Relevance axioms, Collection<Set<OWLAxiom>> known, Consumer<Set<OWLAxiom>> told) {
            this.axioms = axioms;
            this.known = known;
            this.told = told;
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
            if (!taken.isEmpty() && all.size() <= FEW && !followsSoon(goal,
                    all.stream().filter(this::isLeft).collect(Collectors.toList())).orElse(true)) {
                return Optional.empty();
            }
            Optional<Set<OWLAxiom>> justification = justification(goal, axioms, taken);
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

    /** The same, of which the tree sees some axioms only, and takes only them away. */
    private final class PartMediator extends Mediator {
        private final Set<OWLAxiom> some;
        private int steps;

        PartMediator(Relevance axioms, Set<OWLAxiom> some) {
            super(axioms, List.of(), justification -> {
                // its part is told at the end
            });
            this.some = some;
        }

        @Override
        protected Optional<Set<OWLAxiom>> search(Goal goal) {
            return super.search(goal).map(j -> j.stream().filter(some::contains).collect(Collectors.toSet()));
        }

        @Override
        public void removeAxiom(OWLAxiom axiom) {
            if (++steps > STEPS) {
                throw new TooManyStepsException();
            }
            super.removeAxiom(axiom);
        }
    }

    /** Ends a tree that may be as large as the product of all that there is to choose from. */
    private static final class TooManyStepsException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
