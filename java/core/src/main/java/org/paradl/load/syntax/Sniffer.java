package org.paradl.load.syntax;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells a document's syntax from how it begins; the ends of file names are not trusted. */
public final class Sniffer {
    private static final Pattern FUNCTIONAL = Pattern.compile("(?:Prefix|Ontology)\\s*\\(");
    private static final Pattern MANCHESTER = Pattern.compile("(?:Prefix|Namespace|Ontology|Import|Class|Individual"
        + "|ObjectProperty|DataProperty|AnnotationProperty|Datatype)\\s*:\\s");
    private static final Pattern OBO = Pattern.compile("\\[(?:Term|Typedef|Instance)\\]"
        + "|(?:format-version|data-version|ontology|date|saved-by|auto-generated-by|import|subsetdef|synonymtypedef"
        + "|default-namespace|idspace|id-mapping|remark|property_value|treat-xrefs-as-[a-z-]+|owl-axioms)\\s*:");
    private static final Pattern KRSS = Pattern.compile("\\(\\s*(?:define-|def|implies|equivalent|disjoint|instance"
        + "|related|in-|inverse|roles|range|domain|transitive|functional|individual|signature|end-)",
        Pattern.CASE_INSENSITIVE);
    private static final Pattern TURTLE = Pattern.compile("@(?:prefix|base)\\s|(?:prefix\\s+\\S*|base)\\s*<"
        + "|<[^<>\"{}|^`\\s]*>\\s|_:\\w|\\[[\\s\\]]|\\(\\s", Pattern.CASE_INSENSITIVE);
    /** Relative ones are Turtle's alone. */
    private static final String IRI = "<[^<>\\s:]*:[^<>\\s]*>";
    private static final String SUBJECT_AND_PREDICATE = "(?:" + IRI + "|_:\\S+)[ \\t]*" + IRI + "[ \\t]*";
    private static final String OBJECT = "(?:" + IRI + "|_:[^\\s<>\"]+"
        + "|\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"(?:@[\\w-]+|\\^\\^<[^<>\\s]*>)?)[ \\t]*";
    private static final String LINE_END = "\\.[ \\t]*(?:[\\r\\n#]|\\z)";
    private static final Pattern N_TRIPLE = Pattern.compile(SUBJECT_AND_PREDICATE + OBJECT + LINE_END);
    private static final Pattern N_QUAD =
        Pattern.compile(SUBJECT_AND_PREDICATE + OBJECT + "(?:<[^<>\\s]*>|_:\\S+)[ \\t]*" + LINE_END);
    private static final Pattern NAMED_GRAPH =
        Pattern.compile("(?m)^[ \\t]*(?:GRAPH\\s+)?(?:<[^<>\\s]*>|[\\w.-]*+:[\\w.-]*+)?[ \\t]*(?:\\R[ \\t]*)?\\{");
    private static final Pattern LONG_STRING =
        Pattern.compile("\"\"\"[\\s\\S]*?(?:\"\"\"|\\z)|'''[\\s\\S]*?(?:'''|\\z)");
    /** The last are empty: {@code []} alone is no Turtle. */
    private static final Pattern JSON = Pattern.compile("\\s*(?:[\\[{]\\s*[\"{]|\\[\\s*\\]\\s*\\z|\\{\\s*\\}\\s*\\z)");
    private static final Pattern RDF_JSON = Pattern.compile("\"type\"\\s*:\\s*\"(?:uri|literal|bnode)\"");

    private static final Map<String, String> BINARY = Map.of("\u0089PNG", "a PNG image", "\u00ff\u00d8\u00ff",
        "a JPEG image", "GIF8", "a GIF image", "%PDF-", "a PDF document", "PK\u0003\u0004", "a ZIP archive",
        "BZh", "a bzip2 archive", "\u00fd7zXZ", "an XZ archive", "SQLite format 3", "an SQLite database");

    private Sniffer() {
    }

    /** The syntax, where the beginning shows one. */
    public static Optional<Syntax> syntax(Head head) {
        if (head.startsWith("BRDF")) {
            return Optional.of(Syntax.BINARY_RDF);
        }
        if (head.startsWith("$HDT")) {
            return Optional.of(Syntax.HDT);
        }
        if (head.isBinary()) {
            return Optional.empty();
        }
        Optional<XmlRoot> root = XmlRoot.of(head.text());
        return root.isPresent() ? root.get().syntax() : ofText(head.text());
    }

    /** What a document is that has none of the syntaxes. */
    public static String describe(Head head) {
        for (Map.Entry<String, String> known : BINARY.entrySet()) {
            if (head.startsWith(known.getKey())) {
                return known.getValue();
            }
        }
        if (head.isBinary()) {
            return "binary data";
        }
        Optional<XmlRoot> root = XmlRoot.of(head.text());
        if (root.isPresent()) {
            return root.get().describe();
        }
        return looksLikeJson(head.text()) ? "plain JSON" : "text of no known syntax";
    }

    private static Optional<Syntax> ofText(String text) {
        String lisp = afterComments(text, ';');
        if (KRSS.matcher(lisp).lookingAt()) {
            return Optional.of(Syntax.KRSS2);
        }
        if (OBO.matcher(afterComments(text, '!')).lookingAt()) {
            return Optional.of(Syntax.OBO);
        }
        String code = afterComments(text, '#');
        if (FUNCTIONAL.matcher(code).lookingAt()) {
            return Optional.of(Syntax.FUNCTIONAL);
        }
        if (MANCHESTER.matcher(code).lookingAt()) {
            return Optional.of(Syntax.MANCHESTER);
        }
        if (looksLikeJson(code)) {
            return json(code);
        }
        if (TURTLE.matcher(code).lookingAt() || NAMED_GRAPH.matcher(code).lookingAt()) {
            return Optional.of(turtleKind(code));
        }
        return Optional.empty();
    }

    private static Optional<Syntax> json(String code) {
        if (code.contains("\"@")) {
            return Optional.of(Syntax.JSON_LD);
        }
        return RDF_JSON.matcher(code).find() ? Optional.of(Syntax.RDF_JSON) : Optional.empty();
    }

    static boolean looksLikeJson(String text) {
        return JSON.matcher(text).lookingAt();
    }

    private static Syntax turtleKind(String code) {
        if (N_TRIPLE.matcher(code).lookingAt()) {
            return Syntax.N_TRIPLES;
        }
        if (N_QUAD.matcher(code).lookingAt()) {
            return Syntax.N_QUADS;
        }
        // A query in a string, as SHACL has them, may look like a graph.
        String withoutStrings = LONG_STRING.matcher(code).replaceAll("\"\"");
        return NAMED_GRAPH.matcher(withoutStrings).find() ? Syntax.TRIG : Syntax.TURTLE;
    }

    /** The text from the first line that is neither blank nor a comment. */
    private static String afterComments(String text, char marker) {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == marker) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(c)) {
                at++;
            } else {
                break;
            }
        }
        return text.substring(at);
    }
}
