package org.paradl.query;

import org.paradl.ParadlException;

/** A query has a name that the ontology does not have. */
public final class UnknownName extends ParadlException {
    private static final long serialVersionUID = 1L;

    UnknownName(String message, String remedy) {
        super(Kind.QUERY, message, remedy);
    }
}
