package org.paradl.reason.module;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomClashes;
import org.paradl.reason.RandomTerminology;
import org.paradl.reason.Reasoning;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** What individuals are told of in a part of the axioms; the judge is the whole. */
class AboxModuleTest {
    private static final List<String> LOGICS = List.of("adaptive", "fde", "k3", "classical");
    private static final List<Split> SPLITS = List.of(Split.nothing(), Split.allNames(), Split.everything());

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("seeds", 60));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void asMuchFollowsOfIndividuals(long seed) {
        Set<OWLAxiom> axioms = random(seed);
        String logic = LOGICS.get((int) (seed % LOGICS.size()));
        Split split = logic.equals("classical") ? Split.nothing() : SPLITS.get((int) (seed / 4 % SPLITS.size()));
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms);
            Solution solution = reasoning.problem().solver().asIs(split)) {
            AboxModule module = AboxModule.of(solution.translation(), 1).orElse(null);
            if (module == null) {
                return;
            }
            Progress progress = reasoning.problem().progress();
            try (Theory some = new Theory(module.axioms(), solution.theory().engine(), progress)) {
                assertEquals(solution.theory().isConsistent(), some.isConsistent(), axioms::toString);
                if (some.isConsistent()) {
                    assertEquals(types(solution.theory(), solution), types(some, solution), axioms::toString);
                } else {
                    assertEquals(clashes(axioms, reasoning, solution),
                        clashes(module.sources(), reasoning, solution), axioms::toString);
                }
            }
        }
    }

    @Test
    void itIsOftenLess() {
        long less = seeds().filter(seed -> {
            try (Reasoning reasoning = Ontologies.reasoning("adaptive", random(seed));
                Solution solution = reasoning.problem().solver().asIs(Split.nothing())) {
                return AboxModule.of(solution.translation(), 1).isPresent();
            }
        }).count();
        assertTrue(less >= 20, () -> "of " + less);
    }

    private static Set<Set<OWLAxiom>> clashes(Set<OWLAxiom> axioms, Reasoning reasoning, Solution solution) {
        return Set.copyOf(reasoning.problem().solver().justifier(solution)
            .justifications(Goal.inconsistency(), new Relevance(axioms), Integer.MAX_VALUE));
    }

    private static Set<OWLAxiom> types(Theory theory, Solution solution) {
        Set<OWLEntity> names = Entities.in(solution.translation().toReasonOver());
        List<OWLClass> classes = names.stream().filter(OWLEntity::isOWLClass).map(OWLEntity::asOWLClass)
            .collect(Collectors.toList());
        Stream<OWLNamedIndividual> individuals = names.stream().filter(OWLEntity::isOWLNamedIndividual)
            .map(OWLEntity::asOWLNamedIndividual);
        Stream<OWLClassAssertionAxiom> all = individuals.flatMap(individual -> classes.stream()
            .map(c -> Owl.FACTORY.getOWLClassAssertionAxiom(c, individual)));
        return all.filter(type -> theory.entails(List.of(type))).collect(Collectors.toSet());
    }

    /** Of a few facts over many axioms the same is told as of these over few. */
    @ParameterizedTest
    @MethodSource("few")
    void aLargeTerminologyChangesNothing(long seed) {
        Set<OWLAxiom> axioms = Ontologies.of(new RandomClashes(seed).axioms());
        var large = new HashSet<>(axioms);
        large.addAll(Ontologies.of(IntStream.range(0, 2100).mapToObj(i -> "SubClassOf(:Z" + i + " "
            + (i % 3 == 0 ? "ObjectSomeValuesFrom(:z " : "ObjectIntersectionOf(:Y ") + ":Z" + (i + 1) + "))")
            .toArray(String[]::new)));
        large.addAll(Ontologies.of("SubObjectPropertyOf(:p owl:topObjectProperty)", "SubClassOf(:Z7 :A)"));
        assertEquals(told(axioms), told(large), axioms::toString);
    }

    static LongStream few() {
        return LongStream.range(0, Long.getLong("seeds", 12));
    }

    /** Conflicts but of the many, by whom they are about; the same clash may be read in several ways. */
    private static Optional<Set<String>> told(Set<OWLAxiom> axioms) {
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            Verdict verdict = reasoning.check(1);
            return Optional.of(verdict.conflicts().stream().map(c -> c.kind() + " " + c.subject() + " " + c.predicate())
                .filter(conflict -> !conflict.contains("#Z")).collect(Collectors.toSet()));
        } catch (org.paradl.ParadlException notDl) {
            return Optional.empty();
        }
    }

    /** Half of them are about classes that no individual has to do with. */
    private static Set<OWLAxiom> random(long seed) {
        Set<OWLAxiom> axioms = new HashSet<>(Ontologies.of(new RandomTerminology(seed).axioms()));
        var random = new Random(seed);
        axioms.addAll(Ontologies.of(IntStream.range(0, 20).mapToObj(i -> "SubClassOf(:Z" + i + " "
            + (random.nextBoolean() ? ":C" + random.nextInt(9) : ":Z" + (i + 1)) + ")").toArray(String[]::new)));
        axioms.addAll(Ontologies.of(IntStream.range(0, 1 + random.nextInt(6)).mapToObj(i -> fact(random))
            .toArray(String[]::new)));
        return axioms;
    }

    private static String fact(Random random) {
        String c = ":C" + random.nextInt(9) + " ";
        String a = ":i" + random.nextInt(4) + " ";
        String b = ":i" + random.nextInt(4);
        switch (random.nextInt(8)) {
            case 0: return "ObjectPropertyAssertion(:p " + a + b + ")";
            case 1: return "ObjectPropertyAssertion(:r " + a + b + ")";
            case 2: return random.nextBoolean() ? "SubClassOf(" + c + "ObjectHasValue(:p " + a + "))"
                : "EquivalentClasses(" + c + "ObjectOneOf(" + a + b + "))";
            case 3: return "SameIndividual(" + a + ":j)";
            case 4: return "NegativeObjectPropertyAssertion(:r " + a + b + ")";
            default: return "ClassAssertion(" + c + a + ")";
        }
    }
}
