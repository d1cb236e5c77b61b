package org.paradl.translate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.paradl.table.Row;

/** What the metavariables of a row stand for in one expression or axiom. Immutable. */
final class Binding {
    private final Shape shape;
    private final Map<String, Object> arguments;
    private final Map<String, Object> values;
    private final Map<String, Integer> places;

    private Binding(Shape shape, Map<String, Object> arguments, Map<String, Object> values,
            Map<String, Integer> places) {
        this.shape = shape;
        this.arguments = arguments;
        this.values = values;
        this.places = places;
    }

    static Binding of(Row row, Shape shape) {
        var arguments = new HashMap<String, Object>();
        var parameters = row.parameters();
        for (int i = 0; i < Math.min(parameters.size(), shape.arguments().size()); i++) {
            for (String variable : parameters.get(i)) {
                arguments.put(variable, shape.arguments().get(i));
            }
        }
        arguments.remove("...");
        return new Binding(shape, arguments, arguments, Map.of());
    }

    Shape shape() {
        return shape;
    }

    /** What the metavariable stands for. */
    Object get(String variable) {
        Object value = values.get(variable);
        if (value == null) {
            throw new IllegalStateException("the row for " + shape.constructor() + " does not bind " + variable);
        }
        return value;
    }

    /** The number that the metavariable stands for; 0 where there is none. */
    int number(String variable) {
        return variable.isEmpty() ? 0 : (Integer) get(variable);
    }

    List<?> list(String variable) {
        return (List<?>) get(variable);
    }

    /** The metavariables that stand for a list, in the order of the alphabet. */
    List<String> listVariables() {
        return values.keySet().stream().filter(v -> values.get(v) instanceof List).sorted()
            .collect(Collectors.toList());
    }

    /** This binding with one metavariable standing for one thing. */
    Binding with(String variable, Object value) {
        var more = new HashMap<>(values);
        more.put(variable, value);
        return new Binding(shape, arguments, more, places);
    }

    /** This binding with a list's metavariable standing for what is at a place of it. */
    Binding at(String variable, int place) {
        var more = new HashMap<>(places);
        more.put(variable, place);
        return new Binding(shape, arguments, with(variable, list(variable).get(place)).values, more);
    }

    /** Whether another metavariable over the same list stands for what is at this place already. */
    boolean taken(String variable, int place) {
        return places.entrySet().stream().anyMatch(other -> other.getValue() == place
            && arguments.get(other.getKey()) == arguments.get(variable));
    }
}
