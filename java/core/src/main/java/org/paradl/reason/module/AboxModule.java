package org.paradl.reason.module;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * The part of a translation that says all there is to say of individuals, and whether there is a model: what is
 * asserted, with the bottom module of the names in that. A model of it is one of the whole with every other class and
 * property empty; so all justifications of an inconsistency, or of a fact, are in it (Cuenca Grau, Horrocks, Kazakov,
 * Sattler: Modular Reuse of Ontologies. J. Artif. Intell. Res. 31, 2008, for the TBox). Of a few facts over a large
 * terminology it is little.
 */
public final class AboxModule {
    /** Of fewer axioms the whole is as soon asked. */
    private static final int LARGE = 2_000;

    private final Translation translation;
    private final Set<OWLAxiom> axioms;

    private AboxModule(Translation translation, Set<OWLAxiom> axioms) {
        this.translation = translation;
        this.axioms = axioms;
    }

    /** Where it is clearly less than the whole, and what source axioms come to does not hang on others. */
    public static Optional<AboxModule> of(Translation translation) {
        return of(translation, LARGE);
    }

    /** @param large from how many axioms on it is looked for */
    public static Optional<AboxModule> of(Translation translation, int large) {
        Set<OWLAxiom> all = translation.toReasonOver();
        if (all.size() < large || !translation.isPiecemeal()) {
            return Optional.empty();
        }
        List<OWLAxiom> asserted = all.stream().filter(Concerned::isOfIndividuals).collect(Collectors.toList());
        List<OWLAxiom> logical = all.stream()
            .filter(axiom -> axiom.isLogicalAxiom() && !Islands.isBelowTop(axiom)).collect(Collectors.toList());
        Set<OWLEntity> names = Entities.in(logical);
        int clearlyLess = logical.size() / 2;
        if (asserted.size() > clearlyLess || names.stream().anyMatch(AboxModule::isUniversal)) {
            return Optional.empty();
        }
        Set<OWLAxiom> module = new Modules(new Relevance(logical)).bottom(Entities.in(asserted));
        module.addAll(asserted);
        if (module.size() > clearlyLess) {
            return Optional.empty();
        }
        // of one it never heard of an engine says nothing
        names.stream().filter(OWLEntity::isOWLNamedIndividual).map(Owl.FACTORY::getOWLDeclarationAxiom)
            .forEach(module::add);
        return Optional.of(new AboxModule(translation, module));
    }

    /** A property that syntactic locality takes for one like any other. */
    public static boolean isUniversal(OWLEntity name) {
        return name.isTopEntity() && (name.isOWLObjectProperty() || name.isOWLDataProperty());
    }

    /** What it says, in the classical axioms, with a declaration of each individual. */
    public Set<OWLAxiom> axioms() {
        return axioms;
    }

    /** The source axioms that say it. */
    public Set<OWLAxiom> sources() {
        return axioms.stream().flatMap(axiom -> translation.sourcesOf(axiom).stream())
            .collect(Collectors.toCollection(HashSet::new));
    }
}
