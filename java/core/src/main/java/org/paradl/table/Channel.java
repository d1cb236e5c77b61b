package org.paradl.table;

import java.io.Serializable;
import java.util.Optional;

/** One classical name for each name of the ontology: what is appended to its IRI, and what the name then says. */
public final class Channel implements Serializable {
    private final String symbol;
    private final String suffix;
    private final String meaning;
    private final boolean complement;
    private final String defined;

    Channel(String symbol, String suffix, String meaning, boolean complement, String defined) {
        this.symbol = symbol;
        this.suffix = suffix;
        this.meaning = meaning;
        this.complement = complement;
        this.defined = defined;
    }

    /** How the table writes it, such as {@code +}. */
    public String symbol() {
        return symbol;
    }

    /** Appended to the IRI of a name; empty where the channel keeps the IRI. */
    public String suffix() {
        return suffix;
    }

    /** In words, such as "told false". */
    public String meaning() {
        return meaning;
    }

    /** Whether, for a name that is not split, this channel is the classical complement of the name. */
    public boolean complement() {
        return complement;
    }

    /** The channel that says that this one is settled, for it or against it; empty where being settled is not told. */
    public Optional<String> defined() {
        return defined.isEmpty() ? Optional.empty() : Optional.of(defined);
    }
}
