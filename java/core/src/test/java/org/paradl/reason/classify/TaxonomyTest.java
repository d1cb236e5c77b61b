package org.paradl.reason.classify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;

/** The hierarchy shows the source's classes only, joined where told-false ones stood between them. */
class TaxonomyTest {

    @Test
    void whatIsHiddenIsJoined() {
        // X is below not-D, and not-D is below Y and Z; Z is below Y.
        var ontology = Ontologies.of("DisjointClasses(:X :D)", "SubClassOf(ObjectComplementOf(:D) :Y)",
            "SubClassOf(ObjectComplementOf(:D) :Z)", "SubClassOf(:Z :Y)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Taxonomy taxonomy = reasoning.taxonomy();
            assertEquals(Set.of("Z"), names(taxonomy.parents(named("X"))));
            assertEquals(Set.of("Y"), names(taxonomy.parents(named("Z"))));
            assertEquals(Set.of("Thing"), names(taxonomy.parents(named("Y"))));
            assertEquals(Set.of("Thing", "X", "D", "Y", "Z", "Nothing"), names(taxonomy.nodes()));
        }
    }

    @Test
    void aClassThatIsOnlyEverNegatedIsShown() {
        var ontology = Ontologies.of("SubClassOf(:A ObjectComplementOf(:B))");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            assertEquals(Set.of("Thing"), names(reasoning.taxonomy().parents(named("B"))));
            assertEquals(Set.of(), Set.copyOf(reasoning.check(1).conflicts()));
        }
    }

    @Test
    void equivalentsShareANode() {
        var ontology = Ontologies.of("EquivalentClasses(:A :B)", "SubClassOf(:C :A)",
            "EquivalentClasses(:E ObjectComplementOf(:A))");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Taxonomy taxonomy = reasoning.taxonomy();
            assertEquals(taxonomy.nodeOf(named("A")), taxonomy.nodeOf(named("B")));
            assertEquals(Set.of("B"), names(taxonomy.equivalents(named("A"))));
            assertEquals(Set.of("Thing"), names(taxonomy.parents(named("E"))));
        }
    }

    @Test
    void classicallyUnsatisfiableClassesAreNothing() {
        var ontology = Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:A ObjectComplementOf(:B))");
        try (Reasoning reasoning = Ontologies.reasoning("classical", ontology)) {
            assertEquals("Nothing", reasoning.taxonomy().nodeOf(named("A")).getIRI().getShortForm());
        }
    }

    private static OWLClass named(String name) {
        return OWLManager.getOWLDataFactory().getOWLClass(IRI.create("http://x#" + name));
    }

    private static Set<String> names(Collection<? extends OWLEntity> names) {
        return names.stream().map(n -> n.getIRI().getShortForm()).collect(Collectors.toSet());
    }
}
