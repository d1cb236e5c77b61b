package org.paradl.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.table.Table.Inclusion;

/** Tables are read as they are written; where one is wrong, the message says where and what. */
class TableReaderTest {
    private static final String HEAD = "name = 'mine'\ntrue = '+'\nfalse = '-'\n"
        + "[channels]\n'+' = { suffix = '', reads = 'true' }\n"
        + "'-' = { suffix = '.no', reads = 'false', complement = true }\n";

    @ParameterizedTest
    @ValueSource(strings = {"fde", "classical"})
    void theShippedTablesAreRead(String name) {
        Table table = TableReader.shipped(name);
        assertEquals(name, table.name());
        assertEquals(Set.of("+", "-"), table.channels().keySet());
        assertEquals(Inclusion.INTERNAL, table.inclusion());
        assertEquals(name.equals("fde"), table.splits());
        assertEquals(name.equals("fde"), table.namesAnonymous());
    }

    @Test
    void aChannelSaysItsSuffixAndMeaning() {
        Channel refuted = TableReader.read(HEAD).channel("-");
        assertEquals(List.of("-", ".no", "false", true),
            List.of(refuted.symbol(), refuted.suffix(), refuted.meaning(), refuted.complement()));
    }

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "R+ some C+ and D-        | AND(SOME(VARIABLER+ VARIABLEC+) VARIABLED-)",
        "not C+ or D+ and Absurd  | OR(NOT(VARIABLEC+) AND(VARIABLED+ ABSURD))",
        "C+ or ...                | OR(EACH(VARIABLEC+))",
        "inverse R+ only (C- or Thing) | ONLY(INVERSE(VARIABLER+) OR(VARIABLEC- THING))",
        "R- Self                  | SELF(VARIABLER-)",
        "not this+ or Absurd      | OR(NOT(THIS+) ABSURD)",
        "[R some {a}]-            | SOURCE-(SOME(VARIABLER ONE_OF(VARIABLEa)))",
        "U max 1 Literal          | MAX(VARIABLEU LITERAL)",
    })
    void expressionsAreManchesterSyntax(String text, String term) {
        assertEquals(term, TermParser.expression(text, Set.of("+", "-")).toString());
    }

    @Test
    void aCardinalityIsANumberOrCountsFromOne() {
        assertEquals(List.of("", 2), cardinality("R min 2 C+"));
        assertEquals(List.of("n", 0), cardinality("R min n C+"));
        assertEquals(List.of("n", 1), cardinality("R max n+1 C+"));
        assertEquals(List.of("n", -1), cardinality("R exactly n-1 C+"));
    }

    private static List<Object> cardinality(String text) {
        Term term = TermParser.expression(text, Set.of("+", "-"));
        return List.of(term.name(), term.number());
    }

    @Test
    void aRowWithAConstantIsTriedFirst() {
        Table table = TableReader.read(
            HEAD + "[axiom]\n'SubClassOf(C D)' = ['this+']\n'SubClassOf(C Nothing)' = ['this-']\n");
        assertEquals("-", table.axiomRow("SubClassOf", Inclusion.INTERNAL, true, row -> true).orElseThrow()
            .axioms().get(0).channel());
    }

    @Test
    void anUnguardedRowServesWhereNothingIsGuarded() {
        Table table = TableReader.read(HEAD + "[axiom]\n'SameIndividual(a b ...)' = ['a Type {b} or Absurd']\n"
            + "[axiom.unguarded]\n'SameIndividual(a b ...)' = ['this+']\n");
        assertEquals(Term.Op.TYPE, sameIndividual(table, true));
        assertEquals(Term.Op.THIS, sameIndividual(table, false));
    }

    private static Term.Op sameIndividual(Table table, boolean guarded) {
        return table.axiomRow("SameIndividual", Inclusion.STRONG, guarded, row -> true).orElseThrow()
            .axioms().get(0).op();
    }

    @Test
    void aTextInPlaceOfAxiomsSaysWhyThereIsNoReading() {
        Table table = TableReader.read(HEAD + "[axiom.material]\n'SubDataPropertyOf(U V)' = 'no such thing'\n");
        assertEquals("no such thing", table.axiomRow("SubDataPropertyOf", Inclusion.MATERIAL, true, row -> true)
            .orElseThrow().unsupported());
        assertTrue(table.axiomRow("SubDataPropertyOf", Inclusion.INTERNAL, true, row -> true).isEmpty());
    }

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "ObjectComplementOf(C)      | C*                  | one of the channels + - but found \"*\"",
        "ObjectComplementOf(C)      | [C]*                | one of the channels + -",
        "ObjectComplementOf(C)      | this                | one of the channels + -",
        "ObjectComplementOf(C)      | D-                  | D is not one of its metavariables",
        "ObjectMinCardinality(R C)  | R+ min n C+         | n is not one of its metavariables",
        "ObjectComplementOf(C)      | not                 | expected a metavariable",
        "ObjectComplementOf(C)      | C+ and              | expected a metavariable",
        "ObjectComplementOf(C)      | (C+ or C-           | expected \")\" but found the end",
        "ObjectComplementOf(C)      | C+ C-               | expected the end but found \"C\"",
        "ObjectSomeValuesFrom(R C)  | R+ all C+           | expected some, only, min, max, exactly or Self",
        "ObjectMinCardinality(n R C)| R+ min some C+      | expected a number",
        "ObjectComplementOf(C)      | Everything          | expected a metavariable",
    })
    void aBrokenExpressionIsToldWithItsRow(String row, String expression, String message) {
        assertMessage(HEAD + "[class]\n'" + row + "' = { '+' = '" + expression + "', '-' = 'Thing' }\n", row, message);
    }

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "SubClassOf(C D)            | C+                  | expected \"SubClassOf\" but found the end",
        "SubClassOf(C D)            | C+ SubClassOf E+    | E is not one of its metavariables",
        "SubClassOf(C D)            | C+ SubClassOf D*    | one of the channels + - but found \"*\"",
        "ObjectPropertyAssertion(R a b) | R-(a c)         | c is not one of its metavariables",
        "ObjectPropertyAssertion(R a b) | R-(a)           | expected a metavariable",
        "ClassAssertion(C a)        | a Type              | expected a metavariable",
        "SubClassOf(C D)            | [C SubClassOf D     | expected",
    })
    void aBrokenAxiomIsToldWithItsRow(String row, String axiom, String message) {
        assertMessage(HEAD + "[axiom]\n'" + row + "' = ['" + axiom + "']\n", row, message);
    }

    @Test
    void aBrokenFileIsToldInOneLine() {
        assertMessage("name = ", "not TOML");
        assertMessage("title = 'x'\n", "no \"name\"");
        assertMessage("name = 'x'\ntrue = '+'\nfalse = '-'\n", "\"true\" names no channel: +");
        assertMessage("inclusion = 'weak'\n" + HEAD, "\"weak\" is no kind of inclusion");
        assertMessage(HEAD + "[class]\n'some thing' = { '+' = 'Thing', '-' = 'Thing' }\n", "is not a row");
        assertMessage(HEAD + "[class]\n'A' = { '+' = 'A+' }\n", "row A", "a channel is missing");
        assertMessage(HEAD + "[axiom]\n'SubClassOf(C D)' = [1]\n", "row SubClassOf(C D)", "is not text");
        assertThrows(TableException.class, () -> TableReader.shipped("nonsense"));
    }

    private static void assertMessage(String toml, String... parts) {
        String message = assertThrows(TableException.class, () -> TableReader.read(toml)).getMessage();
        assertEquals(1, message.lines().count(), message);
        for (String part : parts) {
            assertTrue(message.contains(part), message);
        }
    }
}
