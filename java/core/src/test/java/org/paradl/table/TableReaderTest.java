package org.paradl.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Splitting;
import org.paradl.table.Table.Unsupported;

/** Tables are read as they are written; where one is wrong, the message says where and what. */
class TableReaderTest {
    private static final String HEAD = "name = 'mine'\ntrue = '+'\nfalse = '-'\n"
        + "[channels]\n'+' = { suffix = '', reads = 'true' }\n"
        + "'-' = { suffix = '.no', reads = 'false', complement = true }\n";

    @ParameterizedTest
    @ValueSource(strings = {"fde", "classical", "adaptive", "lp", "k3"})
    void theShippedTablesAreRead(String name) {
        Table table = TableReader.shipped(name);
        assertEquals(name, table.name());
        assertEquals(Set.of("+", "-"), table.channels().keySet());
        assertEquals(Inclusion.INTERNAL, table.inclusion());
        assertEquals(!name.equals("classical"), table.splits());
        assertEquals(!name.equals("classical"), table.namesAnonymous());
    }

    @Test
    void theTablesSayWhatIsSplitAndWhatExplodes() {
        assertEquals(List.of(Splitting.ALWAYS, Splitting.NEVER, Splitting.CONFLICTS, Splitting.ALWAYS),
            List.of(splitting("fde"), splitting("classical"), splitting("adaptive"), splitting("ac")));
        assertEquals(List.of(true, true, false, false), List.of(TableReader.shipped("fde").guards(),
            TableReader.shipped("lp").guards(), TableReader.shipped("k3").guards(),
            TableReader.shipped("classical").guards()));
        assertEquals(Unsupported.DROP, TableReader.shipped("fde").unsupported());
        assertEquals(Unsupported.ERROR, TableReader.shipped("ac").unsupported());
    }

    private static Splitting splitting(String logic) {
        return TableReader.shipped(logic).splitting();
    }

    @Test
    void theChannelsOfAcSayWhatIsDefined() {
        Table table = TableReader.shipped("ac");
        assertEquals(Set.of(".t", ".d", "*.t", "*.d"), table.channels().keySet());
        assertEquals(Optional.of(".d"), table.channel(table.trueChannel()).defined());
        assertEquals(Optional.of("*.d"), table.channel(table.falseChannel()).defined());
        assertEquals(Optional.empty(), table.channel(".d").defined());
    }

    @Test
    void aTableTakesOverWhatItExtends() {
        Table table = TableReader.read("extends = 'fde'\nname = 'mine'\ninclusion = 'strong'\n"
            + "[channels]\n'-' = { suffix = '.no' }\n"
            + "[class]\n'Thing' = { '-' = 'Nothing' }\n"
            + "[axiom]\n'SameIndividual(a b ...)' = ['this+']\n'TransitiveObjectProperty(R)' = 'not here'\n");
        assertEquals(List.of("mine", Inclusion.STRONG, ".no", true),
            List.of(table.name(), table.inclusion(), table.channel("-").suffix(), table.channel("-").complement()));
        assertEquals(Term.Op.NOTHING, table.classTerm("Thing", "-", row -> true).orElseThrow().term().op());
        assertEquals(Term.Op.THING, table.classTerm("Thing", "+", row -> true).orElseThrow().term().op());
        assertEquals(Term.Op.THIS, sameIndividual(table, true));
        assertEquals("not here", table.axiomRow("TransitiveObjectProperty", Inclusion.STRONG, true, row -> true)
            .orElseThrow().unsupported());
    }

    @Test
    void whatCannotBeExtendedIsTold() {
        assertMessage("extends = 'nonsense'\nname = 'mine'\n", "no table \"nonsense\"");
        assertMessage("extends = '../fde'\nname = 'mine'\n", "no name of a table");
        assertMessage("extends = 'loop-a'\nname = 'mine'\n", "extends itself: loop-a, loop-b, loop-a");
    }

    @Test
    void aClassRowMayLeaveChannelsOut() {
        Table table = TableReader.read(HEAD + "[class]\n'A' = { '+' = 'A+' }\n");
        assertTrue(table.classTerm("A", "+", row -> true).isPresent());
        assertTrue(table.classTerm("A", "-", row -> true).isEmpty());
    }

    @Test
    void whatStandsIsSaidOfKindsOfNames() {
        Table table = TableReader.read(HEAD + "[standing]\n'Class(A)' = ['A- SubClassOf A+']\n");
        assertEquals("SUB_CLASS_OF(VARIABLEA- VARIABLEA+)",
            table.standing("Class").orElseThrow().axioms().get(0).toString());
        assertTrue(table.standing("ObjectProperty").isEmpty());
        assertMessage(HEAD + "[standing]\n'SubClassOf(C D)' = ['C- SubClassOf D-']\n", "row SubClassOf", "Class(A)");
        assertMessage(HEAD + "[standing]\n'Class(A)' = 'no'\n", "row Class", "a list of axioms");
    }

    @Test
    void aLogicSaysWhichPropertiesItDoesNotRead() {
        Table table = TableReader.shipped("ac");
        assertTrue(table.propertyGap("ObjectInverseOf").orElseThrow().contains("ObjectInverseOf"));
        assertTrue(table.propertyGap("topObjectProperty").isPresent());
        assertTrue(TableReader.shipped("fde").propertyGap("ObjectInverseOf").isEmpty());
    }

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "witness Type C- and D+       | TYPE(WITNESS AND(VARIABLEC- VARIABLED+))",
        "R+(a witness)                | FACT(VARIABLER+ VARIABLEa WITNESS)",
        "not R+(a b)                  | NOT(FACT(VARIABLER+ VARIABLEa VARIABLEb))",
        "not C- SubClassOf D+         | SUB_CLASS_OF(NOT(VARIABLEC-) VARIABLED+)",
        "not (R+ some C+) SubClassOf D+ | SUB_CLASS_OF(NOT(SOME(VARIABLER+ VARIABLEC+)) VARIABLED+)",
        "[C SubClassOf not D]         | SOURCE(SUB_CLASS_OF(VARIABLEC NOT(VARIABLED)))",
        "[C]+ SubClassOf [not D]-     | SUB_CLASS_OF(SOURCE+(VARIABLEC) SOURCE-(NOT(VARIABLED)))",
        "EquivalentClasses(A+ (C+ or ...)) | EQUIVALENT(VARIABLEA+ OR(EACH(VARIABLEC+)))",
        "DisjointClasses(C+ ...)      | DISJOINT(EACH(VARIABLEC+))",
        "DisjointProperties(R+ inverse R-) | DISJOINT_PROPERTIES(VARIABLER+ INVERSE(VARIABLER-))",
    })
    void axiomsAreManchesterSyntax(String text, String term) {
        assertEquals(term, TermParser.axiom(text, Set.of("+", "-")).toString());
    }

    @Test
    void channelsMayHaveLongSymbols() {
        assertEquals("AND(VARIABLEC*.t EACH(VARIABLEC.d))",
            TermParser.expression("C*.t and (C.d and ...)", Set.of(".t", ".d", "*.t", "*.d")).toString()
                .replace("AND(EACH(VARIABLEC.d))", "EACH(VARIABLEC.d)"));
        assertEquals("FACT(VARIABLER*.t VARIABLEa VARIABLEb)",
            TermParser.axiom("R*.t(a b)", Set.of(".t", "*.t")).toString());
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
        "C+ and D- and Absurd     | AND(VARIABLEC+ VARIABLED- ABSURD)",
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
        "SubClassOf(C D)            | [C SubClassOf D     | expected \"]\" but found \"SubClassOf\"",
        "SubClassOf(C D)            | [C SubClassOf D]+   | expected \"]\" but found \"SubClassOf\"",
        "SubClassOf(C D)            | ``                  | expected a metavariable",
        "SubObjectPropertyOf(R S)   | not R+ SubPropertyOf S+ | expected some, only",
    })
    void aBrokenAxiomIsToldWithItsRow(String row, String axiom, String message) {
        assertMessage(HEAD + "[axiom]\n'" + row + "' = ['" + axiom + "']\n", row, message);
    }

    /** What a letter stands for would be found out by an ontology that has such an axiom, and no other. */
    @ParameterizedTest(name = "[{index}] {0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "ClassAssertion(C a)        | C Type C+           | C stands for a class, in the place of an individual",
        "ClassAssertion(C a)        | a Type a+           | a stands for an individual, in the place of a class",
        "ClassAssertion(C a)        | (C+ or ...) SubClassOf Thing | not behind what stands for a list",
        "ClassAssertion(C a)        | EquivalentClasses() | expected a metavariable (one letter) but found \")\"",
        "ClassAssertion(C a)        | a Type this+        | \"this\" is nothing in such a place",
        "ClassAssertion(C a)        | [this+]             | in brackets \"this\" is nothing",
        "SubClassOf(C D)            | {C} SubClassOf D+   | C stands for a class, in the place of an individual",
        "ObjectPropertyAssertion(R a b) | R+(a R)         | R stands for an object property, in the place of",
        "ObjectPropertyAssertion(R a b) | a SubClassOf b  | a stands for an individual, in the place of a class",
        "DataPropertyAssertion(U a v) | U+(v a)           | v stands for a literal, in the place of an individual",
        "DataPropertyAssertion(U a v) | U+(a a)           | a stands for an individual, in the place of a literal",
        "DataPropertyAssertion(U a v) | a Type U+ some v  | v stands for a literal, in the place of a data range",
        "DataPropertyAssertion(U a v) | a Type U+ some Thing | something else in the place of a data range",
        "DataPropertyAssertion(U a v) | a Type U+ Self    | U stands for a data property, in the place of an object",
        "DataPropertyAssertion(U a v) | a Type inverse U+ some Thing | U stands for a data property, in the place of",
        "ObjectHasSelf(R)           | R+ SubClassOf Thing | expected some, only",
        "SubObjectPropertyOf(R S)   | R+ SubPropertyOf U+ | U is not one of its metavariables",
        "ObjectPropertyRange(R C)   | Thing SubClassOf R+ only Literal | something else in the place of a class",
    })
    void aMetavariableStandsWhereTheLikeOfItMay(String row, String axiom, String message) {
        assertMessage(HEAD + "[axiom]\n'" + row + "' = ['" + axiom + "']\n", row, message);
    }

    @ParameterizedTest(name = "[{index}] {0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "ObjectMinCardinality(n R C) | n                 | n stands for a number, in the place of a class",
        "ObjectMinCardinality(n R C) | R+ min 9999999999 C+ | expected a number but found \"9999999999\"",
        "ObjectIntersectionOf(C ...) | C+                | C stands for a list: \"...\" is missing",
        "ObjectIntersectionOf(C ...) | not C+ and ...    | not behind what stands for a list",
        "ObjectIntersectionOf(E ...) | E+ and ...        | E is no letter of a metavariable",
        "ObjectComplementOf(C)       | Literal           | something else in the place of a class",
    })
    void soItDoesInClassExpressions(String row, String expression, String message) {
        assertMessage(HEAD + "[class]\n'" + row + "' = { '+' = '" + expression + "' }\n", row, message);
    }

    /** Each of these would take axioms away, or be as if it were not there, without a word. */
    @Test
    void whatWouldBeLostIsTold() {
        for (String value : List.of("5", "true", "''", "' '", "[]")) {
            assertMessage(HEAD + "[axiom]\n'ClassAssertion(C a)' = " + value + "\n", "row ClassAssertion(C a)",
                "neither which axioms it becomes nor why there are none");
        }
        assertMessage("splitz = 'never'\n" + HEAD, "\"splitz\" is no key of a table", "splits, guards");
        assertMessage("guards = 'no'\n" + HEAD, "\"guards\" is neither true nor false: no");
        assertMessage("names-anonymous = 1\n" + HEAD, "\"names-anonymous\" is neither true nor false: 1");
        assertMessage(HEAD.replace("complement = true", "complement = 'yes'"), "\"complement\" is neither");
        assertMessage("axiom = 'none'\n" + HEAD, "[axiom] has no rows");
        assertMessage(HEAD + "[axiom.strnog]\n'SubClassOf(C D)' = ['this+']\n",
            "[axiom.strnog] is none of the tables of axioms: internal, strong, material, unguarded");
        assertMessage(HEAD + "[property]\n'ObjectInverse(R)' = 'no'\n", "row ObjectInverse(R)", "ObjectInverseOf(R)");
        assertMessage(HEAD + "[standing]\n'Class(R)' = ['R+ SubPropertyOf R-']\n", "Class(A)");
        assertMessage(HEAD + "[standing]\n'Class(A)' = ['this+']\n", "\"this\" is nothing in such a place");
        assertMessage(HEAD + "[standing]\n'Class(A)' = ['witness Type A+']\n", "\"witness\" is nothing");
        assertMessage(HEAD + "[class]\n'ObjectSomeValueFrom(R C)' = { '+' = 'Thing' }\n",
            "row ObjectSomeValueFrom(R C) is of no construct of OWL");
        assertMessage(HEAD + "[axiom]\n'ClassAssertion(a C)' = ['a Type C+']\n",
            "row ClassAssertion(a C)", "with such arguments: ClassAssertion(C a)");
        assertMessage(HEAD + "[axiom.unguarded]\n'DisjointClasses(C D)' = ['this+']\n", "DisjointClasses(C D ...)");
    }

    @Test
    void aBrokenFileIsToldInOneLine() {
        assertMessage("name = ", "not TOML");
        assertMessage("title = 'x'\n", "no \"name\"");
        assertMessage("name = 'x'\ntrue = '+'\nfalse = '-'\n", "\"true\" names no channel: +");
        assertMessage("inclusion = 'weak'\n" + HEAD, "\"weak\" is no kind of inclusion");
        assertMessage(HEAD + "[class]\n'some thing' = { '+' = 'Thing', '-' = 'Thing' }\n", "is not a row");
        assertMessage(HEAD + "[class]\n'A' = { '*' = 'A+' }\n", "row A", "\"*\" is none of the channels + -");
        assertMessage(HEAD + "[class]\n'A' = { '+' = 1 }\n", "row A", "is not text");
        assertMessage(HEAD + "[class]\n'A' = {}\n", "row A", "says nothing in any channel");
        assertMessage("splits = true\n" + HEAD, "\"true\" is no kind of splits: always, never, conflicts");
        assertMessage("unsupported = 'maybe'\n" + HEAD, "\"maybe\" is no kind of unsupported: error, drop");
        assertMessage(HEAD.replace("reads = 'true'", "reads = 'true', defined = '!'"),
            "\"defined\" names no channel: !");
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
