package org.paradl.protege;

import org.protege.editor.owl.model.inference.AbstractProtegeOWLReasonerInfo;
import org.semanticweb.owlapi.reasoner.BufferingMode;
import org.semanticweb.owlapi.reasoner.OWLReasonerFactory;

/** ParaDL in Protégé's menu of reasoners. */
public final class ReasonerInfo extends AbstractProtegeOWLReasonerInfo {
    private final OWLReasonerFactory factory = new CoreReasonerFactory(Chosen::load);

    @Override
    public BufferingMode getRecommendedBuffering() {
        return BufferingMode.BUFFERING;
    }

    @Override
    public OWLReasonerFactory getReasonerFactory() {
        return factory;
    }

    @Override
    public void initialise() {
        // the core is loaded when it is first needed
    }

    @Override
    public void dispose() {
        // the core ends with Protégé
    }
}
