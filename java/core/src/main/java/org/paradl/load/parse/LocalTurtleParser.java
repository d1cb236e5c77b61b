package org.paradl.load.parse;

import java.io.IOException;
import java.io.Reader;
import java.util.function.Function;

import org.eclipse.rdf4j.model.Literal;
import org.eclipse.rdf4j.rio.RDFHandler;
import org.eclipse.rdf4j.rio.helpers.BasicParserSettings;
import org.eclipse.rdf4j.rio.trig.TriGParser;
import org.eclipse.rdf4j.rio.turtle.TurtleParser;
import org.semanticweb.owlapi.formats.RioRDFDocumentFormatFactory;
import org.semanticweb.owlapi.formats.RioTurtleDocumentFormatFactory;
import org.semanticweb.owlapi.formats.TrigDocumentFormatFactory;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;

/**
 * Turtle and TriG, as OWLAPI has RDF4J read them; but a list that nothing closes is an error, and not read for ever;
 * and lines are counted here, as RDF4J misses each that ends after {@code a}.
 */
public final class LocalTurtleParser extends RdfParser {
    private static final long serialVersionUID = 1L;
    private static final String MISSING = "a value or ')' is missing before '.'";

    private final transient Function<Lines, TurtleParser> parsers;
    private transient Lines lines;

    private LocalTurtleParser(RioRDFDocumentFormatFactory format, Function<Lines, TurtleParser> parsers) {
        super(format);
        this.parsers = parsers;
    }

    public static LocalTurtleParser turtle() {
        return new LocalTurtleParser(new RioTurtleDocumentFormatFactory(), Turtle::new);
    }

    public static LocalTurtleParser trig() {
        return new LocalTurtleParser(new TrigDocumentFormatFactory(), TriG::new);
    }

    @Override
    protected void parseDocumentSource(OWLOntologyDocumentSource source, String base, RDFHandler handler,
            OWLOntologyLoaderConfiguration configuration) throws IOException {
        lines = new Lines();
        TurtleParser parser = parsers.apply(lines);
        parser.getParserConfig().addNonFatalError(BasicParserSettings.VERIFY_DATATYPE_VALUES);
        parser.getParserConfig().addNonFatalError(BasicParserSettings.VERIFY_LANGUAGE_TAGS);
        parser.getParserConfig().set(BasicParserSettings.VERIFY_URI_SYNTAX, false);
        prepare(parser);
        parser.setRDFHandler(handler);
        try (Reader reader = source.getReader().orElseThrow()) {
            parser.parse(reader, base);
        }
    }

    @Override
    long line() {
        return lines.ofObject;
    }

    /** Which line is being read, and which one what is said begins on. */
    private static final class Lines {
        private int current = 1;
        private int ofObject = 1;

        int read(int codePoint) {
            current += codePoint == '\n' ? 1 : 0;
            return codePoint;
        }

        void unread(int codePoint) {
            current -= codePoint == '\n' ? 1 : 0;
        }
    }

    private static final class Turtle extends TurtleParser {
        private final Lines lines;

        Turtle(Lines lines) {
            this.lines = lines;
        }

        @Override
        protected int readCodePoint() throws IOException {
            return lines.read(super.readCodePoint());
        }

        @Override
        protected void unread(int codePoint) throws IOException {
            super.unread(codePoint);
            lines.unread(codePoint);
        }

        @Override
        protected void unread(String text) throws IOException {
            super.unread(text);
            text.chars().forEach(lines::unread);
        }

        @Override
        protected int getLineNumber() {
            return lines.current;
        }

        @Override
        protected void parseObject() throws IOException {
            lines.ofObject = lines.current;
            super.parseObject();
        }

        @Override
        protected Literal parseNumber() throws IOException {
            Literal number = super.parseNumber();
            if (hasNoDigits(number)) {
                reportFatalError(MISSING);
            }
            return number;
        }
    }

    private static final class TriG extends TriGParser {
        private final Lines lines;

        TriG(Lines lines) {
            this.lines = lines;
        }

        @Override
        protected int readCodePoint() throws IOException {
            return lines.read(super.readCodePoint());
        }

        @Override
        protected void unread(int codePoint) throws IOException {
            super.unread(codePoint);
            lines.unread(codePoint);
        }

        @Override
        protected void unread(String text) throws IOException {
            super.unread(text);
            text.chars().forEach(lines::unread);
        }

        @Override
        protected int getLineNumber() {
            return lines.current;
        }

        @Override
        protected void parseObject() throws IOException {
            lines.ofObject = lines.current;
            super.parseObject();
        }

        @Override
        protected Literal parseNumber() throws IOException {
            Literal number = super.parseNumber();
            if (hasNoDigits(number)) {
                reportFatalError(MISSING);
            }
            return number;
        }
    }

    /** RDF4J takes the dot that ends a statement for a number, and goes on with it where that ends a list. */
    private static boolean hasNoDigits(Literal number) {
        return number.getLabel().isEmpty();
    }
}
