package org.paradl.engine.choose;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** HermiT by another name, which first does what it is told. */
final class FakeEngine implements Engine {
    private final Engine hermit = Engines.byName("hermit");
    private final Consumer<Progress> first;
    private final Set<OWLAxiom> beyond;
    private volatile int starts;

    FakeEngine(Consumer<Progress> first) {
        this(first, Set.of());
    }

    FakeEngine(Consumer<Progress> first, Set<OWLAxiom> beyond) {
        this.first = first;
        this.beyond = beyond;
    }

    int starts() {
        return starts;
    }

    static void untilCancelled(Progress progress) {
        while (true) {
            progress.checkCancelled();
            Thread.onSpinWait();
        }
    }

    @Override
    public String name() {
        return "fake";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public String licence() {
        return "Apache-2.0";
    }

    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return axioms.stream().filter(beyond::contains).collect(Collectors.toList());
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        starts++;
        first.accept(progress);
        return hermit.start(ontology, progress);
    }

    @Override
    public <T> T run(Supplier<T> work) {
        return hermit.run(work);
    }
}
