package org.paradl.owlapi;

import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.BufferingMode;
import org.semanticweb.owlapi.reasoner.OWLReasonerConfiguration;
import org.semanticweb.owlapi.reasoner.OWLReasonerFactory;

/**
 * Makes OWLAPI reasoners that answer also where an ontology is inconsistent.
 *
 * <pre>{@code
 * ParaReasoner reasoner = new ParaReasonerFactory().createReasoner(ontology);
 * reasoner.getTypes(tweety, true);            // what a classical reasoner cannot say any more
 * reasoner.value(tweetyFlies);                // T, F, B or N
 * reasoner.conflicts(1);                      // each with a justification
 * }</pre>
 */
public final class ParaReasonerFactory implements OWLReasonerFactory {

    @Override
    public String getReasonerName() {
        return ParaReasoner.NAME;
    }

    @Override
    public ParaReasoner createReasoner(OWLOntology ontology) {
        return createReasoner(ontology, new ParaConfiguration());
    }

    @Override
    public ParaReasoner createNonBufferingReasoner(OWLOntology ontology) {
        return createNonBufferingReasoner(ontology, new ParaConfiguration());
    }

    /**
     * @param configuration a {@link ParaConfiguration}, or any other, whose time-out, policies and monitor are taken
     *     over
     */
    @Override
    public ParaReasoner createReasoner(OWLOntology ontology, OWLReasonerConfiguration configuration) {
        return new ParaReasoner(ontology, ParaConfiguration.of(configuration), BufferingMode.BUFFERING);
    }

    /** @param configuration as of {@link #createReasoner(OWLOntology, OWLReasonerConfiguration)} */
    @Override
    public ParaReasoner createNonBufferingReasoner(OWLOntology ontology, OWLReasonerConfiguration configuration) {
        return new ParaReasoner(ontology, ParaConfiguration.of(configuration), BufferingMode.NON_BUFFERING);
    }
}
