package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import openllet.owlapi.PelletReasoner;
import org.junit.jupiter.api.Test;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * The nodes that {@link Rounds} has at hand are those of the graph, also when individuals were merged, and that was
 * undone.
 */
class RoundsTest {

    @Test
    void areMadeOverIndividuals() {
        var reasoner = (PelletReasoner) Engines.byName("openllet")
            .start(Given.ontology("ClassAssertion(:C :a)"), Progress.SILENT);
        var knowledge = reasoner.getKB();
        assertSame(Rounds.class, knowledge.chooseStrategy(knowledge.getABox(), knowledge.getExpressivity()).getClass());
        reasoner.dispose();
    }

    /** The graph for C has two nodes before a nominal brings the individuals into it, between the two. */
    @Test
    void reachIndividualsThatComeLater() {
        OWLReasoner reasoner = Engines.byName("openllet")
            .start(Given.ontology("ClassAssertion(:D :a) DisjointClasses(:D :E :F) "
            + "SubClassOf(:C ObjectSomeValuesFrom(:p ObjectSomeValuesFrom(:q ObjectOneOf(:a)))) "
            + "SubClassOf(:C ObjectAllValuesFrom(:p ObjectAllValuesFrom(:q ObjectUnionOf(:E :F))))"), Progress.SILENT);
        assertFalse(reasoner.isSatisfiable(Given.type("C")));
        reasoner.dispose();
    }

    @Test
    void agreeWithHermitOnRandomFacts() {
        int inconsistent = 0;
        for (int seed = 1; seed <= 200; seed++) {
            String axioms = axioms(new Random(seed));
            boolean expected = isConsistent(Engines.byName("hermit"), axioms);
            assertEquals(expected, isConsistent(Engines.byName("openllet"), axioms), axioms);
            inconsistent += expected ? 0 : 1;
        }
        assertTrue(inconsistent > 40 && inconsistent < 160, inconsistent + " of 200");
    }

    private static boolean isConsistent(Engine engine, String axioms) {
        OWLReasoner reasoner = engine.start(Given.ontology(axioms), Progress.SILENT);
        try {
            return engine.run(reasoner::isConsistent);
        } finally {
            reasoner.dispose();
        }
    }

    /** Individuals with more neighbours than they may have, so that some are the same, and choices of what they are. */
    private static String axioms(Random random) {
        var axioms = new StringBuilder("DisjointClasses(:C0 :C1) DisjointClasses(:C1 :C2) "
            + "SubClassOf(:C3 ObjectUnionOf(:C0 :C1))"
            + " SubClassOf(:C3 ObjectMaxCardinality(1 :p)) "
            + "SubClassOf(:C2 ObjectUnionOf(:C3 ObjectSomeValuesFrom(:q :C3)))");
        for (int i = 0; i < 14; i++) {
            axioms.append(' ').append(fact(random));
        }
        return axioms.toString();
    }

    private static String fact(Random random) {
        String a = ":a" + random.nextInt(5);
        String b = ":a" + random.nextInt(5);
        String c = ":C" + random.nextInt(4);
        String p = random.nextBoolean() ? ":p" : ":q";
        switch (random.nextInt(9)) {
            case 0: case 1: return "ClassAssertion(" + c + " " + a + ")";
            case 2: return "ClassAssertion(ObjectMaxCardinality(" + (1 + random.nextInt(2)) + " " + p + ") " + a + ")";
            case 3: return "ClassAssertion(ObjectMaxCardinality(1 " + p + " " + c + ") " + a + ")";
            case 4: return "ClassAssertion(ObjectUnionOf(" + c + " ObjectOneOf(" + b + ")) " + a + ")";
            case 5: return a.equals(b) ? "" : "DifferentIndividuals(" + a + " " + b + ")";
            default: return "ObjectPropertyAssertion(" + p + " " + a + " " + b + ")";
        }
    }
}
