package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.paradl.openllet.Given.ontology;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;

class NestedChainsTest {
    private static final Engine OPENLLET = Engines.byName("openllet");
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final String PROPERTIES = "pqrst";
    private static final int SEEDS = Integer.getInteger("seeds", 300);
    private static final int ENOUGH = 80;

    /** A chain each, the last letter being what it leads into; two letters are an inclusion. */
    @ParameterizedTest
    @CsvSource({"rsr, rss", "rsr tt, qss", "uus str, uut", "sss str, sst", "str rrr, str", "str rq qqq, stst",
        "str rq quq, stu", "rsr rtr, rst"})
    void isNotTrustedWhereItMissesWhatFollows(String chains, String path) {
        OWLOntology ontology = ontology(chains(List.of(chains.split(" "))));
        assertTrue(!OPENLLET.coversClasses(ontology.getAxioms()), () -> chains + " " + path);
    }

    @ParameterizedTest
    @CsvSource({"srr", "rrr", "rsr sss", "str ttt", "str uut", "str rq uqq", "rrr rq qqq", "srr rrr", "rrr rq uqq"})
    void isTrustedWhereItGoesOn(String chains) {
        assertTrue(OPENLLET.covers(ontology(chains(List.of(chains.split(" ")))).getAxioms()), chains);
    }

    @Test
    void whatItIsTrustedWithHermitSaysToo() {
        int compared = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            String axioms = random(new Random(seed));
            OWLOntology ontology = ontology(axioms);
            if (OPENLLET.covers(ontology.getAxioms()) && HERMIT.covers(ontology.getAxioms())) {
                assertEquals(instances(HERMIT, ontology), instances(OPENLLET, ontology), axioms);
                compared++;
            }
        }
        int all = compared;
        assertTrue(all >= ENOUGH * SEEDS / 300, () -> all + " were compared");
    }

    private static List<List<OWLNamedIndividual>> instances(Engine engine, OWLOntology ontology) {
        var reasoner = engine.start(ontology, Progress.SILENT);
        return PROPERTIES.chars().mapToObj(p -> reasoner.getInstances(Given.type("D" + (char) p), false)
            .entities().sorted().collect(Collectors.toList())).collect(Collectors.toList());
    }

    /** Chains that are in no cycle but by their first or last link, and a path along them. */
    private static String random(Random random) {
        var some = new ArrayList<String>();
        IntStream.range(0, 2 + random.nextInt(3)).forEach(i -> some.add(chain(random)));
        var steps = new StringBuilder();
        IntStream.range(0, 2 + random.nextInt(4)).forEach(i -> steps.append("ObjectPropertyAssertion(:"
            + letter(random, PROPERTIES.length()) + " :n" + i + " :n" + (i + 1) + ") "));
        String asked = PROPERTIES.chars().mapToObj(p -> String.format(
            "SubClassOf(:A ObjectAllValuesFrom(:%1$c :D%1$c)) Declaration(Class(:D%1$c)) ", p))
            .collect(Collectors.joining());
        return chains(some) + " " + asked + "ClassAssertion(:A :n0) " + steps;
    }

    private static String chain(Random random) {
        int into = 1 + random.nextInt(PROPERTIES.length() - 1);
        List<String> links = new ArrayList<>(Collections.nCopies(1 + random.nextInt(2), ""));
        links.replaceAll(link -> letter(random, into));
        String end = PROPERTIES.substring(into, into + 1);
        int way = random.nextInt(4);
        if (way == 0) {
            return end + end + end;
        }
        return (way == 1 ? end : "") + String.join("", links) + (way == 2 ? end : "") + end;
    }

    private static String letter(Random random, int below) {
        int at = random.nextInt(below);
        return PROPERTIES.substring(at, at + 1);
    }

    private static String chains(List<String> chains) {
        return chains.stream().map(chain -> {
            String links = chain.chars().limit(chain.length() - 1L).mapToObj(c -> ":" + (char) c)
                .collect(Collectors.joining(" "));
            String into = " :" + chain.charAt(chain.length() - 1) + ")";
            return "SubObjectPropertyOf(" + (chain.length() == 2 ? links : "ObjectPropertyChain(" + links + ")") + into;
        }).collect(Collectors.joining(" "));
    }
}
