package org.paradl.engine;

import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Engines that work on the same question about classes at once; the first answer counts, and the others are stopped. Who
 * answers first with more than whether there is a model goes on alone. It takes a core and the memory for each. Questions
 * about individuals are the first engine's.
 */
final class Race implements Engine {
    private final List<Engine> engines;
    private volatile Engine ahead;

    /** @param engines all of them complete for classes, the first for individuals too */
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

    /** What the first of them leaves out, which answers what is not about classes. */
    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return engines.get(0).beyondReach(axioms);
    }

    @Override
    public boolean isThorough() {
        return engines.get(0).isThorough();
    }

    /** Of a handful of axioms two engines make nothing faster. */
    @Override
    public Engine forFew() {
        return engines.get(0).forFew();
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
        return race.ofIndividuals((engine, runner) -> engine.entails(runner, axiom));
    }
}
