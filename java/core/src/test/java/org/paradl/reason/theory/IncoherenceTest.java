package org.paradl.reason.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomTerminology;
import org.paradl.reason.Reasoning;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.justify.OneAxiomMore;
import org.paradl.reason.justify.ToldClash;
import org.paradl.reason.module.Relevance;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

/** Why classes can have no instance: found without an engine where it is told plainly, and minimal in any case. */
class IncoherenceTest {

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 75));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void justificationsAreMinimal(long seed) {
        Set<OWLAxiom> axioms = Ontologies.of(new RandomTerminology(seed).axioms());
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            Verdict verdict = reasoning.check(1);
            if (!verdict.consistent()) {
                return;
            }
            verdict.conflicts().stream().filter(c -> c.kind() == Conflict.Kind.CLASS)
                .forEach(c -> c.justifications().forEach(j -> assertMinimal((OWLClass) c.subject(), j)));
        }
    }

    /** Much is told of neighbours, all over the same property, that has no part in it. */
    @ParameterizedTest
    @MethodSource("fewSeeds")
    void justificationsAmongManyAreMinimal(long seed) {
        Stream<String> neighbours = IntStream.range(0, 90).mapToObj(i -> "SubClassOf(:" + (i < 9 ? "C" : "N") + i
            + " ObjectSomeValuesFrom(:r :N" + (i + 9) + "))");
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of(new RandomTerminology(seed).axioms()), neighbours)
            .toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            Verdict verdict = reasoning.check(1);
            assertEquals(unsatisfiable(axioms),
                verdict.consistent() ? Set.copyOf(verdict.incoherent()) : names(axioms).collect(Collectors.toSet()));
            verdict.conflicts().stream().filter(c -> verdict.consistent() && c.kind() == Conflict.Kind.CLASS)
                .forEach(c -> c.justifications().forEach(j -> assertMinimal((OWLClass) c.subject(), j)));
        }
    }

    /** Facts may be few or many, and bear on classes or not. */
    @ParameterizedTest
    @MethodSource("seeds")
    void theSameClassesAreBesideFacts(long seed) {
        Set<OWLAxiom> axioms = withFacts(seed);
        if (!isSatisfiable(Owl.FACTORY.getOWLThing(), axioms)) {
            return;
        }
        Set<OWLClass> expected = unsatisfiable(axioms);
        for (String logic : List.of("classical", "adaptive")) {
            try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
                assertEquals(expected, Set.copyOf(reasoning.check(1).incoherent()), () -> logic + " of " + axioms);
            }
        }
    }

    private static Set<OWLAxiom> withFacts(long seed) {
        var random = new Random(seed);
        var axioms = new ArrayList<>(List.of(new RandomTerminology(seed).axioms()));
        axioms.addAll(List.of("SubClassOf(:C0 ObjectUnionOf(:C1 :C2))", // else HermiT's class hierarchy is asked
            "ClassAssertion(ObjectUnionOf(:C3 :C4) :a)"));
        if (random.nextBoolean()) {
            IntStream.range(0, 12).mapToObj(i -> "SubClassOf(:D" + i + " :C" + random.nextInt(9) + ")")
                .forEach(axioms::add);
        } else {
            axioms.addAll(List.of("ObjectPropertyAssertion(:p :a :b)", "ClassAssertion(:C5 :b)"));
        }
        axioms.addAll(List.of(
            List.<String>of(),
            List.of("SubClassOf(:C6 ObjectHasValue(:u :a))", "ObjectPropertyRange(:u :E)",
                "ClassAssertion(ObjectComplementOf(:E) :a)"),
            List.of("SubClassOf(:C6 ObjectAllValuesFrom(owl:topObjectProperty :E))",
                "ClassAssertion(ObjectComplementOf(:E) :a)")).get(random.nextInt(3)));
        return Ontologies.of(axioms.toArray(String[]::new));
    }

    private static Stream<OWLClass> names(Set<OWLAxiom> axioms) {
        return axioms.stream().flatMap(OWLAxiom::classesInSignature).filter(c -> !c.isBuiltIn()).distinct();
    }

    /** Found from those of other classes, and by the hitting set tree. */
    @ParameterizedTest
    @MethodSource("fewSeeds")
    void allAreFoundThatAreAskedFor(long seed) {
        Set<OWLAxiom> axioms = Ontologies.of(new RandomTerminology(seed).axioms());
        Map<OWLClass, Set<Set<OWLAxiom>>> all = ofClasses(axioms, 1000);
        all.forEach((c, justifications) -> {
            justifications.forEach(j -> assertMinimal(c, j));
            hittingSets(List.copyOf(justifications)).forEach(hit -> {
                var left = new HashSet<>(axioms);
                left.removeAll(hit);
                assertTrue(isSatisfiable(c, left),
                    () -> c + " has no instance without " + hit + " either, in " + axioms);
            });
        });
        ofClasses(axioms, 2).forEach((c, two) -> {
            assertEquals(Math.min(2, all.get(c).size()), two.size());
            assertTrue(all.get(c).containsAll(two));
        });
    }

    static LongStream fewSeeds() {
        return seeds().limit(12);
    }

    private static Map<OWLClass, Set<Set<OWLAxiom>>> ofClasses(Set<OWLAxiom> axioms, int limit) {
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            Verdict verdict = reasoning.check(limit);
            return verdict.conflicts().stream().filter(c -> verdict.consistent() && c.kind() == Conflict.Kind.CLASS)
                .collect(Collectors.toMap(c -> (OWLClass) c.subject(), c -> Set.copyOf(c.justifications())));
        }
    }

    /** The minimal sets with an axiom of each: without one that has more, a class has an instance as well. */
    private static Set<Set<OWLAxiom>> hittingSets(List<Set<OWLAxiom>> justifications) {
        Set<Set<OWLAxiom>> sets = Set.of(Set.of());
        for (Set<OWLAxiom> justification : justifications) {
            sets = minimal(sets.stream().flatMap(set -> Collections.disjoint(set, justification)
                ? justification.stream().map(axiom -> union(set, axiom)) : Stream.of(set)).collect(Collectors.toSet()));
        }
        return sets;
    }

    private static Set<Set<OWLAxiom>> minimal(Set<Set<OWLAxiom>> sets) {
        return sets.stream().filter(set -> sets.stream()
            .noneMatch(fewer -> fewer.size() < set.size() && set.containsAll(fewer))).collect(Collectors.toSet());
    }

    private static Set<OWLAxiom> union(Set<OWLAxiom> axioms, OWLAxiom another) {
        var all = new HashSet<>(axioms);
        all.add(another);
        return all;
    }

    private static void assertMinimal(OWLClass c, Set<OWLAxiom> justification) {
        assertFalse(isSatisfiable(c, justification), () -> c + " could have an instance: " + justification);
        for (OWLAxiom axiom : justification) {
            var fewer = new HashSet<>(justification);
            fewer.remove(axiom);
            assertTrue(isSatisfiable(c, fewer), () -> c + " has none without " + axiom + ": " + justification);
        }
    }

    private static Set<OWLClass> unsatisfiable(Set<OWLAxiom> axioms) {
        try (Theory theory = new Theory(axioms, Engines.byName("hermit"), Progress.SILENT)) {
            return names(axioms).filter(c -> !theory.isConsistent() || !theory.reasoner().isSatisfiable(c))
                .collect(Collectors.toSet());
        }
    }

    private static boolean isSatisfiable(OWLClass c, Set<OWLAxiom> axioms) {
        try (Theory theory = new Theory(axioms, Engines.byName("hermit"), Progress.SILENT)) {
            return theory.isConsistent() && theory.reasoner().isSatisfiable(c);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:A :B) SubClassOf(:B :C) DisjointClasses(:A :C)",
        "EquivalentClasses(:A ObjectIntersectionOf(:B :C)) DisjointClasses(:B :C)",
        "SubClassOf(:A ObjectIntersectionOf(:B ObjectComplementOf(:C))) SubClassOf(:B :C)",
        "SubClassOf(:A :C) SubClassOf(:A ObjectComplementOf(:C))",
        "DisjointUnion(:C :A :B) SubClassOf(:A :B)",
        "DisjointUnion(:C :A :B) DisjointClasses(:C :A)",
        "SubClassOf(:A :B) SubClassOf(:B owl:Nothing)",
        "SubClassOf(:A ObjectSomeValuesFrom(:r owl:Thing)) ObjectPropertyDomain(:r :B) DisjointClasses(:A :B)",
        "SubClassOf(:A ObjectMinCardinality(1 :r)) ObjectPropertyDomain(:r :B) DisjointClasses(:A :B)",
        "SubClassOf(:A DataHasValue(:u \"1\")) DataPropertyDomain(:u :B) DisjointClasses(:A :B)"})
    void whatIsToldPlainlyIsFound(String axioms) {
        Set<OWLAxiom> clash = Ontologies.of(axioms.split("(?<=\\)) (?=[A-Z][A-Za-z]+\\(:[A-Zru] )"));
        var more = new HashSet<>(clash);
        more.addAll(Ontologies.of("SubClassOf(:A :D)", "SubClassOf(:D :E)", "DisjointClasses(:D :F)",
            "SubClassOf(:G :A)"));
        assertEquals(Optional.of(logical(clash)), ToldClash.of(named("A"), new Relevance(more)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:A ObjectMaxCardinality(1 :r)) ObjectPropertyDomain(:r :B) DisjointClasses(:A :B)",
        "SubClassOf(:A ObjectMinCardinality(0 :r)) ObjectPropertyDomain(:r :B) DisjointClasses(:A :B)",
        "SubClassOf(:A ObjectAllValuesFrom(:r :C)) ObjectPropertyDomain(:r :B) DisjointClasses(:A :B)",
        "SubClassOf(:A DataMaxCardinality(1 :u)) DataPropertyDomain(:u :B) DisjointClasses(:A :B)",
        "SubClassOf(:A ObjectSomeValuesFrom(ObjectInverseOf(:r) :C)) ObjectPropertyDomain(:r :B)"
            + " DisjointClasses(:A :B)",
        "SubClassOf(:A ObjectUnionOf(:B :C)) DisjointClasses(:A :B)",
        "SubClassOf(:A ObjectComplementOf(ObjectIntersectionOf(:B :C))) SubClassOf(:A :B)",
        "SubClassOf(:B :A) DisjointClasses(:A :B)",
        "SubClassOf(ObjectIntersectionOf(:A :C) :B) DisjointClasses(:A :B)",
        "EquivalentClasses(:B ObjectIntersectionOf(:A :C)) DisjointClasses(:A :B)",
        "DisjointUnion(:B ObjectIntersectionOf(:A :C) :D) DisjointClasses(:A :B)",
        "DisjointClasses(ObjectIntersectionOf(:A :C) :B) SubClassOf(:A :B)"})
    void whatIsNotToldIsNot(String axioms) {
        Set<OWLAxiom> all = Ontologies.of(axioms.split("(?<=\\)) (?=[A-Z][A-Za-z]+\\()"));
        assertTrue(isSatisfiable(named("A"), all));
        assertEquals(Optional.empty(), ToldClash.of(named("A"), new Relevance(all)));
    }

    @Test
    void theWayMayBeLong() {
        int length = 20_000;
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(
            IntStream.range(0, length).mapToObj(i -> "SubClassOf(:A" + i + " :A" + (i + 1) + ")"),
            Stream.of("DisjointClasses(:A0 :A" + length + ")")).toArray(String[]::new));
        assertEquals(Optional.of(logical(axioms)), ToldClash.of(named("A0"), new Relevance(axioms)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:C :D)", "SubClassOf(:C ObjectSomeValuesFrom(:r :D))",
        "EquivalentClasses(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :E)))",
        "EquivalentClasses(:C ObjectIntersectionOf(:F ObjectSomeValuesFrom(:r ObjectIntersectionOf(:E :D))))"})
    void oneAxiomMoreIsNeeded(String axiom) {
        assertTrue(isNeeded(axiom, Split.nothing(), LEADING));
        assertFalse(isNeeded(axiom, Split.nothing().splitting(List.of(named("D"))), LEADING));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:C ObjectIntersectionOf(:D :A))", "SubClassOf(:C ObjectAllValuesFrom(:r :D))",
        "SubClassOf(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :D)))",
        "SubClassOf(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r owl:Thing)))",
        "EquivalentClasses(:C ObjectIntersectionOf(:D ObjectSomeValuesFrom(:r :C)))"})
    void whetherItIsIsNotKnown(String axiom) {
        assertFalse(isNeeded(axiom, Split.nothing(), LEADING));
    }

    private static final String[] LEADING = {
        "EquivalentClasses(:D ObjectIntersectionOf(:A ObjectSomeValuesFrom(:r :B)))", "TransitiveObjectProperty(:r)",
        "SubObjectPropertyOf(ObjectPropertyChain(:s :r) :s)", "SubClassOf(:B :G)", "DisjointClasses(:A :G)"};

    private static boolean isNeeded(String axiom, Split split, String... others) {
        OWLAxiom one = logical(Ontologies.of(axiom)).iterator().next();
        return OneAxiomMore.isNeeded(named("C"), new Incoherence.Reason(named("D"), one),
            logical(Ontologies.of(others)), split);
    }

    private static Set<OWLAxiom> logical(Set<OWLAxiom> axioms) {
        var logical = new HashSet<>(axioms);
        logical.removeIf(axiom -> !axiom.isLogicalAxiom());
        return logical;
    }

    private static OWLClass named(String name) {
        return Owl.FACTORY.getOWLClass("http://x#", name);
    }
}
