package org.paradl.owlapi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyChange;
import org.semanticweb.owlapi.model.OWLOntologyChangeListener;
import org.semanticweb.owlapi.model.parameters.Imports;

/**
 * The axioms of an ontology and its imports as they were at the last flush, and what has changed since. (OWLAPI's own
 * OWLReasonerBase forgets the annotations of axioms, of which one says how an inclusion is read, and goes on listening
 * when it is disposed of.)
 *
 * <p>The ontology is never read within this one's lock: a concurrent manager has its own taken while it tells of a
 * change, and who reads would wait for it.
 */
final class Changes implements AutoCloseable {
    private final OWLOntology ontology;
    private final boolean eager;
    private final OWLOntologyChangeListener listener = this::add;
    private final List<OWLOntologyChange> pending = new ArrayList<>();
    private Set<OWLAxiom> axioms = Set.of();
    private long flushes;
    private long latest;

    /** @param eager whether each change of the ontology or of an import is flushed */
    Changes(OWLOntology ontology, boolean eager) {
        this.ontology = ontology;
        this.eager = eager;
        ontology.getOWLOntologyManager().addOntologyChangeListener(listener);
        take(begin(), current());
    }

    private Set<OWLAxiom> current() {
        var all = new HashSet<OWLAxiom>();
        ontology.importsClosure().forEach(each -> all.addAll(each.getAxioms(Imports.EXCLUDED)));
        return all;
    }

    private void add(List<? extends OWLOntologyChange> changes) {
        List<OWLOntologyChange> ours = changes.stream().filter(change -> change.isImportChange()
            || ontology.importsClosure().anyMatch(change.getOntology()::equals)).collect(Collectors.toList());
        synchronized (this) {
            pending.addAll(ours);
        }
        if (eager) {
            flush();
        }
    }

    /** The axioms as of the last flush; the same object as long as none is another. */
    synchronized Set<OWLAxiom> axioms() {
        return axioms;
    }

    synchronized List<OWLOntologyChange> pending() {
        return List.copyOf(pending);
    }

    Set<OWLAxiom> additions() {
        return pending().isEmpty() ? new HashSet<>() : minus(current(), axioms());
    }

    Set<OWLAxiom> removals() {
        return pending().isEmpty() ? new HashSet<>() : minus(axioms(), current());
    }

    private static Set<OWLAxiom> minus(Set<OWLAxiom> all, Set<OWLAxiom> some) {
        var rest = new HashSet<>(all);
        rest.removeAll(some);
        return rest;
    }

    /** Takes the axioms as they are now. */
    void flush() {
        if (!pending().isEmpty()) {
            take(begin(), current());
        }
    }

    /** Before the ontology is read, so that what changes meanwhile is pending again. */
    private synchronized long begin() {
        pending.clear();
        return ++flushes;
    }

    /** Unless another flush began later, which has read no less. */
    private synchronized void take(long turn, Set<OWLAxiom> now) {
        if (turn > latest) {
            latest = turn;
            axioms = axioms.equals(now) ? axioms : now;
        }
    }

    @Override
    public void close() {
        ontology.getOWLOntologyManager().removeOntologyChangeListener(listener);
    }
}
