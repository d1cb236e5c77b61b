package org.paradl.table;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A logic: its channels, and for every OWL constructor and axiom type what it becomes in classical OWL
 * ({@code semantics.md}, section 2). Immutable; {@link TableReader} reads it from TOML.
 */
public final class Table implements Serializable {

    /** How an inclusion is read (Maier, Ma, Hitzler 2013). */
    public enum Inclusion { INTERNAL, STRONG, MATERIAL }

    /** Which names are split into channels. */
    public enum Splitting {
        /** All of them. */
        ALWAYS,
        /** None: the logic is classical. */
        NEVER,
        /** Those that conflicts are about. */
        CONFLICTS
    }

    /** What becomes of an axiom that the logic has no reading of. */
    public enum Unsupported {
        /** There is no answer, but an error that lists them all. */
        ERROR,
        /** It is left out and reported. */
        DROP
    }

    /** A class row: a term for each channel that has a reading of the construct. */
    static final class ClassRow implements Serializable {
        final Row row;
        final Map<String, Term> terms;

        ClassRow(Row row, Map<String, Term> terms) {
            this.row = row;
            this.terms = Map.copyOf(terms);
        }
    }

    /** An axiom row: the axioms it becomes, or why it has no reading. */
    public static final class AxiomRow implements Serializable {
        private final Row row;
        private final List<Term> axioms;
        private final String unsupported;

        AxiomRow(Row row, List<Term> axioms, String unsupported) {
            this.row = row;
            this.axioms = List.copyOf(axioms);
            this.unsupported = unsupported;
        }

        public Row row() {
            return row;
        }

        public List<Term> axioms() {
            return axioms;
        }

        /** Why the logic has no reading of the axiom; empty where it has one. */
        public String unsupported() {
            return unsupported;
        }
    }

    final String name;
    final boolean ships;
    final String title;
    final Inclusion inclusion;
    final String trueChannel;
    final String falseChannel;
    final Splitting splitting;
    final boolean guards;
    final Unsupported unsupported;
    final boolean namesAnonymous;
    final Map<String, Channel> channels;
    final Map<String, List<ClassRow>> classRows;
    final Map<Inclusion, Map<String, List<AxiomRow>>> axiomRows;
    final Map<String, List<AxiomRow>> unguardedRows;
    final Map<String, List<AxiomRow>> standingRows;
    final Map<String, String> propertyGaps;

    Table(TableReader.Parts parts) {
        name = parts.name;
        ships = parts.ships;
        title = parts.title;
        inclusion = parts.inclusion;
        trueChannel = parts.trueChannel;
        falseChannel = parts.falseChannel;
        splitting = parts.splitting;
        guards = parts.guards;
        unsupported = parts.unsupported;
        namesAnonymous = parts.namesAnonymous;
        channels = parts.channels;
        classRows = parts.classRows;
        axiomRows = parts.axiomRows;
        unguardedRows = parts.unguardedRows;
        standingRows = parts.standingRows;
        propertyGaps = parts.propertyGaps;
    }

    public String name() {
        return name;
    }

    /** Whether it is, letter by letter, the table of that name that ships with ParaDL, whose properties are proven. */
    public boolean ships() {
        return ships;
    }

    public String title() {
        return title;
    }

    /** The kind of inclusion where neither the axiom nor the user chooses one. */
    public Inclusion inclusion() {
        return inclusion;
    }

    /** The channel that carries what is told true. */
    public String trueChannel() {
        return trueChannel;
    }

    /** The channel that carries what is told false. */
    public String falseChannel() {
        return falseChannel;
    }

    public Splitting splitting() {
        return splitting;
    }

    /** Whether this logic splits names at all. */
    public boolean splits() {
        return splitting != Splitting.NEVER;
    }

    /** Whether a hard clash may be guarded; where not, the logic explodes as classical logic does. */
    public boolean guards() {
        return guards;
    }

    /** What becomes of axioms without a reading where the user does not choose. */
    public Unsupported unsupported() {
        return unsupported;
    }

    /** Whether anonymous individuals get names first, so that nominals may hold them. */
    public boolean namesAnonymous() {
        return namesAnonymous;
    }

    public Map<String, Channel> channels() {
        return channels;
    }

    public Channel channel(String symbol) {
        return channels.get(symbol);
    }

    /** The left sides of the rows of class constructors and axiom types. */
    Stream<Row> rows() {
        return Stream.concat(classRows.values().stream().flatMap(List::stream).map(row -> row.row),
            Stream.concat(axiomRows.values().stream(), Stream.of(unguardedRows))
                .flatMap(rows -> rows.values().stream()).flatMap(List::stream).map(AxiomRow::row));
    }

    /** Whether the logic reads a class constructor in any channel. */
    public boolean reads(String constructor) {
        return classRows.containsKey(constructor);
    }

    /** Why the logic has no reading of a property that is inverse or built in; empty where it has one. */
    public Optional<String> propertyGap(String construct) {
        return Optional.ofNullable(propertyGaps.get(construct));
    }

    /**
     * What holds of every name of a kind that is split: {@code Class}, {@code ObjectProperty} or {@code DataProperty}.
     */
    public Optional<AxiomRow> standing(String kind) {
        return standingRows.getOrDefault(kind, List.of()).stream().findFirst();
    }

    /**
     * What a class constructor becomes in a channel, if the channel has a reading of it; {@code matches} decides
     * between rows with constants.
     */
    public Optional<RowTerm> classTerm(String constructor, String channel, Predicate<Row> matches) {
        return classRows.getOrDefault(constructor, List.of()).stream()
            .filter(r -> matches.test(r.row))
            .findFirst()
            .filter(r -> r.terms.containsKey(channel))
            .map(r -> new RowTerm(r.row, r.terms.get(channel)));
    }

    /** What an axiom type becomes under a kind of inclusion, with or without a guard. */
    public Optional<AxiomRow> axiomRow(String constructor, Inclusion kind, boolean guarded, Predicate<Row> matches) {
        var unguarded = guarded ? List.<AxiomRow>of() : unguardedRows.getOrDefault(constructor, List.of());
        var rows = unguarded.isEmpty() ? axiomRows.get(kind).getOrDefault(constructor, List.of()) : unguarded;
        return rows.stream().filter(r -> matches.test(r.row())).findFirst();
    }

    /** A term together with the row that binds its metavariables. */
    public static final class RowTerm {
        private final Row row;
        private final Term term;

        RowTerm(Row row, Term term) {
            this.row = row;
            this.term = term;
        }

        public Row row() {
            return row;
        }

        public Term term() {
            return term;
        }
    }
}
