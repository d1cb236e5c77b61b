package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomTerminology;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ask.Told;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** What is in conflict is found under fde, each conflict with the axioms that cause it and no others. */
class ConflictTest {
    private static final String[] UNRELATED = {
        "ClassAssertion(:Cat :tom)", "SubClassOf(:Cat :Animal)", "ObjectPropertyAssertion(:chases :tom :jerry)",
        "Declaration(Class(:Dog))"};

    /** A kind of conflict, and axioms all of which cause it. */
    static Stream<Arguments> clashes() {
        return Stream.of(
            clash("class-assertion", "ClassAssertion(:A :a)", "ClassAssertion(ObjectComplementOf(:A) :a)"),
            clash("class-assertion", "ClassAssertion(:A :a)", "SubClassOf(:A owl:Nothing)"),
            clash("property-assertion", "ObjectPropertyAssertion(:r :a :b)",
                "NegativeObjectPropertyAssertion(:r :a :b)"),
            clash("property-assertion", "DataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
                "NegativeDataPropertyAssertion(:u :a \"1\"^^xsd:integer)"),
            clash("property-assertion", "ClassAssertion(:A :a)", "SubClassOf(:A DataHasValue(:u \"1\"^^xsd:integer))",
                "NegativeDataPropertyAssertion(:u :a \"1\"^^xsd:integer)"),
            clash("equality", "SameIndividual(:a :b)", "DifferentIndividuals(:a :b)"),
            clash("equality", "ClassAssertion(ObjectOneOf(:a) :b)", "DifferentIndividuals(:a :b)"),
            clash("equality", "HasKey(:A () (:u))", "ClassAssertion(:A :a)", "ClassAssertion(:A :b)",
                "DataPropertyAssertion(:u :a \"1\")", "DataPropertyAssertion(:u :b \"1\")",
                "DifferentIndividuals(:a :b)"),
            clash("cardinality", "FunctionalDataProperty(:u)", "DataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
                "DataPropertyAssertion(:u :a \"2\"^^xsd:integer)"),
            clash("cardinality", "FunctionalObjectProperty(:r)", "ObjectPropertyAssertion(:r :a :b)",
                "ObjectPropertyAssertion(:r :a :c)", "DifferentIndividuals(:b :c)"),
            clash("cardinality", "ClassAssertion(ObjectMaxCardinality(0 :r) :a)", "ObjectPropertyAssertion(:r :a :b)"),
            clash("data", "DataPropertyRange(:u xsd:integer)", "DataPropertyAssertion(:u :a \"one\")"),
            clash("data", "DataPropertyAssertion(:u :a \"one\"^^xsd:integer)"));
    }

    private static Arguments clash(String kind, String... axioms) {
        return Arguments.of(kind, List.of(axioms));
    }

    @ParameterizedTest
    @MethodSource("clashes")
    void aClashIsFoundWithItsCauses(String kind, List<String> axioms) {
        Set<OWLAxiom> ontology = Ontologies.of(Stream.concat(axioms.stream(), Stream.of(UNRELATED))
            .toArray(String[]::new));
        Set<OWLAxiom> causes = logical(Ontologies.of(axioms.toArray(String[]::new)));
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Verdict verdict = reasoning.check(1);
            assertFalse(verdict.consistent());
            var individual = verdict.conflicts().stream().filter(c -> c.kind() != Conflict.Kind.CLASS)
                .collect(Collectors.toList());
            assertTrue(individual.stream().anyMatch(c -> c.kind().label().equals(kind)
                && c.justifications().equals(List.of(causes))), () -> describe(individual));
        }
    }

    @Test
    void valuesOutsideOfARangeAreToldApart() {
        Set<OWLAxiom> ontology = Ontologies.of("DataPropertyRange(:v xsd:integer)", "SubDataPropertyOf(:u :v)",
            "DataPropertyAssertion(:u :a \"one\")", "DataPropertyAssertion(:u :a \"two\")");
        for (String logic : List.of("adaptive", "fde")) {
            try (Reasoning reasoning = Ontologies.reasoning(logic, ontology)) {
                Set<String> told = reasoning.check(1).conflicts().stream()
                    .map(c -> c.predicate().orElseThrow() + " " + c.object().orElseThrow()).collect(Collectors.toSet());
                Set<String> expected = ontology.stream().filter(OWLDataPropertyAssertionAxiom.class::isInstance)
                    .map(OWLDataPropertyAssertionAxiom.class::cast).map(a -> a.getProperty() + " " + a.getObject())
                    .collect(Collectors.toSet());
                assertEquals(expected, told, logic);
            }
        }
    }

    /** The TBox alone is inconsistent, and what is covered for that covers the classes, too. */
    @Test
    void classesAreInConflictBesideAnInconsistentTerminology() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:A ObjectComplementOf(:B))",
            "SubClassOf(:D :A)", "SubClassOf(ObjectOneOf(:a) :A)");
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", ontology)) {
            Set<OWLEntity> classes = reasoning.check(1).conflicts().stream()
                .filter(c -> c.kind() == Conflict.Kind.CLASS).map(Conflict::subject).collect(Collectors.toSet());
            assertEquals(2, classes.size());
            assertEquals(reasoning.conflicting(), classes);
        }
    }

    /** Without individuals the clash is whatever there is; a class that nothing can be in is another conflict. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "classical"})
    void aClashOfClassesAloneIsAboutEverything(String logic) {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(owl:Thing :A)",
            "SubClassOf(owl:Thing ObjectComplementOf(:A))");
        try (Reasoning reasoning = Ontologies.reasoning(logic, ontology)) {
            List<OWLEntity> subjects = reasoning.check(1).conflicts().stream().map(Conflict::subject)
                .collect(Collectors.toList());
            assertEquals(1, subjects.stream().filter(OWLEntity::isTopEntity).count(), logic);
            assertEquals(subjects.size(), Set.copyOf(subjects).size(), logic);
        }
    }

    /** Also where one of the two restrictions is covered, so that the other says that the values have to give way. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void tooManyValuesAreOneConflictOfTheirOwner(String logic) {
        Set<OWLAxiom> ontology = Ontologies.of("ObjectPropertyAssertion(:r :a :b)", "ObjectPropertyAssertion(:r :a :c)",
            "DifferentIndividuals(:b :c)", "FunctionalObjectProperty(:r)", "SubClassOf(:A ObjectMaxCardinality(1 :r))",
            "ObjectPropertyDomain(:r :A)");
        try (Reasoning reasoning = Ontologies.reasoning(logic, ontology)) {
            assertEquals(List.of("cardinality a"), reasoning.check(1).conflicts().stream()
                .map(c -> c.kind().label() + " " + c.subject().getIRI().getShortForm()).collect(Collectors.toList()));
        }
    }

    /** Neither by itself nor as another reason of a clash, in which nothing is read so. */
    @Test
    void anExceptionIsNoClash() {
        String exception = "FunctionalObjectProperty(:r) ObjectPropertyAssertion(:r :a :b) DifferentIndividuals(:b :c) "
            + "ClassAssertion(:A :a) SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"material\") :A "
            + "ObjectHasValue(:r :c))";
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", Ontologies.of(exception))) {
            assertEquals(List.of(), reasoning.check(9).conflicts());
        }
        String clash = "ObjectPropertyAssertion(:r :a :c)";
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", Ontologies.of(exception, clash))) {
            List<Conflict> conflicts = reasoning.check(9).conflicts();
            assertEquals(List.of(4), conflicts.stream().flatMap(c -> c.justifications().stream()).map(Set::size)
                .collect(Collectors.toList()), () -> describe(conflicts));
        }
    }

    /** The more justifications may be given, the more of the clashes about it are told. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void clashesAboutOneValueAreOneConflict(String logic) {
        Set<OWLAxiom> ontology = Ontologies.of("DataPropertyAssertion(:u :a \"x\"@en)",
            "DataPropertyRange(:u xsd:string)", "DataPropertyRange(:v xsd:string)", "EquivalentDataProperties(:u :v)");
        try (Reasoning reasoning = Ontologies.reasoning(logic, ontology)) {
            for (int limit : new int[] {1, 2}) {
                List<Conflict> conflicts = reasoning.check(limit).conflicts();
                assertEquals(List.of(limit), conflicts.stream().map(c -> c.justifications().size())
                    .collect(Collectors.toList()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("clashes")
    void nothingExplodes(String kind, List<String> axioms) {
        Set<OWLAxiom> ontology = Ontologies.of(Stream.concat(axioms.stream(), Stream.of(UNRELATED))
            .toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            assertEquals(Told.T, told(reasoning, "tom Type: Animal", ontology));
            assertEquals(Told.T, told(reasoning, "tom chases jerry", ontology));
            assertEquals(Told.N, told(reasoning, "tom Type: Dog", ontology));
            assertEquals(Told.N, told(reasoning, "jerry chases tom", ontology));
            assertEquals(Told.N, told(reasoning, "Cat SubClassOf: Dog", ontology));
        }
    }

    private static Told told(Reasoning reasoning, String sentence, Set<OWLAxiom> ontology) {
        return reasoning.ask(Ontologies.sentence(sentence, ontology)).told();
    }

    private static Set<OWLAxiom> logical(Set<OWLAxiom> axioms) {
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }

    private static String describe(List<Conflict> conflicts) {
        return conflicts.stream().map(c -> c.kind().label() + " " + c.subject() + " " + c.justifications())
            .collect(Collectors.joining("\n"));
    }

    @Test
    void oneGuardHidesNoOtherIndividualsClash() {
        Set<OWLAxiom> ontology = Ontologies.of("FunctionalObjectProperty(:r)", "DifferentIndividuals(:b :c)",
            "ObjectPropertyAssertion(:r :a1 :b)", "ObjectPropertyAssertion(:r :a1 :c)",
            "ObjectPropertyAssertion(:r :a2 :b)", "ObjectPropertyAssertion(:r :a2 :c)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            assertEquals(Set.of("a1", "a2"), reasoning.check(1).conflicts().stream()
                .map(c -> c.subject().getIRI().getShortForm()).collect(Collectors.toSet()));
        }
    }

    @Test
    void aClassWhoseInstancesWouldAllBeGlutsIsInConflict() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:A :B)", "SubClassOf(:A ObjectComplementOf(:B))",
            "SubClassOf(:C :A)", "SubClassOf(:D :B)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Verdict verdict = reasoning.check(1);
            assertTrue(verdict.consistent());
            assertEquals(Set.of("A", "C"), names(verdict.incoherent().stream().map(c -> c.getIRI().getShortForm())));
        }
    }

    @Test
    void aClassBetweenDisjointOnesIsInConflictAboutThem() {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:Tomato :Fruit)", "SubClassOf(:Tomato :Vegetable)",
            "DisjointClasses(:Fruit :Vegetable)", "SubClassOf(:Fruit :Food)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Conflict conflict = reasoning.check(1).conflicts().get(0);
            assertEquals(Conflict.Kind.CLASS, conflict.kind());
            assertEquals("Tomato", conflict.subject().getIRI().getShortForm());
            assertEquals("Fruit", conflict.predicate().orElseThrow().getIRI().getShortForm());
            assertEquals(3, conflict.justifications().get(0).size());
            assertEquals(Set.of("Tomato"), names(reasoning.conflicting().stream().map(c -> c.getIRI().getShortForm())));
        }
    }

    /** Alike clashes are read once, and each is of its own names. */
    @ParameterizedTest
    @ValueSource(strings = {"classical", "k3"})
    void whatEverythingFollowsFromHasAName(String logic) {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:Penguin :Bird)", "SubClassOf(:Bird :Flies)",
            "SubClassOf(:Penguin ObjectComplementOf(:Flies))", "ClassAssertion(:Penguin :tweety)",
            "ClassAssertion(:Penguin :pingu)", "NegativeObjectPropertyAssertion(:eats :tweety :herring)",
            "ObjectPropertyAssertion(:eats :tweety :herring)", "FunctionalDataProperty(:age)",
            "DataPropertyAssertion(:age :rex \"1\")", "DataPropertyAssertion(:age :rex \"2\")");
        assertEquals(Set.of("tweety Flies", "pingu Flies", "tweety eats", "rex age"), told(logic, ontology, 9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classical", "k3"})
    void whatIsUnsatisfiableIsSoAboutAName(String logic) {
        Set<OWLAxiom> ontology = Ontologies.of("SubClassOf(:Tomato :Fruit)", "SubClassOf(:Tomato :Vegetable)",
            "DisjointClasses(:Fruit :Vegetable)", "SubClassOf(:Roma :Tomato)");
        assertEquals(Set.of("Tomato Fruit", "Roma Fruit"), told(logic, ontology, 9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "k3"})
    void whatEndsTheSearchHasAName(String logic) {
        assertEquals(Set.of("tweety Flies"), told(logic, Ontologies.of("ClassAssertion(:Flies :tweety)",
            "ClassAssertion(ObjectComplementOf(:Flies) :tweety)"), 1));
        assertEquals(Set.of("Penguin Flies"), told("adaptive", Ontologies.of("SubClassOf(:Penguin :Flies)",
            "SubClassOf(:Penguin ObjectComplementOf(:Flies))"), 1));
    }

    @Test
    void whatOtherLogicsTakeForAnExceptionClashesClassically() {
        Set<OWLAxiom> ontology = Ontologies.of(
            "SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"material\") :Bird :Flies)",
            "ClassAssertion(ObjectComplementOf(:Flies) :tweety)", "ClassAssertion(:Bird :tweety)");
        assertEquals(Set.of("tweety Flies"), told("classical", ontology, 9));
        try (Reasoning reasoning = Ontologies.reasoning("classical", ontology)) {
            assertEquals(List.of(logical(ontology)), reasoning.check(1).conflicts().get(0).justifications());
        }
    }

    private static Set<String> told(String logic, Set<OWLAxiom> ontology, int most) {
        try (Reasoning reasoning = Ontologies.reasoning(logic, ontology)) {
            return names(reasoning.check(1, most).conflicts().stream().map(c -> Stream.of(c.subject(),
                c.predicate().orElseThrow()).map(e -> e.getIRI().getShortForm()).collect(Collectors.joining(" "))));
        }
    }

    @Test
    void whereSomethingMustBeAGlutThatIsSaid() {
        Set<OWLAxiom> ontology = Ontologies.of("ClassAssertion(ObjectUnionOf(:A :B) :a)",
            "ClassAssertion(ObjectComplementOf(:A) :a)", "ClassAssertion(ObjectComplementOf(:B) :a)",
            "ClassAssertion(:A :b)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            List<Conflict> conflicts = reasoning.check(1).conflicts();
            assertEquals(1, conflicts.size());
            assertEquals("a", conflicts.get(0).subject().getIRI().getShortForm());
            assertEquals(3, conflicts.get(0).justifications().get(0).size());
        }
    }

    /** Ontologies in which some value must be a glut, though none in particular. */
    static Stream<List<String>> glutsOfSomeValue() {
        return Stream.of(
            List.of("DisjointObjectProperties(:r :s)", "ClassAssertion(ObjectSomeValuesFrom(:s ObjectOneOf(:b :c)) :a)",
                "ObjectPropertyAssertion(:r :a :b)", "ObjectPropertyAssertion(:r :a :c)"),
            List.of("AsymmetricObjectProperty(:r)", "ClassAssertion(ObjectSomeValuesFrom(:r ObjectOneOf(:b :c)) :a)",
                "ObjectPropertyAssertion(:r :b :a)", "ObjectPropertyAssertion(:r :c :a)"),
            List.of("IrreflexiveObjectProperty(:r)", "ClassAssertion(ObjectUnionOf(:A :B) :a)",
                "SubClassOf(:A ObjectHasSelf(:r))", "SubClassOf(:B ObjectHasSelf(:r))"),
            List.of("DisjointDataProperties(:u :v)", "DataPropertyAssertion(:u :a \"b\")",
                "DataPropertyAssertion(:u :a \"c\")",
                "ClassAssertion(DataSomeValuesFrom(:v DataOneOf(\"b\" \"c\")) :a)"));
    }

    @ParameterizedTest
    @MethodSource("glutsOfSomeValue")
    void whereSomeValueMustBeAGlutThatIsSaid(List<String> axioms) {
        Set<OWLAxiom> ontology = Ontologies.of(axioms.toArray(String[]::new));
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Verdict verdict = reasoning.check(1);
            assertFalse(verdict.consistent());
            assertEquals(List.of(List.of(logical(ontology))),
                verdict.conflicts().stream().map(Conflict::justifications).collect(Collectors.toList()));
        }
    }

    @Test
    void anExceptionIsNoConflict() {
        Set<OWLAxiom> ontology = Ontologies.of(
            "SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"material\") :Bird :Flies)",
            "ClassAssertion(ObjectComplementOf(:Flies) :tweety)", "ClassAssertion(:Bird :tweety)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            assertEquals(Told.T, told(reasoning, "tweety Type: Bird", ontology));
            assertEquals(Told.F, told(reasoning, "tweety Type: Flies", ontology));
            Verdict verdict = reasoning.check(1);
            assertFalse(verdict.consistent());
            assertEquals(List.of(), verdict.conflicts());
        }
    }

    @Test
    void whatIsHardIsGuardedOnlyWhereItClashes() {
        Set<OWLAxiom> ontology = Ontologies.of("EquivalentClasses(:A ObjectOneOf(:a :b))", "ClassAssertion(:A :c)",
            "FunctionalDataProperty(:u)", "DataPropertyAssertion(:u :a \"1\"^^xsd:integer)",
            "DataPropertyAssertion(:u :a \"2\"^^xsd:integer)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            assertEquals(3, reasoning.check(1).guarded().size());
        }
    }

    @Test
    void severalJustificationsAreGivenOnRequest() {
        Set<OWLAxiom> ontology = Ontologies.of("ClassAssertion(:A :a)", "ClassAssertion(:B :a)", "SubClassOf(:B :A)",
            "ClassAssertion(ObjectComplementOf(:A) :a)");
        try (Reasoning reasoning = Ontologies.reasoning("fde", ontology)) {
            Conflict conflict = reasoning.check(5).conflicts().get(0);
            assertEquals(Set.of(2, 3),
                conflict.justifications().stream().map(Set::size).collect(Collectors.toSet()));
        }
    }

    /** Of two that it is about alike, who has a name is told of, whatever that is. */
    @ParameterizedTest
    @ValueSource(strings = {"<http://a#z>", "<urn:z>"})
    void aClashIsToldOfSomebodyWithAName(String name) {
        Set<OWLAxiom> ontology = Ontologies.of("InverseFunctionalObjectProperty(:p)", "FunctionalDataProperty(:d)",
            "ObjectPropertyAssertion(:p _:x :c)", "ObjectPropertyAssertion(:p " + name + " :c)",
            "DataPropertyAssertion(:d _:x \"1\")", "DataPropertyAssertion(:d " + name + " \"2\")");
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", ontology)) {
            assertEquals(List.of(name), reasoning.check(1).conflicts().stream()
                .map(conflict -> conflict.subject().toString()).collect(Collectors.toList()));
        }
    }

    /** Which of its justifications a conflict has decides what is said of it. */
    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void conflictsAreTheSameHoweverManyJustificationsTheyHave(String logic) {
        for (long seed = 0; seed < 8; seed++) {
            var axioms = new HashSet<>(Ontologies.of(new RandomTerminology(seed).axioms()));
            var random = new Random(seed);
            Entities.in(axioms).stream().filter(OWLEntity::isOWLClass).sorted().limit(5).forEach(c -> axioms.add(
                Owl.FACTORY.getOWLClassAssertionAxiom(c.asOWLClass(),
                    Owl.FACTORY.getOWLNamedIndividual("http://x#", "i" + random.nextInt(3)))));
            Map<String, List<Set<OWLAxiom>>> one = conflicts(logic, axioms, 1);
            Map<String, List<Set<OWLAxiom>>> several = conflicts(logic, axioms, 3);
            assertEquals(one.keySet(), several.keySet());
            several.forEach((what, justifications) -> {
                assertEquals(one.get(what).get(0), justifications.get(0), what);
                assertEquals(Set.copyOf(justifications).size(), justifications.size(), what);
            });
        }
    }

    private static Map<String, List<Set<OWLAxiom>>> conflicts(String logic, Set<OWLAxiom> axioms, int limit) {
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
            return reasoning.check(limit).conflicts().stream().collect(Collectors.toMap(
                c -> c.kind() + " " + c.subject() + " " + c.predicate() + " " + c.object()
                    + (c.kind() == Conflict.Kind.CLASS_ASSERTION && c.predicate().isEmpty()
                        ? c.justifications().get(0)
                        : ""),
                Conflict::justifications, (first, second) -> first));
        }
    }

    private static Set<String> names(Stream<String> names) {
        return names.collect(Collectors.toSet());
    }
}
