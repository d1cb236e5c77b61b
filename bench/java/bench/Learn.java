package bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.engine.Deadline;
import org.paradl.engine.Engine;
import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.engine.choose.Features;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.reason.Reasoning;
import org.paradl.reason.solve.Settings;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import uk.ac.manchester.cs.owlapi.modularity.ModuleType;
import uk.ac.manchester.cs.owlapi.modularity.SyntacticLocalityModuleExtractor;

/**
 * How long engines take for an ontology and for modules of it: {@code Learn NAME FILE LIMIT}. Prints lines as in
 * {@code experience.tsv}. Modules are those of every n-th share of the classes, drawn with a fixed seed.
 */
public final class Learn {
    private static final List<Double> SHARES = List.of(1.0, 0.3, 0.1, 0.03);
    private static final List<String> ENGINES = List.of("hermit", "openllet");
    private static final int FEWEST = 500;
    /** What takes so many seconds does not wait for the compiler. */
    private static final double WARM_UP = 5;

    private final Duration limit;

    private Learn(Duration limit) {
        this.limit = limit;
    }

    public static void main(String[] arguments) throws Exception {
        var axioms = new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(Path.of(arguments[1]))).axioms();
        var learn = new Learn(Duration.ofSeconds(Long.parseLong(arguments[2])));
        for (double share : SHARES) {
            Set<OWLAxiom> piece = share == 1 ? axioms : module(axioms, share);
            for (String logic : List.of("classical", "fde")) {
                learn.measure(arguments[0], translated(piece, logic));
            }
        }
        System.exit(0);
    }

    private static Set<OWLAxiom> module(Set<OWLAxiom> axioms, double share) {
        List<OWLEntity> classes = new ArrayList<>(new TreeSet<>(Entities.in(axioms).stream()
            .filter(OWLEntity::isOWLClass).collect(Collectors.toSet())));
        Collections.shuffle(classes, new Random(7));
        Set<OWLEntity> some = new HashSet<>(classes.subList(0, (int) Math.ceil(share * classes.size())));
        var extractor = new SyntacticLocalityModuleExtractor(OWLManager.createOWLOntologyManager(),
            axioms.stream().filter(OWLAxiom::isLogicalAxiom), ModuleType.BOT);
        return extractor.extract(some);
    }

    private static Collection<OWLAxiom> translated(Set<OWLAxiom> axioms, String logic) {
        var table = TableReader.shipped(logic);
        var settings = new Settings(table, table.inclusion(), "auto");
        try (var reasoning = new Reasoning(axioms, settings, Progress.SILENT)) {
            return new ArrayList<>(reasoning.plainTranslation().axioms());
        }
    }

    private void measure(String name, Collection<OWLAxiom> axioms) throws Exception {
        List<Engine> complete = ENGINES.stream().map(Engines::byName).filter(engine -> engine.coversClasses(axioms))
            .collect(Collectors.toList());
        if (axioms.stream().filter(OWLAxiom::isLogicalAxiom).count() < FEWEST || complete.size() < ENGINES.size()
                || Engines.byName("elk").covers(axioms)) {
            return;
        }
        String features = Features.of(axioms).logarithms().stream()
            .map(value -> String.format(Locale.ROOT, "%.3g", value)).collect(Collectors.joining("\t"));
        for (Engine engine : complete) {
            double seconds = seconds(engine, axioms);
            System.out.printf(Locale.ROOT, "%s\t%s\t%.3g\t%s%n", name, engine.name(),
                seconds < WARM_UP ? seconds(engine, axioms) : seconds, features);
        }
    }

    /** One that does not finish counts as if it had done so at the limit. */
    private double seconds(Engine engine, Collection<OWLAxiom> axioms) throws Exception {
        var ontology = OWLManager.createOWLOntologyManager().createOntology(axioms);
        var deadline = new Deadline(Progress.SILENT);
        long start = System.nanoTime();
        boolean done = deadline.within(limit, () -> engine.run(() -> {
            OWLReasoner reasoner = engine.start(ontology, deadline);
            if (reasoner.isConsistent()) {
                reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            }
            reasoner.dispose();
            return true;
        })).isPresent();
        return done ? (System.nanoTime() - start) / 1e9 : limit.toSeconds();
    }
}
