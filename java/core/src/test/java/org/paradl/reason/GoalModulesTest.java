package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** What has nothing to do with a conflict is not looked at, and neither takes a justification away nor gives one. */
class GoalModulesTest {
    private static final int ALL = 1000;

    static LongStream seeds() {
        return LongStream.range(300, 300 + Long.getLong("seeds", 40));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void underTheDefaultLogic(long seed) {
        assertSameBeside("adaptive", seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void underFde(long seed) {
        assertSameBeside("fde", seed);
    }

    /** Alone, the axioms are too few for a part of them to be taken. */
    private static void assertSameBeside(String logic, long seed) {
        String[] axioms = new RandomClashes(seed).axioms();
        try {
            assertEquals(told(logic, Ontologies.of(axioms)), told(logic, beside(axioms)));
        } catch (ParadlException notDl) {
            Assumptions.abort(notDl.getMessage());
        }
    }

    private static Set<OWLAxiom> beside(String... axioms) {
        return Ontologies.of(Stream.concat(Stream.of(axioms), IntStream.range(0, 60).mapToObj(i ->
            "SubClassOf(:Other" + i + " ObjectSomeValuesFrom(:other :Other" + (i + 1) + "))")).toArray(String[]::new));
    }

    private static Map<List<Object>, Set<Set<OWLAxiom>>> told(String logic, Set<OWLAxiom> axioms) {
        Table table = TableReader.shipped(logic);
        // which of two clashes is covered may hang on which is found first, unless both are
        Settings settings = new Settings(table, table.inclusion(), "hermit").exhaustive(true);
        try (Reasoning kb = new Reasoning(axioms, settings, Progress.SILENT)) {
            return kb.check(ALL).conflicts().stream().collect(Collectors.toMap(
                c -> List.of(c.kind(), c.subject(), c.predicate(), c.object()), c -> Set.copyOf(c.justifications()),
                (one, another) -> Stream.concat(one.stream(), another.stream()).collect(Collectors.toSet())));
        }
    }

    /** All over again with other names, which may be justified after what was found of the first. */
    @ParameterizedTest
    @MethodSource("seeds")
    void soDoesWhatIsAlike(long seed) {
        String[] axioms = new RandomClashes(seed).axioms();
        String[] alike = Stream.of(axioms).map(axiom -> axiom.replaceAll("(?<!\\w):(\\w+)", ":$1x"))
            .toArray(String[]::new);
        try {
            Map<String, Set<String>> all = words(told("adaptive", Ontologies.of(
                Stream.of(axioms, alike).flatMap(Stream::of).toArray(String[]::new))));
            for (String[] some : List.of(axioms, alike)) {
                words(told("adaptive", Ontologies.of(some))).forEach((about, justifications) ->
                    assertTrue(all.getOrDefault(about, Set.of()).containsAll(justifications), about));
            }
        } catch (ParadlException notDl) {
            Assumptions.abort(notDl.getMessage());
        }
    }

    private static Map<String, Set<String>> words(Map<List<Object>, Set<Set<OWLAxiom>>> told) {
        return told.entrySet().stream().collect(Collectors.toMap(each -> each.getKey().toString(),
            each -> each.getValue().stream().map(TreeSet::new).map(TreeSet::toString).collect(Collectors.toSet())));
    }

    /** Of somebody, all facts count, and of a class that speaks of somebody; of another one none does. */
    @ParameterizedTest
    @CsvSource({"A, false, 2", "a, true, 4", "E, false, 5"})
    void onlyWhatCountsIsLookedAt(String name, boolean individual, int size) {
        Set<OWLAxiom> axioms = beside("SubClassOf(:A :B)", "SubClassOf(:B ObjectComplementOf(:A))",
            "ClassAssertion(:A :a)", "ClassAssertion(:D :b)", "SubClassOf(:E ObjectHasValue(:p :a))");
        IRI iri = Ontologies.of("Declaration(Class(:" + name + "))").iterator().next().signature().findFirst()
            .orElseThrow().getIRI();
        try (Reasoning kb = Ontologies.reasoning("fde", axioms)) {
            var modules = new GoalModules(kb.solution().translation(), kb.relevance());
            OWLEntity about = individual ? Owl.FACTORY.getOWLNamedIndividual(iri) : Owl.FACTORY.getOWLClass(iri);
            Relevance module = individual ? modules.of(List.of(about)) : modules.ofUnsatisfiable(about);
            assertTrue(axioms.containsAll(module.source()));
            assertEquals(size, module.axioms().size(), module.axioms().toString());
        }
    }
}
