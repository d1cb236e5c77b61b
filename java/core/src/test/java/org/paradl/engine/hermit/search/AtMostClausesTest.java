package org.paradl.engine.hermit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.hermit.HermitEngine;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Numbers that HermiT would count to in exponential time; {@link ManyAtOnceTest} compares small ones with it. */
class AtMostClausesTest {

    @ParameterizedTest
    @CsvSource({"36, 36, true", "36, 37, false", "37, 36, true", "16, 20, false"})
    void countsFar(int most, int least, boolean expected) {
        String axioms = "InverseObjectProperties(:p :q) SubClassOf(:A ObjectMinCardinality(" + least + " :p :D))"
            + " SubClassOf(:A ObjectMaxCardinality(" + most + " :p :D)) SubClassOf(:B ObjectMaxCardinality(2 :q))";
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            OWLReasoner reasoner = new HermitEngine().start(Given.ontology(axioms), Progress.SILENT);
            OWLClassExpression a = Given.type("A");
            assertEquals(expected, reasoner.isSatisfiable(a));
        });
    }
}
