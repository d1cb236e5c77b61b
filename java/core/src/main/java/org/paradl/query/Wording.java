package org.paradl.query;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Sentences as axioms are shown, here and in Protégé, as Manchester syntax has them; none gets longer. */
final class Wording {
    static final String KEYWORDS = "Types?|SubClassOf|EquivalentTo|DisjointWith|Domain|Range|Characteristics"
        + "|SubPropertyOf|InverseOf|SameAs|DifferentFrom";
    static final Pattern TOKEN =
        Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"\\S*|'(?:[^'\\\\]|\\\\.)*'|<[^>]*>|\\S+");
    private static final Pattern KEYWORD = Pattern.compile("(?:" + KEYWORDS + ")(?:\\[.*)?");
    private static final Pattern DENIAL = Pattern.compile("(?s)(\\s*not\\s*)\\((.*)\\)\\s*");

    private Wording() {
    }

    /** With a colon behind the keyword, instead of a space: {@code Cat SubClassOf:Animal}, {@code Transitive:sees}. */
    static String ofFrame(String sentence, Predicate<String> isProperty) {
        List<MatchResult> tokens = TOKEN.matcher(sentence).results().collect(Collectors.toList());
        if (tokens.size() == 2 && tokens.get(0).group().matches(PropertySentence.CHARACTERISTICS)) {
            return withColon(sentence, tokens.get(0));
        }
        int verb = tokens.size() == 4 && tokens.get(0).group().equals("not") ? 2 : 1;
        boolean isFact = tokens.size() == verb + 2 && isProperty.test(tokens.get(verb).group());
        if (tokens.size() < 3 || isFact) {
            return sentence;
        }
        return tokens.subList(1, tokens.size() - 1).stream().filter(t -> KEYWORD.matcher(t.group()).matches())
            .findFirst().map(keyword -> withColon(sentence, keyword)).orElse(sentence);
    }

    private static String withColon(String sentence, MatchResult keyword) {
        return sentence.substring(0, keyword.end()) + ":" + sentence.substring(keyword.end() + 1);
    }

    /** Without parentheses: {@code not (tom chases rex)}. */
    static String ofFact(String sentence) {
        Matcher denial = DENIAL.matcher(sentence);
        return denial.matches() ? denial.group(1) + " " + denial.group(2) : sentence;
    }
}
