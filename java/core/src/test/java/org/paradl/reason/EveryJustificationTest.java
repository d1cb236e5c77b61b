package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.conflict.ClashReader;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.theory.Theory;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.*;

/** The justifications that check tells are those which trying every set of axioms finds, each once. */
class EveryJustificationTest {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final int ALL = 1000;

    /** Of these 112 has clashes that share facts and say the same. */
    static LongStream seeds() {
        return LongStream.range(80, 80 + Long.getLong("seeds", 60));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void underTheDefaultLogic(long seed) {
        check("adaptive", Ontologies.of(new RandomClashes(seed).axioms()), kb -> {
            assertGlutsAreJustified(kb);
            assertEveryClashIsTold(kb);
        });
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void underFde(long seed) {
        check("fde", Ontologies.of(new RandomClashes(seed).axioms()),
            EveryJustificationTest::assertGlutsAreJustified);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void classically(long seed) {
        check("classical", Ontologies.of(new RandomClashes(seed).axioms()),
            EveryJustificationTest::assertClashesSayAlike);
    }

    private static void check(String logic, Set<OWLAxiom> axioms, Consumer<Reasoning> test) {
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            Verdict verdict = kb.check(ALL);
            assertEachOnce(verdict);
            test.accept(kb);
            List<String> first = verdict.conflicts().stream().map(c -> about(c).toString() + c.justifications().get(0))
                .collect(Collectors.toList());
            assertEquals(first, kb.check(1).conflicts().stream().map(c -> about(c).toString()
                + c.justifications().get(0)).collect(Collectors.toList()), () -> "of " + axioms);
            assertAsManyAsAskedFor(kb, verdict);
        } catch (ParadlException notDl) {
            Assumptions.abort(notDl.getMessage());
        }
    }

    private static void assertAsManyAsAskedFor(Reasoning kb, Verdict all) {
        for (int some : new int[] {2, 3, 4, 5}) {
            assertEquals(sizes(all).stream().map(size -> Math.min(size, some)).collect(Collectors.toList()),
                sizes(kb.check(some)), () -> some + " of " + source(kb));
        }
    }

    private static void assertEachOnce(Verdict verdict) {
        var told = new HashSet<List<Object>>();
        verdict.conflicts().forEach(c -> c.justifications().forEach(justification ->
            assertTrue(told.add(List.of(about(c), justification)), () -> about(c) + " twice: " + justification)));
        verdict.conflicts().forEach(c -> c.justifications().forEach(more -> c.justifications().forEach(less ->
            assertTrue(more.equals(less) || !more.containsAll(less), () -> about(c) + " needs no more than " + less))));
    }

    private static List<Object> about(Conflict conflict) {
        return List.of(conflict.kind(), conflict.subject(), conflict.predicate(), conflict.object());
    }

    /** Both sides of what is told true and false, and why a class has no instance. */
    private static void assertGlutsAreJustified(Reasoning kb) {
        Split split = kb.problem().solution().split();
        for (Conflict conflict : kb.check(ALL).conflicts()) {
            List<OWLAxiom> goal = sides(kb, conflict);
            boolean unsatisfiable = conflict.kind() == Conflict.Kind.CLASS
                && kb.problem().solver().incoherent().stream()
                    .anyMatch(found -> found.incoherence().classes().contains(conflict.subject()));
            if (!goal.isEmpty() && !unsatisfiable) {
                assertJustified(kb, conflict, split, goal);
            } else if (unsatisfiable && !kb.problem().solver().wasInconsistent()) {
                assertJustified(kb, conflict, begun(kb), List.of(FACTORY.getOWLSubClassOfAxiom(
                    conflict.subject().asOWLClass(), FACTORY.getOWLNothing())));
            }
        }
    }

    private static Set<OWLAxiom> source(Reasoning kb) {
        return kb.problem().source();
    }

    private static Split begun(Reasoning kb) {
        return kb.problem().settings().table().name().equals("fde") ? Split.allNames() : Split.nothing();
    }

    private static void assertJustified(Reasoning kb, Conflict conflict, Split split, List<OWLAxiom> goal) {
        assertEquals(minimal(kb, some -> follow(goal, kb, split, some)), Set.copyOf(conflict.justifications()),
            () -> about(conflict) + " of " + source(kb));
    }

    private static List<OWLAxiom> sides(Reasoning kb, Conflict conflict) {
        if (conflict.predicate().isEmpty()) {
            return List.of();
        }
        OWLEntity name = conflict.predicate().get();
        switch (conflict.kind()) {
            case CLASS:
                return List.of(FACTORY.getOWLSubClassOfAxiom((OWLClass) conflict.subject(), side(kb, name, true)),
                    FACTORY.getOWLSubClassOfAxiom((OWLClass) conflict.subject(), side(kb, name, false)));
            case CLASS_ASSERTION:
                return List.of(
                    FACTORY.getOWLClassAssertionAxiom(side(kb, name, true), (OWLIndividual) conflict.subject()),
                    FACTORY.getOWLClassAssertionAxiom(side(kb, name, false), (OWLIndividual) conflict.subject()));
            case PROPERTY_ASSERTION:
                return Stream.of(true, false).map(told -> name.isOWLDataProperty()
                    ? FACTORY.getOWLDataPropertyAssertionAxiom(EveryJustificationTest.<OWLDataProperty>side(kb, name,
                        told), (OWLIndividual) conflict.subject(), (OWLLiteral) conflict.object().orElseThrow())
                    : FACTORY.getOWLObjectPropertyAssertionAxiom(EveryJustificationTest.<OWLObjectProperty>side(kb,
                        name, told), (OWLIndividual) conflict.subject(),
                        (OWLIndividual) conflict.object().orElseThrow())).collect(Collectors.toList());
            default:
                return List.of();
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends OWLEntity> E side(Reasoning kb, OWLEntity name, boolean told) {
        var table = kb.translator().table();
        return (E) kb.translator().side(name, told ? table.trueChannel() : table.falseChannel(),
            kb.problem().solution().split());
    }

    /** Whatever is inconsistent by itself holds what some conflict is told because of. */
    private static void assertEveryClashIsTold(Reasoning kb) {
        Set<Set<OWLAxiom>> told = kb.check(ALL).conflicts().stream().filter(c -> !c.subject().isOWLClass()
            || c.subject().isTopEntity()).flatMap(c -> c.justifications().stream()).collect(Collectors.toSet());
        minimal(kb, some -> follow(List.of(), kb, Split.nothing(), some)).forEach(clash ->
            assertTrue(told.stream().anyMatch(clash::containsAll), () -> clash + " is not told of " + source(kb)));
    }

    private static void assertClashesSayAlike(Reasoning kb) {
        Verdict verdict = kb.check(ALL);
        if (verdict.consistent()) {
            verdict.conflicts().forEach(conflict -> assertJustified(kb, conflict, Split.nothing(),
                List.of(FACTORY.getOWLSubClassOfAxiom(conflict.subject().asOWLClass(), FACTORY.getOWLNothing()))));
            return;
        }
        Set<Set<OWLAxiom>> clashes = minimal(kb, some -> follow(List.of(), kb, Split.nothing(), some));
        var reader = new ClashReader(kb.problem());
        for (Conflict conflict : verdict.conflicts()) {
            Set<Set<OWLAxiom>> alike = clashes.stream()
                .filter(clash -> reader.conflicts(clash).stream().anyMatch(conflict::isLike))
                .collect(Collectors.toSet());
            assertTrue(alike.containsAll(conflict.justifications()), () -> about(conflict) + " of " + source(kb));
            if (conflict.predicate().isPresent()) {
                assertEquals(alike, Set.copyOf(conflict.justifications()), () -> about(conflict) + " of "
                    + source(kb));
            }
        }
    }

    private static boolean follow(List<OWLAxiom> goal, Reasoning kb, Split split, Set<OWLAxiom> some) {
        var axioms = new HashSet<>(kb.translator().translate(some, split).axioms());
        Stream.concat(goal.stream().flatMap(OWLAxiom::signature), kb.problem().signature().individuals().stream())
            .map(FACTORY::getOWLDeclarationAxiom).forEach(axioms::add);
        try (Theory theory = new Theory(axioms, Engines.byName("hermit"), Progress.SILENT)) {
            return !theory.isConsistent() || !goal.isEmpty() && theory.entails(goal);
        }
    }

    /** Every set of axioms is tried of which it does not follow from the tries before whether it suffices. */
    private static Set<Set<OWLAxiom>> minimal(Reasoning kb, Predicate<Set<OWLAxiom>> suffices) {
        List<OWLAxiom> axioms = kb.problem().relevance().axioms();
        var enough = new ArrayList<Integer>();
        var tooFew = new ArrayList<Integer>();
        Predicate<Integer> isEnough = set -> {
            boolean known = enough.stream().anyMatch(less -> (less & ~set) == 0);
            if (!known && tooFew.stream().noneMatch(more -> (set & ~more) == 0)) {
                known = suffices.test(members(axioms, set));
                (known ? enough : tooFew).add(set);
            }
            return known;
        };
        int all = (1 << axioms.size()) - 1;
        return IntStream.iterate(all, set -> set >= 0, set -> set - 1).filter(set -> isEnough.test(set)
            && IntStream.range(0, axioms.size()).noneMatch(i -> (set >> i & 1) == 1 && isEnough.test(set & ~(1 << i))))
            .mapToObj(set -> members(axioms, set)).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<OWLAxiom> members(List<OWLAxiom> axioms, int set) {
        return IntStream.range(0, axioms.size()).filter(i -> (set >> i & 1) == 1).mapToObj(axioms::get)
            .collect(Collectors.toSet());
    }

    /** Which of two was found first, and took the facts of the other with it. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void clashesThatShareFactsAreToldOfTheSameConflict(String logic) {
        Set<OWLAxiom> axioms = Ontologies.of("SubClassOf(:C ObjectMaxCardinality(1 :p))", "ClassAssertion(:C :a)",
            "ObjectPropertyAssertion(:p :a :b)", "ObjectPropertyAssertion(:p :a :c)", "DifferentIndividuals(:b :c)",
            "SubClassOf(:D ObjectMaxCardinality(1 :p))", "ObjectPropertyDomain(:p :D)",
            "FunctionalObjectProperty(:p)");
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            assertEquals(List.of(3), sizes(kb.check(4)));
            assertEquals(List.of(2), sizes(kb.check(2)));
            assertEquals(List.of(1), sizes(kb.check(1)));
        }
    }

    /** The two that were found have no fact in common, and the third one has of either. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void soAreThoseThatShareFactsWithSeveral(String logic) {
        Set<OWLAxiom> axioms = Ontologies.of("FunctionalObjectProperty(:p)", "ObjectPropertyAssertion(:p :a :b)",
            "ObjectPropertyAssertion(:p :a :c)", "ObjectPropertyAssertion(:p :a :d)",
            "ObjectPropertyAssertion(:p :a :e)", "DifferentIndividuals(:b :c)", "DifferentIndividuals(:d :e)",
            "DifferentIndividuals(:b :c :d :e)");
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            assertEquals(List.of(8), sizes(kb.check(20)));
        }
    }

    /** One value may not be, and there are too many: whichever is found first. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void asManyAreToldAsAreAskedForAmongOthersThatSaySomethingElse(String logic) {
        Set<OWLAxiom> axioms = Ontologies.of("FunctionalDataProperty(:u)", "SubDataPropertyOf(:v :u)",
            "DataPropertyRange(:u xsd:integer)", "SubClassOf(:A DataHasValue(:u \"7\"^^xsd:integer))",
            "ClassAssertion(:A :a)", "DataPropertyAssertion(:v :a \"1\"^^xsd:integer)",
            "DataPropertyAssertion(:u :a \"2\"^^xsd:integer)", "DataPropertyAssertion(:u :a \"x\")");
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            assertAsManyAsAskedFor(kb, kb.check(ALL));
        }
    }

    /** Whoever may be somebody else is no glut about either class. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "classical"})
    void soAreThoseThatMakeNobodyInParticularAGlut(String logic) {
        Set<OWLAxiom> axioms = Ontologies.of("ClassAssertion(:A :a)", "SameIndividual(:a :b)", "SameIndividual(:b :c)",
            "DataPropertyAssertion(:u :c \"x\")", "DataPropertyDomain(:u :B)", "DisjointClasses(:A :B)",
            "DisjointUnion(:D :A :B)");
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            assertEquals(List.of(2), sizes(kb.check(4)));
        }
    }

    /** Two that are one have one value too many between them, and one of them has by itself. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void noneHoldsAnotherOne(String logic) {
        Set<OWLAxiom> axioms = Ontologies.of("FunctionalDataProperty(:u)", "DataPropertyAssertion(:u :c \"x\")",
            "DataPropertyAssertion(:u :c \"y\")", "SameIndividual(:c :a)");
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            assertEquals(List.of(1), sizes(kb.check(4)));
        }
    }

    private static List<Integer> sizes(Verdict verdict) {
        return verdict.conflicts().stream().map(c -> c.justifications().size()).collect(Collectors.toList());
    }

    /** Somebody in a class without instances, for three reasons that have no fact in common. */
    @Test
    void whatOneConflictIsToldBecauseOfNoOtherLikeItIs() {
        Set<OWLAxiom> axioms = Ontologies.of("ClassAssertion(:D :c)", "ClassAssertion(:E :c)",
            "SubClassOf(ObjectIntersectionOf(:D :E) owl:Nothing)", "ClassAssertion(:E :a)",
            "DisjointUnion(:D :A :B)", "ObjectPropertyRange(:q :A)", "ObjectPropertyAssertion(:q :b :a)",
            "ObjectPropertyAssertion(:q :a :a)", "ClassAssertion(:A :a)");
        try (Reasoning kb = Ontologies.reasoning("adaptive", axioms)) {
            assertEachOnce(kb.check(ALL));
            List<Conflict> ofA = kb.check(ALL).conflicts().stream()
                .filter(c -> c.subject().toStringID().endsWith("#a") && c.predicate().equals(Optional.empty()))
                .collect(Collectors.toList());
            assertEquals(3, ofA.stream().mapToInt(c -> c.justifications().size()).sum());
        }
    }

    /** Of the reasons for a glut one that has no part in the first told is no conflict of its own. */
    @ParameterizedTest
    @ValueSource(ints = {1, ALL})
    void aReasonForAGlutIsNoClashAboutNoClassInParticular(int limit) {
        Set<OWLAxiom> axioms = Ontologies.of("ClassAssertion(:A :a)", "ClassAssertion(:B :a)", "SubClassOf(:B :A)",
            "DisjointClasses(:A :B)", "ClassAssertion(ObjectComplementOf(:A) :a)", "ClassAssertion(:A :x)",
            "ClassAssertion(:B :x)");
        try (Reasoning kb = Ontologies.reasoning("adaptive", axioms)) {
            assertEquals(List.of("A", "B"), kb.check(limit).conflicts().stream()
                .filter(c -> c.subject().toStringID().endsWith("#a"))
                .map(c -> c.predicate().map(name -> name.getIRI().getFragment()).orElse("of no class"))
                .collect(Collectors.toList()));
        }
    }

    /** Whatever it takes for it, and also of a value. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "C | ClassAssertion(:D :a) SubClassOf(:D :C) ClassAssertion(:E :a) SubClassOf(:E ObjectComplementOf(:C)) "
            + "ClassAssertion(ObjectMinCardinality(1 :r) :a) SubClassOf(ObjectMinCardinality(1 :r) :C) "
            + "ClassAssertion(:F :a) SubClassOf(:F ObjectComplementOf(:C))",
        "p q r | ObjectPropertyAssertion(:s :a :b) SubObjectPropertyOf(:s :r) ObjectPropertyAssertion(:q :a :b) "
            + "DisjointObjectProperties(:r :q) ObjectPropertyAssertion(:t :a :b) SubObjectPropertyOf(:t :r) "
            + "ObjectPropertyAssertion(:p :a :b) DisjointObjectProperties(:r :p)"})
    void aReasonForAGlutIsNoClashOfItsOwn(String gluts, String axioms) {
        try (Reasoning kb = Ontologies.reasoning("adaptive", Ontologies.of(axioms))) {
            assertEquals(gluts, kb.check(1).conflicts().stream()
                .map(c -> c.predicate().map(name -> name.getIRI().getFragment()).orElse("of no name")).sorted()
                .collect(Collectors.joining(" ")));
            assertEveryClashIsTold(kb);
        }
    }

    /** Two with one key, and a value of a wrong type that makes them one. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void whoIsInConflictForTwoReasonsIsNotToldTheOneBecauseOfTheOther(String logic) {
        Set<OWLAxiom> axioms = Ontologies.of("HasKey(:C () (:u))", "ClassAssertion(:C :a)", "ClassAssertion(:C :b)",
            "DataPropertyAssertion(:u :a \"k\")", "DataPropertyAssertion(:u :b \"k\")", "DifferentIndividuals(:a :b)",
            "DataPropertyRange(:u xsd:boolean)");
        try (Reasoning kb = Ontologies.reasoning(logic, axioms)) {
            assertEveryClashIsTold(kb);
            for (Conflict conflict : kb.check(ALL).conflicts()) {
                assertEquals(1, conflict.justifications().stream().map(Set::size).distinct().count(),
                    () -> about(conflict) + " because of " + conflict.justifications());
            }
        }
    }
}
