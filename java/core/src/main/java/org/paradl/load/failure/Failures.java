package org.paradl.load.failure;

import java.util.regex.Pattern;

import org.obolibrary.oboformat.parser.OBOFormatParserException;
import org.paradl.Excerpt;
import org.paradl.ParadlException;

/** Makes what parsers throw into one line: the document, the place, the cause. */
public final class Failures {
    private static final int LONGEST = 240;
    private static final Pattern NOISE = Pattern.compile("^(?:[\\w$]+\\.)+[A-Z][\\w$]*(?:Exception|Error): *"
        + "|^LINENO: \\d+ - | *\\[line[ =]\\d+(?:(?:, |:)column[ =]\\d+)?\\]| at \\(line no=[^)]*\\)"
        + "| at line \\d+,? column \\d+"
        + "|[ .]*(?:Expected one of|Was expecting):? *$| \\(Line -?\\d+\\)");
    /** What OWLAPI's preconditions say. */
    private static final String NULL_IN_OWLAPI = "cannot be null";
    public static final String TO_NOTHING = "is relative to nothing";
    public static final String INCOMPLETE = "an axiom in it is not complete";
    private static final String MISPLACED = "an expression in it is of another kind than its place asks for, "
        + "as a property among classes; where files were merged, one blank node may have come from two of them";
    private static final String EMPTY_IN_OWLAPI = "cannot be null or empty";

    private Failures() {
    }

    public static ParadlException cannotRead(String name, String why, String remedy) {
        return new ParadlException(ParadlException.Kind.ONTOLOGY, name + ": " + why, remedy);
    }

    /** What tells most of why a parser gave up. */
    public static String reason(Throwable thrown) {
        return line(telling(thrown));
    }

    /** The first line of what an exception says, without the names of Java classes and without the place. */
    public static String line(Throwable thrown) {
        String message = thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
        if (thrown instanceof OBOFormatParserException) {
            message = OboFailures.reason((OBOFormatParserException) thrown);
        }
        if (thrown instanceof ClassCastException) {
            return MISPLACED;
        }
        if (message.contains(EMPTY_IN_OWLAPI)) {
            return "where OWL 2 wants a list with members, one in it is empty or is no list, as owl:disjointUnionOf ()"
                + " or owl:unionOf :A without ( )";
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
    public static Throwable telling(Throwable thrown) {
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
}
