package org.paradl.engine.choose;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * How long engines took to classify, and so how long they will: the geometric mean over the ontologies most like the
 * one in question, the nearer the weightier. What was measured is in {@code experience.tsv}; {@code make experience}
 * measures anew.
 *
 * <p>Choosing a reasoner by the features of an ontology: Kang, Krishnaswamy, Li: R2O2: An Efficient Ranking-Based
 * Reasoner for OWL Ontologies. ISWC 2015. Theirs learns regressions of many ontologies; here neighbours must do.
 */
public final class Experience {
    private static final int NEIGHBOURS = 3;
    /** How much faster than the standard engine another must promise to be. */
    private static final double WORTHWHILE = 1.5;
    private static final double PATIENCE = 2;
    private static final double PATIENCE_AT_LEAST = 1;
    /** Where an ontology is one that was measured, this is all that keeps others from having no weight. */
    private static final double NEAREST = 0.1;

    private final List<Measured> measured;

    private Experience(List<Measured> measured) {
        this.measured = measured;
    }

    /** One ontology and one engine. */
    private static final class Measured {
        private final String ontology;
        private final String engine;
        private final double seconds;
        private final Features features;

        /** @param line ontology, engine, seconds, and the logarithms of the features, between tabs */
        Measured(String line) {
            String[] cells = line.split("\t");
            ontology = cells[0];
            engine = cells[1];
            seconds = Double.parseDouble(cells[2]);
            features = Features.of(Arrays.stream(cells).skip(3).map(Double::valueOf).collect(Collectors.toList()));
        }
    }

    private static final class Shipped {
        private static final Experience INSTANCE = read();

        private static Experience read() {
            try (var lines = new BufferedReader(new InputStreamReader(
                    Experience.class.getResourceAsStream("experience.tsv"), StandardCharsets.UTF_8))) {
                return of(lines.lines().collect(Collectors.toList()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** What ParaDL ships. */
    public static Experience shipped() {
        return Shipped.INSTANCE;
    }

    /** @param lines of a table as {@code experience.tsv}, whose header starts with {@code #} */
    public static Experience of(List<String> lines) {
        return new Experience(lines.stream().filter(line -> !line.startsWith("#")).map(Measured::new)
            .collect(Collectors.toUnmodifiableList()));
    }

    /** What is known without the ontologies whose names pass the test. */
    public Experience without(Predicate<String> name) {
        return new Experience(measured.stream().filter(m -> !name.test(m.ontology))
            .collect(Collectors.toUnmodifiableList()));
    }

    /**
     * The seconds that the engine would take to classify what has these features; nothing where it was never measured.
     */
    public OptionalDouble seconds(String engine, Features features) {
        double weights = 0;
        double logarithms = 0;
        List<Measured> nearest = measured.stream().filter(m -> m.engine.equals(engine))
            .sorted(Comparator.comparingDouble(m -> m.features.distance(features))).limit(NEIGHBOURS)
            .collect(Collectors.toList());
        for (Measured near : nearest) {
            double weight = 1 / (NEAREST + near.features.distance(features));
            weights += weight;
            logarithms += weight * Math.log(near.seconds);
        }
        return nearest.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Math.exp(logarithms / weights));
    }

    /**
     * How many seconds an engine deserves alone before the standard one joins it; nothing where it does not promise to
     * be much faster than that.
     */
    public OptionalDouble headStart(String engine, String standard, Features features) {
        OptionalDouble own = seconds(engine, features);
        OptionalDouble others = seconds(standard, features);
        return own.isPresent() && others.isPresent() && own.getAsDouble() * WORTHWHILE < others.getAsDouble()
            ? OptionalDouble.of(PATIENCE_AT_LEAST + PATIENCE * own.getAsDouble()) : OptionalDouble.empty();
    }
}
