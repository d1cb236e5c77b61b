package org.paradl.translate;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;

import org.paradl.engine.Given;
import org.paradl.table.Channel;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;

/** A case of {@code fde-rows.toml} or its like: a source axiom, and what a row of the table makes of it by hand. */
final class RowCase {
    private static final Pattern WITNESS = Pattern.compile("witness\\[(.*?)\\]");

    final Table table;
    /** The section and key of the row, and for a class row the channel. */
    final String row;
    final OWLAxiom source;
    final Set<OWLAxiom> context;
    final Inclusion inclusion;
    final boolean guarded;
    final Set<OWLAxiom> gives;
    /** A part of the reason why the axiom is left out; empty where it is not. */
    final String leftOut;

    private RowCase(Table table, String row, JsonNode json, String source, Inclusion inclusion, boolean guarded,
            List<String> gives) {
        this.table = table;
        this.row = row;
        this.source = axioms(List.of(source)).iterator().next();
        this.context = axioms(texts(json.path("with")));
        this.inclusion = inclusion;
        this.guarded = guarded;
        this.gives = axioms(gives);
        this.leftOut = json.path("left-out").asText();
    }

    /** The cases of a logic. */
    static List<RowCase> all(String logic) {
        JsonNode root = toml("/org/paradl/translate/" + logic + "-rows.toml");
        Table table = TableReader.shipped(logic);
        var cases = new ArrayList<RowCase>();
        root.path("class").properties().forEach(row -> row.getValue().forEach(json ->
            addClassCases(table, cases, row.getKey(), json)));
        for (String section : List.of("property", "standing", "axiom")) {
            addAxiomCases(table, cases, section, Inclusion.INTERNAL, root.path(section));
        }
        for (Inclusion kind : Inclusion.values()) {
            String section = kind.name().toLowerCase(Locale.ROOT);
            addAxiomCases(table, cases, "axiom." + section, kind, root.path("axiom").path(section));
        }
        addAxiomCases(table, cases, "axiom.unguarded", Inclusion.INTERNAL, root.path("axiom").path("unguarded"));
        return cases;
    }

    boolean isStanding() {
        return row.startsWith("standing ");
    }

    /** Whether it is tried on a class expression in a channel that no assertion shows by itself. */
    Optional<String> channel() {
        String channel = row.substring(row.lastIndexOf(' ') + 1);
        boolean shown = channel.equals(table.trueChannel()) || channel.equals(table.falseChannel());
        return row.startsWith("class ") && !shown ? Optional.of(channel) : Optional.empty();
    }

    /** An instance of the class shows its told-true side, an instance of its complement its told-false side. */
    private static void addClassCases(Table table, List<RowCase> cases, String key, JsonNode json) {
        for (String channel : table.channels().keySet()) {
            if (!json.has(channel)) {
                continue;
            }
            String type = json.path("source").asText();
            String source = instance(channel.equals(table.falseChannel()) ? "ObjectComplementOf(" + type + ")" : type);
            String guarded = json.path(channel).asText();
            String unguarded = json.path("unguarded").path(channel).asText(guarded);
            String row = "class " + key + " " + channel;
            cases.add(new RowCase(table, row, json, source, Inclusion.INTERNAL, true, List.of(instance(guarded))));
            cases.add(new RowCase(table, row, json, source, Inclusion.INTERNAL, false, List.of(instance(unguarded))));
        }
    }

    private static String instance(String type) {
        return "ClassAssertion(" + type + " :a)";
    }

    private static void addAxiomCases(Table table, List<RowCase> cases, String section, Inclusion kind, JsonNode rows) {
        rows.properties().stream().filter(row -> row.getValue().isArray()).forEach(row ->
            row.getValue().forEach(json -> addAxiomCases(table, cases, section + " " + row.getKey(), json, kind)));
    }

    private static void addAxiomCases(Table table, List<RowCase> cases, String row, JsonNode json, Inclusion kind) {
        String source = json.path("source").asText();
        String chosen = json.path("inclusion").asText(kind.name());
        Inclusion inclusion = Inclusion.valueOf(chosen.toUpperCase(Locale.ROOT));
        if (!row.startsWith("axiom.unguarded ")) {
            cases.add(new RowCase(table, row, json, source, inclusion, true, texts(json.path("gives"))));
        }
        JsonNode unguarded = json.has("unguarded") ? json.path("unguarded") : json.path("gives");
        cases.add(new RowCase(table, row, json, source, inclusion, false, texts(unguarded)));
    }

    /** The rows of the table that ships, without those of a table that it extends, named as the cases name them. */
    static Set<String> rowsOfTable(String logic) {
        JsonNode root = toml("/org/paradl/translations/" + logic + ".toml");
        Set<String> rows = keys("axiom", root.path("axiom"));
        rows.addAll(keys("standing", root.path("standing")));
        rows.addAll(keys("property", root.path("property")));
        for (String section : List.of("internal", "strong", "material", "unguarded")) {
            rows.addAll(keys("axiom." + section, root.path("axiom").path(section)));
        }
        root.path("class").properties().forEach(row ->
            row.getValue().fieldNames().forEachRemaining(channel ->
                rows.add("class " + row.getKey() + " " + channel)));
        return rows;
    }

    private static Set<String> keys(String section, JsonNode rows) {
        return rows.properties().stream().filter(row -> !row.getValue().isObject())
            .map(row -> section + " " + row.getKey()).collect(Collectors.toSet());
    }

    private static List<String> texts(JsonNode array) {
        var texts = new ArrayList<String>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    /** Logical axioms in functional syntax, with the file's short names for the channels and what is absurd. */
    private Set<OWLAxiom> axioms(List<String> texts) {
        String whole = String.join("\n", texts);
        for (Channel channel : table.channels().values()) {
            whole = whole.replaceAll("(:\\w+)" + Pattern.quote(channel.symbol()) + "(?!\\w)", "$1" + channel.suffix());
        }
        whole = whole.replaceAll("\\b(Absurd|absurdObjectProperty|absurdDataProperty)\\b",
            "<" + Vocabulary.NAMESPACE + "$1>");
        whole = WITNESS.matcher(whole).replaceAll(of -> "<" + witness(of.group(1)) + ">");
        return Given.axioms(whole).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }

    private static IRI witness(String axiom) {
        return Witness.of(Given.axioms(axiom).stream().filter(OWLAxiom::isLogicalAxiom).findFirst().orElseThrow(),
            Given.FACTORY).getIRI();
    }

    private static JsonNode toml(String resource) {
        try (InputStream in = RowCase.class.getResourceAsStream(resource)) {
            return new TomlMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }

    @Override
    public String toString() {
        return table.name() + " " + row + (guarded ? ", guarded: " : ": ") + source;
    }
}
