package org.paradl.door;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.ParadlException;
import org.paradl.table.TableException;
import org.paradl.table.TableReader;

/** What is told of a request: how far it is, what it comes to, or why it fails. */
class JobTest {
    private static final int LONG = 60_000;

    @Test
    void whatIsDoneIsTheResultWithItsBytes() throws InterruptedException {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("n", 1);
        Job job = Job.start(progress -> new Job.Result(json, new byte[] {7}));
        assertEquals("{\"state\":\"done\",\"result\":{\"n\":1}}", job.poll(LONG).toString());
        assertArrayEquals(new byte[] {7}, job.bytes());
    }

    @Test
    void whatIsAtWorkSaysHowFarItIsUntilItIsCancelled() throws InterruptedException {
        var reported = new CountDownLatch(1);
        Job job = Job.start(progress -> {
            progress.report("justify", 3, 4);
            progress.advise("ask less");
            reported.countDown();
            while (true) {
                progress.checkCancelled();
                Thread.onSpinWait();
            }
        });
        reported.await();
        assertEquals("{\"state\":\"running\",\"phase\":\"justify\",\"done\":3,\"total\":4,\"instead\":\"ask less\"}",
            job.poll(0).toString());
        job.cancel();
        assertEquals("Interrupted", job.poll(LONG).path("error").path("kind").asText());
        assertEquals(0, job.bytes().length);
    }

    @Test
    void whatRunsOutOfMemoryIsToldWhatToDoInstead() throws InterruptedException {
        Job job = Job.start(progress -> {
            progress.advise("ask less");
            throw new OutOfMemoryError();
        });
        assertEquals("give more with --memory, or ask less", job.poll(LONG).path("error").path("remedy").asText());
    }

    static Stream<Arguments> failures() {
        var traceless = new IllegalStateException("odd\nand more");
        traceless.setStackTrace(new StackTraceElement[0]);
        return Stream.of(
            Arguments.of(new ParadlException(ParadlException.Kind.QUERY, "no class", "look"), "QueryError", "no class",
                "look"),
            Arguments.of(assertThrows(TableException.class, () -> TableReader.read("")), "UsageError", "no \"name\"",
                "writing a logic"),
            Arguments.of(new OutOfMemoryError(), "MemoryLimit", "memory ran out", "--memory"),
            Arguments.of(new StackOverflowError(), "MemoryLimit", "nested too deeply", "simplify"),
            Arguments.of(new IllegalStateException("odd"), "InternalError", "java.lang.IllegalStateException: odd",
                "at org.paradl.door.JobTest.failures"),
            Arguments.of(traceless, "InternalError", "java.lang.IllegalStateException: odd", "no trace"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatFailsSaysWhyAndWhatToDoInALineEach(Throwable failure, String kind, String message, String remedy)
            throws InterruptedException {
        JsonNode told = Job.start(progress -> {
            throw JobTest.<RuntimeException>unchecked(failure);
        }).poll(LONG);
        assertEquals("failed", told.path("state").asText());
        JsonNode error = told.path("error");
        assertEquals(kind, error.path("kind").asText());
        assertTrue(error.path("message").asText().contains(message), error::toString);
        assertTrue(error.path("remedy").asText().contains(remedy), error::toString);
        assertEquals(1, error.path("message").asText().lines().count());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable failure) throws T {
        throw (T) failure;
    }
}
