package org.paradl.reason.conflict;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.reason.classify.ClassClash;
import org.paradl.reason.classify.GroupTests;
import org.paradl.reason.justify.Template;
import org.paradl.reason.module.FactKinds;
import org.paradl.reason.module.Names;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.realize.Facts;
import org.paradl.reason.solve.Problem;
import org.paradl.reason.theory.Goal;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.table.Table;
import org.paradl.table.Table.Splitting;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the individuals that are told to be in a class and not to be in it. Where the engine finds all instances of
 * classes cheaply, or everything is split, it is asked for those. Elsewhere the individuals of the clashes are tried,
 * and then whether all the others can be without a glut at once; where they cannot, each half of them. In a large
 * ontology, and with nominals, an individual is first tried with the axioms nearest to it alone. What one model shows
 * to be no glut is not tried.
 */
final class GlutSearch {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final int FEW = 8;

    private final Problem problem;
    private final Solution solution;
    private final Facts facts;
    private final Table table;
    private final Nearby nearby;
    private final FirstReasons reasons;
    private final boolean hasIndividuals;
    private final Set<OWLClass> split;
    private final Optional<Map<OWLNamedIndividual, Set<OWLClass>>> gluts;
    private FactKinds kinds;
    private Optional<Map<OWLNamedIndividual, Set<OWLClass>>> model;

    GlutSearch(Problem problem, Solution solution) {
        this(problem, solution, new FirstReasons(problem, solution));
    }

    /** @param reasons know the justifications that were looked for by the way */
    GlutSearch(Problem problem, Solution solution, FirstReasons reasons) {
        this.problem = problem;
        this.solution = solution;
        this.facts = new Facts(solution);
        this.table = solution.translator().table();
        this.nearby = new Nearby(problem, solution);
        this.reasons = reasons;
        this.hasIndividuals = !problem.signature().individuals().isEmpty()
            || problem.source().stream().anyMatch(Relevance::isABox);
        this.split = problem.signature().classes().stream().filter(c -> facts.speaks(c, table.falseChannel()))
            .collect(Collectors.toCollection(LinkedHashSet::new));
        this.gluts = asksForInstances() ? Optional.empty() : Optional.of(search());
    }

    /** With every name split, the class hierarchy is needed in any case, and most gluts are in no clash. */
    private boolean asksForInstances() {
        return table.splitting() == Splitting.ALWAYS || solution.theory().findsInstancesCheaply();
    }

    /** The individuals that are gluts about the class. */
    Set<OWLNamedIndividual> about(OWLClass name) {
        if (!hasIndividuals || !split.contains(name)) {
            return Set.of();
        }
        return new TreeSet<>(gluts.map(found -> about(name, found)).orElseGet(() -> facts.gluts(name)));
    }

    /** The individuals that a guard lets be in conflict. */
    Set<OWLNamedIndividual> absurd() {
        if (!hasIndividuals || !solution.split().guardsAny()) {
            return Set.of();
        }
        return new TreeSet<>(gluts.map(found -> about(ClassClash.ABSURD, found))
            .orElseGet(() -> facts.instances(ClassClash.ABSURD)));
    }

    /** The values of properties that individuals are told to have and not to have. */
    GlutValues values() {
        return new GlutValues(problem, solution, facts, nearby, gluts.map(Map::keySet));
    }

    private static Set<OWLNamedIndividual> about(OWLClass name, Map<OWLNamedIndividual, Set<OWLClass>> gluts) {
        return gluts.keySet().stream().filter(individual -> gluts.get(individual).contains(name))
            .collect(Collectors.toSet());
    }

    /**
     * The few individuals of most clashes one by one, but for those that turn out to be like others; of a crowd first
     * who cannot do without a glut.
     */
    private Map<OWLNamedIndividual, Set<OWLClass>> search() {
        var found = new TreeMap<OWLNamedIndividual, Set<OWLClass>>();
        var asked = new HashSet<OWLNamedIndividual>();
        problem.clashes().sets().map(Names::ofIndividuals).filter(few -> few.size() <= FEW)
            .flatMap(Set::stream).distinct().filter(individual -> !found.containsKey(individual))
            .forEach(individual -> {
                found.put(individual, new HashSet<>());
                ask(individual, found, asked);
            });
        Stream<OWLNamedIndividual> all =
            Stream.concat(problem.signature().individuals().stream(), Names.nameless(problem.source()));
        List<OWLNamedIndividual> open = all.sorted()
            .filter(individual -> aboutWhich(individual, model()).findAny().isPresent()).collect(Collectors.toList());
        search(open, found, asked);
        return found;
    }

    /**
     * Halves those who cannot all be without one more: where two of them need one between them, neither need have it.
     * Of few, what is around each is cheaper to ask.
     *
     * @param asked those of whom the part around them has told all that it can
     */
    private void search(List<OWLNamedIndividual> among, Map<OWLNamedIndividual, Set<OWLClass>> found,
            Set<OWLNamedIndividual> asked) {
        if (among.isEmpty() || canAllBeWithoutMore(among, found)) {
            return;
        }
        if (among.size() <= FEW && !asked.containsAll(among)) {
            among.stream().filter(one -> !asked.contains(one)).forEach(one -> ask(one, found, asked));
            search(among, found, asked);
            return;
        }
        if (among.size() == 1) {
            OWLNamedIndividual only = among.get(0);
            gluts(only, solution.theory()).forEach(name -> add(only, name, found));
            return;
        }
        int half = among.size() / 2;
        search(among.subList(0, half), found, asked);
        search(among.subList(half, among.size()), found, asked);
    }

    /** What the part around the individual tells of it, and so of others. */
    private void ask(OWLNamedIndividual individual, Map<OWLNamedIndividual, Set<OWLClass>> found,
            Set<OWLNamedIndividual> asked) {
        asked.add(individual);
        soonFound(individual).forEach(name -> add(individual, name, found));
    }

    /** With those of whom as much is told: each need not be found out to be a glut on its own. */
    private void add(OWLNamedIndividual individual, OWLClass name, Map<OWLNamedIndividual, Set<OWLClass>> found) {
        if (found.computeIfAbsent(individual, k -> new HashSet<>()).add(name)) {
            List<OWLAxiom> isGlut = sides(name).map(side -> told(side, individual))
                .map(solution.translation()::said).collect(Collectors.toList());
            boolean absurd = name.equals(ClassClash.ABSURD);
            List<OWLEntity> about = absurd ? List.of(individual) : List.of(individual, name);
            String kind = absurd ? FirstReasons.ABSURD : FirstReasons.TYPE;
            reasons.find(kind, about, Goal.entailment(isGlut, about)).ifPresent(because ->
                alike(individual, because).forEach(other ->
                    found.computeIfAbsent(other, k -> new HashSet<>()).add(name)));
        }
    }

    private Stream<OWLNamedIndividual> alike(OWLNamedIndividual individual, Set<OWLAxiom> because) {
        Template template = Template.ofIndividual(individual, because);
        return kinds().like(individual, because).stream().filter(other ->
            template.about(List.of(other), problem.relevance(), axiom -> true, solution.split()).isPresent())
            .map(OWLEntity::asOWLNamedIndividual);
    }

    private FactKinds kinds() {
        if (kinds == null) {
            kinds = new FactKinds(problem.relevance().axioms());
        }
        return kinds;
    }

    private boolean canAllBeWithoutMore(Collection<OWLNamedIndividual> individuals,
            Map<OWLNamedIndividual, Set<OWLClass>> found) {
        return solution.theory().keepsModel()
            ? solution.theory().allows(withoutMore(individuals, found, this::glut))
            : nearby.isConsistentWith(withoutMore(individuals, found, this::sides));
    }

    /** Where the whole theory is dear to ask, what the part around the individual tells, which need not be all. */
    private Set<OWLClass> soonFound(OWLNamedIndividual individual) {
        return nearby.isSmaller() || solution.theory().keepsModel()
            ? nearby.of(individual, theory -> gluts(individual, theory))
            : gluts(individual, solution.theory());
    }

    /** Most are a glut about few classes, so it is asked of many at once whether they can do without. */
    private Set<OWLClass> gluts(OWLNamedIndividual individual, Theory theory) {
        Optional<Map<OWLNamedIndividual, Set<OWLClass>>> model =
            theory == solution.theory() ? model() : theory.typesInAModel();
        List<OWLClass> open = aboutWhich(individual, model).collect(Collectors.toList());
        return new HashSet<>(GroupTests.failing(open, some ->
            theory.allows(some.stream().map(name -> isNotAll(individual, glut(name))).collect(Collectors.toSet()))));
    }

    /** The classes that a model leaves open about the individual. */
    private Stream<OWLClass> aboutWhich(OWLNamedIndividual individual,
            Optional<Map<OWLNamedIndividual, Set<OWLClass>>> model) {
        Optional<Set<OWLClass>> types = model.map(shown -> shown.get(individual));
        Stream<OWLClass> guards = solution.split().guardsAny() ? Stream.of(ClassClash.ABSURD) : Stream.empty();
        return Stream.concat(split.stream(), guards).filter(name -> types.isEmpty()
            || glut(name).allMatch(side -> !side.isNamed() || types.get().contains(side.asOWLClass())));
    }

    private Optional<Map<OWLNamedIndividual, Set<OWLClass>>> model() {
        if (model == null) {
            model = solution.theory().typesInAModel();
        }
        return model;
    }

    /** The classes that a glut about this one is in, as the theory is to be asked. */
    private Stream<OWLClassExpression> glut(OWLClass name) {
        return sides(name).map(solution.translation()::asked);
    }

    /** The same as they are said. */
    private Stream<OWLClass> sides(OWLClass name) {
        return name.equals(ClassClash.ABSURD) ? Stream.of(name)
            : Stream.of(side(name, table.falseChannel()), side(name, table.trueChannel()));
    }

    /** That the individuals are a glut about no other class than those found. */
    private Set<OWLAxiom> withoutMore(Collection<OWLNamedIndividual> individuals,
            Map<OWLNamedIndividual, Set<OWLClass>> found,
            Function<OWLClass, Stream<? extends OWLClassExpression>> glut) {
        return individuals.stream().flatMap(individual ->
            Stream.concat(Stream.of(ClassClash.ABSURD), split.stream())
                .filter(name -> !found.getOrDefault(individual, Set.of()).contains(name))
                .map(name -> isNotAll(individual, glut.apply(name)))).collect(Collectors.toSet());
    }

    private static OWLAxiom isNotAll(OWLNamedIndividual individual, Stream<? extends OWLClassExpression> classes) {
        Set<OWLClassExpression> all = classes.collect(Collectors.toSet());
        OWLClassExpression both = all.size() == 1 ? all.iterator().next() : FACTORY.getOWLObjectIntersectionOf(all);
        return told(both.getObjectComplementOf(), individual);
    }

    private static OWLAxiom told(OWLClassExpression c, OWLNamedIndividual individual) {
        return FACTORY.getOWLClassAssertionAxiom(c, individual);
    }

    private OWLClass side(OWLClass name, String channel) {
        return solution.translator().side(name, channel, solution.split());
    }
}
