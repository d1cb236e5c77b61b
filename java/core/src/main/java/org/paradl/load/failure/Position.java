package org.paradl.load.failure;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.rdf4j.rio.RDFParseException;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.manchestersyntax.renderer.ParserException;
import org.xml.sax.SAXParseException;

/** Where in a document; the column is 0 where nobody knows it. */
public final class Position {
    private static final Pattern TOLD =
        Pattern.compile("(?i)\\bline(?:no)?(?: no)?[:= ]+(\\d{1,9})\\b"
            + "(?:[,:]? *(?:column|col)(?: no)?[:= ]+(\\d{1,9})\\b)?");

    private final long line;
    private final long column;

    private Position(long line, long column) {
        this.line = line;
        this.column = Math.max(0, column);
    }

    public static Optional<Position> at(long line, long column) {
        return line > 0 ? Optional.of(new Position(line, column)) : Optional.empty();
    }

    /** After the first line OWLAPI's columns are one too low in Manchester syntax, too high in functional syntax. */
    public static Optional<Position> told(Throwable thrown) {
        if (thrown instanceof SAXParseException) {
            var sax = (SAXParseException) thrown;
            return at(sax.getLineNumber(), sax.getColumnNumber());
        }
        if (thrown instanceof RDFParseException) {
            // What it calls a column may be the code of a character, and a line's end is read before it is refused.
            long read = ((RDFParseException) thrown).getLineNumber();
            return at(Wording.isOfLineEnd(String.valueOf(thrown.getMessage())) ? read - 1 : read, 0);
        }
        if (thrown instanceof OWLParserException && ((OWLParserException) thrown).getLineNumber() > 0) {
            var owl = (OWLParserException) thrown;
            boolean isShort = owl.getLineNumber() > 1 && owl instanceof ParserException;
            return at(owl.getLineNumber(), owl.getColumnNumber() + (isShort ? 1 : 0));
        }
        return said(String.valueOf(thrown.getMessage()));
    }

    private static Optional<Position> said(String message) {
        Matcher found = TOLD.matcher(message);
        if (!found.find()) {
            return Optional.empty();
        }
        long line = Long.parseLong(found.group(1));
        long column = found.group(2) == null ? 0 : Long.parseLong(found.group(2));
        return at(line, line > 1 && message.startsWith(Wording.OF_FUNCTIONAL_SYNTAX) ? column - 1 : column);
    }

    /** A document that breaks off is read to behind its last line. */
    public Position within(long lastLine) {
        return line > lastLine ? new Position(lastLine, 0) : this;
    }

    public Position withoutColumn() {
        return new Position(line, 0);
    }

    @Override
    public String toString() {
        return "line " + line + (column > 0 ? ", column " + column : "");
    }
}
