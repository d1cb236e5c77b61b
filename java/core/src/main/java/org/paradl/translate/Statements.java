package org.paradl.translate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * What axioms say, each once: of those that differ in annotations alone, one is as good a reason as another, and all go
 * where one is to go. Merged ontologies have many. By ParaDL's own annotations axioms differ: inclusions are read as
 * they say, and evidence is not asserted.
 */
public final class Statements {
    private static final Comparator<OWLAxiom> PLAINEST =
        Comparator.comparing(OWLAxiom::isAnnotated).thenComparing(Comparator.naturalOrder());

    /** Those of which there are several, by the one that stands for them. */
    private final Map<OWLAxiom, List<OWLAxiom>> several = new HashMap<>();
    private final Set<OWLAxiom> axioms;

    private Statements(Collection<OWLAxiom> all) {
        var alike = new HashMap<OWLAxiom, List<OWLAxiom>>();
        all.stream().filter(axiom -> axiom.isLogicalAxiom() && axiom.isAnnotated())
            .forEach(axiom -> alike.computeIfAbsent(said(axiom), k -> new ArrayList<>()).add(axiom));
        axioms = new LinkedHashSet<>(all);
        alike.forEach((said, some) -> {
            if (axioms.contains(said) && !some.contains(said)) {
                some.add(said);
            }
            if (some.size() > 1) {
                some.sort(PLAINEST);
                several.put(some.get(0), some);
                axioms.removeAll(some.subList(1, some.size()));
            }
        });
    }

    public static Statements of(Collection<OWLAxiom> axioms) {
        return new Statements(axioms);
    }

    /** What it says, with the annotations that ParaDL reads. */
    public static OWLAxiom said(OWLAxiom axiom) {
        Set<OWLAnnotation> read = axiom.getAnnotations().stream()
            .filter(annotation -> annotation.getProperty().getIRI().toString().startsWith(Vocabulary.NAMESPACE))
            .collect(Collectors.toSet());
        OWLAxiom plain = axiom.getAxiomWithoutAnnotations();
        return read.isEmpty() ? plain : plain.getAnnotatedAxiom(read);
    }

    /** One axiom of each. */
    public Set<OWLAxiom> axioms() {
        return axioms;
    }

    /** All that say what this one of {@link #axioms} says, itself among them. */
    public List<OWLAxiom> alike(OWLAxiom axiom) {
        return several.getOrDefault(axiom, List.of(axiom));
    }
}
