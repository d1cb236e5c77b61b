package org.paradl.reason.realize;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Datatypes;
import org.paradl.reason.classify.GroupTests;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.*;

/**
 * The literals that individuals are told to have and not to have. HermiT lists those that are asserted, as they are
 * written: not 1 where 1.0 is asserted, nor what a rule or a range brings. So what is listed on one side alone is tried
 * on the other.
 */
public final class BothLiterals {
    private final Solution solution;
    private final Facts facts;
    private final Table table;
    private final Collection<OWLNamedIndividual> individuals;
    private final Map<OWLDataProperty, Map<OWLNamedIndividual, Set<OWLObject>>> found = new HashMap<>();
    private Set<OWLDataProperty> inferred;

    /** That an individual has not a value on a side. */
    private static final class Denial {
        private final OWLNamedIndividual subject;
        private final OWLLiteral value;
        private final OWLClassAssertionAxiom axiom;

        Denial(OWLNamedIndividual subject, OWLDataProperty side, OWLLiteral value) {
            this.subject = subject;
            this.value = value;
            this.axiom = Owl.FACTORY.getOWLClassAssertionAxiom(
                Owl.FACTORY.getOWLDataHasValue(side, value).getObjectComplementOf(), subject);
        }
    }

    /** @param individuals those who may be asked about */
    public BothLiterals(Solution solution, Facts facts, Collection<OWLNamedIndividual> individuals) {
        this.solution = solution;
        this.facts = facts;
        this.table = solution.translator().table();
        this.individuals = individuals;
    }

    /** By the whole of what is told, which is asked about all individuals at once. */
    public Set<OWLObject> of(OWLNamedIndividual subject, OWLDataProperty property) {
        return found.computeIfAbsent(property, one -> of(one, individuals, solution.theory()))
            .getOrDefault(subject, Set.of());
    }

    /** By a part of it. */
    public Set<OWLObject> of(OWLNamedIndividual subject, OWLDataProperty property, Theory part) {
        return of(property, Set.of(subject), part).getOrDefault(subject, Set.of());
    }

    private Map<OWLNamedIndividual, Set<OWLObject>> of(OWLDataProperty property,
            Collection<OWLNamedIndividual> subjects, Theory theory) {
        var both = new HashMap<OWLNamedIndividual, Set<OWLObject>>();
        if (!facts.speaks(property, table.falseChannel()) || !facts.speaks(property, table.trueChannel())) {
            return both;
        }
        var open = new ArrayList<Denial>();
        for (OWLNamedIndividual subject : subjects) {
            Set<OWLObject> toldFalse = listed(subject, property, table.falseChannel(), theory);
            if (toldFalse.isEmpty() && !isInferred(property, table.falseChannel())) {
                continue;
            }
            Set<OWLObject> toldTrue = listed(subject, property, table.trueChannel(), theory);
            if (toldTrue.isEmpty() && !isInferred(property, table.trueChannel())) {
                continue;
            }
            var all = new LinkedHashSet<>(toldTrue);
            all.addAll(toldFalse);
            for (OWLObject value : all) {
                if (toldTrue.contains(value) && toldFalse.contains(value)) {
                    both.computeIfAbsent(subject, s -> new HashSet<>()).add(value);
                } else {
                    open.add(new Denial(subject, side(property,
                        toldTrue.contains(value) ? table.falseChannel() : table.trueChannel()), (OWLLiteral) value));
                }
            }
        }
        untenable(open, theory).forEach(denial ->
            both.computeIfAbsent(denial.subject, s -> new HashSet<>()).add(denial.value));
        return both;
    }

    /** A literal of a datatype outside OWL 2 may be any value for HermiT; who is not thorough hears of no denial. */
    private static List<Denial> untenable(List<Denial> all, Theory theory) {
        if (!theory.engine().isThorough()) {
            return List.of();
        }
        List<Denial> open = all.stream().filter(denial -> Datatypes.isOwl2(denial.value.getDatatype()))
            .collect(Collectors.toList());
        return GroupTests.failing(open, some ->
            theory.allows(some.stream().map(denial -> denial.axiom).collect(Collectors.toSet())));
    }

    /** Whether somebody of whom no value is listed may have one. */
    private boolean isInferred(OWLDataProperty property, String channel) {
        if (inferred == null) {
            inferred = InferredData.in(solution.axioms());
        }
        return inferred.contains(side(property, channel));
    }

    private Set<OWLObject> listed(OWLNamedIndividual subject, OWLDataProperty property, String channel,
            Theory theory) {
        return new LinkedHashSet<>(facts.values(subject, property, channel, theory));
    }

    private OWLDataProperty side(OWLDataProperty property, String channel) {
        return solution.translator().side(property, channel, solution.split());
    }
}
