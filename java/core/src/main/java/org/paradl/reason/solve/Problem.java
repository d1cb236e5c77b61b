package org.paradl.reason.solve;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Deadline;
import org.paradl.engine.Progress;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/**
 * One ontology under one logic, and its solution, which is searched for once. Close it: an engine holds threads and
 * memory.
 */
public final class Problem implements AutoCloseable {
    /** One for all: making one takes longer than reasoning over a handful of axioms. It holds no ontology. */
    private static final OWLOntologyManager MANAGER = Owl.manager();

    private final Set<OWLAxiom> source;
    private final Settings settings;
    private final Deadline progress;
    private final Signature signature;
    private final Translator translator;
    private final Set<String> warnings = new LinkedHashSet<>();
    private final Relevance relevance;
    private final Clashes clashes;
    private final Solver solver;
    private final TimedSolver search;
    private Solution solution;
    private boolean wantsHierarchy;
    private Taxonomy taxonomy;

    public Problem(Set<OWLAxiom> source, Settings settings, Progress progress) {
        this.source = source;
        this.settings = settings;
        this.progress = new Deadline(progress);
        this.signature = new Signature(source);
        this.translator = new Translator(settings.table(), settings.inclusion(), settings.unsupported(),
            settings.witnesses(), signature.all(), signature.tells(), MANAGER);
        this.relevance = new Relevance(source);
        // Else a clash is one however names are told.
        boolean startsWhole = settings.table().splitting() == Splitting.CONFLICTS;
        this.clashes = new Clashes(this.progress, axiom -> startsWhole && allowsExceptions(axiom));
        this.solver = new Solver(source, relevance, signature, translator, settings, clashes, this.progress);
        this.search = new TimedSolver(solver, translator, settings, this.progress, warnings::add);
    }

    /** Over the same ontology, under other settings. */
    public Problem under(Settings others) {
        return new Problem(source, others, progress);
    }

    /** What clashes over a material inclusion may be its exception, and then is no conflict. */
    public boolean allowsExceptions(OWLAxiom axiom) {
        return !Relevance.isABox(axiom) && translator.inclusionOf(axiom) == Inclusion.MATERIAL;
    }

    public Set<OWLAxiom> source() {
        return source;
    }

    public Settings settings() {
        return settings;
    }

    public Deadline progress() {
        return progress;
    }

    public Signature signature() {
        return signature;
    }

    public Translator translator() {
        return translator;
    }

    public Relevance relevance() {
        return relevance;
    }

    public Clashes clashes() {
        return clashes;
    }

    public Solver solver() {
        return solver;
    }

    /** One line each: what the engine or the logic leaves out. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** One more of these. */
    public void warn(String warning) {
        warnings.add(warning);
    }

    /** Whether the time for the search was up, so that everything was split. */
    public boolean isCoarse() {
        return search.isCoarse();
    }

    public Solution solution() {
        return solution(() -> false);
    }

    /** @param isFine whether nothing need be covered, where that can be told without a search for what is to be */
    public Solution solution(BooleanSupplier isFine) {
        if (solution == null) {
            clashes.clear();
            solution = search.solution(isFine, wantsHierarchy);
            warnings.addAll(solution.warnings());
        }
        return solution;
    }

    /** The solution, where one was asked for. */
    public Optional<Solution> known() {
        return Optional.ofNullable(solution);
    }

    /** One to draw conclusions from; an error where everything follows. */
    public Solution consistentSolution() {
        Solution current = solution();
        if (!settings.table().guards() && !current.theory().isConsistent()) {
            String how = settings.table().splits() ? "under " + settings.table().name() : "classically";
            throw new ParadlException(ParadlException.Kind.INCONSISTENT,
                "the ontology is inconsistent, so " + how + " everything follows",
                "use --logic adaptive, or paradl check to see the conflicts");
        }
        return current;
    }

    /** The class hierarchy over the source's names. */
    public Taxonomy taxonomy() {
        if (taxonomy == null) {
            wantsHierarchy = true;
            Solution current = consistentSolution();
            progress.report("classify", 0, 0);
            taxonomy = Taxonomy.of(current.theory(), signature::has);
        }
        return taxonomy;
    }

    @Override
    public void close() {
        if (solution != null) {
            solution.close();
            solution = null;
        }
    }
}
