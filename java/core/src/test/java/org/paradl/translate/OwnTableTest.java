package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Entities;
import org.paradl.engine.Given;
import org.paradl.table.Table;
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

    private static void assertSays(String translated, String rows, String source) {
        Table table = TableReader.read("extends = 'fde'\nname = 'mine'\n[class]\n" + rows + "\n");
        Set<OWLAxiom> asserted = instance(source);
        Translator translator = new Translator(table, table.inclusion(), Entities.in(asserted),
            OWLManager.createOWLOntologyManager());
        assertEquals(instance(translated), translator.translate(asserted, Split.allNames()).axioms());
    }

    private static Set<OWLAxiom> instance(String type) {
        return Given.axioms("ClassAssertion(" + type + " :a)").stream().filter(OWLAxiom::isLogicalAxiom)
            .collect(Collectors.toSet());
    }
}
