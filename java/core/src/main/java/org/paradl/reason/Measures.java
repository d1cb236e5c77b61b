package org.paradl.reason;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.reason.ask.Told;
import org.paradl.reason.module.Signature;
import org.paradl.reason.realize.Realization;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;

/**
 * How inconsistent and how incomplete an ontology is: the share of the ground atoms that are told both ways, and the
 * share that nothing is told of. The ground atoms are {@code A(a)} and {@code R(a,b)} for every class, object property
 * and named individual; the values of data properties, of which there is no end, are none of them.
 *
 * <p>After Ma, Qi, Hitzler, Lin: Measuring Inconsistency for Description Logics Based on Paraconsistent Semantics
 * (ECSQARU 2007). There the degree is the least share of conflicting atoms in any four-valued model with n elements.
 * Here an atom counts if it is in conflict in <em>every</em> model, over the named individuals, which is a lower bound
 * of that degree where these are the n elements, and equals it where some model has no other conflicts. Immutable.
 */
public final class Measures {

    /** The atoms of one name, or of all. */
    public static final class Degree {
        private final long atoms;
        private final long both;
        private final long told;

        private Degree(long atoms, long both, long told) {
            this.atoms = atoms;
            this.both = both;
            this.told = told;
        }

        /** How many ground atoms there are. */
        public long atoms() {
            return atoms;
        }

        /** How many are told both ways. */
        public long both() {
            return both;
        }

        /** Of how many nothing is told. */
        public long neither() {
            return atoms - told;
        }

        /** From 0 to 1; of no atoms, 0. */
        public double inconsistency() {
            return atoms == 0 ? 0 : (double) both / atoms;
        }

        /** From 0 to 1; of no atoms, 0. */
        public double incompleteness() {
            return atoms == 0 ? 0 : (double) neither() / atoms;
        }

        private Degree plus(Degree other) {
            return new Degree(atoms + other.atoms, both + other.both, told + other.told);
        }

        private Degree counting(Told value) {
            return new Degree(atoms, both + (value == Told.B ? 1 : 0), told + 1);
        }
    }

    private final Map<OWLEntity, Degree> names = new LinkedHashMap<>();

    /** Under {@code fde}, whatever the logic; without individuals there are no atoms to count. */
    static Measures of(Reasoning reasoning, Problem problem) {
        Signature signature = problem.signature();
        if (signature.individuals().isEmpty()) {
            return new Measures(signature, new Realization(List.of()));
        }
        Settings settings = problem.settings();
        Table fde = TableReader.shipped("fde");
        if (settings.table().name().equals(fde.name())) {
            return new Measures(signature, reasoning.realize());
        }
        Settings others = new Settings(fde, settings.inclusion(), settings.reasoner())
            .leavingOutRefused(settings.leavesOutRefused());
        try (Reasoning fourValued = reasoning.under(others)) {
            return fourValued.measures();
        }
    }

    private Measures(Signature signature, Realization realization) {
        Set<OWLNamedIndividual> individuals = signature.individuals();
        long n = individuals.size();
        signature.classes().forEach(c -> names.put(c, new Degree(n, 0, 0)));
        signature.properties().stream().filter(OWLEntity::isOWLObjectProperty)
            .forEach(p -> names.put(p, new Degree(n * n, 0, 0)));
        for (Realization.Individual individual : realization.individuals()) {
            individual.types().forEach(type -> count(type.type(), type.told()));
            individual.values().stream().filter(value -> isNamed(value.object(), individuals))
                .forEach(value -> count(value.property(), value.told()));
        }
    }

    private static boolean isNamed(OWLObject object, Set<OWLNamedIndividual> individuals) {
        return object instanceof OWLNamedIndividual && individuals.contains(object);
    }

    private void count(OWLEntity name, Told value) {
        names.computeIfPresent(name, (same, degree) -> degree.counting(value));
    }

    /** Each class and object property by itself. */
    public Map<OWLEntity, Degree> names() {
        return Collections.unmodifiableMap(names);
    }

    /** All atoms together. */
    public Degree all() {
        return names.values().stream().reduce(new Degree(0, 0, 0), Degree::plus);
    }
}
