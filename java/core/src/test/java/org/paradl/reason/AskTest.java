package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.ParadlException;
import org.paradl.reason.ask.Told;
import org.semanticweb.owlapi.model.OWLAxiom;

/** The values of sentences, worked by hand from the clauses of semantics.md, section 2.1. */
class AskTest {
    private static final Set<OWLAxiom> BIRDS = Ontologies.of(
        "SubClassOf(:Bird :Flies)", "SubClassOf(:Penguin :Bird)", "SubClassOf(:Penguin ObjectComplementOf(:Flies))",
        "ClassAssertion(:Penguin :tweety)", "ClassAssertion(:Bird :robin)", "DisjointClasses(:Bird :Fish)",
        "ClassAssertion(:Fish :nemo)", "ObjectPropertyAssertion(:eats :tweety :nemo)",
        "NegativeObjectPropertyAssertion(:eats :robin :nemo)", "ObjectPropertyDomain(:eats :Animal)",
        "DataPropertyAssertion(:legs :tweety \"2\"^^<http://www.w3.org/2001/XMLSchema#integer>)");

    @ParameterizedTest
    @CsvSource({
        "B, tweety Type: Flies", "T, robin Type: Flies", "N, nemo Type: Flies", "F, nemo Type: Bird",
        "F, robin Type: Fish", "T, tweety Type: Animal", "B, tweety Type: not Flies", "F, robin Type: not Flies",
        "B, tweety Type: Bird and Flies", "T, tweety Type: Bird or Fish", "T, tweety Type: eats some Fish",
        "F, tweety Type: eats only Bird", "N, tweety Type: eats only Fish", "T, tweety Type: eats value nemo",
        "T, tweety eats nemo", "F, robin eats nemo", "T, not robin eats nemo", "F, not tweety eats nemo",
        "N, nemo eats robin", "T, tweety legs 2", "N, tweety legs 4",
        "T, Penguin SubClassOf: Bird", "B, Penguin SubClassOf: Flies", "N, Flies SubClassOf: Bird",
        "T, Bird DisjointWith: Fish", "F, Bird DisjointWith: Penguin", "F, Bird EquivalentTo: Fish",
        "N, tweety SameAs: robin", "T, eats Domain: Animal", "F, eats Domain: Fish", "F, eats Range: Bird",
        "N, eats Range: Fish", "N, Functional: eats", "N, legs Range: integer", "F, legs Range: string"})
    void told(Told expected, String sentence) {
        assertEquals(expected, Ontologies.ask("fde", sentence, BIRDS));
    }

    @ParameterizedTest
    @CsvSource({"T, a Type: B", "F, a Type: C", "N, a Type: D", "T, a r b", "N, b r a"})
    void classically(Told expected, String sentence) {
        Set<OWLAxiom> ontology = Ontologies.of("ClassAssertion(:A :a)", "SubClassOf(:A :B)", "DisjointClasses(:B :C)",
            "Declaration(Class(:D))", "ObjectPropertyAssertion(:r :a :b)");
        assertEquals(expected, Ontologies.ask("classical", sentence, ontology));
    }

    @ParameterizedTest
    @CsvSource({"internal, T, N, N", "strong, T, T, N", "material, N, N, T"})
    void theKindOfAnInclusionIsPartOfTheSentence(String told, Told internal, Told strong, Told material) {
        Set<OWLAxiom> ontology = Ontologies.of(
            "SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"" + told + "\") :Cat :Animal)",
            "Declaration(NamedIndividual(:tom))");
        assertEquals(internal, Ontologies.ask("fde", "Cat SubClassOf[internal]: Animal", ontology));
        assertEquals(internal, Ontologies.ask("fde", "Cat SubClassOf: Animal", ontology));
        assertEquals(strong, Ontologies.ask("fde", "Cat SubClassOf[strong]: Animal", ontology));
        assertEquals(material, Ontologies.ask("fde", "Cat SubClassOf[material]: Animal", ontology));
    }

    /** OWL's axioms are about sets, in which nothing is twice. */
    @ParameterizedTest
    @CsvSource({"T, A EquivalentTo: A", "F, A DisjointWith: A", "N, D DisjointWith: D", "T, a SameAs: a",
        "F, a DifferentFrom: a", "T, r EquivalentTo: r", "N, r DisjointWith: r", "T, owl:Thing SubClassOf: owl:Thing",
        "F, owl:Thing DisjointWith: owl:Thing", "T, owl:Nothing DisjointWith: owl:Nothing"})
    void ofOneThingTwice(Told expected, String sentence) {
        Set<OWLAxiom> ontology = Ontologies.of("ClassAssertion(:A :a)", "Declaration(Class(:D))",
            "ObjectPropertyAssertion(:r :a :b)");
        assertEquals(expected, Ontologies.ask("fde", sentence, ontology));
        assertEquals(expected, Ontologies.ask("classical", sentence, ontology));
    }

    /** Which OWL 2 defines as inclusions. */
    @ParameterizedTest
    @CsvSource({"fde", "lp", "adaptive"})
    void domainsAndRangesAreInclusions(String logic) {
        for (String c : List.of("Animal", "Bird", "Fish", "Flies", "not Flies", "not Bird", "eats some Fish")) {
            assertEquals(Ontologies.ask(logic, "eats some owl:Thing SubClassOf: " + c, BIRDS),
                Ontologies.ask(logic, "eats Domain: " + c, BIRDS), c);
            assertEquals(Ontologies.ask(logic, "inverse eats some owl:Thing SubClassOf: " + c, BIRDS),
                Ontologies.ask(logic, "eats Range: " + c, BIRDS), c);
        }
    }

    @Test
    void aClassicalAnswerIsRefusedWhereEverythingFollows() {
        var error = assertThrows(ParadlException.class, () -> Ontologies.ask("classical", "tweety Type: Bird", BIRDS));
        assertEquals(ParadlException.Kind.INCONSISTENT, error.kind());
    }
}
