package org.paradl.translate;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * {@code U} of {@code semantics.md}, section 3: which names are split into channels, and in which source axioms a hard
 * constraint is guarded by Absurd. Immutable.
 */
public final class Split {
    private final Predicate<OWLEntity> names;
    private final Set<OWLAxiom> guarded;
    private final boolean guardsAll;

    private Split(Predicate<OWLEntity> names, Set<OWLAxiom> guarded, boolean guardsAll) {
        this.names = names;
        this.guarded = guarded;
        this.guardsAll = guardsAll;
    }

    /** Nothing is split and nothing is guarded: the translation is the ontology itself. */
    public static Split nothing() {
        return new Split(name -> false, Set.of(), false);
    }

    /** Every name is split, no axiom is guarded. */
    public static Split allNames() {
        return new Split(name -> true, Set.of(), false);
    }

    /** Every name is split, every axiom is guarded: the table in full, under which no ontology is inconsistent. */
    public static Split everything() {
        return new Split(name -> true, Set.of(), true);
    }

    /** These axioms guarded as well. */
    public Split guarding(Set<? extends OWLAxiom> axioms) {
        var more = new HashSet<>(guarded);
        more.addAll(axioms);
        return new Split(names, Set.copyOf(more), guardsAll);
    }

    public boolean splits(OWLEntity name) {
        return names.test(name);
    }

    public boolean guards(OWLAxiom axiom) {
        return guardsAll || guarded.contains(axiom);
    }

    /** Whether every one of the axioms is guarded. */
    public boolean guards(Collection<? extends OWLAxiom> axioms) {
        return axioms.stream().allMatch(this::guards);
    }

    /** The source axioms that are guarded. */
    public Set<OWLAxiom> guarded() {
        return guarded;
    }
}
