package org.paradl.load.imports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which files may be read for the sake of an import: any, or those of some folders alone, for ontologies from
 * strangers. Symbolic links are followed before it is looked where a file is.
 */
public final class Fence {
    /** No fence: any file. */
    public static final Fence NONE = new Fence(Optional.empty());

    private final Optional<List<Path>> folders;

    private Fence(Optional<List<Path>> folders) {
        this.folders = folders;
    }

    /** Only files in these folders, and in folders below them; without any, no file. */
    public static Fence around(List<Path> folders) {
        List<Path> real = new ArrayList<>();
        folders.forEach(folder -> real(folder).ifPresent(real::add));
        return new Fence(Optional.of(real));
    }

    /** Whether an import may read this file. */
    boolean allows(Path file) {
        return folders.isEmpty() || home(file).isPresent();
    }

    /** What messages call a file: behind a fence, strangers need not know where its folder is. */
    public String name(Path file) {
        return home(file).flatMap(folder -> real(file).map(folder::relativize)).orElse(file).toString();
    }

    private Optional<Path> home(Path file) {
        return folders.flatMap(known -> real(file)
            .flatMap(real -> known.stream().filter(real::startsWith).findFirst()));
    }

    private static Optional<Path> real(Path path) {
        try {
            return Optional.of(path.toRealPath());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
