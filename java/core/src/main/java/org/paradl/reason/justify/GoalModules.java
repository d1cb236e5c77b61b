package org.paradl.reason.justify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.reason.classify.ClassClash;
import org.paradl.reason.module.AboxModule;
import org.paradl.reason.module.Concerned;
import org.paradl.reason.module.Islands;
import org.paradl.reason.module.Modules;
import org.paradl.reason.module.Relevance;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Parts of the source that have all justifications of what follows of some names: what a bottom module of their sides
 * comes from (Cuenca Grau, Horrocks, Kazakov, Sattler: Modular Reuse of Ontologies. J. Artif. Intell. Res. 31, 2008).
 * That there is no other justification is found out soon there. The module is one of the translation as it is written,
 * where what a source axiom comes to does not hang on others.
 */
public final class GoalModules {
    private final Translation translation;
    private final Relevance source;
    private Set<OWLAxiom> asserted;
    private Islands islands;
    private boolean tiedByAssertions;
    private Modules terminology;
    private boolean isUniversal;

    /**
     * Nothing is done before the first question.
     *
     * @param translation all of which has a model, unless it is asked why not
     */
    GoalModules(Translation translation, Relevance source) {
        this.translation = translation;
        this.source = source;
    }

    /**
     * For what follows of the names, whatever else does. Where assertions alone tie individuals together, that model
     * beside one of all that is said of those whom they connect with these is another.
     */
    public Relevance of(Collection<? extends OWLEntity> about) {
        prepare();
        Set<OWLEntity> names = sides(about);
        Set<OWLAxiom> facts = tiedByAssertions ? islands.around(names) : asserted;
        names.addAll(Entities.in(facts));
        Set<OWLAxiom> module = terminology.bottom(names);
        module.addAll(facts);
        return comingTo(module);
    }

    /** For classes that are unsatisfiable: where nobody is spoken of, facts have no part in it for the same reason. */
    Relevance ofUnsatisfiable(OWLEntity c) {
        prepare();
        Set<OWLAxiom> module = terminology.bottom(sides(List.of(c)));
        return module.stream().anyMatch(Concerned::hasIndividuals) ? of(List.of(c)) : comingTo(module);
    }

    /**
     * For what has no model: each justification of that is in one of these parts. Where assertions alone tie
     * individuals together, models of what each of them depends on would be one of all.
     */
    public List<Relevance> ofInconsistency() {
        prepare();
        if (!tiedByAssertions || isUniversal) {
            return List.of(source);
        }
        var parts = new ArrayList<>(List.of(new Relevance(sources(terminology.bottom(Set.of())))));
        var seen = new HashSet<OWLEntity>();
        Entities.in(asserted).stream().filter(OWLEntity::isOWLNamedIndividual).sorted().forEach(individual -> {
            if (seen.add(individual)) {
                Set<OWLAxiom> facts = islands.around(Set.of(individual));
                Set<OWLEntity> names = Entities.in(facts);
                seen.addAll(names);
                Set<OWLAxiom> part = terminology.bottom(names);
                part.addAll(facts);
                parts.add(new Relevance(sources(part)));
            }
        });
        return parts;
    }

    private void prepare() {
        if (terminology == null) {
            List<OWLAxiom> logical = translation.axioms().stream()
                .filter(axiom -> axiom.isLogicalAxiom() && !Islands.isBelowTop(axiom)).collect(Collectors.toList());
            asserted = logical.stream().filter(Concerned::isOfIndividuals).collect(Collectors.toSet());
            islands = new Islands(logical, true);
            tiedByAssertions = islands.areTiedByAssertions();
            isUniversal = Entities.in(logical).stream().anyMatch(AboxModule::isUniversal);
            terminology = new Modules(new Relevance(logical));
        }
    }

    private Set<OWLEntity> sides(Collection<? extends OWLEntity> about) {
        var names = new HashSet<OWLEntity>(about);
        names.addAll(translation.sides(about));
        names.add(ClassClash.ABSURD);
        return names;
    }

    private Relevance comingTo(Set<OWLAxiom> module) {
        Set<OWLAxiom> sources = sources(module);
        return isUniversal || sources.size() > source.source().size() / 2 ? source : new Relevance(sources);
    }

    private Set<OWLAxiom> sources(Set<OWLAxiom> module) {
        return module.stream().flatMap(axiom -> translation.sourcesOf(axiom).stream()).collect(Collectors.toSet());
    }
}
