package org.paradl.reason;

import java.util.Objects;

import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;

/** How an ontology is to be reasoned over. Immutable. */
public final class Settings {
    private final Table table;
    private final Inclusion inclusion;
    private final String reasoner;

    /**
     * @param inclusion how an inclusion without annotation of its own is read
     * @param reasoner an engine's name, or {@code auto}
     */
    public Settings(Table table, Inclusion inclusion, String reasoner) {
        this.table = Objects.requireNonNull(table);
        this.inclusion = Objects.requireNonNull(inclusion);
        this.reasoner = Objects.requireNonNull(reasoner);
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
}
