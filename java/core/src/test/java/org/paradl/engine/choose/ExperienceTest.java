package org.paradl.engine.choose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.paradl.engine.choose.Features.Feature;

class ExperienceTest {
    private static final Features EASY = features(7, 0);
    private static final Features HARD = features(7, 6);
    private static final Experience EXPERIENCE = Experience.of(List.of("# a header",
        row("calm", "hermit", 1, EASY), row("calm", "openllet", 10, EASY),
        row("calm2", "hermit", 1, EASY), row("calm2", "openllet", 10, EASY),
        row("wild", "hermit", 30, HARD), row("wild", "openllet", 2, HARD),
        row("wild2", "hermit", 30, HARD), row("wild2", "openllet", 2, HARD)));

    @Test
    void whatWasMeasuredIsExpectedAgain() {
        assertEquals(1, EXPERIENCE.seconds("hermit", EASY).getAsDouble(), 0.1);
        assertEquals(2, EXPERIENCE.seconds("openllet", HARD).getAsDouble(), 0.2);
    }

    @Test
    void theGeometricMeanIsTakenWhereNeighboursAreAsNear() {
        var two = Experience.of(List.of(row("a", "hermit", 1, EASY), row("b", "hermit", 4, EASY)));
        assertEquals(2, two.seconds("hermit", HARD).getAsDouble(), 1e-9);
    }

    @Test
    void onlyTheNearestAreAsked() {
        var rows = IntStream.range(0, 100).mapToObj(i -> row("far" + i, "hermit", 1000, HARD))
            .collect(Collectors.toCollection(ArrayList::new));
        IntStream.range(0, 100).forEach(i -> rows.add(row("near" + i, "hermit", 1, EASY)));
        assertEquals(1, Experience.of(rows).seconds("hermit", EASY).getAsDouble(), 1e-9);
    }

    @Test
    void whoPromisesToBeALittleFasterIsGivenNoHeadStart() {
        var alike = Experience.of(List.of(row("a", "hermit", 12, EASY), row("a", "openllet", 10, EASY)));
        assertEquals(OptionalDouble.empty(), alike.headStart("openllet", "hermit", EASY));
    }

    @Test
    void onlyWhoPromisesToBeMuchFasterIsGivenAHeadStart() {
        assertEquals(OptionalDouble.empty(), EXPERIENCE.headStart("openllet", "hermit", EASY));
        double headStart = EXPERIENCE.headStart("openllet", "hermit", HARD).getAsDouble();
        assertTrue(headStart > 2 && headStart < 10, "it is " + headStart + " s, for an engine that needs about 2");
    }

    @Test
    void ofAnEngineThatWasNeverMeasuredNothingIsKnown() {
        assertEquals(OptionalDouble.empty(), EXPERIENCE.seconds("elk", EASY));
        assertEquals(OptionalDouble.empty(), EXPERIENCE.headStart("elk", "hermit", EASY));
    }

    @Test
    void canBeJudgedWithoutWhatItIsJudgedBy() {
        Experience calm = EXPERIENCE.without(name -> name.startsWith("wild"));
        assertEquals(OptionalDouble.empty(), calm.headStart("openllet", "hermit", HARD));
    }

    @Test
    void whatIsShippedHasEveryFeature() {
        assertTrue(Experience.shipped().seconds("hermit", EASY).isPresent());
        assertTrue(Experience.shipped().seconds("openllet", EASY).isPresent());
    }

    private static Features features(double axioms, double unions) {
        return Features.of(IntStream.range(0, Feature.values().length)
            .mapToObj(i -> i == Feature.AXIOMS.ordinal() ? axioms : i == Feature.UNIONS.ordinal() ? unions : 0.0)
            .collect(Collectors.toList()));
    }

    private static String row(String ontology, String engine, double seconds, Features features) {
        return ontology + "\t" + engine + "\t" + seconds + "\t"
            + features.logarithms().stream().map(String::valueOf).collect(Collectors.joining("\t"));
    }
}
