package org.paradl;

/** What an ontology says, for one line of a message: an enumeration may have thousands of members. */
public final class Excerpt {
    private static final int MOST = 400;

    private Excerpt() {
    }

    /** The text in one line, and no more of it than is read. */
    public static String of(String text) {
        String line = text.replaceAll("\\s+", " ");
        if (line.length() <= MOST) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(MOST - 1)) ? MOST - 1 : MOST;
        return line.substring(0, end) + "…";
    }
}
