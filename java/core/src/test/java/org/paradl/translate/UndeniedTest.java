package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Entities;
import org.paradl.engine.Given;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is reasoned over speaks of what is not told false, without a choice where the source has none. */
class UndeniedTest {

    private static Translation translation(Inclusion inclusion, String... axioms) {
        Set<OWLAxiom> source = Given.axioms(String.join(" ", axioms));
        return new Translator(TableReader.shipped("fde"), inclusion, Unsupported.DROP, true, Entities.in(source),
            Tells.none(), OWLManager.createOWLOntologyManager()).translate(source, Split.allNames());
    }

    private static Set<String> logical(Set<OWLAxiom> axioms) {
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).map(UndeniedTest::shown).collect(Collectors.toSet());
    }

    private static String shown(OWLAxiom axiom) {
        return axiom.toString().replaceAll("<[^<>]*undenied/[^<>]*[#/:]([A-Za-z]+)\\.told-false>", "$1*")
            .replaceAll("<[^<>]*[#/:]([^<>]*)>", "$1");
    }

    @Test
    void aStrongInclusionIsOneOfEachSide() {
        Translation translation = translation(Inclusion.STRONG, "SubClassOf(:A ObjectSomeValuesFrom(:r :B))");
        assertEquals(Set.of("SubClassOf(A ObjectSomeValuesFrom(r B))", "SubClassOf(A* ObjectSomeValuesFrom(r B*))"),
            logical(translation.toReasonOver()));
        assertEquals(Set.of("SubClassOf(A ObjectSomeValuesFrom(r B))",
            "SubClassOf(ObjectAllValuesFrom(r B.told-false) A.told-false)"), logical(translation.axioms()));
    }

    @Test
    void aMaterialInclusionIsFromOneSideIntoTheOther() {
        Translation translation = translation(Inclusion.MATERIAL, "SubClassOf(ObjectIntersectionOf(:A :B) :C)");
        assertEquals(Set.of("SubClassOf(ObjectIntersectionOf(A* B*) C)"), logical(translation.toReasonOver()));
    }

    @Test
    void whatBecomesOfAnAxiomComesFromTheSameSource() {
        Translation translation = translation(Inclusion.STRONG, "SubClassOf(:A :B)");
        assertFalse(translation.toReasonOver().isEmpty());
        translation.toReasonOver().forEach(axiom ->
            assertEquals(Given.axioms("SubClassOf(:A :B)"), translation.sourcesOf(axiom), axiom.toString()));
    }

    @Test
    void aKeyKeepsItsClass() {
        Translation translation = translation(Inclusion.STRONG, "SubClassOf(:A :B)",
            "HasKey(ObjectComplementOf(:B) (:r) ())");
        Set<String> asked = translation.askedOtherwise().keySet().stream().map(name -> name.getIRI().getShortForm())
            .collect(Collectors.toSet());
        assertEquals(Set.of("A.told-false"), asked);
        assertEquals(Set.of("SubClassOf(A B)", "SubClassOf(B.told-false ObjectComplementOf(A*))",
            "HasKey(B.told-false (r) ())"), logical(translation.toReasonOver()));
    }

    @Test
    void besideARuleEverythingStays() {
        Translation translation = translation(Inclusion.STRONG, "SubClassOf(:A :B)",
            "DLSafeRule(Body(ClassAtom(:A Variable(<urn:swrl#x>))) Head(ClassAtom(:B Variable(<urn:swrl#x>))))");
        assertFalse(translation.speaksOfUndenied());
        assertEquals(translation.axioms(), translation.toReasonOver());
    }

    @Test
    void readAsInternalEverythingStays() {
        assertFalse(translation(Inclusion.INTERNAL, "SubClassOf(:A ObjectSomeValuesFrom(:r :B))").speaksOfUndenied());
    }
}
