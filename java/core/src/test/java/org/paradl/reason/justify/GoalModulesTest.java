package org.paradl.reason.justify;

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
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomClashes;
import org.paradl.reason.Reasoning;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.solve.Settings;
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
        Stream<String> terms = IntStream.range(0, 60).mapToObj(i ->
            "SubClassOf(:Other" + i + " ObjectSomeValuesFrom(:other :Other" + (i + 1) + "))");
        Stream<String> facts = IntStream.range(0, 20).mapToObj(i ->
            "ObjectPropertyAssertion(:other :other" + i + " :other" + (i + 1) + ")");
        return Ontologies.of(Stream.of(Stream.of(axioms), terms, facts).flatMap(s -> s).toArray(String[]::new));
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
        assertBothTold(new RandomClashes(seed).axioms(), "(?<!\\w):(\\w+)");
    }

    /** The same of other individuals. */
    @ParameterizedTest
    @MethodSource("seeds")
    void soDoesWhatIsAlikeOfOthers(long seed) {
        assertBothTold(new RandomClashes(seed).axioms(), ":([abc])\\b");
    }

    private static void assertBothTold(String[] axioms, String names) {
        String[] alike = Stream.of(axioms).map(axiom -> axiom.replaceAll(names, ":$1x")).toArray(String[]::new);
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

    /** Of somebody, what assertions connect; all facts only where somebody is spoken of; of a class, none but then. */
    @ParameterizedTest
    @CsvSource({"A, false, owl:Thing, 2", "a, true, owl:Thing, 3", "a, true, ObjectOneOf(:a), 24",
        "E, false, owl:Thing, 1", "E, false, ObjectOneOf(:a), 25"})
    void onlyWhatCountsIsLookedAt(String name, boolean individual, String filler, int size) {
        Set<OWLAxiom> axioms = beside("SubClassOf(:A :B)", "SubClassOf(:B ObjectComplementOf(:A))",
            "ClassAssertion(:A :a)", "ClassAssertion(:D :b)", "SubClassOf(:E ObjectSomeValuesFrom(:p " + filler + "))");
        IRI iri = IRI.create("http://x#" + name);
        try (Reasoning kb = Ontologies.reasoning("fde", axioms)) {
            var modules = new GoalModules(kb.problem().solution().translation(), kb.problem().relevance());
            OWLEntity about = individual ? Owl.FACTORY.getOWLNamedIndividual(iri) : Owl.FACTORY.getOWLClass(iri);
            Relevance module = individual ? modules.of(List.of(about)) : modules.ofUnsatisfiable(about);
            assertTrue(axioms.containsAll(module.source()));
            assertEquals(size, module.axioms().size(), module.axioms().toString());
        }
    }
}
