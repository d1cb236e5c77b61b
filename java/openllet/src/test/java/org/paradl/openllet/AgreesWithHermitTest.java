package org.paradl.openllet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.Timer;
import java.util.TimerTask;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import openllet.core.OpenlletOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Two tableau reasoners have next to no code in common. */
class AgreesWithHermitTest {
    private static final int CLASSES = 8;
    private static final String DECLARED = IntStream.range(0, CLASSES).mapToObj(i -> "Declaration(Class(:C" + i + ")) ")
        .collect(Collectors.joining());

    /** Each of these Openllet answered wrongly as it comes. */
    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:C1 ObjectComplementOf(ObjectUnionOf(:C5 ObjectComplementOf(:C6))))",
        "SubClassOf(:C1 ObjectUnionOf(:C0 ObjectIntersectionOf(ObjectComplementOf(:C3) :C3)))",
        "SubClassOf(:C7 ObjectMinCardinality(2 ObjectInverseOf(:s0) :C5)) SubClassOf(:C5 ObjectAllValuesFrom(:s0 :C3)) "
            + "EquivalentClasses(:C7 ObjectMinCardinality(1 :s0 :C7)) DisjointClasses(:C3 :C5)",
        "SubClassOf(:C5 ObjectComplementOf(:C0)) SymmetricObjectProperty(:s0) "
            + "EquivalentClasses(:C0 ObjectMaxCardinality(0 :s0 ObjectSomeValuesFrom(:s0 :C0)))",
        "EquivalentClasses(:C4 ObjectAllValuesFrom(ObjectInverseOf(:s1) :C2)) "
            + "ObjectPropertyDomain(:p2 ObjectComplementOf(:C4)) "
            + "EquivalentClasses(:C2 ObjectSomeValuesFrom(:s1 ObjectComplementOf(:C7))) "
            + "SubClassOf(:C4 ObjectSomeValuesFrom(:p2 ObjectSomeValuesFrom(:s0 :C6)))",
        "ReflexiveObjectProperty(:p) ObjectPropertyDomain(:p :C1) SubClassOf(:C0 :C2)",
        "ReflexiveObjectProperty(:p) SubObjectPropertyOf(ObjectPropertyChain(:q :p) :r) "
            + "SubClassOf(:C0 ObjectSomeValuesFrom(:q :C2)) SubClassOf(ObjectSomeValuesFrom(:r :C2) :C1)",
        "DisjointClasses(:C0 ObjectIntersectionOf(:C0 :C0))", "DisjointClasses(:C0 ObjectUnionOf(:C0 :C0) :C1)",
        "EquivalentClasses(:C0 ObjectMinCardinality(0 :p owl:Nothing))",
        "EquivalentClasses(ObjectExactCardinality(0 :p ObjectIntersectionOf(:C1 ObjectComplementOf(:C1))) :C0)",
        "SubObjectPropertyOf(:p :q) ObjectPropertyRange(:q :C1) SubClassOf(:C0 ObjectSomeValuesFrom(:p :C2)) "
            + "SubClassOf(ObjectSomeValuesFrom(:q ObjectIntersectionOf(:C1 :C2)) :C3)"})
    void whereItDidNot(String axioms) {
        agree(axioms);
    }

    /** Without blocking anywhere models may double with each level, so it is not waited for long. */
    @Test
    void onRandomOntologies() {
        int decided = 0;
        for (int seed = 1; seed <= 150; seed++) {
            String axioms = axioms(new Random(seed));
            Optional<List<String>> found = soon(axioms);
            if (found.isPresent()) {
                decided++;
                assertEquals(hierarchy(Engines.byName("hermit"), axioms, Progress.SILENT), found.get(), axioms);
            }
        }
        assertTrue(decided > 75, decided + " of 150");
    }

    /** As many of these it is not trusted with. */
    @Test
    void onRandomOntologiesWithChainsThatItIsTrustedWith() {
        int decided = 0;
        for (int seed = 1; seed <= 300; seed++) {
            String axioms = chained(new Random(seed));
            Optional<List<String>> found = Engines.byName("openllet").coversClasses(Given.ontology(axioms).getAxioms())
                ? soon(axioms) : Optional.empty();
            if (found.isPresent()) {
                decided++;
                assertEquals(hierarchy(Engines.byName("hermit"), axioms, Progress.SILENT), found.get(), axioms);
            }
        }
        assertTrue(decided > 75, decided + " of 300");
    }

    private static Optional<List<String>> soon(String axioms) {
        var job = new Interrupter();
        var clock = new Timer(true);
        clock.schedule(new TimerTask() {
            @Override
            public void run() {
                job.cancel();
            }
        }, 2000);
        try {
            return Optional.of(job.run(() -> hierarchy(Engines.byName("openllet"), axioms, job)));
        } catch (Progress.Cancelled e) {
            return Optional.empty();
        } finally {
            clock.cancel();
        }
    }

    /** Without nominals it misses even that C2 is unsatisfiable here; with one it finds that out. */
    @Test
    void isNotTrustedWithInversesUnlessThereAreNominals() {
        String axioms = "SubClassOf(:C5 ObjectAllValuesFrom(ObjectInverseOf(:p1) ObjectAllValuesFrom(:s1 :C7))) "
            + "SubClassOf(:C7 ObjectComplementOf(:C2)) "
            + "SubClassOf(:C2 ObjectSomeValuesFrom(ObjectInverseOf(:s1) ObjectSomeValuesFrom(:p1 :C5)))";
        assertFalse(Engines.byName("openllet").coversClasses(Given.ontology(axioms).getAxioms()));
        String more = axioms + " SubClassOf(:C1 ObjectHasValue(:q :a))";
        assertTrue(Engines.byName("openllet").coversClasses(Given.ontology(more).getAxioms()));
        agree(more);
    }

    /** What is so of a chain's property it forgets of the paths, be it said of that, or of one above. */
    @ParameterizedTest
    @ValueSource(strings = {"ObjectPropertyDomain(:t :C1)", "ObjectPropertyRange(:t :C1)",
        "ObjectPropertyDomain(:u :C1) SubObjectPropertyOf(:t :v) EquivalentObjectProperties(:u :v)",
        "SubClassOf(owl:Thing ObjectAllValuesFrom(:t :C1))",
        "SubClassOf(ObjectSomeValuesFrom(:t :C2) owl:Nothing)"})
    void isNotTrustedWithChainsIntoWhatHasADomainOrRange(String axioms) {
        String chain = "SubObjectPropertyOf(ObjectPropertyChain(:r :s) :t) SubClassOf(:C0 ObjectSomeValuesFrom(:r "
            + "ObjectSomeValuesFrom(:s :C2)))";
        assertTrue(Engines.byName("openllet").coversClasses(Given.ontology(chain).getAxioms()));
        assertFalse(Engines.byName("openllet").coversClasses(Given.ontology(chain + axioms).getAxioms()), axioms);
    }

    /** With {@code ObjectHasSelf} it takes satisfiable classes for unsatisfiable. */
    @Test
    void isNotTrustedWithSelf() {
        OWLOntology ontology = Given.ontology("EquivalentClasses(:C5 ObjectSomeValuesFrom(:s1 ObjectHasSelf(:s1))) "
            + "SubClassOf(:C5 :C4)");
        assertEquals(1, Engines.byName("openllet").beyondReach(ontology.getAxioms()).size());
        assertFalse(Engines.byName("openllet").coversClasses(ontology.getAxioms()));
    }

    @Test
    void blocksAnywhereUnlessThereAreInverses() {
        Engine openllet = Engines.byName("openllet");
        OWLReasoner without = openllet.start(Given.ontology("SubClassOf(:A ObjectSomeValuesFrom(:p :A))"),
            Progress.SILENT);
        assertTrue(OpenlletOptions.USE_ANYWHERE_BLOCKING);
        OWLReasoner inverses = openllet.start(Given.ontology("SymmetricObjectProperty(:p)"), Progress.SILENT);
        assertFalse(OpenlletOptions.USE_ANYWHERE_BLOCKING);
        without.dispose();
        assertFalse(OpenlletOptions.USE_ANYWHERE_BLOCKING);
        inverses.dispose();
        assertTrue(OpenlletOptions.USE_ANYWHERE_BLOCKING);
    }

    @Test
    void blocksByAncestorsOnceInversesAreAdded() {
        OWLOntology ontology = Given.ontology("SubClassOf(:A ObjectSomeValuesFrom(:p :A))");
        OWLReasoner reasoner = Engines.byName("openllet").start(ontology, Progress.SILENT);
        ontology.getOWLOntologyManager().addAxioms(ontology,
            Given.ontology("InverseFunctionalObjectProperty(:p)").getAxioms());
        assertFalse(OpenlletOptions.USE_ANYWHERE_BLOCKING);
        reasoner.dispose();
    }

    private static void agree(String axioms) {
        assertEquals(hierarchy(Engines.byName("hermit"), axioms, Progress.SILENT),
            hierarchy(Engines.byName("openllet"), axioms, Progress.SILENT), axioms);
    }

    /** Each class with those above it; or that there is no model. */
    private static List<String> hierarchy(Engine engine, String axioms, Progress progress) {
        OWLReasoner reasoner = engine.start(Given.ontology(DECLARED + axioms), progress);
        try {
            return engine.run(reasoner::isConsistent)
                ? IntStream.range(0, CLASSES).mapToObj(i -> Given.type("C" + i))
                    .map(c -> c + " " + engine.run(() -> above(reasoner, c))).collect(Collectors.toList())
                : List.of("inconsistent");
        } finally {
            reasoner.dispose();
        }
    }

    private static Set<String> above(OWLReasoner reasoner, OWLClass c) {
        var above = new ArrayList<>(reasoner.getEquivalentClasses(c).getEntities());
        above.addAll(reasoner.getSuperClasses(c, false).getFlattened());
        return above.stream().filter(other -> !other.isBuiltIn() || other.isOWLNothing()).map(OWLClass::getIRI)
            .map(IRI::getShortForm).collect(Collectors.toCollection(TreeSet::new));
    }

    /** A nominal, negations in negations, inverses, and in every other one a symmetric or functional property. */
    private static String axioms(Random random) {
        var axioms = new StringBuilder("ClassAssertion(:C0 :a) SubClassOf(:C1 ObjectHasValue(:q :a))");
        for (int i = 0; i < 7; i++) {
            axioms.append(random.nextInt(4) == 0 ? " EquivalentClasses(" : " SubClassOf(").append(name(random))
                .append(' ')
                .append(expression(random, 2)).append(')');
        }
        switch (random.nextInt(6)) {
            case 0: return axioms.append(" SymmetricObjectProperty(:p)").toString();
            case 1: return axioms.append(" FunctionalObjectProperty(:q)").toString();
            case 2: return axioms.append(" InverseFunctionalObjectProperty(:p)").toString();
            default: return axioms.toString();
        }
    }

    /** A chain, and now and then what else may be said of properties, but for inverses. */
    private static String chained(Random random) {
        var axioms = new StringBuilder("ClassAssertion(:C0 :a) SubObjectPropertyOf(ObjectPropertyChain(:p :q) :r)");
        List.of("SubObjectPropertyOf(:p :q)", "SubObjectPropertyOf(:r :s)", "TransitiveObjectProperty(:p)",
            "ReflexiveObjectProperty(:q)", "ObjectPropertyDomain(:p :C1)", "ObjectPropertyRange(:q :C2)",
            "ObjectPropertyDomain(:s :C3)", "ObjectPropertyRange(:r :C4)").stream()
            .filter(axiom -> random.nextInt(4) == 0).forEach(axiom -> axioms.append(' ').append(axiom));
        for (int i = 0; i < 6; i++) {
            String sub = expression(random, 1);
            axioms.append(" SubClassOf(").append(sub).append(' ').append(expression(random, 2)).append(')');
        }
        return axioms.toString().replace("ObjectInverseOf(:p)", ":r").replace("ObjectMaxCardinality(1 :r",
            "ObjectAllValuesFrom(:r");
    }

    private static String expression(Random random, int depth) {
        if (depth == 0) {
            return name(random);
        }
        String part = expression(random, depth - 1);
        String p = random.nextInt(3) == 0 ? "ObjectInverseOf(:p)" : random.nextBoolean() ? ":p" : ":q";
        switch (random.nextInt(8)) {
            case 0: return "ObjectIntersectionOf(" + part + " " + expression(random, depth - 1) + ")";
            case 1: return "ObjectUnionOf(" + part + " " + expression(random, depth - 1) + ")";
            case 2: return "ObjectComplementOf(" + part + ")";
            case 3: return "ObjectAllValuesFrom(" + p + " " + part + ")";
            case 4: case 5: return "ObjectMaxCardinality(1 " + p + " " + part + ")";
            default: return "ObjectSomeValuesFrom(" + p + " " + part + ")";
        }
    }

    private static String name(Random random) {
        return ":C" + random.nextInt(CLASSES);
    }
}
