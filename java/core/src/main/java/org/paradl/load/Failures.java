package org.paradl.load;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.obolibrary.oboformat.parser.OBOFormatParserException;
import org.paradl.Excerpt;
import org.paradl.ParadlException;
import org.xml.sax.SAXParseException;

/** Makes what parsers throw into one line: the document, the place, the cause. */
final class Failures {
    private static final int LONGEST = 240;
    private static final Pattern NOISE = Pattern.compile("^(?:[\\w$]+\\.)+[A-Z][\\w$]*(?:Exception|Error): *"
        + "|^LINENO: \\d+ - | *\\[line[ =]\\d+(?:(?:, |:)column[ =]\\d+)?\\]| at \\(line no=[^)]*\\)"
        + "| at line \\d+,? column \\d+"
        + "|[ .]*(?:Expected one of|Was expecting):? *$| \\(Line -?\\d+\\)");
    private static final Pattern JSON_LD_CONTEXT = Pattern.compile("Could not load document from (\\S+) because");
    /** What OWLAPI's preconditions say. */
    private static final String NULL_IN_OWLAPI = "cannot be null";
    private static final String INCOMPLETE = "an axiom in it is not complete";
    private static final String MISPLACED = "an expression in it is of another kind than its place asks for, "
        + "as a property among classes; where files were merged, one blank node may have come from two of them";
    private static final String IN_TRIPLES =
        ", such as an owl:NegativePropertyAssertion without owl:sourceIndividual, owl:assertionProperty or a target";
    private static final Pattern UNKNOWN_PREFIX =
        Pattern.compile("^(?:Prefix not registered for prefix name|Undefined prefix name|Prefix name not defined)");
    private static final String EMPTY_IN_OWLAPI = "cannot be null or empty";
    private static final Pattern ENTITY_LIMIT = Pattern.compile("JAXP0001000[1-9](?!.*entity \"\\[xml]\")");

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
        String place = position(document, syntax, cause, thrown).map(at -> at + ": ").orElse("");
        String reason = line(cause);
        return cannotRead(document.name(),
            "this looks like " + syntax.label() + " but cannot be read: " + place + reason
            + (reason.equals(INCOMPLETE) && syntax.isTriples() ? IN_TRIPLES : ""),
            OboFailures.remedy(cause).or(() -> remedy(reason))
                .orElse("correct it there, or check that the file is whole"));
    }

    private static Optional<String> remedy(String reason) {
        return UNKNOWN_PREFIX.matcher(reason).find()
            ? Optional.of("declare the prefix at the beginning, or correct the name") : Optional.empty();
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
        if (thrown instanceof ClassCastException) {
            return MISPLACED;
        }
        if (message.contains(EMPTY_IN_OWLAPI)) {
            return "a list in it is empty that OWL 2 wants members of, as owl:disjointUnionOf ()";
        }
        if (message.contains(NULL_IN_OWLAPI) || thrown instanceof NullPointerException) {
            return INCOMPLETE;
        }
        String worded = Wording.of(message.strip());
        String start = worded.substring(0, Math.min(worded.length(), 4 * LONGEST));
        String first = NOISE.matcher(start.split("\\R", 2)[0]).replaceAll("");
        String reason = Excerpt.of(first.replaceAll("\\p{Cntrl}", "�").strip(), LONGEST);
        return reason.isEmpty() ? "it is not as it has to be" : reason;
    }

    /** The innermost cause that knows a place, else the innermost one that says anything. */
    private static Throwable telling(Throwable thrown) {
        Throwable best = thrown;
        boolean placed = false;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause() == cause ? null : cause.getCause()) {
            boolean hasPlace = Position.told(cause).isPresent();
            if (hasPlace || !placed && cause.getMessage() != null) {
                best = cause;
                placed |= hasPlace;
            }
        }
        return best;
    }

    private static Optional<Position> position(Document document, Syntax syntax, Throwable cause, Throwable thrown) {
        boolean atEnd = Wording.isOfTheEnd(String.valueOf(cause.getMessage()));
        long last = LineFinder.last(document);
        return Position.told(cause)
            .or(() -> LineFinder.line(document, syntax, thrown).flatMap(line -> Position.at(line, 0)))
            .or(() -> atEnd ? Position.at(last, 0) : Optional.empty())
            .map(at -> atEnd && !(cause instanceof SAXParseException) ? at.withoutColumn() : at)
            .map(at -> at.within(last));
    }
}
