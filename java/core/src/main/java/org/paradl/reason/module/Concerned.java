package org.paradl.reason.module;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.SWRLRule;

/**
 * Which names axioms say something of. A class depends on what may be in its bottom module: on an axiom that is not
 * local to a name, and through that name on whatever leads to it (Cuenca Grau, Horrocks, Kazakov, Sattler: Modular
 * Reuse of Ontologies. J. Artif. Intell. Res. 31, 2008).
 */
public final class Concerned {
    /** An axiom with more names is taken to say something of each. */
    private static final int MANY = 50;

    private final Map<OWLEntity, List<OWLAxiom>> mentioning = new HashMap<>();
    private final Map<OWLAxiom, Optional<Set<OWLEntity>>> concerned = new HashMap<>();
    private final Locality locality = Locality.bottom();
    private final Function<OWLAxiom, Optional<Set<OWLEntity>>> byFacts;

    /** @param byFacts whom something concerns that is said of individuals; nothing where that is everything */
    public Concerned(Collection<OWLAxiom> axioms, Function<OWLAxiom, Optional<Set<OWLEntity>>> byFacts) {
        this.byFacts = byFacts;
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).forEach(axiom -> names(axiom)
            .forEach(name -> mentioning.computeIfAbsent(name, k -> new ArrayList<>()).add(axiom)));
    }

    public static Set<OWLEntity> names(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        names.removeIf(OWLEntity::isBuiltIn);
        return names;
    }

    /** What says something of named individuals alone, and of all of them maybe. */
    public static boolean isOfIndividuals(OWLAxiom axiom) {
        return Relevance.isABox(axiom) || axiom instanceof SWRLRule || axiom instanceof OWLHasKeyAxiom;
    }

    public static boolean hasIndividuals(OWLAxiom axiom) {
        return Entities.in(axiom).stream().anyMatch(OWLEntity::isOWLNamedIndividual);
    }

    /** The names that more may follow of because of these axioms; nothing where that is everything. */
    public Optional<Set<OWLEntity>> by(Collection<OWLAxiom> some) {
        var found = new HashSet<OWLEntity>();
        Set<OWLAxiom> seen = new HashSet<>(some);
        Deque<OWLAxiom> ahead = new ArrayDeque<>(seen);
        while (!ahead.isEmpty()) {
            Optional<Set<OWLEntity>> names = concerned.computeIfAbsent(ahead.remove(), this::by);
            if (names.isEmpty()) {
                return Optional.empty();
            }
            names.get().stream().filter(found::add).flatMap(name -> mentioning.getOrDefault(name, List.of()).stream())
                .filter(seen::add).forEach(ahead::add);
        }
        return Optional.of(found);
    }

    /** All names. */
    public Set<OWLEntity> everything() {
        return Collections.unmodifiableSet(mentioning.keySet());
    }

    /** Names of which at least one is in whatever the axiom says something of; nothing where that is everything. */
    private Optional<Set<OWLEntity>> by(OWLAxiom axiom) {
        if (isOfIndividuals(axiom)) {
            return byFacts.apply(axiom);
        }
        if (axiom instanceof OWLDatatypeDefinitionAxiom || !locality.isLocal(axiom, Set.of())) {
            return Optional.empty();
        }
        Set<OWLEntity> names = names(axiom);
        if (names.size() <= MANY) {
            names.removeAll(others(axiom, names));
        }
        return Optional.of(names);
    }

    /** Names that it says nothing of without another; those that lead to most axioms first. */
    private Set<OWLEntity> others(OWLAxiom axiom, Set<OWLEntity> names) {
        var others = new HashSet<OWLEntity>();
        names.stream().sorted(Comparator.comparing((OWLEntity name) -> -mentioning.get(name).size())
            .thenComparing(Comparator.naturalOrder())).forEach(name -> {
                others.add(name);
                if (!locality.isLocal(axiom, others)) {
                    others.remove(name);
                }
            });
        return others;
    }
}
