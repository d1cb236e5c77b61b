package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.clarkparsia.owlapi.modularity.locality.LocalityClass;
import com.clarkparsia.owlapi.modularity.locality.SyntacticLocalityEvaluator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.RandomInverses;
import org.paradl.engine.Traced;
import org.paradl.engine.choose.Engines;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.ReasonerFactory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

class RefutationsTest {

    @Test
    void whatHasNoPartInAClashIsNotSpokenOf() {
        assertEquals(Set.of("A", "B", "C", "r"), spokenOf("A", "SubClassOf(:A :B) SubClassOf(:B ObjectAllValuesFrom(:r"
            + " ObjectComplementOf(:C))) SubClassOf(:A ObjectSomeValuesFrom(:r :C)) SubClassOf(:A :Besides)"
            + "SubClassOf(:Besides ObjectSomeValuesFrom(:s :B)) SubClassOf(:C :Above)"));
    }

    @Test
    void allCasesAreSpokenOf() {
        assertEquals(Set.of("A", "B", "C", "D", "E"), spokenOf("A", "SubClassOf(:A ObjectUnionOf(:B :C))"
            + "SubClassOf(:B :D) SubClassOf(:C :E) DisjointClasses(:A :D) DisjointClasses(:A :E) SubClassOf(:D :F)"));
    }

    @Test
    void aCaseThatFailsIsNoRefutation() {
        assertEquals(Set.of(), spokenOf("A", "SubClassOf(:A ObjectUnionOf(:B :C)) DisjointClasses(:A :B)"));
    }

    @Test
    void factsHaveAPart() {
        assertEquals(Set.of("A", "B", "r"), spokenOf("Z", "ClassAssertion(:A :a) ObjectPropertyAssertion(:r :a :b)"
            + "ObjectPropertyDomain(:r :B) DisjointClasses(:A :B) ClassAssertion(:Z :b)"));
    }

    /** HermiT's own history takes the last clause that was applied for the reason. */
    @Test
    void valuesThatAreOfNoRangeHaveAPart() {
        String besides = "ObjectPropertyAssertion(:s :a :b) InverseObjectProperties(:s :t) SubClassOf(:A :B)";
        assertEquals(Set.of("d"), spokenOf("Z", besides + "DataPropertyRange(:d xsd:integer)"
            + "DataPropertyAssertion(:d :a \"1.5\"^^xsd:decimal)"));
        assertEquals(Set.of("A", "d", "e"), spokenOf("A", besides + "SubClassOf(:A DataSomeValuesFrom(:d"
            + " DatatypeRestriction(xsd:integer xsd:minInclusive \"3\"^^xsd:integer))) SubDataPropertyOf(:d :e)"
            + "SubClassOf(:A DataAllValuesFrom(:e DatatypeRestriction(xsd:integer xsd:maxInclusive"
            + " \"2\"^^xsd:integer))) DataPropertyRange(:e xsd:integer)"));
        assertEquals(Set.of("A", "d", "e"), spokenOf("A", besides + "SubClassOf(:A DataHasValue(:d \"x\"))"
            + "SubClassOf(:A DataHasValue(:e \"x\")) DisjointDataProperties(:d :e)"));
    }

    @Test
    void whereNumbersAreRestrictedTheyAreSpokenOf() {
        assertEquals(Set.of("A", "B", "C", "r", "s"), spokenOf("A", "SubClassOf(:A ObjectMaxCardinality(1 :r))"
            + "SubClassOf(:A ObjectSomeValuesFrom(:r :B)) SubClassOf(:A ObjectSomeValuesFrom(:s :C))"
            + "SubObjectPropertyOf(:s :r) DisjointClasses(:B :C) SubClassOf(:C :D)"));
    }

    @Test
    void ofALargeOneNothingIsSaid() {
        String chain = IntStream.range(0, 50).mapToObj(i -> "SubClassOf(:A" + i + " :A" + (i + 1) + ")")
            .collect(Collectors.joining(" ")) + " SubClassOf(:A0 ObjectComplementOf(:A50))";
        assertEquals(Set.of(true, false), IntStream.of(20, 200).mapToObj(most -> {
            var refutations = new Refutations(most);
            var configuration = new Configuration();
            configuration.monitor = refutations;
            var reasoner = new Reasoner(configuration, Given.ontology(chain));
            assertFalse(reasoner.isSatisfiable(Given.type("A0")));
            reasoner.dispose();
            return refutations.names().isEmpty();
        }).collect(Collectors.toSet()));
    }

    /** HermiT keeps clauses by their hash codes, which are of the order in which the JVM made them. */
    @Test
    void ofManyRefutationsTheSameIsFoundEachTime() {
        Set<Set<String>> found = IntStream.range(0, 20).mapToObj(copy -> spokenOf("A" + copy + "_",
            IntStream.range(0, 20).mapToObj(i -> "SubClassOf(:A :B#) SubClassOf(:A :C#) DisjointClasses(:B# :C#)"
                .replace("#", String.valueOf(i))).collect(Collectors.joining())
                .replaceAll(":([ABC])", ":$1" + copy + "_")))
            .map(names -> names.stream().map(name -> name.replaceAll("\\d+_", "")).collect(Collectors.toSet()))
            .collect(Collectors.toSet());
        assertEquals(1, found.size(), () -> found.toString());
        assertEquals(3, found.iterator().next().size());
    }

    @Test
    void whatMustBeBesideIsSpokenOf() {
        assertEquals(Set.of("A", "B", "r"), spokenOf("A", "SubClassOf(:A ObjectSomeValuesFrom(ObjectInverseOf(:r)"
            + " ObjectComplementOf(:B))) SubClassOf(owl:Thing :B)"));
    }

    /** HermiT has no derivation for it: it knows beforehand which properties are below a functional one. */
    @Test
    void whatIsFunctionalIsSpokenOf() {
        assertEquals(Set.of("A", "B", "r", "s", "t"), spokenOf("A", "SubClassOf(:A ObjectMinCardinality(2 :r :B))"
            + "SubObjectPropertyOf(:r ObjectInverseOf(:s)) SubObjectPropertyOf(:s :t)"
            + "InverseFunctionalObjectProperty(:t) SubObjectPropertyOf(:r :u) SubObjectPropertyOf(:v :t)"));
        assertEquals(Set.of("A", "B", "C", "r", "s", "t"), spokenOf("A", "SubClassOf(:A ObjectSomeValuesFrom(:r :B))"
            + "SubClassOf(:A ObjectSomeValuesFrom(:s :C)) DisjointClasses(:B :C) SubObjectPropertyOf(:r :t)"
            + "SubObjectPropertyOf(:s :t) FunctionalObjectProperty(:t) SubObjectPropertyOf(:r :u)"));
    }

    /** HermiT is the judge: of those axioms alone that say something of the names the class has no instance either. */
    @ParameterizedTest
    @MethodSource("seeds")
    void whatIsSpokenOfSuffices(int seed) {
        var random = new RandomInverses(seed);
        String axioms = random.axioms();
        OWLOntology all = Given.ontology(axioms);
        for (int i = 0; i < random.classes(); i++) {
            String name = "C" + i;
            Set<String> names = spokenOf(name, axioms);
            if (!hasInstances(name, all)) {
                Set<OWLAxiom> some = all.axioms().filter(axiom -> isOf(names, axiom)).collect(Collectors.toSet());
                assertFalse(hasInstances(name, Given.ontology(some)), () -> name + " of " + names + ": " + some);
            }
        }
    }

    private static boolean hasInstances(String name, OWLOntology ontology) {
        OWLReasoner reasoner = new ReasonerFactory().createReasoner(ontology);
        try {
            return reasoner.isConsistent() && reasoner.isSatisfiable(Given.type(name));
        } finally {
            reasoner.dispose();
        }
    }

    static IntStream seeds() {
        return IntStream.range(0, Integer.getInteger("seeds", 40)).filter(seed -> seed % 4 != 1); // has no nominals
    }

    private static boolean isOf(Set<String> names, OWLAxiom axiom) {
        Set<OWLEntity> some = axiom.signature().filter(name -> names.contains(name.getIRI().getShortForm()))
            .collect(Collectors.toSet());
        return Stream.of(LocalityClass.BOTTOM_BOTTOM, LocalityClass.TOP_TOP)
            .noneMatch(others -> new SyntacticLocalityEvaluator(others).isLocal(axiom, some));
    }

    /** The names in http://x/ that the refutations of a class speak of. */
    private static Set<String> spokenOf(String name, String axioms) {
        Traced traced = Engines.byName("hermit").traced().orElseThrow();
        OWLReasoner reasoner = traced.engine().start(Given.ontology(axioms), Progress.SILENT);
        if (reasoner.isConsistent()) {
            reasoner.isSatisfiable(Given.type(name));
        }
        reasoner.dispose();
        return traced.names().stream().filter(iri -> iri.startsWith("http://x/")).map(iri -> iri.substring(9))
            .collect(Collectors.toSet());
    }
}
