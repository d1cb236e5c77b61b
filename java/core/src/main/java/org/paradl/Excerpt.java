package org.paradl;

/** What an ontology says, for one line of a message: an enumeration may have thousands of members. */
public final class Excerpt {
    private static final int MOST = 400;

    private Excerpt() {
    }

    /** The text in one line, and no more of it than is read. */
    public static String of(String text) {
        return of(text, MOST);
    }

    /** The text in one line, cut after so many characters. */
    public static String of(String text, int most) {
        String line = text.replaceAll("\\s+", " ");
        if (line.length() <= most) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(most - 1)) ? most - 1 : most;
        return line.substring(0, end) + "…";
    }
}
