package org.paradl.protege;

import java.util.function.Supplier;

import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.BufferingMode;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.OWLReasonerConfiguration;
import org.semanticweb.owlapi.reasoner.OWLReasonerFactory;
import org.semanticweb.owlapi.reasoner.SimpleConfiguration;

/** Makes reasoners of OWLAPI 4 that ParaDL's core answers for. */
final class CoreReasonerFactory implements OWLReasonerFactory {
    private final Supplier<Choice> choice;

    /** @param choice is asked whenever a reasoner is made */
    CoreReasonerFactory(Supplier<Choice> choice) {
        this.choice = choice;
    }

    @Override
    public String getReasonerName() {
        return "ParaDL";
    }

    @Override
    public OWLReasoner createNonBufferingReasoner(OWLOntology ontology) {
        return createNonBufferingReasoner(ontology, new SimpleConfiguration());
    }

    @Override
    public OWLReasoner createReasoner(OWLOntology ontology) {
        return createReasoner(ontology, new SimpleConfiguration());
    }

    @Override
    public OWLReasoner createNonBufferingReasoner(OWLOntology ontology, OWLReasonerConfiguration configuration) {
        return new CoreReasoner(ontology, configuration, choice.get(), BufferingMode.NON_BUFFERING);
    }

    @Override
    public OWLReasoner createReasoner(OWLOntology ontology, OWLReasonerConfiguration configuration) {
        return new CoreReasoner(ontology, configuration, choice.get(), BufferingMode.BUFFERING);
    }
}
