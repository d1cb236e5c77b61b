package org.paradl.translate;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the properties that are not simple: those that include a chain, a transitive property or that of all pairs (OWL
 * 2 Structural Specification, section 11.1). A property and its inverse are alike in that.
 */
final class Composite {

    private Composite() {
    }

    static Set<OWLObjectProperty> properties(Collection<OWLAxiom> axioms) {
        var composite = new HashSet<>(Set.of(Owl.FACTORY.getOWLTopObjectProperty()));
        Map<OWLObjectProperty, Set<OWLObjectProperty>> above = new LinkedHashMap<>();
        for (OWLAxiom axiom : axioms) {
            if (axiom instanceof OWLTransitiveObjectPropertyAxiom) {
                composite.add(((OWLTransitiveObjectPropertyAxiom) axiom).getProperty().getNamedProperty());
            } else if (axiom instanceof OWLSubPropertyChainOfAxiom) {
                composite.add(((OWLSubPropertyChainOfAxiom) axiom).getSuperProperty().getNamedProperty());
            } else {
                inclusions(axiom).forEach(inclusion -> above
                    .computeIfAbsent(inclusion.getSubProperty().getNamedProperty(), k -> new HashSet<>())
                    .add(inclusion.getSuperProperty().getNamedProperty()));
            }
        }
        boolean grown = true;
        while (grown) {
            var more = new HashSet<OWLObjectProperty>();
            composite.forEach(property -> more.addAll(above.getOrDefault(property, Set.of())));
            grown = composite.addAll(more);
        }
        return composite;
    }

    private static Stream<OWLSubObjectPropertyOfAxiom> inclusions(OWLAxiom axiom) {
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            return Stream.of((OWLSubObjectPropertyOfAxiom) axiom);
        }
        if (axiom instanceof OWLInverseObjectPropertiesAxiom) {
            return ((OWLInverseObjectPropertiesAxiom) axiom).asSubObjectPropertyOfAxioms().stream();
        }
        return axiom instanceof OWLEquivalentObjectPropertiesAxiom
            ? ((OWLEquivalentObjectPropertiesAxiom) axiom).asSubObjectPropertyOfAxioms().stream() : Stream.of();
    }
}
