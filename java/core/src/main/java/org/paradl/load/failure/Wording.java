package org.paradl.load.failure;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.paradl.Excerpt;

/** What parsers say, in words for who wrote the document: what stands there, and what was expected in its place. */
public final class Wording {
    /** Of the tokens that could stand there. */
    private static final int NAMED = 7;
    private static final int LONGEST_TOKEN = 80;
    /** How the parser of functional syntax begins. */
    static final String OF_FUNCTIONAL_SYNTAX = "Encountered unexpected token";

    private static final String UNFINISHED = "it ends too early";

    /** Of Manchester and functional syntax. */
    private static final Pattern ENCOUNTERED = Pattern.compile(
        "Encountered (?:unexpected token: ?)?(?<token>.*?)\\s+at line \\d+,? column \\d+\\.\\s+"
            + "(?:Expected|Was expecting)(?: one of)?:(?<expected>(?:\\R*[\\t ]+\\S.*)*).*", Pattern.DOTALL);
    private static final Pattern KIND = Pattern.compile("^\"(.*)\" (?:<\\w+>|\"[^\"]*\")$", Pattern.DOTALL);
    private static final Pattern JSON_TOKEN = Pattern.compile(
        "Invalid token=(?<token>\\w+).*?Expected tokens are: \\[(?<expected>.*?)\\].*", Pattern.DOTALL);
    private static final Pattern JSON_CHARACTER =
        Pattern.compile("Unexpected char (-?\\d{1,7})\\b.*", Pattern.DOTALL);
    private static final Pattern AT_LINE_END = Pattern.compile("Expected (.+), found '[\\n\\r].*", Pattern.DOTALL);
    private static final Pattern ENDED = Pattern.compile(
        "(?i)(?:Encountered (?:unexpected token: ?)?)?(?:\\|EOF\\||<EOF>).*"
            + "|.*(?:\\btoken=EOF\\b|\\bchar -1\\b|unexpected end of (?:file|zlib input stream)|not end of file"
            + "|start and end within the same entity).*", Pattern.DOTALL);

    private static final Map<String, String> TOKENS = Map.ofEntries(
        Map.entry("<FULLIRI>", "an IRI in < >"), Map.entry("<PNAME_LN>", "a name with its prefix"),
        Map.entry("<NODEID>", "_: and a label"),
        Map.entry("<$IRI$>", "an IRI in < >"), Map.entry("$integer$", "an integer"), Map.entry("Integer", "an integer"),
        Map.entry("Class name", "a class"), Map.entry("Object property name", "an object property"),
        Map.entry("Data property name", "a data property"), Map.entry("Individual name", "an individual"),
        Map.entry("Datatype name", "a datatype"), Map.entry("Annotation property", "an annotation property"),
        Map.entry("\"", "a quote"), Map.entry("\\\"", "a quote"), Map.entry("<EOF>", "the end"),
        Map.entry("COMMA", "','"), Map.entry("COLON", "':'"),
        Map.entry("CURLYOPEN", "'{'"), Map.entry("CURLYCLOSE", "'}'"), Map.entry("SQUAREOPEN", "'['"),
        Map.entry("SQUARECLOSE", "']'"), Map.entry("STRING", "a string"), Map.entry("NUMBER", "a number"),
        Map.entry("TRUE", "true"), Map.entry("FALSE", "false"), Map.entry("NULL", "null"));

    /** What each comes to, in which groups may stand. */
    private static final Map<Pattern, String> PLAINER = plainer();

    private Wording() {
    }

    private static Map<Pattern, String> plainer() {
        Map<Pattern, String> words = new LinkedHashMap<>();
        words.put(Pattern.compile("(?i)(?s).*(?:start and end within the same entity|unexpected end of file).*"),
            UNFINISHED);
        words.put(Pattern.compile("(?i)unexpected end of zlib input stream"), "what gzip packed " + UNFINISHED);
        words.put(Pattern.compile("Index \\d+ out of bounds for length \\d+"), UNFINISHED);
        words.put(Pattern.compile("Cannot answer characters when object properties are expected."),
            "unexpected text, expected the element of a property");
        words.put(Pattern.compile("Expected a \\[Typedef] frame, but found unknown stanza type."),
            "unknown frame, expected [Term], [Typedef] or [Instance]");
        words.put(Pattern.compile("Expected id tag as first line in frame, but was: null"),
            "expected id: in the first line of the frame");
        words.put(Pattern.compile("(?s).*JAXP\\d+: The length of entity \"\\[xml]\" is .*"),
            "the name of an element or attribute in it is too long");
        words.put(Pattern.compile("(?s)Relative URI ('.*') cannot be resolved using the opaque base URI .*"),
            "the relative $1 " + Failures.TO_NOTHING);
        return words;
    }

    /** Whether it says that the document ends where more was expected. */
    public static boolean isOfTheEnd(String message) {
        return ENDED.matcher(message).matches();
    }

    /** Whether it says that a line ends where more was expected. */
    static boolean isOfLineEnd(String message) {
        return AT_LINE_END.matcher(message).matches();
    }

    static String of(String message) {
        Matcher encountered = ENCOUNTERED.matcher(message);
        if (encountered.matches()) {
            return unexpected(encountered.group("token"), encountered.group("expected").strip().split("\\s*\\R\\s*"));
        }
        Matcher token = JSON_TOKEN.matcher(message);
        if (token.matches()) {
            return unexpected(token.group("token"), token.group("expected").split(", "));
        }
        Matcher character = JSON_CHARACTER.matcher(message);
        if (character.matches()) {
            return character(Integer.parseInt(character.group(1)));
        }
        Matcher lineEnd = AT_LINE_END.matcher(message);
        if (lineEnd.matches()) {
            return character('\n') + ", expected " + lineEnd.group(1);
        }
        return PLAINER.entrySet().stream().filter(words -> words.getKey().matcher(message).matches())
            .map(words -> words.getKey().matcher(message).replaceFirst(words.getValue())).findFirst().orElse(message);
    }

    private static String unexpected(String token, String... expected) {
        List<String> names = List.of(expected).stream().filter(name -> !name.isEmpty() && !name.startsWith("(Line "))
            .map(Wording::bare).sorted(Comparator.comparing(name -> !TOKENS.containsKey(name)))
            .map(name -> TOKENS.getOrDefault(name, name)).distinct().collect(Collectors.toList());
        String some = names.stream().limit(NAMED).collect(Collectors.joining(", "));
        String found = isOfTheEnd(token) || token.equals("EOF") ? UNFINISHED : "unexpected " + written(token);
        return found + Optional.of(some).filter(named -> !named.isEmpty())
            .map(named -> ", expected " + (names.size() > 1 ? "one of " : "") + named
                + (names.size() > NAMED ? ", …" : "")).orElse("");
    }

    private static String bare(String name) {
        return name.length() > 2 && name.startsWith("\"") && name.endsWith("\"") ? name.substring(1, name.length() - 1)
            : name;
    }

    /** Without the kind that the parser of functional syntax takes it for. */
    private static String written(String token) {
        return TOKENS.getOrDefault(token, Excerpt.of(KIND.matcher(token).replaceFirst("$1"), LONGEST_TOKEN));
    }

    private static String character(int code) {
        if (code < 0) {
            return UNFINISHED;
        }
        return "unexpected " + (code == '\n' || code == '\r' ? "end of the line"
            : "'" + Character.toString(code) + "'");
    }
}
