package org.paradl.reason.solve;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.justify.Template;
import org.paradl.reason.justify.Unfounded;
import org.paradl.reason.module.FactKinds;
import org.paradl.reason.module.Neighbourhoods;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNaryIndividualAxiom;

/**
 * Finds clashes that have no fact in common (those without facts: no axiom at all). Most clashes are among an
 * individual and its neighbours, so these are looked at first, many individuals at a time; what is left then is
 * searched as a whole. Clashes resemble each other: one that was found is looked for again with other names, and what
 * it needs of the TBox is tried first on the next facts.
 */
public final class ClashFinder {
    private static final int SMALLEST_PART = 200;
    private static final Goal CLASH = Goal.inconsistency();

    private final Justifier justifier;
    private final Set<OWLAxiom> rest;
    private final Set<ClashPattern> patterns = new LinkedHashSet<>();
    private final Relevance source;
    private final FactKinds kinds;
    private final Split split;
    private final Clashes clashes;
    private final Set<OWLAxiom> involved = new HashSet<>();

    /**
     * @param split what the justifier's translation has split and guarded
     * @param clashes takes what is found
     */
    public ClashFinder(Relevance source, Justifier justifier, Split split, Clashes clashes) {
        this.rest = new LinkedHashSet<>(source.axioms());
        this.source = source;
        this.kinds = new FactKinds(rest);
        this.split = split;
        this.justifier = justifier;
        this.clashes = clashes;
    }

    /** The axioms of all the clashes that there are. */
    public Set<OWLAxiom> find() {
        var neighbourhoods = new Neighbourhoods(rest);
        int size = Math.max(SMALLEST_PART, neighbourhoods.tbox().size());
        for (Set<OWLAxiom> part : neighbourhoods.parts(size)) {
            exhaust(part, this::isSoonSeenToClash);
        }
        exhaust(rest, all -> justifier.follows(CLASH, all));
        return involved;
    }

    /** Takes clashes out of these axioms until they are consistent. */
    private void exhaust(Set<OWLAxiom> axioms, Predicate<Set<OWLAxiom>> clash) {
        axioms.retainAll(rest);
        while (clash.test(axioms)) {
            if (!exhaustAlike(axioms)) {
                learn(justifier.justification(CLASH, new Relevance(axioms))
                    .orElseThrow(Unfounded.claim("there is a contradiction")), axioms);
            }
        }
    }

    /** Halves them again and again, as most are consistent and all of these are told to be so at once. */
    private void exhaustEach(List<Set<OWLAxiom>> parts, Set<OWLAxiom> axioms) {
        Set<OWLAxiom> together = parts.stream().flatMap(Set::stream).filter(axioms::contains)
            .collect(Collectors.toCollection(LinkedHashSet::new));
        if (together.isEmpty()) {
            return;
        }
        if (parts.size() == 1) {
            exhaustCandidates(together, axioms);
        } else if (isSoonSeenToClash(together)) {
            int half = parts.size() / 2;
            exhaustEach(parts.subList(0, half), axioms);
            exhaustEach(parts.subList(half, parts.size()), axioms);
        }
    }

    /** Of few axioms it need not be known: there is another search, among all. */
    private boolean isSoonSeenToClash(Set<OWLAxiom> few) {
        return justifier.followsSoon(CLASH, few).orElse(false);
    }

    private static Set<OWLEntity> individuals(Set<OWLAxiom> axioms) {
        var individuals = new TreeSet<>(Entities.in(axioms));
        individuals.removeIf(name -> !name.isOWLNamedIndividual());
        return individuals;
    }

    private void exhaustCandidates(Set<OWLAxiom> candidates, Set<OWLAxiom> axioms) {
        while (isSoonSeenToClash(candidates)) {
            learn(justifier.contract(CLASH, candidates), axioms);
            candidates.retainAll(axioms);
        }
    }

    /** Takes out the clashes that are like an earlier one; whether there was any. */
    private boolean exhaustAlike(Set<OWLAxiom> axioms) {
        int before = rest.size();
        for (ClashPattern pattern : List.copyOf(patterns)) {
            Set<OWLAxiom> alike = pattern.among(axioms);
            if (isSoonSeenToClash(alike)) {
                exhaustEach(pattern.ofEach(alike), axioms);
                alike.retainAll(axioms);
                exhaustCandidates(alike, axioms);
            }
        }
        return rest.size() < before;
    }

    /** Takes out a clash of a new kind. */
    private void learn(Set<OWLAxiom> clash, Set<OWLAxiom> axioms) {
        ClashPattern pattern = ClashPattern.of(clash);
        if (pattern.hasNames()) {
            patterns.add(pattern);
        }
        takeOut(clash, axioms);
        individuals(clash).stream().min(Comparator.comparing(individual -> source.mentioning(individual).size()))
            .ifPresent(individual -> takeOutCopies(clash, individual, axioms));
    }

    /** The same clash with other names, wherever it is. */
    private void takeOutCopies(Set<OWLAxiom> clash, OWLEntity individual, Set<OWLAxiom> axioms) {
        Template template = Template.ofIndividual(individual, clash);
        for (OWLEntity other : kinds.like(individual, clash)) {
            var copy = template.about(List.of(other), source, rest::contains, split);
            while (copy.isPresent()) {
                takeOut(copy.get().axioms(), axioms);
                copy = template.about(List.of(other), source, rest::contains, split);
            }
        }
    }

    private void takeOut(Set<OWLAxiom> clash, Set<OWLAxiom> axioms) {
        involved.addAll(clash);
        clashes.add(clash);
        Set<OWLAxiom> removed = removable(clash);
        rest.removeAll(removed);
        axioms.removeAll(removed);
    }

    /** Facts of individuals first: that individuals differ is said once for many clashes, and so is the TBox. */
    public static Set<OWLAxiom> removable(Set<OWLAxiom> clash) {
        Set<OWLAxiom> assertions = only(clash, Relevance::isABox);
        Set<OWLAxiom> facts = only(assertions, axiom -> !(axiom instanceof OWLNaryIndividualAxiom));
        return !facts.isEmpty() ? facts : !assertions.isEmpty() ? assertions : clash;
    }

    private static Set<OWLAxiom> only(Set<OWLAxiom> axioms, Predicate<OWLAxiom> kept) {
        return axioms.stream().filter(kept).collect(Collectors.toSet());
    }
}
