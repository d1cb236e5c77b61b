package org.paradl.reason;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Entities;
import org.paradl.table.Table;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the individuals that are told to be in a class and not to be in it. Where the engine finds all instances of
 * classes cheaply, it is asked for those. Elsewhere the individuals of the clashes are tried, and then whether all the
 * others can be without a glut at once; as long as they cannot, those of the clash that shows it are tried as well.
 */
final class GlutSearch {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    private final Reasoning kb;
    private final Solution solution;
    private final Facts facts;
    private final Table table;
    private final List<OWLClass> split;
    private final Optional<Set<OWLNamedIndividual>> suspects;

    GlutSearch(Reasoning kb, Solution solution, Facts facts) {
        this.kb = kb;
        this.solution = solution;
        this.facts = facts;
        this.table = solution.translator().table();
        this.split = kb.signature().classes().stream()
            .filter(c -> facts.speaks(c, table.falseChannel())).collect(Collectors.toList());
        Theory theory = solution.theory();
        this.suspects = theory.engine().classifiesCheaply(theory.reasoner()) ? Optional.empty()
            : Optional.of(suspects());
    }

    /** The individuals that are gluts about the class. */
    Set<OWLNamedIndividual> about(OWLClass name) {
        if (!split.contains(name)) {
            return Set.of();
        }
        if (suspects.isEmpty()) {
            var both = new LinkedHashSet<>(facts.instances(name, table.falseChannel()));
            if (!both.isEmpty()) {
                both.retainAll(facts.instances(name, table.trueChannel()));
            }
            return both;
        }
        return suspects(individual -> List.of(told(side(name, table.trueChannel()), individual),
            told(side(name, table.falseChannel()), individual)));
    }

    /** The individuals that a guard lets be in conflict. */
    Set<OWLNamedIndividual> absurd() {
        if (solution.split().guarded().isEmpty()) {
            return Set.of();
        }
        return suspects.isEmpty() ? facts.instances(ClassClash.ABSURD)
            : suspects(individual -> List.of(told(ClassClash.ABSURD, individual)));
    }

    private Set<OWLNamedIndividual> suspects(Function<OWLNamedIndividual, List<OWLAxiom>> told) {
        return suspects.orElseThrow().stream().filter(individual -> solution.theory().entails(told.apply(individual)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Set<OWLNamedIndividual> suspects() {
        var tried = new TreeSet<OWLNamedIndividual>();
        Set<OWLAxiom> clash = kb.clashes().axioms();
        boolean grown = true;
        while (grown) {
            tried.addAll(individuals(clash));
            Justifier glutFree = kb.solver().justifier(solution).with(withoutGlut(tried));
            clash = glutFree.follows(Goal.inconsistency(), kb.source())
                ? glutFree.justification(Goal.inconsistency(), kb.relevance()).orElseThrow() : Set.of();
            grown = !tried.containsAll(individuals(clash));
        }
        return tried;
    }

    private static Set<OWLNamedIndividual> individuals(Set<OWLAxiom> axioms) {
        return Entities.in(axioms).stream().filter(OWLEntity::isOWLNamedIndividual).map(OWLEntity::asOWLNamedIndividual)
            .collect(Collectors.toSet());
    }

    /** That no individual but these is a glut about any class. */
    private Set<OWLAxiom> withoutGlut(Set<OWLNamedIndividual> tried) {
        OWLClassExpression glut = FACTORY.getOWLObjectUnionOf(Stream.concat(Stream.of(ClassClash.ABSURD),
            split.stream().map(name -> FACTORY.getOWLObjectIntersectionOf(
                side(name, table.trueChannel()), side(name, table.falseChannel())))).collect(Collectors.toSet()));
        var axioms = new HashSet<OWLAxiom>();
        kb.signature().individuals().stream().filter(individual -> !tried.contains(individual)).forEach(individual ->
            axioms.add(FACTORY.getOWLClassAssertionAxiom(glut.getObjectComplementOf(), individual)));
        return axioms;
    }

    private static OWLAxiom told(OWLClass name, OWLNamedIndividual individual) {
        return FACTORY.getOWLClassAssertionAxiom(name, individual);
    }

    private OWLClass side(OWLClass name, String channel) {
        return solution.translator().side(name, channel, solution.split());
    }
}
