package org.paradl.json;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TreeTraversingParser;
import com.fasterxml.jackson.dataformat.toml.TomlFactory;

/**
 * Trees of JSON and TOML. Jackson's ObjectMapper does this too; it also looks at calendars, time zones and annotations
 * when it starts, and that is as long as it takes to load a small ontology.
 */
public final class Json {
    private static final JsonFactory JSON = new JsonFactory();
    private static final TomlFactory TOML = new TomlFactory();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Json() {
    }

    /** The tree of a JSON text. */
    public static JsonNode read(String json) {
        try (JsonParser in = JSON.createParser(json)) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The tree of a TOML text.
     *
     * @throws IOException where it is none
     */
    public static JsonNode readToml(String toml) throws IOException {
        try (JsonParser in = TOML.createParser(toml)) {
            return read(in);
        }
    }

    /** The tree as JSON. */
    public static String write(JsonNode tree) {
        var text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(text); JsonParser in = new TreeTraversingParser(tree)) {
            in.nextToken();
            out.copyCurrentStructure(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static JsonNode read(JsonParser in) throws IOException {
        in.nextToken();
        return value(in);
    }

    private static JsonNode value(JsonParser in) throws IOException {
        switch (in.currentToken()) {
            case START_OBJECT:
                var object = NODES.objectNode();
                while (in.nextToken() != JsonToken.END_OBJECT) {
                    String name = in.currentName();
                    object.set(name, read(in));
                }
                return object;
            case START_ARRAY:
                var array = NODES.arrayNode();
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    array.add(value(in));
                }
                return array;
            case VALUE_STRING: return NODES.textNode(in.getText());
            case VALUE_NUMBER_INT: return NODES.numberNode(in.getLongValue());
            case VALUE_NUMBER_FLOAT: return NODES.numberNode(in.getDoubleValue());
            case VALUE_TRUE: return NODES.booleanNode(true);
            case VALUE_FALSE: return NODES.booleanNode(false);
            case VALUE_NULL: return NODES.nullNode();
            default: throw new JsonParseException(in, "no value: " + in.currentToken());
        }
    }
}
