package org.paradl.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;

import org.junit.jupiter.api.Test;

class JsonTest {
    private static final String TEXT =
        "{\"a\":[1,-2,3000000000,0.25,true,false,null,\"\\u00e9\\n\\\"\",[],{}],\"b\":{\"c\":\"\"}}";

    @Test
    void readsWhatJacksonsMapperReads() throws IOException {
        // As text: Jackson's numbers are equal only where they are as long.
        assertEquals(new ObjectMapper().readTree(TEXT).toString(), Json.read(TEXT).toString());
    }

    @Test
    void writesWhatItReads() {
        assertEquals(Json.read(TEXT), Json.read(Json.write(Json.read(TEXT))));
    }

    @Test
    void readsTomlAsJacksonsMapperDoes() throws IOException {
        String toml = "name = 'fde'\nguards = true\n"
            + "[class]\n'not(C)' = { '+' = \"C-\", '-' = \"C+\" }\n[axiom]\nx = ['a', 'b']\n";
        assertEquals(new TomlMapper().readTree(toml).toString(), Json.readToml(toml).toString());
    }

    @Test
    void saysWhereATextIsNone() {
        assertThrows(UncheckedIOException.class, () -> Json.read("{\"a\": }"));
        assertThrows(IOException.class, () -> Json.readToml("name = "));
    }
}
