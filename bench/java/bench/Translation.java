package bench;

import java.nio.file.Path;

import org.paradl.engine.Progress;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.reason.Reasoning;
import org.paradl.reason.solve.Settings;
import org.paradl.table.TableReader;

/** Translation alone: {@code Translation FILE}. A call translates the loaded axioms by the table of {@code fde}. */
public final class Translation {

    private Translation() {
    }

    public static void main(String[] arguments) throws Exception {
        var axioms = new OntologyLoader(ImportsPolicy.NONE).load(Source.of(Path.of(arguments[0]))).axioms();
        var table = TableReader.shipped("fde");
        var settings = new Settings(table, table.inclusion(), "auto");
        Worker.serve(() -> {
            try (var reasoning = new Reasoning(axioms, settings, Progress.SILENT)) {
                return reasoning.plainTranslation().axioms().size();
            }
        });
    }
}
