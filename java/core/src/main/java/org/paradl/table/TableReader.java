package org.paradl.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;

import org.paradl.table.Table.AxiomRow;
import org.paradl.table.Table.ClassRow;
import org.paradl.table.Table.Inclusion;

/** Reads a logic from TOML (the format: {@code translations/README.md}). Every error names the row it is in. */
public final class TableReader {

    /** What a table is made of, while it is read. */
    static final class Parts {
        String name;
        String title;
        Inclusion inclusion;
        String trueChannel;
        String falseChannel;
        boolean splits;
        boolean namesAnonymous;
        Map<String, Channel> channels;
        Map<String, List<ClassRow>> classRows;
        Map<Inclusion, Map<String, List<AxiomRow>>> axiomRows;
        Map<String, List<AxiomRow>> unguardedRows;
    }

    private static final String UNGUARDED = "unguarded";

    private final JsonNode root;
    private final Parts parts = new Parts();

    private TableReader(JsonNode root) {
        this.root = root;
    }

    /**
     * A table from its text.
     *
     * @throws TableException where the text is not TOML or a row cannot be read
     */
    public static Table read(String toml) {
        try {
            return new TableReader(new TomlMapper().readTree(toml)).table();
        } catch (IOException e) {
            throw new TableException("the table is not TOML: " + e.getMessage().lines().findFirst().orElse(""));
        }
    }

    /** One of the tables that ship with ParaDL, by its name. */
    public static Table shipped(String name) {
        try (InputStream in = TableReader.class.getResourceAsStream("/org/paradl/translations/" + name + ".toml")) {
            if (in == null) {
                throw new TableException("there is no table \"" + name + "\"");
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new TableException("the table \"" + name + "\" cannot be read: " + e.getMessage());
        }
    }

    private Table table() {
        parts.name = required("name");
        parts.title = root.path("title").asText(parts.name);
        parts.inclusion = inclusion(root.path("inclusion").asText("internal"));
        parts.splits = root.path("splits").asBoolean(true);
        parts.namesAnonymous = root.path("names-anonymous").asBoolean(false);
        parts.channels = channels();
        parts.trueChannel = channelNamed("true");
        parts.falseChannel = channelNamed("false");
        parts.classRows = classRows();
        parts.axiomRows = axiomRows();
        parts.unguardedRows = sorted(section(root.path("axiom").path(UNGUARDED)));
        return new Table(parts);
    }

    private String required(String key) {
        String value = root.path(key).asText("");
        if (value.isEmpty()) {
            throw new TableException("the table has no \"" + key + "\"");
        }
        return value;
    }

    private String channelNamed(String key) {
        String symbol = required(key);
        if (!parts.channels.containsKey(symbol)) {
            throw new TableException("\"" + key + "\" names no channel: " + symbol);
        }
        return symbol;
    }

    private static Inclusion inclusion(String word) {
        try {
            return Inclusion.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new TableException("\"" + word + "\" is no kind of inclusion: internal, strong or material");
        }
    }

    private Map<String, Channel> channels() {
        var channels = new LinkedHashMap<String, Channel>();
        root.path("channels").properties().forEach(entry -> {
            JsonNode channel = entry.getValue();
            channels.put(entry.getKey(), new Channel(entry.getKey(), channel.path("suffix").asText(),
                channel.path("reads").asText(), channel.path("complement").asBoolean(false)));
        });
        return channels;
    }

    private Map<String, List<ClassRow>> classRows() {
        var rows = new LinkedHashMap<String, List<ClassRow>>();
        root.path("class").properties().forEach(entry -> {
            var row = Row.parse(entry.getKey());
            var terms = new LinkedHashMap<String, Term>();
            for (String channel : parts.channels.keySet()) {
                terms.put(channel, inRow(entry.getKey(), () -> bound(row,
                    TermParser.expression(text(entry.getValue().path(channel)), parts.channels.keySet()))));
            }
            rows.computeIfAbsent(row.constructor(), k -> new ArrayList<>()).add(new ClassRow(row, terms));
        });
        rows.values().forEach(list -> list.sort(Comparator.comparing(r -> !hasConstant(r.row))));
        return rows;
    }

    /** The rows that hold for every kind of inclusion, and over them those of each kind. */
    private Map<Inclusion, Map<String, List<AxiomRow>>> axiomRows() {
        JsonNode all = root.path("axiom");
        var common = section(all);
        var byKind = new EnumMap<Inclusion, Map<String, List<AxiomRow>>>(Inclusion.class);
        for (Inclusion kind : Inclusion.values()) {
            var rows = section(all.path(kind.name().toLowerCase(Locale.ROOT)));
            common.forEach((constructor, list) ->
                rows.computeIfAbsent(constructor, k -> new ArrayList<>()).addAll(list));
            byKind.put(kind, sorted(rows));
        }
        return byKind;
    }

    private Map<String, List<AxiomRow>> section(JsonNode section) {
        var rows = new LinkedHashMap<String, List<AxiomRow>>();
        section.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            if (value.isObject()) {
                return;
            }
            var row = Row.parse(entry.getKey());
            var axioms = new ArrayList<Term>();
            value.forEach(axiom -> axioms.add(inRow(entry.getKey(), () ->
                bound(row, TermParser.axiom(text(axiom), parts.channels.keySet())))));
            String unsupported = value.isTextual() ? value.asText() : "";
            rows.computeIfAbsent(row.constructor(), k -> new ArrayList<>())
                .add(new AxiomRow(row, axioms, unsupported));
        });
        return rows;
    }

    private static Map<String, List<AxiomRow>> sorted(Map<String, List<AxiomRow>> rows) {
        rows.values().forEach(list -> list.sort(Comparator.comparing(r -> !hasConstant(r.row()))));
        return rows;
    }

    /** Rows with a constant come first: they say more about fewer cases. */
    private static boolean hasConstant(Row row) {
        return row.parameters().stream().anyMatch(Row::isConstant);
    }

    /** The term itself, if its row says what each of its metavariables stands for. */
    private static Term bound(Row row, Term term) {
        term.variables().filter(v -> row.parameters().stream().noneMatch(p -> p.contains(v))).forEach(unknown -> {
            throw new TableException(unknown + " is not one of its metavariables");
        });
        return term;
    }

    private static String text(JsonNode node) {
        if (!node.isTextual()) {
            throw new TableException("a channel is missing or is not text");
        }
        return node.asText();
    }

    private static Term inRow(String key, java.util.function.Supplier<Term> read) {
        try {
            return read.get();
        } catch (TableException e) {
            throw new TableException("row " + key + ": " + e.getMessage());
        }
    }
}
