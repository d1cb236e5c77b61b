package org.paradl.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.paradl.table.Term.Op;

/**
 * Reads the expression language of the tables: Manchester syntax with metavariables in channels. The grammar is in
 * {@code translations/README.md}; each method below is one rule of it.
 */
final class TermParser {
    private static final Pattern TOKEN =
        Pattern.compile("\\.\\.\\.|[A-Za-z]+|\\d+|[()\\[\\]{}]|[^\\s()\\[\\]{}A-Za-z\\d]+[A-Za-z*]*");
    private static final Pattern SYMBOL = Pattern.compile("(?!\\.\\.\\.)[^()\\[\\]{}A-Za-z\\d]");
    private static final Set<String> CARDINALITIES = Set.of("min", "max", "exactly");
    private static final Set<String> PROPERTIES = Set.of("R", "S", "U", "V");

    private final String text;
    private final Set<String> channels;
    private final List<String> tokens = new ArrayList<>();
    private int next;

    private TermParser(String text, Set<String> channels) {
        this.text = text;
        this.channels = channels;
        TOKEN.matcher(text).results().map(MatchResult::group).forEach(tokens::add);
    }

    /** The class expression that a row becomes in one channel. */
    static Term expression(String text, Set<String> channels) {
        var parser = new TermParser(text, channels);
        return parser.whole(parser.disjunction());
    }

    /** One axiom of those that a row becomes. */
    static Term axiom(String text, Set<String> channels) {
        var parser = new TermParser(text, channels);
        return parser.whole(parser.axiom());
    }

    private Term whole(Term term) {
        if (next < tokens.size()) {
            throw expected("the end");
        }
        return term;
    }

    // axiom := '[' axiom ']' | ('EquivalentClasses' | 'DisjointClasses') '(' list ')'
    //        | 'DisjointProperties' '(' property property ')' | 'not'? property '(' individual individual ')'
    //        | property 'SubPropertyOf' property | individual 'Type' disjunction | 'this' channel
    //        | disjunction 'SubClassOf' disjunction
    private Term axiom() {
        // An expression in brackets has its channel behind them.
        if (text.stripTrailing().endsWith("]") && accept("[")) {
            return Term.of(Op.SOURCE, closed(axiom(), "]"));
        }
        if (accept("EquivalentClasses")) {
            return Term.of(Op.EQUIVALENT, list());
        }
        if (accept("DisjointClasses")) {
            return Term.of(Op.DISJOINT, list());
        }
        if (accept("DisjointProperties")) {
            require("(");
            return closed(Term.of(Op.DISJOINT_PROPERTIES, property(), property()), ")");
        }
        Optional<Term> ofProperties = ofProperties();
        if (ofProperties.isPresent()) {
            return ofProperties.get();
        }
        if (peek().equals("witness")) {
            Term witness = individual();
            require("Type");
            return Term.of(Op.TYPE, witness, disjunction());
        }
        Term left = disjunction();
        if (accept("Type")) {
            return Term.of(Op.TYPE, left, disjunction());
        }
        if (left.op() == Op.THIS) {
            return left;
        }
        require("SubClassOf");
        return Term.of(Op.SUB_CLASS_OF, left, disjunction());
    }

    /** Those that begin with a property, or with "not" before one; nothing is read where it is another axiom. */
    private Optional<Term> ofProperties() {
        int start = next;
        boolean negative = accept("not");
        if (startsProperty()) {
            Term property = property();
            if (!negative && accept("SubPropertyOf")) {
                return Optional.of(Term.of(Op.SUB_PROPERTY_OF, property, property()));
            }
            if (accept("(")) {
                Term fact = closed(Term.of(Op.FACT, property, individual(), individual()), ")");
                return Optional.of(negative ? Term.of(Op.NOT, fact) : fact);
            }
        }
        next = start;
        return Optional.empty();
    }

    // list := '(' (atom '...'?)+ ')'
    private List<Term> list() {
        require("(");
        var items = new ArrayList<Term>();
        do {
            Term item = unary();
            items.add(accept("...") ? Term.of(Op.EACH, item) : item);
        } while (!accept(")"));
        return items;
    }

    // disjunction := conjunction ('or' (conjunction | '...'))*
    private Term disjunction() {
        return joined("or", Op.OR);
    }

    private Term joined(String word, Op op) {
        boolean outer = op == Op.OR;
        var parts = new ArrayList<Term>();
        parts.add(outer ? joined("and", Op.AND) : unary());
        while (accept(word)) {
            if (accept("...")) {
                parts.add(Term.of(Op.EACH, parts.remove(parts.size() - 1)));
            } else {
                parts.add(outer ? joined("and", Op.AND) : unary());
            }
        }
        boolean alone = parts.size() == 1 && parts.get(0).op() != Op.EACH;
        return alone ? parts.get(0) : Term.of(op, parts);
    }

    // unary := 'not' unary | property ('some' | 'only') unary | property ('min' | 'max' | 'exactly') number unary
    //        | property 'Self' | atom
    private Term unary() {
        if (accept("not")) {
            return Term.of(Op.NOT, unary());
        }
        return startsProperty() ? restriction() : atom();
    }

    private Term restriction() {
        Term property = property();
        if (accept("Self")) {
            return Term.of(Op.SELF, property);
        }
        if (accept("some")) {
            return Term.of(Op.SOME, property, unary());
        }
        if (accept("only")) {
            return Term.of(Op.ONLY, property, unary());
        }
        String word = peek();
        if (!CARDINALITIES.contains(word)) {
            throw expected("some, only, min, max, exactly or Self");
        }
        next++;
        return cardinality(Op.valueOf(word.toUpperCase(java.util.Locale.ROOT)), property);
    }

    // number := digits | 'n' ('+' digits | '-' digits)?
    private Term cardinality(Op op, Term property) {
        if (!accept("n")) {
            return Term.cardinality(op, "", digits(), property, unary());
        }
        int shift = accept("+") ? digits() : accept("-") ? -digits() : 0;
        return Term.cardinality(op, "n", shift, property, unary());
    }

    // property := 'inverse' property | ('R' | 'S' | 'U' | 'V') channel?
    private Term property() {
        return accept("inverse") ? Term.of(Op.INVERSE, property()) : variable();
    }

    // atom := 'Thing' | 'Nothing' | 'Absurd' | 'Literal' | 'this' channel | '{' variable '}' | '(' disjunction ')'
    //       | '[' disjunction ']' channel | variable
    private Term atom() {
        switch (peek()) {
            case "Thing": next++; return Term.of(Op.THING);
            case "Nothing": next++; return Term.of(Op.NOTHING);
            case "Absurd": next++; return Term.of(Op.ABSURD);
            case "Literal": next++; return Term.of(Op.LITERAL);
            case "this": next++; return Term.channelled(Op.THIS, channel());
            case "(": next++; return closed(disjunction(), ")");
            case "{": next++; return Term.of(Op.ONE_OF, closed(variable(), "}"));
            case "[": next++; return source();
            default: return variable();
        }
    }

    private Term source() {
        Term inner = closed(disjunction(), "]");
        return Term.channelled(Op.SOURCE, channel(), inner);
    }

    private Term closed(Term term, String bracket) {
        require(bracket);
        return term;
    }

    // individual := 'witness' | variable
    private Term individual() {
        return accept("witness") ? Term.of(Op.WITNESS) : variable();
    }

    private Term variable() {
        String name = peek();
        if (!name.matches("[A-Za-z]")) {
            throw expected("a metavariable (one letter)");
        }
        next++;
        return Term.variable(name, SYMBOL.matcher(peek()).lookingAt() ? channel() : "");
    }

    private String channel() {
        if (!channels.contains(peek())) {
            throw expected("one of the channels " + String.join(" ", channels));
        }
        return tokens.get(next++);
    }

    private boolean startsProperty() {
        return peek().equals("inverse") || PROPERTIES.contains(peek());
    }

    private int digits() {
        if (!peek().matches("\\d{1,9}")) {
            throw expected("a number");
        }
        return Integer.parseInt(tokens.get(next++));
    }

    private String peek() {
        return next < tokens.size() ? tokens.get(next) : "";
    }

    private boolean accept(String token) {
        boolean there = peek().equals(token);
        next += there ? 1 : 0;
        return there;
    }

    private void require(String token) {
        if (!accept(token)) {
            throw expected("\"" + token + "\"");
        }
    }

    private TableException expected(String what) {
        String found = next < tokens.size() ? "\"" + tokens.get(next) + "\"" : "the end";
        return new TableException("expected " + what + " but found " + found + " in \"" + text + "\"");
    }
}
