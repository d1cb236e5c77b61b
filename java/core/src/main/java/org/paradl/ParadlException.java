package org.paradl;

import java.util.List;

/**
 * An error that a user can do something about: one line that says what is wrong, one that says what to do. The kind
 * decides the exit code (see {@code paradl/errors.py}).
 */
public class ParadlException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The causes that are told apart. */
    public enum Kind {
        /** The question is put wrongly. */
        USAGE("UsageError"),
        /** The query does not parse, or names what the ontology does not have. */
        QUERY("QueryError"),
        /** The input cannot be read. */
        ONTOLOGY("OntologyError"),
        /** The chosen logic or engine does not cover a construct. */
        UNSUPPORTED("UnsupportedConstruct"),
        /** A classical answer was asked of an inconsistent ontology. */
        INCONSISTENT("InconsistentOntology"),
        /** Time ran out. */
        TIMEOUT("EngineTimeout"),
        /** Memory ran out. */
        MEMORY("MemoryLimit");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /** The name of the Python exception class. */
        public String label() {
            return label;
        }
    }

    private final Kind kind;
    private final String remedy;
    private final List<String> warnings;

    public ParadlException(Kind kind, String message, String remedy) {
        this(kind, message, remedy, List.of());
    }

    private ParadlException(Kind kind, String message, String remedy, List<String> warnings) {
        super(message);
        this.kind = kind;
        this.remedy = remedy;
        this.warnings = List.copyOf(warnings);
    }

    /** The same, and what was worth a warning before it came to this. */
    public ParadlException with(List<String> warned) {
        var same = new ParadlException(kind, getMessage(), remedy, warned);
        same.setStackTrace(getStackTrace());
        return same;
    }

    public Kind kind() {
        return kind;
    }

    /** What the user can do about it. */
    public String remedy() {
        return remedy;
    }

    /** One line each: what to know of how far it is to be trusted. */
    public List<String> warnings() {
        return warnings;
    }
}
