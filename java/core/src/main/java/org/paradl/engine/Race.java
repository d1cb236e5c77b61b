package org.paradl.engine;

import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Engines that work on the same question at once; the first answer counts, and the others are stopped. Who answers
 * first with more than whether there is a model goes on alone. It takes a core and the memory for each.
 */
final class Race implements Engine {
    private final List<Engine> engines;
    private volatile Engine ahead;

    /** @param engines all of them complete for what they will be asked */
    Race(List<Engine> engines) {
        this.engines = List.copyOf(engines);
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

    /** What any of them leaves out: which one answers is not known. */
    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return engines.stream().flatMap(engine -> engine.beyondReach(axioms).stream()).distinct()
            .collect(Collectors.toList());
    }

    @Override
    public boolean isThorough() {
        return engines.stream().allMatch(Engine::isThorough);
    }

    /** The one that is ahead: of a handful of axioms two engines make nothing faster. */
    @Override
    public Engine forFew() {
        return ahead.forFew();
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        progress.checkCancelled();
        var runners = engines.stream().map(engine -> new Runner(engine, ontology, progress)).collect(Collectors.toList());
        var race = new RacingReasoner(runners, winner -> ahead = winner);
        var reasoner = (OWLReasoner) Proxy.newProxyInstance(Race.class.getClassLoader(),
            new Class<?>[] {OWLReasoner.class}, race);
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }

    @Override
    public boolean entails(OWLReasoner reasoner, OWLAxiom axiom) {
        var race = (RacingReasoner) Proxy.getInvocationHandler(reasoner);
        return race.first(true, (engine, runner) -> engine.entails(runner, axiom));
    }
}
