package org.paradl.reason.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.hermit.HermitEngine;
import org.paradl.reason.Ontologies;
import org.paradl.reason.justify.OneAxiomMore;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

/** That a justification of D is, with one axiom more, one of C is said only where it is so: HermiT is the judge. */
class OneAxiomMoreTest {
    private static final OWLClass C = named("C");
    private static final OWLClass D = named("D");

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "SubClassOf(:C :D) | SubClassOf(:D :A); SubClassOf(:D ObjectComplementOf(:A))",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:s :A)); "
            + "ObjectPropertyRange(:s :B); DisjointClasses(:A :B)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | DisjointUnion(:D :A :B); DisjointUnion(:E :A :D); "
            + "SubClassOf(:B ObjectSomeValuesFrom(:r :F)); SubClassOf(:F ObjectComplementOf(:G)); SubClassOf(:F :G)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :F)); "
            + "SubObjectPropertyOf(:r :s); SubClassOf(ObjectIntersectionOf(:D ObjectSomeValuesFrom(:s :F)) "
            + "ObjectComplementOf(:A)); SubClassOf(:D :A)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :F)); "
            + "SubObjectPropertyOf(:r :s); "
            + "SubClassOf(ObjectIntersectionOf(:D ObjectSomeValuesFrom(:s :F)) owl:Nothing)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :F)); "
            + "SubObjectPropertyOf(:r :s); SubClassOf(ObjectIntersectionOf(:D ObjectSomeValuesFrom(:s :F)) :A); "
            + "SubClassOf(:D :B); DisjointUnion(:E :A :B)"})
    void itIsKnown(String axiom, String others) {
        assertTrue(isMinimal(D, axioms(others)), others);
        assertTrue(isNeeded(axiom, others));
        assertTrue(isMinimal(C, axioms(axiom + ";" + others)));
    }

    /** What else the axiom says, or that there is somebody who has D for a value, makes up for one of the others. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :E)); "
            + "SubClassOf(:E :D); ObjectPropertyRange(:r :A); DisjointClasses(:A :D)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :D)); "
            + "SubClassOf(ObjectSomeValuesFrom(:r :D) owl:Nothing)",
        "SubClassOf(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :E))) | "
            + "SubClassOf(:D ObjectSomeValuesFrom(:r :F)); SubClassOf(:D ObjectAllValuesFrom(:r :G)); "
            + "SubClassOf(:G owl:Nothing)",
        "SubClassOf(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :E))) | "
            + "SubClassOf(:D ObjectSomeValuesFrom(:r :F)); "
            + "SubClassOf(:D ObjectComplementOf(ObjectSomeValuesFrom(:r owl:Thing)))",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :D)); "
            + "EquivalentClasses(:A ObjectSomeValuesFrom(:r :D)); SubClassOf(:A owl:Nothing)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :D)); "
            + "DisjointClasses(owl:Thing ObjectSomeValuesFrom(:r :D))",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :D)); "
            + "DisjointUnion(:A ObjectSomeValuesFrom(:r :D) :B); SubClassOf(:A owl:Nothing)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :D)); "
            + "SubObjectPropertyOf(:r owl:bottomObjectProperty)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:t :E)); "
            + "SubObjectPropertyOf(:t ObjectInverseOf(:r)); "
            + "SubObjectPropertyOf(ObjectPropertyChain(ObjectInverseOf(:r) :r) :s); "
            + "SubClassOf(ObjectIntersectionOf(:D ObjectSomeValuesFrom(:s :D)) owl:Nothing)",
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) | SubClassOf(:D ObjectSomeValuesFrom(:r :D)); "
            + "SubClassOf(ObjectSomeValuesFrom(:r :D) :A); SubClassOf(:A owl:Nothing)",
        "SubClassOf(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :E))) | "
            + "SubClassOf(:D ObjectSomeValuesFrom(:r :F)); "
            + "SubClassOf(ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r owl:Thing)) owl:Nothing)",
        "SubClassOf(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r owl:Nothing))) | SubClassOf(:D :A); "
            + "DisjointClasses(:A :D)",
        "SubClassOf(:C ObjectSomeValuesFrom(owl:bottomObjectProperty :D)) | SubClassOf(:D :A); DisjointClasses(:A :D)",
        "EquivalentClasses(:C :D ObjectAllValuesFrom(:r owl:Nothing)) | "
            + "SubClassOf(:D ObjectSomeValuesFrom(:r :E)); SubClassOf(:E owl:Nothing)",
        "SubClassOf(:C ObjectIntersectionOf(:D :A)) | SubClassOf(:D :A); DisjointClasses(:A :D)"})
    void oneOfTheOthersMayNotBe(String axiom, String others) {
        assertTrue(isMinimal(D, axioms(others)), others);
        assertFalse(isNeeded(axiom, others));
        assertFalse(isMinimal(C, axioms(axiom + ";" + others)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:B :D)", "EquivalentClasses(:C :D :B)"})
    void anAxiomMaySaySomethingElse(String axiom) {
        assertFalse(isNeeded(axiom, "SubClassOf(:D :A); DisjointClasses(:A :D)"));
    }

    @Test
    void whatIsSplitOrGuardedIsAnotherTheory() {
        String others = "SubClassOf(:D :A); DisjointClasses(:A :D)";
        for (Split split : List.of(Split.nothing().splitting(Set.of(named("A"))),
                Split.nothing().splitting(Set.of(C)), Split.nothing().guarding(axioms("SubClassOf(:D :A)")),
                Split.nothing().guarding(axioms("SubClassOf(:C :D)")))) {
            assertFalse(isNeeded("SubClassOf(:C :D)", others, split));
        }
        assertTrue(isNeeded("SubClassOf(:C :D)", others, Split.nothing().splitting(Set.of(named("E")))));
    }

    private static boolean isNeeded(String axiom, String others) {
        return isNeeded(axiom, others, Split.nothing());
    }

    private static boolean isNeeded(String axiom, String others, Split split) {
        Set<OWLAxiom> one = axioms(axiom);
        assertEquals(1, one.size());
        return OneAxiomMore.isNeeded(C, new Incoherence.Reason(D, one.iterator().next()), axioms(others), split);
    }

    private static boolean isMinimal(OWLClass c, Set<OWLAxiom> justification) {
        return isUnsatisfiable(c, justification) && justification.stream().noneMatch(axiom -> {
            var fewer = new HashSet<>(justification);
            fewer.remove(axiom);
            return isUnsatisfiable(c, fewer);
        });
    }

    private static boolean isUnsatisfiable(OWLClass c, Set<OWLAxiom> axioms) {
        try (Theory theory = new Theory(axioms, new HermitEngine(), Progress.SILENT)) {
            return !theory.isConsistent() || !theory.isSatisfiable(c);
        }
    }

    private static Set<OWLAxiom> axioms(String text) {
        return Ontologies.of(text.split(";")).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }

    private static OWLClass named(String name) {
        return Owl.FACTORY.getOWLClass("http://x#", name);
    }
}
