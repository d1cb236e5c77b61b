package org.paradl.door;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.LoadedOntology;
import org.paradl.query.NameTable;
import org.paradl.reason.Reasoning;
import org.paradl.reason.solve.Settings;
import org.paradl.translate.Statements;
import org.semanticweb.owlapi.model.OWLAxiom;

/** A loaded ontology with what has been found out about it. One question at a time. */
final class Session {
    private final Set<OWLAxiom> axioms;
    private final Map<String, String> prefixes;
    private final LoadedOntology ontology;
    private final Relay relay = new Relay();
    private JsonNode settingsKey;
    private Reasoning reasoning;
    private AxiomText text;
    private Statements statements;
    private Grounding grounding;

    Session(LoadedOntology ontology) {
        this.axioms = new LinkedHashSet<>(ontology.axioms());
        this.prefixes = ontology.prefixes();
        this.ontology = ontology;
    }

    /**
     * Answers a question; reasoning under the same settings goes on from what is known.
     *
     * @param key tells settings apart
     */
    synchronized <T> T ask(JsonNode key, Settings settings, Progress job, Function<Reasoning, T> question) {
        relay.serve(job);
        try {
            if (reasoning == null || !key.equals(settingsKey)) {
                forget();
                reasoning = new Reasoning(statements().axioms(), settings, relay);
                settingsKey = key;
            }
            return question.apply(reasoning);
        } catch (ParadlException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            // An engine that was stopped midway is not to be trusted with the next question.
            forget();
            throw e;
        } finally {
            relay.serve(Progress.SILENT);
        }
    }

    /** How long each phase of the question that is being answered has taken so far. */
    Map<String, Double> seconds() {
        return relay.seconds();
    }

    /** Answers a question about the ontology without some axioms; nothing of what is found out is kept. */
    synchronized <T> T askWithout(Set<OWLAxiom> removed, Settings settings, Progress job,
            Function<Reasoning, T> question) {
        var rest = new LinkedHashSet<>(axioms);
        rest.removeAll(removed);
        return askOnce(rest, settings, job, question);
    }

    /** Answers a question about the ontology with some more axioms; nothing of what is found out is kept. */
    synchronized <T> T askWith(Set<OWLAxiom> more, Settings settings, Progress job, Function<Reasoning, T> question) {
        var all = new LinkedHashSet<>(axioms);
        all.addAll(more);
        return askOnce(all, settings, job, question);
    }

    private static <T> T askOnce(Set<OWLAxiom> axioms, Settings settings, Progress job,
            Function<Reasoning, T> question) {
        try (var reasoning = new Reasoning(Statements.of(axioms).axioms(), settings, job)) {
            return question.apply(reasoning);
        }
    }

    /** Begins a grounding, which ends any other. */
    synchronized void ground(JsonNode request, List<Queries.Query> queries, Settings settings, Progress job) {
        grounding = new Grounding(request, axioms, queries, settings, job);
    }

    /** A round of the grounding. */
    synchronized ObjectNode lacks(JsonNode request, Set<OWLAxiom> evidence, Progress job) {
        return grounding.lacks(request, evidence, job);
    }

    /** Finds axioms by their text. */
    synchronized AxiomFinder finder(Map<String, String> morePrefixes) {
        return new AxiomFinder(axioms, text(), prefixes(morePrefixes), () -> names(morePrefixes));
    }

    /** Adds axioms; what was found out before is found out again. */
    synchronized int add(Set<OWLAxiom> more) {
        forget();
        text = null;
        statements = null;
        axioms.addAll(Apart.from(axioms, more));
        return axioms.size();
    }

    synchronized Set<OWLAxiom> axioms() {
        return axioms;
    }

    /** What they say, once each: the source of what is reasoned over. */
    synchronized Statements statements() {
        if (statements == null) {
            statements = Statements.of(axioms);
        }
        return statements;
    }

    /** What was loaded, without what was added later. */
    LoadedOntology ontology() {
        return ontology;
    }

    /** How answers that cite these axioms are written. */
    Answers answers(Collection<OWLAxiom> cited) {
        return new Answers(text(), ontology.places().of(cited));
    }

    /** The prefixes of the documents read. */
    Map<String, String> prefixes() {
        return prefixes;
    }

    /** Axioms and names as people read them. */
    synchronized AxiomText text() {
        if (text == null) {
            text = new AxiomText(axioms);
        }
        return text;
    }

    /** The names that a query may use. */
    synchronized NameTable names(Map<String, String> morePrefixes) {
        return new NameTable(axioms, prefixes(morePrefixes), () -> text().names());
    }

    private Map<String, String> prefixes(Map<String, String> more) {
        var all = new LinkedHashMap<>(prefixes);
        all.putAll(more);
        return all;
    }

    private void forget() {
        if (reasoning != null) {
            reasoning.close();
            reasoning = null;
        }
    }

    synchronized void close() {
        forget();
    }
}
