package org.paradl.reason.justify;

import java.util.function.Supplier;

import org.paradl.ParadlException;

/** An engine's word that the same engine finds no reason for: it errs, as Openllet does now and then. */
public final class Unfounded {

    private Unfounded() {
    }

    /** @param said what the engine says */
    public static Supplier<ParadlException> claim(String said) {
        return () -> new ParadlException(ParadlException.Kind.UNSUPPORTED,
            "the engine says that " + said + ", and finds no reason for that", "try another --reasoner");
    }
}
