package org.paradl.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.JsonNode;

import org.paradl.json.Json;
import org.paradl.table.Table.AxiomRow;
import org.paradl.table.Table.ClassRow;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Splitting;
import org.paradl.table.Table.Unsupported;

/** Reads a logic from TOML (the format: {@code translations/README.md}). Every error names the row it is in. */
public final class TableReader {

    /** What a table is made of, while it is read. */
    static final class Parts {
        String name;
        boolean ships;
        String title;
        Inclusion inclusion;
        String trueChannel;
        String falseChannel;
        Splitting splitting;
        boolean guards;
        Unsupported unsupported;
        boolean namesAnonymous;
        Map<String, Channel> channels;
        Map<String, List<ClassRow>> classRows;
        Map<Inclusion, Map<String, List<AxiomRow>>> axiomRows;
        Map<String, List<AxiomRow>> unguardedRows;
        Map<String, List<AxiomRow>> standingRows;
        Map<String, String> propertyGaps;
    }

    private static final String UNGUARDED = "unguarded";
    private static final List<Row> STANDING =
        List.of(Row.parse("Class(A)"), Row.parse("ObjectProperty(R)"), Row.parse("DataProperty(U)"));
    private static final Set<String> GAPS = Set.of("ObjectInverseOf", "topObjectProperty", "bottomObjectProperty");
    private static final List<String> TABLES = List.of("channels", "class", "property", "standing", "axiom");
    private static final List<String> KEYS = List.of("name", "title", "sources", "extends", "inclusion", "true",
        "false", "splits", "guards", "unsupported", "names-anonymous");
    private static final List<String> OF_AXIOMS = List.of("internal", "strong", "material", UNGUARDED);

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
            return new TableReader(Extension.resolved(Json.readToml(toml))).table(toml);
        } catch (IOException e) {
            throw new TableException("the table is not TOML: " + e.getMessage().lines().findFirst().orElse(""));
        }
    }

    /** One of the tables that ship with ParaDL, by its name. */
    public static Table shipped(String name) {
        return read(Extension.text(name));
    }

    private Table table(String toml) {
        checkKeys();
        parts.name = required("name");
        parts.ships = Extension.ships(parts.name, toml);
        parts.title = root.path("title").asText(parts.name);
        parts.inclusion = choice(Inclusion.class, "inclusion", Inclusion.INTERNAL);
        parts.splitting = choice(Splitting.class, "splits", Splitting.ALWAYS);
        parts.guards = flag(root, "guards", parts.splitting != Splitting.NEVER);
        parts.unsupported = choice(Unsupported.class, "unsupported", Unsupported.DROP);
        parts.namesAnonymous = flag(root, "names-anonymous", false);
        parts.channels = channels();
        parts.trueChannel = channelNamed("true");
        parts.falseChannel = channelNamed("false");
        parts.classRows = classRows();
        parts.axiomRows = axiomRows();
        parts.unguardedRows = sorted(section(root.path("axiom").path(UNGUARDED), Sorts.Place.AXIOM));
        parts.standingRows = standingRows();
        parts.propertyGaps = propertyGaps();
        var table = new Table(parts);
        if (!table.ships()) {
            checkRows(table, shipped("fde"));
        }
        return table;
    }

    /** What is misspelt would be left out without a word. */
    private void checkKeys() {
        root.properties().forEach(entry -> {
            boolean isTable = TABLES.contains(entry.getKey());
            if (!isTable && !KEYS.contains(entry.getKey())) {
                throw new TableException("\"" + entry.getKey() + "\" is no key of a table: "
                    + String.join(", ", KEYS) + ", " + String.join(", ", TABLES));
            }
            if (isTable && !entry.getValue().isObject()) {
                throw new TableException("[" + entry.getKey() + "] has no rows");
            }
        });
        root.path("axiom").properties().stream().filter(entry -> entry.getValue().isObject())
            .filter(entry -> !OF_AXIOMS.contains(entry.getKey())).findFirst().ifPresent(entry -> {
                throw new TableException("[axiom." + entry.getKey() + "] is none of the tables of axioms: "
                    + String.join(", ", OF_AXIOMS));
            });
    }

    /** Whether each row is of a construct of OWL with its arguments, as that table has one of all. */
    private static void checkRows(Table table, Table complete) {
        List<Row> known = complete.rows().collect(Collectors.toList());
        table.rows().filter(row -> known.stream().noneMatch(like -> Sorts.areAlike(row, like))).findFirst()
            .ifPresent(row -> {
                throw new TableException("row " + row + " is of no construct of OWL with such arguments"
                    + known.stream().filter(like -> like.constructor().equals(row.constructor())).findFirst()
                        .map(like -> ": " + like).orElse(""));
            });
    }

    private static boolean flag(JsonNode node, String key, boolean otherwise) {
        JsonNode value = node.path(key);
        if (!value.isMissingNode() && !value.isBoolean()) {
            throw new TableException("\"" + key + "\" is neither true nor false: " + value.asText());
        }
        return value.asBoolean(otherwise);
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

    /** One of the words of an enum, in lower case; {@code otherwise} where the key is not there. */
    private <E extends Enum<E>> E choice(Class<E> words, String key, E otherwise) {
        JsonNode node = root.path(key);
        if (node.isMissingNode()) {
            return otherwise;
        }
        return Arrays.stream(words.getEnumConstants()).filter(word -> word(word).equals(node.asText())).findFirst()
            .orElseThrow(() -> new TableException("\"" + node.asText() + "\" is no kind of " + key + ": "
                + Arrays.stream(words.getEnumConstants()).map(TableReader::word).collect(Collectors.joining(", "))));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private Map<String, Channel> channels() {
        var channels = new LinkedHashMap<String, Channel>();
        root.path("channels").properties().forEach(entry -> {
            JsonNode channel = entry.getValue();
            channels.put(entry.getKey(), new Channel(entry.getKey(), channel.path("suffix").asText(),
                channel.path("reads").asText(), flag(channel, "complement", false),
                channel.path("defined").asText()));
        });
        channels.values().forEach(channel -> channel.defined().filter(symbol -> !channels.containsKey(symbol))
            .ifPresent(symbol -> {
                throw new TableException("\"defined\" names no channel: " + symbol);
            }));
        return channels;
    }

    private Map<String, List<ClassRow>> classRows() {
        var rows = new LinkedHashMap<String, List<ClassRow>>();
        root.path("class").properties().forEach(entry -> {
            var row = Row.parse(entry.getKey());
            var terms = new LinkedHashMap<String, Term>();
            entry.getValue().properties().forEach(side -> terms.put(side.getKey(), inRow(entry.getKey(), () ->
                Sorts.checked(row, Sorts.Place.CLASS, TermParser.expression(
                    text(known(side.getKey()), side.getValue()), parts.channels.keySet())))));
            if (terms.isEmpty()) {
                throw new TableException("row " + entry.getKey() + ": it says nothing in any channel");
            }
            rows.computeIfAbsent(row.constructor(), k -> new ArrayList<>()).add(new ClassRow(row, terms));
        });
        rows.values().forEach(list -> list.sort(Comparator.comparing(r -> !hasConstant(r.row))));
        return rows;
    }

    /** The rows that hold for every kind of inclusion, and over them those of each kind. */
    private Map<Inclusion, Map<String, List<AxiomRow>>> axiomRows() {
        JsonNode all = root.path("axiom");
        var common = section(all, Sorts.Place.AXIOM);
        var byKind = new EnumMap<Inclusion, Map<String, List<AxiomRow>>>(Inclusion.class);
        for (Inclusion kind : Inclusion.values()) {
            var rows = section(all.path(word(kind)), Sorts.Place.AXIOM);
            common.forEach((constructor, list) ->
                rows.computeIfAbsent(constructor, k -> new ArrayList<>()).addAll(list));
            byKind.put(kind, sorted(rows));
        }
        return byKind;
    }

    private Map<String, List<AxiomRow>> section(JsonNode section, Sorts.Place place) {
        var rows = new LinkedHashMap<String, List<AxiomRow>>();
        section.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            if (value.isObject()) {
                return;
            }
            var row = Row.parse(entry.getKey());
            var axioms = new ArrayList<Term>();
            value.forEach(axiom -> axioms.add(inRow(entry.getKey(), () ->
                Sorts.checked(row, place, TermParser.axiom(text("an axiom", axiom), parts.channels.keySet())))));
            String unsupported = value.isTextual() ? value.asText() : "";
            if (axioms.isEmpty() && unsupported.isBlank()) {
                throw new TableException("row " + entry.getKey() + ": it says neither which axioms it becomes nor why "
                    + "there are none");
            }
            rows.computeIfAbsent(row.constructor(), k -> new ArrayList<>())
                .add(new AxiomRow(row, axioms, unsupported));
        });
        return rows;
    }

    private Map<String, List<AxiomRow>> standingRows() {
        var rows = section(root.path("standing"), Sorts.Place.STANDING);
        rows.forEach((kind, list) -> list.forEach(row -> {
            if (STANDING.stream().noneMatch(like -> Sorts.areAlike(row.row(), like))) {
                throw new TableException("row " + kind + ": what stands is said of Class(A), ObjectProperty(R) or "
                    + "DataProperty(U)");
            }
            if (row.axioms().isEmpty()) {
                throw new TableException("row " + kind + ": what stands is a list of axioms");
            }
        }));
        return rows;
    }

    /** By the name of the construct: {@code ObjectInverseOf}, {@code topObjectProperty}. */
    private Map<String, String> propertyGaps() {
        var gaps = new LinkedHashMap<String, String>();
        root.path("property").properties().forEach(entry -> {
            String construct = Row.parse(entry.getKey()).constructor();
            if (!GAPS.contains(construct)) {
                throw new TableException("row " + entry.getKey() + ": it is none of ObjectInverseOf(R), "
                    + "topObjectProperty and bottomObjectProperty");
            }
            gaps.put(construct, text("row " + entry.getKey(), entry.getValue()));
        });
        return gaps;
    }

    private static Map<String, List<AxiomRow>> sorted(Map<String, List<AxiomRow>> rows) {
        rows.values().forEach(list -> list.sort(Comparator.comparing(r -> !hasConstant(r.row()))));
        return rows;
    }

    /** Rows with a constant come first: they say more about fewer cases. */
    private static boolean hasConstant(Row row) {
        return row.parameters().stream().anyMatch(Row::isConstant);
    }

    private String known(String channel) {
        if (!parts.channels.containsKey(channel)) {
            throw new TableException("\"" + channel + "\" is none of the channels "
                + String.join(" ", parts.channels.keySet()));
        }
        return channel;
    }

    private static String text(String what, JsonNode node) {
        if (!node.isTextual()) {
            throw new TableException(what + " is not text");
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
