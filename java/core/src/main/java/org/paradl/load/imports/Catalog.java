package org.paradl.load.imports;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.paradl.load.failure.Failures;

/**
 * An XML catalog as Protégé writes it, with the catalogs that it names: where an imported IRI is to be read from.
 *
 * <p>The JDK's own javax.xml.catalog is no help: it refuses {@code xml:base=""}, which Protégé writes, and gives up
 * the whole catalog for it.
 *
 * @see <a href="https://www.oasis-open.org/committees/download.php/14809/xml-catalogs.html">XML Catalogs 1.1</a>
 */
public final class Catalog {
    public static final String FILE_NAME = "catalog-v001.xml";
    private static final Comparator<String> LONGEST_FIRST = Comparator.comparingInt(String::length).reversed();

    private final Map<String, URI> uris = new LinkedHashMap<>();
    private final Map<String, URI> rewrites = new LinkedHashMap<>();
    private final Map<String, URI> suffixes = new LinkedHashMap<>();
    private final Map<String, Catalog> delegates = new LinkedHashMap<>();
    private final Set<Path> read = new HashSet<>();
    private final Consumer<String> warnings;

    private Catalog(Consumer<String> warnings) {
        this.warnings = warnings;
    }

    /** @throws IOException where this file or one that it names is no catalog; an absent one that it names is none */
    static Catalog of(Path file, Consumer<String> warnings) throws IOException {
        Catalog catalog = new Catalog(warnings);
        catalog.add(file.toAbsolutePath().normalize());
        return catalog;
    }

    /**
     * The place for the IRI: by an entry for just it, else by the longest prefix, else by the longest suffix, else by
     * the catalogs that such IRIs are delegated to, that of the longest prefix first.
     */
    Optional<URI> resolve(String iri) {
        if (uris.containsKey(iri)) {
            return Optional.of(uris.get(iri));
        }
        Optional<String> prefix = longest(rewrites, iri::startsWith);
        if (prefix.isPresent()) {
            return location(rewrites.get(prefix.get()), iri.substring(prefix.get().length()));
        }
        return longest(suffixes, iri::endsWith).map(suffixes::get).or(() -> delegated(iri));
    }

    private Optional<URI> delegated(String iri) {
        return delegates.keySet().stream().filter(iri::startsWith).sorted(LONGEST_FIRST)
            .flatMap(prefix -> delegates.get(prefix).resolve(iri).stream()).findFirst();
    }

    private static Optional<String> longest(Map<String, URI> entries, Predicate<String> fits) {
        return entries.keySet().stream().filter(fits).min(LONGEST_FIRST);
    }

    private void add(Path file) throws IOException {
        if (!read.add(file)) {
            return;
        }
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try (InputStream in = Files.newInputStream(file)) {
            XMLStreamReader reader = factory.createXMLStreamReader(in);
            Deque<URI> bases = new ArrayDeque<>();
            bases.push(file.toUri());
            while (reader.hasNext()) {
                int event = reader.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    bases.push(base(bases.peek(), reader));
                    element(reader, bases.peek(), file);
                } else if (event == XMLStreamConstants.END_ELEMENT) {
                    bases.pop();
                }
            }
        } catch (XMLStreamException e) {
            throw new IOException(file + ": " + Failures.line(e), e);
        }
    }

    private static URI base(URI outer, XMLStreamReader reader) {
        String base = reader.getAttributeValue("http://www.w3.org/XML/1998/namespace", "base");
        return base == null || base.isEmpty() ? outer : location(outer, base).orElse(outer);
    }

    private void element(XMLStreamReader reader, URI base, Path file) throws IOException {
        switch (reader.getLocalName()) {
            case "uri":
                put(uris, attribute(reader, "name"), base, attribute(reader, "uri"));
                break;
            case "system":
                put(uris, attribute(reader, "systemId"), base, attribute(reader, "uri"));
                break;
            case "rewriteURI":
                put(rewrites, attribute(reader, "uriStartString"), base, attribute(reader, "rewritePrefix"));
                break;
            case "rewriteSystem":
                put(rewrites, attribute(reader, "systemIdStartString"), base, attribute(reader, "rewritePrefix"));
                break;
            case "uriSuffix":
                put(suffixes, attribute(reader, "uriSuffix"), base, attribute(reader, "uri"));
                break;
            case "delegateURI":
                delegate(attribute(reader, "uriStartString"), named(reader, base, file));
                break;
            case "delegateSystem":
                delegate(attribute(reader, "systemIdStartString"), named(reader, base, file));
                break;
            case "nextCatalog":
                next(named(reader, base, file));
                break;
            default:
                break;
        }
    }

    /** The first entry for a name counts, as the standard says. */
    private static void put(Map<String, URI> entries, String name, URI base, String value) {
        if (!name.isEmpty()) {
            location(base, value).ifPresent(location -> entries.putIfAbsent(name, location));
        }
    }

    private void next(Optional<Path> file) throws IOException {
        if (file.isPresent()) {
            add(file.get());
        }
    }

    private void delegate(String prefix, Optional<Path> file) throws IOException {
        if (file.isPresent() && !prefix.isEmpty()) {
            delegates.computeIfAbsent(prefix, p -> within()).add(file.get());
        }
    }

    /** A catalog for some IRIs alone, which does not read again what it stands in. */
    private Catalog within() {
        Catalog catalog = new Catalog(warnings);
        catalog.read.addAll(read);
        return catalog;
    }

    /** The local file of the catalog that an element names, if there is one. */
    private Optional<Path> named(XMLStreamReader reader, URI base, Path namedIn) {
        Optional<URI> named = location(base, attribute(reader, "catalog"))
            .filter(uri -> "file".equals(uri.getScheme()));
        Optional<Path> file = named.flatMap(Catalog::path);
        if (named.isPresent() && file.isEmpty()) {
            warnings.accept(namedIn + " names the catalog " + named.get() + ", which is no local path");
        }
        return file.filter(Files::isRegularFile).map(Path::normalize);
    }

    /** The path that a URI of files stands for; none of another computer's, of a part of a file, or without a root. */
    static Optional<Path> path(URI file) {
        try {
            return Optional.of(Path.of(file));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static String attribute(XMLStreamReader reader, String name) {
        String value = reader.getAttributeValue(null, name);
        return value == null ? "" : value.strip();
    }

    /** A reference made absolute; Protégé has also written spaces, backslashes and Windows paths there. */
    private static Optional<URI> location(URI base, String reference) {
        String forward = reference.replace('\\', '/');
        String absolute = forward.matches("[A-Za-z]:/.*") ? "file:///" + forward : forward;
        try {
            return Optional.of(base.resolve(absolute.replace(" ", "%20")));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
