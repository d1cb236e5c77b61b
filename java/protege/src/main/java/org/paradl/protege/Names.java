package org.paradl.protege;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.NodeSet;
import org.semanticweb.owlapi.reasoner.impl.*;

/** What the core's answers name, as OWLAPI 4 has it. */
final class Names {
    private static final String INVERSE = "ObjectInverseOf(<";

    private final OWLDataFactory factory;

    Names(OWLDataFactory factory) {
        this.factory = factory;
    }

    NodeSet<OWLClass> classes(JsonObject answer) {
        var all = new OWLClassNodeSet();
        nodes(answer, iri -> factory.getOWLClass(IRI.create(iri)))
            .forEach(names -> all.addNode(new OWLClassNode(names)));
        return all;
    }

    NodeSet<OWLObjectPropertyExpression> objectProperties(JsonObject answer) {
        var all = new OWLObjectPropertyNodeSet();
        nodes(answer, this::objectProperty).forEach(names -> all.addNode(new OWLObjectPropertyNode(names)));
        return all;
    }

    /** The core writes an inverse in functional syntax. */
    private OWLObjectPropertyExpression objectProperty(String text) {
        return text.startsWith(INVERSE)
            ? factory.getOWLObjectInverseOf(objectProperty(text.substring(INVERSE.length(), text.length() - 2)))
            : factory.getOWLObjectProperty(IRI.create(text));
    }

    NodeSet<OWLDataProperty> dataProperties(JsonObject answer) {
        var all = new OWLDataPropertyNodeSet();
        nodes(answer, iri -> factory.getOWLDataProperty(IRI.create(iri)))
            .forEach(names -> all.addNode(new OWLDataPropertyNode(names)));
        return all;
    }

    NodeSet<OWLNamedIndividual> individuals(JsonObject answer) {
        var all = new OWLNamedIndividualNodeSet();
        nodes(answer, iri -> factory.getOWLNamedIndividual(IRI.create(iri)))
            .forEach(names -> all.addNode(new OWLNamedIndividualNode(names)));
        return all;
    }

    private static <E> List<Set<E>> nodes(JsonObject answer, Function<String, E> name) {
        return answer.get("nodes").asArray().values().stream().map(node -> node.asArray().values().stream()
            .map(JsonValue::asString).map(name).collect(Collectors.toSet())).collect(Collectors.toList());
    }

    Set<OWLLiteral> literals(JsonObject answer) {
        return answer.get("literals").asArray().values().stream().map(json -> literal(json.asObject()))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private OWLLiteral literal(JsonObject json) {
        String text = json.getString("literal", "");
        String language = json.getString("language", "");
        return language.isEmpty()
            ? factory.getOWLLiteral(text, factory.getOWLDatatype(IRI.create(json.getString("datatype", ""))))
            : factory.getOWLLiteral(text, language);
    }
}
