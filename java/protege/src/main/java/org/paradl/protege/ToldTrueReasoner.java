package org.paradl.protege;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.*;
import org.semanticweb.owlapi.reasoner.impl.OWLNamedIndividualNode;

/** OWLAPI's questions about names, put to the core's {@code told}. */
abstract class ToldTrueReasoner implements OWLReasoner {
    final OWLDataFactory factory;
    private final Names names;

    ToldTrueReasoner(OWLDataFactory factory) {
        this.factory = factory;
        this.names = new Names(factory);
    }

    abstract JsonObject told(String of, JsonObject about);

    private static JsonObject about(OWLClassExpression c) {
        return Json.object().add("class", FunctionalSyntax.of(c));
    }

    private static JsonObject about(OWLObjectPropertyExpression p) {
        return Json.object().add("property", FunctionalSyntax.of(p));
    }

    private static JsonObject about(OWLDataProperty p) {
        return Json.object().add("dataProperty", p.getIRI().toString());
    }

    private static JsonObject about(OWLNamedIndividual individual) {
        return Json.object().add("individual", individual.getIRI().toString());
    }

    private static <E extends OWLObject> Node<E> only(NodeSet<E> nodes) {
        return nodes.iterator().next();
    }

    // Classes

    @Override
    public boolean isSatisfiable(OWLClassExpression c) {
        return told("satisfiable", about(c)).getBoolean("value", false);
    }

    @Override
    public Node<OWLClass> getUnsatisfiableClasses() {
        return getBottomClassNode();
    }

    @Override
    public Node<OWLClass> getTopClassNode() {
        return getEquivalentClasses(factory.getOWLThing());
    }

    @Override
    public Node<OWLClass> getBottomClassNode() {
        return getEquivalentClasses(factory.getOWLNothing());
    }

    @Override
    public NodeSet<OWLClass> getSubClasses(OWLClassExpression c, boolean direct) {
        return names.classes(told("sub", about(c).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLClass> getSuperClasses(OWLClassExpression c, boolean direct) {
        return names.classes(told("super", about(c).add("direct", direct)));
    }

    @Override
    public Node<OWLClass> getEquivalentClasses(OWLClassExpression c) {
        return only(names.classes(told("equivalent", about(c))));
    }

    @Override
    public NodeSet<OWLClass> getDisjointClasses(OWLClassExpression c) {
        return names.classes(told("disjoint", about(c)));
    }

    // Properties

    @Override
    public Node<OWLObjectPropertyExpression> getTopObjectPropertyNode() {
        return getEquivalentObjectProperties(factory.getOWLTopObjectProperty());
    }

    @Override
    public Node<OWLObjectPropertyExpression> getBottomObjectPropertyNode() {
        return getEquivalentObjectProperties(factory.getOWLBottomObjectProperty());
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getSubObjectProperties(OWLObjectPropertyExpression p, boolean direct) {
        return names.objectProperties(told("sub", about(p).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getSuperObjectProperties(OWLObjectPropertyExpression p,
            boolean direct) {
        return names.objectProperties(told("super", about(p).add("direct", direct)));
    }

    @Override
    public Node<OWLObjectPropertyExpression> getEquivalentObjectProperties(OWLObjectPropertyExpression p) {
        return only(names.objectProperties(told("equivalent", about(p))));
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getDisjointObjectProperties(OWLObjectPropertyExpression p) {
        return names.objectProperties(told("disjoint", about(p)));
    }

    @Override
    public Node<OWLObjectPropertyExpression> getInverseObjectProperties(OWLObjectPropertyExpression p) {
        return only(names.objectProperties(told("inverse", about(p))));
    }

    @Override
    public NodeSet<OWLClass> getObjectPropertyDomains(OWLObjectPropertyExpression p, boolean direct) {
        return names.classes(told("domain", about(p).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLClass> getObjectPropertyRanges(OWLObjectPropertyExpression p, boolean direct) {
        return names.classes(told("range", about(p).add("direct", direct)));
    }

    @Override
    public Node<OWLDataProperty> getTopDataPropertyNode() {
        return getEquivalentDataProperties(factory.getOWLTopDataProperty());
    }

    @Override
    public Node<OWLDataProperty> getBottomDataPropertyNode() {
        return getEquivalentDataProperties(factory.getOWLBottomDataProperty());
    }

    @Override
    public NodeSet<OWLDataProperty> getSubDataProperties(OWLDataProperty p, boolean direct) {
        return names.dataProperties(told("sub", about(p).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLDataProperty> getSuperDataProperties(OWLDataProperty p, boolean direct) {
        return names.dataProperties(told("super", about(p).add("direct", direct)));
    }

    @Override
    public Node<OWLDataProperty> getEquivalentDataProperties(OWLDataProperty p) {
        return only(names.dataProperties(told("equivalent", about(p))));
    }

    @Override
    public NodeSet<OWLDataProperty> getDisjointDataProperties(OWLDataPropertyExpression p) {
        return names.dataProperties(told("disjoint", about(p.asOWLDataProperty())));
    }

    @Override
    public NodeSet<OWLClass> getDataPropertyDomains(OWLDataProperty p, boolean direct) {
        return names.classes(told("domain", about(p).add("direct", direct)));
    }

    // Individuals

    @Override
    public NodeSet<OWLClass> getTypes(OWLNamedIndividual individual, boolean direct) {
        return names.classes(told("types", about(individual).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getInstances(OWLClassExpression c, boolean direct) {
        return names.individuals(told("instances", about(c).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getObjectPropertyValues(OWLNamedIndividual individual,
            OWLObjectPropertyExpression p) {
        return names.individuals(told("values", about(individual).add("property", FunctionalSyntax.of(p))));
    }

    @Override
    public Set<OWLLiteral> getDataPropertyValues(OWLNamedIndividual individual, OWLDataProperty p) {
        return names.literals(told("literals", about(individual).add("dataProperty", p.getIRI().toString())));
    }

    @Override
    public Node<OWLNamedIndividual> getSameIndividuals(OWLNamedIndividual individual) {
        Collection<OWLNamedIndividual> same = names.individuals(told("same", about(individual))).getFlattened();
        return new OWLNamedIndividualNode(new HashSet<>(same));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getDifferentIndividuals(OWLNamedIndividual individual) {
        return names.individuals(told("different", about(individual)));
    }
}
