package org.paradl.reason.module;

import java.util.List;
import java.util.Set;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.*;

/**
 * The names that an axiom says something of. Where they all are empty it says nothing at all, whatever its other names
 * are: that is what makes it local for a bottom module (Cuenca Grau, Horrocks, Kazakov, Sattler: Modular Reuse of
 * Ontologies: Theory and Practice. JAIR 31, 2008). Of facts these are the individuals.
 */
final class Subjects {

    private Subjects() {
    }

    /** An axiom of owl:Thing, or of any other form, says something of all its names. */
    static Set<OWLEntity> of(OWLAxiom axiom) {
        if (Relevance.isABox(axiom)) {
            return Relevance.mentioned(axiom);
        }
        Set<OWLEntity> subjects = Entities.in(left(axiom));
        subjects.removeIf(OWLEntity::isBuiltIn);
        return subjects.isEmpty() ? Relevance.mentioned(axiom) : subjects;
    }

    private static List<? extends OWLObject> left(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            return List.of(((OWLSubClassOfAxiom) axiom).getSubClass());
        }
        if (axiom instanceof OWLSubPropertyAxiom) {
            return List.of(((OWLSubPropertyAxiom<?>) axiom).getSubProperty());
        }
        if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            return ((OWLSubPropertyChainOfAxiom) axiom).getPropertyChain();
        }
        if (axiom instanceof OWLUnaryPropertyAxiom) { // domain, range, characteristic
            return List.of(((OWLUnaryPropertyAxiom<?>) axiom).getProperty());
        }
        return List.of();
    }
}
