package org.paradl.reason.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomClashes;
import org.paradl.reason.Reasoning;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.theory.Goal;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Part by part the same clashes are found as in the whole. */
class EveryClashTest {

    static LongStream seeds() {
        return LongStream.range(500, 500 + Long.getLong("seeds", 60));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void ofNothingSplit(long seed) {
        assertAllFound(seed, "adaptive", Split.nothing());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void ofAllSplit(long seed) {
        assertAllFound(seed, "fde", Split.allNames());
    }

    /** All facts again, of others, who may have to do with the first. */
    private static void assertAllFound(long seed, String logic, Split split) {
        String[] axioms = new RandomClashes(seed).axioms();
        Stream<String> alike = Stream.of(axioms).map(axiom -> axiom.replaceAll(":([abc])\\b", ":$1x"));
        Set<OWLAxiom> both = Ontologies.of(Stream.concat(Stream.of(axioms), alike).toArray(String[]::new));
        try (Reasoning kb = Ontologies.reasoning(logic, both)) {
            Justifier justifier = kb.problem().solver().justifier(kb.problem().solver().asIs(split));
            var clashes = new Clashes(Progress.SILENT, axiom -> false);
            Set<OWLAxiom> involved = new EveryClash(justifier, clashes).find(kb.problem().relevance());
            Set<Set<OWLAxiom>> all = Set.copyOf(justifier.justifications(Goal.inconsistency(), kb.problem().relevance(),
                clash -> {
                    // compared at the end
                }));
            assertEquals(all, Set.copyOf(clashes.ofInconsistency()), both::toString);
            assertEquals(all.size(), clashes.ofInconsistency().size());
            assertEquals(all.stream().flatMap(Set::stream).collect(Collectors.toSet()), involved);
        } catch (ParadlException notDl) {
            Assumptions.abort(notDl.getMessage());
        }
    }

    /** Each can be ended in two ways by facts, and all of them together in two to the power of twenty. */
    @Test
    void ofManyApart() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of("DisjointClasses(:A :B)"), IntStream.range(0, 20)
            .mapToObj(i -> i).flatMap(i -> Stream.of("ClassAssertion(:A :i" + i + ")",
                "ClassAssertion(:B :i" + i + ")", "ClassAssertion(ObjectIntersectionOf(:A :B) :i" + i + ")")))
            .toArray(String[]::new));
        try (var kb = new Reasoning(axioms, new Settings(TableReader.shipped("adaptive"),
                TableReader.shipped("adaptive").inclusion(), "hermit").exhaustive(true), Progress.SILENT)) {
            List<Integer> sizes = kb.check(9).conflicts().stream().map(c -> c.justifications().size())
                .collect(Collectors.toList());
            assertEquals(Collections.nCopies(2 * 20, 2), sizes);
        }
    }
}
