package org.paradl.engine.elk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.semanticweb.elk.owlapi.ElkReasonerConfiguration;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * The values of object properties, by ELK. In a run of its own {@code R value b} is a subclass of a fresh name, for
 * each property R and each individual b; who is an instance of that name has the value.
 */
final class ElkValues {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    /** So many fresh names in one run; the properties that do not fit have their own when they are asked for. */
    private static final int NAMES_IN_A_RUN = 100_000;

    private final Set<OWLAxiom> axioms;
    private final Progress progress;
    private final List<OWLObjectProperty> properties;
    private final List<OWLNamedIndividual> individuals;
    private final Map<OWLObjectProperty, Map<OWLNamedIndividual, Set<OWLNamedIndividual>>> values = new HashMap<>();

    ElkValues(Set<OWLAxiom> axioms, Progress progress) {
        this.axioms = axioms;
        this.progress = progress;
        Set<OWLObjectProperty> allProperties = new LinkedHashSet<>();
        Set<OWLNamedIndividual> allIndividuals = new LinkedHashSet<>();
        for (OWLAxiom axiom : axioms) {
            allProperties.addAll(axiom.getObjectPropertiesInSignature());
            allIndividuals.addAll(axiom.getIndividualsInSignature());
        }
        this.properties = List.copyOf(allProperties);
        this.individuals = List.copyOf(allIndividuals);
    }

    Set<OWLNamedIndividual> values(OWLObjectProperty property, OWLNamedIndividual subject) {
        return of(property).getOrDefault(subject, Set.of());
    }

    Set<OWLNamedIndividual> subjects(OWLObjectProperty property, OWLNamedIndividual value) {
        Set<OWLNamedIndividual> subjects = new LinkedHashSet<>();
        of(property).forEach((subject, found) -> {
            if (found.contains(value)) {
                subjects.add(subject);
            }
        });
        return subjects;
    }

    private synchronized Map<OWLNamedIndividual, Set<OWLNamedIndividual>> of(OWLObjectProperty property) {
        int at = properties.indexOf(property);
        if (at >= 0 && !values.containsKey(property)) {
            int size = Math.max(1, NAMES_IN_A_RUN / Math.max(1, individuals.size()));
            int from = at / size * size;
            find(properties.subList(from, Math.min(properties.size(), from + size)));
        }
        return values.getOrDefault(property, Map.of());
    }

    private void find(List<OWLObjectProperty> wanted) {
        List<OWLAxiom> naming = new ArrayList<>();
        for (OWLObjectProperty property : wanted) {
            for (OWLNamedIndividual value : individuals) {
                naming.add(FACTORY.getOWLSubClassOfAxiom(FACTORY.getOWLObjectHasValue(property, value),
                    name(naming.size())));
            }
        }
        OWLReasoner elk = ElkStart.over(with(naming), new ElkReasonerConfiguration());
        progress.watch(elk);
        try {
            int next = 0;
            for (OWLObjectProperty property : wanted) {
                Map<OWLNamedIndividual, Set<OWLNamedIndividual>> bySubject = new HashMap<>();
                for (OWLNamedIndividual value : individuals) {
                    elk.getInstances(name(next++), false).getFlattened().forEach(subject ->
                        bySubject.computeIfAbsent(subject, key -> new LinkedHashSet<>()).add(value));
                }
                values.put(property, bySubject);
            }
        } finally {
            progress.unwatch(elk);
            elk.dispose();
        }
    }

    private static OWLClass name(int number) {
        return FACTORY.getOWLClass(IRI.create("urn:paradl:value:" + number));
    }

    private OWLOntology with(List<OWLAxiom> more) {
        OWLOntology ontology = Owl.ontology(axioms);
        ontology.getOWLOntologyManager().addAxioms(ontology, new LinkedHashSet<>(more));
        return ontology;
    }
}
