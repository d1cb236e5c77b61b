package org.paradl.door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What another OWLAPI asks through the door, and axioms in functional syntax as questions. */
class ToldTrueAnswersTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ZOO = "Prefix(:=<http://x/>) "
        + "Ontology(<http://x/zoo> SubClassOf(:Bird :Flies) SubClassOf(:Penguin :Bird) "
        + "SubClassOf(:Penguin ObjectComplementOf(:Flies)) ClassAssertion(:Penguin :tweety) "
        + "ObjectPropertyAssertion(:eats :tweety :fish) SubObjectPropertyOf(:eats :touches) "
        + "ObjectPropertyDomain(:eats :Bird) ObjectPropertyRange(:eats :Food) DataPropertyDomain(:name :Bird) "
        + "DataPropertyAssertion(:name :tweety \"Tweety\"@en))";

    private int number;

    @BeforeEach
    void load() throws Exception {
        byte[] document = ZOO.getBytes(StandardCharsets.UTF_8);
        ObjectNode request = JSON.createObjectNode().put("imports", "none");
        request.putArray("sources").addObject().put("name", "zoo").put("bytes", document.length);
        number = run("load", request, document).path("kb").asInt();
    }

    private static JsonNode run(String operation, ObjectNode request, byte[] payload) throws Exception {
        long job = Door.submit(operation, request.toString(), payload);
        JsonNode state = JSON.readTree(Door.poll(job, 60_000));
        Door.forget(job);
        assertEquals("done", state.path("state").asText(), state.toString());
        return state.path("result");
    }

    private JsonNode ask(String operation, String request) throws Exception {
        ObjectNode whole = (ObjectNode) JSON.readTree(request.replace('\'', '"'));
        whole.put("kb", number).putObject("settings").put("reasoner", "hermit").put("table", new String(
            Door.class.getResourceAsStream("/org/paradl/translations/adaptive.toml").readAllBytes(),
            StandardCharsets.UTF_8));
        return run(operation, whole, new byte[0]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "'of': 'super', 'class': '<http://x/Penguin>', 'direct': true | http://x/Bird",
        "'of': 'sub', 'class': 'ObjectSomeValuesFrom(<http://x/eats> owl:Thing)', 'direct': true | "
            + "http://www.w3.org/2002/07/owl#Nothing",
        "'of': 'instances', 'class': 'ObjectHasValue(<http://x/eats> <http://x/fish>)' | http://x/tweety",
        "'of': 'types', 'individual': 'http://x/tweety', 'direct': true | http://x/Penguin",
        "'of': 'values', 'individual': 'http://x/fish', 'property': 'ObjectInverseOf(<http://x/eats>)' | "
            + "http://x/tweety",
        "'of': 'super', 'property': '<http://x/eats>', 'direct': true | http://x/touches",
        "'of': 'domain', 'property': '<http://x/eats>', 'direct': true | http://x/Bird",
        "'of': 'range', 'property': '<http://x/eats>', 'direct': true | http://x/Food",
        "'of': 'domain', 'dataProperty': 'http://x/name', 'direct': true | http://x/Bird",
        "'of': 'equivalent', 'dataProperty': 'http://x/name' | http://x/name",
        "'of': 'same', 'individual': 'http://x/tweety' | http://x/tweety"})
    void nodes(String request, String name) throws Exception {
        assertEquals("[[\"" + name + "\"]]",
            ask("told", "{" + request.replace('"', '\'') + "}").path("nodes").toString());
    }

    @Test
    void valuesAndLiterals() throws Exception {
        assertTrue(ask("told", "{'of': 'consistent'}").path("value").asBoolean());
        assertTrue(ask("told", "{'of': 'satisfiable', 'class': '<http://x/Penguin>'}").path("value").asBoolean());
        assertEquals("en", ask("told",
            "{'of': 'literals', 'individual': 'http://x/tweety', 'dataProperty': 'http://x/name'}")
            .path("literals").path(0).path("language").asText());
    }

    @Test
    void disjointClasses() throws Exception {
        JsonNode nodes = ask("told", "{'of': 'disjoint', 'class': '<http://x/Flies>'}").path("nodes");
        assertEquals(Set.of("http://x/Penguin", "http://www.w3.org/2002/07/owl#Nothing"),
            Set.of(nodes.path(0).path(0).asText(), nodes.path(1).path(0).asText()));
    }

    @Test
    void axiomsAreQuestions() throws Exception {
        String axioms = "{'axioms': ['ClassAssertion(<http://x/Flies> <http://x/tweety>)']}";
        assertEquals("B", ask("ask", axioms).path("answers").path(0).path("value").asText());
        JsonNode explained = ask("explain", axioms).path("explanations").path(0);
        assertEquals(3, explained.path("true").path(0).size());
        assertEquals(2, explained.path("false").path(0).size());
    }
}
