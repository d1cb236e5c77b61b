package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Entities;
import org.paradl.engine.Given;
import org.paradl.table.Table;
import org.paradl.table.TableException;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What the notation has and no table that ships makes use of: a table of one's own may. */
class OwnTableTest {

    @Test
    void ofAnObjectProperty() {
        assertSays("ObjectExactCardinality(1 :r owl:Thing)",
            "'ObjectHasSelf(R)' = { '+' = 'R+ exactly 1 Thing' }", "ObjectHasSelf(:r)");
        assertSays("ObjectIntersectionOf(ObjectMinCardinality(2 :r :C) "
            + "ObjectMaxCardinality(2 :r ObjectComplementOf(:C.told-false)))",
            "'ObjectAllValuesFrom(R C)' = { '+' = '[R exactly 2 C]+' }", "ObjectAllValuesFrom(:r :C)");
    }

    @Test
    void ofADataProperty() {
        String source = "DataHasValue(:u \"x\")";
        assertSays("DataSomeValuesFrom(:u rdfs:Literal)", "'DataHasValue(U v)' = { '+' = 'U+ some Literal' }", source);
        assertSays("DataMinCardinality(3 :u)", "'DataHasValue(U v)' = { '+' = 'U+ min 3 Literal' }", source);
        assertSays("DataExactCardinality(3 :u)", "'DataHasValue(U v)' = { '+' = 'U+ exactly 3 Literal' }", source);
    }

    /** {@code this-} puts the names of a class expression into the channel, and leaves the expression. */
    @Test
    void theVeryExpressionWithItsNames() {
        assertSays("ObjectSomeValuesFrom(:r.told-false ObjectComplementOf(:C.told-false))",
            "'ObjectSomeValuesFrom(R C)' = { '+' = 'this-' }", "ObjectSomeValuesFrom(:r ObjectComplementOf(:C))");
    }

    @Test
    void anAxiomInBracketsIsOneOfTheOntology() {
        assertAxiomSays("ObjectPropertyAssertion(:r.told-false :b :a)",
            "'ObjectPropertyAssertion(R a b)' = ['[not R(b a)]']", "ObjectPropertyAssertion(:r :a :b)");
        assertAxiomSays("ClassAssertion(ObjectSomeValuesFrom(:r ObjectOneOf(:b)) :a)",
            "'ObjectPropertyAssertion(R a b)' = ['[a Type R some {b}]']", "ObjectPropertyAssertion(:r :a :b)");
    }

    /** Without a guard: it is an inclusion in owl:Nothing. */
    @Test
    void classesAreDisjoint() {
        assertAxiomSays("DisjointClasses(:A :B.told-false)",
            "'SubClassOf(C Nothing)' = ['C+ SubClassOf Nothing']\n"
            + "[axiom.internal]\n'SubClassOf(C D)' = ['DisjointClasses(C+ D-)']", "SubClassOf(:A :B)");
    }

    @Test
    void aNumberIsNotNegative() {
        var failure = assertThrows(TableException.class, () -> assertSays("owl:Thing",
            "'ObjectMaxCardinality(n R C)' = { '+' = 'R+ max n-1 C+' }", "ObjectMaxCardinality(0 :r :C)"));
        assertTrue(failure.getMessage().startsWith("row ObjectMaxCardinality: a number of -1 is none"),
            failure.getMessage());
    }

    private static void assertSays(String translated, String rows, String source) {
        assertSays(instance(translated), "[class]\n" + rows, instance(source));
    }

    private static void assertAxiomSays(String translated, String rows, String source) {
        assertSays(logical(translated), "[axiom]\n" + rows, logical(source));
    }

    private static void assertSays(Set<OWLAxiom> translated, String rows, Set<OWLAxiom> source) {
        Table table = TableReader.read("extends = 'fde'\nname = 'mine'\n" + rows + "\n");
        Translator translator = new Translator(table, table.inclusion(), Entities.in(source),
            OWLManager.createOWLOntologyManager());
        assertEquals(translated, translator.translate(source, Split.allNames()).axioms());
    }

    private static Set<OWLAxiom> instance(String type) {
        return logical("ClassAssertion(" + type + " :a)");
    }

    private static Set<OWLAxiom> logical(String axiom) {
        return Given.axioms(axiom).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }
}
