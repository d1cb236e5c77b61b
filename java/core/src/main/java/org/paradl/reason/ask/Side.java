package org.paradl.reason.ask;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * One side of a generalized truth value, verified or refuted, by what follows of it: that it holds, that it does not,
 * that it is defined, that it is not. Conjunction and disjunction are those of weak Kleene logic, where what is
 * undefined makes all undefined. Nothing is found out before it is asked for.
 */
final class Side {
    /** Nothing follows of it. */
    static final Side UNSETTLED = new Side(() -> false, () -> false, () -> false, () -> false);

    private final BooleanSupplier holds;
    private final BooleanSupplier fails;
    private final BooleanSupplier defined;
    private final BooleanSupplier undefined;

    /** @param fails that it does not hold, be it defined or not */
    Side(BooleanSupplier holds, BooleanSupplier fails, BooleanSupplier defined, BooleanSupplier undefined) {
        this.holds = holds;
        this.fails = fails;
        this.defined = defined;
        this.undefined = undefined;
    }

    Side and(Side other) {
        return new Side(
            () -> holds.getAsBoolean() && other.holds.getAsBoolean(),
            () -> fails.getAsBoolean() || other.fails.getAsBoolean(),
            () -> defined.getAsBoolean() && other.defined.getAsBoolean(),
            () -> undefined.getAsBoolean() || other.undefined.getAsBoolean());
    }

    Side or(Side other) {
        BooleanSupplier bothDefined = () -> defined.getAsBoolean() && other.defined.getAsBoolean();
        BooleanSupplier oneUndefined = () -> undefined.getAsBoolean() || other.undefined.getAsBoolean();
        return new Side(
            () -> (holds.getAsBoolean() || other.holds.getAsBoolean()) && bothDefined.getAsBoolean(),
            () -> fails.getAsBoolean() && other.fails.getAsBoolean() || oneUndefined.getAsBoolean(),
            bothDefined, oneUndefined);
    }

    /** The value, if it is settled. */
    Optional<V3> value() {
        if (holds.getAsBoolean()) {
            return Optional.of(V3.T);
        }
        if (!fails.getAsBoolean()) {
            return Optional.empty();
        }
        if (undefined.getAsBoolean()) {
            return Optional.of(V3.E);
        }
        return defined.getAsBoolean() ? Optional.of(V3.F) : Optional.empty();
    }
}
