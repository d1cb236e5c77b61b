package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ask.Told;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class GlutSearchTest {
    /** With a choice, so that no engine lists instances cheaply. */
    private static final String[] TERMS = {"SubClassOf(:E ObjectUnionOf(:F :G))", "DisjointClasses(:A :B)",
        "SubClassOf(:D ObjectAllValuesFrom(:r :A))", "SubClassOf(:F :D)", "DisjointClasses(:C :G)"};

    private static final String[] NOMINALS = {"EquivalentClasses(:C ObjectHasValue(:r :i0))",
        "SubClassOf(:G ObjectOneOf(:i0 :i1 :i2))"};

    private static final OWLClass B = Owl.FACTORY.getOWLClass("http://x#", "B");

    /** All of these share a fact with the first clash, so they are in no other one. */
    @Test
    void whoIsToldAsMuchIsFoundWithFewTests() {
        int few = enginesStarted(8);
        int many = enginesStarted(64);
        assertTrue(many < 2 * few, few + " engines, and " + many + " for eight times as many individuals");
    }

    /** Each is in a clash of its own, of which none has the facts of another. */
    @Test
    void whoHasAnotherSuchValueIsFoundWithFewTests() {
        int few = enginesStarted(values(8), GlutSearchTest::absurd);
        int many = enginesStarted(values(64), GlutSearchTest::absurd);
        assertTrue(many < 2 * few, few + " engines, and " + many + " for eight times as many values");
    }

    private static Set<OWLAxiom> values(int individuals) {
        return Ontologies.of(Stream.concat(Stream.of("DataPropertyRange(:u xsd:decimal)"),
            IntStream.range(0, individuals).mapToObj(i -> "DataPropertyAssertion(:u :i" + i + " \"" + i + "\")"))
            .toArray(String[]::new));
    }

    private static void absurd(Reasoning reasoning) {
        var search = new GlutSearch(reasoning.problem(), reasoning.problem().solution());
        assertEquals(reasoning.problem().signature().individuals(), search.absurd());
    }

    /** The second one shares a fact with the first clash. */
    @Test
    void whoHasNoNameIsAGlutAboutTheSame() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.of(Stream.of(TERMS), Stream.of("ClassAssertion(:D :hub)"),
            Stream.of("_:x", "_:y").flatMap(i -> Stream.of("ClassAssertion(:B " + i + ")",
                "ObjectPropertyAssertion(:r :hub " + i + ")"))).flatMap(s -> s).toArray(String[]::new));
        try (var reasoning = Ontologies.reasoning("adaptive", axioms)) {
            assertEquals(2, new GlutSearch(reasoning.problem(), reasoning.problem().solution()).about(B).size());
            List<Conflict> conflicts = reasoning.check(1).conflicts();
            assertEquals(4, conflicts.size());
            assertTrue(conflicts.stream().allMatch(conflict -> conflict.predicate().isPresent()), conflicts::toString);
        }
    }

    /** Of so many axioms those near an individual are looked at first. */
    @Test
    void whoHasANameIsNotAlikeWhoHasNone() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.of(Stream.of(TERMS), Stream.of("ClassAssertion(:E :i0)",
            "ClassAssertion(:A _:x)", "ClassAssertion(:B _:x)"), IntStream.range(0, 2_000).mapToObj(i ->
                "ObjectPropertyAssertion(:s :i" + i / 2 + " :i" + i + ")")).flatMap(s -> s).toArray(String[]::new));
        try (var reasoning = Ontologies.reasoning("adaptive", axioms)) {
            Problem problem = reasoning.problem();
            Set<OWLNamedIndividual> found = new GlutSearch(problem, problem.solution()).about(B);
            assertEquals(1, found.size());
            assertTrue(found.stream().allMatch(Vocabulary::isNameless), found::toString);
        }
    }

    /** Nobody here is in B in as many steps as somebody else, so each is found by a reason of its own. */
    @Test
    void aReasonThatWasFoundOnTheWayIsNotLookedForAgain() {
        Stream<String> told = IntStream.range(0, 8).boxed().flatMap(i -> Stream.concat(Stream.of(
            "ClassAssertion(:B" + i + "_0 :i" + i + ")", "ObjectPropertyAssertion(:r :hub :i" + i + ")",
            "SubClassOf(:B" + i + "_" + i + " :B)"), IntStream.range(0, i).mapToObj(step ->
                "SubClassOf(:B" + i + "_" + step + " :B" + i + "_" + (step + 1) + ")")));
        Set<OWLAxiom> axioms = Ontologies.of(Stream.of(Stream.of(TERMS), Stream.of("ClassAssertion(:D :hub)"), told)
            .flatMap(s -> s).toArray(String[]::new));
        int search = enginesStarted(axioms, reasoning ->
            new GlutSearch(reasoning.problem(), reasoning.problem().solution()).about(B));
        int check = enginesStarted(axioms, reasoning -> reasoning.check(1));
        assertTrue(check < 1.5 * search, check + " engines, " + search + " of them for the search");
    }

    private static int enginesStarted(Set<OWLAxiom> axioms, Consumer<Reasoning> question) {
        var started = new AtomicInteger();
        Table table = TableReader.shipped("adaptive");
        try (var reasoning = new Reasoning(axioms, new Settings(table, table.inclusion(), "hermit"),
                counting(started))) {
            reasoning.problem().solution();
            int before = started.get();
            question.accept(reasoning);
            return started.get() - before;
        }
    }

    private static int enginesStarted(int individuals) {
        Stream<String> told = IntStream.range(0, individuals).boxed().flatMap(i -> Stream.of(
            "ClassAssertion(:B :i" + i + ")", "ObjectPropertyAssertion(:r :hub :i" + i + ")"));
        Set<OWLAxiom> axioms = Ontologies.of(Stream.of(Stream.of(TERMS), Stream.of("ClassAssertion(:D :hub)"), told)
            .flatMap(s -> s).toArray(String[]::new));
        return enginesStarted(axioms, reasoning -> {
            var search = new GlutSearch(reasoning.problem(), reasoning.problem().solution());
            assertEquals(individuals, search.about(B).size());
        });
    }

    private static Progress counting(AtomicInteger started) {
        return new Progress() {
            @Override
            public void report(String phase, long done, long total) {
                // engines are counted
            }

            @Override
            public void watch(OWLReasoner reasoner) {
                started.incrementAndGet();
            }
        };
    }

    @Test
    void thoseAreFoundThatAreOnesWhenAsked() {
        assertFoundWhereAsked(TERMS);
    }

    @Test
    void withNominalsToo() {
        assertFoundWhereAsked(Stream.concat(Stream.of(TERMS), Stream.of(NOMINALS)).toArray(String[]::new));
    }

    private static void assertFoundWhereAsked(String[] terms) {
        int conflicting = 0;
        for (long seed = 0; seed < 60; seed++) {
            Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of(terms), facts(new Random(seed)))
                .toArray(String[]::new));
            try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
                Verdict verdict = reasoning.check(1);
                conflicting += verdict.consistent() ? 0 : 1;
                for (OWLClass name : classes(reasoning)) {
                    assertEquals(askedOneByOne(reasoning, name),
                        Set.copyOf(gluts(verdict, name.getIRI().getShortForm())), "seed " + seed + ": " + name);
                }
            }
        }
        assertTrue(conflicting > 20, conflicting + " in conflict");
    }

    private static Stream<String> facts(Random random) {
        var facts = new ArrayList<String>();
        for (int i = 0; i < 12; i++) {
            String one = ":i" + random.nextInt(6);
            facts.add(random.nextInt(3) == 0
                ? "ObjectPropertyAssertion(:r " + one + " :i" + random.nextInt(6) + ")"
                : "ClassAssertion(:" + "ABCDEFG".charAt(random.nextInt(7)) + " " + one + ")");
        }
        return facts.stream();
    }

    private static List<OWLClass> classes(Reasoning reasoning) {
        return reasoning.problem().signature().names().stream().filter(OWLEntity::isOWLClass).map(OWLEntity::asOWLClass)
            .collect(Collectors.toList());
    }

    private static Set<OWLNamedIndividual> askedOneByOne(Reasoning reasoning, OWLClass name) {
        return reasoning.problem().signature().individuals().stream()
            .filter(i -> reasoning.ask(Owl.FACTORY.getOWLClassAssertionAxiom(name, i)).told() == Told.B)
            .collect(Collectors.toSet());
    }

    /** Of those that share a fact one is a clash, which has the properties split: the others do not clash any more. */
    @Test
    void valuesTooThatAreInNoClash() {
        for (long seed = 0; seed < 6; seed++) {
            Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of("SubClassOf(:E ObjectUnionOf(:F :G))",
                "ClassAssertion(:E :i0)", "SubObjectPropertyOf(ObjectPropertyChain(:p :q) :r)",
                "InverseObjectProperties(:r :from)", "DisjointObjectProperties(:q :s)", "SubDataPropertyOf(:u :v)",
                "SameIndividual(:i0 :same)", "FunctionalObjectProperty(:h)", "ObjectPropertyAssertion(:h :k :i1)",
                "ObjectPropertyAssertion(:h :k :merged)", "ObjectPropertyAssertion(:h :n2 :k)",
                "SameIndividual(:n0 :n2)"),
                values(new Random(seed))).toArray(String[]::new));
            try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
                assertEquals(valuesAskedOneByOne(reasoning), valuesFound(reasoning.check(1)), "seed " + seed);
            }
        }
    }

    private static Stream<String> values(Random random) {
        return IntStream.range(0, 24).mapToObj(i -> {
            String any = " :i" + random.nextInt(9);
            String middle = " :m" + random.nextInt(2);
            String last = " :n" + random.nextInt(2);
            switch (random.nextInt(7)) {
                case 0: return "NegativeObjectPropertyAssertion(:r" + any + last + ")";
                case 1: return "NegativeObjectPropertyAssertion(:from" + last + any + ")";
                case 2: return "DataPropertyAssertion(:u" + any + " \"x\")";
                case 3: return "NegativeDataPropertyAssertion(:v" + any + " \"x\")";
                case 4: return "ObjectPropertyAssertion(:" + "qqs".charAt(random.nextInt(3)) + middle + last + ")";
                default: return "ObjectPropertyAssertion(:p" + any + middle + ")";
            }
        });
    }

    private static Set<OWLAxiom> valuesAskedOneByOne(Reasoning reasoning) {
        Set<OWLNamedIndividual> individuals = reasoning.problem().signature().individuals();
        Stream<OWLAxiom> facts = reasoning.problem().signature().properties().stream().flatMap(property ->
            individuals.stream().flatMap(subject -> property.isOWLDataProperty()
                ? Stream.of(fact(subject, property, Owl.FACTORY.getOWLLiteral("x")))
                : individuals.stream().map(object -> fact(subject, property, object))));
        return facts.filter(fact -> reasoning.ask(fact).told() == Told.B).collect(Collectors.toSet());
    }

    private static Set<OWLAxiom> valuesFound(Verdict verdict) {
        return verdict.conflicts().stream().filter(one -> one.kind() == Conflict.Kind.PROPERTY_ASSERTION)
            .map(one -> fact(one.subject().asOWLNamedIndividual(), one.predicate().orElseThrow(),
                one.object().orElseThrow())).collect(Collectors.toSet());
    }

    private static OWLAxiom fact(OWLNamedIndividual subject, OWLEntity property, OWLObject object) {
        return property.isOWLDataProperty()
            ? Owl.FACTORY.getOWLDataPropertyAssertionAxiom(property.asOWLDataProperty(), subject, (OWLLiteral) object)
            : Owl.FACTORY.getOWLObjectPropertyAssertionAxiom(property.asOWLObjectProperty(), subject,
                (OWLNamedIndividual) object);
    }

    /** The clash is of the properties, of no individual. */
    @Test
    void whoHasItOfThemselves() {
        Stream.of("IrreflexiveObjectProperty(:p)", "AsymmetricObjectProperty(:p)", "DisjointObjectProperties(:p :q)")
            .forEach(denial -> {
                Set<OWLAxiom> axioms = Ontologies.of("SubClassOf(:E ObjectUnionOf(:F :G))", "ClassAssertion(:E :i)",
                    "ObjectPropertyAssertion(:r :j :k)", "SubClassOf(owl:Thing ObjectHasSelf(:q))",
                    "ReflexiveObjectProperty(:p)", denial);
                try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
                    Set<OWLAxiom> both = valuesAskedOneByOne(reasoning);
                    assertTrue(both.size() >= 3, both::toString);
                    assertEquals(both, valuesFound(reasoning.check(1)));
                }
            });
    }

    /** In a clash of so many individuals each is not looked at by itself. */
    @Test
    void aValueFarAwayToo() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of("SubClassOf(:E ObjectUnionOf(:F :G))",
            "ClassAssertion(:E :i0)", "TransitiveObjectProperty(:r)", "NegativeObjectPropertyAssertion(:r :i0 :i12)"),
            IntStream.range(0, 12).mapToObj(i -> "ObjectPropertyAssertion(:r :i" + i + " :i" + (i + 1) + ")"))
            .toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            assertEquals(valuesAskedOneByOne(reasoning), valuesFound(reasoning.check(1)));
        }
    }

    /** In order, whatever the engine lists them in. */
    @Test
    void theyAreInOrder() {
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(Stream.of("DisjointClasses(:A :B)"),
            IntStream.range(0, 40).boxed().flatMap(i -> Stream.of("ClassAssertion(:A :i" + i + ")",
                "ClassAssertion(:B :i" + i + ")"))).toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            List<OWLNamedIndividual> found = gluts(reasoning.check(1), "A");
            assertFalse(found.isEmpty());
            assertEquals(found.stream().sorted().collect(Collectors.toList()), found);
        }
    }

    private static List<OWLNamedIndividual> gluts(Verdict verdict, String name) {
        return verdict.conflicts().stream().filter(conflict -> conflict.kind() == Conflict.Kind.CLASS_ASSERTION
            && conflict.predicate().stream().anyMatch(about -> about.getIRI().getShortForm().equals(name)))
            .map(conflict -> conflict.subject().asOWLNamedIndividual()).collect(Collectors.toList());
    }
}
