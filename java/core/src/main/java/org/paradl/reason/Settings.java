package org.paradl.reason;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;

/** How an ontology is to be reasoned over. Immutable. */
public final class Settings {
    private final Table table;
    private final Inclusion inclusion;
    private final String reasoner;
    private final boolean exhaustive;
    private final boolean keepsUnsatisfiable;
    private final Optional<Duration> search;

    private Settings(Table table, Inclusion inclusion, String reasoner, boolean exhaustive, boolean keepsUnsatisfiable,
            Optional<Duration> search) {
        this.table = Objects.requireNonNull(table);
        this.inclusion = Objects.requireNonNull(inclusion);
        this.reasoner = Objects.requireNonNull(reasoner);
        this.exhaustive = exhaustive;
        this.keepsUnsatisfiable = keepsUnsatisfiable;
        this.search = search;
    }

    /**
     * @param inclusion how an inclusion without annotation of its own is read
     * @param reasoner an engine's name, or {@code auto}
     */
    public Settings(Table table, Inclusion inclusion, String reasoner) {
        this(table, inclusion, reasoner, false, false, Optional.empty());
    }

    /** Every justification is looked for before anything is split, so that what is split depends on no order. */
    public Settings exhaustive(boolean yes) {
        return new Settings(table, inclusion, reasoner, yes, keepsUnsatisfiable, search);
    }

    /** An unsatisfiable class is no conflict: it stays below owl:Nothing. */
    public Settings keepingUnsatisfiable(boolean yes) {
        return new Settings(table, inclusion, reasoner, exhaustive, yes, search);
    }

    /** The search for clashes may take so long; then everything is split, which is coarser and as sound. */
    public Settings searching(Duration atMost) {
        return new Settings(table, inclusion, reasoner, exhaustive, keepsUnsatisfiable, Optional.of(atMost));
    }

    public Table table() {
        return table;
    }

    public Inclusion inclusion() {
        return inclusion;
    }

    public String reasoner() {
        return reasoner;
    }

    public boolean isExhaustive() {
        return exhaustive;
    }

    public boolean keepsUnsatisfiable() {
        return keepsUnsatisfiable;
    }

    public Optional<Duration> search() {
        return search;
    }
}
