package org.paradl.load.document;

import java.nio.file.Path;
import java.util.Optional;

/** Where an ontology document is read from: a file, or bytes with a name to call them by in messages. */
public final class Source {
    private final String name;
    private final Path file;
    private final byte[] bytes;

    private Source(String name, Path file, byte[] bytes) {
        this.name = name;
        this.file = file;
        this.bytes = bytes;
    }

    public static Source of(Path file) {
        return new Source(file.toString(), file, null);
    }

    /** A file that messages call by another name than its path. */
    public static Source of(String name, Path file) {
        return new Source(name, file, null);
    }

    /** The bytes are not copied: do not change them. */
    public static Source of(String name, byte[] bytes) {
        return new Source(name, null, bytes);
    }

    /** The file's path, or the name given to the bytes. */
    public String name() {
        return name;
    }

    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    byte[] bytes() {
        return bytes;
    }
}
