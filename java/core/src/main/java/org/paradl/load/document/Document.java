package org.paradl.load.document;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;

import org.paradl.engine.Progress;
import org.paradl.load.failure.Failures;
import org.paradl.load.syntax.Head;
import org.paradl.load.syntax.OntologyName;
import org.paradl.load.syntax.Sniffer;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.model.IRI;

/** One document that is there to be read; what is compressed with gzip is unpacked. */
public final class Document {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String name;
    private final IRI iri;
    private final Optional<Path> file;
    private final Bytes bytes;
    private final long size;
    private final Head head;
    private Set<String> names;
    private Optional<Syntax> syntax;

    /** Something that can be opened more than once. */
    @FunctionalInterface
    interface Bytes {
        InputStream open() throws IOException;
    }

    private Document(String name, IRI iri, Optional<Path> file, Bytes bytes, long size) throws IOException {
        this.name = name;
        this.iri = iri;
        this.file = file;
        this.bytes = bytes;
        this.size = size;
        try (BufferedInputStream in = open()) {
            this.head = Head.of(in);
        }
    }

    /** @throws org.paradl.ParadlException of kind ONTOLOGY where there is nothing to read */
    public static Document of(Source source, int number) {
        return source.file().isPresent() ? ofFile(source.name(), source.file().get())
            : ofBytes(source.name(), source.bytes(), number);
    }

    public static Document ofFile(String name, Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        if (!Files.exists(absolute)) {
            throw Failures.cannotRead(name, "there is no such file", "check the path");
        }
        if (Files.isDirectory(absolute)) {
            throw Failures.cannotRead(name, "this is a directory", "give the ontology file in it");
        }
        try {
            return new Document(name, IRI.create(absolute.toUri()), Optional.of(absolute),
                () -> Files.newInputStream(absolute), Files.size(absolute)).checked();
        } catch (EOFException e) {
            throw Failures.cannotRead(name, "what gzip packed in it ends too early", "check that the file is whole");
        } catch (IOException e) {
            throw Failures.cannotRead(name, Failures.line(e), "check that the file may be read and is whole");
        }
    }

    private static Document ofBytes(String name, byte[] bytes, int number) {
        try {
            return new Document(name, IRI.create("urn:paradl:input:" + number), Optional.empty(),
                () -> new ByteArrayInputStream(bytes), bytes.length).checked();
        } catch (EOFException e) {
            throw Failures.cannotRead(name, "what gzip packed in it ends too early", "check that it is whole");
        } catch (IOException e) {
            throw Failures.cannotRead(name, Failures.line(e), "check that it is whole");
        }
    }

    /** What was fetched from the net, under the address that was asked for. */
    public static Document ofFetched(IRI address, byte[] bytes) throws IOException {
        return new Document(address.toString(), address, Optional.empty(), () -> new ByteArrayInputStream(bytes),
            bytes.length).checked();
    }

    /** What messages call it. */
    public String name() {
        return name;
    }

    public IRI iri() {
        return iri;
    }

    public Optional<Path> file() {
        return file;
    }

    public Head head() {
        return head;
    }

    /**
     * The syntax that its beginning shows, else the one that its name ends in, else RDF/XML where a comment before the
     * root is all of XML that there is to see. Looked for once: it is asked for at each axiom.
     */
    public Optional<Syntax> syntax() {
        if (syntax == null) {
            syntax = Sniffer.syntax(head)
                .or(() -> head.isBinary() ? Optional.empty() : Syntax.ofFileName(name))
                .or(() -> head.isProlog() && !head.isWhole() ? Optional.of(Syntax.RDF_XML) : Optional.empty());
        }
        return syntax;
    }

    /** Whether its ontology IRI or version IRI seems to be this one. */
    public boolean isNamed(IRI wanted) {
        if (names == null) {
            names = Sniffer.syntax(head).map(syntax -> OntologyName.of(head, syntax)).orElse(Set.of());
        }
        return names.contains(wanted.toString());
    }

    public InputStream stream(Progress progress) throws IOException {
        return unpacked(new WatchedStream(bytes.open(), size, progress));
    }

    /** The text, decoded as its head says, without byte order mark. */
    public Reader reader(Progress progress) throws IOException {
        Reader reader = new BufferedReader(new InputStreamReader(stream(progress), head.charset()));
        reader.mark(1);
        if (reader.read() != BYTE_ORDER_MARK) {
            reader.reset();
        }
        return reader;
    }

    private Document checked() {
        if (head.isBlank()) {
            throw Failures.cannotRead(name, "it is empty", "give an ontology");
        }
        return this;
    }

    private BufferedInputStream open() throws IOException {
        return unpacked(bytes.open());
    }

    public static BufferedInputStream unpacked(InputStream raw) throws IOException {
        BufferedInputStream in = Head.buffered(raw);
        return Head.isGzip(in) ? Head.buffered(new GZIPInputStream(in)) : in;
    }
}
