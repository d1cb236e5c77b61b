package org.paradl.load;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.rdf4j.rio.RDFParseException;
import org.obolibrary.oboformat.parser.OBOFormatParserException;
import org.paradl.Excerpt;
import org.paradl.ParadlException;
import org.semanticweb.owlapi.io.OWLParserException;
import org.xml.sax.SAXParseException;

/** Makes what parsers throw into one line: the document, the place, the cause. */
final class Failures {
    private static final int LONGEST = 240;
    private static final Pattern PLACE =
        Pattern.compile("(?i)\\bline(?:no)?(?: no)?[:= ]+(\\d{1,9})\\b"
            + "(?:[,:]? *(?:column|col)(?: no)?[:= ]+(\\d{1,9})\\b)?");
    private static final Pattern NOISE = Pattern.compile("^(?:[\\w$]+\\.)+[A-Z][\\w$]*(?:Exception|Error): *"
        + "|^LINENO: \\d+ - | *\\[line[ =]\\d+(?:(?:, |:)column[ =]\\d+)?\\]| at \\(line no=[^)]*\\)"
        + "| at line \\d+,? column \\d+"
        + "|[ .]*(?:Expected one of|Was expecting):? *$| \\(Line -?\\d+\\)");
    private static final Pattern JSON_LD_CONTEXT = Pattern.compile("Could not load document from (\\S+) because");
    /** What OWLAPI's preconditions say. */
    private static final String NULL_IN_OWLAPI = "cannot be null";
    private static final String INCOMPLETE = "an axiom in it is not complete";
    private static final String IN_TRIPLES =
        ", such as an owl:NegativePropertyAssertion without owl:sourceIndividual, owl:assertionProperty or a target";
    private static final String EMPTY_IN_OWLAPI = "cannot be null or empty";
    private static final Pattern ENTITY_LIMIT = Pattern.compile("JAXP0001000[1-9]");

    private Failures() {
    }

    static ParadlException cannotRead(String name, String why, String remedy) {
        return new ParadlException(ParadlException.Kind.ONTOLOGY, name + ": " + why, remedy);
    }

    /** Its beginning is not that of an ontology. */
    static ParadlException unknownSyntax(Document document) {
        return cannotRead(document.name(), "this is " + Sniffer.describe(document.head()) + ", not an ontology",
            "give OWL in RDF/XML, OWL/XML, functional, Manchester, Turtle, OBO, JSON-LD or N-Triples syntax");
    }

    /** A parser has given up. */
    static ParadlException parse(Document document, Syntax syntax, Throwable thrown) {
        if (thrown instanceof StackOverflowError) {
            return cannotRead(document.name(), "an expression in it is nested too deeply", "split it");
        }
        Throwable cause = telling(thrown);
        String text = String.valueOf(cause.getMessage());
        if (ENTITY_LIMIT.matcher(text).find()) {
            return cannotRead(document.name(), "its XML entities grow beyond the limit, as in a billion-laughs attack",
                "check where it is from; for a trusted one set PARADL_JAVA_ARGS=-Djdk.xml.totalEntitySizeLimit=0");
        }
        Matcher context = JSON_LD_CONTEXT.matcher(text);
        if (context.find()) {
            return cannotRead(document.name(), "its JSON-LD context " + context.group(1) + " is not in the document",
                "write the context into it; ParaDL does not fetch contexts");
        }
        String place = place(cause).or(() -> LineFinder.line(document, syntax, thrown).map(line -> "line " + line))
            .map(at -> at + ": ").orElse("");
        String reason = line(cause);
        return cannotRead(document.name(),
            "this looks like " + syntax.label() + " but cannot be read: " + place + reason
            + (reason.equals(INCOMPLETE) && syntax.isTriples() ? IN_TRIPLES : ""),
            OboFailures.remedy(cause).orElse("correct it there, or check that the file is whole"));
    }

    /** What tells most of why a parser gave up. */
    static String reason(Throwable thrown) {
        return line(telling(thrown));
    }

    /** The first line of what an exception says, without the names of Java classes and without the place. */
    static String line(Throwable thrown) {
        String message = thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
        if (thrown instanceof OBOFormatParserException) {
            message = OboFailures.reason((OBOFormatParserException) thrown);
        }
        if (message.contains(EMPTY_IN_OWLAPI)) {
            return "a list in it is empty that OWL 2 wants members of, as owl:disjointUnionOf ()";
        }
        if (message.contains(NULL_IN_OWLAPI) || thrown instanceof NullPointerException) {
            return INCOMPLETE;
        }
        String start = message.strip().substring(0, Math.min(message.strip().length(), 4 * LONGEST));
        String first = NOISE.matcher(start.split("\\R", 2)[0]).replaceAll("");
        String reason = Excerpt.of(first.replaceAll("\\p{Cntrl}", "�").strip(), LONGEST);
        return reason.isEmpty() ? "it is not as it has to be" : reason;
    }

    /** The innermost cause that knows a place, else the innermost one that says anything. */
    private static Throwable telling(Throwable thrown) {
        Throwable best = thrown;
        boolean placed = false;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause() == cause ? null : cause.getCause()) {
            boolean hasPlace = place(cause).isPresent();
            if (hasPlace || !placed && cause.getMessage() != null) {
                best = cause;
                placed |= hasPlace;
            }
        }
        return best;
    }

    private static Optional<String> place(Throwable thrown) {
        if (thrown instanceof SAXParseException) {
            var sax = (SAXParseException) thrown;
            return place(sax.getLineNumber(), sax.getColumnNumber());
        }
        if (thrown instanceof RDFParseException) {
            var rdf = (RDFParseException) thrown;
            return place(rdf.getLineNumber(), rdf.getColumnNumber());
        }
        if (thrown instanceof OWLParserException && ((OWLParserException) thrown).getLineNumber() > 0) {
            var owl = (OWLParserException) thrown;
            return place(owl.getLineNumber(), owl.getColumnNumber());
        }
        Matcher found = PLACE.matcher(String.valueOf(thrown.getMessage()));
        return found.find() ? place(Long.parseLong(found.group(1)),
            found.group(2) == null ? 0 : Long.parseLong(found.group(2))) : Optional.empty();
    }

    private static Optional<String> place(long line, long column) {
        if (line <= 0) {
            return Optional.empty();
        }
        return Optional.of("line " + line + (column > 0 ? ", column " + column : ""));
    }
}
