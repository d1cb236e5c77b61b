package org.paradl.reason;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** A translation, what was split for it, and an engine that reasons over it. */
final class Solution implements AutoCloseable {
    /** So many axioms are looked through for those that bear on a question. */
    private static final int MANY = 2_000;

    private final Translator translator;
    private final Split split;
    private final Translation translation;
    private final Theory theory;
    private final List<String> warnings;
    private Theory complete;
    private Theory withIdle;
    private Theory about;
    private Set<OWLEntity> asked;

    Solution(Translator translator, Split split, Translation translation, Theory theory, List<String> warnings) {
        this.translator = translator;
        this.split = split;
        this.translation = translation;
        this.theory = theory;
        this.warnings = List.copyOf(warnings);
    }

    Translator translator() {
        return translator;
    }

    Split split() {
        return split;
    }

    Translation translation() {
        return translation;
    }

    Theory theory() {
        return theory;
    }

    /** The same with another theory in its place: of some of the names alone. */
    Solution over(Theory some) {
        return new Solution(translator, split, translation, some, warnings);
    }

    /** All that can be asked of, over an engine that answers whatever is asked. */
    Theory complete() {
        if (complete == null) {
            Set<OWLAxiom> all = translation.toAskOf();
            complete = theory.engine().isThorough() && all.equals(translation.toReasonOver()) ? theory
                : new Theory(all, theory.engine().forFew(), theory.progress());
        }
        return complete;
    }

    /** The same for these classical axioms, which may ask about told-false properties. */
    Theory completeFor(Collection<OWLAxiom> asked) {
        Set<OWLAxiom> besides = translation.toAskOfBesides(asked);
        if (besides.isEmpty()) {
            return complete();
        }
        if (withIdle == null) {
            var all = new LinkedHashSet<>(translation.toAskOf());
            all.addAll(besides);
            withIdle = new Theory(all, theory.engine().forFew(), theory.progress());
        }
        return withIdle;
    }

    /** The same as far as these names of the translation are asked about, and no others; the last of such is kept. */
    Theory about(Set<OWLEntity> names) {
        if (translation.toAskOf().size() < MANY) {
            return complete();
        }
        if (!names.equals(asked)) {
            closeAbout();
            asked = Set.copyOf(names);
            Set<OWLAxiom> axioms = translation.toAskOf(names);
            names.stream().filter(OWLEntity::isOWLNamedIndividual) // of one it never heard of an engine says nothing
                .map(Owl.FACTORY::getOWLDeclarationAxiom).forEach(axioms::add);
            about = new Theory(axioms, theory.engine().forFew(), theory.progress());
        }
        return about;
    }

    private void closeAbout() {
        if (about != null) {
            about.close();
        }
    }

    /** One line each: what the engine leaves out. */
    List<String> warnings() {
        return warnings;
    }

    @Override
    public void close() {
        closeAbout();
        if (withIdle != null) {
            withIdle.close();
        }
        if (complete != null && complete != theory) {
            complete.close();
        }
        theory.close();
    }
}
