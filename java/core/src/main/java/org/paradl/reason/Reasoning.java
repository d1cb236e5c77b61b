package org.paradl.reason;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
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
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
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
    /** Axioms, over all classifications: about a minute of HermiT's. */
    private static final long MOST_READ_FOR_IMPACTS = 1_000_000;

    private final Set<OWLAxiom> source;
    private final Settings settings;
    private final Progress progress;
    private final Signature signature;
    private final Translator translator;
    private final List<String> warnings = new ArrayList<>();
    private Solver solver;
    private Solution solution;
    private Taxonomy taxonomy;
    private Relevance relevance;
    private Consequences consequences;
    private final Map<OWLAxiom, Integer> impacts = new HashMap<>();

    public Reasoning(Set<OWLAxiom> source, Settings settings, Progress progress) {
        this.source = source;
        this.settings = settings;
        this.progress = progress;
        this.signature = new Signature(source);
        this.translator = new Translator(settings.table(), settings.inclusion(), signature.all(),
            OWLManager.createOWLOntologyManager());
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
        return translator.translate(source, settings.table().splits() ? Split.everything() : Split.nothing());
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
        if (!settings.table().splits()) {
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

    /** What is told of a sentence, and why: up to {@code limit} justifications for true and for false each. */
    public Explanation explain(OWLAxiom sentence, int limit) {
        Solution current = consistentSolution();
        return new Explainer(new Asker(current), solver.justifier(current.translation()), relevance()).explain(sentence, limit);
    }

    /** Whether it has consequences to speak of also where the ontology is inconsistent. */
    public boolean speaksThroughConflicts() {
        return settings.table().splits() || solution().theory().isConsistent();
    }

    /** The subsumptions and types that follow. */
    public Consequences consequences() {
        if (consequences == null) {
            consequences = new Consequences(taxonomy(), signature, new Facts(consistentSolution()), translator);
        }
        return consequences;
    }

    /**
     * How many consequences are lost without each of these axioms alone. It takes a classification each; none are
     * given where that is too many for an ontology of this size.
     */
    public Map<OWLAxiom, Integer> impacts(Set<OWLAxiom> axioms) {
        Set<OWLAxiom> fresh = axioms.stream().filter(axiom -> !impacts.containsKey(axiom)).collect(Collectors.toSet());
        if ((long) source.size() * (impacts.size() + fresh.size()) <= MOST_READ_FOR_IMPACTS) {
            fresh.forEach(axiom -> impacts.put(axiom, impact(axiom)));
        }
        return axioms.stream().filter(impacts::containsKey).collect(Collectors.toMap(axiom -> axiom, impacts::get));
    }

    private int impact(OWLAxiom axiom) {
        progress.report("impact", impacts.size(), 0);
        progress.checkCancelled();
        var rest = new LinkedHashSet<>(source);
        rest.remove(axiom);
        Split split = consistentSolution().split();
        try (Solution without = solver.solution(split, translator.translate(rest, split))) {
            Taxonomy classes = Taxonomy.of(without.theory(), signature.all()::contains);
            var left = new Consequences(classes, signature, new Facts(without), translator);
            return consequences().lostIn(left).size();
        }
    }

    /** How inconsistent and how incomplete the ontology is, in its four-valued models: under {@code fde}, whatever the logic. */
    public Measures measures() {
        Table fde = TableReader.shipped("fde");
        if (settings.table().name().equals(fde.name())) {
            return new Measures(signature, realize());
        }
        try (var fourValued = new Reasoning(source, new Settings(fde, settings.inclusion(), settings.reasoner()), progress)) {
            return fourValued.measures();
        }
    }

    private Relevance relevance() {
        if (relevance == null) {
            relevance = new Relevance(source);
        }
        return relevance;
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
            List<Conflict> conflicts = new ConflictFinder(new Relevance(source), signature, solution(), new Facts(solution()),
                solver.justifier(translation()), limit).find(taxonomy());
            return new Verdict(consistent, incoherent, consistent || !conflicts.isEmpty() ? conflicts : disjunctive(limit),
                solution().split().guarded());
        }
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
        Solution current = solution();
        if (!current.theory().isConsistent()) {
            List<Conflict> conflicts = solver.independentClashes(current.translation()).stream()
                .map(clash -> HardClash.conflict(List.of(clash), Optional.empty())).collect(Collectors.toList());
            return new Verdict(false, Set.of(), conflicts, Set.of());
        }
        Set<OWLClass> incoherent = solver.unsatisfiable(current);
        Justifier justifier = solver.justifier(current.translation());
        Relevance axioms = new Relevance(source);
        List<Conflict> conflicts = incoherent.stream().map(c -> new Conflict(Conflict.Kind.CLASS, c, Optional.empty(),
            Optional.empty(), justifier.justifications(Goal.unsatisfiability(c, c), axioms, limit)))
            .collect(Collectors.toList());
        return new Verdict(true, incoherent, conflicts, Set.of());
    }

    private Solution solution() {
        if (solution == null) {
            progress.report("translate", 0, 0);
            Split split = settings.table().splits() ? Split.allNames() : Split.nothing();
            Translation translation = translator.translate(source, split);
            translation.leftOut().forEach((axiom, why) -> warnings.add(why + ": " + axiom));
            Engines.Choice choice = Engines.choose(settings.reasoner(), translation.axioms());
            warnings.addAll(choice.warnings());
            solver = new Solver(source, signature, translator, choice.engine(), progress);
            progress.report("consistency", 0, 0);
            Solution initial = solver.solution(split, translation);
            solution = settings.table().splits() ? solver.tolerant(initial) : initial;
        }
        return solution;
    }

    private Solution consistentSolution() {
        Solution current = solution();
        if (!settings.table().splits() && !current.theory().isConsistent()) {
            throw new ParadlException(ParadlException.Kind.INCONSISTENT,
                "the ontology is inconsistent, so classically everything follows",
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
