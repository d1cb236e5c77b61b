package org.paradl.reason.classify;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.reason.theory.Solution;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;

/**
 * Finds the classes that every instance of a class is told not to be in. The hierarchy has them, unless it is one of
 * what is not told false: then it is tested whether an instance can do without being told false of any, of many classes
 * at once.
 */
public final class RefutedSubsumers {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Solution solution;
    private final Translation translation;
    private final Taxonomy taxonomy;
    private final Translator translator;
    private final Set<OWLClass> refuting;

    /** @param taxonomy of the solution's theory */
    public RefutedSubsumers(Solution solution, Taxonomy taxonomy) {
        this.solution = solution;
        this.translation = solution.translation();
        this.taxonomy = taxonomy;
        this.translator = solution.translator();
        this.refuting = taxonomy.nodesWith(c -> translator.refutedName(c).isPresent());
    }

    /** Those of each of the classes among its own subsumers; a class without any is left out. */
    Map<OWLClass, Set<OWLClass>> amongSubsumers(Collection<OWLClass> names) {
        var found = new HashMap<OWLClass, Set<OWLClass>>();
        List<OWLClass> known = names.stream().filter(name -> taxonomy.nodeOf(name) != null)
            .collect(Collectors.toList());
        for (OWLClass name : known) {
            Set<OWLClass> both = listed(name);
            both.retainAll(both.isEmpty() ? both : taxonomy.subsumersOf(name));
            found.put(name, both);
        }
        if (translation.speaksOfUndenied()) {
            layers(known).forEach(layer -> test(layer, found));
        }
        found.values().removeIf(Set::isEmpty);
        return found;
    }

    /** Superclasses first: what those are told to be and not to be, their subclasses are, too. */
    private Collection<List<OWLClass>> layers(List<OWLClass> names) {
        return names.stream().collect(Collectors.groupingBy(name -> taxonomy.ancestors(taxonomy.nodeOf(name)).size(),
            TreeMap::new, Collectors.toList())).values();
    }

    private void test(List<OWLClass> layer, Map<OWLClass, Set<OWLClass>> found) {
        layer.forEach(name -> taxonomy.parents(taxonomy.nodeOf(name)).forEach(parent ->
            found.get(name).addAll(found.getOrDefault(parent, Set.of()))));
        List<OWLClass> failing = GroupTests.failing(layer, some ->
            canBeWithout(some.stream().map(name -> doubted(name, found.get(name))).collect(Collectors.toList())));
        failing.forEach(name -> found.get(name).addAll(tested(name, open(name, found.get(name)))));
    }

    private Set<OWLClass> open(OWLClass name, Set<OWLClass> known) {
        Set<OWLClass> open = taxonomy.subsumersOf(name);
        open.removeAll(known);
        return open;
    }

    /** All those of a class of the source, besides what is known of them. */
    public Set<OWLClass> of(OWLClass name, Collection<OWLClass> all, Set<OWLClass> known) {
        Set<OWLClass> found = listed(name);
        found.addAll(known);
        if (translation.speaksOfUndenied()) {
            found.addAll(tested(name, all.stream().filter(c -> !found.contains(c)).collect(Collectors.toList())));
        }
        return found;
    }

    private Set<OWLClass> listed(OWLClass name) {
        if (!taxonomy.isBelow(name, refuting)) {
            return new HashSet<>();
        }
        return taxonomy.subsumersOf(name).stream().flatMap(c -> translator.refutedName(c).stream())
            .collect(Collectors.toCollection(HashSet::new));
    }

    private List<OWLClass> tested(OWLClass name, Collection<OWLClass> others) {
        List<OWLClass> open = others.stream().filter(c -> undenied(c).isPresent()).sorted()
            .collect(Collectors.toList());
        return GroupTests.failing(open, some -> canBeWithout(some.stream()
            .map(c -> FACTORY.getOWLObjectIntersectionOf(toldTrue(name), undenied(c).orElseThrow()))
            .collect(Collectors.toList())));
    }

    /** What is in the class, and told false of none of its subsumers but those. */
    private OWLClassExpression doubted(OWLClass name, Set<OWLClass> known) {
        Set<OWLClassExpression> all = new LinkedHashSet<>(Set.of(toldTrue(name)));
        open(name, known).forEach(c -> undenied(c).ifPresent(all::add));
        return FACTORY.getOWLObjectIntersectionOf(all);
    }

    private boolean canBeWithout(List<OWLClassExpression> classes) {
        solution.theory().progress().checkCancelled();
        return solution.complete().areSatisfiable(classes);
    }

    private OWLClass toldTrue(OWLClass name) {
        return translator.side(name, translator.table().trueChannel(), solution.split());
    }

    private Optional<OWLClass> undenied(OWLClass name) {
        return translation.undenied(translator.side(name, translator.table().falseChannel(), solution.split()));
    }
}
