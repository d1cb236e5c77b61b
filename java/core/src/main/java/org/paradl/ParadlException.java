package org.paradl;

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

    public ParadlException(Kind kind, String message, String remedy) {
        super(message);
        this.kind = kind;
        this.remedy = remedy;
    }

    public Kind kind() {
        return kind;
    }

    /** What the user can do about it. */
    public String remedy() {
        return remedy;
    }
}
