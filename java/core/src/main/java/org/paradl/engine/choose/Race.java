package org.paradl.engine.choose;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

import org.paradl.Owl;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.Traced;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Two engines that work on the same question; the first answer counts, and the other is stopped. They start at once, or
 * one of them ahead of the other, which joins where it takes too long. Who answers first leads from then on. It takes a
 * core and the memory for each that runs. Questions about individuals are for those that leave nothing out of them. The
 * ontology must not change while they are at work.
 */
final class Race implements Engine {
    /** How long one may be at work before another joins it of which nothing is known. */
    static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PATIENCE_WITH_FEW = Duration.ofSeconds(2);
    /** What share of the memory may be in use where another is to join. */
    private static final double FREE_FOR_ANOTHER = 0.5;

    private final Engine complete;
    private final Engine rival;
    private final Engine first;
    private final Duration headStart;
    private final Duration patience;
    private final boolean isWanted;
    private volatile Engine ahead;
    private volatile Engine few;

    /**
     * Both at once.
     *
     * @param complete leaves nothing out
     * @param rival is complete for classes
     */
    static Race together(Engine complete, Engine rival) {
        return new Race(complete, rival, complete, Duration.ZERO, PATIENCE, true);
    }

    /**
     * The rival starts with questions about classes, and the other joins after a while.
     *
     * @param complete leaves nothing out
     * @param rival is complete for classes
     */
    static Race ledBy(Engine rival, Engine complete, Duration headStart) {
        return new Race(complete, rival, rival, headStart, PATIENCE, true);
    }

    /**
     * The complete one starts, and the rival joins after a while, if it can: whether it leaves out something is looked
     * at only then.
     *
     * @param complete leaves nothing out
     */
    static Race relieved(Engine complete, Engine rival) {
        return relieved(complete, rival, PATIENCE);
    }

    /** @param patience how long the complete one is alone */
    static Race relieved(Engine complete, Engine rival, Duration patience) {
        return new Race(complete, rival, complete, patience, patience, false);
    }

    /** @param isWanted whether the rival is at work from the start, wherever it can be */
    private Race(Engine complete, Engine rival, Engine first, Duration headStart, Duration patience,
            boolean isWanted) {
        this.complete = complete;
        this.rival = rival;
        this.first = first;
        this.headStart = headStart;
        this.patience = patience;
        this.isWanted = isWanted;
        this.ahead = first;
    }

    /** Of the one that answered last. */
    @Override
    public String name() {
        return ahead.name();
    }

    @Override
    public String version() {
        return ahead.version();
    }

    @Override
    public String licence() {
        return ahead.licence();
    }

    /** That one alone which answers whatever is asked. */
    @Override
    public Engine accepting(Collection<? extends OWLAxiom> axioms) {
        return complete.accepting(axioms);
    }

    /** What the one leaves out that answers what is not about classes. */
    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return complete.beyondReach(axioms);
    }

    @Override
    public boolean errsBeyondReach() {
        return complete.errsBeyondReach();
    }

    @Override
    public boolean isThorough() {
        return complete.isThorough();
    }

    /** Of a handful of axioms two engines at once make nothing faster, but one may be stuck. */
    @Override
    public Engine forFew() {
        if (few == null) {
            few = relieved(complete.forFew(), rival, PATIENCE_WITH_FEW);
        }
        return few;
    }

    /** As far as the complete one answers; of what the other finds nothing is known. */
    @Override
    public Optional<Traced> traced() {
        return complete.traced().map(traced -> traced.by(new Race(traced.engine(), rival,
            first == complete ? traced.engine() : rival, headStart, patience, isWanted)));
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        progress.checkCancelled();
        OWLReasoner reasoner = reasoner(ontology, progress);
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }

    /** A rival that is wanted takes the axioms that it was chosen for; others may be beyond it. */
    private OWLReasoner reasoner(OWLOntology ontology, Progress progress) {
        boolean fits = isWanted && rival.coversClasses(ontology.getAxioms(Imports.INCLUDED));
        Engine leader = leader(ontology, fits);
        var completes = new Runner(complete, () -> leader == complete ? ontology : copy(ontology), progress);
        var rivals = new Runner(rival, () -> leader == rival ? ontology : copy(ontology), progress);
        var handler = new RacingReasoner(completes, rivals, leader == rival ? rivals : completes, headStart, patience,
            () -> fits || isRoomForAnother() && rival.coversClasses(ontology.getAxioms(Imports.INCLUDED)),
            ontology, winner -> ahead = fits == isWanted ? winner : ahead);
        return (OWLReasoner) Proxy.newProxyInstance(Race.class.getClassLoader(),
            new Class<?>[] {OWLReasoner.class}, handler);
    }

    /** Who was ahead with other axioms leads with these, too, if it can. */
    private Engine leader(OWLOntology ontology, boolean fits) {
        Engine wanted = headStart.isZero() ? first : ahead;
        return wanted == complete || fits || rival.coversClasses(ontology.getAxioms(Imports.INCLUDED))
            ? wanted : complete;
    }

    /** Engines listen to their ontology, so only one has that which was given. */
    private static OWLOntology copy(OWLOntology ontology) {
        return Owl.ontology(ontology.getAxioms(Imports.INCLUDED));
    }

    /** What is not needed any more counts as in use till it is collected. */
    static boolean isRoomForAnother() {
        if (!isHalfFree()) {
            System.gc();
        }
        return isHalfFree();
    }

    private static boolean isHalfFree() {
        Runtime java = Runtime.getRuntime();
        return java.totalMemory() - java.freeMemory() < FREE_FOR_ANOTHER * java.maxMemory();
    }

    /** Put to an engine as one question. */
    @Override
    public <T> T ofClasses(OWLReasoner reasoner, BiFunction<Engine, OWLReasoner, T> question) {
        return race(reasoner).ofClasses(true, question);
    }

    /** As the leader says; where two start at once, they race for the whole hierarchy. */
    @Override
    public boolean classifiesCheaply(OWLReasoner reasoner) {
        return headStart.isZero() || race(reasoner).ofLeader(Engine::classifiesCheaply);
    }

    @Override
    public boolean keepsModel(OWLReasoner reasoner) {
        return !headStart.isZero() && race(reasoner).ofLeader(Engine::keepsModel);
    }

    @Override
    public boolean findsInstancesCheaply(OWLReasoner reasoner) {
        return headStart.isZero() || race(reasoner).ofLeader(Engine::findsInstancesCheaply);
    }

    @Override
    public Map<OWLNamedIndividual, Set<OWLClass>> types(OWLReasoner reasoner,
            Collection<OWLNamedIndividual> individuals) {
        return race(reasoner).ofTypes((engine, runner) -> engine.types(runner, individuals));
    }

    @Override
    public Map<OWLNamedIndividual, Set<OWLClass>> typesAmong(OWLReasoner reasoner,
            Map<OWLNamedIndividual, Set<OWLClass>> candidates) {
        return race(reasoner).ofTypes((engine, runner) -> engine.typesAmong(runner, candidates));
    }

    @Override
    public boolean entails(OWLReasoner reasoner, OWLAxiom axiom) {
        return race(reasoner).ofIndividuals(isOfNames(axiom) ? Set.of() : Set.of(axiom),
            (engine, runner) -> engine.entails(runner, axiom));
    }

    private static boolean isOfNames(OWLAxiom axiom) {
        return axiom.nestedClassExpressions().noneMatch(OWLClassExpression::isAnonymous);
    }

    /** Empty where it takes so long that another joins, which may need another reasoner. */
    @Override
    public Optional<Boolean> allows(OWLReasoner reasoner, Collection<OWLAxiom> assertions) {
        return race(reasoner).ofIndividuals((engine, runner) -> engine.allows(runner, assertions));
    }

    @Override
    public Optional<Map<OWLNamedIndividual, Set<OWLClass>>> typesInAModel(OWLReasoner reasoner) {
        return race(reasoner).ofIndividuals(Engine::typesInAModel);
    }

    private static RacingReasoner race(OWLReasoner reasoner) {
        return (RacingReasoner) Proxy.getInvocationHandler(reasoner);
    }
}
