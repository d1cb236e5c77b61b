package org.paradl.load.document;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.Reader;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.paradl.engine.Progress;
import org.paradl.load.failure.Failures;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSourceBase;
import org.semanticweb.owlapi.model.MissingImportHandlingStrategy;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import uk.ac.manchester.cs.owl.owlapi.OWLDataFactoryImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;

/** Finds where a parser gives up that does not say so itself: parses once more, handing out one line at a time. */
final class LineFinder {
    private static final Set<Syntax> READ_WHOLE = EnumSet.of(Syntax.MANCHESTER, Syntax.OBO);
    private static final Pattern NAMED =
        Pattern.compile("spaces not allowed: '(.+)'|prefix name: ([^\\s:]+:)");

    private LineFinder() {
    }

    /**
     * The last line that the parser has seen. Empty where it does not fail again, and where it reads triples and had
     * them all, or stumbles over something else, such as an import: then axioms cannot be made of them.
     */
    static Optional<Long> line(Document document, Syntax syntax, Throwable failure) {
        var manager = new LoneManager(new OWLDataFactoryImpl());
        var configuration = new OWLOntologyLoaderConfiguration()
            .setMissingImportHandlingStrategy(MissingImportHandlingStrategy.SILENT);
        var ontology = new OWLOntologyImpl(manager, new OWLOntologyID());
        manager.ontologyCreated(ontology);
        try (Lines lines = new Lines(document.reader(Progress.SILENT))) {
            try {
                syntax.parser().parse(new LineSource(document, lines), ontology, configuration);
                return Optional.empty();
            } catch (RuntimeException e) {
                boolean isOfAll = lines.ended || !Failures.reason(e).equals(Failures.reason(failure));
                if (lines.ended && READ_WHOLE.contains(syntax)) {
                    return named(document, failure);
                }
                return syntax.isTriples() && isOfAll ? Optional.empty() : Optional.of(lines.number);
            }
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The last line that is not blank. */
    static long last(Document document) {
        try (var reader = new LineNumberReader(document.reader(Progress.SILENT))) {
            long last = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                last = line.isBlank() ? last : reader.getLineNumber();
            }
            return last;
        } catch (IOException e) {
            return Long.MAX_VALUE;
        }
    }

    /** The first line that has what the failure names: it is of the whole, which has no line. */
    private static Optional<Long> named(Document document, Throwable failure) {
        Matcher named = NAMED.matcher(Failures.reason(failure));
        if (!named.find()) {
            return Optional.empty();
        }
        String literally = Pattern.quote(named.group(1) == null ? named.group(2) : named.group(1));
        Pattern name = Pattern.compile("(?<![\\w<\"])" + literally);
        try (var reader = new LineNumberReader(document.reader(Progress.SILENT))) {
            return reader.lines().filter(line -> name.matcher(line).find()).findFirst()
                .map(line -> (long) reader.getLineNumber());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static final class LineSource extends OWLOntologyDocumentSourceBase {
        private final Lines lines;

        LineSource(Document document, Lines lines) {
            super(document.iri(), null, null);
            this.lines = lines;
        }

        @Override
        public Optional<Reader> getReader() {
            return Optional.of(lines);
        }
    }

    /** Each call gets at most the rest of a line, and is never told that there is more. */
    private static final class Lines extends Reader {
        private final BufferedReader in;
        private String line = "";
        private int at;
        private long number;
        private boolean ended;

        Lines(Reader in) {
            this.in = new BufferedReader(in);
        }

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            if (at == line.length()) {
                String next = in.readLine();
                if (next == null) {
                    ended = true;
                    return -1;
                }
                line = next + "\n";
                at = 0;
                number++;
            }
            int count = Math.min(length, line.length() - at);
            line.getChars(at, at + count, buffer, offset);
            at += count;
            return count;
        }

        @Override
        public boolean ready() {
            return false;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
