package org.paradl.reason.realize;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.reason.classify.RefutedSubsumers;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/**
 * What follows of the forms {@code A SubClassOf B} and {@code a Type B}, for the names of the ontology, with
 * {@code not B} where B is told false. How many of these a repair loses is its impact (Kalyanpur, Parsia, Sirin, Cuenca
 * Grau: Repairing Unsatisfiable Concepts in OWL Ontologies. ESWC 2006). Immutable.
 */
public final class Consequences {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Map<OWLEntity, Set<OWLClass>> toldTrue = new LinkedHashMap<>();
    private final Map<OWLEntity, Set<OWLClass>> toldFalse = new LinkedHashMap<>();

    private final Taxonomy taxonomy;
    private final Map<OWLNamedIndividual, Set<OWLClass>> listed;

    public Consequences(Solution solution, Taxonomy taxonomy, Signature signature) {
        this(solution, taxonomy, signature, signature.classes(), signature.individuals().isEmpty() ? Map.of()
            : new Facts(solution).listed(signature.individuals()));
    }

    /** @param listed the classes of the translation that the engine lists of each individual */
    private Consequences(Solution solution, Taxonomy taxonomy, Signature signature, Set<OWLClass> classes,
            Map<OWLNamedIndividual, Set<OWLClass>> listed) {
        this.taxonomy = taxonomy;
        this.listed = listed;
        Translator translator = solution.translator();
        var refuted = new RefutedSubsumers(solution, taxonomy);
        for (OWLClass node : taxonomy.nodes()) {
            // Of a class that is unsatisfiable everything follows, which is nothing to lose.
            if (!node.isOWLNothing()) {
                var members = new HashSet<>(taxonomy.equivalents(node));
                members.add(node);
                members.retainAll(classes);
                add(members, node, taxonomy, signature, refuted);
            }
        }
        if (!listed.isEmpty()) {
            new Facts(solution).withExcluded(listed).forEach((i, types) ->
                add(i, types, toldFalse(types, translator), signature));
        }
    }

    /** Of some of the names alone, where less is said: what did not follow is not looked for. */
    public Consequences of(Set<OWLEntity> names, Solution less, Signature signature) {
        var candidates = new LinkedHashMap<OWLNamedIndividual, Set<OWLClass>>();
        among(names, signature.individuals()).forEach(individual -> candidates.put(individual, listed.get(individual)));
        return new Consequences(less, taxonomy.ofLess(less.theory(), signature::has), signature,
            among(names, signature.classes()),
            candidates.isEmpty() ? candidates : new Facts(less).listedAmong(candidates));
    }

    private static <E extends OWLEntity> Set<E> among(Set<OWLEntity> names, Set<E> all) {
        return all.stream().filter(names::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void add(Set<OWLClass> members, OWLClass node, Taxonomy taxonomy, Signature signature,
            RefutedSubsumers refuted) {
        if (members.isEmpty()) {
            return;
        }
        Set<OWLClass> ofParents = taxonomy.parents(node).stream()
            .flatMap(parent -> toldFalse.getOrDefault(parent, Set.of()).stream()).collect(Collectors.toSet());
        Set<OWLClass> without = refuted.of(members.iterator().next(), signature.classes(), ofParents);
        members.forEach(c -> add(c, taxonomy.subsumersOf(c), without, signature));
    }

    private void add(OWLEntity name, Set<OWLClass> classes, Set<OWLClass> without, Signature signature) {
        var within = new HashSet<>(classes);
        within.removeIf(c -> !signature.all().contains(c) || c.equals(name));
        toldTrue.put(name, within);
        toldFalse.put(name, without);
    }

    private static Set<OWLClass> toldFalse(Set<OWLClass> types, Translator translator) {
        return types.stream().flatMap(c -> translator.refutedName(c).stream()).collect(Collectors.toSet());
    }

    /**
     * Those that do not follow there, name by name, leaving out what is in conflict here, as a class that is told not
     * to be in itself: every repair takes one side of that.
     */
    public Set<OWLAxiom> lostIn(Consequences other) {
        return lostIn(other, toldTrue.keySet());
    }

    /** Those of some of the names. */
    public Set<OWLAxiom> lostIn(Consequences other, Set<OWLEntity> names) {
        var lost = new LinkedHashSet<OWLAxiom>();
        var known = new TreeSet<>(names);
        known.retainAll(toldTrue.keySet());
        for (OWLEntity name : known) {
            lost(name, toldTrue, toldFalse, other.toldTrue).forEach(c -> lost.add(axiom(name, c)));
            lost(name, toldFalse, toldTrue, other.toldFalse)
                .forEach(c -> lost.add(axiom(name, c.getObjectComplementOf())));
        }
        return lost;
    }

    private static SortedSet<OWLClass> lost(OWLEntity name, Map<OWLEntity, Set<OWLClass>> told,
            Map<OWLEntity, Set<OWLClass>> toldOtherwise, Map<OWLEntity, Set<OWLClass>> kept) {
        var lost = new HashSet<>(told.get(name));
        lost.removeAll(toldOtherwise.get(name));
        lost.removeIf(name::equals);
        lost.removeAll(kept.getOrDefault(name, Set.of()));
        return new TreeSet<>(lost);
    }

    private static OWLAxiom axiom(OWLEntity name, OWLClassExpression c) {
        return name.isOWLClass() ? FACTORY.getOWLSubClassOfAxiom(name.asOWLClass(), c)
            : FACTORY.getOWLClassAssertionAxiom(c, name.asOWLNamedIndividual());
    }
}
