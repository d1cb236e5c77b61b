package org.paradl.engine.elk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.hermit.HermitEngine;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class BoundedElkTest {
    private static final String NAMES = "ABCDEFGH";
    private static final List<String> INVERSES = List.of("", " InverseObjectProperties(:r :s)",
        " InverseObjectProperties(:s :r) TransitiveObjectProperty(:r)", " InverseObjectProperties(:r :s) "
            + "InverseObjectProperties(:t :r) TransitiveObjectProperty(:s) TransitiveObjectProperty(:r)");

    private final HermitEngine hermit = new HermitEngine();
    private final BoundedElk bounded = new BoundedElk(hermit);

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:A ObjectUnionOf(:B :C))",
        "EquivalentClasses(:A ObjectSomeValuesFrom(:r ObjectIntersectionOf(:D ObjectUnionOf(:B :C))))",
        "DisjointUnion(:A :B :C)",
        "ObjectPropertyDomain(:r ObjectUnionOf(:B ObjectComplementOf(:C)))",
        "InverseObjectProperties(:r :s) TransitiveObjectProperty(:s) TransitiveObjectProperty(:r) "
            + "SubClassOf(:A ObjectSomeValuesFrom(:r ObjectUnionOf(:B :C)))"})
    void coversUnionsAndUnusedInverses(String axiom) {
        assertTrue(bounded.coversClasses(Given.axioms(axiom)));
        assertFalse(bounded.covers(Given.axioms(axiom)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:A ObjectUnionOf(:B ObjectAllValuesFrom(:r :C)))",
        "SubClassOf(:A ObjectUnionOf(:B ObjectIntersectionOf(:C ObjectUnionOf(:B :D ObjectMaxCardinality(1 :r)))))",
        "SubClassOf(:A ObjectUnionOf(:B :C)) ObjectPropertyRange(:r :A) ReflexiveObjectProperty(:s)",
        "ObjectPropertyRange(:r :A) SubObjectPropertyOf(ObjectPropertyChain(:r :s) :r)",
        "ObjectPropertyRange(:r :A) SubClassOf(:B ObjectUnionOf(:C ObjectHasSelf(:r)))",
        "SubClassOf(:A ObjectUnionOf(:B :C)) FunctionalObjectProperty(:r)",
        "SubClassOf(:A ObjectUnionOf(:B :C)) ClassAssertion(:A :a)",
        "InverseObjectProperties(:r :r) SubClassOf(:A ObjectSomeValuesFrom(:r :B))",
        "InverseObjectProperties(:r owl:topObjectProperty) ObjectPropertyDomain(:r :B)",
        "InverseObjectProperties(:r :s) TransitiveObjectProperty(:s) SubClassOf(:A ObjectSomeValuesFrom(:r :B))",
        "InverseObjectProperties(:r :s) SubClassOf(:A ObjectSomeValuesFrom(:r :B)) ObjectPropertyDomain(:s :C)",
        "InverseObjectProperties(:r :s) InverseObjectProperties(:s :t) ObjectPropertyDomain(:r :C) "
            + "SubClassOf(:A ObjectSomeValuesFrom(:t :B))",
        "SubClassOf(:A ObjectUnionOf(:B ObjectHasValue(:r :a)))"})
    void coversNothingElse(String axioms) {
        assertFalse(bounded.coversClasses(Given.axioms(axioms)));
    }

    static Stream<Integer> seeds() {
        return IntStream.range(0, Integer.getInteger("seeds", 60)).boxed();
    }

    /** HermiT knows the unions themselves. */
    @ParameterizedTest
    @MethodSource("seeds")
    void saysOfClassesWhatFollows(int seed) {
        String axioms = terminology(new Random(seed));
        assertTrue(bounded.coversClasses(Given.axioms(axioms)), axioms);
        OWLOntology ontology = Given.ontology(axioms);
        OWLReasoner expected = hermit.start(Given.ontology(axioms), Progress.SILENT);
        OWLReasoner reasoner = bounded.start(ontology, Progress.SILENT);
        assertEquals(expected.isConsistent(), reasoner.isConsistent(), axioms);
        if (expected.isConsistent()) {
            assertEquals(expected.getTopClassNode(), reasoner.getTopClassNode(), axioms);
            for (char name : NAMES.toCharArray()) {
                OWLClass c = Given.type(String.valueOf(name));
                assertEquals(expected.isSatisfiable(c), reasoner.isSatisfiable(c), () -> c + " in " + axioms);
                assertEquals(above(expected, c), above(reasoner, c), () -> c + " in " + axioms);
            }
        }
    }

    @Test
    void givesUpWhereMuchIsByCases() {
        OWLOntology ontology = Given.ontology(byCases(201));
        assertThrows(UnsupportedOperationException.class, () -> bounded.start(ontology, Progress.SILENT));
    }

    @Test
    void answersWhereMuchIsByCasesThatAreFewOfAllAxioms() {
        OWLOntology ontology = Given.ontology(byCases(201) + IntStream.range(0, 700)
            .mapToObj(i -> String.format("SubClassOf(:E%d :D)", i)).collect(Collectors.joining(" ")));
        OWLReasoner reasoner = bounded.start(ontology, Progress.SILENT);
        assertTrue(above(reasoner, Given.type("A200")).contains(Given.type("D").toString()));
    }

    /** What is below D as both of two classes are. */
    private static String byCases(int many) {
        return IntStream.range(0, many).mapToObj(i -> String.format(
            "SubClassOf(:A%1$d ObjectUnionOf(:B%1$d :C%1$d)) SubClassOf(:B%1$d :D) SubClassOf(:C%1$d :D)", i))
            .collect(Collectors.joining(" "));
    }

    private static Set<String> above(OWLReasoner reasoner, OWLClass c) {
        return Stream.concat(reasoner.getEquivalentClasses(c).entities(), reasoner.getSuperClasses(c, false).entities())
            .map(OWLClass::toString).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String terminology(Random random) {
        String axioms = IntStream.range(0, 6 + random.nextInt(8)).mapToObj(i -> axiom(random))
            .collect(Collectors.joining(" "));
        return axioms + INVERSES.get(random.nextInt(INVERSES.size()));
    }

    private static String axiom(Random random) {
        switch (random.nextInt(8)) {
            case 0: return "SubClassOf(" + part(random, 1) + " " + union(random, 2) + ")";
            case 1: return "SubClassOf(" + name(random) + " ObjectSomeValuesFrom(:r " + union(random, 1) + "))";
            case 2: return "EquivalentClasses(" + name(random) + " " + union(random, 1) + ")";
            case 3: return "DisjointUnion(" + name(random) + " " + two(random) + " " + name(random) + ")";
            case 4: return "DisjointClasses(" + two(random) + ")";
            case 5: return random.nextInt(4) == 0 ? "SubClassOf(owl:Thing " + union(random, 1) + ")"
                : "ObjectPropertyDomain(:r " + union(random, 0) + ")";
            default: return "SubClassOf(" + part(random, 1) + " " + part(random, 1) + ")";
        }
    }

    private static String union(Random random, int depth) {
        return "ObjectUnionOf(" + two(random) + (random.nextInt(3) == 0 ? " " + part(random, depth) : "") + ")";
    }

    private static String part(Random random, int depth) {
        switch (depth == 0 ? 0 : random.nextInt(4)) {
            case 1: return "ObjectSomeValuesFrom(:r " + part(random, depth - 1) + ")";
            case 2: return "ObjectIntersectionOf(" + two(random) + ")";
            default: return name(random);
        }
    }

    private static String two(Random random) {
        int one = random.nextInt(NAMES.length());
        int other = (one + 1 + random.nextInt(NAMES.length() - 1)) % NAMES.length();
        return ":" + NAMES.charAt(one) + " :" + NAMES.charAt(other);
    }

    private static String name(Random random) {
        return ":" + NAMES.charAt(random.nextInt(NAMES.length()));
    }

    /** In each of the first two bounds a union is one of its operands, and the others have no room. */
    @Test
    void hasRoomForEachOfManyThatAreApart() {
        OWLReasoner reasoner = bounded.start(Given.ontology("DisjointUnion(:A :B :C :D :E :F) SubClassOf(:G :D)"),
            Progress.SILENT);
        assertTrue(Stream.of("B", "C", "D", "E", "F", "G").allMatch(name -> reasoner.isSatisfiable(Given.type(name))));
        assertEquals(Set.of(Given.type("D")), reasoner.getSuperClasses(Given.type("G"), true).entities()
            .collect(Collectors.toSet()));
        assertEquals(Set.of(Given.type("A")), reasoner.getSuperClasses(Given.type("D"), true).entities()
            .collect(Collectors.toSet()));
    }

    /** By cases, which neither bound tells: both operands are below D, and so is what is in one of them. */
    @Test
    void asksTheThoroughOneByCases() {
        OWLReasoner reasoner = bounded.start(Given.ontology("SubClassOf(:A ObjectUnionOf(:B :C)) SubClassOf(:B :D) "
            + "SubClassOf(:C :D) SubClassOf(:E ObjectUnionOf(:F :G)) SubClassOf(:F owl:Nothing) "
            + "SubClassOf(:G owl:Nothing)"), Progress.SILENT);
        assertEquals(Set.of(Given.type("D")), reasoner.getSuperClasses(Given.type("A"), true).entities()
            .collect(Collectors.toSet()));
        assertFalse(reasoner.isSatisfiable(Given.type("E")));
        OWLReasoner ofAll = bounded.start(Given.ontology("SubClassOf(owl:Thing ObjectUnionOf(:B :C)) "
            + "SubClassOf(:B :D) SubClassOf(:C :D)"), Progress.SILENT);
        assertTrue(ofAll.getTopClassNode().contains(Given.type("D")));
        assertTrue(reasoner.isSatisfiable(Given.type("A")));
        assertTrue(bounded.areSatisfiable(reasoner, List.of(Given.type("A"), Given.type("B"))));
        assertFalse(bounded.areSatisfiable(reasoner, List.of(Given.type("A"), Given.type("E"))));
        assertThrows(UnsupportedOperationException.class,
            () -> reasoner.isSatisfiable(Given.type("A").getObjectComplementOf()));
        assertThrows(UnsupportedOperationException.class,
            () -> reasoner.isEntailed(Given.axioms("SubClassOf(:A :D)")));
    }
}
