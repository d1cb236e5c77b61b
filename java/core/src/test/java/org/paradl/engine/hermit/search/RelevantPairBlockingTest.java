package org.paradl.engine.hermit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.paradl.engine.Given.FACTORY;
import static org.paradl.engine.Tableaux.atom;
import static org.paradl.engine.Tableaux.isSatisfiable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.engine.Given;
import org.paradl.engine.RandomInverses;
import org.paradl.engine.Tableaux;
import org.paradl.engine.hermit.TaughtHermit;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.ReasonerFactory;
import org.semanticweb.HermiT.blocking.AnywhereBlocking;
import org.semanticweb.HermiT.blocking.BlockingSignatureCache;
import org.semanticweb.HermiT.blocking.BlockingStrategy;
import org.semanticweb.HermiT.blocking.PairWiseDirectBlockingChecker;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.tableau.InterruptFlag;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.Tableau;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.ReasonerInterruptedException;

/** The ontologies that are written out are random ones in which one rule is needed, without what can be left out. */
class RelevantPairBlockingTest {
    private static final int LONGEST_SECONDS = 5;
    private static final String INVERSE = "InverseObjectProperties(:p0 :p1) ";
    private static final String FUNCTION = INVERSE + "FunctionalObjectProperty(:p0) ";
    /** C1 is C3 or p0 some C2; and were it the latter, the successor's own successor would be a C3 that is none. */
    private static final String MISSED_BY_HERMIT = FUNCTION + "Declaration(Class(:C0))"
        + " SubClassOf(:C1 ObjectUnionOf(:C3 ObjectSomeValuesFrom(:p0 :C2)))"
        + " SubClassOf(:C1 ObjectAllValuesFrom(:p0 :C1)) SubClassOf(:C1 ObjectSomeValuesFrom(:p0 :C3))"
        + " SubClassOf(ObjectIntersectionOf(ObjectSomeValuesFrom(:p1 :C2) ObjectSomeValuesFrom(:p0 owl:Thing))"
        + " ObjectComplementOf(:C3))";

    @Test
    void findsWhatHermitMisses() {
        OWLOntology ontology = Given.ontology(MISSED_BY_HERMIT);
        assertTrue(subsumes(new TaughtHermit(new Configuration(), ontology), "C3", "C1"));
        assertFalse(subsumes(new ReasonerFactory().createReasoner(ontology), "C3", "C1"),
            "mended in HermiT: drop ours?");
    }

    private static boolean subsumes(OWLReasoner reasoner, String above, String below) {
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
        return reasoner.getSuperClasses(Given.type(below), false).containsEntity(Given.type(above));
    }

    @Test
    void aQuestionBringsTheInverses() {
        OWLOntology ontology = Given.ontology("SubClassOf(:A ObjectSomeValuesFrom(:p :B))");
        var hermit = new TaughtHermit(new Configuration(), ontology);
        OWLClassExpression onlyOfOthers = FACTORY.getOWLObjectAllValuesFrom(
            FACTORY.getOWLObjectInverseOf(Given.property("p")), FACTORY.getOWLObjectComplementOf(Given.type("A")));
        var child = FACTORY.getOWLObjectSomeValuesFrom(Given.property("p"), onlyOfOthers);
        assertTrue(hermit.isSatisfiable(FACTORY.getOWLObjectIntersectionOf(Given.type("B"), child)));
        assertFalse(hermit.isSatisfiable(FACTORY.getOWLObjectIntersectionOf(Given.type("A"), child)));
    }

    @Test
    void looksAgainWhenAParentChanges() {
        finds(false, 1, 3, 4, MISSED_BY_HERMIT);
        finds(false, 4, 3, 5, FUNCTION + "SubClassOf(:C2 ObjectUnionOf(:C0 ObjectSomeValuesFrom(:p1 :C2)))"
            + " SubClassOf(ObjectIntersectionOf(:C2 ObjectSomeValuesFrom(:p1 owl:Thing)) ObjectSomeValuesFrom(:p0 :C3))"
            + " SubClassOf(ObjectIntersectionOf(ObjectSomeValuesFrom(:p0 :C0) ObjectSomeValuesFrom(:p1 :C3))"
            + " ObjectSomeValuesFrom(:p0 :C2)) SubClassOf(:C4 ObjectSomeValuesFrom(:p1 :C0))"
            + " SubClassOf(ObjectSomeValuesFrom(:p0 :C4) ObjectSomeValuesFrom(:p1 :C2))"
            + " SubClassOf(:C0 ObjectSomeValuesFrom(:p0 :C4))");
    }

    @Test
    void aParentIsOneOfSeveralNeighbours() {
        finds(false, 3, 0, 4, INVERSE + "SubClassOf(:C3 ObjectSomeValuesFrom(:p0 :C2)) SubClassOf(:C2 :C3)"
            + " SubClassOf(:C1 ObjectSomeValuesFrom(:p0 :C3)) "
            + "SubClassOf(ObjectIntersectionOf(ObjectSomeValuesFrom(:p0 :C3)"
            + " ObjectSomeValuesFrom(:p1 :C2)) ObjectComplementOf(:C3))");
    }

    @Test
    void aParentIsWhatIsAskedFor() {
        finds(false, 1, 3, 4, FUNCTION + "SubClassOf(:C2 ObjectSomeValuesFrom(:p0 :C3))"
            + " SubClassOf(:C1 ObjectSomeValuesFrom(:p1 :C1)) SubClassOf(:C1 ObjectSomeValuesFrom(:p0 :C2))");
        finds(false, 1, 3, 4,
            "InverseFunctionalObjectProperty(:p1) SubClassOf(:C2 ObjectSomeValuesFrom(ObjectInverseOf(:p1) :C3))"
            + " SubClassOf(:C1 ObjectSomeValuesFrom(:p1 :C1)) "
            + "SubClassOf(:C1 ObjectSomeValuesFrom(ObjectInverseOf(:p1) :C2))");
    }

    @Test
    void aParentIsWhatIsAskedForByWhateverHasANeighbour() {
        finds(false, 4, 0, 6,
            FUNCTION + "SubClassOf(:C2 ObjectSomeValuesFrom(:p1 :C2)) SubClassOf(:C2 ObjectSomeValuesFrom(:p1 :C0))"
            + " SubClassOf(ObjectSomeValuesFrom(:p2 :C1) ObjectSomeValuesFrom(:p0 :C0))"
            + " SubClassOf(:C0 ObjectSomeValuesFrom(:p2 :C1)) "
            + "SubClassOf(:C5 ObjectUnionOf(:C0 ObjectSomeValuesFrom(:p1 :C0)))"
            + " SubClassOf(:C4 ObjectUnionOf(:C2 ObjectSomeValuesFrom(:p1 :C5)))");
    }

    @Test
    void aParentIsWhyAChildIsNeeded() {
        finds(false, 4, 3, 5, INVERSE + "FunctionalObjectProperty(:p1) SubClassOf(:C4 ObjectSomeValuesFrom(:p0 :C4))"
            + " SubClassOf(ObjectSomeValuesFrom(:p1 :C4) ObjectSomeValuesFrom(:p0 owl:Thing))"
            + " SubClassOf(ObjectIntersectionOf(:C0 ObjectSomeValuesFrom(:p0 owl:Thing)) ObjectSomeValuesFrom(:p1 :C1))"
            + " SubClassOf(ObjectSomeValuesFrom(:p0 :C4) ObjectSomeValuesFrom(:p0 :C0))"
            + " SubClassOf(:C1 ObjectSomeValuesFrom(:p1 :C3))");
    }

    /**
     * Of so many classes, whether one is satisfiable without the other; and all as where all of a parent is compared.
     */
    private static void finds(boolean satisfiable, int one, int without, int classes, String axioms) {
        DLOntology ontology = Tableaux.clauses(axioms);
        Tableau fresh = relevant(ontology, new InterruptFlag(-1));
        assertEquals(satisfiable, isSatisfiable(fresh, Set.of(atom(one)), Set.of(atom(without))));
        assertEquals(found(all(ontology, new InterruptFlag(-1)), classes),
            found(relevant(ontology, new InterruptFlag(-1)), classes));
    }

    static IntStream seeds() {
        return IntStream.range(0, Integer.getInteger("seeds", 400));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void decidesWhatComparingAllOfAParentDoes(int seed) {
        var random = new RandomInverses(seed);
        DLOntology ontology = Tableaux.clauses(random.axioms());
        var flag = new InterruptFlag(-1);
        flag.startTask();
        var late = CompletableFuture.runAsync(flag::interrupt,
            CompletableFuture.delayedExecutor(LONGEST_SECONDS, TimeUnit.SECONDS));
        Optional<List<Boolean>> expected = inTime(all(ontology, flag), random.classes());
        assumeTrue(expected.isPresent(), "too large");
        Optional<List<Boolean>> found = inTime(relevant(ontology, flag), random.classes());
        assumeTrue(found.isPresent(), "too large");
        late.cancel(false);
        assertEquals(expected, found);
    }

    private static Optional<List<Boolean>> inTime(Tableau tableau, int classes) {
        try {
            return Optional.of(found(tableau, classes));
        } catch (ReasonerInterruptedException e) {
            return Optional.empty();
        }
    }

    /** Satisfiability of each class, and of each with each other's complement. */
    private static List<Boolean> found(Tableau tableau, int classes) {
        var found = new ArrayList<Boolean>();
        for (int i = 0; i < classes; i++) {
            found.add(isSatisfiable(tableau, Set.of(atom(i)), Set.of()));
            for (int j = 0; j < classes; j++) {
                found.add(isSatisfiable(tableau, Set.of(atom(i)), Set.of(atom(j))));
            }
        }
        return found;
    }

    private static Tableau relevant(DLOntology ontology, InterruptFlag flag) {
        var direct = new RelevantPairBlocking();
        return tableau(ontology,
            new AnywhereBlocking(direct, ontology.hasNominals() ? null : new BlockingSignatureCache(direct)), flag);
    }

    /** HermiT's own, but looking at every blocked node again, and remembering nothing of earlier models. */
    private static Tableau all(DLOntology ontology, InterruptFlag flag) {
        return tableau(ontology, new AnywhereBlocking(new PairWiseDirectBlockingChecker() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean hasBlockingInfoChanged(Node node) {
                return true;
            }
        }, null), flag);
    }

    private static Tableau tableau(DLOntology ontology, BlockingStrategy blocking, InterruptFlag flag) {
        return Tableaux.over(ontology, blocking, ManyAtOnce.SHARE, flag);
    }
}
