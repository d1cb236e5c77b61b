package org.paradl.reason;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * How much of an ontology speaks of what an axiom speaks of (the syntactic relevance of Kalyanpur, Parsia, Sirin,
 * Cuenca Grau: Repairing Unsatisfiable Concepts in OWL Ontologies. ESWC 2006). Immutable.
 */
public final class Usage {
    private final Map<OWLEntity, Integer> mentions = new HashMap<>();

    public Usage(Collection<OWLAxiom> axioms) {
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).flatMap(axiom -> axiom.getSignature().stream())
            .filter(name -> !name.isBuiltIn()).forEach(name -> mentions.merge(name, 1, Integer::sum));
    }

    /** How often the axiom's names occur in other logical axioms. */
    public int of(OWLAxiom axiom) {
        return axiom.getSignature().stream().mapToInt(name -> Math.max(0, mentions.getOrDefault(name, 0) - 1)).sum();
    }
}
