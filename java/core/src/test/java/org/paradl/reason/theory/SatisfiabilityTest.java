package org.paradl.reason.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.paradl.reason.module.Relevance;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;

class SatisfiabilityTest {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    @Test
    void whereAllAreSatisfiableOneTestInSixtyFourIsEnough() {
        assertEquals(List.of(64, 64, 22), tests(150, Set.of(), List.of()));
    }

    @Test
    void theFewThatAreNotAreFoundByHalves() {
        var sizes = tests(150, Set.of(3, 90), List.of());
        assertTrue(sizes.size() < 40, "of 150 classes 2 are unsatisfiable, and " + sizes.size() + " tests were made");
    }

    @Test
    void everyOneMayBeUnsatisfiable() {
        tests(20, IntStream.range(0, 20).boxed().collect(Collectors.toSet()), List.of());
    }

    @Test
    void whatIsBelowAnUnsatisfiableOneIsNotTested() {
        List<OWLAxiom> below = IntStream.range(1, 60).mapToObj(i -> FACTORY.getOWLSubClassOfAxiom(name(i), name(0)))
            .collect(Collectors.toList());
        var sizes = tests(60, IntStream.range(0, 60).boxed().collect(Collectors.toSet()), below);
        assertTrue(sizes.size() <= 7, "only the first need be found: " + sizes);
    }

    @Test
    void thatNotAllCanHaveAnInstanceAtOnceSaysNothingOfEach() {
        Set<OWLClass> found = Satisfiability.unsatisfiable(classes(10), new Relevance(List.of()),
            some -> some.size() == 1);
        assertEquals(Set.of(), found);
    }

    /** Finds what is unsatisfiable, and gives the sizes of the tests made. */
    private static List<Integer> tests(int count, Set<Integer> unsatisfiable, List<OWLAxiom> axioms) {
        Set<OWLClass> expected = unsatisfiable.stream().map(SatisfiabilityTest::name).collect(Collectors.toSet());
        var sizes = new ArrayList<Integer>();
        Set<OWLClass> found = Satisfiability.unsatisfiable(classes(count), new Relevance(axioms), some -> {
            sizes.add(some.size());
            return some.stream().noneMatch(expected::contains);
        });
        assertEquals(new TreeSet<>(expected), new TreeSet<>(found));
        return sizes;
    }

    private static Collection<OWLClass> classes(int count) {
        return IntStream.range(0, count).mapToObj(SatisfiabilityTest::name).collect(Collectors.toList());
    }

    private static OWLClass name(int i) {
        return FACTORY.getOWLClass(IRI.create(String.format("urn:x:C%03d", i)));
    }
}
