package org.paradl.owlapi;

import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.reason.ToldTrue;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.*;
import org.semanticweb.owlapi.reasoner.impl.OWLNamedIndividualNode;
import org.semanticweb.owlapi.reasoner.impl.OWLNamedIndividualNodeSet;

/** OWLAPI's questions about names, put to what is told true. */
abstract class ToldTrueReasoner implements OWLReasoner {
    abstract <T> T toldTrue(Function<ToldTrue, T> question);

    /** Refused where {@link #requireKnown} refuses it. */
    abstract <T> T toldTrue(OWLObject about, Function<ToldTrue, T> question);

    /** Fails where the reasoner is to know every name and {@code about} has another. */
    abstract void requireKnown(OWLObject about);

    // Classes

    @Override
    public boolean isSatisfiable(OWLClassExpression c) {
        return toldTrue(c, told -> told.isSatisfiable(c));
    }

    @Override
    public Node<OWLClass> getUnsatisfiableClasses() {
        return getBottomClassNode();
    }

    @Override
    public Node<OWLClass> getTopClassNode() {
        return toldTrue(told -> told.classes().top());
    }

    @Override
    public Node<OWLClass> getBottomClassNode() {
        return toldTrue(told -> told.classes().bottom());
    }

    @Override
    public NodeSet<OWLClass> getSubClasses(OWLClassExpression c, boolean direct) {
        return toldTrue(c, told -> told.subClasses(c, direct));
    }

    @Override
    public NodeSet<OWLClass> getSuperClasses(OWLClassExpression c, boolean direct) {
        return toldTrue(c, told -> told.superClasses(c, direct));
    }

    @Override
    public Node<OWLClass> getEquivalentClasses(OWLClassExpression c) {
        return toldTrue(c, told -> told.equivalentClasses(c));
    }

    @Override
    public NodeSet<OWLClass> getDisjointClasses(OWLClassExpression c) {
        return toldTrue(c, told -> told.disjoint(c));
    }

    // Properties

    @Override
    public Node<OWLObjectPropertyExpression> getTopObjectPropertyNode() {
        return toldTrue(told -> told.objectProperties().top());
    }

    @Override
    public Node<OWLObjectPropertyExpression> getBottomObjectPropertyNode() {
        return toldTrue(told -> told.objectProperties().bottom());
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getSubObjectProperties(OWLObjectPropertyExpression p, boolean direct) {
        return toldTrue(p, told -> told.objectProperties().below(Owl.plain(p), direct));
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getSuperObjectProperties(OWLObjectPropertyExpression p,
            boolean direct) {
        return toldTrue(p, told -> told.objectProperties().above(Owl.plain(p), direct));
    }

    @Override
    public Node<OWLObjectPropertyExpression> getEquivalentObjectProperties(OWLObjectPropertyExpression p) {
        return toldTrue(p, told -> told.objectProperties().node(Owl.plain(p)));
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getDisjointObjectProperties(OWLObjectPropertyExpression p) {
        return toldTrue(p, told -> told.disjoint(Owl.plain(p)));
    }

    @Override
    public Node<OWLObjectPropertyExpression> getInverseObjectProperties(OWLObjectPropertyExpression p) {
        return toldTrue(p, told -> told.inverses(p));
    }

    @Override
    public NodeSet<OWLClass> getObjectPropertyDomains(OWLObjectPropertyExpression p, boolean direct) {
        return toldTrue(p, told -> told.domains(p, direct));
    }

    @Override
    public NodeSet<OWLClass> getObjectPropertyRanges(OWLObjectPropertyExpression p, boolean direct) {
        return toldTrue(p, told -> told.ranges(p, direct));
    }

    @Override
    public Node<OWLDataProperty> getTopDataPropertyNode() {
        return toldTrue(told -> told.dataProperties().top());
    }

    @Override
    public Node<OWLDataProperty> getBottomDataPropertyNode() {
        return toldTrue(told -> told.dataProperties().bottom());
    }

    @Override
    public NodeSet<OWLDataProperty> getSubDataProperties(OWLDataProperty p, boolean direct) {
        return toldTrue(p, told -> told.dataProperties().below(p, direct));
    }

    @Override
    public NodeSet<OWLDataProperty> getSuperDataProperties(OWLDataProperty p, boolean direct) {
        return toldTrue(p, told -> told.dataProperties().above(p, direct));
    }

    @Override
    public Node<OWLDataProperty> getEquivalentDataProperties(OWLDataProperty p) {
        return toldTrue(p, told -> told.dataProperties().node(p));
    }

    @Override
    public NodeSet<OWLDataProperty> getDisjointDataProperties(OWLDataPropertyExpression p) {
        return toldTrue(p, told -> told.disjoint(p.asOWLDataProperty()));
    }

    @Override
    public NodeSet<OWLClass> getDataPropertyDomains(OWLDataProperty p, boolean direct) {
        return toldTrue(p, told -> told.domains(p, direct));
    }

    // Individuals

    @Override
    public NodeSet<OWLClass> getTypes(OWLNamedIndividual individual, boolean direct) {
        return toldTrue(individual, told -> told.types(individual, direct));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getInstances(OWLClassExpression c, boolean direct) {
        return toldTrue(c, told -> nodes(told, told.instances(c, direct)));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getObjectPropertyValues(OWLNamedIndividual individual,
            OWLObjectPropertyExpression p) {
        requireKnown(p);
        return toldTrue(individual, told -> nodes(told, told.values(individual, Owl.plain(p))));
    }

    @Override
    public Set<OWLLiteral> getDataPropertyValues(OWLNamedIndividual individual, OWLDataProperty p) {
        requireKnown(p);
        return toldTrue(individual, told -> told.values(individual, p));
    }

    @Override
    public Node<OWLNamedIndividual> getSameIndividuals(OWLNamedIndividual individual) {
        return toldTrue(individual, told -> new OWLNamedIndividualNode(told.same(individual)));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getDifferentIndividuals(OWLNamedIndividual individual) {
        return toldTrue(individual, told -> nodes(told, told.different(individual)));
    }

    private NodeSet<OWLNamedIndividual> nodes(ToldTrue told, Collection<OWLNamedIndividual> individuals) {
        boolean apart = getIndividualNodeSetPolicy() == IndividualNodeSetPolicy.BY_NAME;
        return new OWLNamedIndividualNodeSet(individuals.stream()
            .map(i -> (Node<OWLNamedIndividual>) new OWLNamedIndividualNode(apart ? Set.of(i) : told.same(i)))
            .collect(Collectors.toSet()));
    }
}
