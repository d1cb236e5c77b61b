package org.paradl.reason;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Ontologies with few names and many facts, told and denied, about individuals; half of them with nominals. */
public final class RandomFacts {
    static final String[] LITERALS = {"x", "y"};

    private static final String[] CHARACTERISTICS = {"InverseObjectProperties(:p :q)", "SymmetricObjectProperty(:r)",
        "DisjointObjectProperties(:p :r)", "FunctionalObjectProperty(:p)", "TransitiveObjectProperty(:q)",
        "SubDataPropertyOf(:u :v)", "AsymmetricObjectProperty(:p)", "DisjointDataProperties(:u :v)"};

    private final Random random;
    private final boolean nominals;

    public RandomFacts(long seed) {
        random = new Random(seed);
        nominals = random.nextBoolean();
    }

    /** In functional syntax. */
    public String[] axioms() {
        Stream<String> some = IntStream.range(0, 10 + random.nextInt(20)).mapToObj(i -> axiom());
        return Stream.concat(Stream.of("SubClassOf(:E ObjectUnionOf(:D :B))", "ClassAssertion(:E :e)"), some)
            .toArray(String[]::new);
    }

    private String axiom() {
        switch (random.nextInt(22)) {
            case 0:
            case 1:
            case 2: return "SubClassOf(" + type() + expression(2) + ")";
            case 3: return "DisjointClasses(" + type() + type() + ")";
            case 4: return "EquivalentClasses(" + type() + expression(1) + ")";
            case 5: return "SubObjectPropertyOf(" + property() + property() + ")";
            case 6: return "ObjectPropertyDomain(" + property() + expression(1) + ")";
            case 7: return "ObjectPropertyRange(" + property() + expression(1) + ")";
            case 8: return pick(CHARACTERISTICS);
            case 9:
            case 10: return "NegativeObjectPropertyAssertion(" + property() + individual() + individual() + ")";
            case 11: return "NegativeDataPropertyAssertion(" + data() + individual() + literal() + ")";
            case 12: return "DataPropertyAssertion(" + data() + individual() + literal() + ")";
            case 13: return pick("SameIndividual(", "DifferentIndividuals(", "DifferentIndividuals(") + individual()
                + individual() + ")";
            case 14:
            case 15:
            case 16:
            case 17: return "ClassAssertion(" + expression(1) + individual() + ")";
            default: return "ObjectPropertyAssertion(" + property() + individual() + individual() + ")";
        }
    }

    private String expression(int depth) {
        if (depth == 0 || random.nextInt(3) == 0) {
            return type();
        }
        switch (random.nextInt(nominals ? 11 : 8)) {
            case 0: return "ObjectComplementOf(" + expression(depth - 1) + ") ";
            case 1: return "ObjectIntersectionOf(" + type() + expression(depth - 1) + ") ";
            case 2: return "ObjectUnionOf(" + type() + expression(depth - 1) + ") ";
            case 3:
            case 4: return "ObjectSomeValuesFrom(" + property() + expression(depth - 1) + ") ";
            case 5:
            case 6: return "ObjectAllValuesFrom(" + property() + expression(depth - 1) + ") ";
            case 7: return "DataSomeValuesFrom(" + data() + "xsd:string) ";
            case 8: return "ObjectHasValue(" + property() + individual() + ") ";
            case 9: return "ObjectOneOf(" + individual() + individual() + ") ";
            default: return "ObjectMaxCardinality(1 :p) ";
        }
    }

    private String type() {
        return pick(":A ", ":B ", ":C ", ":D ", ":E ");
    }

    private String individual() {
        return pick(":a ", ":b ", ":c ", ":d ", ":e ");
    }

    private String property() {
        return pick(":p ", ":q ", ":r ");
    }

    private String data() {
        return pick(":u ", ":v ");
    }

    private String literal() {
        return '"' + pick(LITERALS) + '"';
    }

    private String pick(String... some) {
        return some[random.nextInt(some.length)];
    }
}
