package org.paradl.table;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A node of a table's expression language (grammar: {@code translations/README.md}). Immutable; {@link TermParser}
 * makes them.
 */
public final class Term implements Serializable {

    /** What a node says. */
    public enum Op {
        /** A metavariable such as {@code C+}: what it is bound to, in a channel (none inside brackets). */
        VARIABLE,
        /** {@code this+}: the very expression or axiom of the row, with every part of it in the channel. */
        THIS,
        /** {@code [ ... ]+}: an expression of the source language, translated into the channel. */
        SOURCE,
        THING, NOTHING, ABSURD, LITERAL,
        NOT, AND, OR,
        /** {@code X ...}: once for each of what the metavariable in {@code X} is bound to. */
        EACH,
        SOME, ONLY, MIN, MAX, EXACTLY, SELF, ONE_OF, INVERSE,
        SUB_CLASS_OF, SUB_PROPERTY_OF, TYPE,
        /** {@code EquivalentClasses(C+ ...)}. */
        EQUIVALENT,
        /** {@code DisjointClasses(C ...)}. */
        DISJOINT,
        /** {@code DisjointProperties(R+ R-)}. */
        DISJOINT_PROPERTIES,
        /** {@code R-(a b)}; under {@link #NOT}, that it does not hold. */
        FACT,
        /** {@code witness}: an individual of the axiom's own, of which nothing else is said. */
        WITNESS
    }

    private final Op op;
    private final String name;
    private final String channel;
    private final int number;
    private final List<Term> parts;

    private Term(Op op, String name, String channel, int number, List<Term> parts) {
        this.op = op;
        this.name = name;
        this.channel = channel;
        this.number = number;
        this.parts = Collections.unmodifiableList(parts);
    }

    static Term of(Op op, Term... parts) {
        return new Term(op, "", "", 0, List.of(parts));
    }

    static Term of(Op op, List<Term> parts) {
        return new Term(op, "", "", 0, parts);
    }

    static Term variable(String name, String channel) {
        return new Term(Op.VARIABLE, name, channel, 0, List.of());
    }

    static Term channelled(Op op, String channel, Term... parts) {
        return new Term(op, "", channel, 0, List.of(parts));
    }

    /**
     * A number restriction; the cardinality is {@code number}, added to what {@code name} is bound to if there is one.
     */
    static Term cardinality(Op op, String name, int number, Term property, Term filler) {
        return new Term(op, name, "", number, List.of(property, filler));
    }

    public Op op() {
        return op;
    }

    /** The metavariable's letter; empty where the node has none. */
    public String name() {
        return name;
    }

    /** The channel; empty inside brackets, where the source language is spoken. */
    public String channel() {
        return channel;
    }

    /** The cardinality, or what is added to the number variable. */
    public int number() {
        return number;
    }

    public List<Term> parts() {
        return parts;
    }

    public Term part(int i) {
        return parts.get(i);
    }

    /**
     * Whether the metavariable occurs outside {@link Op#EACH}, so that the term is said once for each of its values.
     */
    public boolean mentions(String variable) {
        if (op == Op.EACH) {
            return false;
        }
        return op == Op.VARIABLE && name.equals(variable) || parts.stream().anyMatch(p -> p.mentions(variable));
    }

    /** Whether it speaks of an individual that the axiom asks for. */
    public boolean hasWitness() {
        return op == Op.WITNESS || parts.stream().anyMatch(Term::hasWitness);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Term)) {
            return false;
        }
        var that = (Term) other;
        return op == that.op && name.equals(that.name) && channel.equals(that.channel) && number == that.number
            && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(op, name, channel, number, parts);
    }

    @Override
    public String toString() {
        return op + name + channel
            + (parts.isEmpty() ? "" : parts.stream().map(Term::toString).collect(Collectors.joining(" ", "(", ")")));
    }
}
