package org.paradl.protege;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicBoolean;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;
import org.semanticweb.owlapi.reasoner.ReasonerInterruptedException;
import org.semanticweb.owlapi.reasoner.TimeOutException;

/** An ontology as it was when it was handed to the core, with the answers that the core has given about it. */
final class Loaded implements AutoCloseable {
    private static final byte[] NOTHING = {};

    private final Core core;
    private final JsonObject settings;
    private final Core.Listener listener;
    private final long timeOut;
    private final int number;
    private final Map<String, JsonObject> known = new ConcurrentHashMap<>();
    private final Set<String> warnings = new CopyOnWriteArraySet<>();
    private final Set<Core.Job> running = ConcurrentHashMap.newKeySet();

    /** @param timeOut how many milliseconds a question may take; none or less is no limit */
    Loaded(OWLOntology ontology, Choice choice, Core.Listener listener, long timeOut) {
        this.core = Core.shared();
        this.settings = choice.settings(core);
        this.listener = listener;
        this.timeOut = timeOut <= 0 ? Long.MAX_VALUE : timeOut;
        byte[] document = FunctionalSyntax.document(ontology);
        JsonArray sources = new JsonArray()
            .add(Json.object().add("name", "ontology.ofn").add("bytes", document.length));
        this.number = run("load", Json.object().add("sources", sources).add("imports", "none").add("escaped", true),
            document, Long.MAX_VALUE).getInt("kb", 0);
    }

    /**
     * The answer, once found out for all.
     *
     * @param request what the operation takes besides the ontology and the settings
     */
    JsonObject ask(String operation, JsonObject request) {
        String key = operation + request;
        JsonObject answer = known.get(key);
        if (answer == null) {
            answer = run(operation, new JsonObject(request).add("kb", number).add("settings", settings), NOTHING,
                timeOut);
            known.put(key, answer);
        }
        return answer;
    }

    /** What the answers so far came with, such as what the engine leaves out. */
    List<String> warnings() {
        return List.copyOf(warnings);
    }

    private JsonObject run(String operation, JsonObject request, byte[] payload, long millis) {
        Core.Job job = core.start(operation, request, payload);
        long begun = System.currentTimeMillis();
        var late = new AtomicBoolean();
        running.add(job);
        try {
            JsonObject result = job.result((phase, done, total) -> {
                listener.report(phase, done, total);
                if (System.currentTimeMillis() - begun > millis && !late.getAndSet(true)) {
                    job.cancel();
                }
            });
            if (result.get("warnings") != null) {
                result.get("warnings").asArray().forEach(warning -> warnings.add(warning.asString()));
            }
            return result;
        } catch (CoreException e) {
            throw late.get() && e.is("Interrupted") ? new TimeOutException() : asOwlapi(e);
        } finally {
            running.remove(job);
        }
    }

    private static RuntimeException asOwlapi(CoreException e) {
        if (e.is("InconsistentOntology")) {
            return new InconsistentOntologyException();
        }
        if (e.is("Interrupted")) {
            return new ReasonerInterruptedException();
        }
        return e.is("EngineTimeout") ? new TimeOutException() : e;
    }

    /** Ends the questions that are being answered: Protégé classifies in one thread and asks in others. */
    void interrupt() {
        running.forEach(Core.Job::cancel);
    }

    @Override
    public void close() {
        run("close", Json.object().add("kb", number), NOTHING, Long.MAX_VALUE);
    }
}
