package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.ParadlException;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Facts that follow by properties alone, from HermiT. */
class PropertyPathsTest {
    private static final List<String> INDIVIDUALS = List.of("a", "b", "c");
    private static final List<String> PROPERTIES = List.of("p", "q", "r", "s");
    private static final int SEEDS = Integer.getInteger("seeds", 150);

    private static Set<String> facts(String axioms) {
        OWLReasoner hermit = hermit(axioms);
        return possible().filter(fact -> Engines.byName("hermit").entails(hermit,
            Given.axioms("ObjectPropertyAssertion(" + fact + ")").iterator().next()))
            .collect(Collectors.toCollection(TreeSet::new));
    }

    private static OWLReasoner hermit(String axioms) {
        return Engines.byName("hermit").start(Given.ontology(axioms), Progress.SILENT);
    }

    private static Stream<String> possible() {
        return PROPERTIES.stream().flatMap(property -> INDIVIDUALS.stream().flatMap(one -> INDIVIDUALS.stream()
            .map(other -> ":" + property + " :" + one + " :" + other)));
    }

    @Test
    void inversesMayBeToldByInclusions() {
        String told = "ObjectPropertyAssertion(:p :a :b) ObjectPropertyAssertion(:q :b :c) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:p :q) :r) ";
        assertEquals(Set.of(":p :a :b", ":q :b :c", ":r :a :c", ":s :c :a"),
            facts(told + "SubObjectPropertyOf(ObjectInverseOf(:r) :s) SubObjectPropertyOf(ObjectInverseOf(:s) :r)"));
    }

    @Test
    void equivalentPropertiesMayBeToldByTheirInverses() {
        assertEquals(Set.of(":p :a :b", ":p :b :c", ":p :a :c", ":q :a :b", ":q :b :c", ":q :a :c"),
            facts("SubObjectPropertyOf(ObjectInverseOf(:q) ObjectInverseOf(:p)) SubObjectPropertyOf(:p :q) "
                + "TransitiveObjectProperty(:q) ObjectPropertyAssertion(:p :a :b) ObjectPropertyAssertion(:q :b :c)"));
    }

    @Test
    void anInclusionToldTwiceIsNoEquivalence() {
        assertEquals(Set.of(":r :c :c"), facts("SubObjectPropertyOf(ObjectInverseOf(:p) :r) "
            + "SubObjectPropertyOf(:p ObjectInverseOf(:r)) SubObjectPropertyOf(ObjectPropertyChain(:p :q) :p) "
            + "ObjectPropertyAssertion(:r :c :c)"));
        assertEquals(Set.of(":p :a :b", ":p :b :c", ":r :b :a", ":r :c :b", ":r :c :a"),
            facts("SubObjectPropertyOf(ObjectInverseOf(:p) :r) SubObjectPropertyOf(:p ObjectInverseOf(:r)) "
                + "TransitiveObjectProperty(:r) ObjectPropertyAssertion(:p :a :b) ObjectPropertyAssertion(:p :b :c)"));
    }

    @Test
    void anInverseInAChainIsReadBackwards() {
        assertEquals(Set.of(":q :a :b", ":q :b :c", ":q :a :c", ":r :b :a", ":r :c :b", ":r :c :a"),
            facts("InverseObjectProperties(:q :r) ObjectPropertyAssertion(:q :a :b) ObjectPropertyAssertion(:r :c :b) "
                + "SubObjectPropertyOf(ObjectPropertyChain(:q ObjectInverseOf(:r)) ObjectInverseOf(:r))"));
    }

    @Test
    void whatTheTopPropertyIsInHasAllPairs() {
        assertEquals(18, facts("SubObjectPropertyOf(owl:topObjectProperty :p) EquivalentObjectProperties(:p :q) "
            + "Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b)) Declaration(NamedIndividual(:c))")
            .size());
    }

    @Test
    void whatTheInverseOfTheTopPropertyIsInHasAllPairs() {
        assertEquals(9, facts("SubObjectPropertyOf(ObjectInverseOf(owl:topObjectProperty) :p) "
            + "Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b)) Declaration(NamedIndividual(:c))")
            .size());
    }

    @Test
    void aPathMayGoBackAlongASymmetricProperty() {
        assertEquals(Set.of(":p :a :a", ":p :a :b", ":p :b :a", ":p :b :b"), facts("SymmetricObjectProperty(:p) "
            + "TransitiveObjectProperty(:p) ObjectPropertyAssertion(:p :a :b)"));
    }

    @Test
    void equivalentPropertiesHaveEachOthersPaths() {
        String path = "ObjectPropertyAssertion(:q :a :b) ObjectPropertyAssertion(:q :b :c) ";
        Set<String> both = Set.of(":p :a :b", ":p :b :c", ":p :a :c", ":q :a :b", ":q :b :c", ":q :a :c");
        assertEquals(both, facts(path + "TransitiveObjectProperty(:p) EquivalentObjectProperties(:p :q)"));
        assertEquals(both, facts(path + "TransitiveObjectProperty(:q) EquivalentObjectProperties(:p :q)"));
    }

    @Test
    void chainsInACycleThroughAnInverseAreRefused() {
        assertThrows(ParadlException.class, () -> hermit("SubObjectPropertyOf(:r ObjectInverseOf(:p)) "
            + "SubObjectPropertyOf(ObjectPropertyChain(:p :s) ObjectInverseOf(:r))"));
    }

    /** What follows is the least that the axioms allow, as there is nothing else in them. */
    @Test
    void whatFollowsIsTheLeastThatTheAxiomsAllow() {
        int answered = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            var random = new RandomPaths(seed);
            try {
                assertEquals(random.least(), facts(random.toString()), "seed " + seed + ": " + random);
                answered++;
            } catch (ParadlException irregular) {
                assertEquals(ParadlException.Kind.UNSUPPORTED, irregular.kind());
            }
        }
        assertTrue(answered > SEEDS / 3, answered + " were answered");
    }

    /** Some inclusions, chains and facts. */
    private static final class RandomPaths {
        private final Random random;
        private final List<String> axioms = new ArrayList<>();
        private final List<List<String>> rules = new ArrayList<>(); // what is in what comes last
        private final Set<String> facts = new TreeSet<>();

        RandomPaths(int seed) {
            random = new Random(seed);
            for (int i = 2 + random.nextInt(4); i > 0; i--) {
                List<String> rule = new ArrayList<>(List.of(property(), property()));
                if (i == 2 || random.nextInt(4) == 0) {
                    rule.add(property());
                }
                rules.add(rule);
                List<String> links = rule.subList(0, rule.size() - 1);
                axioms.add("SubObjectPropertyOf(" + (links.size() == 1 ? links.get(0)
                    : "ObjectPropertyChain(" + String.join(" ", links) + ")") + " " + rule.get(links.size()) + ")");
            }
            List<String> all = possible().collect(Collectors.toList());
            for (int i = 0; i < 3; i++) {
                facts.add(all.get(random.nextInt(all.size())));
            }
        }

        private String property() {
            String property = ":" + PROPERTIES.get(random.nextInt(PROPERTIES.size()));
            return random.nextInt(3) == 0 ? "ObjectInverseOf(" + property + ")" : property;
        }

        private static String fact(String property, String one, String other) {
            return property.startsWith(":") ? property + " " + one + " " + other
                : property.substring("ObjectInverseOf(".length(), property.length() - 1) + " " + other + " " + one;
        }

        Set<String> least() {
            var least = new TreeSet<>(facts);
            boolean more = true;
            while (more) {
                more = false;
                for (List<String> rule : rules) {
                    for (String start : INDIVIDUALS) {
                        Set<String> ends = Set.of(":" + start);
                        for (String link : rule.subList(0, rule.size() - 1)) {
                            var next = new HashSet<String>();
                            ends.forEach(end -> INDIVIDUALS.stream().map(name -> ":" + name)
                                .filter(name -> least.contains(fact(link, end, name))).forEach(next::add));
                            ends = next;
                        }
                        for (String end : ends) {
                            more |= least.add(fact(rule.get(rule.size() - 1), ":" + start, end));
                        }
                    }
                }
            }
            return least;
        }

        @Override
        public String toString() {
            return Stream.concat(axioms.stream(), facts.stream().map(fact -> "ObjectPropertyAssertion(" + fact + ")"))
                .collect(Collectors.joining(" "));
        }
    }
}
