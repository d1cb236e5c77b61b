package org.paradl.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.paradl.ParadlException;
import org.semanticweb.owlapi.manchestersyntax.renderer.ParserException;

/** What is wrong with a sentence: the position, counted from 1, what stands there, and what was expected. */
final class QueryErrors {
    private static final String FORMS =
        "write  x Type: C,  x property y,  C SubClassOf: D,  C EquivalentTo: D  or  C DisjointWith: D";
    private static final Set<String> DELIMITERS = Set.of("(", ")", "{", "}", "[", "]", ",");
    private static final Pattern NAME = Pattern.compile("['<]?\\p{L}|:[\\p{L}\\p{N}_]");

    private QueryErrors() {
    }

    static ParadlException empty() {
        return error("the query is empty", FORMS);
    }

    static ParadlException found(String token, int place, String expected) {
        return error(at(place) + "found \"" + token + "\"", expected);
    }

    static ParadlException atEnd(int place) {
        return error(at(place) + "the sentence ends", "expected a class expression");
    }

    static ParadlException cut(String token, int place) {
        return error(at(place) + "found \"" + token + "\", and \"#\" begins a comment",
            "write a whole IRI between < and >, and a comment after a space");
    }

    static ParadlException unquoted(String name, int place) {
        return found(name, place, "write a name of several words in quotes: " + NameTable.inQuotes(name));
    }

    static ParadlException chain(int place) {
        return error(at(place) + "found \"o\", and of chains of properties nothing can be asked",
            "ask about one property, or about individuals: x property y");
    }

    /** Of so many tokens there is no sentence about individuals: it would have {@code whole}. */
    static ParadlException noSentence(String sentence, List<MatchResult> tokens, int whole) {
        String why = tokens.size() < whole ? "it ends at position " + (sentence.length() + 1)
            : "found \"" + tokens.get(whole).group() + "\" at position " + (tokens.get(whole).start() + 1)
                + ", after a whole one";
        return error("\"" + sentence + "\" is no sentence: " + why, FORMS);
    }

    /** Whether all that OWLAPI's parser has against a text is a name that it does not know. */
    static boolean isUnknownName(ParserException e, String text) {
        String token = e.getCurrentToken();
        return !endsAt(e, text) && isNameExpected(e) && !e.getExpectedKeywords().contains(token)
            && NAME.matcher(token).lookingAt();
    }

    /** What OWLAPI's parser has against a text that stands at a place of the sentence. */
    static ParadlException unexpected(ParserException e, String text, int place) {
        String expected = expected(e);
        return endsAt(e, text) ? error(at(place + text.length()) + "the sentence ends", expected)
            : found(e.getCurrentToken(), place + start(e), expected);
    }

    private static String expected(ParserException e) {
        List<String> expected = new ArrayList<>();
        if (isNameExpected(e)) {
            expected.add("a name");
        }
        e.getExpectedKeywords().forEach(keyword -> expected.add(keyword.equals("|EOF|") ? "the end" : keyword));
        return "expected " + (expected.isEmpty() ? "a class expression"
            : expected.stream().distinct().limit(8).collect(Collectors.joining(", ")));
    }

    private static boolean isNameExpected(ParserException e) {
        return e.isClassNameExpected() || e.isObjectPropertyNameExpected() || e.isIndividualNameExpected()
            || e.isDataPropertyNameExpected() || e.isDatatypeNameExpected();
    }

    private static boolean endsAt(ParserException e, String text) {
        String token = e.getCurrentToken();
        return start(e) < 0 || start(e) >= text.length() || token.isBlank() || token.equals("|EOF|");
    }

    /** OWLAPI takes a delimiter to start where it ends. */
    static int start(ParserException e) {
        return DELIMITERS.contains(e.getCurrentToken()) ? e.getStartPos() - 1 : e.getStartPos();
    }

    private static String at(int place) {
        return "at position " + (place + 1) + ": ";
    }

    private static ParadlException error(String what, String remedy) {
        return new ParadlException(ParadlException.Kind.QUERY, what, remedy);
    }
}
