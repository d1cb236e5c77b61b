package org.paradl.engine;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Engines that work on the same question about classes; the first answer counts, and the others are stopped. They start
 * at once, or one of them ahead of the others, which join where it takes too long. Who answers first with more than
 * whether there is a model goes on alone. It takes a core and the memory for each that runs. Questions about individuals
 * are for the one that leaves nothing out of them.
 */
final class Race implements Engine {
    private final Engine complete;
    private final List<Engine> engines;
    private final Duration headStart;
    private volatile Engine ahead;

    /**
     * @param complete leaves nothing out
     * @param rival is complete for classes
     */
    static Race together(Engine complete, Engine rival) {
        return new Race(complete, List.of(complete, rival), Duration.ZERO);
    }

    /**
     * The rival starts, and the other joins after a while.
     *
     * @param complete leaves nothing out
     * @param rival is complete for classes
     */
    static Race ledBy(Engine rival, Engine complete, Duration headStart) {
        return new Race(complete, List.of(rival, complete), headStart);
    }

    private Race(Engine complete, List<Engine> engines, Duration headStart) {
        this.complete = complete;
        this.engines = engines;
        this.headStart = headStart;
        this.ahead = engines.get(0);
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

    /** What the one leaves out that answers what is not about classes. */
    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return complete.beyondReach(axioms);
    }

    @Override
    public boolean isThorough() {
        return complete.isThorough();
    }

    /** Of a handful of axioms two engines make nothing faster. */
    @Override
    public Engine forFew() {
        return complete.forFew();
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        progress.checkCancelled();
        var runners = engines.stream().map(engine -> new Runner(engine, ontology, progress)).collect(Collectors.toList());
        var race = new RacingReasoner(runners, runners.get(engines.indexOf(complete)), headStart,
            winner -> ahead = winner);
        var reasoner = (OWLReasoner) Proxy.newProxyInstance(Race.class.getClassLoader(),
            new Class<?>[] {OWLReasoner.class}, race);
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }

    @Override
    public Map<OWLNamedIndividual, Set<OWLClass>> types(OWLReasoner reasoner, Collection<OWLNamedIndividual> individuals) {
        var race = (RacingReasoner) Proxy.getInvocationHandler(reasoner);
        return race.ofTypes((engine, runner) -> engine.types(runner, individuals));
    }

    @Override
    public boolean entails(OWLReasoner reasoner, OWLAxiom axiom) {
        var race = (RacingReasoner) Proxy.getInvocationHandler(reasoner);
        return race.ofIndividuals((engine, runner) -> engine.entails(runner, axiom));
    }
}
