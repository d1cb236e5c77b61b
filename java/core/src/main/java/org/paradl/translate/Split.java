package org.paradl.translate;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * {@code U} of {@code semantics.md}, section 3: which names are split into channels, and in which source axioms a hard
 * constraint is guarded by Absurd. Immutable.
 */
public final class Split {
    private final Set<OWLEntity> names;
    private final boolean splitsAll;
    private final Set<OWLAxiom> guarded;
    private final boolean guardsAll;

    private Split(Set<OWLEntity> names, boolean splitsAll, Set<OWLAxiom> guarded, boolean guardsAll) {
        this.names = names;
        this.splitsAll = splitsAll;
        this.guarded = guarded;
        this.guardsAll = guardsAll;
    }

    /** Nothing is split and nothing is guarded: the translation is the ontology itself. */
    public static Split nothing() {
        return new Split(Set.of(), false, Set.of(), false);
    }

    /** Every name is split, no axiom is guarded. */
    public static Split allNames() {
        return new Split(Set.of(), true, Set.of(), false);
    }

    /** Every name is split, every axiom is guarded: the table in full, under which no ontology is inconsistent. */
    public static Split everything() {
        return new Split(Set.of(), true, Set.of(), true);
    }

    /** These axioms guarded as well. */
    public Split guarding(Collection<? extends OWLAxiom> axioms) {
        var more = new HashSet<>(guarded);
        more.addAll(axioms);
        return new Split(names, splitsAll, Set.copyOf(more), guardsAll);
    }

    /** These names split as well; built-in ones, individuals and datatypes never are. */
    public Split splitting(Collection<? extends OWLEntity> more) {
        var all = new HashSet<>(names);
        more.stream().filter(Split::canBeSplit).forEach(all::add);
        return new Split(Set.copyOf(all), splitsAll, guarded, guardsAll);
    }

    /** These axioms guarded and their names split as well: no clash is left among them. */
    public Split covering(Collection<? extends OWLAxiom> axioms) {
        return guarding(axioms).splitting(Entities.in(axioms));
    }

    /** Whether every one of the axioms is guarded and all their names are split. */
    public boolean covers(Collection<? extends OWLAxiom> axioms) {
        return axioms.stream().allMatch(this::guards)
            && (splitsAll || Entities.in(axioms).stream().filter(Split::canBeSplit).allMatch(names::contains));
    }

    private static boolean canBeSplit(OWLEntity name) {
        return !name.isBuiltIn() && (name.isOWLClass() || name.isOWLObjectProperty() || name.isOWLDataProperty());
    }

    public boolean splits(OWLEntity name) {
        return splitsAll || names.contains(name);
    }

    /** Those of the names that are split. */
    public Set<OWLEntity> among(Collection<? extends OWLEntity> some) {
        return some.stream().filter(this::splits).collect(Collectors.toSet());
    }

    /** Whether no name is split and no axiom guarded. */
    public boolean isNothing() {
        return !splitsAll && !guardsAll && names.isEmpty() && guarded.isEmpty();
    }

    public boolean guards(OWLAxiom axiom) {
        return guardsAll || guarded.contains(axiom);
    }

    /** Whether any axiom is. */
    public boolean guardsAny() {
        return guardsAll || !guarded.isEmpty();
    }

    /** Those of the source's axioms that are guarded. */
    public Set<OWLAxiom> guarded(Collection<OWLAxiom> source) {
        return source.stream().filter(OWLAxiom::isLogicalAxiom).filter(this::guards).collect(Collectors.toSet());
    }
}
