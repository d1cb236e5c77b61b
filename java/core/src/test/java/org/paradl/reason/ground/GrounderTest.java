package org.paradl.reason.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What has to be asked about, round by round. */
class GrounderTest {
    private static final Set<OWLAxiom> BIRDS = Ontologies.of("SubClassOf(:Bird :Flies)", "Declaration(Class(:Fish))",
        "Declaration(NamedIndividual(:a))", "Declaration(NamedIndividual(:b))");
    private static final int BIRD = 0;
    private static final int FLIES = 1;

    private final Candidates candidates = new Candidates();

    private Grounder grounder(String logic, Set<OWLAxiom> axioms, String... atoms) {
        for (int key = 0; key < atoms.length; key++) {
            candidates.add(key, Ontologies.sentence(atoms[key], axioms));
        }
        Table table = TableReader.shipped(logic);
        return new Grounder(axioms, candidates, new Settings(table, table.inclusion(), "hermit"), Progress.SILENT);
    }

    private static Lack lack(Grounder grounder, String sentence, boolean side, Set<OWLAxiom> axioms) {
        return grounder.lacks(Ontologies.sentence(sentence, axioms), List.of(side), 3, Progress.SILENT).get(side);
    }

    @Test
    void theSentenceItselfComesFirst() {
        Grounder grounder = grounder("fde", BIRDS, "a Type: Bird", "a Type: Flies");
        assertEquals(List.of(List.of(FLIES)), lack(grounder, "a Type: Flies", true, BIRDS).ways());
    }

    @Test
    void thenWhatItFollowsFrom() {
        Grounder grounder = grounder("fde", BIRDS, "a Type: Bird", "a Type: Flies");
        grounder.tell(Set.of(), List.of(FLIES));
        assertEquals(List.of(List.of(BIRD)), lack(grounder, "a Type: Flies", true, BIRDS).ways());
        grounder.tell(Ontologies.of("ClassAssertion(:Bird :a)"), List.of(BIRD));
        assertTrue(lack(grounder, "a Type: Flies", true, BIRDS).isTold());
    }

    @Test
    void whatNobodyCanTellIsNotAskedAbout() {
        Grounder grounder = grounder("fde", BIRDS, "a Type: Bird");
        Lack lack = lack(grounder, "a Type: Fish", true, BIRDS);
        assertFalse(lack.isTold());
        assertEquals(List.of(), lack.ways());
    }

    @Test
    void whatIsAlikeLacksTheLike() {
        Grounder grounder = grounder("fde", BIRDS, "a Type: Bird", "b Type: Bird");
        assertEquals(List.of(List.of(0)), lack(grounder, "a Type: Flies", true, BIRDS).ways());
        assertEquals(List.of(List.of(1)), lack(grounder, "b Type: Flies", true, BIRDS).ways());
    }

    @Test
    void anInstanceThatAnInclusionNeedsIsFound() {
        Grounder grounder = grounder("ac", BIRDS, "a Type: Fish", "a Type: Bird");
        assertTrue(lack(grounder, "Bird SubClassOf: Flies", true, BIRDS).isTold());
        assertEquals(List.of(List.of(0, 1)), lack(grounder, "Fish SubClassOf: Bird", false, BIRDS).ways());
    }

    @Test
    void whatCanClashIsAskedAboutFirst() {
        Set<OWLAxiom> one = Ontologies.of("FunctionalObjectProperty(:r)", "ObjectPropertyAssertion(:r :a :b)",
            "DifferentIndividuals(:b :c)", "ClassAssertion(ObjectAllValuesFrom(:r :A) :a)",
            "SubClassOf(ObjectMaxCardinality(1 :r) :Single)");
        Grounder grounder = grounder("fde", one, "a r c");
        Lack lack = lack(grounder, "a Type: Single", true, one);
        assertFalse(lack.isTold());
        assertEquals(List.of(List.of(0)), lack.ways());
        grounder.tell(Set.of(), List.of(0));
        assertTrue(lack(grounder, "a Type: Single", true, one).isTold());
    }
}
