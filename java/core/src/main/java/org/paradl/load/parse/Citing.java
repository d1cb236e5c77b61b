package org.paradl.load.parse;

import java.util.Collection;

import org.semanticweb.owlapi.io.OWLParser;
import org.semanticweb.owlapi.model.OWLAxiom;

/** A parser of RDF that knows the lines. */
public interface Citing extends OWLParser {

    /** From now on it reads nothing but what may be among these axioms, each annotated with the line it stands on. */
    Citing citing(Collection<OWLAxiom> wanted);
}
