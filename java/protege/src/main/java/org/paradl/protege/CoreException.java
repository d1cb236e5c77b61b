package org.paradl.protege;

/** What the core says has gone wrong; the kind is one of those of the core's door. */
final class CoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String kind;

    CoreException(String kind, String message) {
        super(message);
        this.kind = kind;
    }

    boolean is(String other) {
        return kind.equals(other);
    }
}
