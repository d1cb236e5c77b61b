package org.paradl.reason.justify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Entities;
import org.paradl.reason.module.Modules;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Incoherence;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.*;

/**
 * Justifies why classes are unsatisfiable. A class that depends on another one is first looked at with what that one
 * was found to need: thousands of such classes often come from a few roots.
 */
public final class IncoherenceJustifier {
    private static final String KIND = "unsatisfiable";
    private static final int NEAR = 16;
    private static final int MOST_SHARED = 8;

    private final Incoherence incoherence;
    private final Justifier justifier;
    private final Relevance source;
    private final Split split;
    private final BooleanSupplier ofTerminology;
    private final Templates templates;
    private final Modules modules;
    private final GoalModules wider;
    private final Map<OWLClass, Set<OWLAxiom>> known = new HashMap<>();
    private final Map<OWLClass, List<Set<OWLAxiom>>> several = new HashMap<>();
    private final Set<OWLClass> apart = new HashSet<>();
    private final Deque<Set<OWLAxiom>> shared = new ArrayDeque<>();

    /**
     * @param split what the justifier's translation has split and guarded
     * @param ofTerminology whether all follows classically, and facts have no part in it
     */
    public IncoherenceJustifier(Incoherence incoherence, Justifier justifier, Relevance source, Split split,
            BooleanSupplier ofTerminology) {
        this.incoherence = incoherence;
        this.justifier = justifier;
        this.source = source;
        this.split = split;
        this.ofTerminology = ofTerminology;
        this.templates = new Templates(source, split);
        this.modules = new Modules(source);
        this.wider = justifier.modules(source);
    }

    public Incoherence incoherence() {
        return incoherence;
    }

    /** Up to {@code limit} justifications: first from those of the classes that it depends on. */
    public List<Set<OWLAxiom>> justifications(OWLClass c, int limit) {
        var found = new LinkedHashSet<Set<OWLAxiom>>(List.of(justification(c)));
        Iterator<Set<OWLAxiom>> likely = likely(c).iterator();
        while (found.size() < limit && likely.hasNext()) {
            among(c, likely.next()).ifPresent(found::add);
        }
        List<Set<OWLAxiom>> all = found.size() < limit
            ? justifier.justifications(goal(c), sufficient(c), limit, found,
                templates.ofAnother(KIND, List.of(c), goal(c)))
            : List.copyOf(found);
        several.put(c, all);
        return all;
    }

    /** Axioms with all justifications among them. */
    private Relevance sufficient(OWLClass c) {
        return ofTerminology.getAsBoolean() ? new Relevance(modules.of(c)) : wider.ofUnsatisfiable(c);
    }

    private Stream<Set<OWLAxiom>> likely(OWLClass c) {
        return incoherence.reasons(c).flatMap(reason -> several.getOrDefault(reason.other(), List.of()).stream()
            .map(justification -> with(justification, reason.axiom())));
    }

    /** One justification. */
    public Set<OWLAxiom> justification(OWLClass c) {
        Set<OWLAxiom> justification = known.get(c);
        if (justification == null) {
            justification = extended(c).or(precedents(c)::find).or(() -> searched(c))
                .orElseThrow(Unfounded.claim(c + " can have no instance"));
            known.put(c, justification);
            share(justification.stream().filter(axiom -> !Entities.in(axiom).contains(c)).collect(Collectors.toSet()));
        }
        return justification;
    }

    private Optional<Set<OWLAxiom>> searched(OWLClass c) {
        Optional<Set<OWLAxiom>> found = derived(c).or(() -> told(c)).or(() -> alike(c)).or(() -> inModule(c))
            .or(() -> justifier.justification(goal(c), source));
        found.ifPresent(precedents(c)::remember);
        return found;
    }

    /** Whether all that its justification says of the class is that it has a neighbour in another one. */
    public boolean onlyNeedsANeighbour(OWLClass c) {
        return apart.contains(c) && !incoherence.reason(c).orElseThrow().isSubsumption();
    }

    /** The justification of the class that it depends on, and one axiom more; where that is known to be minimal. */
    private Optional<Set<OWLAxiom>> extended(OWLClass c) {
        Optional<Set<OWLAxiom>> found = knownReason(c)
            .filter(reason -> OneAxiomMore.isNeeded(c, reason, known.get(reason.other()), split))
            .map(reason -> with(known.get(reason.other()), reason.axiom()));
        found.ifPresent(justification -> apart.add(c));
        return found;
    }

    /** From the same, where it suffices. */
    private Optional<Set<OWLAxiom>> derived(OWLClass c) {
        return knownReason(c).flatMap(reason -> among(c, with(known.get(reason.other()), reason.axiom())));
    }

    private Optional<Incoherence.Reason> knownReason(OWLClass c) {
        return incoherence.reason(c).filter(reason -> known.containsKey(reason.other()));
    }

    /** From what it is told to be, where that suffices. */
    private Optional<Set<OWLAxiom>> told(OWLClass c) {
        return ToldClash.of(c, source).flatMap(axioms -> among(c, axioms));
    }

    /** From its module, which classically suffices where facts have no part in it. */
    private Optional<Set<OWLAxiom>> inModule(OWLClass c) {
        Set<OWLAxiom> module = modules.of(c);
        return justifier.justification(goal(c), new Relevance(module));
    }

    /** From what is told near it and what another class was found to need. */
    private Optional<Set<OWLAxiom>> alike(OWLClass c) {
        Set<OWLAxiom> near = source.nearest(Set.of(c), NEAR);
        return List.copyOf(shared).stream().flatMap(others -> {
            var candidates = new HashSet<>(near);
            candidates.addAll(others);
            return among(c, candidates).stream();
        }).findFirst();
    }

    /** The latest first: classes that are alike often come one after the other. */
    private void share(Set<OWLAxiom> axioms) {
        shared.remove(axioms);
        shared.addFirst(axioms);
        if (shared.size() > MOST_SHARED) {
            shared.removeLast();
        }
    }

    private Optional<Set<OWLAxiom>> among(OWLClass c, Set<OWLAxiom> candidates) {
        return Optional.of(candidates).filter(sufficient -> justifier.followsSoon(goal(c), sufficient).orElse(false))
            .map(sufficient -> justifier.contract(goal(c), sufficient));
    }

    private Templates.Precedents precedents(OWLClass c) {
        return templates.of(KIND, List.of(c), goal(c));
    }

    private static Set<OWLAxiom> with(Set<OWLAxiom> axioms, OWLAxiom another) {
        var all = new HashSet<>(axioms);
        all.add(another);
        return all;
    }

    private static Goal goal(OWLClass c) {
        return Goal.unsatisfiability(c, c);
    }
}
