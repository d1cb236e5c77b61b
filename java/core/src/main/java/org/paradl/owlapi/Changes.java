package org.paradl.owlapi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyChange;
import org.semanticweb.owlapi.model.OWLOntologyChangeListener;
import org.semanticweb.owlapi.model.parameters.Imports;

/**
 * The axioms of an ontology and its imports as they were at the last flush, and what has changed since. (OWLAPI's own
 * OWLReasonerBase forgets the annotations of axioms, of which one says how an inclusion is read, and goes on listening
 * when it is disposed of.)
 */
final class Changes implements AutoCloseable {
    private final OWLOntology ontology;
    private final Runnable whenChanged;
    private final OWLOntologyChangeListener listener = this::add;
    private final List<OWLOntologyChange> pending = new ArrayList<>();
    private Set<OWLAxiom> axioms;

    /** @param whenChanged is run after every change of the ontology or of an import */
    Changes(OWLOntology ontology, Runnable whenChanged) {
        this.ontology = ontology;
        this.whenChanged = whenChanged;
        this.axioms = current();
        ontology.getOWLOntologyManager().addOntologyChangeListener(listener);
    }

    private Set<OWLAxiom> current() {
        var all = new HashSet<OWLAxiom>();
        ontology.importsClosure().forEach(each -> all.addAll(each.getAxioms(Imports.EXCLUDED)));
        return all;
    }

    private void add(List<? extends OWLOntologyChange> changes) {
        synchronized (this) {
            changes.stream().filter(change -> change.isImportChange()
                || ontology.importsClosure().anyMatch(change.getOntology()::equals)).forEach(pending::add);
        }
        whenChanged.run();
    }

    /** The axioms as of the last flush. */
    synchronized Set<OWLAxiom> axioms() {
        return axioms;
    }

    synchronized List<OWLOntologyChange> pending() {
        return List.copyOf(pending);
    }

    synchronized Set<OWLAxiom> additions() {
        return pending.isEmpty() ? new HashSet<>() : minus(current(), axioms);
    }

    synchronized Set<OWLAxiom> removals() {
        return pending.isEmpty() ? new HashSet<>() : minus(axioms, current());
    }

    private static Set<OWLAxiom> minus(Set<OWLAxiom> all, Set<OWLAxiom> some) {
        var rest = new HashSet<>(all);
        rest.removeAll(some);
        return rest;
    }

    /** Takes the axioms as they are now; whether any is another than before. */
    synchronized boolean flush() {
        if (pending.isEmpty()) {
            return false;
        }
        pending.clear();
        Set<OWLAxiom> before = axioms;
        axioms = current();
        return !axioms.equals(before);
    }

    @Override
    public void close() {
        ontology.getOWLOntologyManager().removeOntologyChangeListener(listener);
    }
}
