package org.paradl.engine;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.choose.Engines;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.ReasonerInterruptedException;
import org.semanticweb.owlapi.reasoner.TimeOutException;

/**
 * A classical OWL reasoner that ParaDL can drive. Engines are found with {@link java.util.ServiceLoader}, so another
 * one is another jar on the class path: see {@link Engines}.
 */
public interface Engine {

    /** The name that {@code --reasoner} takes, in lower case. */
    String name();

    /** The version of the reasoner's own code. */
    String version();

    /** The SPDX identifier of the reasoner's licence. */
    String licence();

    /**
     * The axioms that this engine would ignore or take only in part, so that its answers might be incomplete. Empty
     * where the engine is complete for all of them.
     */
    List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms);

    /** Whether it may say what does not follow because of what is {@link #beyondReach beyond its reach}. */
    default boolean errsBeyondReach() {
        return false;
    }

    /**
     * This engine, or where it would refuse to start over these axioms one that leaves out the refused ones, which are
     * {@link #beyondReach beyond its reach} then.
     */
    default Engine accepting(Collection<? extends OWLAxiom> axioms) {
        return this;
    }

    /** Those of the axioms that it leaves out as it would refuse to start over them. */
    default List<OWLAxiom> refused(Collection<? extends OWLAxiom> axioms) {
        return List.of();
    }

    /** What it takes of the axioms: all but those that it is known to refuse, some of them in other words. */
    default Collection<OWLAxiom> taken(Collection<OWLAxiom> axioms) {
        return axioms;
    }

    /** Whether the engine is complete for all the axioms. */
    default boolean covers(Collection<? extends OWLAxiom> axioms) {
        return beyondReach(axioms).isEmpty();
    }

    /**
     * A reasoner over the ontology and its imports, non-buffering where the engine can. It reports to {@code progress}
     * and is interrupted through it; {@link Progress#watch} has been called with it when this returns.
     *
     * @throws Progress.Cancelled where it was stopped meanwhile
     * @throws org.paradl.ParadlException where the engine rejects a construct: UNSUPPORTED, naming it
     */
    OWLReasoner start(OWLOntology ontology, Progress progress);

    /** What the reasoner says of classes, however often it is asked; to be called in {@link #run}. */
    default <T> T ofClasses(OWLReasoner reasoner, BiFunction<Engine, OWLReasoner, T> question) {
        return question.apply(this, reasoner);
    }

    /**
     * From now on, no class is subsumed by another for which this says no; as a hint, before the hierarchy is asked
     * for.
     */
    default void limitSubsumers(OWLReasoner reasoner, BiPredicate<OWLClass, OWLClass> possible) {
    }

    /** Whether the axiom follows from what a reasoner of this engine was started over; to be called in {@link #run}. */
    default boolean entails(OWLReasoner reasoner, OWLAxiom axiom) {
        return reasoner.isEntailed(axiom);
    }

    /**
     * Whether what a reasoner of this engine was started over has a model in which these assertions hold too; empty
     * where that takes another reasoner. To be called in {@link #run}.
     */
    default Optional<Boolean> allows(OWLReasoner reasoner, Collection<OWLAxiom> assertions) {
        return Optional.empty();
    }

    /**
     * The classes that individuals are in in one model of what a reasoner of this engine was started over: they need be
     * in no others. Empty where the engine shows no model; of individuals that are not among them nothing is said. To
     * be called in {@link #run}.
     */
    default Optional<Map<OWLNamedIndividual, Set<OWLClass>>> typesInAModel(OWLReasoner reasoner) {
        return Optional.empty();
    }

    /**
     * Whether the reasoner finds the whole class hierarchy at little more than the cost of testing each class. Where
     * not, who only wants to know which classes are satisfiable had better ask one by one.
     */
    default boolean classifiesCheaply(OWLReasoner reasoner) {
        return true;
    }

    /**
     * Whether each of the classes can have an instance, by as few tests as may be: whether something can have a
     * neighbour in each. Of several a no is not to be believed, as nominals may leave no room for all.
     */
    default boolean areSatisfiable(OWLReasoner reasoner, List<? extends OWLClassExpression> classes) {
        var neighbour = Owl.FACTORY.getOWLObjectProperty(IRI.create("urn:paradl:neighbour")); // no ontology has it
        return reasoner.isSatisfiable(classes.size() == 1 ? classes.get(0) : Owl.FACTORY.getOWLObjectIntersectionOf(
            classes.stream().map(c -> Owl.FACTORY.getOWLObjectSomeValuesFrom(neighbour, c))));
    }

    /** Whether the reasoner makes one model of the ABox for all such tests. */
    default boolean keepsModel(OWLReasoner reasoner) {
        return false;
    }

    /** Whether the reasoner finds all instances of classes at little more than the cost of making one model. */
    default boolean findsInstancesCheaply(OWLReasoner reasoner) {
        return true;
    }

    /**
     * Takes over the class hierarchy, where questions about individuals need it; to be called in {@link #run}.
     *
     * @param other over the same axioms, which are consistent, and complete for classes
     */
    default void learnClasses(OWLReasoner reasoner, OWLReasoner other) {
    }

    /** The classes that each of the individuals is in, asked for all at once; to be called in {@link #run}. */
    default Map<OWLNamedIndividual, Set<OWLClass>> types(OWLReasoner reasoner,
            Collection<OWLNamedIndividual> individuals) {
        var types = new LinkedHashMap<OWLNamedIndividual, Set<OWLClass>>();
        individuals.forEach(individual -> types.put(individual,
            reasoner.getTypes(individual, false).entities().collect(Collectors.toCollection(LinkedHashSet::new))));
        return types;
    }

    /** Which of these classes each individual is in, where no other is to be looked for; asked as {@link #types}. */
    default Map<OWLNamedIndividual, Set<OWLClass>> typesAmong(OWLReasoner reasoner,
            Map<OWLNamedIndividual, Set<OWLClass>> candidates) {
        Map<OWLNamedIndividual, Set<OWLClass>> types = types(reasoner, candidates.keySet());
        types.forEach((individual, all) -> all.retainAll(candidates.get(individual)));
        return types;
    }

    /**
     * Whether the engine is complete for what the axioms say of classes and their satisfiability, if not of
     * individuals.
     */
    default boolean coversClasses(Collection<? extends OWLAxiom> axioms) {
        return covers(axioms);
    }

    /** Whether it answers every entailment within its reach, and starts at once. */
    default boolean isThorough() {
        return true;
    }

    /** A thorough engine for a handful of axioms. */
    default Engine forFew() {
        return this;
    }

    /** This engine, looked at as it refutes; empty where it does not let anybody look. */
    default Optional<Traced> traced() {
        return Optional.empty();
    }

    /**
     * Does work that uses a reasoner of this engine, with the engine's own exceptions made ParaDL's as
     * {@link #explain} says: {@code engine.run(reasoner::isConsistent)}.
     */
    default <T> T run(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException raw) {
            throw explain(raw);
        }
    }

    /**
     * What an exception of the reasoner means: {@link Progress.Cancelled} where it was interrupted, a
     * {@link org.paradl.ParadlException} where it rejects a construct, else the exception itself.
     */
    default RuntimeException explain(RuntimeException raw) {
        boolean stopped = raw instanceof ReasonerInterruptedException || raw instanceof TimeOutException;
        return stopped ? new Progress.Cancelled() : raw;
    }
}
