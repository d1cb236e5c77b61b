package org.paradl.engine.hermit.normalize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Of a, b and c, those that a rule puts in the class D. */
class RulePropertiesTest {
    private static final String WAY = "ObjectPropertyAssertion(:t :a :b) ObjectPropertyAssertion(:t :b :c) ";
    private static final String TRANSITIVE = "TransitiveObjectProperty(:t) ";

    private static Set<String> concluded(String axioms, String... body) {
        OWLReasoner hermit = Engines.byName("hermit").start(Given.ontology(axioms + " DLSafeRule(Body("
            + String.join(" ", body) + ") Head(ClassAtom(:D Variable(:y))))"), Progress.SILENT);
        return Stream.of("a", "b", "c").filter(name -> Engines.byName("hermit").entails(hermit,
            Given.FACTORY.getOWLClassAssertionAxiom(Given.type("D"), Given.individual(name))))
            .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void whatFollowsByTransitivityMeetsACondition() {
        assertEquals(Set.of("b", "c"), concluded(WAY + TRANSITIVE, "ObjectPropertyAtom(:t :a Variable(:y))"));
        assertEquals(Set.of("c"), concluded(WAY + TRANSITIVE, "ObjectPropertyAtom(:t :a Variable(:y))",
            "ObjectPropertyAtom(:t :b Variable(:y))"));
    }

    @Test
    void whatFollowsByAChainMeetsAConditionOfWhatIsAbove() {
        assertEquals(Set.of("c"), concluded(WAY + "SubObjectPropertyOf(ObjectPropertyChain(:t :t) :u) "
            + "SubObjectPropertyOf(:u :v)", "ObjectPropertyAtom(:v Variable(:x) Variable(:y))"));
    }

    @Test
    void whatFollowsForAnInverseMeetsACondition() {
        assertEquals(Set.of("a", "b"), concluded(WAY + TRANSITIVE + "InverseObjectProperties(:t :u)",
            "ObjectPropertyAtom(:u :c Variable(:y))"));
    }

    @Test
    void aWayMayLeadThroughWhatHasNoName() {
        assertEquals(Set.of("b"), concluded(TRANSITIVE
            + "ClassAssertion(ObjectSomeValuesFrom(:t ObjectSomeValuesFrom(:t ObjectOneOf(:b))) :a)",
            "ObjectPropertyAtom(:t :a Variable(:y))"));
    }

    @Test
    void theEndOfAWayMeetsItsOwnConditions() {
        String noble = WAY + TRANSITIVE + "ClassAssertion(:N :c) ClassAssertion(ObjectSomeValuesFrom(:t :M) :a) ";
        String way = "ObjectPropertyAtom(:t Variable(:y) Variable(:z))";
        assertEquals(Set.of("a", "b"), concluded(noble, way, "ClassAtom(:N Variable(:z))"));
        assertEquals(Set.of(), concluded(noble, way, "ClassAtom(:M Variable(:z))"));
        assertEquals(Set.of(), concluded(noble, way, "ClassAtom(:N Variable(:z))", "ClassAtom(:M Variable(:z))"));
        assertEquals(Set.of(), concluded(noble, "ObjectPropertyAtom(:t Variable(:y) Variable(:y))"));
    }

    @Test
    void whatIsAskedOfOneVariableIsNotAskedOfAnother() {
        String told = WAY + TRANSITIVE + "ClassAssertion(:N :c) ClassAssertion(:O :a) ";
        String way = "ObjectPropertyAtom(:t Variable(:y) Variable(:z))";
        assertEquals(Set.of("a"), concluded(told, way, "ClassAtom(:O Variable(:y))", "ClassAtom(:N Variable(:z))"));
        assertEquals(Set.of(), concluded(told, way, "ClassAtom(:O Variable(:z))"));
    }

    @Test
    void aWayBackToItsStartIsNoWayToWhateverElse() {
        String told = WAY + TRANSITIVE + "ClassAssertion(:N :a) ";
        String[] body = {"ObjectPropertyAtom(:t Variable(:x) Variable(:x))", "ClassAtom(:N Variable(:y))"};
        assertEquals(Set.of(), concluded(told, body));
        assertEquals(Set.of("a"), concluded(told + "ObjectPropertyAssertion(:t :c :a)", body));
    }

    @Test
    void theStartOfAWayMeetsItsOwnConditions() {
        assertEquals(Set.of("c"), concluded(WAY + TRANSITIVE + "ObjectPropertyAssertion(:u :b :a)",
            "ObjectPropertyAtom(:t Variable(:x) Variable(:y))", "ObjectPropertyAtom(:u Variable(:x) Variable(:z))"));
    }

    @Test
    void bothEndsOfAWayMayMeetOtherConditions() {
        String two = WAY + TRANSITIVE + "ObjectPropertyAssertion(:u :a :c) ObjectPropertyAssertion(:u :b :a) ";
        String way = "ObjectPropertyAtom(:t Variable(:x) Variable(:y))";
        assertEquals(Set.of("c"), concluded(two, way, "ObjectPropertyAtom(:u Variable(:x) Variable(:y))"));
        assertEquals(Set.of("b", "c"), concluded(two, way, "ObjectPropertyAtom(:u Variable(:x) Variable(:z))"));
    }
}
