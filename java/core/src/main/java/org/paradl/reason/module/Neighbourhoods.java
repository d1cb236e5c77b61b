package org.paradl.reason.module;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/**
 * An ABox cut into parts: each has some individuals, all that is asserted of them, what is asserted of their neighbours
 * alone, and the TBox: all of it, or of a large one the locality module of their names.
 *
 * <p>Cuenca Grau, Horrocks, Kazakov, Sattler: Modular Reuse of Ontologies: Theory and Practice. JAIR 31 (2008).
 */
public final class Neighbourhoods {
    private static final int LARGE = 500;

    private final Set<OWLAxiom> tbox = new LinkedHashSet<>();
    private final Modules modules = new Modules(new Relevance(tbox));
    private final Map<OWLNamedIndividual, List<OWLAxiom>> about = new LinkedHashMap<>();
    private final Map<OWLNamedIndividual, List<OWLAxiom>> aboutAlone = new HashMap<>();

    public Neighbourhoods(Collection<OWLAxiom> axioms) {
        for (OWLAxiom axiom : axioms) {
            if (!Relevance.isABox(axiom)) {
                tbox.add(axiom);
                continue;
            }
            Set<OWLNamedIndividual> individuals = Names.ofIndividuals(Set.of(axiom));
            individuals.forEach(i -> about.computeIfAbsent(i, k -> new ArrayList<>()).add(axiom));
            if (individuals.size() == 1) {
                aboutAlone.computeIfAbsent(individuals.iterator().next(), k -> new ArrayList<>()).add(axiom);
            }
        }
    }

    public Set<OWLAxiom> tbox() {
        return tbox;
    }

    /** The parts, each with about so many assertions. */
    public List<Set<OWLAxiom>> parts(int size) {
        var parts = new ArrayList<Set<OWLAxiom>>();
        var assertions = new LinkedHashSet<OWLAxiom>();
        for (OWLNamedIndividual individual : about.keySet()) {
            for (OWLAxiom axiom : about.get(individual)) {
                assertions.add(axiom);
                Names.ofIndividuals(Set.of(axiom))
                    .forEach(n -> assertions.addAll(aboutAlone.getOrDefault(n, List.of())));
            }
            if (assertions.size() >= size) {
                parts.add(part(assertions));
                assertions.clear();
            }
        }
        parts.add(part(assertions));
        return parts;
    }

    private Set<OWLAxiom> part(Set<OWLAxiom> assertions) {
        var part = new LinkedHashSet<>(assertions);
        part.addAll(tbox.size() < LARGE ? tbox : modules.bottom(Entities.in(assertions)));
        return part;
    }
}
