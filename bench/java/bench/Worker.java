package bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;
import java.util.function.Supplier;

import org.semanticweb.owlapi.reasoner.InconsistentOntologyException;

/** The Java end of {@code bench/process.py}: for each line on standard input one timed call and one JSON line. */
final class Worker {

    private Worker() {
    }

    /** Makes the call once for each line that is read; what it returns is kept from the optimiser by being counted. */
    static void serve(Supplier<Integer> call) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in));
        while (lines.readLine() != null) {
            System.out.println(reply(call));
        }
    }

    private static String reply(Supplier<Integer> call) {
        long start = System.nanoTime();
        try {
            int found = call.get();
            double seconds = (System.nanoTime() - start) / 1e9;
            return String.format(Locale.ROOT, "{\"seconds\": %.6f, \"found\": %d}", seconds, found);
        } catch (InconsistentOntologyException e) {
            return "{\"words\": \"inconsistent\"}";
        } catch (RuntimeException e) {
            e.printStackTrace();
            return "{\"words\": \"failed\"}";
        }
    }
}
