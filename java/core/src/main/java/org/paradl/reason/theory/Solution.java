package org.paradl.reason.theory;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.reason.module.AboxModule;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** A translation, what was split for it, and an engine that reasons over it. */
public final class Solution implements AutoCloseable {
    /** So many axioms are looked through for those that bear on a question. */
    private static final int MANY = 2_000;

    private final Translator translator;
    private final Split split;
    private final Translation translation;
    private final Set<OWLAxiom> axioms;
    private final Theory theory;
    private final List<String> warnings;
    private Theory complete;
    private Theory withIdle;
    private Theory about;
    private Set<OWLEntity> asked;
    private Optional<AboxModule> aboxModule;
    private Solution ofIndividuals;

    public Solution(Translator translator, Split split, Translation translation, Theory theory, List<String> warnings) {
        this(translator, split, translation, translation.toReasonOver(), theory, warnings);
    }

    private Solution(Translator translator, Split split, Translation translation, Set<OWLAxiom> axioms, Theory theory,
            List<String> warnings) {
        this.translator = translator;
        this.split = split;
        this.translation = translation;
        this.axioms = axioms;
        this.theory = theory;
        this.warnings = List.copyOf(warnings);
    }

    public Translator translator() {
        return translator;
    }

    public Split split() {
        return split;
    }

    public Translation translation() {
        return translation;
    }

    public Theory theory() {
        return theory;
    }

    /** The same with another theory in its place: of some of the names alone. */
    public Solution over(Theory some) {
        return new Solution(translator, split, translation, some, warnings);
    }

    /** What says all of individuals, where that is clearly less than all. */
    public Optional<AboxModule> aboxModule() {
        if (aboxModule == null) {
            aboxModule = AboxModule.of(translation);
        }
        return aboxModule;
    }

    /** Whether there is a model. */
    public boolean isConsistent() {
        return ofIndividuals().theory.isConsistent();
    }

    /** The same as far as questions go that are about individuals. */
    public Solution ofIndividuals() {
        if (ofIndividuals == null) {
            ofIndividuals = aboxModule().map(this::over).orElse(this);
        }
        return ofIndividuals;
    }

    private Solution over(AboxModule module) {
        var theirs = new Solution(translator, split, translation, module.axioms(),
            new Theory(module.axioms(), theory.engine(), theory.progress()), warnings);
        theirs.aboxModule = aboxModule;
        theirs.ofIndividuals = theirs;
        return theirs;
    }

    /** What is reasoned over: of {@link #ofIndividuals} what says anything of them. */
    public Set<OWLAxiom> axioms() {
        return axioms;
    }

    /** All that can be asked of, over an engine that answers whatever is asked. */
    public Theory complete() {
        if (complete == null) {
            Set<OWLAxiom> all = translation.toAskOf();
            complete = theory.engine().isThorough() && all.equals(translation.toReasonOver()) ? theory
                : new Theory(all, theory.engine().forFew(), theory.progress());
        }
        return complete;
    }

    /** The same for these classical axioms, which may ask about told-false properties. */
    public Theory completeFor(Collection<OWLAxiom> asked) {
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
    public Theory about(Set<OWLEntity> names) {
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
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public void close() {
        closeAbout();
        if (ofIndividuals != null && ofIndividuals != this) {
            ofIndividuals.close();
        }
        if (withIdle != null) {
            withIdle.close();
        }
        if (complete != null && complete != theory) {
            complete.close();
        }
        theory.close();
    }
}
