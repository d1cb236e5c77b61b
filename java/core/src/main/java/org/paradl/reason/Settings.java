package org.paradl.reason;

import java.util.Objects;

import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Unsupported;

/** How an ontology is to be reasoned over. Immutable. */
public final class Settings {
    private final Table table;
    private final Inclusion inclusion;
    private final String reasoner;
    private final Unsupported unsupported;
    private final boolean witnesses;

    /** As the table says what becomes of axioms without a reading, and with the witnesses that it asks for. */
    public Settings(Table table, Inclusion inclusion, String reasoner) {
        this(table, inclusion, reasoner, table.unsupported(), true);
    }

    /**
     * @param inclusion how an inclusion without annotation of its own is read
     * @param reasoner an engine's name, or {@code auto}
     * @param unsupported what becomes of axioms that the logic has no reading of
     * @param witnesses whether the individuals that rows of the table ask for are given
     */
    public Settings(Table table, Inclusion inclusion, String reasoner, Unsupported unsupported, boolean witnesses) {
        this.table = Objects.requireNonNull(table);
        this.inclusion = Objects.requireNonNull(inclusion);
        this.reasoner = Objects.requireNonNull(reasoner);
        this.unsupported = Objects.requireNonNull(unsupported);
        this.witnesses = witnesses;
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
}
