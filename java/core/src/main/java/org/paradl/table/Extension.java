package org.paradl.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.json.Json;

/** Tables that extend others: what {@code extends} names is taken over, and then written over key by key. */
final class Extension {
    private static final String EXTENDS = "extends";
    private static final String NAME = "[\\w-]+";

    private Extension() {
    }

    /**
     * The table with all that it extends in it.
     *
     * @throws TableException where that does not ship with ParaDL, or extends the table in its turn
     */
    static JsonNode resolved(JsonNode table) throws IOException {
        return resolved(table, new LinkedHashSet<>());
    }

    private static JsonNode resolved(JsonNode table, Set<String> extended) throws IOException {
        if (!table.has(EXTENDS)) {
            return table;
        }
        String base = table.path(EXTENDS).asText();
        if (!extended.add(base)) {
            throw new TableException("the table extends itself: " + String.join(", ", extended) + ", " + base);
        }
        JsonNode whole = resolved(Json.readToml(text(base)), extended);
        return merged((ObjectNode) whole, (ObjectNode) table);
    }

    private static ObjectNode merged(ObjectNode base, ObjectNode over) {
        over.properties().forEach(entry -> {
            JsonNode old = base.get(entry.getKey());
            boolean sections = old instanceof ObjectNode && entry.getValue() instanceof ObjectNode;
            base.set(entry.getKey(), sections ? merged((ObjectNode) old, (ObjectNode) entry.getValue())
                : entry.getValue());
        });
        return base;
    }

    /** Whether this is the text of the table of that name that ships with ParaDL. */
    static boolean ships(String name, String toml) {
        return name.matches(NAME) && find(name).filter(toml::equals).isPresent();
    }

    /** The text of a table that ships with ParaDL; a name is never a path. */
    static String text(String name) {
        if (!name.matches(NAME)) {
            throw new TableException("\"" + name + "\" is no name of a table that ships with ParaDL");
        }
        return find(name).orElseThrow(() ->
            new TableException("there is no table \"" + name + "\" among those that ship with ParaDL"));
    }

    private static Optional<String> find(String name) {
        try (InputStream in = Extension.class.getResourceAsStream("/org/paradl/translations/" + name + ".toml")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new TableException("the table \"" + name + "\" cannot be read: " + e.getMessage());
        }
    }
}
