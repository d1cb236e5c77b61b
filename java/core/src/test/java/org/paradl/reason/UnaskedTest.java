package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.conflict.GlutFree;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Theory;
import org.paradl.reason.theory.Witnessed;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLEntity;

/** What is left of an ac translation for some questions answers them as the whole does. */
class UnaskedTest {
    private static final int SEEDS = 150;
    private static final List<String> CLASSES = List.of(":A", ":B", ":C", ":D");
    private static final List<String> FORMS = List.of("SubClassOf(%s %s)", "SubClassOf(%s %s)",
        "DisjointClasses(%s %s)",
        "ClassAssertion(%s :a)", "ClassAssertion(%s :b)", "EquivalentClasses(%s %s)", "ObjectPropertyDomain(:r %s)",
        "ObjectPropertyRange(:r %s)", "SubObjectPropertyOf(:r :s)", "ObjectPropertyAssertion(:r :a :b)",
        "NegativeObjectPropertyAssertion(:s :a :b)", "DisjointUnion(:D %s %s)", "ClassAssertion(%s _:x)");

    /** The hierarchies, the instances and the values of what is told true and told false. */
    @Test
    void whatIsToldOfMembersIsTheSame() {
        int follows = 0;
        int smaller = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Given given = new Given(seed);
            Set<OWLAxiom> left = given.translation.toReasonOver();
            smaller += 3 * left.size() < 2 * given.translation.axioms().size() ? 1 : 0;
            List<OWLEntity> told = given.told();
            var declared = new HashSet<>(left);
            given.individuals().forEach(individual -> declared.add(Owl.FACTORY.getOWLDeclarationAxiom(individual)));
            try (Theory whole = theory(given.translation.axioms()); Theory part = theory(declared)) {
                for (OWLAxiom question : questions(told, given)) {
                    boolean all = whole.entails(List.of(question));
                    assertEquals(all, part.entails(List.of(question)), () -> question + " of " + given.source);
                    follows += all ? 1 : 0;
                }
            }
        }
        assertTrue(follows > 200, "follow: " + follows);
        assertTrue(smaller > 20, "less than two thirds of it: " + smaller);
    }

    /** Whatever is asked of the names, whether there is something of a kind, too. */
    @Test
    void whatIsToldOfSomeNamesIsTheSame() {
        int follows = 0;
        int inhabited = 0;
        int smaller = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Given given = new Given(seed);
            OWLAxiom sentence = Ontologies.of(filled("SubClassOf(%s %s)", given.random)).stream()
                .filter(OWLAxiom::isLogicalAxiom).findFirst().orElseThrow();
            Set<OWLEntity> names = Entities.in(sentence).stream()
                .flatMap(name -> given.translator.names().all(name).stream()).collect(Collectors.toSet());
            Set<OWLAxiom> left = given.translation.toAskOf(names);
            smaller += left.size() < given.translation.axioms().size() ? 1 : 0;
            for (OWLAxiom axiom : given.translator.reading(sentence, Split.allNames())) {
                Witnessed asked = new Witnessed(List.of(axiom));
                for (OWLAxiom question : asked.axioms()) {
                    boolean all = entails(given.translation.axioms(), question);
                    assertEquals(all, entails(left, question), () -> question + " of " + given.source);
                    follows += all ? 1 : 0;
                }
                for (OWLClassExpression c : asked.witnesses()) {
                    boolean all = isInhabited(given.translation.axioms(), c);
                    assertEquals(all, isInhabited(left, c), () -> c + " has instances, of " + given.source);
                    inhabited += all ? 1 : 0;
                }
            }
        }
        assertTrue(follows > 5 && inhabited > 10, follows + " follow, " + inhabited + " have instances");
        assertTrue(smaller > 50, "smaller: " + smaller);
    }

    /** Whether there is a model without gluts. */
    @Test
    void whatIsTestedHasAModelWhereAllHasOne() {
        int without = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Given given = new Given(seed);
            Set<OWLAxiom> glutFree = new GlutFree(given.translator).axioms(given.translation);
            var all = new HashSet<>(given.translation.axioms());
            all.addAll(glutFree);
            boolean consistent = isConsistent(all);
            assertEquals(consistent, isConsistent(given.translation.toTestWith(glutFree)), () -> "" + given.source);
            without += consistent ? 0 : 1;
        }
        assertTrue(without > 20 && without < SEEDS - 20, "without a model: " + without);
    }

    private static List<OWLAxiom> questions(List<OWLEntity> told, Given given) {
        Stream<OWLAxiom> asked = told.stream().flatMap(name -> name.isOWLClass()
            ? Stream.concat(told.stream().filter(OWLEntity::isOWLClass)
                .map(above -> Owl.FACTORY.getOWLSubClassOfAxiom(name.asOWLClass(), above.asOWLClass())),
                given.individuals().stream()
                    .map(i -> Owl.FACTORY.getOWLClassAssertionAxiom(name.asOWLClass(), i.asOWLNamedIndividual())))
            : given.individuals().stream().flatMap(i -> given.individuals().stream()
                .map(j -> Owl.FACTORY.getOWLObjectPropertyAssertionAxiom(name.asOWLObjectProperty(),
                    i.asOWLNamedIndividual(), j.asOWLNamedIndividual()))));
        return asked.collect(Collectors.toList());
    }

    private static boolean entails(Collection<OWLAxiom> axioms, OWLAxiom question) {
        var declared = new HashSet<>(axioms);
        Entities.in(question).stream().filter(OWLEntity::isOWLNamedIndividual).map(Owl.FACTORY::getOWLDeclarationAxiom)
            .forEach(declared::add);
        try (Theory theory = theory(declared)) {
            return theory.entails(List.of(question));
        }
    }

    private static boolean isInhabited(Collection<OWLAxiom> axioms, OWLClassExpression c) {
        try (Theory theory = theory(axioms)) {
            return theory.isInhabited(c);
        }
    }

    private static boolean isConsistent(Collection<OWLAxiom> axioms) {
        try (Theory theory = theory(axioms)) {
            return theory.isConsistent();
        }
    }

    private static Theory theory(Collection<OWLAxiom> axioms) {
        return new Theory(axioms, Engines.choose("hermit", Set.copyOf(axioms), false).engine(), Progress.SILENT);
    }

    private static String filled(String form, Random random) {
        return String.format(form, expression(random, 2), expression(random, 2));
    }

    private static String expression(Random random, int depth) {
        String name = CLASSES.get(random.nextInt(CLASSES.size()));
        if (depth == 0) {
            return name;
        }
        switch (random.nextInt(9)) {
            case 0: case 1: return "ObjectComplementOf(" + expression(random, depth - 1) + ")";
            case 2: return "ObjectIntersectionOf(" + name + " " + expression(random, depth - 1) + ")";
            case 3: return "ObjectUnionOf(" + name + " " + expression(random, depth - 1) + ")";
            case 4: return "ObjectSomeValuesFrom(:r " + expression(random, depth - 1) + ")";
            case 5: return "ObjectAllValuesFrom(:s " + expression(random, depth - 1) + ")";
            default: return name;
        }
    }

    /** A random ontology and its translation. */
    private static final class Given {
        private final Random random;
        private final Set<OWLAxiom> source;
        private final Translator translator;
        private final Translation translation;

        Given(int seed) {
            random = new Random(seed);
            var axioms = new ArrayList<String>();
            CLASSES.forEach(c -> axioms.add("Declaration(Class(" + c + "))"));
            axioms.add("Declaration(NamedIndividual(:a)) Declaration(NamedIndividual(:b)) "
                + "Declaration(ObjectProperty(:r)) Declaration(ObjectProperty(:s))");
            for (int i = 0; i < 7; i++) {
                axioms.add(filled(FORMS.get(random.nextInt(FORMS.size())), random));
            }
            source = Ontologies.of(axioms.toArray(String[]::new));
            var signature = new Signature(source);
            translator = new Translator(TableReader.shipped("ac"), Inclusion.INTERNAL, Unsupported.DROP, true,
                signature.all(), signature.tells(), Owl.manager());
            translation = translator.translate(source, Split.allNames());
        }

        List<OWLEntity> told() {
            var signature = new Signature(source);
            return Stream.concat(signature.classes().stream(), signature.properties().stream())
                .flatMap(name -> Stream.of(name, translator.side(name, "*.t", Split.allNames())))
                .collect(Collectors.toList());
        }

        List<OWLEntity> individuals() {
            return List.copyOf(new Signature(source).individuals());
        }
    }
}
