package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Given;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.monitor.CountingMonitor;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;

class ToldDataRolesTest {
    private static final int PROPERTIES = 6;
    private static final int INDIVIDUALS = 3;

    /** HermiT by itself, asked for each equivalent property. */
    @Test
    void valuesAreThoseByHermitsHierarchy() {
        int compared = 0;
        for (long seed = 0; seed < 400; seed++) {
            OWLOntology ontology = Given.ontology(values(new Random(seed)));
            var hermit = new Reasoner(new Configuration(), ontology);
            if (!hermit.isConsistent()) {
                continue;
            }
            compared++;
            var taught = new TaughtHermit(new Configuration(), ontology);
            for (int p = 0; p < PROPERTIES; p++) {
                OWLDataProperty property = dataProperty(p);
                for (int i = 0; i < INDIVIDUALS; i++) {
                    OWLNamedIndividual individual = Given.individual("i" + i);
                    Set<OWLLiteral> expected = hermit.getEquivalentDataProperties(property).entities()
                        .flatMap(each -> hermit.getDataPropertyValues(individual, each).stream())
                        .collect(Collectors.toSet());
                    assertEquals(expected, taught.getDataPropertyValues(individual, property),
                        () -> individual + " " + property + " in " + ontology.getAxioms());
                }
            }
        }
        assertTrue(compared > 100, "consistent: " + compared);
    }

    private static OWLDataProperty dataProperty(int p) {
        return Given.FACTORY.getOWLDataProperty("http://x/p" + p);
    }

    /** Values of properties that include each other, are counted, demanded, and told of by rules. */
    private static String values(Random random) {
        var axioms = new StringBuilder();
        for (int i = 0; i < PROPERTIES; i++) {
            axioms.append(" Declaration(DataProperty(:p" + i + "))");
        }
        for (int i = 0; i < 4; i++) {
            axioms.append(" SubDataPropertyOf(" + any(random) + " " + any(random) + ")");
        }
        if (random.nextBoolean()) { // among many, those with values are few
            for (int i = 0; i < 20; i++) {
                axioms.append(" SubDataPropertyOf(:other" + i + " :other)");
            }
        }
        for (int i = 0; i < 3; i++) {
            String p = any(random);
            String q = any(random);
            switch (random.nextInt(8)) {
                case 0:
                    axioms.append(" FunctionalDataProperty(" + p + ")");
                    break;
                case 1:
                    axioms.append(" DataPropertyDomain(" + p + " DataMaxCardinality(" + (1 + random.nextInt(2)) + " "
                        + q + "))");
                    break;
                case 2:
                    axioms.append(" DataPropertyDomain(" + p + " DataMinCardinality(1 " + q + "))");
                    break;
                case 3:
                    axioms.append(" DataPropertyDomain(" + p + " DataSomeValuesFrom(" + q + " xsd:string))");
                    break;
                case 4:
                    axioms.append(" DataPropertyDomain(" + p + " DataExactCardinality(1 " + q + "))");
                    break;
                case 5:
                    axioms.append(" DLSafeRule(Body(" + atom(p) + ") Head(" + atom(q) + "))");
                    break;
                case 6:
                    axioms.append(" DLSafeRule(Body(" + atom(p) + " ClassAtom(DataMinCardinality(1 " + q
                        + ") Variable(<urn:x>))) Head(" + atom(any(random)) + "))");
                    break;
                default:
                    axioms.append(" DataPropertyDomain(" + p + " DataHasValue(" + q + " \"v"
                        + random.nextInt(2) + "\"))");
            }
        }
        for (int i = 0; i < 4; i++) {
            axioms.append(" DataPropertyAssertion(" + any(random) + " :i" + random.nextInt(INDIVIDUALS) + " \"v"
                + random.nextInt(3) + "\"" + (random.nextInt(4) == 0 ? "@en" : "") + ")");
        }
        return axioms.append(random.nextInt(3) == 0 ? " SameIndividual(:i0 :i1)" : "").toString();
    }

    private static String atom(String property) {
        return "DataPropertyAtom(" + property + " Variable(<urn:x>) Variable(<urn:v>))";
    }

    private static String any(Random random) {
        return ":p" + random.nextInt(PROPERTIES);
    }

    /** What is told of q is not all that follows: the value of p is the one of q that is demanded. */
    @Test
    void countingMakesAValueAnothersToo() {
        OWLOntology ontology = Given.ontology("SubDataPropertyOf(:p :r) SubDataPropertyOf(:q :r) "
            + "FunctionalDataProperty(:r)"
            + " DataPropertyDomain(:p DataMinCardinality(1 :q)) DataPropertyAssertion(:p :a \"v\")");
        OWLLiteral value = Given.FACTORY.getOWLLiteral("v");
        assertEquals(Set.of(value), new TaughtHermit(new Configuration(), ontology).getDataPropertyValues(
            Given.individual("a"), Given.FACTORY.getOWLDataProperty("http://x/q")));
    }

    /** By itself HermiT makes a model for each property. */
    @Test
    void whatIsToldNeedsNoModels() {
        var axioms = new StringBuilder("ClassAssertion(ObjectUnionOf(:A :B) :a)");
        for (int i = 1; i < 30; i++) {
            axioms.append(" SubDataPropertyOf(:p" + i + " :p0) DataPropertyAssertion(:p" + i + " :a \"" + i + "\")");
        }
        var tests = new CountingMonitor();
        var configuration = new Configuration();
        configuration.monitor = tests;
        var reasoner = new TaughtHermit(configuration, Given.ontology(axioms.toString()));
        assertEquals(29, reasoner.getDataPropertyValues(Given.individual("a"), dataProperty(0)).size());
        assertTrue(tests.getOverallNumberOfTests() < 10, "tests: " + tests.getOverallNumberOfTests());
    }
}
