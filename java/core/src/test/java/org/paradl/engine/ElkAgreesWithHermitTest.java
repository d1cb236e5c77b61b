package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.engine.choose.Engines;
import org.paradl.engine.elk.ElkReach;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** What {@link ElkReach} calls within reach is: random ontologies of it alone get the same answers from HermiT. */
class ElkAgreesWithHermitTest {
    private static final int ONTOLOGIES = 150;
    private static final Engine ELK = Engines.byName("elk");
    private static final Engine HERMIT = Engines.byName("hermit");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onRandomOntologies(boolean withRanges) {
        int compared = 0;
        int inconsistent = 0;
        for (int seed = 0; seed < ONTOLOGIES; seed++) {
            Set<OWLAxiom> axioms = new RandomEl(seed, withRanges).axioms();
            if (ELK.beyondReach(axioms).isEmpty()) {
                Map<String, String> expected = answers(HERMIT, axioms);
                assertEquals("", difference(expected, answers(ELK, axioms)), "seed " + seed + ": " + axioms);
                compared++;
                inconsistent += expected.get("consistent").equals("false") ? 1 : 0;
            }
        }
        assertTrue(compared > ONTOLOGIES / 2, "compared only " + compared);
        assertTrue(inconsistent < compared / 2, inconsistent + " are inconsistent");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "ObjectPropertyRange(:r :B) ObjectPropertyAssertion(:r :c :a)",
        "ObjectPropertyRange(:r :B) SubClassOf(:A ObjectHasSelf(:s)) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:s :s) :r) ClassAssertion(:A :a)",
        "ObjectPropertyRange(:r :C) SubObjectPropertyOf(ObjectPropertyChain(:s :s) :r) "
            + "SubClassOf(ObjectSomeValuesFrom(:r :C) :B) "
            + "ClassAssertion(ObjectSomeValuesFrom(:s ObjectSomeValuesFrom(:s owl:Thing)) :a)"})
    void whatItCallsBeyondReachElkMisses(String axioms) {
        OWLOntology ontology = Given.ontology(axioms);
        assertFalse(ELK.beyondReach(ontology.getAxioms()).isEmpty());
        assertTrue(instancesOfB(HERMIT, ontology).contains(Given.individual("a")));
        assertFalse(instancesOfB(ELK, ontology).contains(Given.individual("a")));
    }

    @Test
    void saysThatItFails() {
        OWLOntology ontology = Given.ontology("SubClassOf(owl:Thing ObjectOneOf(:b)) ClassAssertion(:B :a)");
        var error = assertThrows(ParadlException.class, () -> ELK.run(() -> instancesOfB(ELK, ontology)));
        assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
        assertTrue(error.getMessage().startsWith("ELK failed: "), error.getMessage());
    }

    private static Set<OWLNamedIndividual> instancesOfB(Engine engine, OWLOntology ontology) {
        OWLReasoner reasoner = engine.start(ontology, Progress.SILENT);
        try {
            return reasoner.getInstances(Given.type("B"), false).getFlattened();
        } finally {
            reasoner.dispose();
        }
    }

    private static String difference(Map<String, String> expected, Map<String, String> found) {
        return expected.keySet().stream().filter(key -> !expected.get(key).equals(found.get(key)))
            .map(key -> key + ": HermiT " + expected.get(key) + ", ELK " + found.get(key))
            .collect(Collectors.joining("\n"));
    }

    private static Map<String, String> answers(Engine engine, Set<OWLAxiom> axioms) {
        OWLOntology ontology = Given.ontology(axioms);
        OWLReasoner reasoner = engine.start(ontology, Progress.SILENT);
        try {
            Map<String, String> answers = new TreeMap<>();
            answers.put("consistent", String.valueOf(reasoner.isConsistent()));
            if (reasoner.isConsistent()) {
                classes(ontology, reasoner, answers);
                individuals(ontology, reasoner, answers);
            }
            return answers;
        } finally {
            reasoner.dispose();
        }
    }

    private static void classes(OWLOntology ontology, OWLReasoner reasoner, Map<String, String> answers) {
        answers.put("unsatisfiable", sorted(reasoner.getUnsatisfiableClasses().getEntities()));
        for (OWLClass type : ontology.getClassesInSignature()) {
            answers.put(type + " above", sorted(reasoner.getSuperClasses(type, false).getFlattened()));
            answers.put(type + " equals", sorted(reasoner.getEquivalentClasses(type).getEntities()));
            answers.put(type + " holds", sorted(reasoner.getInstances(type, false).getFlattened()));
        }
    }

    private static void individuals(OWLOntology ontology, OWLReasoner reasoner, Map<String, String> answers) {
        for (OWLNamedIndividual individual : ontology.getIndividualsInSignature()) {
            answers.put(individual + " is", sorted(reasoner.getTypes(individual, false).getFlattened()));
            answers.put(individual + " same", sorted(same(ontology, reasoner, individual)));
            for (OWLObjectProperty property : ontology.getObjectPropertiesInSignature()) {
                answers.put(individual + " " + property,
                    sorted(reasoner.getObjectPropertyValues(individual, property).getFlattened()));
                answers.put(property + " " + individual, sorted(reasoner.getObjectPropertyValues(individual,
                    property.getInverseProperty()).getFlattened()));
            }
        }
    }

    /** HermiT's own getSameIndividuals may leave out c where a = b and a = c. */
    private static Set<OWLNamedIndividual> same(OWLOntology ontology, OWLReasoner reasoner,
            OWLNamedIndividual individual) {
        if (!reasoner.getReasonerName().equals("HermiT")) {
            return reasoner.getSameIndividuals(individual).getEntities();
        }
        return ontology.getIndividualsInSignature().stream().filter(other -> other.equals(individual)
            || reasoner.isEntailed(Given.FACTORY.getOWLSameIndividualAxiom(Set.of(individual, other))))
            .collect(Collectors.toSet());
    }

    /** Without owl:Thing, which HermiT sometimes leaves out of an individual's types. */
    private static String sorted(Set<?> names) {
        return names.stream().map(Object::toString).filter(name -> !name.equals("owl:Thing"))
            .collect(Collectors.toCollection(TreeSet::new)).toString();
    }
}
