package org.paradl.load.place;

import org.paradl.load.LoadedOntology;

/** Where an axiom stands. Immutable. */
public final class Place {
    private final String document;
    private final int line;

    Place(String document, int line) {
        this.document = document;
        this.line = line;
    }

    /** The document, called as in {@link LoadedOntology#documents}. */
    public String document() {
        return document;
    }

    /** The line that the axiom begins on, counted from 1. */
    public int line() {
        return line;
    }
}
