package org.paradl.reason;

import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.translate.Split;
import org.paradl.translate.Translator;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLClass;

/** Finds what every instance of a class would be in conflict about: what takes the place of "unsatisfiable". */
final class ClassClash {
    static final OWLClass ABSURD = Owl.FACTORY.getOWLClass(Vocabulary.ABSURD);

    private final Taxonomy taxonomy;
    private final Translator translator;
    private final Split split;
    private final Set<OWLClass> refuting;

    ClassClash(Taxonomy taxonomy, Translator translator, Split split) {
        this.taxonomy = taxonomy;
        this.translator = translator;
        this.split = split;
        this.refuting = taxonomy.nodesWith(c -> c.equals(ABSURD) || translator.refutedName(c).isPresent());
    }

    /**
     * The class that every instance is told to be in and not to be in: the class itself, else Absurd, else the most
     * specific of them; empty where the class is in no conflict, as where only its refuted side is told of.
     */
    Optional<OWLClass> about(OWLClass name) {
        OWLClass node = taxonomy.nodeOf(name);
        if (node == null || !refuting.contains(node) && Collections.disjoint(taxonomy.ancestors(node), refuting)) {
            return Optional.empty();
        }
        Set<OWLClass> subsumers = taxonomy.subsumersOf(name);
        Set<OWLClass> both = subsumers.stream()
            .flatMap(c -> translator.refutedName(c).stream())
            .filter(subsumers::contains)
            .collect(Collectors.toSet());
        if (both.contains(name)) {
            return Optional.of(name);
        }
        return subsumers.contains(ABSURD) ? Optional.of(ABSURD) : mostSpecific(both);
    }

    private Optional<OWLClass> mostSpecific(Set<OWLClass> classes) {
        var above = new HashSet<OWLClass>();
        classes.forEach(c -> above.addAll(taxonomy.shownAncestors(c)));
        return classes.stream().filter(c -> !above.contains(c)).sorted().findFirst();
    }

    /** The refuted side of a class. */
    OWLClass refuted(OWLClass name) {
        return translator.side(name, translator.table().falseChannel(), split);
    }
}
