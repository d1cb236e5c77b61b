package org.paradl.reason.justify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.paradl.reason.Ontologies;
import org.paradl.reason.module.Relevance;
import org.paradl.translate.Split;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** A justification with other names. */
class TemplateTest {
    private static final Set<OWLAxiom> TIGHT = Ontologies.of(
        "SubClassOf(:A ObjectSomeValuesFrom(:r :B))", "SubClassOf(:A ObjectAllValuesFrom(:r :C))",
        "DisjointClasses(:B :C)");

    @Test
    void theSameAxiomsWithOtherNames() {
        Set<OWLAxiom> copy = Ontologies.of(
            "SubClassOf(:X ObjectSomeValuesFrom(:s :Z))", "SubClassOf(:X ObjectAllValuesFrom(:s :Y))",
            "DisjointClasses(:Y :Z)");
        Optional<Template.Copy> found = of("A", TIGHT, "X", union(TIGHT, copy, Ontologies.of("SubClassOf(:X :Y)")),
            Split.nothing());
        assertEquals(Optional.of(copy), found.map(Template.Copy::axioms));
        assertEquals(Optional.of(named("Z")), found.map(c -> c.inPlaceOf(named("B"))));
    }

    @Test
    void namesMayBeShared() {
        Set<OWLAxiom> copy = Ontologies.of(
            "SubClassOf(:X ObjectSomeValuesFrom(:r :B))", "SubClassOf(:X ObjectAllValuesFrom(:r :C))",
            "DisjointClasses(:B :C)");
        assertEquals(Optional.of(copy),
            of("A", TIGHT, "X", union(TIGHT, copy), Split.nothing()).map(Template.Copy::axioms));
    }

    @Test
    void twoNamesDoNotBecomeOne() {
        Set<OWLAxiom> loose = Ontologies.of("SubClassOf(:A ObjectSomeValuesFrom(:r :B))", "SubClassOf(:B :C)");
        Set<OWLAxiom> circle = Ontologies.of("SubClassOf(:X ObjectSomeValuesFrom(:r :X))", "SubClassOf(:X :C)");
        assertEquals(Optional.empty(), of("A", loose, "X", circle, Split.nothing()));
    }

    @Test
    void whoIsNamedTwiceIsOneOther() {
        Set<OWLAxiom> self = Ontologies.of("ObjectPropertyAssertion(:r :a :a)",
            "NegativeObjectPropertyAssertion(:r :a :a)");
        Set<OWLAxiom> copy = Ontologies.of("ObjectPropertyAssertion(:r :c :c)",
            "NegativeObjectPropertyAssertion(:r :c :c)");
        Template template = Template.of(List.of(individual("a"), individual("a")), self);
        var source = new Relevance(union(self, copy));
        assertEquals(Optional.of(copy), template.about(List.of(individual("c"), individual("c")), source,
            axiom -> true, Split.nothing()).map(Template.Copy::axioms));
        assertEquals(Optional.empty(), template.about(List.of(individual("b"), individual("c")), source,
            axiom -> true, Split.nothing()));
    }

    @Test
    void ofWhoHasNoNameThereIsNoCopy() {
        Set<OWLAxiom> clash = Ontologies.of("ClassAssertion(:A _:x)", "ClassAssertion(ObjectComplementOf(:A) _:x)");
        OWLAnonymousIndividual nobody = clash.iterator().next().anonymousIndividuals().findFirst().orElseThrow();
        Template template = Template.ofIndividual(
            OWLManager.getOWLDataFactory().getOWLNamedIndividual(Vocabulary.of(nobody)), clash);
        assertEquals(Optional.empty(), template.about(List.of(individual("b")),
            new Relevance(union(clash, Ontologies.of("ClassAssertion(:A :b)"))), axiom -> true, Split.nothing()));
    }

    @Test
    void whatIsNotToBeTakenIsNotThoughItHasNoOtherNames() {
        Set<OWLAxiom> terminology = Ontologies.of("SubClassOf(:A owl:Nothing)");
        Set<OWLAxiom> facts = Ontologies.of("ClassAssertion(:A :b)");
        Template template = Template.ofIndividual(individual("a"),
            union(terminology, Ontologies.of("ClassAssertion(:A :a)")));
        var source = new Relevance(union(terminology, facts));
        assertEquals(Optional.of(union(terminology, facts)), template.about(List.of(individual("b")), source,
            axiom -> true, Split.nothing()).map(Template.Copy::axioms));
        assertEquals(Optional.empty(), template.about(List.of(individual("b")), source,
            axiom -> !terminology.contains(axiom), Split.nothing()));
    }

    @Test
    void aMissingAxiomIsMissed() {
        Set<OWLAxiom> most = Ontologies.of(
            "SubClassOf(:X ObjectSomeValuesFrom(:s :Y))", "SubClassOf(:X ObjectAllValuesFrom(:t :Z))",
            "DisjointClasses(:Y :Z)");
        assertEquals(Optional.empty(), of("A", TIGHT, "X", union(TIGHT, most), Split.nothing()));
    }

    @Test
    void whatIsSplitOtherwiseIsAnotherTheory() {
        Set<OWLAxiom> copy = Ontologies.of(
            "SubClassOf(:X ObjectSomeValuesFrom(:s :Y))", "SubClassOf(:X ObjectAllValuesFrom(:s :Z))",
            "DisjointClasses(:Y :Z)");
        Set<OWLAxiom> both = union(TIGHT, copy);
        assertEquals(Optional.empty(), of("A", TIGHT, "X", both, Split.nothing().splitting(Set.of(named("Y")))));
        assertEquals(Optional.empty(), of("A", TIGHT, "X", both, Split.nothing().splitting(Set.of(named("X")))));
        assertEquals(Optional.empty(), of("A", TIGHT, "X", both, Split.nothing().guarding(TIGHT)));
        assertEquals(Optional.of(copy), of("A", TIGHT, "X", both, Split.everything()).map(Template.Copy::axioms));
    }

    @Test
    void ofAnIndividualOnlyIndividualsVary() {
        Set<OWLAxiom> clash = Ontologies.of("ClassAssertion(:A :a)", "ClassAssertion(ObjectComplementOf(:A) :a)");
        Set<OWLAxiom> facts = Ontologies.of("ClassAssertion(:A :b)", "ClassAssertion(ObjectComplementOf(:A) :b)",
            "ClassAssertion(:B :c)", "ClassAssertion(ObjectComplementOf(:B) :c)");
        Template template = Template.ofIndividual(individual("a"), clash);
        var source = new Relevance(union(clash, facts));
        assertEquals(Optional.of(Ontologies.of("ClassAssertion(:A :b)", "ClassAssertion(ObjectComplementOf(:A) :b)")),
            template.about(List.of(individual("b")), source, axiom -> true, Split.nothing())
            .map(Template.Copy::axioms));
        assertEquals(Optional.empty(),
            template.about(List.of(individual("c")), source, axiom -> true, Split.nothing()));
    }

    @Test
    void aFactOfTwoWhoAreInManyOthers() {
        Set<OWLAxiom> many = Ontologies.of(IntStream.range(0, 200).boxed().flatMap(i -> Stream.of(
            "ObjectPropertyAssertion(:p :a" + i + " :b)", "ObjectPropertyAssertion(:p :c :a" + i + ")"))
            .toArray(String[]::new));
        Set<OWLAxiom> link = Ontologies.of("ObjectPropertyAssertion(:p :b :c)");
        for (int i = 1; i < 200; i++) {
            Set<OWLAxiom> round = union(link, round(i));
            assertEquals(Optional.of(round), Template.of(List.of(individual("a0")), union(link, round(0)))
                .about(List.of(individual("a" + i)), new Relevance(union(many, link)), a -> true, Split.nothing())
                .map(Template.Copy::axioms));
        }
    }

    @Test
    void factsMayHaveOtherValues() {
        Set<OWLAxiom> clash = Ontologies.of("FunctionalDataProperty(:u)", "DataPropertyAssertion(:u :a \"1\")",
            "DataPropertyAssertion(:u :a \"2\")");
        Set<OWLAxiom> facts = Ontologies.of("DataPropertyAssertion(:u :b \"3\")", "DataPropertyAssertion(:u :b \"4\")",
            "DataPropertyAssertion(:u :c \"5\")", "DataPropertyAssertion(:v :c \"6\")");
        Template template = Template.ofIndividual(individual("a"), clash);
        var source = new Relevance(union(clash, facts));
        Optional<Template.Copy> copy = template.about(List.of(individual("b")), source, axiom -> true,
            Split.nothing());
        assertEquals(Optional.of(Ontologies.of("FunctionalDataProperty(:u)", "DataPropertyAssertion(:u :b \"3\")",
            "DataPropertyAssertion(:u :b \"4\")")), copy.map(Template.Copy::axioms));
        assertEquals(Set.of("3", "4"), Stream.of("1", "2").map(Owl.FACTORY::getOWLLiteral)
            .map(value -> copy.orElseThrow().inPlaceOf(value).getLiteral()).collect(Collectors.toSet()));
        assertEquals(Optional.empty(),
            template.about(List.of(individual("c")), source, axiom -> true, Split.nothing()));
    }

    /** Of a functional property an individual may have one twice. */
    @Test
    void twoValuesDoNotBecomeOneNorOneTwo() {
        Set<OWLAxiom> two = Ontologies.of("FunctionalDataProperty(:u)",
            "DataPropertyAssertion(:u :a \"01\"^^xsd:hexBinary)", "DataPropertyAssertion(:u :a \"02\"^^xsd:hexBinary)");
        Set<OWLAxiom> twice = Ontologies.of("FunctionalDataProperty(:u)",
            "DataPropertyAssertion(:u :b \"0a\"^^xsd:hexBinary)", "DataPropertyAssertion(:u :b \"0A\"^^xsd:hexBinary)");
        var source = new Relevance(union(two, twice));
        assertEquals(Optional.empty(), Template.ofIndividual(individual("a"), two)
            .about(List.of(individual("b")), source, axiom -> true, Split.nothing()));
        assertEquals(Optional.empty(), Template.ofIndividual(individual("b"), twice)
            .about(List.of(individual("a")), source, axiom -> true, Split.nothing()));
    }

    @Test
    void theValueThatIsAskedAboutStays() {
        Set<OWLAxiom> clash = Ontologies.of("DataPropertyAssertion(:u :a \"1\")",
            "NegativeDataPropertyAssertion(:u :a \"1\")");
        Set<OWLAxiom> facts = Ontologies.of("DataPropertyAssertion(:u :b \"2\")",
            "NegativeDataPropertyAssertion(:u :b \"2\")");
        var source = new Relevance(union(clash, facts));
        Set<OWLLiteral> asked = Set.of(Owl.FACTORY.getOWLLiteral("1"));
        assertEquals(Optional.empty(), Template.of(List.of(individual("a")), clash, asked)
            .about(List.of(individual("b")), source, axiom -> true, Split.nothing()));
        assertEquals(Optional.of(facts), Template.of(List.of(individual("a")), clash)
            .about(List.of(individual("b")), source, axiom -> true, Split.nothing()).map(Template.Copy::axioms));
    }

    private static Set<OWLAxiom> round(int i) {
        return Ontologies.of("ObjectPropertyAssertion(:p :a" + i + " :b)",
            "ObjectPropertyAssertion(:p :c :a" + i + ")");
    }

    private static Optional<Template.Copy> of(String name, Set<OWLAxiom> axioms, String other, Set<OWLAxiom> source,
            Split split) {
        return Template.of(List.of(named(name)), axioms)
            .about(List.of(named(other)), new Relevance(source), a -> true, split);
    }

    private static OWLClass named(String name) {
        return OWLManager.getOWLDataFactory().getOWLClass(IRI.create("http://x#" + name));
    }

    private static OWLNamedIndividual individual(String name) {
        return OWLManager.getOWLDataFactory().getOWLNamedIndividual(IRI.create("http://x#" + name));
    }

    @SafeVarargs
    private static Set<OWLAxiom> union(Set<OWLAxiom>... sets) {
        var all = new java.util.HashSet<OWLAxiom>();
        for (Set<OWLAxiom> set : sets) {
            all.addAll(set);
        }
        return all;
    }
}
