package org.paradl.protege;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLAxiomChange;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyChange;
import org.semanticweb.owlapi.model.OWLOntologyChangeListener;
import org.semanticweb.owlapi.reasoner.BufferingMode;

/** What has changed in an ontology and its imports since the last flush, as far as it matters to reasoning. */
final class Changes implements AutoCloseable {
    private final OWLOntology root;
    private final BufferingMode buffering;
    private final Runnable whenFlushed;
    private final OWLOntologyChangeListener listener = this::add;
    private final List<OWLOntologyChange> pending = new ArrayList<>();

    /** @param whenFlushed is run where something that matters has changed */
    Changes(OWLOntology root, BufferingMode buffering, Runnable whenFlushed) {
        this.root = root;
        this.buffering = buffering;
        this.whenFlushed = whenFlushed;
        root.getOWLOntologyManager().addOntologyChangeListener(listener);
    }

    BufferingMode buffering() {
        return buffering;
    }

    private void add(List<? extends OWLOntologyChange> changes) {
        Set<OWLOntology> concerned = root.getImportsClosure();
        synchronized (pending) {
            changes.stream().filter(change -> change.isImportChange()
                || concerned.contains(change.getOntology()) && isLogical(change)).forEach(pending::add);
        }
        if (buffering == BufferingMode.NON_BUFFERING) {
            flush();
        }
    }

    private static boolean isLogical(OWLOntologyChange change) {
        return change instanceof OWLAxiomChange && !((OWLAxiomChange) change).getAxiom().isAnnotationAxiom();
    }

    void flush() {
        synchronized (pending) {
            if (pending.isEmpty()) {
                return;
            }
            pending.clear();
        }
        whenFlushed.run();
    }

    List<OWLOntologyChange> pending() {
        synchronized (pending) {
            return List.copyOf(pending);
        }
    }

    Set<OWLAxiom> additions() {
        return axioms(true);
    }

    Set<OWLAxiom> removals() {
        return axioms(false);
    }

    /** Those that the next flush adds, or removes: what was done and undone since the last it does neither. */
    private Set<OWLAxiom> axioms(boolean added) {
        var additions = new HashSet<OWLAxiom>();
        var removals = new HashSet<OWLAxiom>();
        pending().stream().filter(OWLOntologyChange::isAxiomChange).forEach(change -> {
            Set<OWLAxiom> done = change.isAddAxiom() ? additions : removals;
            Set<OWLAxiom> undone = change.isAddAxiom() ? removals : additions;
            if (!undone.remove(change.getAxiom())) {
                done.add(change.getAxiom());
            }
        });
        return added ? additions : removals;
    }

    @Override
    public void close() {
        root.getOWLOntologyManager().removeOntologyChangeListener(listener);
    }
}
