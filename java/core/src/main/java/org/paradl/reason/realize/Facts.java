package org.paradl.reason.realize;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.paradl.translate.Translator;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.NodeSet;

/** Reads what a solution's engine knows of individuals, channel by channel, in the source's names. */
public final class Facts {
    private final Solution solution;
    private final Set<OWLEntity> named;
    private final ImpliedLiterals implied;

    public Facts(Solution solution) {
        this.solution = solution;
        this.named = new HashSet<>(new Signature(solution.axioms()).all());
        if (solution.translation().speaksOfUndenied()) {
            named.addAll(solution.translation().askedOtherwise().keySet());
        }
        this.implied = new ImpliedLiterals(solution, this::instances, this::same);
    }

    /**
     * The instances that the engine lists of a class in a channel; a name that the translation does not have has none.
     */
    public Set<OWLNamedIndividual> instances(OWLClass name, String channel) {
        if (!speaks(name, channel)) {
            return Set.of();
        }
        Theory theory = solution.theory();
        OWLClass side = solution.translator().side(name, channel, solution.split());
        return theory.engine().run(() -> entities(theory.reasoner().getInstances(side, false)));
    }

    /** The instances of a class that are told not to be in it, too. */
    public Set<OWLNamedIndividual> gluts(OWLClass name) {
        Table table = solution.translator().table();
        OWLClass refuted = solution.translator().side(name, table.falseChannel(), solution.split());
        if (solution.translation().undenied(refuted).isPresent()) {
            return new LinkedHashSet<>(new Excluded(solution).of(refuted, instances(name, table.trueChannel())));
        }
        var both = new LinkedHashSet<>(instances(name, table.falseChannel()));
        if (!both.isEmpty()) {
            both.retainAll(instances(name, table.trueChannel()));
        }
        return both;
    }

    /** The instances of a class of the translation that belongs to no source name. */
    public Set<OWLNamedIndividual> instances(OWLClass translated) {
        Theory theory = solution.theory();
        return named.contains(translated)
            ? theory.engine().run(() -> entities(theory.reasoner().getInstances(translated, false))) : Set.of();
    }

    /** Who is the same as the individual, itself among them. */
    public Set<OWLNamedIndividual> same(OWLNamedIndividual individual) {
        Theory theory = solution.theory();
        return theory.engine().run(() -> theory.reasoner().getSameIndividuals(individual).getEntities());
    }

    /** All the classes of the translation that the individual is in. */
    public Set<OWLClass> types(OWLNamedIndividual individual) {
        Theory theory = solution.theory();
        return theory.engine().run(() -> entities(theory.reasoner().getTypes(individual, false)));
    }

    /** The same of many individuals, and those that they must be in as nothing lets them be in another. */
    public Map<OWLNamedIndividual, Set<OWLClass>> types(Collection<OWLNamedIndividual> individuals) {
        return withExcluded(listed(individuals));
    }

    /** The same as the engine lists them. */
    Map<OWLNamedIndividual, Set<OWLClass>> listed(Collection<OWLNamedIndividual> individuals) {
        Theory theory = solution.theory();
        return theory.engine().run(() -> theory.engine().types(theory.reasoner(), individuals));
    }

    /** The same where each can be in these alone. */
    Map<OWLNamedIndividual, Set<OWLClass>> listedAmong(Map<OWLNamedIndividual, Set<OWLClass>> candidates) {
        Theory theory = solution.theory();
        return theory.engine().run(() -> theory.engine().typesAmong(theory.reasoner(), candidates));
    }

    /** With those that they must be in as nothing lets them be in another. */
    Map<OWLNamedIndividual, Set<OWLClass>> withExcluded(Map<OWLNamedIndividual, Set<OWLClass>> listed) {
        var types = new LinkedHashMap<OWLNamedIndividual, Set<OWLClass>>();
        listed.forEach((individual, classes) -> types.put(individual, new LinkedHashSet<>(classes)));
        new Excluded(solution).addTo(types);
        return types;
    }

    private static <E extends OWLObject> Set<E> entities(NodeSet<E> nodes) {
        var entities = new LinkedHashSet<E>();
        nodes.forEach(node -> entities.addAll(node.getEntities()));
        entities.removeIf(entity -> entity instanceof OWLIndividual && Vocabulary.isWitness((OWLIndividual) entity));
        return entities;
    }

    /** Whether the name's side in the channel says anything; a name that is not split has no refuted side. */
    public boolean speaks(OWLEntity name, String channel) {
        Translator translator = solution.translator();
        return (solution.split().splits(name) || channel.equals(translator.table().trueChannel()))
            && named.contains(translator.side(name, channel, solution.split()));
    }

    /** The values of a property in a channel. */
    public Collection<? extends OWLObject> values(OWLNamedIndividual subject, OWLEntity property, String channel) {
        return speaks(property, channel) ? values(subject, property, channel, solution.theory()) : Set.of();
    }

    private Collection<OWLObject> withImplied(Collection<? extends OWLObject> listed, OWLNamedIndividual subject,
            OWLDataProperty side) {
        var all = new LinkedHashSet<OWLObject>(listed);
        all.addAll(implied.of(subject, side));
        return all;
    }

    /** The same as far as the solution's theory goes, or what a part of it lists. */
    public Collection<? extends OWLObject> values(OWLNamedIndividual subject, OWLEntity property, String channel,
            Theory theory) {
        OWLEntity side = solution.translator().side(property, channel, solution.split());
        Collection<? extends OWLObject> listed = theory.engine().run(() -> side.isOWLObjectProperty()
            ? entities(theory.reasoner().getObjectPropertyValues(subject, side.asOWLObjectProperty()))
            : theory.literals(subject, side.asOWLDataProperty()));
        return side.isOWLDataProperty() && theory == solution.theory()
            ? withImplied(listed, subject, side.asOWLDataProperty()) : listed;
    }
}
