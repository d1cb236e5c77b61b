package org.paradl.door;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

import com.fasterxml.jackson.databind.JsonNode;

import org.paradl.json.Json;

/**
 * The narrow door between Python and Java: JSON and bytes in, JSON and bytes out. Work is a job that is submitted,
 * polled and forgotten, so that the caller can draw progress, keep a time limit and cancel.
 */
public final class Door {
    private static final Map<Long, Job> JOBS = new ConcurrentHashMap<>();
    private static final AtomicLong NEXT = new AtomicLong();
    private static final Operations OPERATIONS = new Operations();

    private Door() {
    }

    /**
     * Starts an operation.
     *
     * @param operation one of those of {@link Operations}
     * @param request its arguments, a JSON object
     * @param payload bytes that go with it, perhaps none
     * @return the job's number
     */
    public static long submit(String operation, String request, byte[] payload) {
        JsonNode arguments = Json.read(request);
        long number = NEXT.incrementAndGet();
        JOBS.put(number, Job.start(interrupter -> OPERATIONS.run(operation, arguments, payload, interrupter)));
        return number;
    }

    /** How a job stands, after waiting at most {@code millis} for its end: a JSON object with a {@code state}. */
    public static String poll(long job, int millis) throws InterruptedException {
        return whole(Json.write(JOBS.get(job).poll(millis)));
    }

    /** The text with a question mark for each lone half of a surrogate pair, which no UTF-8 can carry to Python. */
    private static String whole(String text) {
        boolean isPlain = text.chars().noneMatch(c -> Character.isSurrogate((char) c));
        return isPlain ? text : new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    /** The document that a job has written; empty where it writes none. */
    public static byte[] output(long job) {
        return JOBS.get(job).bytes();
    }

    /** Asks a job to stop and returns at once. */
    public static void cancel(long job) {
        Job found = JOBS.get(job);
        if (found != null) { // else it has just ended
            found.cancel();
        }
    }

    /** Forgets a job and its result. */
    public static void forget(long job) {
        JOBS.remove(job);
    }
}
