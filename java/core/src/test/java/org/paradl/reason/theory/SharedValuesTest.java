package org.paradl.reason.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.Ontologies;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataExactCardinality;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataRestriction;
import org.semanticweb.owlapi.model.OWLDataSomeValuesFrom;

/** Keys that bind those alone who are told a common value, beside keys that bind everybody. */
class SharedValuesTest {
    private static final OWLDataProperty U = Owl.FACTORY.getOWLDataProperty(IRI.create("http://x#u"));
    private static final OWLDataProperty V = Owl.FACTORY.getOWLDataProperty(IRI.create("http://x#v"));
    private static final List<String> QUESTIONS = List.of("ClassAssertion(%s %s)", "ClassAssertion(%s %s)",
        "ClassAssertion(ObjectComplementOf(%s) %s)", "SubClassOf(ObjectOneOf(%2$s) %1$s)");
    private static final List<String> OF_VALUES = List.of("DataPropertyAssertion(%s %s %s)",
        "NegativeDataPropertyAssertion(%s %s %s)", "ClassAssertion(DataHasValue(%1$s %3$s) %2$s)",
        "ClassAssertion(DataAllValuesFrom(%1$s DataComplementOf(DataOneOf(%3$s))) %2$s)");

    private Random random;

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 150));
    }

    /** Who is the same as whom, who is in which class, and who has, or can have, which value. */
    @ParameterizedTest
    @MethodSource("seeds")
    void nothingElseFollows(long seed) {
        random = new Random(seed);
        Set<OWLAxiom> axioms = Ontologies.of(axioms());
        try (Theory theory = new Theory(axioms, Engines.byName("hermit"), Progress.SILENT)) {
            Theory whole = theory.askedAbout(List.of(U, V));
            assertEquals(whole.isConsistent(), theory.isConsistent(), () -> "" + axioms);
            for (int i = 0; whole.isConsistent() && i < 20; i++) {
                List<OWLAxiom> asked = logical(question());
                assertEquals(whole.entails(asked), theory.entails(asked), () -> asked + " of " + axioms);
                assertEquals(whole.allows(asked), theory.allows(asked), () -> "with " + asked + ": " + axioms);
            }
        }
    }

    /** What is asked for may be the only one there is. */
    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:A DataSomeValuesFrom(:u DataOneOf(\"x\")))",
        "SubClassOf(:A DataHasValue(:u \"x\"))",
        "SubClassOf(:A ObjectIntersectionOf(DataSomeValuesFrom(:u xsd:string) DataAllValuesFrom(:u DataOneOf(\"x\"))))",
        "SubClassOf(:A DataSomeValuesFrom(:u xsd:string)) DataPropertyRange(:u DataOneOf(\"x\" \"1\"^^xsd:integer))",
        "SubClassOf(:A DataSomeValuesFrom(:u rdfs:Literal)) SubDataPropertyOf(:u :v) DataPropertyRange(:v "
            + "DataOneOf(\"x\"))",
        "SubClassOf(:A DataExactCardinality(1 :u xsd:string)) SubClassOf(owl:Thing DataMaxCardinality(0 :u "
            + "DataComplementOf(DataOneOf(\"x\"))))",
        "SubClassOf(:A DataSomeValuesFrom(:u xsd:string)) SubDataPropertyOf(:u :v) SubDataPropertyOf(:v :w) "
            + "FunctionalDataProperty(:w) DataPropertyAssertion(:w :a \"x\") DataPropertyAssertion(:v :b \"x\")",
        "SubClassOf(:A DataSomeValuesFrom(:u xsd:string)) SubDataPropertyOf(:u :v) DataPropertyDomain(:v "
            + "DataMaxCardinality(1 :v)) DataPropertyAssertion(:v :a \"x\") DataPropertyAssertion(:v :b \"x\")"})
    void someValuesAreFew(String axioms) {
        try (Theory theory = of("ClassAssertion(:A :a) ClassAssertion(:A :b) " + axioms)) {
            assertTrue(theory.entails(logical("SameIndividual(:a :b)")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"DataSomeValuesFrom(:u xsd:string)", "DataExactCardinality(1 :u rdfs:Literal)",
        "ObjectIntersectionOf(DataMinCardinality(2 :u xsd:string) DataAllValuesFrom(:u rdfs:Literal))"})
    void ofOthersThereAreEnough(String asked) {
        thereAreEnough("SubClassOf(:A " + asked + ")");
    }

    /** However it is said. */
    @ParameterizedTest
    @ValueSource(strings = {"EquivalentClasses(:A DataExactCardinality(1 :u xsd:string))",
        "EquivalentClasses(:A ObjectIntersectionOf(:C DataSomeValuesFrom(:u xsd:string)))",
        "DisjointUnion(:A :C DataSomeValuesFrom(:u xsd:string)) ClassAssertion(ObjectComplementOf(:C) :a)",
        "DisjointClasses(:A DataMaxCardinality(0 :u xsd:string))",
        "ClassAssertion(DataSomeValuesFrom(:u xsd:string) :b)",
        "SubClassOf(:A DataSomeValuesFrom(:u xsd:string)) SubDataPropertyOf(:u :v) SubDataPropertyOf(:v :w) "
            + "DataPropertyDomain(:w :C) DataPropertyRange(:v xsd:string) DataPropertyAssertion(:v :b \"x\")",
        "ObjectPropertyDomain(:p DataSomeValuesFrom(:u xsd:string)) ObjectPropertyAssertion(:p :b :c)"})
    void thereAreEnough(String asking) {
        String[] axioms = {"HasKey(:A () (:u))", asking, "ClassAssertion(:A :a)",
            "ClassAssertion(:A :b)", "DataPropertyAssertion(:u :a \"x\")", "DataPropertyAssertion(:u :c \"x\")"};
        assertEquals(List.of(2), SharedValues.of(Ontologies.of(axioms)).sharing(U).stream().map(Set::size)
            .collect(Collectors.toList()));
        try (Theory theory = of(String.join(" ", axioms))) {
            assertFalse(theory.entails(logical("SameIndividual(:a :b)")));
        }
    }

    private static Theory of(String axioms) {
        return new Theory(Ontologies.of("HasKey(:A () (:u)) " + axioms), Engines.byName("hermit"), Progress.SILENT);
    }

    /** Nobody is told that b has the value, and it cannot. */
    @ParameterizedTest
    @ValueSource(strings = {"NegativeDataPropertyAssertion(:u :b \"x\")",
        "ClassAssertion(ObjectComplementOf(DataHasValue(:u \"x\")) :b)",
        "SubClassOf(DataHasValue(:u \"x\") ObjectComplementOf(ObjectOneOf(:b)))"})
    void whatAKeyForbidsFollows(String question) {
        List<OWLAxiom> asked = logical(question);
        try (Theory theory = apart()) {
            assertTrue(theory.entails(asked));
            assertTrue(theory.entailsAtOnce(asked));
        }
    }

    @Test
    void whatAKeyForbidsIsNotAllowed() {
        OWLClassExpression has = Owl.FACTORY.getOWLObjectIntersectionOf(
            Owl.FACTORY.getOWLObjectOneOf(Owl.FACTORY.getOWLNamedIndividual("http://x#b")),
            Owl.FACTORY.getOWLDataHasValue(U, Owl.FACTORY.getOWLLiteral("x")));
        try (Theory theory = apart()) {
            assertTrue(theory.isConsistent());
            assertFalse(theory.allows(logical("DataPropertyAssertion(:u :b \"x\")")));
            assertFalse(theory.isSatisfiable(has));
            assertFalse(theory.areSatisfiable(List.of(has)));
            assertTrue(theory.allows(logical("DataPropertyAssertion(:u :b \"y\")")));
        }
    }

    private static Theory apart() {
        return new Theory(Ontologies.of("HasKey(:A () (:u))", "ClassAssertion(:A :a)", "ClassAssertion(:A :b)",
            "DifferentIndividuals(:a :b)", "DataPropertyAssertion(:u :a \"x\")"), Engines.byName("hermit"),
            Progress.SILENT);
    }

    private static List<OWLAxiom> logical(String axiom) {
        return Ontologies.of(axiom).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
    }

    @Test
    void thereAreSuch() {
        List<Set<OWLAxiom>> all = seeds().mapToObj(seed -> {
            random = new Random(seed);
            return Ontologies.of(axioms());
        }).collect(Collectors.toList());
        assertTrue(all.stream().filter(axioms -> SharedValues.of(axioms).areKnownOf(U)).count() > 40);
        assertTrue(all.stream().filter(axioms -> SharedValues.of(axioms).areKnownOf(U)
            && !SharedValues.of(axioms).sharing(U).isEmpty()).count() > 20);
        assertTrue(all.stream().filter(axioms -> SharedValues.of(axioms).areKnownOf(U) && axioms.stream()
            .anyMatch(axiom -> axiom.nestedClassExpressions().anyMatch(SharedValuesTest::asksForU))).count() > 5);
    }

    private static boolean asksForU(OWLClassExpression c) {
        return (c instanceof OWLDataSomeValuesFrom || c instanceof OWLDataExactCardinality)
            && ((OWLDataRestriction) c).getProperty().equals(U);
    }

    private String[] axioms() {
        return Stream.of(Stream.of("HasKey(" + type() + "() (:u" + pick("))", "))", " :v))"),
                    "DataPropertyAssertion(:u :a " + value() + ")"),
                IntStream.range(0, 2).mapToObj(i -> "ClassAssertion(" + type() + individual() + ")"),
                IntStream.range(0, 2)
                    .mapToObj(i -> "DataPropertyAssertion(" + property() + individual() + value() + ")"),
                IntStream.range(0, 2 + random.nextInt(6)).mapToObj(i -> axiom()))
            .flatMap(some -> some).distinct().toArray(String[]::new);
    }

    private String axiom() {
        switch (random.nextInt(21)) {
            case 0: return "DataPropertyDomain(" + property() + type() + ")";
            case 1: return pick("FunctionalDataProperty(:u)", "DataPropertyRange(:u xsd:integer)",
                "SubDataPropertyOf(:u :v)", "SubDataPropertyOf(:v :u)", "DisjointDataProperties(:u :v)");
            case 16: return "SubDataPropertyOf(:u :v)";
            case 17: return pick("SubDataPropertyOf(:v :w)", "DataPropertyRange(:v xsd:integer)",
                "DataPropertyDomain(:w " + pick(limit(), ":B ") + ")", "SubDataPropertyOf(:u :w)");
            case 2: return "NegativeDataPropertyAssertion(" + property() + individual() + value() + ")";
            case 3: return "SubClassOf(" + type()
                + pick(limit(), limit(), "ObjectIntersectionOf(:A " + limit() + ")") + ")";
            case 4: return "SubClassOf(" + limit() + type() + ")";
            case 5: return "SameIndividual(:a " + pick(":b", ":c", "_:x") + ")";
            case 6: return "DifferentIndividuals(:a :b :c)";
            case 7: return "HasKey(" + pick("owl:Thing", "DataSomeValuesFrom(:u xsd:integer)", type())
                + " () (" + property() + "))";
            case 8: return "DLSafeRule(Body(DataPropertyAtom(:u Variable(<urn:x>) Variable(<urn:y>))) Head("
                + pick("ClassAtom(:B Variable(<urn:x>))", "DataPropertyAtom(:v Variable(<urn:x>) Variable(<urn:y>))")
                + "))";
            case 9: return "DisjointClasses(:A :B)";
            case 10: return "SubClassOf(" + pick(":A :B)", ":B :A)", ":B ObjectOneOf(:a :b))", "owl:Thing :B)",
                "owl:Thing ObjectOneOf(:a :b :c))", "ObjectComplementOf(:A) :B)");
            case 11:
            case 12: return "ClassAssertion(" + type() + pick(":b", "_:x") + ")";
            case 13: return "EquivalentClasses(" + type()
                + pick(limit(), "ObjectIntersectionOf(:C " + limit() + ")") + ")";
            case 14: return "ClassAssertion(" + limit() + pick(":b", ":c", "_:x") + ")";
            case 15: return pick("DisjointUnion(:A :C " + limit() + ")", "DisjointClasses(:B " + limit() + ")");
            default: return "DataPropertyAssertion(" + property() + pick(":b ", ":c ", "_:x ") + value() + ")";
        }
    }

    private String question() {
        return random.nextBoolean() ? String.format(pick(QUESTIONS.toArray(String[]::new)), type(), individual())
            : pick("SameIndividual(:a :b)", "DifferentIndividuals(:b :c)", "SubDataPropertyOf(:u :v)",
                String.format(pick(OF_VALUES.toArray(String[]::new)), property(), individual(), value()),
                String.format(pick(OF_VALUES.toArray(String[]::new)), property(), individual(), value()));
    }

    private String limit() {
        return pick("DataSomeValuesFrom(", "DataAllValuesFrom(", "DataMaxCardinality(1 ", "DataExactCardinality(1 ")
            + property() + pick("xsd:integer) ", "xsd:integer) ", "xsd:string) ", "rdfs:Literal) ", "xsd:boolean) ",
                "DataOneOf(\"x\" \"1\"^^xsd:integer)) ", "DataComplementOf(xsd:string)) ");
    }

    private String type() {
        return pick(":A ", ":A ", ":B ");
    }

    private String property() {
        return pick(":u ", ":u ", ":v ");
    }

    private String individual() {
        return pick(":a ", ":b ", ":c ");
    }

    private String value() {
        return pick("\"1\"^^xsd:integer ", "\"1.0\"^^xsd:decimal ", "\"x\" ", "\"2\"^^xsd:integer ");
    }

    private String pick(String... some) {
        return some[random.nextInt(some.length)];
    }
}
