package org.paradl.owlapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Given;
import org.paradl.reason.ask.Told;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.justify.Explanation;
import org.paradl.table.Table.Inclusion;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.*;

/** What an OWLAPI program is told of ontologies that contradict themselves. */
class ParaReasonerTest {
    private static final OWLDataFactory F = Given.FACTORY;
    private static final String ZOO = "SubClassOf(:Bird :Flies) SubClassOf(:Penguin :Bird) "
        + "SubClassOf(:Penguin ObjectComplementOf(:Flies)) SubClassOf(:Penguin ObjectSomeValuesFrom(:eats :Fish)) "
        + "ClassAssertion(:Penguin :tweety) ClassAssertion(:Bird :robin) "
        + "ObjectPropertyAssertion(:eats :tweety :herring) "
        + "DataPropertyAssertion(:name :tweety \"Tweety\") "
        + "EquivalentClasses(:Vehicle ObjectUnionOf(:Car :Truck)) ClassAssertion(:Vehicle :kitt) "
        + "ClassAssertion(ObjectComplementOf(:Truck) :kitt)";

    private final OWLOntology zoo = Given.ontology(ZOO);

    private static ParaReasoner over(OWLOntology ontology, String logic) {
        return new ParaReasonerFactory().createReasoner(ontology,
            new ParaConfiguration().logic(logic).engine("hermit"));
    }

    private static Set<String> names(NodeSet<? extends OWLObject> nodes) {
        return nodes.entities().filter(OWLEntity.class::isInstance).map(e -> ((OWLEntity) e).getIRI().getShortForm())
            .collect(Collectors.toSet());
    }

    private static Set<String> names(Node<? extends OWLObject> node) {
        return node.entities().map(e -> ((OWLEntity) e).getIRI().getShortForm()).collect(Collectors.toSet());
    }

    @Test
    void anInconsistentOntologyHasAHierarchyAndTypes() {
        ParaReasoner reasoner = over(zoo, "adaptive");
        assertTrue(reasoner.isConsistent());
        assertEquals(Set.of("Nothing"), names(reasoner.getUnsatisfiableClasses()));
        assertEquals(Set.of("Bird"), names(reasoner.getSuperClasses(Given.type("Penguin"), true)));
        assertEquals(Set.of("Bird", "Flies", "Thing"), names(reasoner.getSuperClasses(Given.type("Penguin"), false)));
        assertEquals(Set.of("Penguin"), names(reasoner.getTypes(Given.individual("tweety"), true)));
        assertEquals(Set.of("Penguin", "Bird", "Flies", "Thing"),
            names(reasoner.getTypes(Given.individual("tweety"), false)));
        assertEquals(Set.of("Car"), names(reasoner.getTypes(Given.individual("kitt"), true)),
            "by cases, far from the conflict");
        assertEquals(Set.of("robin"), names(reasoner.getInstances(Given.type("Bird"), true)));
        assertEquals(Set.of("robin", "tweety"), names(reasoner.getInstances(Given.type("Bird"), false)));
        assertEquals(Set.of("herring"),
            names(reasoner.getObjectPropertyValues(Given.individual("tweety"), Given.property("eats"))));
        assertEquals(Set.of("tweety"),
            names(reasoner.getObjectPropertyValues(Given.individual("herring"),
                F.getOWLObjectInverseOf(Given.property("eats")))));
        assertEquals("Tweety", reasoner.getDataPropertyValues(Given.individual("tweety"),
            F.getOWLDataProperty(IRI.create("http://x/name"))).iterator().next().getLiteral());
        reasoner.dispose();
    }

    @Test
    void axiomsThatDifferInAnnotationsAloneAreOneReason() {
        ParaReasoner reasoner = over(Given.ontology(ZOO + "SubClassOf(Annotation(rdfs:comment \"said twice\") "
            + ":Penguin ObjectComplementOf(:Flies)) ClassAssertion(Annotation(rdfs:comment \"a\") :Penguin :pingu) "
            + "ClassAssertion(Annotation(rdfs:comment \"b\") :Penguin :pingu)"), "adaptive");
        for (Conflict conflict : reasoner.conflicts(9)) {
            assertEquals(1, conflict.justifications().size(), conflict.toString());
        }
        OWLAxiom flies = F.getOWLClassAssertionAxiom(Given.type("Flies"), Given.individual("pingu"));
        assertEquals(Told.B, reasoner.value(flies));
        assertEquals(1, reasoner.explain(flies, 9).toldFalse().size());
        assertEquals(1, reasoner.explain(flies, 9).toldTrue().size());
    }

    @Test
    void classExpressionsAreAskedAboutToo() {
        ParaReasoner reasoner = over(zoo, "adaptive");
        OWLClassExpression eatsFish = F.getOWLObjectSomeValuesFrom(Given.property("eats"), Given.type("Fish"));
        assertEquals(Set.of("Penguin", "Nothing"), names(reasoner.getSubClasses(eatsFish, false)));
        assertEquals(Set.of("Penguin"), names(reasoner.getSubClasses(eatsFish, true)));
        assertEquals(Set.of("tweety"), names(reasoner.getInstances(eatsFish, false)));
        assertEquals(Set.of(), names(reasoner.getInstances(eatsFish, true)), "tweety is a penguin, which is below");
        assertEquals(Set.of("Vehicle"),
            names(reasoner.getEquivalentClasses(F.getOWLObjectUnionOf(Given.type("Car"), Given.type("Truck")))));
        assertEquals(Set.of("Penguin", "Nothing"), names(reasoner.getDisjointClasses(Given.type("Flies"))),
            "told to be");
        assertTrue(reasoner.isSatisfiable(F.getOWLObjectIntersectionOf(Given.type("Penguin"), Given.type("Flies"))));
        reasoner.dispose();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "lp", "ac"})
    void theEmptyPropertyIsDisjointWithAllAndTheTopOneWithIt(String logic) {
        String about = "SubDataPropertyOf(:age owl:topDataProperty) SubObjectPropertyOf(:eats owl:topObjectProperty)";
        ParaReasoner reasoner = over(Given.ontology(logic.equals("ac") ? "" : ZOO + about), logic);
        OWLDataProperty topData = F.getOWLTopDataProperty();
        OWLObjectProperty top = F.getOWLTopObjectProperty();
        OWLDataProperty age = F.getOWLDataProperty(IRI.create("http://x/age"));
        assertEquals(Set.of("bottomDataProperty"), names(reasoner.getDisjointDataProperties(topData)));
        assertEquals(Set.of("bottomDataProperty"), names(reasoner.getDisjointDataProperties(age)));
        assertTrue(reasoner.getDisjointDataProperties(F.getOWLBottomDataProperty()).containsEntity(topData));
        assertEquals(Set.of("bottomObjectProperty"), names(reasoner.getDisjointObjectProperties(top)));
        assertEquals(Set.of("bottomObjectProperty"),
            names(reasoner.getDisjointObjectProperties(Given.property("eats"))));
        assertTrue(reasoner.getDisjointObjectProperties(F.getOWLBottomObjectProperty()).containsEntity(top));
        reasoner.dispose();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "lp"})
    void valuesConflictsAndExplanations(String logic) {
        ParaReasoner reasoner = over(zoo, logic);
        OWLAxiom flies = F.getOWLClassAssertionAxiom(Given.type("Flies"), Given.individual("tweety"));
        OWLAxiom doesNot = F.getOWLClassAssertionAxiom(F.getOWLObjectComplementOf(Given.type("Flies")),
            Given.individual("tweety"));
        assertEquals(Told.B, reasoner.value(flies));
        assertTrue(reasoner.isEntailed(Set.of(flies, doesNot)), "both are told true");
        assertEquals(Told.T,
            reasoner.value(F.getOWLClassAssertionAxiom(Given.type("Flies"), Given.individual("robin"))));
        assertFalse(reasoner.isEntailed(F.getOWLClassAssertionAxiom(Given.type("Fish"), Given.individual("robin"))));

        Verdict verdict = reasoner.check(1);
        assertFalse(verdict.consistent(), "classically");
        assertEquals(Set.of(Given.type("Penguin")), reasoner.conflictingClasses());
        Conflict conflict = reasoner.conflicts(1).stream()
            .filter(each -> each.subject().equals(Given.individual("tweety"))).findFirst()
            .orElseThrow();
        assertEquals(Given.type("Flies"), conflict.predicate().orElseThrow());
        assertEquals(4, conflict.justifications().get(0).size());
        assertTrue(zoo.getAxioms().containsAll(conflict.justifications().get(0)), "the user's own axioms");

        Explanation explanation = reasoner.explain(flies, 1);
        assertEquals(3, explanation.toldTrue().get(0).size());
        assertEquals(2, explanation.toldFalse().get(0).size());
        reasoner.dispose();
    }

    @Test
    void classicallyItIsInconsistentAndSaysNothing() {
        ParaReasoner reasoner = over(zoo, "classical");
        assertFalse(reasoner.isConsistent());
        assertThrows(InconsistentOntologyException.class, () -> reasoner.getTypes(Given.individual("tweety"), true));
        assertThrows(InconsistentOntologyException.class, () -> reasoner.isEntailed(
            F.getOWLClassAssertionAxiom(Given.type("Flies"), Given.individual("tweety"))));
        assertFalse(reasoner.isConsistent(), "it can be asked again");
        reasoner.dispose();
    }

    @Test
    void anIncoherentClassIsAConflictUnlessItIsKept() {
        OWLOntology ontology = Given.ontology("SubClassOf(:A :B) SubClassOf(:A ObjectComplementOf(:B)) "
            + "SubClassOf(:C :A)");
        ParaReasoner adaptive = over(ontology, "adaptive");
        assertEquals(Set.of("Nothing"), names(adaptive.getUnsatisfiableClasses()));
        assertEquals(Set.of(Given.type("A"), Given.type("C")), adaptive.conflictingClasses());
        assertEquals(Set.of("A"), names(adaptive.getSuperClasses(Given.type("C"), true)));
        ParaReasoner kept = new ParaReasonerFactory().createReasoner(ontology,
            new ParaConfiguration().engine("hermit").keepingUnsatisfiable(true));
        assertEquals(Set.of("Nothing", "A", "C"), names(kept.getUnsatisfiableClasses()));
        assertFalse(kept.isSatisfiable(Given.type("C")));
    }

    @Test
    void equalityInConflictIsStillTold() {
        ParaReasoner reasoner = over(Given.ontology("SameIndividual(:a :b) DifferentIndividuals(:a :b) "
            + "SameIndividual(:b :c)"),
            "adaptive");
        assertEquals(Set.of("a", "b", "c"), names(reasoner.getSameIndividuals(Given.individual("a"))));
        assertTrue(names(reasoner.getDifferentIndividuals(Given.individual("a"))).contains("b"));
        assertTrue(reasoner.isEntailed(F.getOWLSameIndividualAxiom(Given.individual("a"), Given.individual("b"))));
        assertTrue(reasoner.isEntailed(
            F.getOWLDifferentIndividualsAxiom(Given.individual("a"), Given.individual("b"))));
    }

    @Test
    void ofSomebodyWithoutANameThatTheOntologyDoesNotHaveThereIsNoAnswer() {
        OWLOntology ontology = Given.ontology("ClassAssertion(:A _:x) ObjectPropertyAssertion(:p :a _:x)");
        ParaReasoner reasoner = over(ontology, "adaptive");
        assertTrue(ontology.getLogicalAxioms().stream().allMatch(reasoner::isEntailed));
        OWLIndividual other = F.getOWLAnonymousIndividual();
        assertThrows(UnsupportedEntailmentTypeException.class,
            () -> reasoner.isEntailed(F.getOWLClassAssertionAxiom(Given.type("A"), other)), "that there is an A");
        OWLAxiom fact = F.getOWLObjectPropertyAssertionAxiom(Given.property("p"), Given.individual("a"), other);
        assertThrows(UnsupportedEntailmentTypeException.class, () -> reasoner.isEntailed(Set.of(fact)));
        ontology.getOWLOntologyManager().addAxiom(ontology, fact);
        assertThrows(UnsupportedEntailmentTypeException.class, () -> reasoner.isEntailed(fact), "not before the flush");
        reasoner.flush();
        assertTrue(reasoner.isEntailed(fact));
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void aLiteralKeepsADatatypeThatTheEngineDoesNotKnow(String logic) {
        ParaReasoner reasoner = over(Given.ontology("SubDataPropertyOf(:born :dated) "
            + "DataPropertyAssertion(:born :ann \"1990-01-02\"^^xsd:date) "
            + "DataPropertyAssertion(:dated :ann \"12:00:00\"^^xsd:time)"), logic);
        OWLLiteral date = F.getOWLLiteral("1990-01-02", F.getOWLDatatype("http://www.w3.org/2001/XMLSchema#date"));
        OWLLiteral time = F.getOWLLiteral("12:00:00", F.getOWLDatatype("http://www.w3.org/2001/XMLSchema#time"));
        OWLDataProperty dated = F.getOWLDataProperty(IRI.create("http://x/dated"));
        assertEquals(Set.of(date, time), reasoner.getDataPropertyValues(Given.individual("ann"), dated));
        OWLAxiom asked = F.getOWLDataPropertyAssertionAxiom(dated, Given.individual("ann"), date);
        assertEquals(Told.T, reasoner.value(asked));
        assertEquals(2, reasoner.explain(asked, 1).toldTrue().get(0).size());
        assertEquals(Told.N, reasoner.value(F.getOWLDataPropertyAssertionAxiom(dated, Given.individual("ann"),
            F.getOWLLiteral("1991-01-02", date.getDatatype()))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void aLiteralMayFollowFromAClass(String logic) {
        ParaReasoner reasoner = over(Given.ontology("SubDataPropertyOf(:legs :limbs) "
            + "EquivalentDataProperties(:limbs :members) "
            + "SubClassOf(:Bird DataHasValue(:legs \"2\"^^xsd:integer)) SubClassOf(:Owl :Bird) "
            + "ClassAssertion(:Owl :strix) "
            + "EquivalentClasses(:Centipede ObjectIntersectionOf(:Animal DataHasValue(:legs \"100\"^^xsd:integer))) "
            + "ClassAssertion(:Centipede :cent) "
            + "ClassAssertion(DataHasValue(:limbs \"3\"^^xsd:integer) :stool)"), logic);
        OWLDataProperty members = F.getOWLDataProperty(IRI.create("http://x/members"));
        for (var expected : Map.of("strix", 2, "cent", 100, "stool", 3).entrySet()) {
            assertEquals(Set.of(F.getOWLLiteral(expected.getValue())),
                reasoner.getDataPropertyValues(Given.individual(expected.getKey()), members));
        }
        assertEquals(Set.of(), reasoner.getDataPropertyValues(Given.individual("stool"),
            F.getOWLDataProperty(IRI.create("http://x/legs"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "classical"})
    void theTopPropertyOfDataHasWhatAnyHas(String logic) {
        ParaReasoner reasoner = over(Given.ontology("SubDataPropertyOf(:first :name) DataPropertyDomain(:name :Person) "
            + "DataPropertyAssertion(:first :ann \"Ann\") DataPropertyAssertion(:age :ann \"3\"^^xsd:integer)"), logic);
        OWLDataProperty top = F.getOWLTopDataProperty();
        assertEquals(Set.of(F.getOWLLiteral("Ann"), F.getOWLLiteral(3)),
            reasoner.getDataPropertyValues(Given.individual("ann"), top));
        assertEquals(Set.of(), reasoner.getDataPropertyValues(Given.individual("nobody"), top));
        assertEquals(Set.of("Thing"), names(reasoner.getDataPropertyDomains(top, true)));
        assertEquals(Set.of("Thing"), names(reasoner.getDataPropertyDomains(top, false)));
    }

    @Test
    void theInverseOfABuiltInPropertyIsThatItself() {
        ParaReasoner reasoner = over(Given.ontology("SubObjectPropertyOf(:p :q) ClassAssertion(:A :a)"), "adaptive");
        for (OWLObjectProperty p : List.of(F.getOWLTopObjectProperty(), F.getOWLBottomObjectProperty())) {
            OWLObjectPropertyExpression inverse = F.getOWLObjectInverseOf(p);
            assertEquals(reasoner.getEquivalentObjectProperties(p), reasoner.getEquivalentObjectProperties(inverse));
            assertEquals(reasoner.getSubObjectProperties(p, true), reasoner.getSubObjectProperties(inverse, true));
            assertEquals(reasoner.getSuperObjectProperties(p, true), reasoner.getSuperObjectProperties(inverse, true));
            assertEquals(reasoner.getDisjointObjectProperties(p), reasoner.getDisjointObjectProperties(inverse));
            assertEquals(reasoner.getObjectPropertyValues(Given.individual("a"), p),
                reasoner.getObjectPropertyValues(Given.individual("a"), inverse));
        }
    }

    @Test
    void anInverseIsAPropertyToo() {
        ParaReasoner reasoner = over(Given.ontology("EquivalentObjectProperties(:p :q) AsymmetricObjectProperty(:q)"),
            "adaptive");
        OWLObjectProperty p = Given.property("p");
        Set<OWLObjectPropertyExpression> inverses = Set.of(p.getInverseProperty(),
            Given.property("q").getInverseProperty());
        assertEquals(inverses, reasoner.getInverseObjectProperties(p).entities().collect(Collectors.toSet()));
        assertTrue(reasoner.getDisjointObjectProperties(p).nodes().anyMatch(node ->
            node.entities().collect(Collectors.toSet()).equals(inverses)));

        OWLOntology justOne = Given.ontology("EquivalentObjectProperties(:p :q) ClassAssertion(:A :a)");
        assertEquals(inverses, over(justOne, "adaptive").getEquivalentObjectProperties(p.getInverseProperty())
            .entities().collect(Collectors.toSet()));
    }

    /** ELK has no order of properties, and classes have a say in it. */
    @ParameterizedTest
    @ValueSource(strings = {"hermit", "elk", "auto"})
    void aPropertyWithoutRoomIsEmptyWhateverTheEngine(String engine) {
        OWLOntology ontology = Given.ontology("ObjectPropertyDomain(:p :A) ObjectPropertyRange(:q :B) "
            + "SubObjectPropertyOf(:p :q) SubClassOf(ObjectSomeValuesFrom(:q :B) owl:Nothing)");
        ParaReasoner reasoner = new ParaReasonerFactory().createReasoner(ontology,
            new ParaConfiguration().engine(engine).keepingUnsatisfiable(true));
        assertTrue(reasoner.getBottomObjectPropertyNode().contains(Given.property("p")));
    }

    @Test
    void theConfigurationDecides() {
        OWLOntology ontology = Given.ontology("SubClassOf(:A :B) ClassAssertion(:A :a) SameIndividual(:a :b)");
        var factory = new ParaReasonerFactory();
        ParaReasoner strict = factory.createReasoner(ontology,
            new ParaConfiguration().inclusion(Inclusion.STRONG).logic("fde").engine("elk")
                .freshEntities(FreshEntityPolicy.DISALLOW)
                .individualNodes(IndividualNodeSetPolicy.BY_SAME_AS));
        assertEquals("elk", strict.engine());
        assertEquals(1, strict.getInstances(Given.type("B"), false).nodes().count(), "one node for a and b");
        assertThrows(FreshEntitiesException.class, () -> strict.getSubClasses(Given.type("Fresh"), true));
        assertThrows(FreshEntitiesException.class,
            () -> strict.getObjectPropertyValues(Given.individual("a"), Given.property("fresh")));
        assertThrows(FreshEntitiesException.class, () -> strict.getDataPropertyValues(Given.individual("a"),
            F.getOWLDataProperty(IRI.create("http://x/fresh"))));
        assertTrue(strict.isEntailed(F.getOWLSubClassOfAxiom(F.getOWLObjectComplementOf(Given.type("B")),
            F.getOWLObjectComplementOf(Given.type("A")))), "strong inclusions are contraposed");

        ParaReasoner lenient = factory.createReasoner(ontology, new SimpleConfiguration(1234));
        assertEquals(1234, lenient.getTimeOut());
        assertEquals(2, lenient.getInstances(Given.type("B"), false).nodes().count());
        assertEquals(Set.of("Nothing"), names(lenient.getSubClasses(Given.type("Fresh"), true)));
        assertEquals(Set.of("Thing"), names(lenient.getTypes(Given.individual("fresh"), true)));
        assertThrows(UnsupportedEntailmentTypeException.class, () -> lenient.isEntailed(
            F.getOWLHasKeyAxiom(Given.type("A"), Given.property("key"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde", "lp", "k3", "ac", "classical"})
    void aConfigurationThatWasWrittenAndReadDecidesTheSame(String logic) throws Exception {
        var before = new ParaConfiguration().logic(logic).progressMonitor(new ConsoleProgressMonitor()).engine("elk");
        var reasoner = new ParaReasonerFactory().createReasoner(Given.ontology("SubClassOf(:A :B)"), copied(before));
        assertEquals("elk", reasoner.engine());
        assertTrue(reasoner.isEntailed(F.getOWLSubClassOfAxiom(Given.type("A"), Given.type("B"))));
        assertEquals(Inclusion.STRONG, copied(before.inclusion(Inclusion.STRONG)).settings().inclusion());
        assertEquals(before.settings().inclusion(), copied(before).settings().inclusion());
    }

    private static ParaConfiguration copied(ParaConfiguration configuration) throws Exception {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(configuration);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (ParaConfiguration) in.readObject();
        }
    }

    @Test
    void whatIsComputedAheadIsKnown() {
        var started = new java.util.ArrayList<String>();
        ParaReasoner reasoner = new ParaReasonerFactory().createReasoner(zoo, new ParaConfiguration().progressMonitor(
            new ReasonerProgressMonitor() {
                @Override
                public void reasonerTaskStarted(String task) {
                    started.add(task);
                }

                @Override
                public void reasonerTaskStopped() {
                    started.add("stopped");
                }
            }));
        assertFalse(reasoner.isPrecomputed(InferenceType.CLASS_HIERARCHY));
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY, InferenceType.CLASS_ASSERTIONS,
            InferenceType.OBJECT_PROPERTY_HIERARCHY, InferenceType.DATA_PROPERTY_HIERARCHY);
        assertTrue(reasoner.getPrecomputableInferenceTypes().stream().allMatch(reasoner::isPrecomputed));
        assertTrue(started.contains("classify"), started.toString());
        assertEquals(started.stream().filter("stopped"::equals).count() * 2, started.size(),
            "each task that started stopped");
        assertEquals(List.of("ParaDL"), List.of(reasoner.getReasonerName()));
    }
}
