package org.paradl.reason;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Progress;
import org.paradl.reason.ask.Answer;
import org.paradl.reason.ask.AnswerWarnings;
import org.paradl.reason.ask.Asker;
import org.paradl.reason.classify.ClassClash;
import org.paradl.reason.classify.PropertyHierarchy;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.conflict.Checker;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.ground.IslandAsker;
import org.paradl.reason.justify.Explainer;
import org.paradl.reason.justify.Explanation;
import org.paradl.reason.module.Signature;
import org.paradl.reason.realize.Consequences;
import org.paradl.reason.realize.Facts;
import org.paradl.reason.realize.Realization;
import org.paradl.reason.realize.Realizer;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.solve.Settings;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

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
    /** So many individuals are looked at apart, where they can be. */
    private static final int MANY = 100;

    private final Problem problem;
    /** The complete ones, by how many justifications each conflict has. */
    private final Map<Integer, Verdict> verdicts = new HashMap<>();
    private Consequences consequences;
    private Impacts impacts;
    private Measures measures;
    private IslandAsker islands;
    private ToldTrue toldTrue;

    public Reasoning(Set<OWLAxiom> source, Settings settings, Progress progress) {
        this(new Problem(source, settings, progress));
    }

    private Reasoning(Problem problem) {
        this.problem = problem;
    }

    /** The translation that is reasoned over. */
    public Translation translation() {
        return problem.solution().translation();
    }

    /** The names of the translation, and what they are sides of. */
    public Translator translator() {
        return problem.translator();
    }

    /** The table in full, every name split and every axiom guarded: what needs no reasoner to be found. */
    public Translation fullTranslation() {
        return table().guards() ? translated(Split.everything()) : plainTranslation();
    }

    /** Every name split, nothing guarded. */
    public Translation plainTranslation() {
        return translated(table().splits() ? Split.allNames() : Split.nothing());
    }

    private Translation translated(Split split) {
        return translator().translate(problem.source(), split);
    }

    /** How many classes the source has. */
    public int classCount() {
        return signature().classes().size();
    }

    /** How many named individuals the source has. */
    public int individualCount() {
        return signature().individuals().size();
    }

    /** The name of the engine that was used, once one was. */
    public Optional<String> reasoner() {
        return problem.known().map(solution -> solution.theory().engine().name());
    }

    /** The axioms that the logic has no reading of, each with the reason. */
    public Map<OWLAxiom, String> leftOut() {
        return problem.known().map(solution -> solution.translation().leftOut()).orElse(Map.of());
    }

    /** One line each: what the engine or the logic leaves out. */
    public List<String> warnings() {
        return problem.warnings();
    }

    /** The class hierarchy over the source's names. */
    public Taxonomy taxonomy() {
        return problem.taxonomy();
    }

    /** The classes whose every instance would be in conflict, and those that were unsatisfiable. */
    public Set<OWLClass> conflicting() {
        if (!table().guards()) {
            return problem.solver().incoherence(problem.consistentSolution()).incoherence().classes();
        }
        Solution current = problem.solution();
        if (current.split().isNothing()) {
            return Set.of();
        }
        var clash = new ClassClash(current, taxonomy(), signature().classes());
        return signature().classes().stream()
            .filter(c -> clash.about(c).isPresent() || wasUnsatisfiable(c)).collect(Collectors.toSet());
    }

    private boolean wasUnsatisfiable(OWLClass c) {
        return problem.solver().incoherent().stream().anyMatch(classes -> classes.incoherence().classes().contains(c));
    }

    /** The hierarchies of the object and data properties over the source's names. */
    public PropertyHierarchy properties() {
        return PropertyHierarchy.of(problem.consistentSolution(), signature());
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
        return new Realizer(signature(), problem.consistentSolution(), classes, new Facts(problem.solution()));
    }

    /** What is told true, as a classical reasoner would answer. */
    public ToldTrue toldTrue() {
        if (toldTrue == null) {
            toldTrue = new ToldTrue(this, problem);
        }
        return toldTrue;
    }

    /** What is told of a sentence. */
    public Answer ask(OWLAxiom sentence) {
        Solution current = problem.consistentSolution();
        if (islands == null && signature().individuals().size() >= MANY) {
            islands = new IslandAsker(problem, current);
        }
        Answer answer = Optional.ofNullable(islands).flatMap(asker -> asker.ask(sentence))
            .orElseGet(() -> new Asker(current).ask(sentence));
        return noted(answer, current);
    }

    private Answer noted(Answer answer, Solution current) {
        AnswerWarnings.of(answer, current, table().guards()).forEach(problem::warn);
        return answer;
    }

    /** What is told of a sentence, and why: up to {@code limit} justifications for true and for false each. */
    public Explanation explain(OWLAxiom sentence, int limit) {
        Explanation explanation = explainer().explain(sentence, limit);
        noted(explanation.answer(), problem.consistentSolution());
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
        Solution current = problem.consistentSolution();
        return new Explainer(new Asker(current), problem.solver().justifier(current), problem.relevance());
    }

    /** Whether it has consequences to speak of also where the ontology is inconsistent. */
    public boolean speaksThroughConflicts() {
        return table().guards() || problem.solution().theory().isConsistent();
    }

    /** The subsumptions and types that follow. */
    private Consequences consequences() {
        if (consequences == null) {
            consequences = new Consequences(problem.consistentSolution(), taxonomy(), signature());
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
        problem.solution(); // the search for it finds out what is to be looked at
        return table().splitting() == Splitting.CONFLICTS && problem.solver().isCoherentWithout(axioms);
    }

    private Impacts impacts() {
        if (impacts == null) {
            impacts = new Impacts(problem, consequences(), Impacts.PATIENCE);
        }
        return impacts;
    }

    /**
     * How inconsistent and how incomplete the ontology is, in its four-valued models: under {@code fde}, whatever the
     * logic.
     */
    public Measures measures() {
        if (measures == null) {
            measures = Measures.of(this, problem);
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
        Verdict verdict = new Checker(problem, limit).check(most);
        if (verdict.isComplete()) {
            verdicts.put(limit, verdict);
        }
        return verdict.first(most);
    }

    /** Over the same ontology, under other settings. */
    Reasoning under(Settings others) {
        return new Reasoning(problem.under(others));
    }

    /** What is reasoned over; for who looks further than the questions here. */
    public Problem problem() {
        return problem;
    }

    private Table table() {
        return problem.settings().table();
    }

    private Signature signature() {
        return problem.signature();
    }

    @Override
    public void close() {
        if (toldTrue != null) {
            toldTrue.close();
            toldTrue = null;
        }
        problem.close();
    }
}
