package org.paradl.door;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.query.SentenceParser;
import org.paradl.reason.Reasoning;
import org.paradl.reason.classify.PropertyHierarchy;
import org.paradl.reason.justify.Explanation;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.paradl.translate.EscapedIris;
import org.paradl.translate.FunctionalSyntax;
import org.paradl.translate.Statements;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.util.VersionInfo;

/** What can be asked through the door: one method an operation. */
final class Operations {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<Integer, Session> sessions = new ConcurrentHashMap<>();
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final AtomicInteger next = new AtomicInteger();

    Job.Result run(String operation, JsonNode request, byte[] payload, Progress progress) {
        switch (operation) {
            case "info": return info();
            case "load": return load(request, payload, progress);
            case "check": return check(request, progress);
            case "classify": return classify(request, progress);
            case "properties": return properties(request, progress);
            case "realize": return realize(request, progress);
            case "ask": return ask(request, progress);
            case "told": return told(request, progress);
            case "explain": return explain(request, progress);
            case "parts": return parts(request, progress);
            case "diagnose": return diagnose(request, progress);
            case "without": return without(request, progress);
            case "source": return source(request);
            case "axioms": return axioms(request, session(request));
            case "translate": return translate(request, progress);
            case "add": return add(request);
            case "ground": return ground(request, progress);
            case "lacks": return lacks(request, progress);
            case "close": return close(request);
            default: throw new IllegalArgumentException("no operation " + operation);
        }
    }

    private static Job.Result info() {
        ObjectNode json = NODES.objectNode();
        json.putObject("java").put("version", System.getProperty("java.version"))
            .put("vendor", System.getProperty("java.vendor")).put("home", System.getProperty("java.home"))
            .put("maxMemory", Runtime.getRuntime().maxMemory());
        json.put("owlapi", VersionInfo.getVersionInfo().getVersion());
        ArrayNode engines = json.putArray("engines");
        for (Engine engine : Engines.installed()) {
            engines.addObject().put("name", engine.name()).put("version", engine.version())
                .put("licence", engine.licence()).put("installed", true);
        }
        return new Job.Result(json);
    }

    private Job.Result load(JsonNode request, byte[] payload, Progress progress) {
        Clock clock = new Clock();
        LoadedOntology read = Loading.of(request, payload, progress);
        LoadedOntology ontology = !request.path("escaped").asBoolean() ? read
            : read.with(EscapedIris.read(read.axioms(), new String(payload, StandardCharsets.UTF_8)));
        int number = next.incrementAndGet();
        sessions.put(number, new Session(ontology));
        ObjectNode json = NODES.objectNode().put("kb", number)
            .put("iri", ontology.ontologyIri().map(Object::toString).orElse(null))
            .put("axioms", ontology.axioms().size())
            .put("logicalAxioms", ontology.axioms().stream().filter(OWLAxiom::isLogicalAxiom).count())
            .put("format", ontology.formatName());
        ontology.documents().forEach(json.putArray("documents")::add);
        ontology.prefixes().forEach(json.putObject("prefixes")::put);
        ontology.warnings().forEach(json.putArray("warnings")::add);
        return new Job.Result(json.put("seconds", clock.seconds()));
    }

    private Job.Result check(JsonNode request, Progress progress) {
        return ask(request, progress, (session, reasoning) -> {
            var verdict = reasoning.check(limit(request), request.path("conflicts").asInt(Integer.MAX_VALUE));
            Answers answers = session.answers(verdict.cited());
            ObjectNode json = answers.verdict(verdict);
            if (request.path("measures").asBoolean()) {
                json.set("measures", answers.measures(reasoning.measures()));
            }
            return new Job.Result(json.put("classes", reasoning.classCount())
                .put("individuals", reasoning.individualCount()));
        });
    }

    private Job.Result classify(JsonNode request, Progress progress) {
        return ask(request, progress, (session, reasoning) -> {
            var writer = new Answers(session.text());
            ObjectNode json = writer.taxonomy(reasoning.taxonomy(), reasoning.conflicting());
            Optional<PropertyHierarchy> properties = request.path("properties").asBoolean()
                ? Optional.of(reasoning.properties()) : Optional.empty();
            properties.ifPresent(hierarchy -> json.setAll(writer.properties(hierarchy)));
            return new Job.Result(json, document(session, request, () -> {
                var axioms = new LinkedHashSet<>(Inferences.of(reasoning));
                properties.map(Inferences::of).ifPresent(axioms::addAll);
                return axioms;
            }, json));
        });
    }

    private Job.Result properties(JsonNode request, Progress progress) {
        return ask(request, progress,
            (session, reasoning) -> new Job.Result(new Answers(session.text()).properties(reasoning.properties())));
    }

    private Job.Result realize(JsonNode request, Progress progress) {
        return ask(request, progress, (session, reasoning) -> {
            var realization = request.path("values").asBoolean(true) ? reasoning.realize() : reasoning.types();
            ObjectNode json = new Answers(session.text()).realization(realization);
            return new Job.Result(json, document(session, request, () -> Inferences.of(realization), json));
        });
    }

    /** What was inferred, where it is to be written; OBO format, which merges names, is read back for a warning. */
    private static byte[] document(Session session, JsonNode request, Supplier<Set<OWLAxiom>> axioms,
            ObjectNode answer) {
        if (!request.hasNonNull("write")) {
            return Job.Result.NO_BYTES;
        }
        Set<OWLAxiom> inferred = axioms.get();
        String format = request.path("write").asText();
        byte[] document = Documents.write(inferred, List.of(), session.prefixes(), format);
        if (format.equals("obo")) {
            Documents.warn(answer, format, inferred, document);
        }
        return document;
    }

    private Job.Result ask(JsonNode request, Progress progress) {
        List<Queries.Query> queries = queries(request);
        return ask(request, progress, (session, reasoning) -> {
            var writer = new Answers(session.text());
            ObjectNode json = NODES.objectNode();
            ArrayNode answers = json.putArray("answers");
            queries.forEach(query -> answers.add(query.sentence()
                .map(sentence -> writer.answer(query.text(), reasoning.ask(sentence)))
                .orElseGet(() -> writer.unanswered(query.text()))));
            return new Job.Result(json);
        });
    }

    private Job.Result told(JsonNode request, Progress progress) {
        return ask(request, progress,
            (session, reasoning) -> new Job.Result(new ToldTrueAnswers(reasoning).answer(request)));
    }

    private Job.Result explain(JsonNode request, Progress progress) {
        int limit = request.path("max").asInt(1);
        List<Queries.Query> queries = queries(request);
        List<Set<OWLAxiom>> among = among(request);
        return ask(request, progress, (session, reasoning) -> {
            var explained = new ArrayList<Optional<Explanation>>();
            for (int i = 0; i < queries.size(); i++) {
                Optional<Set<OWLAxiom>> some = i < among.size() ? Optional.of(among.get(i)) : Optional.empty();
                explained.add(queries.get(i).sentence().map(sentence -> some
                    .map(axioms -> reasoning.explainFrom(axioms, sentence, limit))
                    .orElseGet(() -> reasoning.explain(sentence, limit))));
            }
            Answers writer = session.answers(explained.stream().flatMap(Optional::stream)
                .flatMap(e -> e.cited().stream()).collect(Collectors.toSet()));
            ObjectNode json = NODES.objectNode();
            ArrayNode explanations = json.putArray("explanations");
            for (int i = 0; i < queries.size(); i++) {
                explanations.add(writer.explanation(queries.get(i).text(), explained.get(i)));
            }
            return new Job.Result(json);
        });
    }

    /** Of each query what its justifications have of some axioms; of one that has too many, null. */
    private Job.Result parts(JsonNode request, Progress progress) {
        List<Queries.Query> queries = queries(request);
        Set<OWLAxiom> some = session(request).finder(prefixes(request)).find(texts(request.path("of")));
        return ask(request, progress, (session, reasoning) -> {
            ObjectNode json = NODES.objectNode();
            ArrayNode all = json.putArray("parts");
            queries.forEach(query -> query.sentence()
                .flatMap(sentence -> reasoning.parts(sentence, some, request.path("max").asInt(1)))
                .ifPresentOrElse(parts -> written(parts, all.addArray()), all::addNull));
            return new Job.Result(json);
        });
    }

    private static void written(Set<Set<OWLAxiom>> parts, ArrayNode into) {
        for (Set<OWLAxiom> part : parts) {
            ArrayNode axioms = into.addArray();
            part.forEach(axiom -> axioms.add(FunctionalSyntax.of(axiom)));
        }
    }

    /** Of each query the axioms that alone are to be looked at; of none where all are. */
    private List<Set<OWLAxiom>> among(JsonNode request) {
        if (request.path("among").isEmpty()) {
            return List.of();
        }
        AxiomFinder finder = session(request).finder(prefixes(request));
        return StreamSupport.stream(request.path("among").spliterator(), false).map(Operations::texts)
            .map(texts -> Statements.of(finder.find(texts)).axioms()).collect(Collectors.toList());
    }

    private List<Queries.Query> queries(JsonNode request) {
        return Queries.of(request, new SentenceParser(session(request).names(prefixes(request))));
    }

    private static Map<String, String> prefixes(JsonNode request) {
        var prefixes = new HashMap<String, String>();
        request.path("settings").path("prefixes").properties()
            .forEach(p -> prefixes.put(p.getKey(), p.getValue().asText()));
        return prefixes;
    }

    private Job.Result translate(JsonNode request, Progress progress) {
        return ask(request, progress, (session, reasoning) -> TranslationDocument.of(reasoning,
            session.statements()::alike, session.prefixes(), request.path("format").asText("ofn"),
            request.path("guards").asText("needed")));
    }

    private Job.Result diagnose(JsonNode request, Progress progress) {
        return ask(request, progress, (session, reasoning) ->
            new Job.Result(repairing(request, session, reasoning).diagnosis()));
    }

    private static Repairing repairing(JsonNode request, Session session, Reasoning reasoning) {
        return new Repairing(session, reasoning, limit(request), request.path("impacts").asBoolean(true));
    }

    private Job.Result without(JsonNode request, Progress progress) {
        return ask(request, progress, (session, reasoning) -> {
            Set<OWLAxiom> removed = removed(session, request);
            var repairing = repairing(request, session, reasoning);
            return new Job.Result(repairing.without(removed,
                question -> session.askWithout(removed, settings(request.path("settings")), progress, question),
                request.path("lost").asInt(Integer.MAX_VALUE)));
        });
    }

    private Job.Result source(JsonNode request) {
        Session session = session(request);
        return SourceDocument.without(removed(session, request), session, request.path("format").asText("ofn"),
            request.path("compared").asBoolean(true));
    }

    /** The logical axioms, in order, and what the queries are as axioms. */
    private Job.Result axioms(JsonNode request, Session session) {
        List<OWLAxiom> logical = request.path("sentencesOnly").asBoolean() ? List.of()
            : session.axioms().stream().filter(OWLAxiom::isLogicalAxiom).sorted().collect(Collectors.toList());
        Answers writer = session.answers(logical);
        ObjectNode json = NODES.objectNode();
        ArrayNode axioms = json.putArray("axioms");
        logical.forEach(axiom -> axioms.add(writer.axiom(axiom)));
        ArrayNode sentences = json.putArray("sentences");
        queries(request).forEach(query -> sentences.add(query.sentence().map(FunctionalSyntax::of).orElse(null)));
        return new Job.Result(json);
    }

    private static Set<OWLAxiom> removed(Session session, JsonNode request) {
        List<String> texts = texts(request.path("without"));
        return texts.isEmpty() ? Set.of() : session.finder(prefixes(request)).find(texts);
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).collect(Collectors.toList());
    }

    private static int limit(JsonNode request) {
        return request.path("settings").path("max").asInt(1);
    }

    private Job.Result add(JsonNode request) {
        return new Job.Result(NODES.objectNode().put("axioms", session(request).add(axioms(request.path("axioms")))));
    }

    /** Begins a grounding: nothing is found out yet. */
    private Job.Result ground(JsonNode request, Progress progress) {
        session(request).ground(request, queries(request), settings(request.path("settings")), progress);
        return new Job.Result(NODES.objectNode());
    }

    /** A round of it. */
    private Job.Result lacks(JsonNode request, Progress progress) {
        Set<OWLAxiom> evidence = request.hasNonNull("evidence") ? axioms(request.path("evidence")) : Set.of();
        return new Job.Result(session(request).lacks(request, evidence, progress));
    }

    private static Set<OWLAxiom> axioms(JsonNode document) {
        var loader = new OntologyLoader(ImportsPolicy.NONE, false, Optional.empty());
        return loader.load(Source.of("<added axioms>", document.asText().getBytes(StandardCharsets.UTF_8))).axioms();
    }

    private Job.Result close(JsonNode request) {
        Session session = sessions.remove(request.path("kb").asInt());
        if (session != null) {
            session.close();
        }
        return new Job.Result(NODES.objectNode());
    }

    private interface Question {
        Job.Result of(Session session, Reasoning reasoning);
    }

    private Job.Result ask(JsonNode request, Progress progress, Question question) {
        Session session = session(request);
        JsonNode settings = request.path("settings");
        Clock clock = new Clock();
        ObjectNode key = settings.deepCopy();
        key.remove(List.of("prefixes", "max")); // these are the question's alone
        Function<Reasoning, Job.Result> answer = reasoning -> {
            Job.Result result = warned(reasoning, () -> question.of(session, reasoning));
            reasoning.reasoner().ifPresent(name -> result.json().put("reasoner", name));
            if (!reasoning.leftOut().isEmpty()) {
                result.json().set("unsupported", Answers.leftOut(reasoning.leftOut()));
            }
            reasoning.warnings().forEach(result.json().withArray("warnings")::add);
            ObjectNode phases = result.json().withObject("seconds").put("reason", clock.seconds()).putObject("phases");
            session.seconds().forEach((phase, time) -> phases.put(phase, Math.round(1000 * time) / 1000.0));
            return result;
        };
        return request.hasNonNull("suppose")
            ? session.askWith(axioms(request.path("suppose")), settings(settings), progress, answer)
            : session.ask(key, settings(settings), progress, answer);
    }

    /** What an engine leaves out or gets wrong is as well to know where it ends in an error. */
    private static Job.Result warned(Reasoning reasoning, Supplier<Job.Result> question) {
        try {
            return question.get();
        } catch (ParadlException e) {
            throw e.with(reasoning.warnings());
        }
    }

    private Session session(JsonNode request) {
        Session session = sessions.get(request.path("kb").asInt());
        if (session == null) {
            throw new ParadlException(ParadlException.Kind.USAGE, "the knowledge base is closed", "load it again");
        }
        return session;
    }

    private Settings settings(JsonNode json) {
        Table table = tables.computeIfAbsent(json.path("table").asText(), TableReader::read);
        Settings settings = new Settings(table, choice(json.path("inclusion"), table.inclusion()),
            json.path("reasoner").asText("auto"))
            .unsupported(choice(json.path("unsupported"), table.unsupported()))
            .leavingOutRefused(json.path("unsupported").asText().equalsIgnoreCase("drop"))
            .witnesses(json.path("witnesses").asBoolean(true))
            .exhaustive(json.path("exhaustive").asBoolean())
            .keepingUnsatisfiable(json.path("keepUnsatisfiable").asBoolean());
        return json.path("search").isNumber()
            ? settings.searching(Duration.ofMillis((long) (1000 * json.path("search").asDouble()))) : settings;
    }

    private static <E extends Enum<E>> E choice(JsonNode word, E otherwise) {
        return word.isTextual() ? Enum.valueOf(otherwise.getDeclaringClass(), word.asText().toUpperCase(Locale.ROOT))
            : otherwise;
    }
}
