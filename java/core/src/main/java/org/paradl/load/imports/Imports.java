package org.paradl.load.imports;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.paradl.load.document.Document;
import org.paradl.load.failure.Failures;
import org.semanticweb.owlapi.io.DocumentSources;
import org.semanticweb.owlapi.io.OWLOntologyInputSourceException;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;

/**
 * Where an imported IRI is read from: another input, the catalog, a file beside the importing one, a file that the IRI
 * itself names, or the net where that is allowed.
 */
public final class Imports {
    private static final String ACCEPTED = "text/owl-functional, application/rdf+xml, application/owl+xml, "
        + "text/turtle, text/owl-manchester, application/ld+json; q=0.8, */*; q=0.1";

    private final ImportsPolicy policy;
    private final Optional<Path> catalog;
    private final Fence fence;
    private final List<Document> inputs;
    private final Consumer<String> warnings;
    private final Siblings siblings = new Siblings();
    private final Map<Path, Optional<Catalog>> catalogs = new HashMap<>();

    /** @throws org.paradl.ParadlException of kind ONTOLOGY where the given catalog is not there */
    public Imports(ImportsPolicy policy, Optional<Path> catalog, Fence fence, List<Document> inputs,
            Consumer<String> warnings) {
        this.policy = policy;
        this.catalog = catalog;
        this.fence = fence;
        this.inputs = inputs;
        this.warnings = warnings;
        catalog.filter(file -> !Files.isRegularFile(file)).ifPresent(file -> {
            throw Failures.cannotRead(file.toString(), "there is no such catalog", "check the path given as --catalog");
        });
    }

    /**
     * The document to read, or empty where there is none.
     *
     * @throws org.paradl.ParadlException of kind ONTOLOGY where there is one that cannot be read
     */
    public Optional<Document> find(IRI imported, Document importer) {
        if (policy == ImportsPolicy.NONE) {
            return Optional.empty();
        }
        Optional<Document> input = inputs.stream().filter(document -> document.isNamed(imported)).findFirst();
        if (input.isPresent()) {
            return input;
        }
        Optional<URI> mapped = mapped(imported, importer);
        Optional<Path> file = mapped.flatMap(Imports::file)
            .or(() -> beside(imported, importer)).or(() -> named(imported, importer)).filter(fence::allows);
        if (file.isPresent()) {
            return Optional.of(Document.ofFile(fence.name(file.get()), file.get()));
        }
        return policy == ImportsPolicy.REMOTE ? fetched(mapped.map(IRI::create).orElse(imported)) : Optional.empty();
    }

    private Optional<URI> mapped(IRI imported, Document importer) {
        Optional<Path> used = catalog.or(() -> importer.file().map(file -> file.resolveSibling(Catalog.FILE_NAME)));
        Optional<URI> mapped = used.flatMap(this::catalog).flatMap(each -> each.resolve(imported.toString()));
        if (mapped.isPresent() && "file".equals(mapped.get().getScheme()) && file(mapped.get()).isEmpty()) {
            warnings.accept(used.get() + " maps " + imported.toQuotedString() + " to " + Catalog.path(mapped.get())
                .map(path -> path + (Files.isDirectory(path) ? ", which is a folder" : ", which is not there"))
                .orElse(mapped.get() + ", which is no local path"));
        }
        return mapped;
    }

    private Optional<Catalog> catalog(Path file) {
        return catalogs.computeIfAbsent(file, this::readCatalog);
    }

    private Optional<Catalog> readCatalog(Path file) {
        if (catalog.isEmpty() && !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Catalog.of(file, warnings));
        } catch (IOException e) {
            if (catalog.isPresent()) {
                throw Failures.cannotRead(file.toString(), "this is no XML catalog: " + Failures.line(e),
                    "give a catalog-v001.xml as Protégé writes it");
            }
            warnings.accept("the catalog beside the ontology is left out: " + Failures.line(e));
            return Optional.empty();
        }
    }

    private Optional<Path> beside(IRI imported, Document importer) {
        List<Path> found = importer.file().map(file -> siblings.find(imported.toString(), file)).orElse(List.of());
        if (found.size() > 1) {
            warnings.accept("the import " + imported.toQuotedString() + " of " + importer.name() + " may be "
                + found.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(" or "))
                + " beside it, and the first is read: say which in " + Catalog.FILE_NAME);
        }
        return found.stream().findFirst();
    }

    /** An import of file:… or, as in OBO, of a name relative to the importing file. */
    private static Optional<Path> named(IRI imported, Document importer) {
        try {
            URI uri = URI.create(imported.toString());
            return file(uri.isAbsolute() ? uri : importer.iri().toURI().resolve(uri));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Path> file(URI uri) {
        return "file".equals(uri.getScheme()) ? Catalog.path(uri).filter(Files::isRegularFile) : Optional.empty();
    }

    private Optional<Document> fetched(IRI address) {
        if (!"http".equals(address.getScheme()) && !"https".equals(address.getScheme())) {
            return Optional.empty();
        }
        try (InputStream in = DocumentSources.getInputStream(address, new OWLOntologyLoaderConfiguration(), ACCEPTED)
                .orElseThrow(() -> new IOException("nothing there"))) {
            return Optional.of(Document.ofFetched(address, in.readAllBytes()));
        } catch (IOException | OWLOntologyInputSourceException e) {
            warnings.accept(address.toQuotedString() + " could not be fetched: " + Failures.line(e));
            return Optional.empty();
        }
    }
}
