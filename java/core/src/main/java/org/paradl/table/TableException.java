package org.paradl.table;

/** A translation table that cannot be read; the message names the row. */
public final class TableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TableException(String message) {
        super(message);
    }
}
