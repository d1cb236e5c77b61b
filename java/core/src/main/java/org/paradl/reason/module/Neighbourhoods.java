package org.paradl.reason.module;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;

/**
 * An ABox cut into parts: each has some individuals, all that is asserted of them, what is asserted of their neighbours
 * alone, and the TBox: all of it, or of a large one the locality module of their names. Values of properties of which
 * nothing else is said are in none.
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
        Set<OWLEntity> spokenOf = Entities.in(axioms.stream()
            .filter(axiom -> axiom.isLogicalAxiom() && !isOfProperty(axiom)).collect(Collectors.toList()));
        for (OWLAxiom axiom : axioms) {
            if (!Relevance.isABox(axiom)) {
                tbox.add(axiom);
                continue;
            }
            if (isOfProperty(axiom) && isIdle((OWLPropertyAssertionAxiom<?, ?>) axiom, spokenOf)) {
                continue;
            }
            Set<OWLNamedIndividual> individuals = Names.ofIndividuals(Set.of(axiom));
            individuals.forEach(i -> about.computeIfAbsent(i, k -> new ArrayList<>()).add(axiom));
            if (individuals.size() == 1) {
                aboutAlone.computeIfAbsent(individuals.iterator().next(), k -> new ArrayList<>()).add(axiom);
            }
        }
    }

    private static boolean isOfProperty(OWLAxiom axiom) {
        return axiom instanceof OWLObjectPropertyAssertionAxiom || axiom instanceof OWLDataPropertyAssertionAxiom;
    }

    /** Whether nothing is said of the property but who has it. Much of a knowledge graph is so: names, identifiers. */
    private static boolean isIdle(OWLPropertyAssertionAxiom<?, ?> fact, Set<OWLEntity> spokenOf) {
        return Collections.disjoint(spokenOf, Entities.in(fact.getProperty()))
            && !(fact.getObject() instanceof OWLLiteral && Literals.isIllTyped((OWLLiteral) fact.getObject()));
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
