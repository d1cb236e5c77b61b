package org.paradl.reason;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.paradl.table.Table;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the conflicts that follow: every class membership, property value and class that is told both ways, and every
 * hard clash that had to be guarded, each with its justifications.
 */
final class ConflictFinder {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    private final Relevance source;
    private final Signature signature;
    private final Solution solution;
    private final Facts facts;
    private final Table table;
    private final Split split;
    private final int limit;
    private final Justifier justifier;
    private final List<Conflict> conflicts = new ArrayList<>();

    /** @param limit how many justifications to find for each conflict */
    ConflictFinder(Relevance source, Signature signature, Solution solution, Facts facts,
            Justifier justifier, int limit) {
        this.source = source;
        this.signature = signature;
        this.solution = solution;
        this.facts = facts;
        this.table = solution.translator().table();
        this.split = solution.split();
        this.limit = limit;
        this.justifier = justifier;
    }

    List<Conflict> find(Taxonomy taxonomy) {
        var classClash = new ClassClash(taxonomy, solution.translator(), split);
        for (OWLClass name : signature.classes()) {
            classConflict(name, classClash);
            gluts(name);
        }
        signature.properties().forEach(this::gluts);
        var justified = new HashSet<Set<OWLAxiom>>();
        absurdities(justified);
        solution.clashes().stream().filter(clash -> !justified.contains(clash))
            .forEach(clash -> conflicts.add(HardClash.conflict(List.of(clash), Optional.empty())));
        return conflicts;
    }

    /** Every instance of the class would be a glut, or in conflict. */
    private void classConflict(OWLClass name, ClassClash clash) {
        clash.about(name).ifPresent(about -> conflicts.add(new Conflict(Conflict.Kind.CLASS, name,
            Optional.of((OWLEntity) about).filter(c -> !c.equals(name) && !c.equals(ClassClash.ABSURD)), Optional.empty(),
            about.equals(ClassClash.ABSURD) ? justify(Set.of(name), FACTORY.getOWLSubClassOfAxiom(name, about))
                : justify(Set.of(name), FACTORY.getOWLSubClassOfAxiom(name, about),
                    FACTORY.getOWLSubClassOfAxiom(name, clash.refuted(about))))));
    }

    private void gluts(OWLClass name) {
        var both = new LinkedHashSet<>(facts.instances(name, table.falseChannel()));
        if (!both.isEmpty()) {
            both.retainAll(facts.instances(name, table.trueChannel()));
        }
        for (OWLNamedIndividual individual : both) {
            conflicts.add(new Conflict(Conflict.Kind.CLASS_ASSERTION, individual, Optional.of(name), Optional.empty(),
                justify(Set.of(individual, name),
                    FACTORY.getOWLClassAssertionAxiom(side(name, table.trueChannel()), individual),
                    FACTORY.getOWLClassAssertionAxiom(side(name, table.falseChannel()), individual))));
        }
    }

    private void gluts(OWLEntity property) {
        if (!facts.speaks(property, table.falseChannel())) {
            return;
        }
        for (OWLNamedIndividual subject : signature.individuals()) {
            var both = new LinkedHashSet<OWLObject>(facts.values(subject, property, table.falseChannel()));
            if (!both.isEmpty()) {
                both.retainAll(facts.values(subject, property, table.trueChannel()));
            }
            both.forEach(object -> conflicts.add(glut(subject, property, object)));
        }
    }

    private Conflict glut(OWLNamedIndividual subject, OWLEntity property, OWLObject object) {
        var about = new LinkedHashSet<OWLEntity>(Set.of(subject, property));
        if (object instanceof OWLNamedIndividual) {
            about.add((OWLNamedIndividual) object);
        }
        return new Conflict(Conflict.Kind.PROPERTY_ASSERTION, subject, Optional.of(property), Optional.of(object),
            justify(about, assertion(side(property, table.trueChannel()), subject, object),
                assertion(side(property, table.falseChannel()), subject, object)));
    }

    private static OWLAxiom assertion(OWLEntity property, OWLNamedIndividual subject, OWLObject object) {
        return property.isOWLObjectProperty()
            ? FACTORY.getOWLObjectPropertyAssertionAxiom(property.asOWLObjectProperty(), subject, (OWLIndividual) object)
            : FACTORY.getOWLDataPropertyAssertionAxiom(property.asOWLDataProperty(), subject, (OWLLiteral) object);
    }

    /** Individuals that a guard lets be in conflict. */
    private void absurdities(Set<Set<OWLAxiom>> justified) {
        for (OWLNamedIndividual individual : facts.instances(ClassClash.ABSURD)) {
            var justifications = justify(Set.of(individual),
                FACTORY.getOWLClassAssertionAxiom(ClassClash.ABSURD, individual));
            justified.addAll(justifications);
            conflicts.add(HardClash.conflict(justifications, Optional.of(individual)));
        }
    }

    private List<Set<OWLAxiom>> justify(Set<? extends OWLEntity> about, OWLAxiom... axioms) {
        solution.theory().progress().report("justify", conflicts.size(), 0);
        return justifier.justifications(Goal.entailment(List.of(axioms), about), source, limit);
    }

    private <E extends OWLEntity> E side(E name, String channel) {
        return solution.translator().side(name, channel, split);
    }
}
