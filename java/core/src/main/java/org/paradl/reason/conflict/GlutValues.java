package org.paradl.reason.conflict;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.hermit.Literals;
import org.paradl.reason.realize.BothLiterals;
import org.paradl.reason.realize.Facts;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;

/**
 * Finds the values of properties that individuals are told to have and not to have. Where not all individuals are asked
 * about, those are that class gluts and small clashes have shown, those of whom facts, taken with what is told of the
 * properties, deny a value that they must have, and whoever is the same as one of these.
 */
final class GlutValues {
    private static final int FEW = 8;

    private final Problem problem;
    private final Solution solution;
    private final Facts facts;
    private final Table table;
    private final Nearby nearby;
    private final BothLiterals literals;
    private final Optional<Set<OWLNamedIndividual>> found;
    private final Map<OWLNamedIndividual, Set<OWLNamedIndividual>> same = new HashMap<>();
    /** Of whom what is near does not tell all. */
    private final Set<OWLNamedIndividual> farther = new HashSet<>();
    private ToldPairs told;

    /** @param found individuals in conflict that are known already; empty where all are asked about */
    GlutValues(Problem problem, Solution solution, Facts facts, Nearby nearby,
            Optional<Set<OWLNamedIndividual>> found) {
        this.problem = problem;
        this.solution = solution;
        this.facts = facts;
        this.table = solution.translator().table();
        this.nearby = nearby;
        this.literals = new BothLiterals(solution, facts, problem.signature().individuals());
        this.found = found;
    }

    /** The individuals that may have values of the property that they also are told not to have. */
    Set<OWLNamedIndividual> subjects(OWLEntity property) {
        if (!facts.speaks(property, table.falseChannel())) {
            return Set.of();
        }
        return found.map(known -> subjects(property, known)).orElse(problem.signature().individuals());
    }

    private Set<OWLNamedIndividual> subjects(OWLEntity property, Set<OWLNamedIndividual> known) {
        var subjects = new HashSet<OWLNamedIndividual>(known);
        List<OWLPropertyAssertionAxiom<?, ?>> open = told()
            .denied(side(property, table.falseChannel()), side(property, table.trueChannel())).stream()
            .filter(denial -> isOfNamed(denial) && !isFound(denial, property, known))
            .sorted().collect(Collectors.toList());
        refuted(open, denial -> farther.add((OWLNamedIndividual) denial.getSubject()));
        subjects.addAll(farther);
        return subjects.stream().flatMap(this::withSame).filter(problem.signature().individuals()::contains)
            .collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean isOfNamed(OWLPropertyAssertionAxiom<?, ?> denial) {
        OWLIndividual subject = denial.getSubject();
        return subject.isNamed() && problem.signature().individuals().contains(subject.asOWLNamedIndividual());
    }

    /** Whether that the individual has the value will be found without further ado. */
    private boolean isFound(OWLPropertyAssertionAxiom<?, ?> denial, OWLEntity property,
            Set<OWLNamedIndividual> known) {
        var subject = (OWLNamedIndividual) denial.getSubject();
        return known.contains(subject)
            && (!isNear(subject) || of(subject, property).contains((OWLObject) denial.getObject()));
    }

    private Stream<OWLNamedIndividual> withSame(OWLNamedIndividual individual) {
        Set<OWLNamedIndividual> all = same.computeIfAbsent(individual, facts::same);
        if (all.size() > 1) {
            farther.addAll(all);
        }
        return all.stream();
    }

    private ToldPairs told() {
        if (told == null) {
            told = new ToldPairs(solution.translation().axioms(), problem.signature().individuals());
        }
        return told;
    }

    /** Halves those that cannot all hold, until they are few: who has such a value is asked anyway. */
    private void refuted(List<OWLPropertyAssertionAxiom<?, ?>> among, Consumer<OWLPropertyAssertionAxiom<?, ?>> each) {
        if (among.isEmpty() || nearby.isConsistentWith(Set.copyOf(among))) {
            return;
        }
        if (among.size() <= FEW) {
            among.forEach(each);
            return;
        }
        int half = among.size() / 2;
        refuted(among.subList(0, half), each);
        refuted(among.subList(half, among.size()), each);
    }

    /** The values of the property that the individual is told to have and not to have. */
    Set<OWLObject> of(OWLNamedIndividual subject, OWLEntity property) {
        return isNear(subject) ? nearby.of(subject, theory -> of(subject, property, theory))
            : of(subject, property, solution.theory());
    }

    private Set<OWLObject> of(OWLNamedIndividual subject, OWLEntity property, Theory theory) {
        if (property.isOWLDataProperty()) {
            OWLDataProperty about = property.asOWLDataProperty();
            return eachOnce(theory == solution.theory() ? literals.of(subject, about)
                : literals.of(subject, about, theory), subject, about, theory);
        }
        var both = new LinkedHashSet<OWLObject>(facts.values(subject, property, table.falseChannel(), theory));
        if (!both.isEmpty()) {
            both.retainAll(facts.values(subject, property, table.trueChannel(), theory));
        }
        return both;
    }

    /** One literal for each value: of several it is told to have as well as not, one that it is told to have. */
    private Set<OWLObject> eachOnce(Set<OWLObject> both, OWLNamedIndividual subject, OWLDataProperty property,
            Theory theory) {
        if (both.size() <= 1) {
            return both;
        }
        Collection<? extends OWLObject> toldTrue = facts.values(subject, property, table.trueChannel(), theory);
        Comparator<OWLObject> order = Comparator.comparing((OWLObject literal) -> !toldTrue.contains(literal))
            .thenComparing(Comparator.naturalOrder());
        var byValue = new LinkedHashMap<Object, OWLObject>();
        both.stream().sorted(order)
            .forEach(literal -> byValue.putIfAbsent(Literals.value((OWLLiteral) literal), literal));
        return new LinkedHashSet<>(byValue.values());
    }

    /** In a large ontology what is near to an individual that was found tells why it was, and mostly all. */
    private boolean isNear(OWLNamedIndividual subject) {
        return nearby.isSmaller() && found.filter(known -> known.contains(subject)).isPresent()
            && !farther.contains(subject);
    }

    private <E extends OWLEntity> E side(E name, String channel) {
        return solution.translator().side(name, channel, solution.split());
    }
}
