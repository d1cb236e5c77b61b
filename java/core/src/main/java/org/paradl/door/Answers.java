package org.paradl.door;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.paradl.Owl;
import org.paradl.load.place.Place;
import org.paradl.reason.Measures;
import org.paradl.reason.ask.Answer;
import org.paradl.reason.ask.Told;
import org.paradl.reason.ask.V3;
import org.paradl.reason.classify.PropertyHierarchy;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.justify.Explanation;
import org.paradl.reason.realize.Realization;
import org.paradl.translate.FunctionalSyntax;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;

/** Answers as JSON, as {@code interface.md} has them. */
final class Answers {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final OWLClass NOTHING = Owl.FACTORY.getOWLNothing();

    private final AxiomText text;
    private final Map<OWLAxiom, Place> places;

    Answers(AxiomText text) {
        this(text, Map.of());
    }

    /** @param places where axioms that are cited stand */
    Answers(AxiomText text, Map<OWLAxiom, Place> places) {
        this.text = text;
        this.places = places;
    }

    ObjectNode verdict(Verdict verdict) {
        ObjectNode json = NODES.objectNode().put("consistent", verdict.consistent());
        json.set("incoherent", iris(verdict.incoherent()));
        json.set("conflicts", conflicts(verdict.conflicts()));
        ObjectNode split = json.putObject("split");
        ArrayNode classes = split.putArray("classes");
        ArrayNode properties = split.putArray("properties");
        verdict.split().stream().sorted().forEach(name -> (name.isOWLClass() ? classes : properties).add(iri(name)));
        split.put("guarded", verdict.guarded().size());
        return json.put("complete", verdict.isComplete());
    }

    ArrayNode conflicts(Collection<Conflict> conflicts) {
        ArrayNode json = NODES.arrayNode();
        conflicts.forEach(conflict -> json.add(conflict(conflict)));
        return json;
    }

    private ObjectNode conflict(Conflict conflict) {
        ObjectNode json = NODES.objectNode().put("kind", conflict.kind().label())
            .put("subject", iri(conflict.subject()))
            .put("subjectLabel", text.label(conflict.subject()));
        json.put("predicate", conflict.predicate().map(Answers::iri).orElse(null));
        json.put("predicateLabel", conflict.predicate().map(text::label).orElse(null));
        json.put("object", conflict.object().map(Answers::plain).orElse(null));
        json.put("objectLabel", conflict.object().map(text::of).orElse(null));
        json.put("value", "B");
        json.set("justifications", justifications(conflict.justifications()));
        return json;
    }

    private ArrayNode justifications(List<Set<OWLAxiom>> justifications) {
        ArrayNode json = NODES.arrayNode();
        for (Set<OWLAxiom> justification : justifications) {
            ArrayNode axioms = json.addArray();
            justification.stream().sorted().forEach(axiom -> axioms.add(axiom(axiom)));
        }
        return json;
    }

    ObjectNode axiom(OWLAxiom axiom) {
        ObjectNode json = NODES.objectNode().put("axiom", FunctionalSyntax.of(axiom)).put("text", text.of(axiom))
            .put("origin", "asserted");
        if (Evidence.isOn(axiom)) {
            new Evidence(axiom).write(json);
        }
        Place place = places.get(axiom);
        return place == null ? json : json.put("file", place.document()).put("line", place.line());
    }

    /** @param explanation none where nothing can be told */
    ObjectNode explanation(String query, Optional<Explanation> explanation) {
        Told told = explanation.map(e -> e.answer().told()).orElse(Told.N);
        ObjectNode json = NODES.objectNode().put("query", query).put("value", told.name());
        json.set("true", justifications(explanation.map(Explanation::toldTrue).orElse(List.of())));
        json.set("false", justifications(explanation.map(Explanation::toldFalse).orElse(List.of())));
        return json;
    }

    ObjectNode measures(Measures measures) {
        ObjectNode json = degree(measures.all());
        ArrayNode names = json.putArray("names");
        measures.names().forEach((name, degree) -> names.add(NODES.objectNode().put("iri", iri(name))
            .put("label", text.label(name)).setAll(degree(degree))));
        return json;
    }

    private static ObjectNode degree(Measures.Degree degree) {
        return NODES.objectNode().put("inconsistency", degree.inconsistency())
            .put("incompleteness", degree.incompleteness())
            .put("atoms", degree.atoms()).put("both", degree.both()).put("neither", degree.neither());
    }

    /** The ontology's own classes; owl:Thing and owl:Nothing are not listed. */
    ObjectNode taxonomy(Taxonomy taxonomy, Set<OWLClass> conflicting) {
        ObjectNode all = NODES.objectNode();
        ArrayNode classes = all.putArray("classes");
        for (OWLClass node : taxonomy.nodes()) {
            Set<OWLClass> others = taxonomy.equivalents(node);
            Set<OWLClass> members = new TreeSet<>(others);
            members.add(node);
            ArrayNode parents = iris(taxonomy.parents(node));
            Stream.concat(Stream.of(node), others.stream()).filter(name -> !name.isBuiltIn()).forEach(name -> {
                ObjectNode json = classes.addObject().put("iri", iri(name)).put("label", text.label(name));
                json.set("parents", parents);
                json.set("equivalents", equivalents(name, members));
                json.put("conflicting", conflicting.contains(name));
            });
        }
        return all;
    }

    /** Of an unsatisfiable class owl:Nothing alone: there may be thousands, all the same. */
    private static ArrayNode equivalents(OWLClass name, Set<OWLClass> members) {
        if (members.contains(NOTHING)) {
            return iris(Set.of(NOTHING));
        }
        return iris(members.stream().filter(member -> !member.equals(name)).collect(Collectors.toList()));
    }

    ObjectNode properties(PropertyHierarchy hierarchy) {
        ObjectNode json = NODES.objectNode();
        ArrayNode properties = json.putArray("properties");
        for (OWLEntity property : hierarchy.properties()) {
            ObjectNode one = properties.addObject().put("iri", iri(property)).put("label", text.label(property))
                .put("kind", property.isOWLObjectProperty() ? "object" : "data");
            one.set("parents", iris(hierarchy.parents(property)));
            one.set("equivalents", iris(hierarchy.equivalents(property)));
        }
        return json;
    }

    ObjectNode realization(Realization realization) {
        ObjectNode json = NODES.objectNode();
        ArrayNode individuals = json.putArray("individuals");
        for (Realization.Individual individual : realization.individuals()) {
            ObjectNode one = individuals.addObject().put("iri", iri(individual.name()))
                .put("label", text.label(individual.name()));
            ArrayNode types = one.putArray("types");
            individual.types().forEach(type -> types.addObject().put("class", iri(type.type()))
                .put("label", text.label(type.type())).put("value", type.told().name()).put("direct", type.direct()));
            ArrayNode properties = one.putArray("properties");
            individual.values().forEach(value -> properties.addObject().put("property", iri(value.property()))
                .put("label", text.label(value.property())).put("object", plain(value.object()))
                .put("objectLabel", text.of(value.object())).put("value", value.told().name()));
        }
        return json;
    }

    ObjectNode answer(String query, Answer answer) {
        ObjectNode json = answer(query, answer.told());
        answer.pair().ifPresent(pair -> json.put("verified", pair.verified().map(V3::label).orElse(null))
            .put("refuted", pair.refuted().map(V3::label).orElse(null)));
        return json;
    }

    /** To a query that nothing can be told of. */
    ObjectNode unanswered(String query) {
        return answer(query, Told.N);
    }

    private static ObjectNode answer(String query, Told told) {
        return NODES.objectNode().put("query", query).put("value", told.name())
            .put("told_true", told.isTrue()).put("told_false", told.isFalse());
    }

    /** The axioms that the logic has no reading of, in the order of their texts: the same on every run. */
    static ArrayNode leftOut(Map<OWLAxiom, String> axioms) {
        ArrayNode json = NODES.arrayNode();
        var byText = new TreeMap<String, String>();
        axioms.forEach((axiom, why) -> byText.put(FunctionalSyntax.of(axiom), why));
        byText.forEach((axiom, why) -> json.addObject().put("axiom", axiom).put("why", why));
        return json;
    }

    static ArrayNode iris(Collection<? extends OWLEntity> names) {
        ArrayNode json = NODES.arrayNode();
        names.forEach(name -> json.add(iri(name)));
        return json;
    }

    static String iri(OWLEntity name) {
        return name.getIRI().toString();
    }

    /** An IRI whole; anything else, such as a literal, in functional syntax, so that its datatype is not lost. */
    private static String plain(OWLObject object) {
        return object instanceof OWLEntity ? iri((OWLEntity) object) : object.toString();
    }
}
