package org.paradl.reason.realize;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

import org.paradl.engine.Progress;
import org.paradl.reason.ask.Told;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;

/** Finds the types and property values of individuals, each with what is told of it. */
public final class Realizer {
    private final Signature signature;
    private final Solution solution;
    private final Taxonomy taxonomy;
    private final Facts facts;
    private final BothLiterals literals;
    private final Table table;

    public Realizer(Signature signature, Solution solution, Taxonomy taxonomy, Facts facts) {
        this.signature = signature;
        this.solution = solution;
        this.taxonomy = taxonomy;
        this.facts = facts;
        this.literals = new BothLiterals(solution, facts, signature.individuals());
        this.table = solution.translator().table();
    }

    public Realization realize() {
        return realize(this::values);
    }

    /** The types alone. */
    public Realization types() {
        return realize(individual -> List.of());
    }

    private Realization realize(Function<OWLNamedIndividual, List<Realization.Value>> values) {
        Progress progress = solution.theory().progress();
        var individuals = new ArrayList<Realization.Individual>();
        int total = signature.individuals().size();
        progress.report("realize", 0, total);
        Map<OWLNamedIndividual, Set<OWLClass>> types = facts.types(signature.individuals());
        for (OWLNamedIndividual individual : signature.individuals()) {
            progress.report("realize", individuals.size(), total);
            progress.checkCancelled();
            individuals.add(new Realization.Individual(individual, types(types.get(individual)),
                values.apply(individual)));
        }
        return new Realization(individuals);
    }

    private List<Realization.Type> types(Set<OWLClass> translated) {
        var toldTrue = new TreeSet<OWLClass>();
        var toldFalse = new TreeSet<OWLClass>();
        for (OWLClass type : translated) {
            solution.translator().refutedName(type).ifPresentOrElse(toldFalse::add, () -> addShown(type, toldTrue));
        }
        var all = new TreeSet<>(toldTrue);
        all.addAll(toldFalse);
        Set<OWLClass> above = aboveAnother(toldTrue);
        var types = new ArrayList<Realization.Type>();
        all.forEach(type -> types.add(new Realization.Type(type,
            Told.of(toldTrue.contains(type), toldFalse.contains(type)), !above.contains(type))));
        return types;
    }

    private void addShown(OWLClass type, Set<OWLClass> toldTrue) {
        if (signature.classes().contains(type)) {
            toldTrue.add(type);
        }
    }

    /** The classes among them that another of them is strictly below. */
    private Set<OWLClass> aboveAnother(Set<OWLClass> types) {
        var above = new HashSet<OWLClass>();
        types.forEach(type -> above.addAll(taxonomy.shownAncestors(type)));
        return above;
    }

    private List<Realization.Value> values(OWLNamedIndividual individual) {
        var values = new ArrayList<Realization.Value>();
        for (OWLEntity property : signature.properties()) {
            Collection<? extends OWLObject> toldTrue = facts.values(individual, property, table.trueChannel());
            Collection<? extends OWLObject> toldFalse = table.splits()
                ? facts.values(individual, property, table.falseChannel()) : Set.of();
            Set<OWLObject> both = table.splits() && property.isOWLDataProperty()
                ? literals.of(individual, property.asOWLDataProperty()) : Set.of();
            var all = new TreeSet<OWLObject>(toldTrue);
            all.addAll(toldFalse);
            all.forEach(object -> values.add(new Realization.Value(property, object, both.contains(object) ? Told.B
                : Told.of(toldTrue.contains(object), toldFalse.contains(object)))));
        }
        return values;
    }
}
