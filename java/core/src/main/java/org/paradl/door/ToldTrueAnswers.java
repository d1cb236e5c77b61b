package org.paradl.door;

import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.Owl;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ToldTrue;
import org.paradl.translate.FunctionalSyntax;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.NodeSet;
import org.semanticweb.owlapi.reasoner.impl.OWLNamedIndividualNode;

/**
 * What an OWLAPI reasoner is asked, asked from where there is another OWLAPI. The request's {@code of} says what for;
 * {@code class} and {@code property} are expressions in functional syntax, {@code dataProperty} and {@code individual}
 * IRIs. The answer is a {@code value}, {@code literals}, or {@code nodes}: lists of IRIs, of inverses in functional
 * syntax.
 */
final class ToldTrueAnswers {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Reasoning reasoning;

    ToldTrueAnswers(Reasoning reasoning) {
        this.reasoning = reasoning;
    }

    ObjectNode answer(JsonNode request) {
        String of = request.path("of").asText();
        if (of.equals("consistent")) {
            return NODES.objectNode().put("value", reasoning.speaksThroughConflicts());
        }
        ToldTrue told = reasoning.toldTrue();
        if (request.has("individual")) {
            return ofIndividual(of, request, told);
        }
        if (request.has("class")) {
            return ofClass(of, FunctionalSyntax.classExpression(request.path("class").asText()), direct(request), told);
        }
        return request.has("dataProperty") ? ofProperty(of, dataProperty(request), direct(request), told)
            : ofProperty(of, property(request), direct(request), told);
    }

    private static boolean direct(JsonNode request) {
        return request.path("direct").asBoolean();
    }

    private static OWLObjectPropertyExpression property(JsonNode request) {
        return Owl.plain(FunctionalSyntax.objectProperty(request.path("property").asText()));
    }

    private static OWLDataProperty dataProperty(JsonNode request) {
        return FACTORY.getOWLDataProperty(IRI.create(request.path("dataProperty").asText()));
    }

    private static ObjectNode ofClass(String of, OWLClassExpression c, boolean direct, ToldTrue told) {
        switch (of) {
            case "satisfiable": return NODES.objectNode().put("value", told.isSatisfiable(c));
            case "sub": return nodes(told.subClasses(c, direct));
            case "super": return nodes(told.superClasses(c, direct));
            case "equivalent": return nodes(Stream.of(told.equivalentClasses(c)));
            case "disjoint": return nodes(told.disjoint(c));
            case "instances": return nodes(told.instances(c, direct).stream().map(ToldTrueAnswers::node));
            default: throw unknown(of);
        }
    }

    private static ObjectNode ofProperty(String of, OWLObjectPropertyExpression p, boolean direct, ToldTrue told) {
        switch (of) {
            case "sub": return nodes(told.objectProperties().below(p, direct));
            case "super": return nodes(told.objectProperties().above(p, direct));
            case "equivalent": return nodes(Stream.of(told.objectProperties().node(p)));
            case "inverse": return nodes(Stream.of(told.inverses(p)));
            case "disjoint": return nodes(told.disjoint(p));
            case "domain": return nodes(told.domains(p, direct));
            case "range": return nodes(told.ranges(p, direct));
            default: throw unknown(of);
        }
    }

    private static ObjectNode ofProperty(String of, OWLDataProperty p, boolean direct, ToldTrue told) {
        switch (of) {
            case "sub": return nodes(told.dataProperties().below(p, direct));
            case "super": return nodes(told.dataProperties().above(p, direct));
            case "equivalent": return nodes(Stream.of(told.dataProperties().node(p)));
            case "disjoint": return nodes(told.disjoint(p));
            case "domain": return nodes(told.domains(p, direct));
            default: throw unknown(of);
        }
    }

    private static ObjectNode ofIndividual(String of, JsonNode request, ToldTrue told) {
        OWLNamedIndividual individual = FACTORY.getOWLNamedIndividual(IRI.create(request.path("individual").asText()));
        switch (of) {
            case "types": return nodes(told.types(individual, direct(request)));
            case "same": return nodes(told.same(individual).stream().map(ToldTrueAnswers::node));
            case "different": return nodes(told.different(individual).stream().map(ToldTrueAnswers::node));
            case "values": return nodes(told.values(individual, property(request)).stream().map(ToldTrueAnswers::node));
            case "literals": return literals(told.values(individual, dataProperty(request)).stream());
            default: throw unknown(of);
        }
    }

    private static IllegalArgumentException unknown(String of) {
        return new IllegalArgumentException("nothing is told of " + of);
    }

    private static Node<OWLNamedIndividual> node(OWLNamedIndividual individual) {
        return new OWLNamedIndividualNode(individual);
    }

    private static ObjectNode nodes(NodeSet<?> nodes) {
        return nodes(nodes.nodes());
    }

    private static ObjectNode nodes(Stream<? extends Node<?>> nodes) {
        ObjectNode json = NODES.objectNode();
        ArrayNode all = json.putArray("nodes");
        nodes.forEach(node -> {
            ArrayNode names = all.addArray();
            node.entities().forEach(name -> names.add(name(name)));
        });
        return json;
    }

    private static String name(OWLObject name) {
        return name instanceof OWLEntity ? ((OWLEntity) name).getIRI().toString() : name.toString();
    }

    private static ObjectNode literals(Stream<OWLLiteral> literals) {
        ObjectNode json = NODES.objectNode();
        ArrayNode all = json.putArray("literals");
        literals.forEach(literal -> all.addObject().put("literal", literal.getLiteral())
            .put("language", literal.getLang())
            .put("datatype", literal.getDatatype().getIRI().toString()));
        return json;
    }
}
