package org.paradl.reason.conflict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;

/** That what is said of somebody cannot all be true is told where no class of theirs need be both. */
class AbsurdityTest {
    private static final String[] EMPTY = {"SubClassOf(:B :A)", "SubClassOf(:A owl:Nothing)", "ClassAssertion(:B :a)"};

    @ParameterizedTest
    @CsvSource({"adaptive, 1", "adaptive, 5", "fde, 1", "fde, 5"})
    void isNotToldBesideAClassThatIsBothForTheSameReason(String logic, int limit) {
        assertEquals(List.of("class", "class", "class-assertion A"), conflicts(logic, limit, EMPTY));
    }

    @ParameterizedTest
    @CsvSource({"adaptive, 1", "adaptive, 5", "fde, 1", "fde, 5"})
    void isToldWhereThereIsAnotherReason(String logic, int limit) {
        assertEquals(List.of("class", "class", "class-assertion A", "equality"), conflicts(logic, limit,
            Stream.concat(Stream.of(EMPTY), Stream.of("ClassAssertion(ObjectComplementOf(ObjectOneOf(:a)) :a)"))
                .toArray(String[]::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void isToldOfWhoIsInTwoClassesThatHaveNobodyInCommon(String logic) {
        assertEquals(List.of("class-assertion"), conflicts(logic, 5, "ClassAssertion(:A :a)",
            "ClassAssertion(:B :a)", "SubClassOf(ObjectIntersectionOf(:A :B) owl:Nothing)"));
    }

    @Test
    void hasTheReasonsThatNoClassIsBothFor() {
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", Ontologies.of("SubClassOf(:A owl:Nothing)",
                "ClassAssertion(:A :a)", "ClassAssertion(:B :a)", "ClassAssertion(:C :a)",
                "SubClassOf(ObjectIntersectionOf(:B :C) owl:Nothing)"))) {
            Conflict absurd = reasoning.check(5).conflicts().stream()
                .filter(c -> c.kind() == Conflict.Kind.CLASS_ASSERTION && c.predicate().isEmpty()).findFirst()
                .orElseThrow();
            assertEquals(Set.of(Ontologies.of("ClassAssertion(:B :a)", "ClassAssertion(:C :a)",
                "SubClassOf(ObjectIntersectionOf(:B :C) owl:Nothing)")), Set.copyOf(absurd.justifications()));
        }
    }

    /** Their kinds, and of which class somebody is and is not. */
    private static List<String> conflicts(String logic, int limit, String... axioms) {
        try (Reasoning reasoning = Ontologies.reasoning(logic, Ontologies.of(axioms))) {
            return reasoning.check(limit).conflicts().stream().map(AbsurdityTest::kind).sorted()
                .collect(Collectors.toList());
        }
    }

    private static String kind(Conflict conflict) {
        return conflict.kind().label() + conflict.predicate().filter(name -> conflict.kind() != Conflict.Kind.CLASS)
            .map(name -> " " + name.getIRI().getShortForm()).orElse("");
    }
}
