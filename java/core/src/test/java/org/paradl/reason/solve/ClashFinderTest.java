package org.paradl.reason.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.reason.Ontologies;
import org.paradl.reason.Reasoning;

/** As in QUDT: thousands of doubles, hardly two of them alike, in a property of decimals. */
class ClashFinderTest {
    private static final int MANY = 1000;

    @Test
    void valuesThatDifferAreClashesOfOneKind() {
        String[] axioms = Stream.concat(Stream.of("DataPropertyRange(:u xsd:decimal)"), IntStream.range(0, MANY)
            .mapToObj(i -> "DataPropertyAssertion(:u :a" + i + " \"" + i + "\"^^xsd:double)")).toArray(String[]::new);
        assertTimeoutPreemptively(Duration.ofSeconds(50), () -> {
            try (Reasoning reasoning = Ontologies.reasoning("adaptive", Ontologies.of(axioms))) {
                assertEquals(IntStream.range(0, MANY).mapToObj(i -> "a" + i).collect(Collectors.toSet()),
                    reasoning.check(1).conflicts().stream()
                        .map(conflict -> conflict.subject().getIRI().getShortForm()).collect(Collectors.toSet()));
            }
        });
    }
}
