package org.paradl.door;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.Owl;
import org.paradl.engine.Progress;
import org.paradl.reason.ground.Candidates;
import org.paradl.reason.ground.Grounder;
import org.paradl.reason.ground.Lack;
import org.paradl.reason.solve.Settings;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLLiteral;

/** A lazy grounding as JSON: what could be asked about, and what has to be, round by round. */
final class Grounding {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final List<Queries.Query> queries;
    private final Grounder grounder;

    /** @param request its {@code candidates} are {@link #candidates}, its queries what it is for */
    Grounding(JsonNode request, Set<OWLAxiom> source, List<Queries.Query> queries, Settings settings,
            Progress progress) {
        this.queries = queries;
        this.grounder = new Grounder(source, candidates(request.path("candidates")), settings, progress);
    }

    /**
     * {@code {"names": [IRI, ...], "atoms": [[class, individual], [property, subject, object],
     * [property, subject, literal, datatype, language], ...]}}: numbers are places among the names, and the place of an
     * atom is its key.
     */
    private static Candidates candidates(JsonNode json) {
        var names = new ArrayList<IRI>();
        json.path("names").forEach(name -> names.add(IRI.create(name.asText())));
        var candidates = new Candidates();
        int key = 0;
        for (JsonNode atom : json.path("atoms")) {
            candidates.add(key++, atom(atom, names));
        }
        return candidates;
    }

    private static OWLAxiom atom(JsonNode json, List<IRI> names) {
        IRI name = names.get(json.path(0).asInt());
        var subject = FACTORY.getOWLNamedIndividual(names.get(json.path(1).asInt()));
        switch (json.size()) {
            case 2: return FACTORY.getOWLClassAssertionAxiom(FACTORY.getOWLClass(name), subject);
            case 3: return FACTORY.getOWLObjectPropertyAssertionAxiom(FACTORY.getOWLObjectProperty(name), subject,
                FACTORY.getOWLNamedIndividual(names.get(json.path(2).asInt())));
            default: return FACTORY.getOWLDataPropertyAssertionAxiom(FACTORY.getOWLDataProperty(name), subject,
                literal(json.path(2).asText(), json.path(3).asText(), json.path(4).asText()));
        }
    }

    private static OWLLiteral literal(String text, String datatype, String language) {
        return language.isEmpty() ? FACTORY.getOWLLiteral(text, FACTORY.getOWLDatatype(IRI.create(datatype)))
            : FACTORY.getOWLLiteral(text, language);
    }

    /**
     * @param request {@code asked} and {@code evidence} are new; {@code goals} are lists of a query's place and of
     *        sides
     * @return for each goal the lacks of its sides: whether it is told, and ways to get there
     */
    ObjectNode lacks(JsonNode request, Set<OWLAxiom> evidence, Progress progress) {
        var asked = new ArrayList<Integer>();
        request.path("asked").forEach(key -> asked.add(key.asInt()));
        grounder.tell(evidence, asked);
        ObjectNode json = NODES.objectNode();
        ArrayNode goals = json.putArray("goals");
        int ways = request.path("ways").asInt(1);
        int done = 0;
        for (JsonNode goal : request.path("goals")) {
            progress.report("ground", done++, request.path("goals").size());
            OWLAxiom sentence = queries.get(goal.path("query").asInt()).sentence().orElseThrow();
            var sides = new ArrayList<Boolean>();
            goal.path("sides").forEach(side -> sides.add(side.asText().equals("true")));
            Map<Boolean, Lack> lacks = grounder.lacks(sentence, sides, ways, progress);
            ArrayNode each = goals.addArray();
            sides.forEach(side -> write(lacks.get(side), each.addObject()));
        }
        return json;
    }

    private static void write(Lack lack, ObjectNode json) {
        ArrayNode ways = json.put("told", lack.isTold()).putArray("ways");
        lack.ways().forEach(way -> way.forEach(ways.addArray()::add));
    }
}
