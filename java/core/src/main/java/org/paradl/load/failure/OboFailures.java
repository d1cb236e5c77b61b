package org.paradl.load.failure;

import java.util.Optional;
import java.util.regex.Pattern;

import org.obolibrary.oboformat.parser.OBOFormatParserException;

/** What OWLAPI's parser of OBO format says in few words, or in none. */
public final class OboFailures {
    /** What it puts around its words: the place is told beside them. */
    private static final Pattern WRAPPING = Pattern.compile("^LINENO: \\d+ - |\nLINE: [\\s\\S]*");
    private static final Pattern BLANK_IN_ID =
        Pattern.compile("(?:subsetdef|synonymtypedef):\\s*[^\\s\"]+\\s+[^\\s\"].*");
    private static final Pattern QUOTED = Pattern.compile("expected newline or end of line but found: .*\".*");

    private OboFailures() {
    }

    /** Its own words, else the line that it stopped at. */
    static String reason(OBOFormatParserException failure) {
        String said = WRAPPING.matcher(String.valueOf(failure.getMessage())).replaceAll("");
        return said.isBlank() ? "this line is not as it has to be: " + failure.getLine() : said;
    }

    /** What to do about it, where it is one of the mistakes that files are known for. */
    public static Optional<String> remedy(Throwable cause) {
        if (!(cause instanceof OBOFormatParserException)) {
            return Optional.empty();
        }
        var failure = (OBOFormatParserException) cause;
        if (BLANK_IN_ID.matcher(String.valueOf(failure.getLine())).matches()) {
            return Optional.of(
                "write an id without blanks (_ in their place, wherever it is used), and then a text in quotes");
        }
        return QUOTED.matcher(reason(failure)).matches()
            ? Optional.of("write \\\" for a quote within quotes")
            : Optional.empty();
    }
}
