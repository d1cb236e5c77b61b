package org.paradl.reason;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

/** What a check found: the classical verdict, and the conflicts under the chosen logic. Immutable. */
public final class Verdict {
    private final boolean consistent;
    private final List<OWLClass> incoherent;
    private final List<Conflict> conflicts;
    private final Set<OWLAxiom> guarded;

    Verdict(boolean consistent, Collection<OWLClass> incoherent, List<Conflict> conflicts, Set<OWLAxiom> guarded) {
        this.consistent = consistent;
        this.incoherent = List.copyOf(incoherent);
        this.conflicts = List.copyOf(conflicts);
        this.guarded = Set.copyOf(guarded);
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
