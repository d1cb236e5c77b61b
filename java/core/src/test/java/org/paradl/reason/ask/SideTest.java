package org.paradl.reason.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** What is settled of two sentences together, over every set of models that there can be. */
class SideTest {
    private static final List<List<V3>> MODELS = Stream.of(V3.values())
        .flatMap(one -> Stream.of(V3.values()).map(other -> List.of(one, other))).collect(Collectors.toList());

    @Test
    void whatIsSettledIsWhatWeakKleeneLogicSays() {
        IntStream.range(1, 1 << MODELS.size()).forEach(bits -> {
            List<List<V3>> models = IntStream.range(0, MODELS.size()).filter(n -> (bits >> n & 1) == 1)
                .mapToObj(MODELS::get).collect(Collectors.toList());
            Side one = side(models, 0);
            Side other = side(models, 1);
            compare(one.and(other), models, (a, b) -> a == V3.T && b == V3.T ? V3.T : V3.F);
            compare(one.or(other), models, (a, b) -> a == V3.T || b == V3.T ? V3.T : V3.F);
        });
    }

    private static Side side(List<List<V3>> models, int place) {
        Predicate<Predicate<V3>> all = test -> models.stream().allMatch(model -> test.test(model.get(place)));
        return new Side(() -> all.test(V3.T::equals), () -> all.test(value -> value != V3.T),
            () -> all.test(value -> value != V3.E), () -> all.test(V3.E::equals));
    }

    /** Nothing is settled that is not so in all models, and all is where both are. */
    private static void compare(Side found, List<List<V3>> models, BinaryOperator<V3> defined) {
        Set<V3> values = models.stream().map(model -> model.contains(V3.E) ? V3.E
            : defined.apply(model.get(0), model.get(1))).collect(Collectors.toSet());
        Optional<V3> settled = found.value();
        assertTrue(settled.isEmpty() || values.equals(Set.of(settled.get())), () -> settled + " of " + models);
        if (models.size() == 1) {
            assertEquals(values, settled.stream().collect(Collectors.toSet()), models::toString);
        }
    }
}
