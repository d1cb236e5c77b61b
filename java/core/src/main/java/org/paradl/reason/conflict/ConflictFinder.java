package org.paradl.reason.conflict;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.reason.classify.ClassClash;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.justify.GoalModules;
import org.paradl.reason.justify.IncoherenceJustifier;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.justify.Subsets;
import org.paradl.reason.module.Names;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.module.Signature;
import org.paradl.reason.solve.Clashes;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Remainder;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the conflicts that follow: every class membership, property value and class that is told both ways, every class
 * that was unsatisfiable, and every clash that had to be covered, each with its justifications.
 */
final class ConflictFinder {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Problem problem;
    private final Relevance source;
    private final Signature signature;
    private final Solution solution;
    private final Table table;
    private final Split split;
    private final int limit;
    private final Clashes clashes;
    private final Justifier justifier;
    private final FirstReasons reasons;
    private final GoalModules modules;
    private final Set<OWLClass> unsatisfiable = new HashSet<>();
    private final Abouts abouts;
    private final List<Conflict> conflicts = new ArrayList<>();
    private final List<Goal> gluts = new ArrayList<>();
    private final Map<Integer, List<Set<OWLAxiom>>> unlike = new HashMap<>();

    /** @param limit how many justifications to find for each conflict */
    ConflictFinder(Problem problem, Solution solution, int limit) {
        this.problem = problem;
        this.source = problem.relevance();
        this.signature = problem.signature();
        this.clashes = problem.clashes();
        this.solution = solution;
        this.table = solution.translator().table();
        this.split = solution.split();
        this.limit = limit;
        this.justifier = problem.solver().justifier(solution);
        this.reasons = new FirstReasons(problem, solution);
        this.modules = justifier.modules(source);
        this.abouts = new Abouts(solution, justifier, signature);
    }

    /** What was found. */
    List<Conflict> conflicts() {
        return Collections.unmodifiableList(conflicts);
    }

    /** What was found when this was stopped, and each clash that it had not come to. */
    List<Conflict> soFar() {
        conflicts.addAll(hardClashes(clash -> !allowsExceptions(clash)));
        Set<OWLEntity> told = conflicts.stream().map(Conflict::subject).collect(Collectors.toSet());
        clashes.ofClasses().forEach((c, clash) -> {
            if (!told.contains(c) && !allowsExceptions(clash)) {
                conflicts.add(Conflict.ofClass(c, clash));
            }
        });
        return conflicts();
    }

    void find() {
        var search = new GlutSearch(problem, solution.ofIndividuals(), reasons);
        signature.classes().forEach(name -> search.about(name).forEach(individual -> glut(individual, name)));
        GlutValues values = search.values();
        for (OWLEntity property : signature.properties()) {
            values.subjects(property).forEach(subject -> values.of(subject, property)
                .forEach(object -> conflicts.add(glut(subject, property, object))));
        }
        Map<OWLEntity, Set<Set<OWLAxiom>>> told = conflicts.stream().collect(Collectors.groupingBy(Conflict::subject,
            Collectors.flatMapping(conflict -> conflict.justifications().stream(), Collectors.toSet())));
        search.absurd().forEach(individual -> absurdity(individual, told.getOrDefault(individual, Set.of())));
        for (IncoherenceJustifier classes : problem.solver().incoherent()) {
            classes.incoherence().inOrder().stream().filter(unsatisfiable::add).forEach(c -> unsatisfiable(c, classes));
        }
        classGluts(table.splitting() == Splitting.ALWAYS ? signature.classes() : problem.solver().overlooked());
        Predicate<Set<OWLAxiom>> isConflict = clash -> (!allowsExceptions(clash) || isHard(clash))
            && !makesGlut(clash);
        alike(hardClashes(isConflict), isConflict);
        unlike();
    }

    /** A clash that follows from no more than another conflict does is that conflict; a class alone is no clash. */
    private List<Conflict> hardClashes(Predicate<Set<OWLAxiom>> isConflict) {
        var said = new Subsets<OWLAxiom>();
        conflicts.forEach(conflict -> say(conflict, 1, said));
        var hard = new ArrayList<Conflict>();
        for (Set<OWLAxiom> clash : clashes.ofInconsistency()) {
            if (!said.anyWithin(clash) && isConflict.test(clash)) {
                Conflict conflict = HardClash.conflict(List.of(clash), Optional.empty());
                hard.add(conflict);
                say(conflict, 1, said);
            }
        }
        return hard;
    }

    /** With the clashes that say the same, and that no other conflict is the reason of. */
    private void alike(List<Conflict> hard, Predicate<Set<OWLAxiom>> isConflict) {
        var others = new OtherClashes(problem, limit,
            clash -> List.of(HardClash.conflict(List.of(clash), Optional.empty())));
        var said = new Subsets<OWLAxiom>();
        Stream.concat(conflicts.stream(), hard.stream()).forEach(conflict -> say(conflict, limit, said));
        for (Conflict conflict : hard) {
            var all = new ArrayList<>(conflict.justifications());
            others.besides(all.get(0)).stream()
                .filter(clash -> !said.anyWithin(clash) && isConflict.test(clash))
                .forEach(clash -> {
                    all.add(clash);
                    said.add(clash);
                });
            conflicts.add(conflict.because(all));
        }
    }

    private static void say(Conflict conflict, int most, Subsets<OWLAxiom> said) {
        if (conflict.kind() != Conflict.Kind.CLASS) {
            conflict.justifications().stream().limit(most).forEach(said::add);
        }
    }

    private void unsatisfiable(OWLClass c, IncoherenceJustifier classes) {
        report();
        List<Set<OWLAxiom>> justifications = classes.justifications(c, limit);
        Optional<OWLClass> about = abouts.of(c, justifications.get(0), classes);
        if (about.isPresent() || justifications.stream().anyMatch(clash -> !allowsExceptions(clash))) {
            conflicts.add(new Conflict(Conflict.Kind.CLASS, c, about.flatMap(name -> predicate(c, name)),
                Optional.empty(), justifications));
        }
    }

    private void classGluts(Collection<OWLClass> among) {
        List<OWLClass> names = among.stream().filter(name -> !unsatisfiable.contains(name)).sorted()
            .collect(Collectors.toList());
        if (names.isEmpty()) {
            return;
        }
        ClassClash clash = names.size() > signature.classes().size() / 2
            ? new ClassClash(solution, problem.taxonomy(), names) : clashOf(names);
        names.forEach(name -> clash.about(name).ifPresent(about -> conflicts.add(glut(name, about, clash))));
    }

    /** Of few classes their part of the hierarchy, where it can be told apart. */
    private ClassClash clashOf(List<OWLClass> names) {
        Optional<Remainder> all = problem.solver().remainder(solution);
        if (all.isEmpty()) {
            return new ClassClash(solution, problem.taxonomy(), names);
        }
        Set<OWLClass> sides = names.stream().map(name -> side(name, table.trueChannel())).collect(Collectors.toSet());
        try (Theory some = all.get().about(sides, Set.of())) {
            return new ClassClash(solution, Taxonomy.of(some, signature::has), names);
        }
    }

    private boolean allowsExceptions(Set<OWLAxiom> clash) {
        return clash.stream().anyMatch(problem::allowsExceptions);
    }

    /** Whether it clashes however its names are told. */
    private boolean isHard(Set<OWLAxiom> clash) {
        Translation split = solution.translator().translate(clash, Split.allNames());
        return justifier.of(split).follows(Goal.inconsistency(), clash);
    }

    /** Whether a class or value of an individual is both because of it, and not just what is said of it in all. */
    private boolean makesGlut(Set<OWLAxiom> clash) {
        Set<OWLEntity> names = Entities.in(clash);
        names.addAll(Names.ofIndividuals(clash));
        return gluts.stream()
            .anyMatch(glut -> names.containsAll(glut.signature()) && justifier.follows(glut, clash));
    }

    /** Every instance of the class would be a glut, or in conflict. */
    private Conflict glut(OWLClass name, OWLClass about, ClassClash clash) {
        var inclusions = new ArrayList<OWLAxiom>(List.of(FACTORY.getOWLSubClassOfAxiom(name, about)));
        if (!about.equals(ClassClash.ABSURD)) {
            inclusions.add(FACTORY.getOWLSubClassOfAxiom(name, clash.refuted(about)));
        }
        return new Conflict(Conflict.Kind.CLASS, name, predicate(name, about), Optional.empty(),
            justify(about.equals(ClassClash.ABSURD) ? "absurd class" : "class", List.of(name, about),
                inclusions.toArray(OWLAxiom[]::new)));
    }

    static Optional<OWLEntity> predicate(OWLClass name, OWLClass about) {
        return about.equals(name) || about.equals(ClassClash.ABSURD) ? Optional.empty() : Optional.of(about);
    }

    private void glut(OWLNamedIndividual individual, OWLClass name) {
        Goal both = goal(List.of(individual, name),
            FACTORY.getOWLClassAssertionAxiom(side(name, table.trueChannel()), individual),
            FACTORY.getOWLClassAssertionAxiom(side(name, table.falseChannel()), individual));
        gluts.add(both);
        conflicts.add(new Conflict(Conflict.Kind.CLASS_ASSERTION, individual, Optional.of(name), Optional.empty(),
            justify(FirstReasons.TYPE, List.of(individual, name), both)));
    }

    private Conflict glut(OWLNamedIndividual subject, OWLEntity property, OWLObject object) {
        var about = new ArrayList<OWLEntity>(List.of(subject, property));
        boolean named = object instanceof OWLNamedIndividual;
        if (named) {
            about.add((OWLNamedIndividual) object);
        }
        Goal both = goal(about, assertion(side(property, table.trueChannel()), subject, object),
            assertion(side(property, table.falseChannel()), subject, object));
        gluts.add(both);
        return new Conflict(Conflict.Kind.PROPERTY_ASSERTION, subject, Optional.of(property), Optional.of(object),
            justify(named ? "fact" : "value " + object, about, both));
    }

    private static OWLAxiom assertion(OWLEntity property, OWLNamedIndividual subject, OWLObject object) {
        return property.isOWLObjectProperty()
            ? FACTORY.getOWLObjectPropertyAssertionAxiom(property.asOWLObjectProperty(), subject,
                (OWLIndividual) object)
            : FACTORY.getOWLDataPropertyAssertionAxiom(property.asOWLDataProperty(), subject, (OWLLiteral) object);
    }

    /**
     * Somebody may be in conflict for several reasons that say something else, of which one gives it its name. That
     * what is said of them cannot all be true is nothing more where a class or value of theirs is both because of it.
     *
     * @param told because of what these are
     */
    private void absurdity(OWLNamedIndividual individual, Set<Set<OWLAxiom>> told) {
        List<OWLNamedIndividual> about = List.of(individual);
        Goal absurd = goal(about, FACTORY.getOWLClassAssertionAxiom(ClassClash.ABSURD, individual));
        Predicate<Set<OWLAxiom>> saysMore = one -> !told.contains(one)
            || clash(individual, one).kind() != Conflict.Kind.CLASS_ASSERTION;
        List<Set<OWLAxiom>> found = justify(FirstReasons.ABSURD, about, absurd);
        List<Set<OWLAxiom>> first = found.stream().filter(saysMore).collect(Collectors.toList());
        if (first.isEmpty() && !found.isEmpty()) {
            return;
        }
        Conflict conflict = HardClash.conflict(first, Optional.of(individual));
        Predicate<Set<OWLAxiom>> isLike = one -> saysMore.test(one) && clash(individual, one).isLike(conflict);
        Map<Boolean, List<Set<OWLAxiom>>> all = OfAKind.justifications(limit, isLike, first,
                (most, known) -> others(FirstReasons.ABSURD, about, absurd, most, known))
            .stream().collect(Collectors.partitioningBy(isLike));
        unlike.put(conflicts.size(), all.get(false));
        conflicts.add(conflict.because(all.get(true).stream().limit(limit).collect(Collectors.toList())));
    }

    private static Conflict clash(OWLNamedIndividual individual, Set<OWLAxiom> because) {
        return HardClash.conflict(List.of(because), Optional.of(individual));
    }

    /** Those that no other conflict is told because of, whatever they say. */
    private void unlike() {
        Set<Set<OWLAxiom>> told = conflicts.stream().flatMap(conflict -> conflict.justifications().stream())
            .collect(Collectors.toSet());
        unlike.forEach((place, justifications) -> conflicts.set(place, conflicts.get(place).because(
            Stream.concat(conflicts.get(place).justifications().stream(),
                justifications.stream().filter(one -> !told.contains(one))).limit(limit)
                .collect(Collectors.toList()))));
    }

    private List<Set<OWLAxiom>> justify(String kind, List<? extends OWLEntity> about, OWLAxiom... axioms) {
        return justify(kind, about, goal(about, axioms));
    }

    private Goal goal(List<? extends OWLEntity> about, OWLAxiom... axioms) {
        return Goal.entailment(Stream.of(axioms).map(solution.translation()::said).collect(Collectors.toList()), about);
    }

    /** @param kind what the goal says, but for the names that it is about */
    private List<Set<OWLAxiom>> justify(String kind, List<? extends OWLEntity> about, Goal goal) {
        report();
        Optional<Set<OWLAxiom>> found = reasons.find(kind, about, goal);
        found.ifPresent(clashes::remember);
        return limit == 1 || found.isEmpty() ? found.stream().collect(Collectors.toList())
            : others(kind, about, goal, limit, List.of(found.get()));
    }

    /** @param known those that come first */
    private List<Set<OWLAxiom>> others(String kind, List<? extends OWLEntity> about, Goal goal, int most,
            List<Set<OWLAxiom>> known) {
        return justifier.justifications(goal, modules.of(about), most, known, reasons.others(kind, about, goal));
    }

    private void report() {
        solution.theory().progress().report("justify", conflicts.size(), 0);
    }

    private <E extends OWLEntity> E side(E name, String channel) {
        return solution.translator().side(name, channel, split);
    }
}
