package org.paradl.reason.classify;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.reason.theory.Solution;
import org.paradl.translate.Translator;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLClass;

/** Finds what every instance of a class would be in conflict about: what takes the place of "unsatisfiable". */
public final class ClassClash {
    public static final OWLClass ABSURD = Owl.FACTORY.getOWLClass(Vocabulary.ABSURD);

    private final Solution solution;
    private final Taxonomy taxonomy;
    private final Set<OWLClass> absurd;
    private final Map<OWLClass, Set<OWLClass>> both;

    /**
     * @param taxonomy of the solution's theory
     * @param names the classes that will be asked about
     */
    public ClassClash(Solution solution, Taxonomy taxonomy, Collection<OWLClass> names) {
        this.solution = solution;
        this.taxonomy = taxonomy;
        this.absurd = taxonomy.nodesWith(ABSURD::equals);
        this.both = new RefutedSubsumers(solution, taxonomy).amongSubsumers(names);
    }

    /**
     * The class that every instance is told to be in and not to be in: the class itself, else Absurd, else the most
     * specific of them; empty where the class is in no conflict, as where only its refuted side is told of.
     */
    public Optional<OWLClass> about(OWLClass name) {
        if (taxonomy.nodeOf(name) == null) {
            return Optional.empty();
        }
        Set<OWLClass> classes = both.getOrDefault(name, Set.of());
        if (classes.contains(name)) {
            return Optional.of(name);
        }
        return taxonomy.isBelow(name, absurd) ? Optional.of(ABSURD) : mostSpecific(classes);
    }

    private Optional<OWLClass> mostSpecific(Set<OWLClass> classes) {
        var above = new HashSet<OWLClass>();
        classes.forEach(c -> above.addAll(taxonomy.shownAncestors(c)));
        return classes.stream().filter(c -> !above.contains(c)).sorted().findFirst();
    }

    /** The refuted side of a class. */
    public OWLClass refuted(OWLClass name) {
        Translator translator = solution.translator();
        return translator.side(name, translator.table().falseChannel(), solution.split());
    }
}
