package org.paradl.load.document;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.paradl.ParadlException;
import org.paradl.load.failure.Failures;
import org.paradl.load.failure.OboFailures;
import org.paradl.load.failure.Position;
import org.paradl.load.failure.Wording;
import org.paradl.load.syntax.Sniffer;
import org.paradl.load.syntax.Syntax;
import org.xml.sax.SAXParseException;

/** Why a document cannot be parsed, and where. */
public final class ParseFailures {
    private static final String IN_TRIPLES =
        ", such as an owl:NegativePropertyAssertion without owl:sourceIndividual, owl:assertionProperty or a target";
    private static final Pattern UNKNOWN_PREFIX =
        Pattern.compile("^(?:Prefix not registered for prefix name|Undefined prefix name|Prefix name not defined)");
    private static final Pattern ENTITY_LIMIT = Pattern.compile("JAXP0001000[1-9](?!.*entity \"\\[xml]\")");
    private static final Pattern JSON_LD_CONTEXT = Pattern.compile("Could not load document from (\\S+) because");

    private ParseFailures() {
    }

    /** Its beginning is not that of an ontology. */
    public static ParadlException unknownSyntax(Document document) {
        return Failures.cannotRead(document.name(),
            "this is " + Sniffer.describe(document.head()) + ", not an ontology",
            "give OWL in RDF/XML, OWL/XML, functional, Manchester, Turtle, OBO, JSON-LD or N-Triples syntax");
    }

    /** A parser has given up. */
    public static ParadlException of(Document document, Syntax syntax, Throwable thrown) {
        if (thrown instanceof StackOverflowError) {
            return Failures.cannotRead(document.name(), "an expression in it is nested too deeply", "split it");
        }
        Throwable cause = Failures.telling(thrown);
        String text = String.valueOf(cause.getMessage());
        if (ENTITY_LIMIT.matcher(text).find()) {
            return Failures.cannotRead(document.name(),
                "its XML entities grow beyond the limit, as in a billion-laughs attack",
                "check where it is from; for a trusted one set PARADL_JAVA_ARGS=-Djdk.xml.totalEntitySizeLimit=0");
        }
        Matcher context = JSON_LD_CONTEXT.matcher(text);
        if (context.find()) {
            return Failures.cannotRead(document.name(),
                "its JSON-LD context " + context.group(1) + " is not in the document",
                "write the context into it; ParaDL does not fetch contexts");
        }
        String place = position(document, syntax, cause, thrown).map(at -> at + ": ").orElse("");
        String reason = Failures.line(cause);
        return Failures.cannotRead(document.name(),
            "this looks like " + syntax.label() + " but cannot be read: " + place + reason
            + (reason.equals(Failures.INCOMPLETE) && syntax.isTriples() ? IN_TRIPLES : ""),
            OboFailures.remedy(cause).or(() -> remedy(reason)).or(() -> ofLineEnds(document, syntax))
                .orElse("correct it there, or check that the file is whole"));
    }

    private static Optional<String> remedy(String reason) {
        if (reason.endsWith(Failures.TO_NOTHING)) {
            return Optional.of("begin it with a base, as @base <http://example.org/> ., or write whole IRIs");
        }
        return UNKNOWN_PREFIX.matcher(reason).find()
            ? Optional.of("declare the prefix at the beginning, or correct the name") : Optional.empty();
    }

    /** Of functional syntax, whose parser has comments end at a line feed alone. */
    private static Optional<String> ofLineEnds(Document document, Syntax syntax) {
        return syntax == Syntax.FUNCTIONAL && document.head().hasCommentWithoutEnd()
            ? Optional.of("end its lines with a line feed, not a carriage return alone: a comment has no end there")
            : Optional.empty();
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
