package org.paradl.engine;

import java.util.Set;
import java.util.function.Supplier;

/** An engine that is looked at as it refutes: it answers as the one it was made of, only slower. For one question. */
public final class Traced {
    private final Engine engine;
    private final Supplier<Set<String>> names;

    public Traced(Engine engine, Supplier<Set<String>> names) {
        this.engine = engine;
        this.names = names;
    }

    public Engine engine() {
        return engine;
    }

    /** The IRIs of the classes and properties that its refutations so far speak of. */
    public Set<String> names() {
        return names.get();
    }

    /** The same names, of another engine that this one is a part of. */
    public Traced by(Engine whole) {
        return new Traced(whole, names);
    }
}
