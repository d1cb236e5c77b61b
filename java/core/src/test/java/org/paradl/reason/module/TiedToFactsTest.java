package org.paradl.reason.module;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.reason.classify.ClassClash;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.solve.Problem;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLObject;

/** Which classes are in conflict because of facts, where nominals tie some to these; the judge is the hierarchy. */
class TiedToFactsTest {

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 80));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void noneIsOverlooked(long seed) {
        Set<OWLAxiom> axioms = random(seed);
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            Verdict verdict = reasoning.check(1);
            Set<OWLObject> told = verdict.conflicts().stream().filter(c -> c.kind() == Conflict.Kind.CLASS)
                .map(Conflict::subject).collect(Collectors.toSet());
            if (verdict.consistent()) {
                try (Problem classical = Ontologies.problem("classical", axioms)) {
                    Set<OWLClass> names = classical.signature().classes().stream().collect(Collectors.toSet());
                    assertEquals(classical.solution().theory().unsatisfiable(names), told, axioms::toString);
                }
            } else {
                Problem problem = reasoning.problem();
                var clash = new ClassClash(problem.solution(), problem.taxonomy(), problem.signature().classes());
                Set<OWLClass> inConflict = problem.signature().classes().stream()
                    .filter(c -> clash.about(c).isPresent()).collect(Collectors.toSet());
                assertTrue(told.containsAll(inConflict), () -> inConflict + " and not " + told + " of " + axioms);
            }
        }
    }

    /** Of an ontology that clashes elsewhere; what is said of a, and of no class, makes C so. */
    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:C ObjectHasValue(:p :a))", "SubClassOf(:C ObjectOneOf(:a))",
        "SubClassOf(:C ObjectSomeValuesFrom(:p ObjectOneOf(:a)))",
        "SubClassOf(:C ObjectSomeValuesFrom(:p :G)) EquivalentClasses(:G ObjectOneOf(:a))",
        "SubClassOf(:C ObjectSomeValuesFrom(:q owl:Thing)) ObjectPropertyRange(:q ObjectHasValue(:p :a))",
        "SubClassOf(:C ObjectSomeValuesFrom(:q owl:Thing)) ObjectPropertyDomain(:q ObjectHasValue(:p :a))",
        "SubClassOf(:C ObjectIntersectionOf(:H ObjectMinCardinality(1 :p ObjectOneOf(:a))))"})
    void noClassOfANominalIsOverlooked(String axiom) {
        Set<OWLAxiom> axioms = Ontologies.of(axiom, "ClassAssertion(:D :a)", "DisjointClasses(:D :E)",
            "SubClassOf(:C ObjectIntersectionOf(:E ObjectAllValuesFrom(:p :E) ObjectAllValuesFrom(:q "
                + "ObjectAllValuesFrom(:p :E))))",
            "DisjointClasses(:X :Y)", "ClassAssertion(:X :x)", "ClassAssertion(:Y :x)",
            "SubClassOf(:X ObjectUnionOf(:U :V))");
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            assertEquals(Set.of("C"), reasoning.check(1).conflicts().stream()
                .filter(c -> c.kind() == Conflict.Kind.CLASS)
                .map(c -> c.subject().getIRI().getFragment()).collect(Collectors.toSet()));
        }
    }

    private static Set<OWLAxiom> random(long seed) {
        var random = new Random(seed);
        Set<OWLAxiom> axioms = new HashSet<>(Ontologies.of(IntStream.range(0, 8 + random.nextInt(10))
            .mapToObj(i -> axiom(random)).toArray(String[]::new)));
        axioms.addAll(Ontologies.of("ClassAssertion(:A :a)", "SubObjectPropertyOf(:p owl:topObjectProperty)"));
        return axioms;
    }

    private static String axiom(Random random) {
        String c = name(random);
        String d = name(random);
        String individual = random.nextBoolean() ? ":a " : ":b ";
        switch (random.nextInt(16)) {
            case 0:
            case 1:
            case 2: return "ClassAssertion(" + c + individual + ")";
            case 3: return "ObjectPropertyAssertion(:p " + individual + ":b)";
            case 4: return "DisjointClasses(" + c + (c.equals(d) ? ":Z" : d) + ")";
            case 5: return "SubClassOf(" + c + "ObjectHasValue(:p " + individual + "))";
            case 6: return "SubClassOf(" + c + "ObjectSomeValuesFrom(:q ObjectOneOf(" + individual + ")))";
            case 7: return random.nextInt(3) == 0 ? "EquivalentClasses(" + c + "ObjectOneOf(:a :b))"
                : "SubClassOf(" + c + "ObjectSomeValuesFrom(:p " + d + "))";
            case 8: return "SubClassOf(" + c + "ObjectAllValuesFrom(:p " + d + "))";
            case 9: return "SubClassOf(" + c + "ObjectComplementOf(" + d + "))";
            case 10: return "SubClassOf(ObjectHasValue(:q " + individual + ") " + d + ")";
            case 11: return "ObjectPropertyDomain(:p " + d + ")";
            case 12: return "SubClassOf(" + c + "ObjectComplementOf(ObjectHasValue(:q " + individual + ")))";
            default: return "SubClassOf(" + c + d + ")";
        }
    }

    private static String name(Random random) {
        return ":" + (char) ('A' + random.nextInt(6)) + " ";
    }
}
