package org.paradl.engine.hermit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.RandomEl;
import org.paradl.engine.choose.Engines;
import org.semanticweb.HermiT.datatypes.DatatypeRegistry;
import org.semanticweb.HermiT.model.DatatypeRestriction;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

class HermitEngineTest {
    private static final Engine HERMIT = Engines.byName("hermit");

    @Test
    void followsChanges() {
        OWLOntology ontology = Given.ontology("ClassAssertion(:A :a) DisjointClasses(:A :B)");
        OWLReasoner reasoner = HERMIT.start(ontology, Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        ontology.getOWLOntologyManager().addAxioms(ontology, Given.axioms("ClassAssertion(:B :a)"));
        assertFalse(reasoner.isConsistent());
        assertThrows(InconsistentOntologyException.class, reasoner::getUnsatisfiableClasses);
    }

    @Test
    void changesOfOtherOntologiesAreNoneOfItsOwn() throws OWLOntologyCreationException {
        OWLOntology ontology = Given.ontology("SubClassOf(owl:Thing ObjectHasSelf(:r)) "
            + "Declaration(NamedIndividual(:a))");
        OWLReasoner reasoner = HERMIT.start(ontology, Progress.SILENT);
        ontology.getOWLOntologyManager().createOntology(Given.axioms("ClassAssertion(:A :b)"));
        for (OWLAxiom axiom : Given.axioms("ObjectPropertyAssertion(:r :a :a)")) {
            assertTrue(HERMIT.entails(reasoner, axiom));
        }
    }

    @ParameterizedTest
    @CsvSource({"xsd:base64Binary, 4, true", "xsd:base64Binary, 3, false", "xsd:hexBinary, 4, false"})
    void aValueOfBase64IsOneOfBase64(String range, int length, boolean consistent) {
        assertEquals(consistent, HERMIT.start(Given.ontology("DataPropertyRange(:u DatatypeRestriction(" + range
            + " xsd:length \"" + length + "\"^^xsd:integer)) DataPropertyRange(:u " + range + ") "
            + "DataPropertyAssertion(:u :a \"AAEC Aw==\"^^xsd:base64Binary)"), Progress.SILENT).isConsistent());
    }

    @Test
    void everythingHasTheTopPropertyToItself() {
        OWLReasoner reasoner = HERMIT.start(Given.ontology("SubClassOf(:A :B)"), Progress.SILENT);
        assertTrue(Given.axioms("SubClassOf(owl:Thing ObjectHasSelf(owl:topObjectProperty)) SubClassOf(:A "
            + "ObjectIntersectionOf(:B ObjectHasSelf(ObjectInverseOf(owl:topObjectProperty))))").stream()
            .allMatch(axiom -> HERMIT.entails(reasoner, axiom)));
    }

    /** Whatever the ontology says of the property that nobody has, or does not. */
    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:A :B)", "SubObjectPropertyOf(owl:bottomObjectProperty :r) "
        + "SubDataPropertyOf(owl:bottomDataProperty :u)",
        "SubObjectPropertyOf(ObjectPropertyChain(:r owl:bottomObjectProperty) :s)"})
    void nobodyHasTheBottomProperties(String ontology) {
        OWLReasoner reasoner = HERMIT.start(Given.ontology(ontology), Progress.SILENT);
        Set<OWLAxiom> follow = Given.axioms("SubObjectPropertyOf(ObjectPropertyChain(:r owl:bottomObjectProperty) :s) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:r :r) ObjectInverseOf(owl:topObjectProperty)) "
            + "DisjointObjectProperties(owl:bottomObjectProperty :s) DisjointDataProperties(owl:bottomDataProperty :u) "
            + "FunctionalObjectProperty(owl:bottomObjectProperty) FunctionalDataProperty(owl:bottomDataProperty) "
            + "IrreflexiveObjectProperty(ObjectInverseOf(owl:bottomObjectProperty)) "
            + "SubClassOf(owl:Thing ObjectMaxCardinality(1 owl:bottomObjectProperty)) "
            + "SubClassOf(DataSomeValuesFrom(owl:bottomDataProperty rdfs:Literal) :A)");
        follow.forEach(axiom -> assertTrue(HERMIT.entails(reasoner, axiom), axiom::toString));
        Given.axioms("ReflexiveObjectProperty(owl:bottomObjectProperty) DisjointObjectProperties("
            + "owl:bottomObjectProperty :r :s) SubObjectPropertyOf(ObjectPropertyChain(:r :r) "
            + "owl:bottomObjectProperty)").forEach(axiom ->
                assertFalse(HERMIT.entails(reasoner, axiom), axiom::toString));
    }

    @ParameterizedTest
    @CsvSource({"SubClassOf(owl:Thing owl:Nothing)", "EquivalentClasses(owl:Nothing owl:Thing)",
        "SubClassOf(owl:Thing ObjectSomeValuesFrom(:r owl:Nothing))",
        "DisjointClasses(owl:Thing ObjectMinCardinality(0 :r :A))"})
    void anEmptyDomainIsInconsistent(String axioms) {
        assertFalse(HERMIT.start(Given.ontology(axioms), Progress.SILENT).isConsistent());
    }

    @Test
    void aDisjunctionOfNothingIsNothing() {
        OWLReasoner reasoner = HERMIT.start(Given.ontology(
            "SubClassOf(:A ObjectUnionOf(owl:Nothing ObjectSomeValuesFrom(:r owl:Nothing)))"), Progress.SILENT);
        assertTrue(reasoner.isConsistent());
        assertEquals(Set.of(Given.type("A")), reasoner.getUnsatisfiableClasses().getEntitiesMinusBottom());
    }

    @ParameterizedTest
    @CsvSource({"SubClassOf(:B :A)", "SubClassOf(ObjectComplementOf(ObjectIntersectionOf(:C :D)) :A)",
        "DisjointClasses(:B ObjectComplementOf(ObjectIntersectionOf(:C :D)))"})
    void aDisjointUnionMayBeOfAnything(String sentence) {
        assertTrue(follows("DisjointUnion(:A :B ObjectComplementOf(ObjectIntersectionOf(:C :D)))", sentence));
    }

    private static boolean follows(String axioms, String sentence) {
        OWLReasoner reasoner = HERMIT.start(Given.ontology(axioms), Progress.SILENT);
        OWLAxiom asked = Given.axioms(sentence).stream().filter(OWLAxiom::isLogicalAxiom).findFirst().orElseThrow();
        return HERMIT.run(() -> HERMIT.entails(reasoner, asked));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ClassAssertion(ObjectUnionOf(:A :B) :a) SubClassOf(:A :C) SubClassOf(:B :C) | ClassAssertion(:C :a)",
        "SubClassOf(:A :C) SubClassOf(ObjectComplementOf(:A) :C) Declaration(NamedIndividual(:a)) | "
            + "ClassAssertion(:C :a)",
        "ClassAssertion(ObjectUnionOf(ObjectHasValue(:r :b) ObjectHasValue(:s :b)) :a) SubObjectPropertyOf(:r :t) "
            + "SubObjectPropertyOf(:s :t) | ObjectPropertyAssertion(:t :a :b)",
        "ClassAssertion(ObjectUnionOf(DataHasValue(:u \"x\") DataHasValue(:v \"x\")) :a) SubDataPropertyOf(:u :w) "
            + "SubDataPropertyOf(:v :w) | DataPropertyAssertion(:w :a \"x\")"})
    void factsFollowByCases(String axioms, String fact) {
        assertTrue(follows(axioms, fact));
    }

    @ParameterizedTest
    @CsvSource({"ClassAssertion(ObjectIntersectionOf(owl:Thing ObjectAllValuesFrom(:r owl:Thing)) :a)",
        "SubClassOf(:A ObjectIntersectionOf(owl:Thing ObjectMinCardinality(0 :r)))",
        "ClassAssertion(ObjectComplementOf(ObjectUnionOf(owl:Nothing ObjectSomeValuesFrom(:r owl:Nothing))) :a)"})
    void whatGoesWithoutSayingFollows(String sentence) {
        assertTrue(follows("ClassAssertion(:A :a)", sentence));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "EquivalentClasses(ObjectOneOf(:a :b) ObjectOneOf(:c :d)) | "
            + "ClassAssertion(ObjectIntersectionOf(ObjectOneOf(:c) ObjectOneOf(:a :e)) :a)",
        "ClassAssertion(DataSomeValuesFrom(:u DataUnionOf(xsd:string xsd:boolean)) :a) | "
            + "ClassAssertion(DataAllValuesFrom(:u DataComplementOf(DataUnionOf(xsd:integer xsd:anyURI))) :a)"})
    void whatIsAskedIsNotTakenForWhatIsSaid(String axioms, String fact) {
        assertFalse(follows(axioms, fact));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void whatWasLearnedOfClassesIsAsIfFoundOut(long seed) {
        OWLOntology ontology = Given.ontology(new RandomEl(seed, false).axioms());
        OWLReasoner other = HERMIT.start(ontology, Progress.SILENT);
        Assumptions.assumeTrue(other.isConsistent());
        OWLReasoner taught = HERMIT.start(ontology, Progress.SILENT);
        HERMIT.learnClasses(taught, other);
        assertTrue(taught.isPrecomputed(InferenceType.CLASS_HIERARCHY));
        Set<OWLNamedIndividual> individuals = ontology.individualsInSignature().collect(Collectors.toSet());
        assertEquals(HERMIT.types(other, individuals), HERMIT.types(taught, individuals));
        ontology.classesInSignature().forEach(each -> {
            assertEquals(other.getEquivalentClasses(each), taught.getEquivalentClasses(each));
            assertEquals(other.getSuperClasses(each, true), taught.getSuperClasses(each, true));
            assertEquals(other.getSubClasses(each, false), taught.getSubClasses(each, false));
        });
    }

    @Test
    void whatWasLearnedIsForgottenWithTheAxioms() {
        OWLOntology ontology = Given.ontology("SubClassOf(:A :B) ClassAssertion(:A :a)");
        OWLReasoner taught = HERMIT.start(ontology, Progress.SILENT);
        HERMIT.learnClasses(taught, HERMIT.start(ontology, Progress.SILENT));
        ontology.getOWLOntologyManager().addAxioms(ontology, Given.axioms("SubClassOf(:B :C)"));
        assertEquals(Set.of(Given.type("A"), Given.type("B"), Given.type("C"), Given.FACTORY.getOWLThing()),
            HERMIT.types(taught, Set.of(Given.individual("a"))).get(Given.individual("a")));
    }

    @Test
    void allTypesAtOnceAreThoseOneByOne() {
        OWLOntology ontology = Given.ontology("SubClassOf(:A :B) EquivalentClasses(:B :C) "
            + "EquivalentClasses(:Everything owl:Thing)"
            + " ClassAssertion(:A :a) ClassAssertion(ObjectUnionOf(:A :D) :b) SubClassOf(:D :B) SameIndividual(:c :a)"
            + " EquivalentClasses(:E ObjectSomeValuesFrom(:r ObjectOneOf(:a))) ObjectPropertyAssertion(:r :d :c)"
            + " Declaration(NamedIndividual(:e)) ClassAssertion(:F _:somebody) SubClassOf(:Never owl:Nothing)");
        OWLReasoner oneByOne = HERMIT.start(ontology, Progress.SILENT);
        var expected = new HashMap<OWLNamedIndividual, Set<OWLClass>>();
        ontology.individualsInSignature().forEach(individual ->
            expected.put(individual, oneByOne.getTypes(individual, false).entities().collect(Collectors.toSet())));

        assertEquals(5, expected.size());
        assertEquals(expected, HERMIT.types(HERMIT.start(ontology, Progress.SILENT), expected.keySet()));
    }

    @Test
    void reportsProgress() {
        Interrupter progress = new Interrupter();
        OWLReasoner reasoner = HERMIT.start(Given.ontology("SubClassOf(:A :B) SubClassOf(:B :C)"), progress);
        reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
        assertEquals("reason", progress.state().phase());
    }

    @Test
    void saysWhichDatatypesItDoesNotKnow() {
        var axioms = Given.axioms("DataPropertyAssertion(:u :a \"2020-01-01\"^^xsd:date) "
            + "DataPropertyRange(:u xsd:integer) DataPropertyRange(:v :mine) DatatypeDefinition(:mine xsd:integer) "
            + "DataPropertyRange(:w :yours)"
            + " AnnotationAssertion(rdfs:comment :a \"2020-01-01\"^^xsd:date)");
        assertEquals(2, HERMIT.beyondReach(axioms).size());
        assertTrue(HERMIT.start(Given.ontology(axioms), Progress.SILENT).isConsistent());
    }

    @Test
    void knowsTheWholeDatatypeMap() {
        for (OWL2Datatype datatype : OWL2Datatype.values()) {
            if (datatype != OWL2Datatype.RDFS_LITERAL && datatype != OWL2Datatype.RDF_LANG_STRING) {
                DatatypeRegistry.validateDatatypeRestriction(DatatypeRestriction.create(datatype.getIRI().toString(),
                    DatatypeRestriction.NO_FACET_URIs, DatatypeRestriction.NO_FACET_VALUES));
            }
        }
    }

    /** What follows by cases, and what needs no choice. */
    @Test
    void onlySubsumersThatArePossibleAreLookedFor() {
        String cases = "SubClassOf(:A ObjectUnionOf(:B :C)) SubClassOf(:B :D) SubClassOf(:C :D) SubClassOf(:B :E)";
        assertEquals(Set.of("D"), subsumersOfA(cases, true));
        assertEquals(Set.of(), subsumersOfA(cases, false));
    }

    private static Set<String> subsumersOfA(String axioms, boolean possible) {
        OWLReasoner reasoner = HERMIT.start(Given.ontology(axioms), Progress.SILENT);
        HERMIT.limitSubsumers(reasoner, (c, above) -> possible || c.equals(above));
        return reasoner.getSuperClasses(Given.type("A"), false).entities().filter(c -> !c.isOWLThing())
            .map(c -> c.getIRI().getShortForm()).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hermit", "elk"})
    void onlyTypesThatArePossibleAreLookedFor(String engine) {
        Engine one = Engines.byName(engine);
        OWLReasoner reasoner = one.start(Given.ontology("SubClassOf(:A :B) SubClassOf(:B :C) SubClassOf(:C :D)"
            + " ClassAssertion(:A :i) ClassAssertion(:C :j)"), Progress.SILENT);
        Set<OWLClass> candidates = Set.of(Given.type("B"), Given.type("D"), Given.type("E"));
        assertEquals(Map.of(Given.individual("i"), Set.of(Given.type("B"), Given.type("D")),
            Given.individual("j"), Set.of(Given.type("D"))),
            one.run(() -> one.typesAmong(reasoner,
                Map.of(Given.individual("i"), candidates, Given.individual("j"), candidates))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "TransitiveObjectProperty(:r) IrreflexiveObjectProperty(:r) | Non-simple property '<http://x/r>'",
        "TransitiveObjectProperty(:r) SubClassOf(:A ObjectMaxCardinality(1 :r)) | Non-simple property '<http://x/r>'",
        "SubObjectPropertyOf(ObjectPropertyChain(:r :s) :t) SubObjectPropertyOf(ObjectPropertyChain(:t :s) :r)"
            + " | property hierarchy is not regular",
        "SubObjectPropertyOf(ObjectPropertyChain(:r :s) :t) SubObjectPropertyOf(:t :r) SubObjectPropertyOf(:r :s)"
            + " | property hierarchy is not regular",
        "DataPropertyAssertion(:u :a \"abc\"^^xsd:integer) | \"abc\"",
        "SubClassOf(:A DataSomeValuesFrom(:u DatatypeRestriction(xsd:integer xsd:length \"1\"^^xsd:integer))) | length",
        "SubClassOf(:A DataSomeValuesFrom(:u DatatypeRestriction(xsd:date xsd:minInclusive \"2020-01-01\"^^xsd:date)))"
            + " | XMLSchema#date",
        "SubClassOf(:A DataSomeValuesFrom(:u DatatypeRestriction(xsd:float xsd:maxInclusive \"90\"^^xsd:integer)))"
            + " | (maxInclusive \"90\""})
    void namesWhatItRejects(String axioms, String named) {
        OWLOntology ontology = Given.ontology(axioms);
        ParadlException error = assertThrows(ParadlException.class, () -> HERMIT.start(ontology, Progress.SILENT));
        assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
        assertTrue(error.getMessage().contains(named), error.getMessage());
        assertFalse(error.getMessage().contains("\n"));
    }

    /** Of several that it refuses, the one that the message is about, which does not quote it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "DLSafeRule(Body(BuiltInAtom(:b Variable(<urn:v>))) Head(ClassAtom(:B :i)))"
            + " | uses a built-in atom, but built-in atoms are not supported yet, as in DLSafeRule(Body(BuiltInAtom(",
        "SubObjectPropertyOf(ObjectPropertyChain(:p :q :p) :p)"
            + " | is not regular, as in SubObjectPropertyOf(ObjectPropertyChain(<http://x/p> <http://x/q>"})
    void namesAnAxiomOfThoseThatItRejects(String axioms, String named) {
        OWLOntology ontology = Given.ontology("TransitiveObjectProperty(:t) AsymmetricObjectProperty(:t)" + axioms);
        ParadlException error = assertThrows(ParadlException.class, () -> HERMIT.start(ontology, Progress.SILENT));
        assertTrue(error.getMessage().contains(named), error.getMessage());
        assertTrue(error.getMessage().endsWith("; 1 more axiom is refused"), error.getMessage());
        assertTrue(error.remedy().contains("--unsupported drop"), error::remedy);
    }

    /** A rule with a built-in may be in OWL 2 DL and SWRL as it should be: only HermiT cannot do it. */
    @Test
    void saysWhoTakesABuiltIn() {
        OWLOntology ontology =
            Given.ontology("DLSafeRule(Body(BuiltInAtom(:b Variable(<urn:v>))) Head(ClassAtom(:B :i)))");
        ParadlException error = assertThrows(ParadlException.class, () -> HERMIT.start(ontology, Progress.SILENT));
        assertEquals("use --reasoner openllet, which knows built-ins, or leave the rule out with --unsupported drop",
            error.remedy());
    }

    /** Openllet knows more datatypes; it takes no more facets of those that both know. */
    @ParameterizedTest
    @CsvSource({"xsd:date xsd:minInclusive \"2020-01-01\"^^xsd:date, openllet",
        "xsd:float xsd:maxInclusive \"90\"^^xsd:integer, correct the facet",
        "xsd:integer xsd:totalDigits \"3\"^^xsd:integer, correct the facet"})
    void saysWhatToDoAboutAFacet(String restriction, String remedy) {
        OWLOntology ontology = Given.ontology("SubClassOf(:A DataSomeValuesFrom(:u DatatypeRestriction("
            + restriction + ")))");
        ParadlException error = assertThrows(ParadlException.class, () -> HERMIT.start(ontology, Progress.SILENT));
        assertTrue(error.remedy().contains(remedy), error::remedy);
    }
}
