package org.paradl.engine;

import java.util.Random;

/**
 * Random small ontologies, in functional syntax, of what ties a node of a model to its parent and children at once:
 * inverses with and without a name, numbers, several neighbours in one condition; every fourth with nominals.
 */
public final class RandomInverses {
    private final Random random;
    private final int classes;
    private final int axioms;
    private final int properties;
    private final boolean nominals;
    private final boolean named;

    public RandomInverses(int seed) {
        int shape = seed % 4;
        random = new Random(seed);
        classes = 4 + shape;
        axioms = 2 * classes + shape;
        properties = 2 + shape / 2;
        nominals = shape == 1;
        named = random.nextBoolean();
    }

    /** They are :C0, :C1 and so on. */
    public int classes() {
        return classes;
    }

    public String axioms() {
        var all = new StringBuilder(named ? "InverseObjectProperties(:p0 :p1)" : "");
        all.append(properties > 2
            ? " SubObjectPropertyOf(:p2 :p0) SubObjectPropertyOf(:p2 :p3) TransitiveObjectProperty(:p3)"
            : "");
        all.append(random.nextBoolean() ? " FunctionalObjectProperty(" + p(random.nextInt(2)) + ")" : "");
        for (int i = 0; i < axioms; i++) {
            all.append(" SubClassOf(").append(below()).append(' ').append(above()).append(')');
        }
        return all.append(nominals
            ? " ClassAssertion(" + c() + " :a) SubClassOf(" + c() + " ObjectHasValue(" + p() + " :a))"
            : "").toString();
    }

    private String below() {
        switch (random.nextInt(5)) {
            case 0: return "ObjectIntersectionOf(" + some() + " " + some() + ")";
            case 1: return "ObjectIntersectionOf(" + c() + " " + some() + ")";
            default: return c();
        }
    }

    private String above() {
        switch (random.nextInt(12)) {
            case 0: return "ObjectMaxCardinality(1 " + p() + " " + c() + ")";
            case 1: return "ObjectMinCardinality(2 " + p() + " " + c() + ")";
            case 2: return "ObjectUnionOf(" + c() + " " + some() + ")";
            case 3: return "ObjectAllValuesFrom(" + p() + " " + c() + ")";
            case 4: return "ObjectComplementOf(" + c() + ")";
            case 5: return "ObjectSomeValuesFrom(" + p() + " ObjectComplementOf(" + c() + "))";
            case 6: return c();
            default: return some();
        }
    }

    private String some() {
        String property = properties > 2 && random.nextInt(4) == 0 ? ":p3" : p();
        return "ObjectSomeValuesFrom(" + property + " " + c() + ")";
    }

    /** One that may be counted: not transitive. */
    private String p() {
        return p(random.nextInt(properties));
    }

    private String p(int i) {
        return named || i != 1 ? ":p" + i : "ObjectInverseOf(:p0)";
    }

    private String c() {
        return ":C" + random.nextInt(classes);
    }
}
