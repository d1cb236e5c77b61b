package org.paradl.reason;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Ontologies of few axioms, of many kinds, most of which clash. */
public final class RandomClashes {
    private final Random random;
    private final int size;
    private final boolean hard;

    public RandomClashes(long seed) {
        random = new Random(seed);
        size = 6 + random.nextInt(5);
        hard = random.nextBoolean();
    }

    /** In functional syntax. */
    public String[] axioms() {
        return Stream.concat(Stream.of("ClassAssertion(:A :a)"),
            IntStream.range(1, size).mapToObj(i -> hard ? hardAxiom() : axiom()))
            .distinct().toArray(String[]::new);
    }

    private String axiom() {
        switch (random.nextInt(30)) {
            case 0:
            case 1:
            case 2:
            case 3:
            case 4: return "SubClassOf(" + type() + expression() + ")";
            case 5:
            case 6: return "DisjointClasses(" + distinct(":A ", ":B ", ":C ", ":D ") + ")";
            case 7: return "EquivalentClasses(" + type() + expression() + ")";
            case 8: return "SubObjectPropertyOf(" + property() + property() + ")";
            case 9: return "ObjectPropertyDomain(" + property() + expression() + ")";
            case 10: return "ObjectPropertyRange(" + property() + expression() + ")";
            case 11: return pick("FunctionalObjectProperty(:p)", "InverseFunctionalObjectProperty(:p)",
                "FunctionalDataProperty(:u)", "FunctionalObjectProperty(:q)");
            case 12: return pick("IrreflexiveObjectProperty(:p)", "AsymmetricObjectProperty(:p)",
                "DisjointObjectProperties(:p :q)", "SymmetricObjectProperty(:q)", "InverseObjectProperties(:p :q)",
                "DisjointDataProperties(:u :v)", "ReflexiveObjectProperty(:q)");
            case 13: return pick("SubObjectPropertyOf(ObjectPropertyChain(:r :p) :r)", "TransitiveObjectProperty(:r)",
                "SubObjectPropertyOf(:q :r)", "SubDataPropertyOf(:u :v)");
            case 14: return pick("DataPropertyRange(:u xsd:integer)", "DataPropertyDomain(:u :B)",
                "DataPropertyRange(:v DatatypeRestriction(xsd:integer xsd:minInclusive \"2\"^^xsd:integer))");
            case 15: return "HasKey(" + type() + pick("() (:u))", "(:p) ())");
            case 16: return "DisjointUnion(:D :A :B)";
            case 17: return "NegativeObjectPropertyAssertion(" + pick(":p ", ":q ", ":r ") + individual()
                + individual() + ")";
            case 18: return pick("NegativeDataPropertyAssertion(:u ", "DataPropertyAssertion(:v ") + individual()
                + literal() + ")";
            case 19:
            case 20: return "DataPropertyAssertion(:u " + individual() + literal() + ")";
            case 21: return "SameIndividual(" + distinct(":a ", ":b ", ":c ") + ")";
            case 22: return "DifferentIndividuals(" + distinct(":a ", ":b ", ":c ") + ")";
            case 23:
            case 24:
            case 25: return "ClassAssertion(" + expression() + individual() + ")";
            default: return "ObjectPropertyAssertion(" + property() + individual() + individual() + ")";
        }
    }

    /** What no name is a glut because of. */
    private String hardAxiom() {
        switch (random.nextInt(16)) {
            case 0:
            case 1: return "DifferentIndividuals(" + pick(":a :b :c)", ":b :c)", ":a :b)");
            case 2: return pick("FunctionalObjectProperty(:p)", "InverseFunctionalObjectProperty(:p)");
            case 3: return "SubClassOf(" + pick(":A ", ":B ") + pick("ObjectMaxCardinality(1 :p))", "ObjectOneOf(:a))",
                "DataMaxCardinality(1 :u))", "ObjectMaxCardinality(1 :p :B))", "ObjectMinCardinality(2 :p))", ":B)");
            case 4: return "ClassAssertion(" + pick(":A ", ":B ") + individual() + ")";
            case 5: return pick("ObjectPropertyDomain(:p ", "ObjectPropertyRange(:p ", "DataPropertyDomain(:u ")
                + pick(":A)", ":B)");
            case 6: return pick("SubObjectPropertyOf(:q :p)", "SubDataPropertyOf(:v :u)",
                "InverseObjectProperties(:p :q)", "SubObjectPropertyOf(ObjectPropertyChain(:q :q) :r)");
            case 7: return pick("FunctionalDataProperty(:u)", "DataPropertyRange(:u xsd:integer)");
            case 8: return "HasKey(" + pick(":A ", ":B ") + pick("() (:u))", "(:q) ())");
            case 9: return "SameIndividual(" + distinct(":a ", ":b ", ":c ") + ")";
            case 10:
            case 11:
            case 12: return "DataPropertyAssertion(" + pick(":u ", ":u ", ":v ") + individual() + literal() + ")";
            default: return "ObjectPropertyAssertion(" + pick(":p ", ":p ", ":q ") + individual() + individual() + ")";
        }
    }

    private String expression() {
        switch (random.nextInt(22)) {
            case 0: return "ObjectComplementOf(" + type() + ") ";
            case 1: return "ObjectIntersectionOf(" + type() + "ObjectComplementOf(" + type() + ")) ";
            case 2: return "ObjectUnionOf(" + type() + type() + ") ";
            case 3: return "ObjectSomeValuesFrom(" + property() + type() + ") ";
            case 4: return "ObjectAllValuesFrom(" + property() + type() + ") ";
            case 5: return "ObjectHasValue(" + property() + individual() + ") ";
            case 6: return "ObjectOneOf(" + individual() + individual() + ") ";
            case 7: return "ObjectMaxCardinality(1 " + property() + pick("", type()) + ") ";
            case 8: return "ObjectExactCardinality(1 " + property() + ") ";
            case 9: return "ObjectHasSelf(" + property() + ") ";
            case 10: return "DataSomeValuesFrom(:u xsd:string) ";
            case 11: return "DataMaxCardinality(1 :u) ";
            case 12: return "ObjectComplementOf(ObjectSomeValuesFrom(" + property() + type() + ")) ";
            case 13: return "owl:Nothing ";
            case 14: return "ObjectMinCardinality(2 " + property() + ") ";
            default: return type();
        }
    }

    private String type() {
        return pick(":A ", ":B ", ":C ", ":D ");
    }

    private String individual() {
        return pick(":a ", ":a ", ":b ", ":c ");
    }

    private String property() {
        return pick(":p ", ":q ");
    }

    private String literal() {
        return pick("\"1\"^^xsd:integer", "\"2\"^^xsd:integer", "\"x\"");
    }

    private String distinct(String... some) {
        int first = random.nextInt(some.length);
        int second = (first + 1 + random.nextInt(some.length - 1)) % some.length;
        return some[first] + some[second];
    }

    private String pick(String... some) {
        return some[random.nextInt(some.length)];
    }
}
