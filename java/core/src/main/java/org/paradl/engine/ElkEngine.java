package org.paradl.engine;

import java.util.Collection;
import java.util.List;

import org.semanticweb.elk.owlapi.ElkReasonerConfiguration;
import org.semanticweb.elk.owlapi.ElkReasonerFactory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * ELK: a consequence-based reasoner for OWL 2 EL, for large terminologies. It leaves out what it does not know:
 * {@link #beyondReach} says which axioms.
 *
 * <p>Kazakov, Krötzsch, Simančík: The Incredible ELK. J. Autom. Reasoning 53 (2014).
 */
public final class ElkEngine implements Engine {

    @Override
    public String name() {
        return "elk";
    }

    @Override
    public String version() {
        return MavenVersion.of(ElkReasonerFactory.class, "io.github.liveontologies", "elk-owlapi");
    }

    @Override
    public String licence() {
        return "Apache-2.0";
    }

    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return ElkReach.beyond(axioms);
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        progress.checkCancelled();
        var configuration = new ElkReasonerConfiguration(new Monitor(progress));
        OWLReasoner reasoner = run(() -> new ElkReasonerFactory().createNonBufferingReasoner(ontology, configuration));
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }
}
