package org.paradl.reason;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Engine;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.SWRLRule;

import com.clarkparsia.owlapi.modularity.locality.LocalityClass;
import com.clarkparsia.owlapi.modularity.locality.SyntacticLocalityEvaluator;

/**
 * What is left of a translation without some source axioms, as far as it bears on some names; and which names that may
 * be told otherwise of. Most repairs concern few names, and of those as much follows from their module as from all.
 *
 * <p>A class depends on what may be in its bottom module: on an axiom that is not local to a name, and through that
 * name on whatever leads to it (Cuenca Grau, Horrocks, Kazakov, Sattler: Modular Reuse of Ontologies. J. Artif. Intell.
 * Res. 31, 2008). An individual depends on what is asserted of it, and through that on those that it is asserted to be
 * connected with: without nominals models of the parts make one of the whole. With them every name depends on every
 * assertion.
 */
final class Remainder {
    /** An axiom with more names is taken to say something of each. */
    private static final int MANY = 50;

    private final Translation translation;
    private final Engine engine;
    private final Progress progress;
    private final Map<OWLEntity, List<OWLAxiom>> mentioning = new HashMap<>();
    private final Map<OWLAxiom, Optional<Set<OWLEntity>>> concerned = new HashMap<>();
    private final List<OWLAxiom> facts = new ArrayList<>();
    private final Modules modules;
    private final SyntacticLocalityEvaluator locality = new SyntacticLocalityEvaluator(LocalityClass.BOTTOM_BOTTOM);
    private final boolean tied;

    /** @param translation one that is {@link Translation#isPiecemeal piecemeal} */
    Remainder(Translation translation, Engine engine, Progress progress) {
        this.translation = translation;
        this.engine = engine;
        this.progress = progress;
        Set<OWLAxiom> axioms = translation.toReasonOver();
        axioms.stream().filter(OWLAxiom::isLogicalAxiom).forEach(axiom -> {
            names(axiom).forEach(name -> mentioning.computeIfAbsent(name, k -> new ArrayList<>()).add(axiom));
            if (isOfIndividuals(axiom)) {
                facts.add(axiom);
            }
        });
        this.modules = new Modules(new Relevance(axioms));
        this.tied = axioms.stream().filter(OWLAxiom::isLogicalAxiom).anyMatch(Remainder::ties);
    }

    /** What says something of named individuals alone, and of all of them maybe. */
    private static boolean isOfIndividuals(OWLAxiom axiom) {
        return Relevance.isABox(axiom) || axiom instanceof SWRLRule || axiom instanceof OWLHasKeyAxiom;
    }

    /** Whether individuals that no assertion connects may have to do with each other, and classes with them. */
    private static boolean ties(OWLAxiom axiom) {
        return Islands.hasTop(axiom) || Entities.hasAnonymous(axiom) || !Relevance.isABox(axiom)
            && (isOfIndividuals(axiom) || names(axiom).stream().anyMatch(OWLEntity::isOWLNamedIndividual));
    }

    private static Set<OWLEntity> names(OWLAxiom axiom) {
        Set<OWLEntity> names = Entities.in(axiom);
        names.removeIf(OWLEntity::isBuiltIn);
        return names;
    }

    /** What only these axioms say. */
    private Set<OWLAxiom> gone(Set<OWLAxiom> removed) {
        return translation.of(removed).stream().filter(axiom -> !translation.sourcesOf(axiom).isEmpty()
            && removed.containsAll(translation.sourcesOf(axiom))).collect(Collectors.toSet());
    }

    /** The names that less may follow of without these axioms; of all others the same does. */
    Set<OWLEntity> dependents(Set<OWLAxiom> removed) {
        var found = new HashSet<OWLEntity>();
        Set<OWLAxiom> seen = gone(removed);
        Deque<OWLAxiom> ahead = new ArrayDeque<>(seen);
        while (!ahead.isEmpty()) {
            Optional<Set<OWLEntity>> names = concerned.computeIfAbsent(ahead.remove(), this::concerned);
            if (names.isEmpty()) {
                return Collections.unmodifiableSet(mentioning.keySet());
            }
            names.get().stream().filter(found::add).flatMap(name -> mentioning.getOrDefault(name, List.of()).stream())
                .filter(seen::add).forEach(ahead::add);
        }
        return found;
    }

    /** Names of which at least one is in whatever the axiom says something of; nothing where that is everything. */
    private Optional<Set<OWLEntity>> concerned(OWLAxiom axiom) {
        Set<OWLEntity> names = names(axiom);
        if (isOfIndividuals(axiom)) {
            names.removeIf(name -> !name.isOWLNamedIndividual());
            return Optional.of(names).filter(individuals -> !tied);
        }
        if (axiom instanceof OWLDatatypeDefinitionAxiom || !locality.isLocal(axiom, Set.of())) {
            return Optional.empty();
        }
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

    /**
     * What is left as far as these names go.
     *
     * @param names with an individual all those that it is connected with
     */
    Theory about(Set<? extends OWLEntity> names, Set<OWLAxiom> removed) {
        List<OWLAxiom> asserted = tied ? facts : facts.stream()
            .filter(fact -> names(fact).stream().anyMatch(name -> name.isOWLNamedIndividual() && names.contains(name)))
            .collect(Collectors.toList());
        Set<OWLEntity> all = Entities.in(asserted);
        all.addAll(names);
        Set<OWLAxiom> axioms = modules.bottom(all);
        axioms.addAll(asserted);
        axioms.removeAll(gone(removed));
        names.forEach(name -> axioms.add(Owl.FACTORY.getOWLDeclarationAxiom(name)));
        return new Theory(axioms, engine, progress);
    }
}
