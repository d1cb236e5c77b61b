package org.paradl.engine.hermit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.paradl.engine.Tableaux.atom;
import static org.paradl.engine.Tableaux.isSatisfiable;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.engine.Given;
import org.paradl.engine.Tableaux;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.blocking.AnywhereBlocking;
import org.semanticweb.HermiT.blocking.BlockingSignatureCache;
import org.semanticweb.HermiT.blocking.PairWiseDirectBlockingChecker;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.tableau.InterruptFlag;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;

class ManyAtOnceTest {
    private static final int CLASSES = 10;

    static IntStream seeds() {
        return IntStream.rangeClosed(1, Integer.getInteger("seeds", 120));
    }

    /** Satisfiability of each class, and of each with each other's complement, all unblocked nodes at once. */
    @ParameterizedTest
    @MethodSource("seeds")
    void decidesWhatHermitAloneDoes(int seed) {
        var alone = new Reasoner(new Configuration(), Given.ontology(axioms(new Random(seed))));
        Tableau tableau = tableau(alone.getDLOntology(), 1);
        assertEquals(alone.isConsistent(), isSatisfiable(tableau, Set.of(), Set.of()));
        if (!alone.isConsistent()) {
            return; // and no more is asked of it
        }
        for (int i = 0; i < CLASSES; i++) {
            for (int j = 0; j < CLASSES; j++) {
                boolean subsumed = alone.isEntailed(Given.FACTORY.getOWLSubClassOfAxiom(Given.type("C" + i),
                    Given.type("C" + j)));
                assertEquals(!subsumed, isSatisfiable(tableau, Set.of(atom(i)), Set.of(atom(j))),
                    "C" + i + " and not C" + j);
            }
        }
    }

    /** One that doubles at each of 12 levels, and whose nodes are all different. */
    @Test
    void makesAModelOfThousands() {
        String tree = IntStream.range(0, 12).mapToObj(i -> List.of("p", "q").stream()
            .map(p -> "SubClassOf(:C" + i + " ObjectSomeValuesFrom(:" + p + " ObjectIntersectionOf(:C" + (i + 1) + " :"
                + p + i + ")))"
                + " SubClassOf(:" + p + i + " ObjectAllValuesFrom(:p :" + p + i + ")) "
                + "SubClassOf(:" + p + i + " ObjectAllValuesFrom(:q :" + p + i + "))")
            .collect(Collectors.joining(" "))).collect(Collectors.joining(" "));
        Tableau tableau = tableau(Tableaux.clauses(tree), ManyAtOnce.SHARE);
        assertTrue(isSatisfiable(tableau, Set.of(atom(0)), Set.of()));
        assertEquals(8191, tableau.getNumberOfNodesInTableau());
    }

    /** As in a large ABox: where none needs a successor, not all are looked at again for each disjunction. */
    @Test
    void choosesForThousands() {
        String facts = IntStream.range(0, 40_000).mapToObj(i -> "ClassAssertion(:C0 :i" + i + ")")
            .collect(Collectors.joining(" "));
        Tableau tableau = tableau(Tableaux.clauses("SubClassOf(:C0 ObjectUnionOf(:C1 :C2)) " + facts),
            ManyAtOnce.SHARE);
        assertTrue(assertTimeoutPreemptively(Duration.ofSeconds(30),
            () -> tableau.isSatisfiable(true, true, Set.of(), null, null,
            Set.of(), new HashMap<>(), ReasoningTaskDescription.isABoxSatisfiable())));
    }

    private static Tableau tableau(DLOntology ontology, int share) {
        var direct = new PairWiseDirectBlockingChecker();
        var blocking = new AnywhereBlocking(direct, ontology.hasNominals() ? null : new BlockingSignatureCache(direct));
        return Tableaux.over(ontology, blocking, share, new InterruptFlag(-1));
    }

    /** Disjunctions, inverses, numbers, chains, and in every third one nominals. */
    private static String axioms(Random random) {
        var axioms = new StringBuilder("InverseObjectProperties(:p0 :p1) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:p0 :p2) :p2)"
            + " ClassAssertion(:C0 :a) ObjectPropertyAssertion(:p0 :a :b)");
        for (int i = 0; i < 14; i++) {
            String below = c(random);
            String above = c(random);
            String p = ":p" + random.nextInt(3);
            switch (random.nextInt(10)) {
                case 0: axioms.append(" DisjointClasses(" + below + " " + above + ")"); break;
                case 1:
                    axioms.append(" SubClassOf(" + below + " ObjectUnionOf(" + above + " " + c(random) + "))");
                    break;
                case 2: axioms.append(" SubClassOf(" + below + " ObjectAllValuesFrom(" + p + " " + above + "))"); break;
                case 3:
                    axioms.append(" SubClassOf(ObjectSomeValuesFrom(" + p + " " + below + ") " + above + ")");
                    break;
                case 4: axioms.append(" SubClassOf(" + below + " ObjectMaxCardinality(" + number(random) + " :p"
                    + random.nextInt(2)
                    + (random.nextBoolean() ? " " + above : "") + "))"); break;
                case 5: axioms.append(" SubClassOf(" + below + " ObjectMinCardinality(" + (1 + number(random)) + " :p"
                    + random.nextInt(2)
                    + " " + above + "))"); break;
                case 6: axioms.append(" SubClassOf(" + below + " " + above + ")"); break;
                case 7:
                    axioms.append(random.nextInt(3) > 0 ? "" : " SubClassOf(" + below + " ObjectHasValue(" + p
                        + " :a))");
                    break;
                default: axioms.append(" SubClassOf(" + below + " ObjectSomeValuesFrom(" + p + " " + above + "))");
            }
        }
        return axioms.toString();
    }

    private static int number(Random random) {
        return 1 + random.nextInt(3);
    }

    private static String c(Random random) {
        return ":C" + random.nextInt(CLASSES);
    }
}
