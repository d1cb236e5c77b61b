package org.paradl.load.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.util.Optional;

import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.failure.Failures;
import org.paradl.load.syntax.Head;
import org.semanticweb.owlapi.model.OWLOntology;

/** Bytes that are none of the encoding, which parsers take for one and the same character, whatever was meant. */
public final class Misencoded {
    private static final String ANYTHING = "\uFFFD";
    private static final String ANYTHING_IN_IRI = "%EF%BF%BD";

    private Misencoded() {
    }

    /**
     * A warning where there are some.
     *
     * @throws ParadlException of kind ONTOLOGY where names or values of the logic may be others than were meant
     */
    public static Optional<String> warning(Document document, OWLOntology ontology) {
        Optional<Long> line = line(document);
        if (line.isEmpty()) {
            return Optional.empty();
        }
        String why = "line " + line.get() + " is not encoded in " + document.head().charset();
        String remedy = "save the file in UTF-8";
        if (ontology.logicalAxioms().map(Object::toString).anyMatch(Misencoded::hasAnything)) {
            throw Failures.cannotRead(document.name(), why, remedy);
        }
        return Optional.of(document.name() + ": " + why + ", and so it is not read as it was meant: " + remedy);
    }

    private static boolean hasAnything(String axiom) {
        return axiom.contains(ANYTHING) || axiom.contains(ANYTHING_IN_IRI);
    }

    /** The first that cannot be decoded. */
    private static Optional<Long> line(Document document) {
        CharsetDecoder decoder = document.head().charset().newDecoder();
        ByteBuffer bytes = ByteBuffer.allocate(Head.BYTES);
        CharBuffer text = CharBuffer.allocate(Head.BYTES);
        long line = 1;
        try (InputStream in = document.stream(Progress.SILENT)) {
            boolean end = false;
            while (!end) {
                int read = in.read(bytes.array(), bytes.position(), bytes.remaining());
                end = read < 0;
                bytes.position(bytes.position() + Math.max(read, 0)).flip();
                boolean wrong = decoder.decode(bytes, text.clear(), end).isError();
                line += text.flip().chars().filter(c -> c == '\n').count();
                if (wrong) {
                    return Optional.of(line);
                }
                bytes.compact();
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
