package org.paradl.reason.realize;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.*;

/** The data properties of which somebody may have a value without having it, or one below it, by an assertion. */
final class InferredData {

    private InferredData() {
    }

    static Set<OWLDataProperty> in(Collection<? extends OWLAxiom> axioms) {
        Map<OWLDataProperty, Set<OWLDataProperty>> above = new HashMap<>();
        Deque<OWLDataProperty> ahead = new ArrayDeque<>();
        for (OWLAxiom axiom : axioms) {
            if (axiom instanceof OWLSubDataPropertyOfAxiom) {
                var inclusion = (OWLSubDataPropertyOfAxiom) axiom;
                above.computeIfAbsent(inclusion.getSubProperty().asOWLDataProperty(), sub -> new HashSet<>())
                    .add(inclusion.getSuperProperty().asOWLDataProperty());
            } else {
                given(axiom).forEach(ahead::add);
            }
        }
        var inferred = new HashSet<OWLDataProperty>();
        while (!ahead.isEmpty()) {
            OWLDataProperty property = ahead.remove();
            if (inferred.add(property)) {
                ahead.addAll(above.getOrDefault(property, Set.of()));
            }
        }
        return inferred;
    }

    /** Those that it may give somebody a value of. */
    private static Stream<OWLDataProperty> given(OWLAxiom axiom) {
        if (axiom instanceof OWLDataPropertyAssertionAxiom || axiom instanceof OWLNegativeDataPropertyAssertionAxiom
            || axiom instanceof OWLDataPropertyRangeAxiom || axiom instanceof OWLFunctionalDataPropertyAxiom
            || axiom instanceof OWLDeclarationAxiom) {
            return Stream.of();
        }
        return axiom instanceof OWLDataPropertyDomainAxiom
            ? ((OWLDataPropertyDomainAxiom) axiom).getDomain().dataPropertiesInSignature()
            : axiom.dataPropertiesInSignature();
    }
}
