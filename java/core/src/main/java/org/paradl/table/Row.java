package org.paradl.table;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The left side of a row: a class name ({@code A}), or an OWL constructor or axiom type by its functional name, with a
 * metavariable for each argument ({@code ObjectSomeValuesFrom(R C)}), a constant ({@code SubClassOf(C Nothing)}) or a
 * list ({@code DisjointClasses(C D ...)}: {@code C} and {@code D} both range over the list).
 */
public final class Row implements Serializable {
    private static final Pattern KEY = Pattern.compile("(\\w+)(?:\\(([^()]*)\\))?");
    private static final Pattern CONSTANT = Pattern.compile("\\d+|\\w{2,}");

    private final String constructor;
    private final List<List<String>> parameters;

    private Row(String constructor, List<List<String>> parameters) {
        this.constructor = constructor;
        this.parameters = List.copyOf(parameters);
    }

    static Row parse(String key) {
        Matcher matcher = KEY.matcher(key.trim());
        if (!matcher.matches()) {
            throw new TableException("\"" + key + "\" is not a row: write Constructor(metavariables)");
        }
        boolean isName = matcher.group(2) == null && matcher.group(1).length() == 1;
        String arguments = isName ? matcher.group(1) : matcher.group(2) == null ? "" : matcher.group(2).trim();
        return new Row(matcher.group(1),
            parameters(arguments.isEmpty() ? List.of() : List.of(arguments.split("\\s+"))));
    }

    /** {@code A C D ...} has two parameters: A, and a list that C and D range over. */
    private static List<List<String>> parameters(List<String> words) {
        var parameters = new ArrayList<List<String>>();
        for (int i = 0; i < words.size(); i++) {
            boolean pair = i + 2 < words.size() && words.get(i + 2).equals("...")
                && sameKind(words.get(i), words.get(i + 1));
            boolean list = i + 1 < words.size() && words.get(i + 1).equals("...");
            if (pair) {
                parameters.add(List.of(words.get(i), words.get(i + 1), "..."));
                i += 2;
            } else if (list) {
                parameters.add(List.of(words.get(i), "..."));
                i += 1;
            } else {
                parameters.add(List.of(words.get(i)));
            }
        }
        return parameters;
    }

    /** {@code C D ...} is one list, {@code A C ...} a class name and a list: the letters of one kind are neighbours. */
    private static boolean sameKind(String first, String second) {
        return first.length() == 1 && second.length() == 1 && second.charAt(0) == first.charAt(0) + 1
            && !first.equals("B");
    }

    /** The functional name of the OWL constructor or axiom. */
    public String constructor() {
        return constructor;
    }

    /** One entry an argument: its metavariables or constant, then {@code ...} where it takes a list. */
    public List<List<String>> parameters() {
        return parameters;
    }

    /** Whether the argument is a constant, {@code Nothing} or a number, and not a metavariable. */
    public static boolean isConstant(List<String> parameter) {
        return CONSTANT.matcher(parameter.get(0)).matches();
    }

    @Override
    public String toString() {
        return constructor + parameters.stream().flatMap(List::stream).collect(Collectors.joining(" ", "(", ")"));
    }
}
