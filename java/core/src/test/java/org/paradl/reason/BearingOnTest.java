package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.paradl.table.Table.Unsupported;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.*;

/** Of the disjointness of many classes only what bears on a question is asked, and the answer is the same. */
class BearingOnTest {
    private static final int CLASSES = 12;
    private static final List<String> FORMS = List.of("SubClassOf(%s %s)", "ClassAssertion(%s :%4$s)",
        "ClassAssertion(%s :%4$s)",
        "SubClassOf(%s ObjectUnionOf(%s %s))", "EquivalentClasses(%s ObjectComplementOf(%s))",
        "SubClassOf(ObjectIntersectionOf(%s %s) %s)", "SubClassOf(%s ObjectSomeValuesFrom(:r %s))",
        "ClassAssertion(ObjectComplementOf(%s) :%4$s)", "SubClassOf(owl:Thing %s)", "DisjointClasses(%s %s)");

    @ParameterizedTest
    @ValueSource(strings = {"classical", "adaptive", "fde", "lp", "k3", "ac"})
    void theAnswerIsTheSame(String logic) {
        int entailed = 0;
        int less = 0;
        for (int seed = 0; seed < 100; seed++) {
            var random = new Random(seed);
            Set<OWLAxiom> source = Ontologies.of(described(random));
            Table table = TableReader.shipped(logic);
            var signature = new Signature(source);
            var translator = new Translator(table, table.inclusion(), Unsupported.DROP, true, signature.all(),
                signature.tells(), Owl.manager());
            Split split = split(table, random, source);
            Translation translation = translator.translate(source, split);
            List<OWLAxiom> some = shuffled(source, random).subList(0, random.nextInt(source.size() + 1));
            for (Goal goal : goals(random, table, translator, split)) {
                Set<OWLAxiom> all = translation.of(some, goal.signature());
                Set<OWLAxiom> few = translation.bearingOn(goal.signature(), some, Set.of());
                boolean follows = follows(goal, all);
                entailed += follows ? 1 : 0;
                if (!few.equals(all)) {
                    assertEquals(follows, follows(goal, few), () -> logic + ": " + goal.signature() + " from " + some);
                    less++;
                }
            }
        }
        assertTrue(entailed > 50, "entailed: " + entailed);
        assertTrue(less > 30 || Set.of("lp", "k3").contains(logic), "less: " + less);
    }

    /** Of many that are disjoint with everything each is in conflict, which no name of the source says; once. */
    @ParameterizedTest
    @ValueSource(strings = {"fde", "adaptive"})
    void whoIsInConflictIsToldWhy(String logic) {
        String classes = names().stream().limit(8).collect(Collectors.joining(" "));
        Set<OWLAxiom> source = Ontologies.of("DisjointClasses(owl:Thing " + classes + ")", "ClassAssertion(:C0 :i0)");
        OWLNamedIndividual a = Owl.FACTORY.getOWLNamedIndividual(IRI.create("http://x#i0"));
        try (Reasoning reasoning = Ontologies.reasoning(logic, source)) {
            List<List<Set<OWLAxiom>>> reasons = reasoning.check(1).conflicts().stream()
                .filter(conflict -> conflict.subject().equals(a)).map(Conflict::justifications)
                .collect(Collectors.toList());
            assertEquals(List.of(List.of(source)), reasons);
        }
    }

    private static boolean follows(Goal goal, Set<OWLAxiom> axioms) {
        try (Theory theory = new Theory(axioms, Engines.choose("hermit", axioms, false).engine(), Progress.SILENT)) {
            return !theory.isConsistent() || goal.followsFrom(theory);
        }
    }

    /** Under adaptive a part of the names may be split, and some axioms guarded. */
    private static Split split(Table table, Random random, Set<OWLAxiom> source) {
        if (!table.splits()) {
            return Split.nothing();
        }
        if (!table.guards() || random.nextBoolean()) {
            return Split.allNames();
        }
        return Split.nothing().covering(Set.copyOf(shuffled(source, random).subList(0, random.nextInt(3))));
    }

    private static List<Goal> goals(Random random, Table table, Translator translator, Split split) {
        OWLClass c = type(random);
        OWLClass d = type(random);
        OWLNamedIndividual a = Owl.FACTORY.getOWLNamedIndividual(IRI.create("http://x#" + individual(random)));
        var goals = new ArrayList<>(List.of(Goal.inconsistency(), Goal.unsatisfiability(c, c)));
        for (String channel : table.channels().keySet()) {
            OWLClass side = translator.side(c, channel, split);
            goals.add(Goal.entailment(List.of(Owl.FACTORY.getOWLClassAssertionAxiom(side, a)), List.of(c, a)));
            goals.add(Goal.entailment(List.of(Owl.FACTORY.getOWLSubClassOfAxiom(d, side)), List.of(c, d)));
            goals.add(Goal.entailment(List.of(Owl.FACTORY.getOWLClassAssertionAxiom(side.getObjectComplementOf(), a)),
                List.of(c, a)));
        }
        return goals;
    }

    /** Two disjointnesses of many, and some axioms about a few of these classes. */
    private static String[] described(Random random) {
        var axioms = new ArrayList<String>();
        for (int i = 0; i < 1 + random.nextInt(2); i++) {
            axioms.add("DisjointClasses(" + shuffled(names(), random).stream().limit(8 + random.nextInt(4))
                .collect(Collectors.joining(" ")) + ")");
        }
        for (int i = 0; i < 5; i++) {
            axioms.add(String.format(FORMS.get(random.nextInt(FORMS.size())), name(random), name(random), name(random),
                individual(random)));
        }
        return axioms.toArray(String[]::new);
    }

    private static Set<String> names() {
        var names = new TreeSet<String>();
        for (int i = 0; i < CLASSES; i++) {
            names.add(":C" + i);
        }
        return names;
    }

    private static <T extends Comparable<? super T>> List<T> shuffled(Set<T> some, Random random) {
        var list = some.stream().sorted().collect(Collectors.toList());
        Collections.shuffle(list, random);
        return list;
    }

    private static String name(Random random) {
        return ":C" + random.nextInt(5);
    }

    private static OWLClass type(Random random) {
        return Owl.FACTORY.getOWLClass(IRI.create("http://x#C" + random.nextInt(CLASSES)));
    }

    private static String individual(Random random) {
        return "i" + random.nextInt(2);
    }
}
