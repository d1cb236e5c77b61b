package org.paradl.owlapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.engine.Given;
import org.semanticweb.HermiT.ReasonerFactory;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.NodeSet;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** On an ontology without conflicts every answer is HermiT's own, whichever logic and engine may speak classically. */
class AgreesWithHermitTest {
    private static final OWLDataFactory F = Given.FACTORY;
    private static final int ONTOLOGIES = 25;
    private static final int SENTENCES = 25;
    private static final String FAMILY =
        "SubClassOf(:Mother :Woman) SubClassOf(:Woman :Person) SubClassOf(:Man :Person) "
        + "EquivalentClasses(:Person ObjectUnionOf(:Man :Woman)) DisjointClasses(:Man :Woman) "
        + "EquivalentClasses(:Human :Person) "
        + "EquivalentClasses(:Parent ObjectSomeValuesFrom(:hasChild :Person)) "
        + "EquivalentClasses(:Mother ObjectIntersectionOf(:Woman :Parent)) SubClassOf(:Impossible owl:Nothing) "
        + "SubObjectPropertyOf(:hasSon :hasChild) InverseObjectProperties(:hasChild :hasParent) "
        + "SubObjectPropertyOf(:hasChild :hasDescendant) TransitiveObjectProperty(:hasDescendant) "
        + "EquivalentObjectProperties(:hasParent :childOf) DisjointObjectProperties(:hasChild :marriedTo) "
        + "SymmetricObjectProperty(:marriedTo) ObjectPropertyDomain(:hasSon :Person) ObjectPropertyRange(:hasSon :Man) "
        + "FunctionalObjectProperty(:hasMother) SubObjectPropertyOf(:hasMother :hasParent) "
        + "SubDataPropertyOf(:firstName :name) DataPropertyDomain(:name :Person) FunctionalDataProperty(:age) "
        + "DisjointDataProperties(:age :name) "
        + "ClassAssertion(:Woman :ann) ObjectPropertyAssertion(:hasSon :ann :bob) "
        + "ObjectPropertyAssertion(:hasChild :bob :cy) "
        + "ObjectPropertyAssertion(:hasMother :bob :ann) ObjectPropertyAssertion(:hasMother :bob :anne) "
        + "ClassAssertion(:Person :cy) DataPropertyAssertion(:firstName :ann \"Ann\") "
        + "DataPropertyAssertion(:age :cy \"3\"^^xsd:integer) "
        + "DifferentIndividuals(:bob :cy) ClassAssertion(ObjectOneOf(:cy :di) :ed)";
    private static final String BLANK = "ClassAssertion(:A _:x) ObjectPropertyAssertion(:r :a _:x) "
        + "SubClassOf(ObjectSomeValuesFrom(:r :A) :B) SubClassOf(:C ObjectHasValue(:r :a)) "
        + "SubClassOf(:D ObjectMinCardinality(2 :r :A)) "
        + "SubClassOf(:D ObjectMaxCardinality(1 :r)) ClassAssertion(:C :c) ReflexiveObjectProperty(:near)";

    static Stream<Arguments> ontologies() {
        return Stream.of(Map.entry("family", FAMILY), Map.entry("blank", BLANK), Map.entry("empty", ""))
            .flatMap(e -> Stream.of("adaptive", "classical")
                .map(logic -> Arguments.of(e.getKey(), Given.ontology(e.getValue()), logic)));
    }

    @ParameterizedTest(name = "{0}, {2}")
    @MethodSource("ontologies")
    void everyAnswerIsHermits(String name, OWLOntology ontology, String logic) {
        OWLReasoner hermit = new ReasonerFactory().createReasoner(ontology);
        ParaReasoner paradl = new ParaReasonerFactory().createReasoner(ontology,
            new ParaConfiguration().logic(logic).engine("hermit").keepingUnsatisfiable(true));
        Map<String, Object> expected = answers(hermit, ontology);
        Map<String, Object> got = answers(paradl, ontology);
        // Asked for them one by one, HermiT has :ed, who is :cy or :di, among the instances of :Person, as :cy is.
        expected.keySet().removeIf(question -> question.matches("(direct )?(instances|types) .*"));
        expected.forEach((question, answer) -> assertEquals(answer, got.get(question), question));
        ontology.individualsInSignature().forEach(i -> hasTheTypesThatFollow(i, paradl, hermit, ontology));
        hermit.dispose();
        paradl.dispose();
    }

    @Test
    void everyAnswerAboutRandomOntologiesIsHermits() {
        for (int seed = 0, consistent = 0; consistent < ONTOLOGIES; seed++) {
            var random = new RandomDl(seed);
            OWLOntology ontology = random.ontology(9);
            OWLReasoner hermit = new ReasonerFactory().createReasoner(ontology);
            if (hermit.isConsistent()) {
                consistent++;
                String here = "seed " + seed + ": " + ontology.getAxioms();
                ParaReasoner paradl = new ParaReasonerFactory().createReasoner(ontology,
                    new ParaConfiguration().engine("hermit").keepingUnsatisfiable(true));
                Map<String, Object> got = answers(paradl, ontology);
                // HermiT leaves out of owl:Thing's direct instances those that are in one of two: see its types.
                answers(hermit, ontology).forEach((question, answer) -> assertTrue(
                    answer.equals(got.get(question)) || question.startsWith("direct instances"), () ->
                        question + " is " + answer + ", not " + got.get(question) + here));
                ontology.individualsInSignature().forEach(i -> hermit.getTypes(i, true).entities().forEach(c ->
                    assertTrue(paradl.getInstances(c, true).containsEntity(i), () -> i + " " + c + here)));
                // Of those about property hierarchies, compared above, HermiT fails at some.
                random.axioms(SENTENCES).stream().filter(axiom -> !axiom.isOfType(AxiomType.RBoxAxiomTypes))
                    .forEach(axiom ->
                        assertEquals(hermit.isEntailed(axiom), paradl.isEntailed(axiom), axiom + here));
                paradl.dispose();
            }
            hermit.dispose();
        }
    }

    private static void hasTheTypesThatFollow(OWLNamedIndividual i, OWLReasoner paradl, OWLReasoner hermit,
            OWLOntology ontology) {
        List<OWLClass> all = Stream.concat(Stream.of(F.getOWLThing()), ontology.classesInSignature())
            .collect(Collectors.toList());
        Set<OWLClass> types = all.stream().filter(c -> follows(hermit, c, i)).collect(Collectors.toSet());
        Set<OWLClass> direct = types.stream()
            .filter(c -> types.stream().noneMatch(hermit.getSubClasses(c, false)::containsEntity))
            .collect(Collectors.toSet());
        assertEquals(types, paradl.getTypes(i, false).entities().collect(Collectors.toSet()), "types " + i);
        assertEquals(direct, paradl.getTypes(i, true).entities().collect(Collectors.toSet()), "direct types " + i);
        all.forEach(c -> assertEquals(direct.contains(c), paradl.getInstances(c, true).containsEntity(i), c + " " + i));
        classExpressions(ontology).forEach(c ->
            assertEquals(follows(hermit, c, i), paradl.getInstances(c, false).containsEntity(i), c + " " + i));
    }

    /** By a test of its own, as of a class that has no name. */
    private static boolean follows(OWLReasoner hermit, OWLClassExpression c, OWLNamedIndividual i) {
        OWLClassExpression unnamed = c.isAnonymous() || c.isOWLThing() || c.isOWLNothing()
            ? c
            : F.getOWLObjectUnionOf(c);
        return hermit.isEntailed(F.getOWLClassAssertionAxiom(unnamed, i));
    }

    private static Map<String, Object> answers(OWLReasoner reasoner, OWLOntology ontology) {
        var answers = new LinkedHashMap<String, Object>();
        answers.put("consistent", reasoner.isConsistent());
        answers.put("unsatisfiable", node(reasoner.getUnsatisfiableClasses()));
        classExpressions(ontology).forEach(c -> ofClass(reasoner, c, answers));
        Stream.concat(ontology.objectPropertiesInSignature(), Stream.of(F.getOWLTopObjectProperty()))
            .forEach(p -> ofProperty(reasoner, p, answers));
        ontology.dataPropertiesInSignature().forEach(p -> ofProperty(reasoner, p, answers));
        ontology.individualsInSignature().forEach(i -> ofIndividual(reasoner, i, ontology, answers));
        return answers;
    }

    private static List<OWLClassExpression> classExpressions(OWLOntology ontology) {
        var all = new ArrayList<OWLClassExpression>(List.of(F.getOWLThing(), F.getOWLNothing()));
        ontology.classesInSignature().forEach(c -> {
            all.add(c);
            all.add(F.getOWLObjectComplementOf(c));
            ontology.objectPropertiesInSignature().forEach(p -> all.add(F.getOWLObjectSomeValuesFrom(p, c)));
        });
        return all;
    }

    private static void ofClass(OWLReasoner reasoner, OWLClassExpression c, Map<String, Object> answers) {
        answers.put("satisfiable " + c, reasoner.isSatisfiable(c));
        answers.put("equivalent " + c, node(reasoner.getEquivalentClasses(c)));
        for (boolean direct : new boolean[] {true, false}) {
            answers.put("sub " + direct + c, nodes(reasoner.getSubClasses(c, direct)));
            answers.put("super " + direct + c, nodes(reasoner.getSuperClasses(c, direct)));
        }
        answers.put("instances " + c, nodes(reasoner.getInstances(c, false)));
        if (!c.isAnonymous()) {
            // Of a class expression HermiT takes every instance for a direct one.
            answers.put("direct instances " + c, nodes(reasoner.getInstances(c, true)));
            answers.put("disjoint " + c, nodes(reasoner.getDisjointClasses(c)));
        }
    }

    private static void ofProperty(OWLReasoner reasoner, OWLObjectProperty p, Map<String, Object> answers) {
        answers.put("equivalent " + p, node(reasoner.getEquivalentObjectProperties(p)));
        answers.put("inverse " + p, node(reasoner.getInverseObjectProperties(p)));
        for (boolean direct : new boolean[] {true, false}) {
            answers.put("sub " + direct + p, nodes(reasoner.getSubObjectProperties(p, direct)));
            answers.put("super " + direct + p, nodes(reasoner.getSuperObjectProperties(p, direct)));
            answers.put("domains " + direct + p, nodes(reasoner.getObjectPropertyDomains(p, direct)));
            answers.put("ranges " + direct + p, nodes(reasoner.getObjectPropertyRanges(p, direct)));
        }
        if (!p.isBuiltIn()) {
            answers.put("disjoint " + p, nodes(reasoner.getDisjointObjectProperties(p)));
        }
    }

    private static void ofProperty(OWLReasoner reasoner, OWLDataProperty p, Map<String, Object> answers) {
        answers.put("equivalent " + p, node(reasoner.getEquivalentDataProperties(p)));
        answers.put("disjoint " + p, nodes(reasoner.getDisjointDataProperties(p)));
        for (boolean direct : new boolean[] {true, false}) {
            answers.put("sub " + direct + p, nodes(reasoner.getSubDataProperties(p, direct)));
            answers.put("super " + direct + p, nodes(reasoner.getSuperDataProperties(p, direct)));
            answers.put("domains " + direct + p, nodes(reasoner.getDataPropertyDomains(p, direct)));
        }
    }

    private static void ofIndividual(OWLReasoner reasoner, OWLNamedIndividual i, OWLOntology ontology,
            Map<String, Object> answers) {
        answers.put("types " + i, nodes(reasoner.getTypes(i, false)));
        answers.put("direct types " + i, nodes(reasoner.getTypes(i, true)));
        answers.put("same " + i, node(reasoner.getSameIndividuals(i)));
        answers.put("different " + i, nodes(reasoner.getDifferentIndividuals(i)));
        ontology.objectPropertiesInSignature().forEach(p -> {
            answers.put(i + " values " + p, nodes(reasoner.getObjectPropertyValues(i, p)));
            answers.put(i + " values of inverse " + p,
                nodes(reasoner.getObjectPropertyValues(i, F.getOWLObjectInverseOf(p))));
        });
        ontology.dataPropertiesInSignature()
            .forEach(p -> answers.put(i + " values " + p, reasoner.getDataPropertyValues(i, p)));
    }

    private static Set<OWLObject> node(Node<? extends OWLObject> node) {
        return named(node.entities());
    }

    /** HermiT has a node for each inverse that is no name's; those are not compared. */
    private static Set<Set<OWLObject>> nodes(NodeSet<? extends OWLObject> nodes) {
        return nodes.nodes().map(node -> named(node.entities())).filter(names -> !names.isEmpty())
            .collect(Collectors.toSet());
    }

    private static Set<OWLObject> named(Stream<? extends OWLObject> names) {
        return names.filter(OWLEntity.class::isInstance).map(name -> (OWLObject) name).collect(Collectors.toSet());
    }
}
