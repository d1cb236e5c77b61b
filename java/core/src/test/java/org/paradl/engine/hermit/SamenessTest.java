package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.monitor.CountingMonitor;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class SamenessTest {
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final int INDIVIDUALS = 6;

    /** HermiT by itself loses some where three are the same. */
    @Test
    void theSameAreThoseThatFollow() {
        int several = 0;
        for (long seed = 0; seed < 150; seed++) {
            Set<OWLAxiom> axioms = Given.axioms(identities(new Random(seed)));
            OWLReasoner reasoner = HERMIT.start(Given.ontology(axioms), Progress.SILENT);
            if (!reasoner.isConsistent()) {
                continue;
            }
            for (int i = 0; i < INDIVIDUALS; i++) {
                OWLNamedIndividual one = Given.individual("i" + i);
                Set<OWLNamedIndividual> entailed = IntStream.range(0, INDIVIDUALS)
                    .mapToObj(j -> Given.individual("i" + j))
                    .filter(other -> other.equals(one) || !canDiffer(axioms, one, other)).collect(Collectors.toSet());
                assertEquals(entailed, reasoner.getSameIndividuals(one).entities().collect(Collectors.toSet()),
                    () -> one + " in " + axioms);
                several += entailed.size() > 2 ? 1 : 0;
            }
        }
        assertTrue(several > 100, "more than two are the same: " + several);
    }

    private static boolean canDiffer(Set<OWLAxiom> axioms, OWLNamedIndividual one, OWLNamedIndividual other) {
        var all = new HashSet<>(axioms);
        all.add(Given.FACTORY.getOWLDifferentIndividualsAxiom(one, other));
        return HERMIT.start(Given.ontology(all), Progress.SILENT).isConsistent();
    }

    /** Some are the same as told, some by functions and keys, some by choices all of which make them so. */
    private static String identities(Random random) {
        var axioms = new StringBuilder("FunctionalObjectProperty(:f) InverseFunctionalObjectProperty(:g)");
        for (int i = 0; i < INDIVIDUALS; i++) {
            axioms.append(" ClassAssertion(:C :i" + i + ")");
        }
        for (int i = 0; i < 5; i++) {
            String one = any(random);
            String other = any(random);
            switch (random.nextInt(4)) {
                case 0:
                    axioms.append(one.equals(other) ? "" : " SameIndividual(" + one + " " + other + ")");
                    break;
                case 1:
                    axioms.append(" ObjectPropertyAssertion(:f " + one + " " + other + ")");
                    break;
                case 2:
                    axioms.append(" ObjectPropertyAssertion(:g " + one + " " + other + ")");
                    break;
                default:
                    axioms.append(" ClassAssertion(ObjectOneOf(" + other + " " + any(random) + " " + any(random) + ") "
                        + one + ")");
            }
        }
        return axioms.toString();
    }

    private static String any(Random random) {
        return ":i" + random.nextInt(INDIVIDUALS);
    }

    /** The pairs of so many are not looked at all at once. */
    @Test
    void ofVeryManyThatAModelMakesOneTheSameAreFound() {
        OWLOntology ontology = Given.ontology(IntStream.range(0, 150)
            .mapToObj(i -> "ClassAssertion(ObjectOneOf(:a :b" + i + ") :c" + i + ") ").collect(Collectors.joining())
            + "SameIndividual(:a :b0) SameIndividual(:a :b149)");
        OWLReasoner reasoner = HERMIT.start(ontology, Progress.SILENT);
        assertEquals(Stream.of("a", "b0", "b149", "c0", "c149").map(Given::individual).collect(Collectors.toSet()),
            reasoner.getSameIndividuals(Given.individual("a")).entities().collect(Collectors.toSet()));
    }

    /** By itself HermiT makes a model for each pair, and again for each question. */
    @Test
    void oneModelShowsOfManyThatTheyNeedNotBeTheSame() {
        OWLOntology ontology = Given.ontology(IntStream.range(0, 20)
            .mapToObj(i -> "ClassAssertion(ObjectOneOf(:a" + i + " :b" + i + ") :c" + i + ") "
                + "ClassAssertion(:C :b" + i + ")")
            .collect(Collectors.joining()) + "SameIndividual(:a3 :b3)");
        var tests = new CountingMonitor();
        var configuration = new Configuration();
        configuration.monitor = tests;
        var reasoner = new TaughtHermit(configuration, ontology);
        assertEquals(1, reasoner.getSameIndividuals(Given.individual("c0")).entities().count());
        int before = tests.getOverallNumberOfTests();
        assertTrue(before < 15, "tests: " + before);
        assertEquals(Set.of(Given.individual("a3"), Given.individual("b3"), Given.individual("c3")),
            reasoner.getSameIndividuals(Given.individual("c3")).entities().collect(Collectors.toSet()));
        ontology.individualsInSignature().forEach(reasoner::getSameIndividuals);
        assertEquals(before, tests.getOverallNumberOfTests());
    }
}
