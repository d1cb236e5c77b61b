package org.paradl.load.syntax;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The root element of a document that begins as XML does: its name and its start tag, as far as it was read. */
final class XmlRoot {
    private static final Pattern START =
        Pattern.compile("<([A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?)(?=\\s|/?>|\\z)");
    private static final Pattern TURTLE = Pattern.compile("<[^<>\\s]*>\\s+(?:a|<[^<>\\s]*>|[\\w.-]*:[\\w.-]+)\\s+"
        + "(?:[<\"'\\[(]|_:|[\\w.-]*:|[+-]?\\.?\\d|(?:true|false)\\b)");
    private static final Pattern DOCTYPE_NAME = Pattern.compile("<!DOCTYPE\\s+([\\w.:-]+)", Pattern.CASE_INSENSITIVE);
    private static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

    private final String name;
    private final String tag;

    private XmlRoot(String name, String tag) {
        this.name = name;
        this.tag = tag;
    }

    /** Empty where the text is no XML. */
    static Optional<XmlRoot> of(String text) {
        int at = skipSpace(text, 0);
        boolean prolog = text.startsWith("<?xml", at) || text.startsWith("<!", at);
        String doctype = "";
        while (text.startsWith("<?", at) || text.startsWith("<!", at)) {
            Matcher name = DOCTYPE_NAME.matcher(text).region(at, text.length());
            doctype = name.lookingAt() ? name.group(1) : doctype;
            at = skipSpace(text, afterMarkup(text, at));
        }
        Matcher start = START.matcher(text).region(at, text.length());
        if (!start.lookingAt()) {
            return prolog ? Optional.of(new XmlRoot(doctype, "")) : Optional.empty();
        }
        int end = text.indexOf('>', at);
        XmlRoot root = new XmlRoot(start.group(1), text.substring(at, end < 0 ? text.length() : end));
        return !prolog && root.isSubject(text, at) ? Optional.empty() : Optional.of(root);
    }

    /** Turtle may begin with {@code <urn:a>}, or with {@code <a> a}, and has no end tag. */
    private boolean isSubject(String text, int at) {
        return name.contains(":") && !tag.contains("xmlns") || !isHtml()
            && TURTLE.matcher(text).region(at, text.length()).lookingAt() && !text.contains("</" + name + ">");
    }

    /** Whether there is a prolog only. */
    boolean isMissing() {
        return tag.isEmpty();
    }

    /** RDF/XML, OWL/XML or TriX; empty for any other XML. */
    Optional<Syntax> syntax() {
        String local = name.substring(name.indexOf(':') + 1);
        if (local.equals("RDF")) {
            return Optional.of(Syntax.RDF_XML);
        }
        if (local.equals("Ontology") && !tag.contains("rdf:about")) {
            return Optional.of(Syntax.OWL_XML);
        }
        if (local.equals("TriX")) {
            return Optional.of(Syntax.TRIX);
        }
        // rdf:RDF may be left out around a single node element.
        return tag.contains(RDF) && !isHtml() ? Optional.of(Syntax.RDF_XML) : Optional.empty();
    }

    /** What it is where it has none of the syntaxes. */
    String describe() {
        if (isMissing()) {
            return "XML that ends before its root element";
        }
        return isHtml() ? "an HTML page" : "XML with the root element <" + name + ">";
    }

    private boolean isHtml() {
        return name.toLowerCase(Locale.ROOT).equals("html");
    }

    /** The place after a processing instruction, a comment or a document type declaration with its internal subset. */
    private static int afterMarkup(String text, int at) {
        if (text.startsWith("<!--", at)) {
            return after(text, "-->", at);
        }
        if (text.startsWith("<?", at)) {
            return after(text, "?>", at);
        }
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            char c = text.charAt(i);
            if (text.startsWith("<!--", i)) {
                i = after(text, "-->", i) - 1;
            } else if (c == '"' || c == '\'') {
                i = after(text, String.valueOf(c), i + 1) - 1;
            } else if (c == '<') {
                depth++;
            } else if (c == '>' && --depth == 0) {
                return i + 1;
            }
        }
        return text.length();
    }

    private static int after(String text, String end, int from) {
        int found = text.indexOf(end, from);
        return found < 0 ? text.length() : found + end.length();
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
