package org.paradl.reason;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Deadline;
import org.paradl.engine.Progress;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLOntologyManager;

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
    /** One for all: making one takes longer than reasoning over a handful of axioms. It holds no ontology. */
    private static final OWLOntologyManager MANAGER = Owl.manager();

    /** So many individuals are looked at apart, where they can be. */
    private static final int MANY = 100;

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
    /** The complete ones, by how many justifications each conflict has. */
    private final Map<Integer, Verdict> verdicts = new HashMap<>();
    private Solution solution;
    private boolean wantsHierarchy;
    private Taxonomy taxonomy;
    private Consequences consequences;
    private Impacts impacts;
    private Measures measures;
    private IslandAsker islands;
    private ToldTrue toldTrue;

    public Reasoning(Set<OWLAxiom> source, Settings settings, Progress progress) {
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

    /** What clashes over a material inclusion may be its exception, and then is no conflict. */
    boolean allowsExceptions(OWLAxiom axiom) {
        return !Relevance.isABox(axiom) && translator.inclusionOf(axiom) == Inclusion.MATERIAL;
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

    /** One more of these. */
    void warn(String warning) {
        warnings.add(warning);
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

    /** The classes whose every instance would be in conflict, and those that were unsatisfiable. */
    public Set<OWLClass> conflicting() {
        if (!settings.table().guards()) {
            return solver.incoherence(consistentSolution()).incoherence().classes();
        }
        Solution current = solution();
        if (current.split().isNothing()) {
            return Set.of();
        }
        var clash = new ClassClash(current, taxonomy(), signature.classes());
        return signature.classes().stream()
            .filter(c -> clash.about(c).isPresent() || wasUnsatisfiable(c)).collect(Collectors.toSet());
    }

    private boolean wasUnsatisfiable(OWLClass c) {
        return solver.incoherent().stream().anyMatch(classes -> classes.incoherence().classes().contains(c));
    }

    /** The hierarchies of the object and data properties over the source's names. */
    public PropertyHierarchy properties() {
        return PropertyHierarchy.of(consistentSolution(), signature);
    }

    /** The types and property values of every named individual. */
    public Realization realize() {
        return realizer().realize();
    }

    /** The types alone, without the property values. */
    public Realization types() {
        return realizer().types();
    }

    private Realizer realizer() {
        Taxonomy classes = taxonomy(); // first, or the classes would be tested one by one before
        return new Realizer(signature, consistentSolution(), classes, new Facts(solution()));
    }

    /** What is told true, as a classical reasoner would answer. */
    public ToldTrue toldTrue() {
        if (toldTrue == null) {
            toldTrue = new ToldTrue(this, consistentSolution());
        }
        return toldTrue;
    }

    /** What is told of a sentence. */
    public Answer ask(OWLAxiom sentence) {
        Solution current = consistentSolution();
        if (islands == null && signature.individuals().size() >= MANY) {
            islands = new IslandAsker(source, current, settings, progress);
        }
        Answer answer = Optional.ofNullable(islands).flatMap(asker -> asker.ask(sentence))
            .orElseGet(() -> new Asker(current).ask(sentence));
        return noted(answer, current);
    }

    private Answer noted(Answer answer, Solution current) {
        warnings.addAll(AnswerWarnings.of(answer, current, settings.table().guards()));
        return answer;
    }

    /** What is told of a sentence, and why: up to {@code limit} justifications for true and for false each. */
    public Explanation explain(OWLAxiom sentence, int limit) {
        Explanation explanation = explainer().explain(sentence, limit);
        noted(explanation.answer(), consistentSolution());
        return explanation;
    }

    /** The same as far as it follows from some axioms alone; the others are not looked at. */
    public Explanation explainFrom(Set<OWLAxiom> some, OWLAxiom sentence, int limit) {
        return explainer().explainFrom(some, sentence, limit);
    }

    /** What a sentence's being told true takes of some axioms; nothing where that is too much. */
    public Optional<Set<Set<OWLAxiom>>> parts(OWLAxiom sentence, Set<OWLAxiom> some, int limit) {
        return explainer().parts(sentence, some, limit);
    }

    private Explainer explainer() {
        Solution current = consistentSolution();
        return new Explainer(new Asker(current), solver.justifier(current), relevance);
    }

    /** Whether it has consequences to speak of also where the ontology is inconsistent. */
    public boolean speaksThroughConflicts() {
        return settings.table().guards() || solution().theory().isConsistent();
    }

    /** The subsumptions and types that follow. */
    private Consequences consequences() {
        if (consequences == null) {
            consequences = new Consequences(consistentSolution(), taxonomy(), signature);
        }
        return consequences;
    }

    /** How many consequences are lost without each of these axioms alone; see {@link Impacts}. */
    public Map<OWLAxiom, Integer> impacts(Set<OWLAxiom> axioms) {
        return impacts().of(axioms);
    }

    /** Which consequences are lost without these axioms. */
    public Set<OWLAxiom> lostWithout(Set<OWLAxiom> axioms) {
        return impacts().lostWithout(axioms);
    }

    /**
     * Whether nothing is in conflict without these axioms; no, too, where only {@link #check} of all that is left can
     * tell.
     */
    public boolean isFreeWithout(Set<OWLAxiom> axioms) {
        solution(); // the search for it finds out what is to be looked at
        return settings.table().splitting() == Splitting.CONFLICTS && solver.isCoherentWithout(axioms);
    }

    private Impacts impacts() {
        if (impacts == null) {
            impacts = new Impacts(this, consequences(), Impacts.PATIENCE);
        }
        return impacts;
    }

    /**
     * How inconsistent and how incomplete the ontology is, in its four-valued models: under {@code fde}, whatever the
     * logic.
     */
    public Measures measures() {
        if (measures == null) {
            measures = Measures.of(this);
        }
        return measures;
    }

    /** The classical verdict, and every conflict with up to {@code limit} justifications. */
    public Verdict check(int limit) {
        return check(limit, Integer.MAX_VALUE);
    }

    /**
     * {@link #check(int)}, but the search ends when {@code most} clashes have been found; and of more that are known
     * from before, so many are told.
     */
    public Verdict check(int limit, int most) {
        Verdict known = verdicts.get(limit);
        if (known != null) {
            return known.first(most);
        }
        Verdict verdict = new Checker(this, limit).check(most);
        if (verdict.isComplete()) {
            verdicts.put(limit, verdict);
        }
        return verdict.first(most);
    }

    /** Over the same ontology, under other settings. */
    Reasoning under(Settings others) {
        return new Reasoning(source, others, progress);
    }

    Set<OWLAxiom> source() {
        return source;
    }

    Settings settings() {
        return settings;
    }

    Deadline progress() {
        return progress;
    }

    Signature signature() {
        return signature;
    }

    Relevance relevance() {
        return relevance;
    }

    Clashes clashes() {
        return clashes;
    }

    Solver solver() {
        return solver;
    }

    /** Whether the time for the search was up, so that everything was split. */
    boolean isCoarse() {
        return search.isCoarse();
    }

    Solution solution() {
        return solution(() -> false);
    }

    /** @param isFine whether nothing need be covered, where that can be told without a search for what is to be */
    Solution solution(BooleanSupplier isFine) {
        if (solution == null) {
            clashes.clear();
            solution = search.solution(isFine, wantsHierarchy);
            warnings.addAll(solution.warnings());
        }
        return solution;
    }

    private Solution consistentSolution() {
        Solution current = solution();
        if (!settings.table().guards() && !current.theory().isConsistent()) {
            String how = settings.table().splits() ? "under " + settings.table().name() : "classically";
            throw new ParadlException(ParadlException.Kind.INCONSISTENT,
                "the ontology is inconsistent, so " + how + " everything follows",
                "use --logic adaptive, or paradl check to see the conflicts");
        }
        return current;
    }

    @Override
    public void close() {
        if (toldTrue != null) {
            toldTrue.close();
            toldTrue = null;
        }
        if (solution != null) {
            solution.close();
            solution = null;
        }
    }
}
