package org.paradl.reason;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;

/**
 * Finds the classes that every instance of a class is told not to be in. The hierarchy has them, unless it is one of what is
 * not told false: then it is tested whether an instance can do without being told false of any, of many classes at once.
 */
final class RefutedSubsumers {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Theory theory;
    private final Translation translation;
    private final Taxonomy taxonomy;
    private final Translator translator;
    private final Split split;
    private final Set<OWLClass> refuting;

    /** @param theory over an engine that answers whatever is asked */
    RefutedSubsumers(Theory theory, Translation translation, Taxonomy taxonomy, Translator translator, Split split) {
        this.theory = theory;
        this.translation = translation;
        this.taxonomy = taxonomy;
        this.translator = translator;
        this.split = split;
        this.refuting = taxonomy.nodesWith(c -> translator.refutedName(c).isPresent());
    }

    /** Those of each of the classes among its own subsumers; a class without any is left out. */
    Map<OWLClass, Set<OWLClass>> amongSubsumers(Collection<OWLClass> names) {
        var found = new HashMap<OWLClass, Set<OWLClass>>();
        var denied = new ArrayList<OWLClass>();
        for (OWLClass name : names) {
            if (taxonomy.nodeOf(name) != null) {
                Set<OWLClass> both = listed(name);
                both.retainAll(both.isEmpty() ? both : taxonomy.subsumersOf(name));
                if (!both.isEmpty()) {
                    found.put(name, both);
                }
                denied.add(name);
            }
        }
        if (translation.speaksOfUndenied()) {
            GroupTests.failing(denied, some -> canBeWithout(some.stream().map(this::doubted).collect(Collectors.toList())))
                .forEach(name -> found.computeIfAbsent(name, k -> new HashSet<>())
                    .addAll(tested(name, taxonomy.subsumersOf(name))));
        }
        return found;
    }

    /** All those of a class of the source, besides what is known of them. */
    Set<OWLClass> of(OWLClass name, Collection<OWLClass> all, Set<OWLClass> known) {
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
        return taxonomy.subsumersOf(name).stream().flatMap(c -> translator.refutedName(c).stream()).collect(Collectors.toCollection(HashSet::new));
    }

    private List<OWLClass> tested(OWLClass name, Collection<OWLClass> others) {
        List<OWLClass> open = others.stream().filter(c -> undenied(c).isPresent()).sorted().collect(Collectors.toList());
        return GroupTests.failing(open, some -> canBeWithout(some.stream()
            .map(c -> FACTORY.getOWLObjectIntersectionOf(toldTrue(name), undenied(c).orElseThrow())).collect(Collectors.toList())));
    }

    /** What is in the class, and told false of none of its subsumers. */
    private OWLClassExpression doubted(OWLClass name) {
        Set<OWLClassExpression> all = new LinkedHashSet<>(Set.of(toldTrue(name)));
        taxonomy.subsumersOf(name).forEach(c -> undenied(c).ifPresent(all::add));
        return FACTORY.getOWLObjectIntersectionOf(all);
    }

    private boolean canBeWithout(List<OWLClassExpression> classes) {
        theory.progress().checkCancelled();
        return theory.areSatisfiable(classes);
    }

    private OWLClass toldTrue(OWLClass name) {
        return translator.side(name, translator.table().trueChannel(), split);
    }

    private Optional<OWLClass> undenied(OWLClass name) {
        return translation.undenied(translator.side(name, translator.table().falseChannel(), split));
    }
}
