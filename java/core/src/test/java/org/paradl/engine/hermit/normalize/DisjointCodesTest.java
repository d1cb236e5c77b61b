package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.engine.hermit.TaughtHermit;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class DisjointCodesTest {
    private static final int MANY = 40;
    private static final int OTHERS = 8;

    /** Also of classes that are described, and of two such axioms that share classes. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void hermitFindsTheSame(boolean disjunctions) {
        int unsatisfiable = 0;
        int consistent = 0;
        for (long seed = 0; seed < 100; seed++) {
            OWLOntology ontology = Given.ontology(random(new Random(seed), disjunctions));
            OWLReasoner alone = new Reasoner(new Configuration(), ontology);
            OWLReasoner ours = new TaughtHermit(new Configuration(), ontology);
            Supplier<String> where = () -> "in " + ontology.getAxioms();
            assertEquals(alone.isConsistent(), ours.isConsistent(), where);
            if (!alone.isConsistent()) {
                continue;
            }
            consistent++;
            ours.precomputeInferences(InferenceType.CLASS_HIERARCHY, InferenceType.CLASS_ASSERTIONS);
            assertEquals(alone.getTopClassNode(), ours.getTopClassNode(), where);
            assertEquals(alone.getUnsatisfiableClasses(), ours.getUnsatisfiableClasses(), where);
            assertEquals(alone.getSubClasses(Given.FACTORY.getOWLThing(), true),
                ours.getSubClasses(Given.FACTORY.getOWLThing(), true), where);
            for (OWLClass c : ontology.classesInSignature().collect(Collectors.toList())) {
                assertEquals(alone.getSuperClasses(c, true), ours.getSuperClasses(c, true), where);
            }
            for (OWLNamedIndividual i : ontology.individualsInSignature().collect(Collectors.toList())) {
                assertEquals(alone.getTypes(i, false), ours.getTypes(i, false), where);
            }
            unsatisfiable += alone.getUnsatisfiableClasses().getSize() - 1;
        }
        assertTrue(consistent > 20, "" + consistent);
        assertTrue(unsatisfiable > 20, "" + unsatisfiable);
    }

    @Test
    void fewAreLeftAsTheyAre() {
        var few = (OWLDisjointClassesAxiom) Given.ontology("DisjointClasses(:A :B :C)").axioms().iterator().next();
        assertEquals(few, new DisjointCodes().spelledOut(few).collect(Collectors.toList()).get(0));
    }

    /** Else there would be half a million clauses. */
    @Test
    void aThousandAreTenThousandAxioms() {
        String classes = IntStream.range(0, 1_000).mapToObj(i -> ":C" + i).collect(Collectors.joining(" "));
        var many = Given.ontology("DisjointClasses(" + classes + ")").axioms().iterator().next();
        assertEquals(10_000, new DisjointCodes().spelledOut(many).count());
    }

    private static String random(Random random, boolean disjunctions) {
        var axioms = new StringBuilder();
        axioms.append(" DisjointClasses(" + classes(0, MANY) + " ObjectSomeValuesFrom(:r :D0))");
        if (random.nextInt(2) > 0) {
            axioms.append(" DisjointClasses(" + classes(5, MANY) + " :D1)");
        }
        for (int i = 0; i < 14; i++) {
            switch (random.nextInt(disjunctions ? 7 : 6)) {
                case 0: axioms.append(" ClassAssertion(" + any(random) + " :i" + random.nextInt(6) + ")"); break;
                case 1:
                    axioms.append(" SubClassOf(" + any(random) + " ObjectSomeValuesFrom(:r " + any(random) + "))");
                    break;
                case 2:
                    axioms.append(" SubClassOf(ObjectSomeValuesFrom(:r " + any(random) + ") " + any(random) + ")");
                    break;
                case 6:
                    axioms.append(" SubClassOf(" + any(random) + " ObjectUnionOf(" + any(random) + " " + any(random)
                        + "))");
                    break;
                default: axioms.append(" SubClassOf(" + any(random) + " " + any(random) + ")");
            }
        }
        return axioms.toString();
    }

    private static String classes(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> ":C" + i).collect(Collectors.joining(" "));
    }

    private static String any(Random random) {
        return random.nextInt(3) > 0 ? ":C" + random.nextInt(MANY) : ":D" + random.nextInt(OTHERS);
    }
}
