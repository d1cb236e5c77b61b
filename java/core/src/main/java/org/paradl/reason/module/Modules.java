package org.paradl.reason.module;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import uk.ac.manchester.cs.owlapi.modularity.ModuleType;
import uk.ac.manchester.cs.owlapi.modularity.SyntacticLocalityModuleExtractor;

/**
 * Locality modules of a TBox: for a class, axioms from which all follows that classically follows of it, so all
 * justifications of its being unsatisfiable are among them. Facts are left out: nearly all of them are in every module.
 *
 * <p>OWLAPI's extractor looks at every axiom, several times; here it is given the bottom module, which is found by what
 * mentions its names. Cuenca Grau, Horrocks, Kazakov, Sattler: Modular Reuse of Ontologies: Theory and Practice. J.
 * Artif. Intell. Res. 31 (2008). Sattler, Schneider, Zakharyaschev: Which Kind of Module Should I Extract? DL 2009, for
 * the nested modules. Tsarkov: Improved Algorithms for Module Extraction and Atomic Decomposition. DL 2012, for what is
 * in every module.
 */
public final class Modules {
    private final Relevance axioms;
    private final Locality locality = Locality.bottom();
    private List<OWLAxiom> inAll;

    /** Nothing is done with the axioms before the first question. */
    public Modules(Relevance axioms) {
        this.axioms = axioms;
    }

    public Set<OWLAxiom> of(OWLClass c) {
        return of(Set.of(c));
    }

    /** From these all follows that follows of the names together. */
    public Set<OWLAxiom> of(Set<? extends OWLEntity> names) {
        Set<OWLAxiom> bottom = bottom(names);
        Map<OWLAxiom, List<OWLAxiom>> byTested = bottom.stream()
            .collect(Collectors.groupingBy(Locality::tested, LinkedHashMap::new, Collectors.toList()));
        var module = new LinkedHashSet<OWLAxiom>();
        new SyntacticLocalityModuleExtractor(Owl.manager(), byTested.keySet().stream(), ModuleType.STAR)
            .extract(withBuiltIn(names, bottom)).forEach(tested -> module.addAll(byTested.get(tested)));
        bottom.stream().filter(OWLDatatypeDefinitionAxiom.class::isInstance).forEach(module::add);
        return module;
    }

    /** That all are below the universal property says nothing, and is said of many. */
    private static Set<OWLEntity> withBuiltIn(Set<? extends OWLEntity> names, Set<OWLAxiom> axioms) {
        var all = new HashSet<OWLEntity>(names);
        axioms.stream().filter(axiom -> !Islands.isBelowTop(axiom)).flatMap(axiom -> Entities.in(axiom).stream())
            .filter(name -> Locality.UNIVERSAL.contains(name) || Locality.EMPTY.contains(name)).forEach(all::add);
        return all;
    }

    /** The same of whatever has these names and is below what has. */
    public Set<OWLAxiom> bottom(Set<? extends OWLEntity> names) {
        var module = new LinkedHashSet<>(inAll());
        var signature = new HashSet<OWLEntity>(Locality.UNIVERSAL);
        Deque<OWLEntity> ahead = new ArrayDeque<>(names);
        ahead.addAll(Entities.in(module));
        while (!ahead.isEmpty()) {
            OWLEntity name = ahead.remove();
            if (signature.add(name)) {
                axioms.mentioning(name).stream().filter(axiom -> isTerminological(axiom)
                    && !module.contains(axiom) && !locality.isLocal(axiom, signature)).forEach(axiom -> {
                        module.add(axiom);
                        ahead.addAll(Entities.in(axiom));
                    });
            }
        }
        return module;
    }

    /** What says something of every name. To OWLAPI definitions of datatypes never do. */
    private Collection<OWLAxiom> inAll() {
        if (inAll == null) {
            inAll = axioms.source().stream().filter(axiom -> isTerminological(axiom)
                && (axiom instanceof OWLDatatypeDefinitionAxiom || !locality.isLocal(axiom, Set.of())))
                .collect(Collectors.toUnmodifiableList());
        }
        return inAll;
    }

    private static boolean isTerminological(OWLAxiom axiom) {
        return axiom.isLogicalAxiom() && !Relevance.isABox(axiom);
    }
}
