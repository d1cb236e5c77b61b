package org.paradl.engine.hermit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.hermit.HermitEngine;
import org.paradl.engine.hermit.TaughtHermit;
import org.semanticweb.HermiT.model.DLOntology;

class ClauseOrderTest {
    private static final int MANY = 40;

    @Test
    void clausesComeInTheOrderOfTheTextsOfTheAxiomsThatTheyAreFrom() {
        DLOntology ontology = ofHermit("SubClassOf(:C%1$d ObjectUnionOf(:A%1$d :B%1$d))");
        List<String> clauses = numbers(i ->
            "<http://x/A" + i + ">(X) v <http://x/B" + i + ">(X) :- <http://x/C" + i + ">(X)");
        assertEquals(clauses, texts(ontology.getDLClauses()));
    }

    @Test
    void factsComeInTheOrderOfTheirTexts() {
        String facts = "ClassAssertion(:C :i%1$d)";
        DLOntology ontology = ofHermit(facts + " SubClassOf(:C ObjectUnionOf(:A :B))");
        assertEquals(numbers(i -> "<http://x/C>(<http://x/i" + i + ">)"), texts(ontology.getPositiveFacts()));
    }

    @Test
    void noneIsBetterThanAnotherWhereNothingIsChosen() {
        DLOntology ontology = ofHermit("ClassAssertion(:C :i%1$d)");
        assertNotEquals(numbers(i -> "<http://x/C>(<http://x/i" + i + ">)"), texts(ontology.getPositiveFacts()));
    }

    private static DLOntology ofHermit(String ofEach) {
        String axioms = IntStream.range(MANY, 2 * MANY).mapToObj(i -> String.format(ofEach, i))
            .collect(Collectors.joining(" "));
        var reasoner = (TaughtHermit) new HermitEngine().start(Given.ontology(axioms), Progress.SILENT);
        return reasoner.getDLOntology();
    }

    private static List<String> numbers(IntFunction<String> text) {
        return IntStream.range(MANY, 2 * MANY).mapToObj(text).collect(Collectors.toList());
    }

    private static List<String> texts(Collection<?> all) {
        return all.stream().map(Object::toString).collect(Collectors.toList());
    }
}
