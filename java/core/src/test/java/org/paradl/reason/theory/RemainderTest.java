package org.paradl.reason.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.reason.Impacts;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomTerminology;
import org.paradl.reason.Reasoning;
import org.paradl.reason.realize.Consequences;
import org.paradl.reason.solve.Problem;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is lost and what clashes without some axioms, found out of little; the judge is what all that is left says. */
class RemainderTest {
    private static final List<String> LOGICS = List.of("adaptive", "adaptive", "fde", "k3", "lp", "classical");

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 30));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void asMuchIsLostAsOfTheWhole(long seed) {
        Set<OWLAxiom> axioms = random(seed);
        String logic = LOGICS.get((int) (seed % LOGICS.size()));
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
            if (!reasoning.speaksThroughConflicts()) {
                return;
            }
            Problem problem = reasoning.problem();
            var all = new Consequences(problem.solution(), problem.taxonomy(), problem.signature());
            var impacts = new Impacts(problem, all, Duration.ofMinutes(1));
            for (Set<OWLAxiom> removed : removals(axioms, seed)) {
                assertEquals(impacts.lostInAll(removed), impacts.lostWithout(removed), () -> removed + " of " + axioms);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatIsFreeOfConflictsIsSo(long seed) {
        Set<OWLAxiom> axioms = random(seed);
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            for (Set<OWLAxiom> removed : removals(axioms, seed)) {
                var rest = new HashSet<>(axioms);
                rest.removeAll(removed);
                try (Reasoning left = Ontologies.reasoning("adaptive", rest)) {
                    boolean free = left.check(1).conflicts().isEmpty();
                    boolean known = reasoning.isFreeWithout(removed);
                    assertTrue(free || !known, () -> removed + " of " + axioms);
                    assertTrue(known || !free || reasoning.problem().solver().wasInconsistent(),
                        () -> removed + " of " + axioms);
                }
            }
        }
    }

    @Test
    void whoHasNothingToDoWithWhatIsRemovedIsNotLookedAt() {
        Set<OWLAxiom> axioms = Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:B :C)", "SubClassOf(:D :C)",
            "SubClassOf(:E ObjectSomeValuesFrom(:p :A))", "ClassAssertion(:B :b)", "ObjectPropertyAssertion(:p :a :b)",
            "ClassAssertion(:D :d)");
        assertEquals(Set.of("B", "A", "E", "b", "a"), dependents(axioms, "SubClassOf(:B :C)"));
        assertEquals(Set.of("D", "d"), dependents(axioms, "SubClassOf(:D :C)"));
        assertEquals(Set.of("d"), dependents(axioms, "ClassAssertion(:D :d)"));
    }

    private static Set<String> dependents(Set<OWLAxiom> axioms, String removed) {
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            return reasoning.problem().solver().remainder(reasoning.problem().solution()).orElseThrow()
                .dependents(Ontologies.of(removed)).stream().map(name -> name.getIRI().getShortForm())
                .collect(Collectors.toSet());
        }
    }

    private static Set<OWLAxiom> random(long seed) {
        Set<OWLAxiom> axioms = new HashSet<>(Ontologies.of(new RandomTerminology(seed).axioms()));
        var random = new Random(seed);
        axioms.addAll(Ontologies.of(random.ints(random.nextInt(6), 0, 7).mapToObj(kind -> fact(kind, random))
            .toArray(String[]::new)));
        return axioms;
    }

    private static String fact(int kind, Random random) {
        String c = ":C" + random.nextInt(9) + " ";
        String a = ":i" + random.nextInt(4) + " ";
        String b = ":i" + random.nextInt(4);
        switch (kind) {
            case 0: return "ObjectPropertyAssertion(:p " + a + b + ")";
            case 1: return "ObjectPropertyAssertion(:r " + a + b + ")";
            case 2: return random.nextBoolean() ? "SubClassOf(" + c + "ObjectHasValue(:p " + a + "))"
                : "SubClassOf(" + c + "ObjectOneOf(" + a + b + "))";
            case 3: return "SameIndividual(" + a + ":j)";
            default: return "ClassAssertion(" + c + a + ")";
        }
    }

    /** One axiom each, and some two. */
    private static List<Set<OWLAxiom>> removals(Set<OWLAxiom> axioms, long seed) {
        List<OWLAxiom> logical = axioms.stream().filter(OWLAxiom::isLogicalAxiom).sorted()
            .collect(Collectors.toList());
        var random = new Random(seed);
        return random.ints(6, 0, logical.size()).mapToObj(i -> random.nextInt(3) == 0
            ? Set.of(logical.get(i)) : Set.copyOf(List.of(logical.get(i), logical.get(random.nextInt(logical.size())))))
            .collect(Collectors.toList());
    }
}
