package org.paradl.reason;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Terminologies in which many classes can have no instance, most because of others. */
public final class RandomTerminology {
    private static final int CLASSES = 9;
    private static final int AXIOMS = 16;

    private final Random random;

    public RandomTerminology(long seed) {
        this.random = new Random(seed);
    }

    /** In functional syntax. */
    public String[] axioms() {
        return IntStream.range(0, AXIOMS).mapToObj(i -> axiom()).toArray(String[]::new);
    }

    private String axiom() {
        switch (random.nextInt(16)) {
            case 0:
            case 1:
                return "DisjointClasses(" + names(3) + ")";
            case 2:
                return "DisjointUnion(" + names(3) + ")";
            case 3:
                return "SubClassOf(" + name() + "ObjectComplementOf(" + name() + "))";
            case 4:
                return pick("ObjectPropertyDomain(", "ObjectPropertyRange(") + property() + some(1) + ")";
            case 5:
                return pick("TransitiveObjectProperty(:r)", "ReflexiveObjectProperty(" + property() + ")",
                    "SubObjectPropertyOf(:r :t)", "InverseObjectProperties(:r :q)",
                    "SubObjectPropertyOf(ObjectPropertyChain(:s :r) :s)");
            case 6:
                return "SubClassOf(" + some(2) + pick("ObjectAllValuesFrom(" + property(), "ObjectMaxCardinality(1 :p ")
                    + name() + "))";
            case 7:
                return "SubClassOf(" + pick("owl:Thing ", some(1)) + some(1) + ")";
            case 8:
            case 9:
            case 10:
                return "EquivalentClasses(" + name() + "ObjectIntersectionOf(" + name() + some(2) + "))";
            case 11:
                return "EquivalentClasses(" + name() + some(1) + ")";
            default:
                return "SubClassOf(" + name() + some(2) + ")";
        }
    }

    /** In EL. */
    private String some(int depth) {
        if (depth == 0 || random.nextBoolean()) {
            return name();
        }
        return random.nextInt(3) == 0 ? "ObjectIntersectionOf(" + name() + some(depth - 1) + ") "
            : "ObjectSomeValuesFrom(" + property() + some(depth - 1) + ") ";
    }

    private String name() {
        return ":C" + random.nextInt(CLASSES) + " ";
    }

    /** Now and then the same twice. */
    private String names(int n) {
        return random.ints(n, 0, CLASSES).mapToObj(i -> ":C" + i + " ").collect(Collectors.joining());
    }

    private String property() {
        return pick(":p ", ":r ", ":s ", ":t ");
    }

    private String pick(String... some) {
        return some[random.nextInt(some.length)];
    }
}
