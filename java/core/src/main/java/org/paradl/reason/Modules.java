package org.paradl.reason;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;

import uk.ac.manchester.cs.owlapi.modularity.ModuleType;
import uk.ac.manchester.cs.owlapi.modularity.SyntacticLocalityModuleExtractor;

/**
 * Locality modules of a TBox: for a class, axioms from which all follows that classically follows of it, so all
 * justifications of its being unsatisfiable are among them. Facts are left out: nearly all of them are in every module.
 *
 * <p>Cuenca Grau, Horrocks, Kazakov, Sattler: Modular Reuse of Ontologies: Theory and Practice. J. Artif. Intell. Res.
 * 31 (2008). Sattler, Schneider, Zakharyaschev: Which Kind of Module Should I Extract? DL 2009, for the nested modules.
 */
final class Modules {
    private final Collection<OWLAxiom> axioms;
    private SyntacticLocalityModuleExtractor extractor;

    /** Nothing is done with the axioms before the first question. */
    Modules(Collection<OWLAxiom> axioms) {
        this.axioms = axioms;
    }

    Set<OWLAxiom> of(OWLClass c) {
        return of(Set.of(c));
    }

    /** From these all follows that follows of the names together. */
    Set<OWLAxiom> of(Set<? extends OWLEntity> names) {
        if (extractor == null) {
            List<OWLAxiom> terminology = axioms.stream()
                .filter(axiom -> axiom.isLogicalAxiom() && !Relevance.isABox(axiom)).collect(Collectors.toList());
            extractor = new SyntacticLocalityModuleExtractor(Owl.manager(), terminology.stream(),
                ModuleType.STAR);
        }
        return extractor.extract(Set.copyOf(names));
    }
}
