package org.paradl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.util.DefaultPrefixManager;

class OwlTest {
    private static final DefaultPrefixManager PREFIX = new DefaultPrefixManager("urn:x#");

    @Test
    void knowsWhatCameAfterAQuestion() {
        OWLOntology ontology = Owl.ontology(Set.of(subclass("A", "B")));
        assertEquals(Set.of(named("A"), named("B")), ontology.classesInSignature().collect(Collectors.toSet()));
        assertEquals(2, ontology.signature().count());

        ontology.addAxiom(subclass("B", "C"));
        assertTrue(ontology.classesInSignature().anyMatch(named("C")::equals));
        assertTrue(ontology.containsEntityInSignature(named("C")));

        ontology.removeAxiom(subclass("B", "C"));
        ontology.addAxiom(subclass("B", "D"));
        assertEquals(Set.of(named("A"), named("B"), named("D")), ontology.signature().collect(Collectors.toSet()));
    }

    @Test
    void takesAnAxiomOnce() {
        OWLOntology ontology = Owl.ontology(List.of(subclass("A", "B"), subclass("A", "B")));
        ontology.addAxiom(subclass("A", "B"));
        assertEquals(1, ontology.getAxiomCount());
    }

    /** Without a format OWLAPI refuses to render what mentions the ontology's names. */
    @Test
    void hasAFormat() {
        OWLOntology ontology = Owl.ontology(Set.of(subclass("A", "B")));
        assertTrue(ontology.getOWLOntologyManager().getNonnullOntologyFormat(ontology).isPrefixOWLDocumentFormat());
    }

    private static OWLAxiom subclass(String sub, String sup) {
        return Owl.FACTORY.getOWLSubClassOfAxiom(named(sub), named(sup));
    }

    private static OWLClass named(String name) {
        return Owl.FACTORY.getOWLClass(name, PREFIX);
    }
}
