package org.paradl.engine;

import java.util.Collection;
import java.util.List;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * A classical OWL reasoner that ParaDL can drive. Engines are found with {@link java.util.ServiceLoader}, so another
 * one is another jar on the class path: see {@link Engines}.
 */
public interface Engine {

    /** The name that {@code --reasoner} takes, in lower case. */
    String name();

    /** The version of the reasoner's own code. */
    String version();

    /** The SPDX identifier of the reasoner's licence. */
    String licence();

    /**
     * The axioms that this engine would ignore or take only in part, so that its answers might be incomplete. Empty
     * where the engine is complete for all of them.
     */
    List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms);

    /**
     * A reasoner over the ontology and its imports, non-buffering where the engine can. It reports to {@code progress} and
     * is interrupted through it; {@link Progress#watch} has been called with it when this returns.
     */
    OWLReasoner start(OWLOntology ontology, Progress progress);
}
