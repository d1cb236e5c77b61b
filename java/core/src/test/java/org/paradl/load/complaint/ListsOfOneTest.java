package org.paradl.load.complaint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.translate.FunctionalSyntax;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Whoever is alone in a list of what differs does not differ from itself. */
class ListsOfOneTest {
    private static final String HEAD = "@prefix : <http://x#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        + ":A a owl:Class . :B a owl:Class . :i a owl:NamedIndividual . :j a owl:NamedIndividual .\n"
        + ":p a owl:ObjectProperty . :u a owl:DatatypeProperty .\n";

    @ParameterizedTest
    @ValueSource(strings = {"[] a owl:AllDifferent ; owl:distinctMembers ( :i ) .",
        "[] a owl:AllDifferent ; owl:members ( :i ) .",
        "[] a owl:AllDisjointClasses ; owl:members ( :A ) .",
        "[] a owl:AllDisjointClasses ; owl:members ( owl:Thing ) .",
        "[] a owl:AllDisjointProperties ; owl:members ( :p ) .",
        "[] a owl:AllDisjointProperties ; owl:members ( :u ) ."})
    void theySayNothing(String list) {
        LoadedOntology loaded = load(HEAD + list);
        assertEquals(0, logical(loaded));
        assertEquals(1, loaded.warnings().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {":i owl:differentFrom :i .", ":A owl:disjointWith :A .", ":i owl:differentFrom :j .",
        "owl:Thing owl:disjointWith owl:Thing .", ":p owl:propertyDisjointWith :p .",
        ":u owl:propertyDisjointWith :u .",
        ":i owl:differentFrom :i . [] a owl:AllDifferent ; owl:members ( :i ) .",
        "[] a owl:AllDifferent ; owl:members ( :i :j ) .", "[] a owl:AllDisjointClasses ; owl:members ( :A :B ) ."})
    void pairsAndListsOfTwoSayWhatTheySay(String said) {
        LoadedOntology loaded = load(HEAD + said);
        assertEquals(1, logical(loaded));
        assertEquals(0, loaded.warnings().size());
    }

    @Test
    void aDisjointUnionOfOneIsThatOne() {
        LoadedOntology loaded = load(HEAD + ":A owl:disjointUnionOf ( :B ) .");
        assertEquals(Set.of(FunctionalSyntax.axiom("EquivalentClasses(<http://x#A> <http://x#B>)")), logicalOf(loaded));
        assertEquals(1, loaded.warnings().size());
    }

    /** There a list of one cannot be written, and a pair of one is read as one. */
    @ParameterizedTest
    @ValueSource(strings = {"DifferentIndividuals(<u:a> <u:a>)", "DisjointClasses(<u:a> <u:a>)",
        "DisjointUnion(<u:b> <u:a> <u:a>)", "DisjointObjectProperties(<u:a> <u:a>)"})
    void inFunctionalSyntaxAPairOfOneStaysAContradiction(String said) {
        LoadedOntology loaded = new OntologyLoader(ImportsPolicy.NONE)
            .load(Source.of("x.ofn", ("Ontology(" + said + ")").getBytes(StandardCharsets.UTF_8)));
        assertEquals(List.of(said), logicalOf(loaded).stream().map(FunctionalSyntax::of).collect(Collectors.toList()));
        assertEquals(said, FunctionalSyntax.of(FunctionalSyntax.axiom(said)));
    }

    private static LoadedOntology load(String turtle) {
        return new OntologyLoader(ImportsPolicy.NONE).load(Source.of("x.ttl", turtle.getBytes(StandardCharsets.UTF_8)));
    }

    private static long logical(LoadedOntology loaded) {
        return logicalOf(loaded).size();
    }

    private static Set<OWLAxiom> logicalOf(LoadedOntology loaded) {
        return loaded.axioms().stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }
}
