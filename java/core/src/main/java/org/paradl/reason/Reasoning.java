package org.paradl.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.ParadlException;
import org.paradl.engine.Engines;
import org.paradl.engine.Progress;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.paradl.translate.Coverage;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Four-valued reasoning over one ontology under one logic. What has been found out is kept, so further questions are
 * cheap. Close it: an engine holds threads and memory.
 *
 * <pre>{@code
 * try (var kb = new Reasoning(ontology.axioms(), settings, Progress.SILENT)) {
 *     kb.check(1).conflicts().forEach(conflict -> ...);
 *     kb.taxonomy().nodes();
 * }
 * }</pre>
 */
public final class Reasoning implements AutoCloseable {
    private final Set<OWLAxiom> source;
    private final Settings settings;
    private final Progress progress;
    private final Signature signature;
    private final Translator translator;
    private final List<String> warnings = new ArrayList<>();
    private Solver solver;
    private Solution solution;
    private Taxonomy taxonomy;

    public Reasoning(Set<OWLAxiom> source, Settings settings, Progress progress) {
        this.source = source;
        this.settings = settings;
        this.progress = progress;
        this.signature = new Signature(source);
        this.translator = new Translator(settings.table(), settings.inclusion(), settings.unsupported(),
            settings.witnesses(), signature.all(), OWLManager.createOWLOntologyManager());
    }

    /** The translation that is reasoned over. */
    public Translation translation() {
        return solution().translation();
    }

    /** The names of the translation, and what they are sides of. */
    public Translator translator() {
        return translator;
    }

    /** The table in full, every name split and every axiom guarded: what needs no reasoner to be found. */
    public Translation fullTranslation() {
        return settings.table().guards() ? translator.translate(source, Split.everything()) : plainTranslation();
    }

    /** Every name split, nothing guarded. */
    public Translation plainTranslation() {
        return translator.translate(source, settings.table().splits() ? Split.allNames() : Split.nothing());
    }

    /** The classes and properties of the source. */
    public Set<OWLEntity> names() {
        return Stream.concat(signature.classes().stream(), signature.properties().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    }

    /** How many classes the source has. */
    public int classCount() {
        return signature.classes().size();
    }

    /** How many named individuals the source has. */
    public int individualCount() {
        return signature.individuals().size();
    }

    /** The name of the engine that was used, once one was. */
    public Optional<String> reasoner() {
        return Optional.ofNullable(solution).map(s -> s.theory().engine().name());
    }

    /** The axioms that the logic has no reading of, each with the reason. */
    public Map<OWLAxiom, String> leftOut() {
        return solution == null ? Map.of() : solution.translation().leftOut();
    }

    /** One line each: what the engine or the logic leaves out. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** The class hierarchy over the source's names. */
    public Taxonomy taxonomy() {
        if (taxonomy == null) {
            Solution current = consistentSolution();
            progress.report("classify", 0, 0);
            taxonomy = Taxonomy.of(current.theory(), signature.all()::contains);
        }
        return taxonomy;
    }

    /** The classes whose every instance would be in conflict; classically, those that can have none. */
    public Set<OWLClass> conflicting() {
        if (!settings.table().guards()) {
            return solver.unsatisfiable(consistentSolution());
        }
        var clash = new ClassClash(taxonomy(), translator, solution().split());
        return signature.classes().stream().filter(c -> clash.about(c).isPresent()).collect(Collectors.toSet());
    }

    /** The types and property values of every named individual. */
    public Realization realize() {
        return new Realizer(signature, consistentSolution(), taxonomy(), new Facts(solution())).realize();
    }

    /** What is told of a sentence. */
    public Answer ask(OWLAxiom sentence) {
        return new Asker(consistentSolution()).ask(sentence);
    }

    /**
     * The classical verdict, and every conflict with up to {@code limit} justifications.
     */
    public Verdict check(int limit) {
        if (!settings.table().splits()) {
            return classicalCheck(limit);
        }
        var classical = new Settings(TableReader.shipped("classical"), Inclusion.INTERNAL, settings.reasoner());
        try (var plain = new Reasoning(source, classical, progress)) {
            boolean consistent = plain.solution().theory().isConsistent();
            Set<OWLClass> incoherent = consistent ? plain.solver.unsatisfiable(plain.solution()) : Set.of();
            List<Conflict> conflicts = conflicts(limit);
            return new Verdict(consistent, incoherent, consistent || !conflicts.isEmpty() ? conflicts : disjunctive(limit),
                solution().split().guarded());
        }
    }

    private List<Conflict> conflicts(int limit) {
        solution();
        return !settings.table().guards() ? explosions(limit) : new ConflictFinder(new Relevance(source), signature,
            solution(), new Facts(solution()), solver.justifier(translation()), limit).find(taxonomy());
    }

    /** Where nothing in particular must be a glut, but something must. A material inclusion allows exceptions: no conflict. */
    private List<Conflict> disjunctive(int limit) {
        Set<OWLAxiom> glutFree = new GlutFree(translator).axioms(translation());
        List<OWLAxiom> binding = source.stream().filter(axiom -> translator.inclusionOf(axiom) != Inclusion.MATERIAL)
            .collect(Collectors.toList());
        List<Set<OWLAxiom>> justifications = solver.justifier(translation()).with(glutFree)
            .justifications(Goal.inconsistency(), new Relevance(binding), limit);
        return justifications.isEmpty() ? List.of() : List.of(HardClash.conflict(justifications, Optional.empty()));
    }

    private Verdict classicalCheck(int limit) {
        boolean consistent = solution().theory().isConsistent();
        Set<OWLClass> incoherent = consistent ? solver.unsatisfiable(solution()) : Set.of();
        return new Verdict(consistent, incoherent, explosions(limit), Set.of());
    }

    /** Where nothing is guarded: what makes the theory inconsistent, else the classes that can have no instance. */
    private List<Conflict> explosions(int limit) {
        Solution current = solution();
        if (!current.theory().isConsistent()) {
            return solver.independentClashes(current.translation()).stream()
                .map(clash -> HardClash.conflict(List.of(clash), Optional.empty())).collect(Collectors.toList());
        }
        Justifier justifier = solver.justifier(current.translation());
        Relevance axioms = new Relevance(source);
        return solver.unsatisfiable(current).stream().map(c -> new Conflict(Conflict.Kind.CLASS, c, Optional.empty(),
            Optional.empty(), justifier.justifications(Goal.unsatisfiability(c, c), axioms, limit)))
            .collect(Collectors.toList());
    }

    private Solution solution() {
        if (solution == null) {
            progress.report("translate", 0, 0);
            Split split = settings.table().splits() ? Split.allNames() : Split.nothing();
            Translation translation = translator.translate(source, split);
            Coverage.groups(translation.leftOut()).forEach(group -> warnings.add("left out: " + group));
            Engines.Choice choice = Engines.choose(settings.reasoner(), translation.axioms());
            warnings.addAll(choice.warnings());
            solver = new Solver(source, signature, translator, choice.engine(), progress);
            progress.report("consistency", 0, 0);
            Solution initial = solver.solution(split, translation);
            solution = settings.table().guards() ? solver.tolerant(initial) : initial;
        }
        return solution;
    }

    private Solution consistentSolution() {
        Solution current = solution();
        if (!settings.table().guards() && !current.theory().isConsistent()) {
            String how = settings.table().splits() ? "under " + settings.table().name() : "classically";
            throw new ParadlException(ParadlException.Kind.INCONSISTENT,
                "the ontology is inconsistent, so " + how + " everything follows",
                "use --logic fde, or paradl check to see the conflicts");
        }
        return current;
    }

    @Override
    public void close() {
        if (solution != null) {
            solution.close();
            solution = null;
        }
    }
}
