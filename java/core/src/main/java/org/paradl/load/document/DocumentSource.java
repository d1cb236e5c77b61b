package org.paradl.load.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSourceBase;

/** A document as OWLAPI's parsers take it. */
public final class DocumentSource extends OWLOntologyDocumentSourceBase {
    private final Document document;
    private final Progress progress;

    public DocumentSource(Document document, Progress progress) {
        super(document.iri(), null, null);
        this.document = document;
        this.progress = progress;
    }

    public Document document() {
        return document;
    }

    @Override
    public Optional<Reader> getReader() {
        try {
            return Optional.of(document.reader(progress));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<InputStream> getInputStream() {
        try {
            return Optional.of(document.stream(progress));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
