package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** What a property brings somebody to have of themselves is no inclusion, though HermiT by itself takes it for one. */
class ToldRolesTest {
    private static final Engine HERMIT = Engines.byName("hermit");
    private static final OWLObjectProperty P = Given.property("p");
    private static final OWLObjectProperty Q = Given.property("q");
    /** With these, what HermiT is told of properties is where it begins. */
    private static final String CASES = " ObjectPropertyDomain(:q ObjectUnionOf(:B :C))";

    @ParameterizedTest
    @ValueSource(strings = {"ObjectPropertyDomain(:q ObjectHasSelf(:p))", "ObjectPropertyRange(:q ObjectHasSelf(:p))",
        "SubClassOf(ObjectHasSelf(:q) ObjectHasSelf(:p))",
        "SubObjectPropertyOf(:r :q) SubClassOf(ObjectSomeValuesFrom(:q owl:Thing) ObjectHasSelf(:p))"})
    void whoHasAPropertyOfThemselvesHasItOfNoOthers(String axioms) {
        for (String cases : new String[] {"", CASES}) {
            OWLOntology ontology = Given.ontology(axioms + " ObjectPropertyAssertion(:q :b :d)" + cases);
            OWLReasoner reasoner = HERMIT.start(ontology, Progress.SILENT);
            ontology.individualsInSignature().forEach(subject -> assertEquals(
                ontology.individualsInSignature().filter(object -> HERMIT.entails(reasoner,
                    Given.FACTORY.getOWLObjectPropertyAssertionAxiom(P, subject, object))).collect(Collectors.toSet()),
                reasoner.getObjectPropertyValues(subject, P).entities().collect(Collectors.toSet()),
                () -> subject + " in " + ontology.getAxioms()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ObjectPropertyDomain(:q ObjectHasSelf(:p))", "ObjectPropertyRange(:q ObjectHasSelf(:p))",
        "SubClassOf(ObjectHasSelf(:q) ObjectHasSelf(:p))"})
    void norIsItAboveTheOther(String axiom) {
        for (String cases : new String[] {"", CASES}) {
            OWLReasoner reasoner = HERMIT.start(Given.ontology(axiom + cases), Progress.SILENT);
            assertEquals(Set.of(Given.FACTORY.getOWLTopObjectProperty()),
                reasoner.getSuperObjectProperties(Q, false).entities().collect(Collectors.toSet()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubObjectPropertyOf(:q :p)", "SubObjectPropertyOf(ObjectInverseOf(:q) :p)"})
    void inclusionsAreKept(String axiom) {
        OWLReasoner reasoner = HERMIT.start(Given.ontology(axiom + CASES), Progress.SILENT);
        assertEquals(axiom.contains("Inverse") ? P.getInverseProperty() : P,
            reasoner.getSuperObjectProperties(Q, true).entities().findFirst().orElseThrow());
    }
}
