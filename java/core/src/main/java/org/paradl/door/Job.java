package org.paradl.door;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.ParadlException;
import org.paradl.ParadlException.Kind;
import org.paradl.engine.Interrupter;
import org.paradl.engine.Progress;
import org.paradl.engine.Workers;
import org.paradl.table.TableException;
import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;

/** One request at work in a thread of its own, to be polled and cancelled. */
final class Job {

    /** What a request comes to: a JSON result, and the bytes of a document where it writes one. */
    static final class Result {
        static final byte[] NO_BYTES = {};

        private final ObjectNode json;
        private final byte[] bytes;

        Result(ObjectNode json, byte[] bytes) {
            this.json = json;
            this.bytes = bytes;
        }

        Result(ObjectNode json) {
            this(json, NO_BYTES);
        }

        ObjectNode json() {
            return json;
        }
    }

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Interrupter interrupter = new Interrupter();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile ObjectNode outcome;
    private volatile byte[] bytes = Result.NO_BYTES;

    static Job start(Function<Interrupter, Result> work) {
        var job = new Job();
        Workers.start(() -> job.run(work));
        return job;
    }

    private void run(Function<Interrupter, Result> work) {
        try {
            Result result = interrupter.run(() -> work.apply(interrupter));
            bytes = result.bytes;
            outcome = NODES.objectNode().put("state", "done").set("result", result.json());
        } catch (Throwable error) {
            outcome = NODES.objectNode().put("state", "failed").set("error", describe(error, interrupter.instead()));
        } finally {
            ended.countDown();
        }
    }

    /** @param instead what to do where it took too much */
    private static ObjectNode describe(Throwable error, String instead) {
        if (error instanceof ParadlException) {
            var known = (ParadlException) error;
            ObjectNode described = error(known.kind(), known.getMessage(), known.remedy());
            known.warnings().forEach(described.withArray("warnings")::add);
            return described;
        }
        if (error instanceof Progress.Cancelled) {
            return error("Interrupted", "interrupted", "run it again for an answer");
        }
        if (error instanceof InconsistentOntologyException) {
            return error(Kind.UNSUPPORTED, "the engine misses a contradiction, which another found that was asked too",
                "use --reasoner hermit");
        }
        if (error instanceof TableException) {
            return error(Kind.USAGE, error.getMessage(), "see the documentation on writing a logic");
        }
        if (error instanceof OutOfMemoryError) {
            return error(Kind.MEMORY, "memory ran out", "give more with --memory, or "
                + (instead.isEmpty() ? "use --bridge py4j" : instead));
        }
        if (error instanceof StackOverflowError) {
            return error(Kind.MEMORY, "a class expression is nested too deeply", "simplify it, or use --bridge py4j");
        }
        return error("InternalError", error.toString().lines().findFirst().orElse("unknown"),
            "please report this with the ontology: " + origin(error));
    }

    private static String origin(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        return trace.length == 0 ? "no trace" : "at " + trace[0];
    }

    private static ObjectNode error(Kind kind, String message, String remedy) {
        return error(kind.label(), message, remedy);
    }

    private static ObjectNode error(String kind, String message, String remedy) {
        return NODES.objectNode().put("kind", kind).put("message", String.valueOf(message)).put("remedy", remedy);
    }

    /** Waits for the end, at most this long, and says how things stand. */
    ObjectNode poll(int millis) throws InterruptedException {
        if (ended.await(millis, TimeUnit.MILLISECONDS)) {
            return outcome;
        }
        Interrupter.State state = interrupter.state();
        return NODES.objectNode().put("state", "running").put("phase", state.phase()).put("done", state.done())
            .put("total", state.total()).put("instead", interrupter.instead());
    }

    byte[] bytes() {
        return bytes;
    }

    void cancel() {
        interrupter.cancel();
    }
}
