package org.paradl.protege;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.eclipsesource.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.io.StringDocumentSource;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.*;

/** OWLAPI 4's reasoner, as Protégé asks it, over the core with its OWLAPI 5 in a class loader of its own. */
class CoreReasonerTest {
    private static final OWLDataFactory F = OWLManager.getOWLDataFactory();
    private static final String ZOO = "Prefix(:=<http://x/>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>) "
        + "Ontology(<http://x/zoo> "
        + "AnnotationAssertion(rdfs:label :Bird \"bird \\\"of\\\" a kind\"@en) "
        + "SubClassOf(:Bird :Flies) SubClassOf(:Penguin :Bird) SubClassOf(:Penguin ObjectComplementOf(:Flies)) "
        + "SubClassOf(:Penguin ObjectSomeValuesFrom(:eats :Fish)) ClassAssertion(:Penguin :tweety) "
        + "ClassAssertion(:Bird :robin) "
        + "ObjectPropertyAssertion(:eats :tweety :herring) NegativeObjectPropertyAssertion(:eats :tweety :herring) "
        + "SubObjectPropertyOf(:eats :touches) InverseObjectProperties(:eats :eatenBy) "
        + "SubDataPropertyOf(:nick :name) DataPropertyAssertion(:nick :tweety \"Tweety\"@en) "
        + "DataPropertyAssertion(:nick :robin \"7\") "
        + "ClassAssertion(:Fish _:someone) SameIndividual(:robin :erithacus) DifferentIndividuals(:robin :kitt) "
        + "EquivalentClasses(:Vehicle ObjectUnionOf(:Car :Truck)) ClassAssertion(:Vehicle :kitt) "
        + "ClassAssertion(ObjectComplementOf(:Truck) :kitt))";

    private final OWLOntologyManager manager = OWLManager.createOWLOntologyManager();
    private final OWLOntology zoo = load(ZOO);

    private OWLOntology load(String text) {
        try {
            return manager.loadOntologyFromOntologyDocument(new StringDocumentSource(text));
        } catch (OWLOntologyCreationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static OWLClass type(String name) {
        return F.getOWLClass(IRI.create("http://x/" + name));
    }

    private static OWLNamedIndividual individual(String name) {
        return F.getOWLNamedIndividual(IRI.create("http://x/" + name));
    }

    private static OWLObjectProperty property(String name) {
        return F.getOWLObjectProperty(IRI.create("http://x/" + name));
    }

    private static OWLDataProperty data(String name) {
        return F.getOWLDataProperty(IRI.create("http://x/" + name));
    }

    private static CoreReasoner reasoner(OWLOntology ontology, String logic) {
        return reasoner(ontology, logic, "hermit");
    }

    private static CoreReasoner reasoner(OWLOntology ontology, String logic, String engine) {
        return (CoreReasoner) new CoreReasonerFactory(() -> new Choice(logic, engine, "")).createReasoner(ontology);
    }

    private static Set<String> names(NodeSet<? extends OWLObject> nodes) {
        return nodes.getNodes().stream().flatMap(node -> names(node).stream()).collect(Collectors.toSet());
    }

    private static Set<String> names(Node<? extends OWLObject> node) {
        return node.getEntities().stream().map(name -> name instanceof OWLEntity
            ? ((OWLEntity) name).getIRI().getShortForm() : name.toString()).collect(Collectors.toSet());
    }

    @Test
    void namesThatFunctionalSyntaxCannotHoldAreAskedAboutAndExplained() throws Exception {
        OWLOntology odd = manager.createOntology();
        OWLClass c = type("a>b");
        Set<OWLAxiom> axioms = Set.of(F.getOWLSubClassOfAxiom(c, type("C")),
            F.getOWLClassAssertionAxiom(c, individual("i")),
            F.getOWLClassAssertionAxiom(F.getOWLObjectComplementOf(type("C")), individual("i")));
        manager.addAxioms(odd, axioms);
        CoreReasoner reasoner = reasoner(odd, "adaptive");
        assertEquals(Set.of(c), reasoner.getSubClasses(type("C"), true).getFlattened());
        assertEquals(Set.of(type("C")), reasoner.getSuperClasses(c, true).getFlattened());
        assertEquals(List.of(axioms), reasoner.conflicts().get(0).justifications());
    }

    @Test
    void anInconsistentOntologyHasAHierarchyAndTypes() {
        CoreReasoner reasoner = reasoner(zoo, "adaptive");
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY, InferenceType.CLASS_ASSERTIONS,
            InferenceType.OBJECT_PROPERTY_HIERARCHY, InferenceType.DATA_PROPERTY_HIERARCHY);
        assertTrue(reasoner.isConsistent() && reasoner.isPrecomputed(InferenceType.CLASS_HIERARCHY));
        assertEquals(Set.of("Nothing"), names(reasoner.getUnsatisfiableClasses()));
        assertEquals(Set.of("Bird"), names(reasoner.getSuperClasses(type("Penguin"), true)));
        assertEquals(Set.of("Bird", "Fish", "Vehicle", "Flies", "Penguin", "Car", "Truck", "Nothing"),
            names(reasoner.getSubClasses(F.getOWLThing(), false)));
        assertEquals(Set.of("Penguin"), names(reasoner.getTypes(individual("tweety"), true)));
        assertEquals(Set.of("Car"), names(reasoner.getTypes(individual("kitt"), true)));
        assertEquals(Set.of("robin", "erithacus"), names(reasoner.getInstances(type("Bird"), true)));
        assertTrue(reasoner.isSatisfiable(type("Penguin")));
        assertEquals("ParaDL", reasoner.getReasonerName());
        assertEquals(1, reasoner.getReasonerVersion().getMinor());
        reasoner.dispose();
    }

    @Test
    void propertiesAndIndividuals() {
        CoreReasoner reasoner = reasoner(zoo, "adaptive");
        assertTrue(names(reasoner.getSuperObjectProperties(property("eats"), true)).contains("touches"));
        assertTrue(names(reasoner.getInverseObjectProperties(property("eats"))).contains("eatenBy"));
        assertEquals(Set.of("name"), names(reasoner.getSuperDataProperties(data("nick"), true)));
        assertEquals(Set.of("herring"),
            names(reasoner.getObjectPropertyValues(individual("tweety"), property("eats"))));
        assertEquals(Set.of(F.getOWLLiteral("Tweety", "en")),
            reasoner.getDataPropertyValues(individual("tweety"), data("name")));
        assertEquals(Set.of(F.getOWLLiteral("7")), reasoner.getDataPropertyValues(individual("robin"), data("nick")));
        assertEquals(Set.of("robin", "erithacus"), names(reasoner.getSameIndividuals(individual("robin"))));
        assertTrue(names(reasoner.getDifferentIndividuals(individual("kitt"))).contains("robin"));
        reasoner.dispose();
    }

    @Test
    void domainsRangesAndDisjointClasses() {
        CoreReasoner reasoner = reasoner(load("Prefix(:=<http://x/>) Ontology(<http://x/shop> "
            + "EquivalentClasses(:Buyer ObjectSomeValuesFrom(:buys owl:Thing)) SubClassOf(:Buyer :Person) "
            + "ObjectPropertyRange(:buys :Goods) DataPropertyDomain(:price :Goods) DisjointClasses(:Person :Goods))"),
            "adaptive");
        assertEquals(Set.of("Buyer"), names(reasoner.getObjectPropertyDomains(property("buys"), true)));
        assertEquals(Set.of("Buyer", "Person", "Thing"),
            names(reasoner.getObjectPropertyDomains(property("buys"), false)));
        assertEquals(Set.of("Goods"), names(reasoner.getObjectPropertyRanges(property("buys"), true)));
        assertEquals(Set.of("Goods"), names(reasoner.getDataPropertyDomains(data("price"), true)));
        assertEquals(Set.of("Buyer", "Person", "Nothing"), names(reasoner.getDisjointClasses(type("Goods"))));
        reasoner.dispose();
    }

    /** As Protégé's DL Query does. */
    @Test
    void classExpressionsAreAskedAbout() {
        CoreReasoner reasoner = reasoner(zoo, "adaptive");
        OWLClassExpression eatsFish = F.getOWLObjectSomeValuesFrom(property("eats"), type("Fish"));
        assertEquals(Set.of("Penguin"), names(reasoner.getSubClasses(eatsFish, true)));
        assertEquals(Set.of("tweety"), names(reasoner.getInstances(eatsFish, false)));
        assertEquals(Set.of("Vehicle"),
            names(reasoner.getEquivalentClasses(F.getOWLObjectUnionOf(type("Car"), type("Truck")))));
        assertEquals(0, reasoner.getEquivalentClasses(eatsFish).getSize());
        reasoner.dispose();
    }

    @ParameterizedTest
    @ValueSource(strings = {"adaptive", "fde"})
    void conflictsAndWhatIsToldOfThem(String logic) {
        CoreReasoner reasoner = reasoner(zoo, logic);
        assertFalse(reasoner.isInConflict(individual("tweety")), "nothing has been found out yet");
        List<Conflict> conflicts = reasoner.conflicts();
        Conflict flies = conflicts.stream().filter(conflict -> conflict.predicate().equals(Optional.of(type("Flies")))
            && conflict.subject().equals(individual("tweety"))).findFirst().orElseThrow();
        assertTrue(zoo.getAxioms().containsAll(flies.justifications().get(0)), "the user's own axioms");
        assertTrue(reasoner.isInConflict(individual("tweety")) && reasoner.isInConflict(type("Penguin")));
        assertFalse(reasoner.isInConflict(individual("kitt")));

        OWLAxiom sentence = flies.sentence(F).orElseThrow();
        assertEquals(F.getOWLClassAssertionAxiom(type("Flies"), individual("tweety")), sentence);
        Explanation explanation = reasoner.explain(sentence, 2);
        assertEquals("B", explanation.value());
        assertEquals(3, explanation.toldTrue().get(0).size());
        assertEquals(2, explanation.toldFalse().get(0).size());
        assertTrue(reasoner.isEntailed(sentence));
        assertTrue(reasoner.isEntailed(
            F.getOWLClassAssertionAxiom(F.getOWLObjectComplementOf(type("Flies")), individual("tweety"))));

        Set<OWLAxiom> told = conflicts.stream().flatMap(conflict -> conflict.sentence(F).stream())
            .collect(Collectors.toSet());
        assertTrue(told.contains(F.getOWLObjectPropertyAssertionAxiom(property("eats"), individual("tweety"),
            individual("herring"))), told.toString());
        reasoner.dispose();
    }

    @Test
    void whatAnEngineLeavesOutIsSaid() {
        CoreReasoner hermit = reasoner(zoo, "adaptive");
        CoreReasoner elk = reasoner(zoo, "adaptive", "elk");
        for (CoreReasoner reasoner : List.of(hermit, elk)) {
            assertEquals(List.of(), reasoner.warnings(), "nothing has been asked yet");
            reasoner.conflicts();
        }
        assertEquals(List.of(), hermit.warnings());
        assertEquals(1, elk.warnings().size());
        assertTrue(elk.warnings().get(0).contains("elk") && elk.warnings().get(0).contains("Truck"),
            elk.warnings().get(0));
        hermit.dispose();
        elk.dispose();
    }

    @Test
    void anExplosiveLogicSaysThatItIsInconsistent() {
        CoreReasoner reasoner = reasoner(zoo, "classical");
        assertFalse(reasoner.isConsistent());
        assertThrows(InconsistentOntologyException.class,
            () -> reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY));
        assertThrows(InconsistentOntologyException.class, () -> reasoner.getTypes(individual("tweety"), true));
        reasoner.dispose();
    }

    @Test
    void aChangeCountsAfterTheNextFlush() throws OWLOntologyCreationException {
        CoreReasoner reasoner = reasoner(zoo, "adaptive");
        OWLAxiom swims = F.getOWLClassAssertionAxiom(type("Swims"), individual("tweety"));
        manager.addAxiom(zoo, swims);
        manager.addAxiom(zoo,
            F.getOWLAnnotationAssertionAxiom(F.getRDFSLabel(), type("Swims").getIRI(), F.getOWLLiteral("swims")));
        assertEquals(Set.of(swims), reasoner.getPendingAxiomAdditions());
        assertEquals(1, reasoner.getPendingChanges().size(), "a label changes no answer");
        assertFalse(reasoner.isEntailed(swims));
        OWLAxiom undone = F.getOWLClassAssertionAxiom(type("Flies"), individual("kitt"));
        manager.addAxiom(zoo, undone);
        manager.removeAxiom(zoo, undone);
        assertEquals(Set.of(swims), reasoner.getPendingAxiomAdditions());
        assertEquals(Set.of(), reasoner.getPendingAxiomRemovals());
        reasoner.flush();
        assertTrue(reasoner.isEntailed(swims) && reasoner.getPendingChanges().isEmpty());

        OWLOntology imported = manager.createOntology(IRI.create("http://x/more"));
        OWLAxiom more = F.getOWLSubClassOfAxiom(type("Swims"), type("GetsWet"));
        OWLAxiom declared = F.getOWLDeclarationAxiom(type("GetsWet"));
        manager.addAxioms(imported, Set.of(more, declared));
        manager.applyChange(new AddImport(zoo, F.getOWLImportsDeclaration(IRI.create("http://x/more"))));
        reasoner.flush();
        assertTrue(names(reasoner.getTypes(individual("tweety"), false)).contains("GetsWet"));
        assertTrue(reasoner.isEntailed(declared), "what is imported counts as the ontology's");
        manager.removeAxiom(imported, more);
        assertEquals(Set.of(more), reasoner.getPendingAxiomRemovals());
        reasoner.dispose();
    }

    /** Fifteen pigeons in fourteen holes. */
    private OWLOntology hard() {
        List<String> pigeons = IntStream.range(0, 15).mapToObj(i -> ":p" + i).collect(Collectors.toList());
        String holes = IntStream.range(0, 14).mapToObj(i -> ":h" + i).collect(Collectors.joining(" "));
        return load("Prefix(:=<http://x/>) Ontology(<http://x/hard> InverseFunctionalObjectProperty(:in) "
            + "DifferentIndividuals(" + String.join(" ", pigeons) + ") " + pigeons.stream().map(pigeon ->
                "ClassAssertion(ObjectSomeValuesFrom(:in ObjectOneOf(" + holes + ")) " + pigeon + ")")
                .collect(Collectors.joining(" ")) + ")");
    }

    @Test
    void timeRunsOut() {
        var limited = new SimpleConfiguration(300);
        OWLReasoner reasoner = new CoreReasonerFactory(() -> new Choice("adaptive", "hermit", ""))
            .createReasoner(hard(), limited);
        assertEquals(300, reasoner.getTimeOut());
        assertTimeoutPreemptively(Duration.ofSeconds(60),
            () -> assertThrows(TimeOutException.class, reasoner::getUnsatisfiableClasses));
        reasoner.dispose();
    }

    @Test
    void whatIsInterruptedIsEachQuestionAtWork() throws InterruptedException {
        var asked = new AtomicBoolean();
        var atWork = new CountDownLatch(1);
        var loaded = new Loaded(hard(), new Choice("adaptive", "hermit", ""), (phase, done, total) -> {
            if (asked.get()) {
                atWork.countDown();
            }
        }, 0);
        asked.set(true);
        var check = CompletableFuture.runAsync(() -> loaded.ask("check", Json.object()));
        atWork.await();
        assertThrows(CoreException.class, () -> loaded.ask("another", Json.object()));
        loaded.interrupt();
        var ended = assertTimeoutPreemptively(Duration.ofSeconds(60),
            () -> assertThrows(ExecutionException.class, check::get));
        assertTrue(ended.getCause() instanceof ReasonerInterruptedException);
        loaded.close();
    }

    @Test
    void whatHasEndedIsInterruptedWithoutAnError() {
        Core.Job job = Core.shared().start("another", Json.object(), new byte[0]);
        assertThrows(CoreException.class, () -> job.result((phase, done, total) -> { }));
        job.cancel();
    }

    @Test
    void theTwoOwlapisAreApart() {
        CoreReasoner reasoner = reasoner(zoo, "adaptive");
        ClassLoader here = getClass().getClassLoader();
        assertThrows(ClassNotFoundException.class, () -> here.loadClass("org.paradl.door.Door"));
        reasoner.dispose();
    }

    @Test
    void anUnknownChoiceIsTheStandardOne() {
        assertEquals("adaptive", new Choice("nonsense", "", "").logic());
        assertEquals("auto", Choice.standard().engine());
    }
}
