package org.paradl.reason.theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Engine;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.reason.module.Concerned;
import org.paradl.reason.module.Islands;
import org.paradl.reason.module.Modules;
import org.paradl.reason.module.Relevance;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * What is left of a translation without some source axioms, as far as it bears on some names; and which names that may
 * be told otherwise of. Most repairs concern few names, and of those as much follows from their module as from all.
 *
 * <p>A class depends on what may be in its bottom module: see {@link Concerned}. An individual depends on what is
 * asserted of it, and through that on those that it is asserted to be connected with: without nominals models of the
 * parts make one of the whole. With them every name depends on every assertion.
 */
public final class Remainder {
    private final Translation translation;
    private final Engine engine;
    private final Progress progress;
    private final Concerned concerned;
    private final List<OWLAxiom> facts = new ArrayList<>();
    private final Modules modules;
    private final boolean tied;

    /** @param translation one that is {@link Translation#isPiecemeal piecemeal} */
    public Remainder(Translation translation, Engine engine, Progress progress) {
        this.translation = translation;
        this.engine = engine;
        this.progress = progress;
        Set<OWLAxiom> axioms = translation.toReasonOver();
        this.concerned = new Concerned(axioms, this::connected);
        axioms.stream().filter(Concerned::isOfIndividuals).forEach(facts::add);
        this.modules = new Modules(new Relevance(axioms));
        this.tied = axioms.stream().filter(OWLAxiom::isLogicalAxiom).anyMatch(Remainder::ties);
    }

    /** Whether individuals that no assertion connects may have to do with each other, and classes with them. */
    private static boolean ties(OWLAxiom axiom) {
        return Islands.hasTop(axiom) || Entities.hasAnonymous(axiom) || !Relevance.isABox(axiom)
            && (Concerned.isOfIndividuals(axiom) || Concerned.hasIndividuals(axiom));
    }

    /** What only these axioms say. */
    private Set<OWLAxiom> gone(Set<OWLAxiom> removed) {
        return translation.of(removed).stream().filter(axiom -> !translation.sourcesOf(axiom).isEmpty()
            && removed.containsAll(translation.sourcesOf(axiom))).collect(Collectors.toSet());
    }

    /** The names that less may follow of without these axioms; of all others the same does. */
    public Set<OWLEntity> dependents(Set<OWLAxiom> removed) {
        return concerned.by(gone(removed)).orElseGet(concerned::everything);
    }

    private Optional<Set<OWLEntity>> connected(OWLAxiom fact) {
        Set<OWLEntity> individuals = Concerned.names(fact);
        individuals.removeIf(name -> !name.isOWLNamedIndividual());
        return Optional.of(individuals).filter(some -> !tied);
    }

    /**
     * What is left as far as these names go.
     *
     * @param names with an individual all those that it is connected with
     */
    public Theory about(Set<? extends OWLEntity> names, Set<OWLAxiom> removed) {
        List<OWLAxiom> asserted = tied ? facts : facts.stream()
            .filter(fact -> Entities.in(fact).stream()
                .anyMatch(name -> name.isOWLNamedIndividual() && names.contains(name)))
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
