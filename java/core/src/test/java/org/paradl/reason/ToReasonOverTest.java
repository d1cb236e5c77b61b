package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.ask.Told;
import org.paradl.reason.module.Signature;
import org.paradl.reason.realize.Realization;
import org.paradl.reason.solve.Settings;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Over what is reasoned over instead of a translation HermiT says the same, of what is asked instead. */
class ToReasonOverTest {
    private static final List<String> CLASSES = List.of(":A", ":B", ":C", ":D");
    private static final List<String> FORMS = List.of("SubClassOf(%s %s)", "DisjointClasses(%s %s)",
        "ClassAssertion(%s :a)",
        "ClassAssertion(%s :b)", "SubClassOf(%s ObjectMaxCardinality(1 :r %s))",
        "SubClassOf(%s ObjectSomeValuesFrom(:r %s))",
        "SubClassOf(%s owl:Nothing)", "EquivalentClasses(%s ObjectAllValuesFrom(:r %s))", "ObjectPropertyDomain(:r %s)",
        "ObjectPropertyRange(:r %s)", "HasKey(%s () (:u))", "DisjointUnion(:D %s %s)",
        "ObjectPropertyAssertion(:r :a :b)");
    private static final List<String> SENTENCES = List.of("ClassAssertion(%s :a)", "ClassAssertion(%s :b)",
        "SubClassOf(%s %s)",
        "ClassAssertion(ObjectSomeValuesFrom(:r %s) :a)", "EquivalentClasses(%s %s)", "DisjointClasses(%s %s)");

    @ParameterizedTest
    @CsvSource({"lp, INTERNAL", "lp, STRONG", "lp, MATERIAL", "fde, STRONG", "fde, MATERIAL", "k3, STRONG",
        "k3, MATERIAL"})
    void theAnswersAreTheSame(String logic, Inclusion inclusion) {
        Table table = TableReader.shipped(logic);
        int follows = 0;
        int otherwise = 0;
        int kept = 0;
        for (int seed = 0; seed < 120; seed++) {
            var random = new Random(seed);
            Set<OWLAxiom> source = Ontologies.of(described(random));
            var signature = new Signature(source);
            var translator = new Translator(table, inclusion, Unsupported.DROP, true, signature.all(),
                signature.tells(), Owl.manager());
            Translation translation = translator.translate(source,
                random.nextBoolean() ? Split.everything() : Split.allNames());
            Set<OWLAxiom> left = translation.toReasonOver();
            otherwise += translation.axioms().containsAll(left) && left.size() == translation.axioms().size() ? 0 : 1;
            kept += translation.askedOtherwise().size() < 4 ? 1 : 0;
            try (Theory whole = theory(translation.axioms()); Theory rest = theory(left)) {
                for (OWLAxiom sentence : sentences(random)) {
                    List<OWLAxiom> reading = translator.reading(sentence, Split.allNames());
                    boolean all = entails(whole, reading);
                    assertEquals(all,
                        entails(rest, reading.stream().map(translation::asked).collect(Collectors.toList())),
                        () -> sentence + " of " + source);
                    follows += all ? 1 : 0;
                }
            }
        }
        assertTrue(follows > 40, "follow: " + follows);
        assertTrue(otherwise > 40, "with something left out or said otherwise: " + otherwise);
        assertTrue(kept > 20, "with something kept: " + kept);
    }

    /** All that a is related to is no C, since b alone may be one. */
    @Test
    void thereIsNoThirdWhereANumberCountsWhatIsNotToldFalse() {
        Set<OWLAxiom> source = Ontologies.of("SubClassOf(ObjectMaxCardinality(1 :r :C) :D)",
            "SubClassOf(:C ObjectOneOf(:b))", "ClassAssertion(ObjectAllValuesFrom(:r ObjectOneOf(:c :d)) :a)",
            "DifferentIndividuals(:b :c :d)");
        assertEquals(Told.T, Ontologies.ask("lp", "a Type: D", source));
        assertEquals(Told.N, Ontologies.ask("fde", "a Type: D", source));
    }

    @ParameterizedTest
    @CsvSource({"lp, INTERNAL", "lp, STRONG", "lp, MATERIAL", "fde, STRONG", "fde, MATERIAL"})
    void whoIsToldFalseIsListed(String logic, Inclusion inclusion) {
        int told = 0;
        for (int seed = 0; seed < 60; seed++) {
            Set<OWLAxiom> source = Ontologies.of(described(new Random(seed)));
            try (var reasoning = new Reasoning(source, new Settings(TableReader.shipped(logic), inclusion, "hermit"),
                Progress.SILENT)) {
                for (Realization.Individual individual : reasoning.realize().individuals()) {
                    for (var c : new Signature(source).classes()) {
                        Told listed = individual.types().stream().filter(type -> type.type().equals(c))
                            .map(Realization.Type::told).findFirst().orElse(Told.N);
                        OWLAxiom sentence = Owl.FACTORY.getOWLClassAssertionAxiom(c, individual.name());
                        assertEquals(reasoning.ask(sentence).told(), listed, () -> sentence + " of " + source);
                        told += listed.isFalse() ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(told > 30, "told false: " + told);
    }

    private static Theory theory(Set<OWLAxiom> axioms) {
        return new Theory(axioms, Engines.choose("hermit", axioms, false).engine(), Progress.SILENT);
    }

    private static boolean entails(Theory theory, List<OWLAxiom> wanted) {
        return !theory.isConsistent() || theory.entails(wanted);
    }

    private static List<OWLAxiom> sentences(Random random) {
        return SENTENCES.stream().flatMap(form -> Ontologies.of(filled(form, random)).stream())
            .filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
    }

    private static String[] described(Random random) {
        var axioms = new ArrayList<String>();
        CLASSES.forEach(c -> axioms.add("Declaration(Class(" + c + "))"));
        axioms.add("Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b))");
        for (int i = 0; i < 8; i++) {
            axioms.add(filled(FORMS.get(random.nextInt(FORMS.size())), random));
        }
        return axioms.toArray(String[]::new);
    }

    private static String filled(String form, Random random) {
        return String.format(form, expression(random), expression(random));
    }

    private static String expression(Random random) {
        String name = CLASSES.get(random.nextInt(CLASSES.size()));
        String other = CLASSES.get(random.nextInt(CLASSES.size()));
        switch (random.nextInt(10)) {
            case 0: case 1: return "ObjectComplementOf(" + name + ")";
            case 2: return "ObjectIntersectionOf(" + name + " ObjectComplementOf(" + other + "))";
            case 3: return "ObjectUnionOf(" + name + " " + other + ")";
            case 4: return "ObjectSomeValuesFrom(:r ObjectComplementOf(" + name + "))";
            default: return name;
        }
    }
}
