package org.paradl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Whoever is alone in a list of what differs does not differ from itself. */
class ListsOfOneTest {
    private static final String HEAD = "@prefix : <http://x#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        + ":A a owl:Class . :B a owl:Class . :i a owl:NamedIndividual . :j a owl:NamedIndividual .\n";

    @ParameterizedTest
    @ValueSource(strings = {"[] a owl:AllDifferent ; owl:distinctMembers ( :i ) .", "[] a owl:AllDifferent ; owl:members ( :i ) .",
        "[] a owl:AllDisjointClasses ; owl:members ( :A ) ."})
    void theySayNothing(String list) {
        LoadedOntology loaded = load(HEAD + list);
        assertEquals(0, logical(loaded));
        assertEquals(1, loaded.warnings().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {":i owl:differentFrom :i .", ":A owl:disjointWith :A .", ":i owl:differentFrom :j .",
        ":i owl:differentFrom :i . [] a owl:AllDifferent ; owl:members ( :i ) .",
        "[] a owl:AllDifferent ; owl:members ( :i :j ) .", "[] a owl:AllDisjointClasses ; owl:members ( :A :B ) ."})
    void pairsAndListsOfTwoSayWhatTheySay(String said) {
        LoadedOntology loaded = load(HEAD + said);
        assertEquals(1, logical(loaded));
        assertEquals(0, loaded.warnings().size());
    }

    /** There a list of one cannot be written, and a pair of one is read as one. */
    @Test
    void inFunctionalSyntaxAPairOfOneStaysAContradiction() {
        assertEquals(1, logical(new OntologyLoader(ImportsPolicy.NONE)
            .load(Source.of("x.ofn", "Ontology(DifferentIndividuals(<u:a> <u:a>))".getBytes(StandardCharsets.UTF_8)))));
    }

    private static LoadedOntology load(String turtle) {
        return new OntologyLoader(ImportsPolicy.NONE).load(Source.of("x.ttl", turtle.getBytes(StandardCharsets.UTF_8)));
    }

    private static long logical(LoadedOntology loaded) {
        return loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).count();
    }
}
