package bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.paradl.engine.choose.Experience;
import org.paradl.engine.choose.Features;

/**
 * How well {@code auto} chooses for ontologies that it has no experience of: {@code Judge TABLE}. For each ontology of the
 * table, without its rows and those of its modules: the seconds with HermiT, with Openllet, and with {@code auto}, which
 * starts HermiT too when the other's head start is over.
 */
public final class Judge {
    private static final String ROW = "%-20s %3d %9.1f %9.1f %9.1f %9.1f%n";

    private Judge() {
    }

    public static void main(String[] arguments) throws Exception {
        List<String> lines = Files.readAllLines(Path.of(arguments[0])).stream().filter(line -> !line.startsWith("#"))
            .collect(Collectors.toList());
        Experience all = Experience.of(lines);
        Map<String, List<double[]>> byOntology = new LinkedHashMap<>();
        for (int i = 0; i + 1 < lines.size(); i += 2) {
            String[] hermit = lines.get(i).split("\t");
            String[] openllet = lines.get(i + 1).split("\t");
            double h = Double.parseDouble(hermit[2]);
            double o = Double.parseDouble(openllet[2]);
            byOntology.computeIfAbsent(hermit[0], name -> new ArrayList<>())
                .add(new double[] {h, o, automatic(all.without(hermit[0]::equals), hermit, h, o), Math.min(h, o)});
        }
        System.out.printf("%-20s %3s %9s %9s %9s %9s%n", "ontology", "n", "hermit", "openllet", "auto", "best");
        byOntology.forEach((name, rows) -> print(name, rows));
        print("all", byOntology.values().stream().flatMap(List::stream).collect(Collectors.toList()));
    }

    private static double automatic(Experience others, String[] row, double hermit, double openllet) {
        var features = Features.of(Arrays.stream(row).skip(3).map(Double::valueOf).collect(Collectors.toList()));
        OptionalDouble headStart = others.headStart("openllet", "hermit", features);
        return headStart.isEmpty() ? hermit : Math.min(openllet, headStart.getAsDouble() + hermit);
    }

    private static void print(String name, List<double[]> rows) {
        System.out.printf(Locale.ROOT, ROW, name, rows.size(), sum(rows, 0), sum(rows, 1), sum(rows, 2), sum(rows, 3));
    }

    private static double sum(List<double[]> rows, int column) {
        return rows.stream().mapToDouble(row -> row[column]).sum();
    }
}
