package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.ParadlException;
import org.paradl.engine.Given;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/**
 * Every row of the tables by hand ({@code fde-rows.toml} and its like), and what the translator sees to beside the
 * rows.
 */
class TranslatorTest {
    private static final Table FDE = TableReader.shipped("fde");
    private static final Table CLASSICAL = TableReader.shipped("classical");
    private static final List<String> LOGICS = List.of("fde", "lp", "k3", "ac");
    private static final List<RowCase> CASES = LOGICS.stream().flatMap(logic -> RowCase.all(logic).stream())
        .collect(Collectors.toList());
    private static final OWLOntologyManager MANAGER = OWLManager.createOWLOntologyManager();
    private static final String ABSURD = "<" + Vocabulary.ABSURD + ">";

    static Stream<RowCase> cases() {
        return CASES.stream();
    }

    static Stream<String> logics() {
        return LOGICS.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aRowGivesWhatItShould(RowCase row) {
        var source = new HashSet<>(row.context);
        source.add(row.source);
        Split split = row.guarded ? Split.everything() : Split.allNames();
        Translator translator = new Translator(row.table, row.inclusion, Unsupported.DROP, true, signature(source),
            Tells.none(), MANAGER);
        Translation translation = translator.translate(source, split);

        if (row.channel().isPresent()) {
            var type = (OWLClassAssertionAxiom) row.source;
            assertEquals(row.gives, Set.of(Given.FACTORY.getOWLClassAssertionAxiom(
                translator.in(type.getClassExpression(), row.channel().get(), split), type.getIndividual())));
            return;
        }
        assertEquals(row.gives, row.isStanding() ? standing(translation) : from(translation, row.source));
        String why = translation.leftOut().getOrDefault(row.source, "");
        assertTrue(why.contains(row.leftOut) && why.isEmpty() == row.leftOut.isEmpty(), why);
    }

    /** What stands of names alone: guards bring axioms of their own. */
    private static Set<OWLAxiom> standing(Translation translation) {
        return translation.axioms().stream().filter(axiom -> translation.sourcesOf(axiom).isEmpty())
            .filter(axiom -> !axiom.toString().contains(Vocabulary.NAMESPACE)).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("logics")
    void everyRowHasACase(String logic) {
        assertEquals(RowCase.rowsOfTable(logic), CASES.stream().filter(row -> row.table.name().equals(logic))
            .map(row -> row.row).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void classicallyAnAxiomStandsForItself(RowCase row) {
        Assumptions.assumeFalse(row.source.toString().contains("topDataProperty"), "OWL 2 DL has no facts of it");
        Translation translation = translate(CLASSICAL, row.inclusion, Set.of(row.source), Split.nothing());

        assertEquals(Set.of(row.source), translation.axioms());
        assertEquals(Set.of(row.source), translation.sourcesOf(row.source));
    }

    @Test
    void anAxiomOfTwoSourcesKnowsBoth() {
        var source = logical("DisjointClasses(:C :D) SubClassOf(:C ObjectComplementOf(:D))");
        Translation translation = translate(source, Split.allNames());

        assertEquals(source, translation.sourcesOf(one("SubClassOf(:C :D.told-false)")));
        assertEquals(logical("DisjointClasses(:C :D)"), translation.sourcesOf(one("SubClassOf(:D :C.told-false)")));
    }

    @Test
    void whatAnAbsurdPropertyMeansStandsByItselfWhereAGuardHasIt() {
        assertMeansAbsurd("ObjectPropertyDomain(<" + Vocabulary.ABSURD_OBJECT_PROPERTY + "> " + ABSURD + ")",
            "SubObjectPropertyOf(ObjectPropertyChain(:r :s) owl:bottomObjectProperty)");
        assertMeansAbsurd("DataPropertyDomain(<" + Vocabulary.ABSURD_DATA_PROPERTY + "> " + ABSURD + ")",
            "SubDataPropertyOf(:u owl:bottomDataProperty)");
    }

    private static void assertMeansAbsurd(String standing, String axiom) {
        OWLAxiom source = one(axiom);
        Translation translation = translate(Set.of(source), Split.allNames().guarding(Set.of(source)));

        assertEquals(logical(standing), translation.axioms().stream()
            .filter(one -> translation.sourcesOf(one).isEmpty()).collect(Collectors.toSet()));
        assertEquals(logical(standing), translation.of(Set.of()));
        assertEquals(translation.axioms(), translation.of(Set.of(source)));
    }

    @Test
    void whatNoGuardHasIsNotSpokenOf() {
        var functional = one("FunctionalObjectProperty(:r)");
        Translation translation = translate(Set.of(functional), Split.allNames().guarding(Set.of(functional)));

        assertEquals(Set.of(), translation.of(Set.of()));
    }

    @Test
    void onlyTheAxiomsThatAreAskedForAreGuarded() {
        var guarded = one("FunctionalObjectProperty(:r)");
        var plain = one("FunctionalObjectProperty(:s)");
        Translation translation = translate(Set.of(guarded, plain), Split.allNames().guarding(Set.of(guarded)));

        assertEquals(Set.of(plain), from(translation, plain));
        assertEquals(logical("SubClassOf(owl:Thing ObjectMaxCardinality(1 :r ObjectComplementOf(" + ABSURD + ")))"),
            from(translation, guarded));
    }

    @Test
    void declarationsAndAnnotationsAreKept() {
        var source = Given.axioms("Declaration(Class(:C)) Declaration(AnnotationProperty(:note)) "
            + "AnnotationAssertion(:note :C \"x\")");
        assertEquals(source, translate(source, Split.everything()).axioms().stream()
            .filter(axiom -> !axiom.isLogicalAxiom()).collect(Collectors.toSet()));
    }

    @Test
    void anAxiomsAnnotationChoosesItsInclusion() {
        var source = logical(
            "SubClassOf(Annotation(<" + Vocabulary.INCLUSION + "> \"Material\") :C :D) SubClassOf(:D :E)");
        assertEquals(logical("SubClassOf(ObjectComplementOf(:C.told-false) :D) SubClassOf(:D :E) "
            + "SubClassOf(:E.told-false :D.told-false)"),
            translate(FDE, Inclusion.STRONG, source, Split.allNames()).axioms());
    }

    @Test
    void anUnknownInclusionIsAnError() {
        var source = logical("SubClassOf(Annotation(<" + Vocabulary.INCLUSION + "> \"weak\") :C :D)");
        var error = assertThrows(ParadlException.class, () -> translate(source, Split.allNames()));
        assertEquals(ParadlException.Kind.ONTOLOGY, error.kind());
        assertTrue(error.getMessage().contains("\"weak\""), error::getMessage);
    }

    @Test
    void anonymousIndividualsGetOneNameEach() {
        Translation translation = translate(
            logical("ObjectPropertyAssertion(:r _:x _:y) ClassAssertion(ObjectHasValue(:r :a) _:x)"),
            Split.everything());
        var names = translation.axioms().stream().flatMap(axiom -> axiom.getIndividualsInSignature().stream())
            .map(name -> name.getIRI().toString()).collect(Collectors.toSet());

        assertEquals(3, names.size());
        assertEquals(2, names.stream().filter(name -> name.startsWith(Vocabulary.ANONYMOUS)).count());
        assertTrue(translation.axioms().stream().allMatch(axiom -> axiom.getAnonymousIndividuals().isEmpty()));
    }

    @Test
    void anIllTypedLiteralMakesItsAxiomAbsurd() {
        String ill = "\"ten\"^^xsd:integer";
        assertGives("ClassAssertion(Absurd :a)", "DataPropertyAssertion(:u :a " + ill + ")");
        assertGives("ClassAssertion(owl:Thing :a)", "NegativeDataPropertyAssertion(:u :a " + ill + ")");
        assertGives("SubClassOf(:C Absurd) SubClassOf(owl:Thing :C.told-false)",
            "SubClassOf(:C DataHasValue(:u " + ill + "))");
        assertGives("SubClassOf(:C owl:Thing)", "SubClassOf(:C DataMaxCardinality(1 :u DataOneOf(" + ill + ")))");
        assertGives("SubClassOf(:C ObjectUnionOf(DataMaxCardinality(0 :u) Absurd))",
            "SubClassOf(:C DataAllValuesFrom(:u DataOneOf(" + ill + ")))");
    }

    private static void assertGives(String translated, String source) {
        assertGives(Inclusion.INTERNAL, Split.everything(), translated, source);
    }

    private static void assertGives(Inclusion inclusion, Split split, String translated, String source) {
        OWLAxiom axiom = one(source);
        Translation translation = translate(FDE, inclusion, Set.of(axiom), split);
        assertEquals(logical(translated.replace("Absurd", ABSURD)), from(translation, axiom));
    }

    @Test
    void rulesAreReadOverToldTruthOrLeftOutWhole() {
        String body = "DLSafeRule(Body(ClassAtom(:C Variable(<urn:x>))";
        assertLeftOut("built-in", body + " BuiltInAtom(<http://www.w3.org/2003/11/swrlb#equal> Variable(<urn:x>) "
            + "Variable(<urn:x>))) Head(ClassAtom(:D Variable(<urn:x>))))", Split.allNames());
        String same = body + ") Head(SameIndividualAtom(Variable(<urn:x>) :a)))";
        assertLeftOut("equality", same, Split.everything());
        assertEquals(logical(same), translate(logical(same), Split.allNames()).axioms());
    }

    private static void assertLeftOut(String why, String rule, Split split) {
        Translation translation = translate(logical(rule), split);
        assertEquals(Set.of(), from(translation, one(rule)));
        assertTrue(translation.leftOut().get(one(rule)).contains(why), translation.leftOut()::toString);
    }

    @Test
    void aDerivedNameIsNeverOneOfTheSource() {
        var source = logical(
            "DisjointClasses(:C :D) ClassAssertion(:C.told-false :a) ClassAssertion(:C.told-false-2 :a)");
        assertEquals(logical("SubClassOf(:C :D.told-false-3) SubClassOf(:D :C.told-false-3)"),
            from(translate(source, Split.allNames()), one("DisjointClasses(:C :D)")));
    }

    @Test
    void aDerivedNameKnowsWhatItIsASideOf() {
        var source = logical("DisjointClasses(:C :D)");
        Translator translator = translator(FDE, Inclusion.INTERNAL, source);
        translator.translate(source, Split.allNames());
        var side = translator.names().side(Given.type("C.told-false")).orElseThrow();

        assertEquals(Given.type("C"), side.name());
        assertEquals("-", side.channel().symbol());
        assertTrue(translator.names().side(Given.type("C")).isEmpty());
    }

    @Test
    void whatStandsOfANameGoesWithTheAxiomsThatMentionIt() {
        var c = one("ClassAssertion(:C :a)");
        var d = one("ClassAssertion(:D :a)");
        Translation translation = translate(TableReader.shipped("k3"), Inclusion.INTERNAL, Set.of(c, d),
            Split.allNames());
        OWLAxiom ofC = one("SubClassOf(ObjectIntersectionOf(:C :C.told-false) owl:Nothing)");
        OWLAxiom ofD = one("SubClassOf(ObjectIntersectionOf(:D :D.told-false) owl:Nothing)");

        assertEquals(Set.of(c, d, ofC, ofD), translation.axioms());
        assertEquals(Set.of(c, d, ofC, ofD), translation.toReasonOver());
        assertEquals(Set.of(), translation.sourcesOf(ofC));
        assertEquals(Set.of(c, ofC), translation.of(Set.of(c)));
        assertEquals(Set.of(c, ofC, ofD), translation.of(Set.of(c), Set.of(Given.type("D"))));
    }

    @Test
    void noGapsNeedNoAxiomWhereNothingIsSaidOfWhatIsToldFalse() {
        var disjoint = one("DisjointClasses(:C :D)");
        var other = one("SubClassOf(ObjectComplementOf(:D) :C)");
        Translation translation =
            translate(TableReader.shipped("lp"), Inclusion.INTERNAL, Set.of(disjoint, other), Split.allNames());
        OWLAxiom ofC = one("SubClassOf(owl:Thing ObjectUnionOf(:C :C.told-false))");
        OWLAxiom ofD = one("SubClassOf(owl:Thing ObjectUnionOf(:D :D.told-false))");
        var without = new HashSet<>(translation.axioms());
        without.remove(ofC);

        assertTrue(translation.axioms().containsAll(Set.of(ofC, ofD)));
        assertEquals(without, translation.toReasonOver());
        assertEquals(without, translation.of(Set.of(disjoint, other)));
        assertEquals(Set.of(Given.type("C.told-false")), translation.askedOtherwise().keySet());
        assertEquals(one("ClassAssertion(ObjectUnionOf(:C.told-false ObjectComplementOf(:C)) :a)"),
            translation.asked(one("ClassAssertion(:C.told-false :a)")));
        assertEquals(one("ClassAssertion(:D.told-false :a)"),
            translation.asked(one("ClassAssertion(:D.told-false :a)")));
    }

    @Test
    void nothingStandsOfANameThatIsNotSplit() {
        var c = one("ClassAssertion(:C :a)");
        assertEquals(Set.of(c),
            translate(TableReader.shipped("k3"), Inclusion.INTERNAL, Set.of(c), Split.nothing()).axioms());
    }

    @Test
    void whatHasNoReadingIsAnErrorOrLeftOut() {
        var source = logical("FunctionalObjectProperty(:r) FunctionalObjectProperty(:s) FunctionalObjectProperty(:t) "
            + "ClassAssertion(ObjectHasSelf(:r) :a) ClassAssertion(:C :a)");
        Table ac = TableReader.shipped("ac");
        var error = assertThrows(ParadlException.class,
            () -> translate(ac, Inclusion.INTERNAL, source, Split.allNames()));
        assertEquals(ParadlException.Kind.UNSUPPORTED, error.kind());
        assertEquals("the logic ac does not cover 4 axioms: ac has no reading of FunctionalObjectProperty (3 axioms: "
            + "FunctionalObjectProperty(<http://x/r>), FunctionalObjectProperty(<http://x/s>), ...); "
            + "ac has no reading of ObjectHasSelf (1 axiom: ClassAssertion(ObjectHasSelf(<http://x/r>) <http://x/a>))",
            error.getMessage());

        var dropping = new Translator(ac, Inclusion.INTERNAL, Unsupported.DROP, true, signature(source),
            Tells.none(), MANAGER);
        assertEquals(4, dropping.translate(source, Split.allNames()).leftOut().size());
    }

    @Test
    void witnessesMayBeLeftOut() {
        var source = logical("SubClassOf(:C :D)");
        Table ac = TableReader.shipped("ac");
        var without = new Translator(ac, Inclusion.INTERNAL, Unsupported.ERROR, false, signature(source),
            Tells.none(), MANAGER);
        assertEquals(source, from(without.translate(source, Split.allNames()), one("SubClassOf(:C :D)")));

        var witness = translate(ac, Inclusion.INTERNAL, source, Split.allNames()).axioms().stream()
            .flatMap(axiom -> axiom.getIndividualsInSignature().stream()).collect(Collectors.toSet());
        var annotated = logical("SubClassOf(Annotation(<http://x/note> \"x\") :C :D)");
        assertEquals(1, witness.size());
        assertTrue(Vocabulary.isWitness(witness.iterator().next()));
        assertEquals(witness, translate(ac, Inclusion.INTERNAL, annotated, Split.allNames()).axioms().stream()
            .flatMap(axiom -> axiom.getIndividualsInSignature().stream()).collect(Collectors.toSet()));
    }

    @Test
    void whatIsToldFalseOfAnUnsplitPropertyIsItsComplement() {
        var split = Split.nothing().splitting(Set.of(Given.property("s")));
        assertGives(Inclusion.INTERNAL, split, "SubClassOf(ObjectHasSelf(:s) ObjectComplementOf(ObjectHasSelf(:r)))",
            "SubClassOf(ObjectHasSelf(:s) ObjectComplementOf(ObjectHasSelf(:r)))");
        assertGives(Inclusion.INTERNAL, split, "SubObjectPropertyOf(:r :s.told-false) DisjointObjectProperties(:s :r)",
            "DisjointObjectProperties(:r :s)");
        assertGives(Inclusion.STRONG, split, "SubObjectPropertyOf(:r :s) DisjointObjectProperties(:s.told-false :r)",
            "SubObjectPropertyOf(:r :s)");
    }

    @Test
    void whatIncludesTheComplementOfAPropertyIsAskedOfOneInstance() {
        var split = Split.nothing().splitting(Set.of(Given.property("r")));
        String anything = "<" + Vocabulary.ANYTHING + ">";
        assertGives(Inclusion.STRONG, split, "SubObjectPropertyOf(:r :s) "
            + "SubClassOf(ObjectSomeValuesFrom(owl:topObjectProperty " + anything + ") ObjectUnionOf("
            + "ObjectSomeValuesFrom(:s " + anything + ") ObjectSomeValuesFrom(:r.told-false " + anything + ")))",
            "SubObjectPropertyOf(:r :s)");
    }

    @Test
    void punnedNamesAreSplitEachForItself() {
        assertEquals(logical("ClassAssertion(:X.told-false :X) ObjectPropertyAssertion(:X.told-false :X :X)"),
            translate(logical("ClassAssertion(ObjectComplementOf(:X) :X) NegativeObjectPropertyAssertion(:X :X :X)"),
                Split.allNames()).axioms());
    }

    private static Translation translate(Set<OWLAxiom> source, Split split) {
        return translate(FDE, Inclusion.INTERNAL, source, split);
    }

    private static Translation translate(Table table, Inclusion inclusion, Set<OWLAxiom> source, Split split) {
        return translator(table, inclusion, source).translate(source, split);
    }

    private static Translator translator(Table table, Inclusion inclusion, Set<OWLAxiom> source) {
        return new Translator(table, inclusion, signature(source), MANAGER);
    }

    private static Set<OWLEntity> signature(Set<OWLAxiom> source) {
        return source.stream().flatMap(axiom -> axiom.getSignature().stream()).collect(Collectors.toSet());
    }

    private static Set<OWLAxiom> from(Translation translation, OWLAxiom source) {
        return translation.axioms().stream().filter(axiom -> translation.sourcesOf(axiom).contains(source))
            .collect(Collectors.toSet());
    }

    private static Set<OWLAxiom> logical(String axioms) {
        return Given.axioms(axioms).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }

    private static OWLAxiom one(String axiom) {
        return logical(axiom).iterator().next();
    }
}
