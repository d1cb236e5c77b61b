package org.paradl.reason.conflict;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;

/** What a check found: the classical verdict, and the conflicts under the chosen logic. Immutable. */
public final class Verdict {
    private final boolean consistent;
    private final List<OWLClass> incoherent;
    private final List<Conflict> conflicts;
    private final Set<OWLEntity> split;
    private final Set<OWLAxiom> guarded;
    private final boolean complete;

    Verdict(boolean consistent, Collection<OWLClass> incoherent, List<Conflict> conflicts, Set<OWLEntity> split,
            Set<OWLAxiom> guarded, boolean complete) {
        this.consistent = consistent;
        this.incoherent = List.copyOf(incoherent);
        this.conflicts = List.copyOf(conflicts);
        this.split = Set.copyOf(split);
        this.guarded = Set.copyOf(guarded);
        this.complete = complete;
    }

    /** Whether the ontology is consistent classically. */
    public boolean consistent() {
        return consistent;
    }

    /** The named classes that are classically unsatisfiable; empty where the ontology is inconsistent. */
    public List<OWLClass> incoherent() {
        return incoherent;
    }

    public List<Conflict> conflicts() {
        return conflicts;
    }

    /** The names that are split into a told-true and a told-false side. */
    public Set<OWLEntity> split() {
        return split;
    }

    /** Whether these are all the conflicts; not where the search was stopped. */
    public boolean isComplete() {
        return complete;
    }

    /** With no more conflicts than {@code most}, as if the search had ended with these. */
    public Verdict first(int most) {
        return conflicts.size() <= most ? this
            : new Verdict(consistent, incoherent, conflicts.subList(0, most), split, guarded, false);
    }

    /** The source axioms that the justifications name. */
    public Set<OWLAxiom> cited() {
        return conflicts.stream().flatMap(conflict -> conflict.justifications().stream()).flatMap(Set::stream)
            .collect(Collectors.toSet());
    }

    /** The source axioms that had to be guarded. */
    public Set<OWLAxiom> guarded() {
        return guarded;
    }
}
