package org.paradl.protege;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;

/**
 * ParaDL's core behind its door, {@code org.paradl.door.Door}: strings and bytes in, strings out, as from Python. One
 * for the whole of Protégé, loaded when it is first needed.
 */
final class Core {
    private static final String TABLES = "org/paradl/translations/";
    private static Core shared;

    private final ClassLoader loader;
    private final Class<?> door;

    private Core() {
        try {
            loader = CoreLoader.load();
            door = loader.loadClass("org.paradl.door.Door");
        } catch (IOException | URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException("ParaDL's jars cannot be loaded", e);
        }
    }

    static synchronized Core shared() {
        if (shared == null) {
            shared = new Core();
        }
        return shared;
    }

    /** Starts an operation; the core's threads take over this one's context, which has to be the core's. */
    Job start(String operation, JsonObject request, byte[] payload) {
        Thread thread = Thread.currentThread();
        ClassLoader context = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return new Job((long) call("submit", operation, request.toString(), payload));
        } finally {
            thread.setContextClassLoader(context);
        }
    }

    /** The text of a translation table, as the Python side has it too. */
    String table(String logic) {
        try (InputStream in = loader.getResourceAsStream(TABLES + logic + ".toml")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Object call(String name, Object... arguments) {
        try {
            for (Method method : door.getMethods()) {
                if (method.getName().equals(name)) {
                    return method.invoke(null, arguments);
                }
            }
            throw new IllegalArgumentException(name);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("ParaDL's core does not answer", e);
        }
    }

    /** An operation at work in the core. */
    final class Job {
        private static final int MILLIS = 100;

        private final long number;

        private Job(long number) {
            this.number = number;
        }

        /**
         * What it comes to.
         *
         * @param listener is told a tenth of a second apart how far it is
         * @throws CoreException where it failed or was cancelled
         */
        JsonObject result(Listener listener) {
            try {
                while (true) {
                    JsonObject state = Json.parse((String) call("poll", number, MILLIS)).asObject();
                    switch (state.getString("state", "")) {
                        case "done": return state.get("result").asObject();
                        case "failed": throw failure(state.get("error").asObject());
                        default: listener.report(state.getString("phase", ""), state.getInt("done", 0),
                            state.getInt("total", 0));
                    }
                }
            } finally {
                call("forget", number);
            }
        }

        private CoreException failure(JsonObject error) {
            return new CoreException(error.getString("kind", ""), error.getString("message", ""));
        }

        /** Asks it to stop, and returns at once. */
        void cancel() {
            call("cancel", number);
        }
    }

    /** Is told how far a job is. */
    interface Listener {
        /** @param total 0 where it is unknown */
        void report(String phase, int done, int total);
    }
}
