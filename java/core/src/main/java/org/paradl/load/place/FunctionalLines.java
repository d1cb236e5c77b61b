package org.paradl.load.place;

import org.paradl.load.parse.LineAnnotation;

/**
 * Copies a document in functional syntax with each axiom annotated with the line that it begins on. Only axioms that
 * are wanted are copied.
 */
final class FunctionalLines {
    private final String text;
    private final Anchors wanted;
    private final StringBuilder copy = new StringBuilder();
    private int at;
    private int line = 1;
    private int depth;
    private int wordStart;
    private int wordLine;
    private int itemStart;
    private int itemLine;
    private boolean inOntology;

    private FunctionalLines(String text, Anchors wanted) {
        this.text = text;
        this.wanted = wanted;
    }

    static String annotated(String text, Anchors wanted) {
        return new FunctionalLines(text, wanted).copied();
    }

    private String copied() {
        while (at < text.length()) {
            step(text.charAt(at));
            at++;
        }
        return copy.append(')').toString();
    }

    private void step(char c) {
        switch (c) {
            case '\n': line++; break;
            case '"': skipString(); break;
            case '<': skipTo('>'); break;
            case '#': skipTo('\n'); break;
            case '(': open(); break;
            case ')': close(); break;
            default: word(c);
        }
    }

    /** The word before a parenthesis says what it opens. */
    private void word(char c) {
        if (Character.isLetter(c) && (at == 0 || !Character.isLetter(text.charAt(at - 1)))) {
            wordStart = at;
            wordLine = line;
        }
    }

    private void open() {
        depth++;
        if (depth == 1 && text.startsWith("Ontology", wordStart)) {
            inOntology = true;
            copy.append(text, 0, wordStart).append("Ontology(\n");
        } else if (depth == 2 && inOntology) {
            itemStart = wordStart;
            itemLine = wordLine;
        }
    }

    private void close() {
        depth--;
        String item = depth == 1 && inOntology ? text.substring(itemStart, at + 1) : "";
        if (isAxiom(item) && wanted.maySay(item)) {
            int open = item.indexOf('(') + 1;
            copy.append(item, 0, open).append("Annotation(<" + LineAnnotation.PROPERTY + "> \"").append(itemLine)
                .append("\") ").append(item, open, item.length()).append('\n');
        }
    }

    private static boolean isAxiom(String item) {
        return !item.isEmpty() && !item.startsWith("Import") && !item.matches("(?s)Annotation\\s*\\(.*");
    }

    private void skipString() {
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            line += text.charAt(at) == '\n' ? 1 : 0;
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
    }

    private void skipTo(char end) {
        int found = text.indexOf(end, at);
        at = found < 0 ? text.length() : end == '\n' ? found - 1 : found;
    }
}
