package org.paradl.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.document.Source;
import org.paradl.load.imports.Fence;
import org.paradl.load.imports.ImportsPolicy;

/**
 * Reads ontologies in every syntax that OWLAPI knows, with what they import, into one set of axioms.
 *
 * <pre>{@code
 * LoadedOntology loaded = new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(Path.of("merged.owl")));
 * }</pre>
 */
public final class OntologyLoader {

    static {
        XmlLimits.set();
    }

    private final ImportsPolicy imports;
    private final boolean strict;
    private final Optional<Path> catalog;
    private final Fence fence;

    /** A loader that names missing imports in its warnings and finds {@code catalog-v001.xml} by itself. */
    public OntologyLoader(ImportsPolicy imports) {
        this(imports, false, Optional.empty());
    }

    /**
     * @param strict whether a missing import is an error
     * @param catalog an XML catalog to use in place of the one beside each file
     */
    public OntologyLoader(ImportsPolicy imports, boolean strict, Optional<Path> catalog) {
        this(imports, strict, catalog, Fence.NONE);
    }

    /** The same; imports read files behind the fence alone. */
    public OntologyLoader(ImportsPolicy imports, boolean strict, Optional<Path> catalog, Fence fence) {
        this.imports = imports;
        this.strict = strict;
        this.catalog = catalog;
        this.fence = fence;
    }

    public LoadedOntology load(Source source) {
        return load(List.of(source), Progress.SILENT);
    }

    /**
     * Reads and merges the sources.
     *
     * @throws ParadlException of kind ONTOLOGY where one cannot be read: a line with the file, the place, the cause
     * @throws Progress.Cancelled where it was stopped
     */
    public LoadedOntology load(List<Source> sources, Progress progress) {
        return new Reading(imports, strict, catalog, fence, progress).of(sources);
    }
}
