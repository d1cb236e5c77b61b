package org.paradl.reason.realize;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.reason.classify.GroupTests;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/**
 * Finds who is told false of a class where the engine does not list it: where a logic has no gaps, and who cannot be
 * told true is told false; and where it reasons over what is not told false. Few are, so it is asked of many at once
 * whether they can do without.
 */
final class Excluded {
    private final Solution solution;
    private final Map<OWLClass, OWLClassExpression> classes;
    /** Of each told-false class others that are included in it, as far as the hierarchy says so. */
    private final Map<OWLClass, Set<OWLClass>> above = new HashMap<>();
    /** The classes that everyone is told false of. */
    private final Set<OWLClass> empty = new HashSet<>();

    Excluded(Solution solution) {
        this.solution = solution;
        this.classes = solution.translation().askedOtherwise();
    }

    /** @param types the classes of the translation that each is in, which grow */
    void addTo(Map<OWLNamedIndividual, Set<OWLClass>> types) {
        if (types.isEmpty() || classes.isEmpty()) {
            return;
        }
        Progress progress = solution.theory().progress();
        progress.report("told false", 0, classes.size());
        if (solution.translation().speaksOfUndenied()) {
            RulePart.types(solution, types.keySet()).forEach((individual, known) ->
                known.stream().filter(classes::containsKey).forEach(types.get(individual)::add));
        }
        int done = 0;
        for (Set<OWLClass> layer : layers()) {
            progress.report("told false", done, classes.size());
            progress.checkCancelled();
            for (OWLClass refuted : layer) {
                types.values().stream().filter(known -> isImplied(refuted, known)).forEach(known -> known.add(refuted));
            }
            var open = new ArrayList<Membership>();
            layer.forEach(refuted -> types.keySet().stream().sorted()
                .filter(individual -> isOpen(types.get(individual), refuted))
                .forEach(individual -> open.add(new Membership(refuted, individual))));
            boolean ofOne = layer.size() == 1;
            GroupTests.failing(open, this::canBeWithout,
                () -> ofOne && isEverything(classes.get(layer.iterator().next())))
                .forEach(membership -> types.get(membership.individual).add(membership.refuted));
            done += layer.size();
        }
    }

    /** Those of the individuals that are told false of the class, which is one that is to be asked otherwise. */
    List<OWLNamedIndividual> of(OWLClass refuted, Collection<OWLNamedIndividual> among) {
        List<Membership> open = among.stream().sorted().map(individual -> new Membership(refuted, individual))
            .collect(Collectors.toList());
        return GroupTests.failing(open, this::canBeWithout, () -> isEverything(classes.get(refuted))).stream()
            .map(membership -> membership.individual).collect(Collectors.toList());
    }

    /** That an individual is told false of a class, as it may be. */
    private static final class Membership {
        private final OWLClass refuted;
        private final OWLNamedIndividual individual;

        Membership(OWLClass refuted, OWLNamedIndividual individual) {
            this.refuted = refuted;
            this.individual = individual;
        }
    }

    /** Where there are no gaps, what is told true and can be without the told-false side is not told false. */
    private boolean isOpen(Set<OWLClass> types, OWLClass refuted) {
        return !types.contains(refuted) && (solution.translation().speaksOfUndenied()
            || solution.translator().refutedName(refuted).stream().noneMatch(name -> types.contains(trueSide(name))));
    }

    private OWLClass trueSide(OWLClass name) {
        return solution.translator().side(name, solution.translator().table().trueChannel(), solution.split());
    }

    private boolean isImplied(OWLClass refuted, Set<OWLClass> types) {
        return empty.contains(refuted) || above.getOrDefault(refuted, Set.of()).stream().anyMatch(types::contains);
    }

    /**
     * Classes whose members are looked for at once, those first that are included in others. Where there are no gaps it
     * is one at a time, as few can be told true of all classes; but most can be told false of none.
     */
    private Collection<Set<OWLClass>> layers() {
        if (!solution.translation().speaksOfUndenied()) {
            return classes.keySet().stream().map(Set::of).collect(Collectors.toList());
        }
        findAbove();
        var layers = new TreeMap<Integer, Set<OWLClass>>();
        classes.keySet().forEach(refuted ->
            layers.computeIfAbsent(above.getOrDefault(refuted, Set.of()).size(), size -> new LinkedHashSet<>())
                .add(refuted));
        return layers.values();
    }

    /** Who is told false of a class is told false of what is below it. */
    private void findAbove() {
        var toldFalse = new HashMap<OWLClass, OWLClass>();
        classes.keySet().forEach(refuted -> solution.translation().undenied(refuted)
            .ifPresent(undenied -> toldFalse.put(undenied, refuted)));
        Theory theory = solution.theory();
        theory.ofClasses(reasoner -> {
            reasoner.getUnsatisfiableClasses().entities().filter(toldFalse::containsKey).map(toldFalse::get)
                .forEach(empty::add);
            toldFalse.forEach((undenied, refuted) ->
                above.put(refuted, reasoner.getSuperClasses(undenied, false).entities()
                    .filter(toldFalse::containsKey).map(toldFalse::get).collect(Collectors.toSet())));
            return true;
        });
    }

    private boolean canBeWithout(List<Membership> some) {
        solution.theory().progress().checkCancelled();
        return solution.complete().allows(some.stream().map(this::without).collect(Collectors.toSet()));
    }

    private OWLAxiom without(Membership membership) {
        return Owl.FACTORY.getOWLClassAssertionAxiom(classes.get(membership.refuted).getComplementNNF(),
            membership.individual);
    }

    private boolean isEverything(OWLClassExpression asked) {
        return solution.complete()
            .entails(List.of(Owl.FACTORY.getOWLSubClassOfAxiom(Owl.FACTORY.getOWLThing(), asked)));
    }
}
