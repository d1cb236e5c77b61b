package org.paradl.reason.justify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.solve.Settings;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class JustifierTest {
    private static final int LONG = 12;
    private static final int MANY = 64;
    private static final OWLClass X = Owl.FACTORY.getOWLClass("http://x#", "X");

    /** From one property to the next. */
    private static Set<String> conflict() {
        Stream<String> chain = IntStream.range(0, LONG).mapToObj(i -> "SubClassOf(ObjectSomeValuesFrom(:r" + i + " :X"
            + i + ") ObjectSomeValuesFrom(:r" + (i + 1) + " :X" + (i + 1) + "))");
        return Stream.concat(chain, Stream.of("SubClassOf(:X ObjectSomeValuesFrom(:r0 :X0))",
            "SubClassOf(:X ObjectComplementOf(ObjectSomeValuesFrom(:r" + LONG + " :X" + LONG + ")))"))
            .collect(Collectors.toSet());
    }

    /** What mentions the same properties, and is in every module. */
    private static Stream<String> besides() {
        return IntStream.range(0, 300).boxed().flatMap(i -> Stream.of(
            "SubClassOf(:N" + i + " ObjectSomeValuesFrom(:r" + i % LONG + " :N" + (i + 1) + "))",
            "SubClassOf(ObjectSomeValuesFrom(:r" + i % LONG + " owl:Thing) :N" + i + ")"));
    }

    @Test
    void whatHasAPartIsSeenInOneRefutation() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(conflict().stream(), besides()).toArray(String[]::new));
        var ofMany = new AtomicInteger();
        Table table = TableReader.shipped("adaptive");
        var settings = new Settings(table, table.inclusion(), "hermit");
        try (var reasoning = new Reasoning(axioms, settings, counting(ofMany))) {
            List<Conflict> conflicts = reasoning.check(1).conflicts();
            Set<OWLAxiom> expected = Ontologies.of(conflict().toArray(String[]::new)).stream()
                .filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
            assertEquals(List.of(expected), conflicts.get(0).justifications());
            assertEquals(1, conflicts.size());
        }
        assertTrue(ofMany.get() <= 10, ofMany + " tests of many axioms");
    }

    @Test
    void theyComeInTheSameOrderEachTime() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of("ClassAssertion(:X :x)"),
            IntStream.range(0, 8).boxed().flatMap(i -> Stream.of("SubClassOf(:X :A" + i + ")",
                "ClassAssertion(ObjectComplementOf(:A" + i + ") :x)", "SubClassOf(:A" + i + " :B)",
                "SubClassOf(:B :A" + i + ")")))
            .toArray(String[]::new));
        Table table = TableReader.shipped("fde");
        var settings = new Settings(table, table.inclusion(), "hermit");
        var found = new HashSet<List<Set<OWLAxiom>>>();
        for (int time = 0; time < 4; time++) {
            try (var reasoning = new Reasoning(axioms, settings, Progress.SILENT)) {
                found.add(reasoning.check(8).conflicts().get(0).justifications());
            }
        }
        assertEquals(1, found.size());
        assertEquals(8, found.iterator().next().size());
    }

    private static Progress counting(AtomicInteger ofMany) {
        return new Progress() {
            @Override
            public void report(String phase, long done, long total) {
                // tests are counted
            }

            @Override
            public void watch(OWLReasoner reasoner) {
                if (reasoner.getRootOntology().getLogicalAxiomCount() > MANY) {
                    ofMany.incrementAndGet();
                }
            }
        };
    }

    /** HermiT, which is asked about the few, would have to read them all; also where ELK leaves one out. */
    @Test
    void elkSaysWhetherManyAxiomsClash() {
        Stream<String> up = IntStream.range(0, 6000).mapToObj(i -> "SubClassOf(:N" + i + " :N" + (i + 1) + ")");
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(up, Stream.of("DisjointClasses(:N0 :N6000)",
            "ClassAssertion(:N0 :a)", "SubClassOf(:M ObjectMaxCardinality(2 :p))")).toArray(String[]::new));
        Table table = TableReader.shipped("adaptive");
        Set<String> asked = new HashSet<>();
        try (var reasoning = new Reasoning(axioms, new Settings(table, table.inclusion(), "elk"), naming(asked));
            Solution solution = reasoning.problem().solver().asIs(Split.nothing())) {
            assertTrue(reasoning.problem().solver().justifier(solution).follows(Goal.inconsistency(), axioms));
        }
        assertEquals(1, asked.size());
        assertFalse(asked.contains("HermiT"), asked::toString); // ELK (0.6) does not say its name
    }

    private static Progress naming(Set<String> asked) {
        return new Progress() {
            @Override
            public void report(String phase, long done, long total) {
                // who is asked counts
            }

            @Override
            public void watch(OWLReasoner reasoner) {
                asked.add(reasoner.getReasonerName());
            }
        };
    }

    /** Eleven pigeons in ten holes, which a tableau tries in every way. */
    private static Stream<String> pigeons() {
        Stream<String> somewhere = IntStream.range(0, 11).mapToObj(pigeon -> "SubClassOf(:X ObjectUnionOf("
            + each(10, hole -> ":P" + pigeon + "In" + hole) + "))");
        Stream<String> alone = IntStream.range(0, 10).mapToObj(hole -> "DisjointClasses("
            + each(11, pigeon -> ":P" + pigeon + "In" + hole) + ")");
        return Stream.concat(somewhere, alone);
    }

    private static String each(int most, IntFunction<String> text) {
        return IntStream.range(0, most).mapToObj(text).collect(Collectors.joining(" "));
    }

    /** Further from the class than the pigeons. */
    private static Stream<String> plainConflict() {
        Stream<String> up = IntStream.range(0, MANY).mapToObj(i -> "SubClassOf(:Y" + i + " :Y" + (i + 1) + ")");
        return Stream.concat(up,
            Stream.of("SubClassOf(:X :Y0)", "SubClassOf(:X ObjectComplementOf(:Y" + MANY + "))"));
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aFewAxiomsThatAreHarderThanAllAreNotWaitedFor() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(pigeons(), plainConflict()).toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms);
            Solution solution = reasoning.problem().solver().asIs(Split.nothing())) {
            Justifier justifier = reasoning.problem().solver().justifier(solution);
            Goal goal = Goal.unsatisfiability(X, X);
            Set<OWLAxiom> expected = logical(plainConflict());
            assertTrue(justifier.follows(goal, expected));
            assertEquals(Optional.empty(), justifier.followsSoon(goal, logical(pigeons())));
            assertEquals(Optional.of(expected), justifier.justification(goal, reasoning.problem().relevance()));
        }
    }

    private static Set<OWLAxiom> logical(Stream<String> axioms) {
        return Ontologies.of(axioms.toArray(String[]::new)).stream().filter(OWLAxiom::isLogicalAxiom)
            .collect(Collectors.toSet());
    }
}
