package org.paradl.reason;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.reason.classify.Hierarchy;
import org.paradl.reason.classify.PropertyHierarchies;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.module.Signature;
import org.paradl.reason.realize.Facts;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.NodeSet;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.impl.OWLClassNode;
import org.semanticweb.owlapi.reasoner.impl.OWLClassNodeSet;

/**
 * What is told true, as a classical reasoner would answer: over the source's own names, whatever they were split into.
 * What is told false of them is another question: {@link Reasoning#ask}.
 */
public final class ToldTrue implements AutoCloseable {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Reasoning kb;
    private final Problem problem;
    private final Solution solution;
    private final Signature signature;
    private final Facts facts;
    private final PropertyHierarchies properties;
    private final Map<OWLNamedIndividual, Set<OWLClass>> types = new HashMap<>();
    private Hierarchy<OWLClass> classes;

    ToldTrue(Reasoning kb, Problem problem) {
        this.kb = kb;
        this.problem = problem;
        this.solution = problem.consistentSolution();
        this.signature = problem.signature();
        this.facts = new Facts(solution);
        this.properties = new PropertyHierarchies(signature, solution);
    }

    /** The named individuals of the source. */
    public Set<OWLNamedIndividual> individuals() {
        return signature.individuals();
    }

    /** Whether the expression may have an instance. */
    public boolean isSatisfiable(OWLClassExpression c) {
        if (c.isAnonymous()) {
            return answer(c, OWLReasoner::isSatisfiable);
        }
        return solution.theory().isSatisfiable(c);
    }

    /** The named classes. */
    public Hierarchy<OWLClass> classes() {
        if (classes == null) {
            Taxonomy taxonomy = kb.taxonomy();
            var builder = new Hierarchy.Builder<OWLClass>();
            for (OWLClass name : taxonomy.nodes()) {
                Set<OWLClass> members = taxonomy.equivalents(name);
                members.add(name);
                builder.node(name, members, taxonomy.parents(name));
            }
            classes = new Hierarchy<>(builder, FACTORY.getOWLThing(), FACTORY.getOWLNothing(),
                OWLClassNode::new, OWLClassNodeSet::new);
        }
        return classes;
    }

    public Hierarchy<OWLObjectPropertyExpression> objectProperties() {
        return properties.ofObjects();
    }

    /** The properties that are the inverse of this one. */
    public Node<OWLObjectPropertyExpression> inverses(OWLObjectPropertyExpression property) {
        return objectProperties().node(Owl.inverse(property));
    }

    public Hierarchy<OWLDataProperty> dataProperties() {
        return properties.ofData();
    }

    /** The named classes strictly below an expression; where {@code direct}, only the next. */
    public NodeSet<OWLClass> subClasses(OWLClassExpression c, boolean direct) {
        if (!c.isAnonymous()) {
            return classes().below(c.asOWLClass(), direct);
        }
        if (!isSatisfiable(c)) {
            return new OWLClassNodeSet();
        }
        Set<OWLClass> below = shownIn(answer(c, (reasoner, read) -> reasoner.getSubClasses(read, false)));
        below.add(FACTORY.getOWLNothing());
        return classes().highest(below, direct);
    }

    /** The named classes strictly above an expression; where {@code direct}, only the next. */
    public NodeSet<OWLClass> superClasses(OWLClassExpression c, boolean direct) {
        return c.isAnonymous()
            ? classes().lowest(shownIn(answer(c, (reasoner, read) -> reasoner.getSuperClasses(read, false))), direct)
            : classes().above(c.asOWLClass(), direct);
    }

    /** The named classes equivalent to an expression; of a name at least that. */
    public Node<OWLClass> equivalentClasses(OWLClassExpression c) {
        return c.isAnonymous()
            ? new OWLClassNode(shown(answer(c, OWLReasoner::getEquivalentClasses).getEntities()))
            : classes().node(c.asOWLClass());
    }

    /** The named classes that are told to share no instance with the expression. */
    public NodeSet<OWLClass> disjoint(OWLClassExpression c) {
        OWLClassExpression outside = FACTORY.getOWLObjectComplementOf(c);
        return with(equivalentClasses(outside), subClasses(outside, false));
    }

    /** The named classes of whatever has a value of the property; where {@code direct}, only the most specific. */
    public NodeSet<OWLClass> domains(OWLObjectPropertyExpression property, boolean direct) {
        return equivalentOrAbove(FACTORY.getOWLObjectSomeValuesFrom(property, FACTORY.getOWLThing()), direct);
    }

    /** The same of whatever is such a value. */
    public NodeSet<OWLClass> ranges(OWLObjectPropertyExpression property, boolean direct) {
        return domains(property.getInverseProperty(), direct);
    }

    /** The same of whatever has a literal; all has each of the top property, which engines take no question about. */
    public NodeSet<OWLClass> domains(OWLDataProperty property, boolean direct) {
        return equivalentOrAbove(property.isOWLTopDataProperty() ? FACTORY.getOWLThing()
            : FACTORY.getOWLDataSomeValuesFrom(property, FACTORY.getTopDatatype()), direct);
    }

    private NodeSet<OWLClass> equivalentOrAbove(OWLClassExpression c, boolean direct) {
        Node<OWLClass> equivalents = equivalentClasses(c);
        return direct && equivalents.getSize() > 0 ? new OWLClassNodeSet(equivalents)
            : with(equivalents, superClasses(c, direct));
    }

    private static NodeSet<OWLClass> with(Node<OWLClass> node, NodeSet<OWLClass> others) {
        var all = new OWLClassNodeSet(others.nodes());
        if (node.getSize() > 0) {
            all.addNode(node);
        }
        return all;
    }

    private Set<OWLClass> shownIn(NodeSet<OWLClass> found) {
        return shown(found.entities().collect(Collectors.toSet()));
    }

    private Set<OWLClass> shown(Collection<OWLClass> found) {
        return found.stream().filter(c -> c.isBuiltIn() || signature.classes().contains(c)).collect(Collectors.toSet());
    }

    /** The classes that the individual is told to be in; where {@code direct}, only the most specific. */
    public NodeSet<OWLClass> types(OWLNamedIndividual individual, boolean direct) {
        Set<OWLClass> found = types.computeIfAbsent(individual, this::types);
        return classes().lowest(found, direct);
    }

    private Set<OWLClass> types(OWLNamedIndividual individual) {
        Set<OWLClass> found = signature.individuals().contains(individual)
            ? shown(facts.types(individual))
            : new HashSet<>();
        found.add(FACTORY.getOWLThing());
        return found;
    }

    /**
     * The individuals told to be in the expression; where {@code direct}, those in no named class strictly below it.
     */
    public Set<OWLNamedIndividual> instances(OWLClassExpression c, boolean direct) {
        Set<OWLNamedIndividual> found = instances(c);
        if (direct) {
            subClasses(c, true).nodes().filter(node -> !node.isBottomNode())
                .forEach(node -> found.removeAll(instances(node.getRepresentativeElement())));
        }
        return found;
    }

    private Set<OWLNamedIndividual> instances(OWLClassExpression c) {
        if (c.isOWLThing()) {
            return new LinkedHashSet<>(signature.individuals());
        }
        Set<OWLNamedIndividual> found = c.isAnonymous()
            ? answer(c, (reasoner, read) -> reasoner.getInstances(read, false).entities().collect(Collectors.toSet()))
            : new HashSet<>(facts.instances(c.asOWLClass(), problem.settings().table().trueChannel()));
        found.retainAll(signature.individuals());
        return found;
    }

    /** The individuals told to stand in the property's second place. */
    @SuppressWarnings("unchecked")
    public Set<OWLNamedIndividual> values(OWLNamedIndividual subject, OWLObjectPropertyExpression property) {
        if (property.isOWLTopObjectProperty()) {
            return signature.individuals();
        }
        var found = new LinkedHashSet<OWLNamedIndividual>(property.isAnonymous()
            ? answer(solution.complete(), reasoner -> reasoner.getObjectPropertyValues(subject, inverse(property))
                .entities().collect(Collectors.toSet()))
            : (Collection<OWLNamedIndividual>) facts.values(subject, property.asOWLObjectProperty(),
                problem.settings().table().trueChannel()));
        found.retainAll(signature.individuals());
        return found;
    }

    private OWLObjectPropertyExpression inverse(OWLObjectPropertyExpression property) {
        return FACTORY.getOWLObjectInverseOf(solution.translator().side(property.getNamedProperty(),
            problem.settings().table().trueChannel(), solution.split()));
    }

    /** The literals told to stand in the property's second place; of the top property, in that of any. */
    @SuppressWarnings("unchecked")
    public Set<OWLLiteral> values(OWLNamedIndividual subject, OWLDataProperty property) {
        if (property.isOWLTopDataProperty()) {
            return properties(OWLEntity::isOWLDataProperty, OWLEntity::asOWLDataProperty).stream()
                .flatMap(named -> values(subject, named).stream()).collect(Collectors.toSet());
        }
        return new LinkedHashSet<>((Collection<OWLLiteral>) facts.values(subject, property,
            problem.settings().table().trueChannel()));
    }

    /** The individual and those that it is told to be, by the source or by what follows. */
    public Set<OWLNamedIndividual> same(OWLNamedIndividual individual) {
        var found = new LinkedHashSet<OWLNamedIndividual>();
        Deque<OWLNamedIndividual> frontier = new ArrayDeque<>(Set.of(individual));
        while (!frontier.isEmpty()) {
            OWLNamedIndividual next = frontier.remove();
            if (found.add(next) && signature.individuals().contains(next)) {
                frontier.addAll(onTheirOwn(next));
                frontier.addAll(asserted(next));
            }
        }
        return found;
    }

    private Set<OWLNamedIndividual> onTheirOwn(OWLNamedIndividual individual) {
        Theory theory = solution.theory();
        return theory.engine().run(() -> theory.reasoner().getSameIndividuals(individual).getEntities()).stream()
            .filter(signature.individuals()::contains).collect(Collectors.toSet());
    }

    /** A guarded equality is told, although the engine need not take the two for one. */
    private Set<OWLNamedIndividual> asserted(OWLNamedIndividual individual) {
        return solution.split().guarded(problem.source()).stream().filter(OWLSameIndividualAxiom.class::isInstance)
            .map(OWLSameIndividualAxiom.class::cast).filter(axiom -> axiom.individuals().anyMatch(individual::equals))
            .flatMap(OWLSameIndividualAxiom::individuals).filter(OWLIndividual::isNamed)
            .map(OWLIndividual::asOWLNamedIndividual).collect(Collectors.toSet());
    }

    /** The individuals that it is told not to be. */
    public Set<OWLNamedIndividual> different(OWLNamedIndividual individual) {
        return told(signature.individuals(), individual,
            other -> FACTORY.getOWLDifferentIndividualsAxiom(List.of(individual, other)));
    }

    /** The nodes of the properties and inverses that it is told to share no pair with, and that of the empty one. */
    public NodeSet<OWLObjectPropertyExpression> disjoint(OWLObjectPropertyExpression property) {
        Set<OWLObjectPropertyExpression> all = properties(OWLEntity::isOWLObjectProperty,
            OWLEntity::asOWLObjectProperty).stream().flatMap(name -> Stream.of(name, name.getInverseProperty()))
            .collect(Collectors.toSet());
        Set<OWLObjectPropertyExpression> disjoint = told(all, property,
            other -> FACTORY.getOWLDisjointObjectPropertiesAxiom(List.of(property, other)));
        return withBuiltIn(objectProperties(), property, disjoint);
    }

    /** The same of data properties; engines take no question about the top one. */
    public NodeSet<OWLDataProperty> disjoint(OWLDataProperty property) {
        Set<OWLDataProperty> disjoint = property.isOWLTopDataProperty() ? new HashSet<>() : told(
            properties(OWLEntity::isOWLDataProperty, OWLEntity::asOWLDataProperty), property,
            other -> FACTORY.getOWLDisjointDataPropertiesAxiom(List.of(property, other)));
        return withBuiltIn(dataProperties(), property, disjoint);
    }

    /** Every property is disjoint with owl:bottomObjectProperty, and that with every one; of data likewise. */
    private static <E extends OWLObject> NodeSet<E> withBuiltIn(Hierarchy<E> all, E property, Set<E> disjoint) {
        disjoint.add(all.bottom().getRepresentativeElement());
        if (property.isBottomEntity()) {
            disjoint.add(all.top().getRepresentativeElement());
        }
        return all.highest(disjoint, false);
    }

    private <E> Set<E> properties(Predicate<OWLEntity> kind, Function<OWLEntity, E> cast) {
        return signature.properties().stream().filter(kind).filter(name -> !name.isBuiltIn()).map(cast)
            .collect(Collectors.toSet());
    }

    /** The others of the names of which the sentence is told. */
    private <E> Set<E> told(Collection<E> names, E besides, Function<E, OWLAxiom> sentence) {
        return names.stream().filter(name -> !name.equals(besides))
            .filter(name -> kb.ask(sentence.apply(name)).told().isTrue()).collect(Collectors.toSet());
    }

    private <T> T answer(OWLClassExpression c, BiFunction<OWLReasoner, OWLClassExpression, T> question) {
        OWLClassExpression reading = solution.translation().asked(
            solution.translator().in(c, problem.settings().table().trueChannel(), solution.split()));
        return answer(solution.complete().askedAbout(Set.of(reading)), reasoner -> question.apply(reasoner, reading));
    }

    /** From an engine that answers about every class expression. */
    private static <T> T answer(Theory complete, Function<OWLReasoner, T> question) {
        OWLReasoner reasoner = complete.reasoner();
        return complete.engine().run(() -> question.apply(reasoner));
    }

    @Override
    public void close() {
        properties.close();
    }
}
