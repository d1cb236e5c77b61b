package org.paradl.reason.justify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Progress;
import org.paradl.engine.hermit.HermitEngine;
import org.paradl.engine.hermit.Literals;
import org.paradl.reason.Ontologies;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;

/** Which values may stand for which in a justification. */
class LikeValuesTest {
    private static final String[] RANGES = {"xsd:decimal", "xsd:integer", "xsd:nonNegativeInteger", "xsd:byte",
        "xsd:double", "xsd:string", "rdf:PlainLiteral", "xsd:anyURI", "xsd:boolean", "xsd:dateTime", "rdfs:Literal",
        "DatatypeRestriction(xsd:integer xsd:minInclusive \"1\"^^xsd:integer)",
        "DatatypeRestriction(xsd:double xsd:maxExclusive \"1\"^^xsd:double)",
        "DatatypeRestriction(xsd:string xsd:maxLength \"1\"^^xsd:integer)",
        "DatatypeRestriction(xsd:string xsd:pattern \"a.*\")",
        "DatatypeRestriction(rdf:PlainLiteral rdf:langRange \"en\")", "rdf:langString",
        "DatatypeRestriction(rdf:langString rdf:langRange \"en\")",
        "DataOneOf(\"1\"^^xsd:integer \"ab\")", "DataOneOf(\"a\"@en)"};

    private static final String[] VALUES = {"\"1\"^^xsd:integer", "\"01\"^^xsd:integer", "\"0\"^^xsd:integer",
        "\"-7\"^^xsd:integer", "\"300\"^^xsd:integer", "\"7\"^^xsd:byte", "\"1.0\"^^xsd:decimal",
        "\"1.5\"^^xsd:decimal", "\"0.5\"^^xsd:double", "\"1.5\"^^xsd:double", "\"NaN\"^^xsd:double", "\"a\"", "\"b\"",
        "\"ab\"", "\"1\"", "\"\"", "\"a\"@en", "\"ab\"@en", "\"a\"@de", "\"http://a\"^^xsd:anyURI",
        "\"http://b\"^^xsd:anyURI", "\"true\"^^xsd:boolean", "\"false\"^^xsd:boolean",
        "\"2020-01-01T00:00:00Z\"^^xsd:dateTime", "\"2021-01-01T00:00:00Z\"^^xsd:dateTime"};

    @Test
    void suchAsNoDataRangeTellsApart() {
        assertTrue(areAlike("\"0.5\"^^xsd:double", "\"7\"^^xsd:double", "DataPropertyRange(:u xsd:decimal)"));
        assertTrue(areAlike("\"7\"^^xsd:integer", "\"9\"^^xsd:integer", "DataPropertyRange(:u xsd:byte)"));
        assertFalse(areAlike("\"7\"^^xsd:integer", "\"300\"^^xsd:integer", "DataPropertyRange(:u xsd:byte)"));
        assertFalse(areAlike("\"7\"^^xsd:integer", "\"8\"^^xsd:integer", "SubClassOf(:A DataSomeValuesFrom(:u "
            + "DatatypeRestriction(xsd:integer xsd:minExclusive \"7\"^^xsd:integer)))"));
        assertFalse(areAlike("\"a\"@en", "\"a\"@de",
            "DataPropertyRange(:u DatatypeRestriction(rdf:PlainLiteral rdf:langRange \"en\"))"));
    }

    @Test
    void noValueOfWhichMoreIsSaid() {
        String constant = "SubClassOf(:A DataHasValue(:u \"7.0\"^^xsd:decimal))";
        assertFalse(areAlike("\"7\"^^xsd:integer", "\"8\"^^xsd:integer", constant));
        assertFalse(areAlike("\"8\"^^xsd:integer", "\"7\"^^xsd:integer", constant));
        assertTrue(areAlike("\"8\"^^xsd:integer", "\"9\"^^xsd:integer", constant));
        OWLLiteral seven = literal("\"7\"^^xsd:integer");
        var asked = new LikeValues(Ontologies.of("DataPropertyAssertion(:u :a \"7\"^^xsd:integer)"), Set.of(seven));
        assertFalse(asked.areAlike(seven, literal("\"8\"^^xsd:integer")));
    }

    /** A fact of such a one says that its subject is in conflict. */
    @Test
    void whatIsIllTypedIsLikeWhatIsIllTyped() {
        assertTrue(areAlike("\"x\"^^xsd:integer", "\"y\"^^xsd:integer", "DataPropertyRange(:u xsd:integer)"));
        assertFalse(areAlike("\"x\"^^xsd:integer", "\"7\"^^xsd:integer", "DataPropertyRange(:u xsd:string)"));
        assertFalse(areAlike("\"7\"^^xsd:byte", "\"300\"^^xsd:byte", "DataPropertyRange(:u xsd:string)"));
    }

    /** A rule may compare them; what a date is HermiT does not know, nor what a datatype is that no axiom defines. */
    @Test
    void noneWhereMoreIsSaidThanIsKnown() {
        String[] more = {"DataPropertyRange(:u :Own)",
            "DLSafeRule(Body(DataPropertyAtom(:u Variable(:x) Variable(:y))) Head(ClassAtom(:A Variable(:x))))"};
        for (String axiom : more) {
            assertFalse(areAlike("\"7\"^^xsd:integer", "\"8\"^^xsd:integer", axiom));
        }
        assertFalse(areAlike("\"2020-01-01\"^^xsd:date", "\"2021-01-01\"^^xsd:date", "FunctionalDataProperty(:u)"));
    }

    /** HermiT is the judge: of three values of an individual one is exchanged. */
    @Test
    void nothingElseFollowsWithTheOther() {
        var random = new Random(59);
        int different = 0;
        int alike = 0;
        for (int i = 0; i < Integer.getInteger("seeds", 400); i++) {
            var terms = new ArrayList<String>(List.of("FunctionalDataProperty(:f)",
                "SubDataPropertyOf(:f :u)", "DataPropertyRange(:f " + any(RANGES, random) + ")",
                "SubClassOf(:A DataAllValuesFrom(:u DataUnionOf(" + any(RANGES, random) + " "
                    + any(RANGES, random) + ")))",
                "ClassAssertion(DataMaxCardinality(2 :u) :a)", "ClassAssertion(:A :a)",
                "DataPropertyAssertion(:u :a " + any(VALUES, random) + ")",
                "DataPropertyAssertion(:u :a " + any(VALUES, random) + ")"));
            terms.removeIf(term -> random.nextInt(3) == 0);
            String one = any(VALUES, random);
            String other = any(VALUES, random);
            Set<OWLAxiom> axioms = Ontologies.of(terms.toArray(String[]::new));
            var like = new LikeValues(with(axioms, one), Set.of());
            boolean isKept = axioms.stream().flatMap(axiom -> LikeValues.value(axiom).stream())
                .noneMatch(known -> known.equals(literal(one)) || isSame(known, literal(other)));
            if (isKept && like.areAlike(literal(one), literal(other))) {
                alike++;
                different += literal(one).equals(literal(other)) ? 0 : 1;
                assertEquals(isConsistent(with(axioms, one)), isConsistent(with(axioms, other)),
                    () -> one + ", " + other + ": " + axioms);
            }
        }
        assertTrue(different > alike / 4, different + " of " + alike);
    }

    private static boolean isSame(OWLLiteral one, OWLLiteral other) {
        return Literals.value(one).equals(Literals.value(other));
    }

    private static boolean isConsistent(Set<OWLAxiom> axioms) {
        try (var theory = new Theory(axioms, new HermitEngine(), Progress.SILENT)) {
            return theory.isConsistent();
        }
    }

    private static boolean areAlike(String one, String other, String... axioms) {
        return new LikeValues(with(Ontologies.of(axioms), one), Set.of()).areAlike(literal(one), literal(other));
    }

    private static Set<OWLAxiom> with(Set<OWLAxiom> axioms, String value) {
        var all = new HashSet<>(axioms);
        all.addAll(Ontologies.of("DataPropertyAssertion(:f :a " + value + ")"));
        return all;
    }

    private static OWLLiteral literal(String text) {
        return LikeValues.value(Ontologies.of("DataPropertyAssertion(:f :a " + text + ")").iterator().next())
            .orElseThrow();
    }

    private static String any(String[] some, Random random) {
        return some[random.nextInt(some.length)];
    }
}
