package org.paradl.reason.solve;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;

/** How an ontology is to be reasoned over. Immutable: each choice makes other settings of these. */
public final class Settings implements Cloneable {
    private final Table table;
    private final Inclusion inclusion;
    private final String reasoner;
    private Unsupported unsupported;
    private boolean witnesses = true;
    private boolean exhaustive;
    private boolean keepsUnsatisfiable;
    private boolean leavesOutRefused;
    private Optional<Duration> search = Optional.empty();

    /**
     * As the table says what becomes of axioms without a reading, and with the witnesses that it asks for.
     *
     * @param inclusion how an inclusion without annotation of its own is read
     * @param reasoner an engine's name, or {@code auto}
     */
    public Settings(Table table, Inclusion inclusion, String reasoner) {
        this.table = Objects.requireNonNull(table);
        this.inclusion = Objects.requireNonNull(inclusion);
        this.reasoner = Objects.requireNonNull(reasoner);
        this.unsupported = table.unsupported();
    }

    /** What becomes of axioms that the logic has no reading of. */
    public Settings unsupported(Unsupported choice) {
        Settings settings = copy();
        settings.unsupported = Objects.requireNonNull(choice);
        return settings;
    }

    /** Whether the individuals that rows of the table ask for are given. */
    public Settings witnesses(boolean yes) {
        Settings settings = copy();
        settings.witnesses = yes;
        return settings;
    }

    /** Every justification is looked for before anything is split, so that what is split depends on no order. */
    public Settings exhaustive(boolean yes) {
        Settings settings = copy();
        settings.exhaustive = yes;
        return settings;
    }

    /** An unsatisfiable class is no conflict: it stays below owl:Nothing. */
    public Settings keepingUnsatisfiable(boolean yes) {
        Settings settings = copy();
        settings.keepsUnsatisfiable = yes;
        return settings;
    }

    /** Axioms that HermiT refuses to start over are left out: they are an error otherwise. */
    public Settings leavingOutRefused(boolean yes) {
        Settings settings = copy();
        settings.leavesOutRefused = yes;
        return settings;
    }

    /** The search for clashes may take so long; then everything is split, which is coarser and as sound. */
    public Settings searching(Duration atMost) {
        Settings settings = copy();
        settings.search = Optional.of(atMost);
        return settings;
    }

    private Settings copy() {
        try {
            return (Settings) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
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

    public Unsupported unsupported() {
        return unsupported;
    }

    public boolean witnesses() {
        return witnesses;
    }

    public boolean isExhaustive() {
        return exhaustive;
    }

    public boolean keepsUnsatisfiable() {
        return keepsUnsatisfiable;
    }

    public boolean leavesOutRefused() {
        return leavesOutRefused;
    }

    public Optional<Duration> search() {
        return search;
    }
}
