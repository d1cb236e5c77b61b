package org.paradl.reason.conflict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.ParadlException;
import org.paradl.reason.justify.IncoherenceJustifier;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.solve.Clashes;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

/** Says what is in conflict, and what a classical reasoner would say. */
public final class Checker {
    private final Problem problem;
    private final int limit;
    private final ClashReader reader;

    /** @param limit how many justifications to find for each conflict */
    public Checker(Problem problem, int limit) {
        this.problem = problem;
        this.limit = limit;
        this.reader = new ClashReader(problem);
    }

    /** @param most how many clashes end the search */
    public Verdict check(int most) {
        problem.clashes().limit(most);
        try {
            switch (problem.settings().table().splitting()) {
                case NEVER: return classical();
                case ALWAYS: return full();
                default: return adaptive();
            }
        } catch (Clashes.Enough e) {
            return soFar(covered(), problem.clashes().ofClasses().keySet());
        } finally {
            problem.clashes().limit(Integer.MAX_VALUE);
        }
    }

    /** The classical verdict is what the search began with. */
    private Verdict adaptive() {
        Solution solution = problem.solution();
        if (problem.isCoarse()) {
            return inTime(solution.split());
        }
        Set<OWLClass> incoherent = problem.solver().wasInconsistent() ? Set.of() : incoherent(solution);
        if (solution.split().isNothing()) {
            return new Verdict(true, incoherent, List.of(), Set.of(), Set.of(), true);
        }
        return verdict(!problem.solver().wasInconsistent(), incoherent, solution);
    }

    private Set<OWLClass> incoherent(Solution solution) {
        List<IncoherenceJustifier> found = problem.solver().incoherent();
        return (found.isEmpty() ? problem.solver().incoherence(solution) : found.get(0)).incoherence().classes();
    }

    /** The classical verdict comes first: most often it is that there is nothing to look for. */
    private Verdict full() {
        var classical = new Classical(problem);
        Verdict verdict = full(classical);
        classical.warnings().stream().filter(warning -> !problem.warnings().contains(warning))
            .forEach(warning -> problem.warn("classically, " + warning));
        return verdict;
    }

    private Verdict full(Classical classical) {
        boolean ships = problem.settings().table().ships();
        boolean isTimed = problem.settings().search().isPresent();
        Solution solution = problem.solution(() -> ships && !isTimed && classical.isCoherent());
        if (problem.isCoarse()) {
            return inTime(solution.split());
        }
        if (ships && classical.isCoherent()) {
            return verdict(true, Set.of(), solution, List.of(), true);
        }
        boolean consistent = classical.isConsistent();
        if (!problem.settings().table().guards()) {
            return verdict(consistent, classical.incoherent(), solution, explosions(solution), true);
        }
        Verdict verdict = verdict(consistent, classical.incoherent(), solution);
        return consistent || !verdict.conflicts().isEmpty() ? verdict
            : verdict(consistent, classical.incoherent(), solution, disjunctive(solution), true);
    }

    private Verdict verdict(boolean consistent, Set<OWLClass> incoherent, Solution solution) {
        var finder = new ConflictFinder(problem, solution, limit);
        boolean complete = isDoneInTime(finder::find);
        return verdict(consistent, incoherent, solution, complete ? finder.conflicts() : finder.soFar(), complete);
    }

    /** Whether it was done within the time for a search, where that is limited. */
    private boolean isDoneInTime(Runnable work) {
        Supplier<Boolean> all = () -> {
            work.run();
            return true;
        };
        return problem.settings().search().map(time -> problem.progress().within(time, all).orElse(false))
            .orElseGet(all);
    }

    private Verdict verdict(boolean consistent, Set<OWLClass> incoherent, Solution solution, List<Conflict> conflicts,
            boolean complete) {
        return new Verdict(consistent, incoherent, Conflict.eachOnce(conflicts, limit),
            solution.split().among(problem.signature().names()), solution.split().guarded(problem.source()), complete);
    }

    private Split covered() {
        boolean startsWhole = problem.settings().table().splitting() == Splitting.CONFLICTS;
        Split least = startsWhole ? Split.nothing() : Split.allNames();
        return least.covering(problem.clashes().axioms());
    }

    /** What was found before the time was up. Where that is nothing, not even whether there is a clash is known. */
    private Verdict inTime(Split split) {
        boolean adaptive = problem.settings().table().splitting() == Splitting.CONFLICTS;
        Set<OWLClass> incoherent = problem.solver().incoherent().stream()
            .flatMap(found -> found.incoherence().classes().stream()).collect(Collectors.toSet());
        boolean knownConsistent = adaptive && !incoherent.isEmpty();
        if (!problem.solver().wasInconsistent() && !knownConsistent) {
            String instead = problem.progress().instead();
            throw new ParadlException(ParadlException.Kind.TIMEOUT,
                "no conflict was found before the time for the search was up, and there may be some",
                "allow more with --timeout, or " + (instead.isEmpty() ? "try another --reasoner" : instead));
        }
        return soFar(split, incoherent);
    }

    /**
     * The clashes that a search had found when it was stopped.
     *
     * @param incoherent the classes that are known to be unsatisfiable
     */
    private Verdict soFar(Split split, Set<OWLClass> incoherent) {
        boolean inconsistent = problem.solver().wasInconsistent() || !problem.clashes().ofInconsistency().isEmpty()
            || problem.settings().table().splitting() == Splitting.ALWAYS
                && !Classical.isConsistent(problem);
        return new Verdict(!inconsistent, inconsistent ? Set.of() : incoherent,
            Conflict.eachOnce(read(), limit), split.among(problem.signature().names()),
            split.guarded(problem.source()), false);
    }

    /** What the axioms of the clashes say; of those that there is no time to read, that they clash. */
    private List<Conflict> read() {
        var readings = new LinkedHashMap<Conflict, Supplier<Conflict>>();
        problem.clashes().ofInconsistency().stream().filter(problem.clashes()::isConflict).forEach(clash ->
            readings.put(HardClash.conflict(List.of(clash), Optional.empty()), () -> reader.conflicts(clash).get(0)));
        problem.clashes().ofClasses().forEach((c, clash) -> {
            if (problem.clashes().isConflict(clash)) {
                readings.put(Conflict.ofClass(c, clash), () -> reader.conflict(c, List.of(clash)));
            }
        });
        var conflicts = new ArrayList<Conflict>();
        isDoneInTime(() -> readings.values().forEach(reading -> conflicts.add(reading.get())));
        readings.keySet().stream().skip(conflicts.size()).forEach(conflicts::add);
        return conflicts;
    }

    /**
     * Where nothing in particular must be a glut, but something must. A material inclusion allows exceptions: no
     * conflict.
     */
    private List<Conflict> disjunctive(Solution solution) {
        Set<OWLAxiom> glutFree = new GlutFree(solution.translator()).axioms(solution.translation());
        if (!binds(solution, glutFree)) {
            return List.of();
        }
        List<OWLAxiom> binding = problem.source().stream().filter(axiom -> !problem.allowsExceptions(axiom))
            .collect(Collectors.toList());
        List<Set<OWLAxiom>> justifications = problem.solver().justifier(solution).with(glutFree)
            .justifications(Goal.inconsistency(), new Relevance(binding), limit);
        return justifications.isEmpty() ? List.of() : List.of(HardClash.conflict(justifications, Optional.empty()));
    }

    private boolean binds(Solution solution, Set<OWLAxiom> glutFree) {
        try (var theory = new Theory(solution.translation().toTestWith(glutFree), solution.theory().engine().forFew(),
                problem.progress())) {
            return !theory.isConsistent();
        }
    }

    private Verdict classical() {
        Solution solution = problem.solution();
        if (!solution.isConsistent()) {
            return new Verdict(false, Set.of(), inconsistency(solution), Set.of(), Set.of(), true);
        }
        IncoherenceJustifier found = problem.solver().incoherence(solution);
        return new Verdict(true, found.incoherence().classes(), conflicts(found), Set.of(), Set.of(), true);
    }

    /** Where nothing is guarded: what makes the theory inconsistent, else the classes that can have no instance. */
    private List<Conflict> explosions(Solution solution) {
        return solution.isConsistent() ? conflicts(problem.solver().incoherence(solution))
            : inconsistency(solution);
    }

    private List<Conflict> inconsistency(Solution solution) {
        problem.clashes().clear();
        problem.solver().clashesIn(solution);
        var others = new OtherClashes(problem, limit, reader::conflicts);
        return Conflict.eachOnce(problem.clashes().ofInconsistency().stream()
            .flatMap(clash -> withAlike(reader.conflicts(clash), others.besides(clash), others))
            .collect(Collectors.toList()), limit);
    }

    /** With the clashes that say the same; what else these say is told of the clash that they were found for. */
    private Stream<Conflict> withAlike(List<Conflict> conflicts, List<Set<OWLAxiom>> clashes, OtherClashes others) {
        return conflicts.stream().map(conflict -> conflict.because(Stream.concat(conflict.justifications().stream(),
            clashes.stream().filter(clash -> others.says(clash, conflict))).collect(Collectors.toList())));
    }

    private List<Conflict> conflicts(IncoherenceJustifier incoherence) {
        return incoherence.incoherence().inOrder().stream()
            .map(c -> reader.conflict(c, incoherence.justifications(c, limit))).collect(Collectors.toList());
    }
}
