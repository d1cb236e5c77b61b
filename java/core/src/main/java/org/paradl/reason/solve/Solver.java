package org.paradl.reason.solve;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Progress;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.justify.IncoherenceJustifier;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.module.Signature;
import org.paradl.reason.module.TiedToFacts;
import org.paradl.reason.theory.Incoherence;
import org.paradl.reason.theory.Remainder;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/**
 * Finds a translation without a clash that splits no more names and guards no more axioms than clashes ask for
 * ({@code semantics.md}, section 3). It ends: each round covers more axioms, and with all of them covered every
 * ontology has a model.
 */
public final class Solver {
    private final Collection<OWLAxiom> source;
    private final Relevance relevance;
    private final List<OWLAxiom> tbox;
    private final Collection<OWLClass> classes;
    private final Set<OWLNamedIndividual> individuals;
    private final Set<OWLAxiom> declarations;
    private final Translator translator;
    private final Settings settings;
    private final Clashes clashes;
    private final Progress progress;
    private boolean inconsistent;
    /** Once somebody wanted to know. */
    private Set<OWLClass> tiedToFacts;
    private IncoherenceJustifier terminological;
    private IncoherenceJustifier incoherent;
    private Optional<Remainder> untouched;

    /** @param clashes takes what is found */
    Solver(Collection<OWLAxiom> source, Relevance relevance, Signature signature, Translator translator,
            Settings settings, Clashes clashes, Progress progress) {
        this.source = source;
        this.relevance = relevance;
        this.tbox = source.stream().filter(axiom -> !Relevance.isABox(axiom)).collect(Collectors.toList());
        this.classes = signature.classes();
        this.individuals = signature.individuals();
        this.declarations = signature.declarations();
        this.translator = translator;
        this.settings = settings;
        this.clashes = clashes;
        this.progress = progress;
    }

    /** The translation as it is under this split, clash or no clash. */
    public Solution asIs(Split split) {
        return of(source, split);
    }

    /** The translation of some axioms under a split. */
    public Solution of(Collection<OWLAxiom> some, Split split) {
        return solution(split, translator.translate(some, split));
    }

    /** The engine is to know every name of the source: the translation may have a refuted side of it alone. */
    private Solution solution(Split split, Translation translation) {
        Engines.Choice choice = engine(translation);
        var axioms = new HashSet<>(declarations);
        axioms.addAll(translation.toReasonOver());
        return new Solution(translator, split, translation, new Theory(axioms, choice.engine(), progress),
            choice.warnings(translation::sourcesOf));
    }

    private Engines.Choice engine(Translation translation) {
        return Engines.choose(settings.reasoner(), translation.toReasonOver(), settings.leavesOutRefused());
    }

    /**
     * Covered until it is consistent and, unless told to let it be, every named class is satisfiable.
     *
     * @param wantsHierarchy whether the class hierarchy will be asked for in any case
     */
    Solution tolerant(Solution initial, boolean wantsHierarchy) {
        inconsistent = !initial.isConsistent();
        if (wantsHierarchy && !inconsistent) {
            initial.theory().classify();
        }
        Solution consistent = inconsistent ? consistent(initial) : initial;
        return settings.keepsUnsatisfiable() ? consistent : coherent(consistent, suspects(initial));
    }

    private Solution consistent(Solution inconsistentOne) {
        Solution solution = inconsistentOne;
        do {
            solution = again(solution, clashesIn(solution));
        } while (!solution.isConsistent());
        return solution;
    }

    /** One cover may hide the clashes of other individuals, so all are looked for before anything is covered. */
    public Set<OWLAxiom> clashesIn(Solution solution) {
        Justifier justifier = justifier(solution);
        Relevance sufficient = solution.aboxModule().map(module -> new Relevance(module.sources())).orElse(relevance);
        if (!settings.isExhaustive()) {
            return new ClashFinder(sufficient, justifier, solution.split(), clashes).find();
        }
        return new EveryClash(justifier, clashes).find(sufficient);
    }

    /**
     * The classes that may be unsatisfiable once the ontology is consistent. Of an inconsistent one all are; without
     * its ABox, where that makes it consistent and neither nominals nor the universal role tie classes to it, those are
     * that the TBox makes so.
     */
    private Collection<OWLClass> suspects(Solution initial) {
        if (!inconsistent || !initial.split().isNothing()) {
            return classes;
        }
        Solution withoutFacts = of(tbox, initial.split());
        try (withoutFacts) {
            if (!withoutFacts.theory().isConsistent()) {
                return classes;
            }
            terminological = new IncoherenceJustifier(
                new Incoherence(withoutFacts.theory().unsatisfiable(classes), relevance), justifier(withoutFacts),
                relevance, initial.split(), () -> true);
            var suspects = new HashSet<>(terminological.incoherence().classes());
            suspects.addAll(tiedToFacts());
            return suspects;
        }
    }

    private Set<OWLClass> tiedToFacts() {
        if (tiedToFacts == null) {
            tiedToFacts = new TiedToFacts(source).among(classes);
        }
        return tiedToFacts;
    }

    private boolean isTiedToFacts() {
        return !tiedToFacts().isEmpty();
    }

    /** Covered until every named class is satisfiable. Covering adds no consequence: a satisfiable class stays so. */
    private Solution coherent(Solution consistent, Collection<OWLClass> suspects) {
        Solution solution = consistent;
        IncoherenceJustifier incoherence = incoherence(solution, suspects);
        incoherent = incoherence;
        while (!incoherence.incoherence().isEmpty()) {
            Set<OWLClass> all = incoherence.incoherence().classes();
            Set<OWLClass> left = settings.isExhaustive() ? all : incoherence.incoherence().roots();
            while (!left.isEmpty()) {
                solution = again(solution, clashesOf(left, incoherence));
                incoherence = incoherence(solution, left);
                left = incoherence.incoherence().classes();
            }
            incoherence = incoherence(solution, all);
        }
        return solution;
    }

    private Set<OWLAxiom> clashesOf(Set<OWLClass> unsatisfiable, IncoherenceJustifier justifier) {
        int limit = settings.isExhaustive() ? Integer.MAX_VALUE : 1;
        var involved = new HashSet<OWLAxiom>();
        for (OWLClass c : unsatisfiable) {
            clashes.add(c, justifier.justification(c));
            Collection<Set<OWLAxiom>> found = justifier.justifications(c, limit);
            found.stream().skip(1).forEach(clash -> clashes.add(c, clash));
            involved.addAll(union(found));
        }
        return involved;
    }

    /** The unsatisfiable classes of a consistent translation. */
    public IncoherenceJustifier incoherence(Solution consistent) {
        return incoherence(consistent, classes);
    }

    private IncoherenceJustifier incoherence(Solution consistent, Collection<OWLClass> among) {
        return new IncoherenceJustifier(new Incoherence(unsatisfiable(consistent, among), relevance),
            justifier(consistent), relevance, consistent.split(), () -> isTerminological(consistent));
    }

    /** Whether classes are unsatisfiable because of the TBox alone: it has models beside that of the facts. */
    private boolean isTerminological(Solution consistent) {
        return consistent.split().isNothing() && !isTiedToFacts();
    }

    /** Most unsatisfiable classes are so because of the TBox, where that is found out sooner than beside the ABox. */
    private Set<OWLClass> unsatisfiable(Solution solution, Collection<OWLClass> among) {
        if (among.isEmpty()) {
            return new HashSet<>();
        }
        Theory theory = solution.theory();
        if (tbox.size() == source.size() || theory.classifiesCheaply() || theory.keepsModel()) {
            return theory.unsatisfiable(among);
        }
        try (Solution withoutFacts = of(tbox, solution.split())) {
            Set<OWLClass> found = withoutFacts.theory().unsatisfiable(among.stream()
                .filter(c -> terminological == null || terminological.incoherence().classes().contains(c))
                .collect(Collectors.toList()));
            found.addAll(theory.unsatisfiable(among.stream().filter(c -> !found.contains(c)
                && (!solution.split().isNothing() || tiedToFacts().contains(c))).collect(Collectors.toList())));
            return found;
        }
    }

    /** Whether the first translation was inconsistent. */
    public boolean wasInconsistent() {
        return inconsistent;
    }

    /** The classes that what made the ontology inconsistent may have spoilt, too, before it was covered. */
    public Collection<OWLClass> overlooked() {
        return !inconsistent || incoherent == null ? List.of() : terminological == null ? classes : tiedToFacts();
    }

    /**
     * The classes that were unsatisfiable before anything was covered for their sake, once that was found out: because
     * of the TBox of an inconsistent ontology, and because of the whole.
     */
    public List<IncoherenceJustifier> incoherent() {
        return Stream.of(terminological, incoherent).filter(Objects::nonNull).collect(Collectors.toList());
    }

    private static Set<OWLAxiom> union(Collection<Set<OWLAxiom>> justifications) {
        return justifications.stream().flatMap(Set::stream).collect(Collectors.toSet());
    }

    private Solution again(Solution old, Set<OWLAxiom> clashing) {
        old.close();
        return asIs(grown(old, clashing));
    }

    /** Each round must cover something new; where a clash is among covered axioms only, all are covered. */
    private Split grown(Solution old, Set<OWLAxiom> clashing) {
        Split split = old.split();
        if (!split.covers(clashing)) {
            return new Companions(source, translator::inclusionOf).in(split.covering(clashing));
        }
        if (split.covers(source)) {
            rejectDefinitions(clashing);
            throw new ParadlException(ParadlException.Kind.UNSUPPORTED, old.theory().engine().name()
                + " says of what has a model that it has none", "try another --reasoner");
        }
        return split.covering(source);
    }

    /** No guard is there for a datatype that is defined more than once, which OWL 2 DL forbids. */
    private static void rejectDefinitions(Set<OWLAxiom> clashing) {
        var defined = new HashSet<OWLDatatype>();
        clashing.stream().filter(OWLDatatypeDefinitionAxiom.class::isInstance)
            .map(axiom -> ((OWLDatatypeDefinitionAxiom) axiom).getDatatype()).filter(datatype -> !defined.add(datatype))
            .findFirst().ifPresent(datatype -> {
                throw new ParadlException(ParadlException.Kind.UNSUPPORTED, "the datatype " + datatype
                    + " is defined more than once, which OWL 2 DL forbids, and by values that differ",
                    "keep one definition");
            });
    }

    /** What is left of it without some axioms; nothing where only a translation of these can tell. */
    public Optional<Remainder> remainder(Solution solution) {
        return remainder(solution.translation(), solution.theory().engine());
    }

    /** An engine that refuses some of the axioms may refuse fewer of those that are left. */
    private Optional<Remainder> remainder(Translation translation, Engine engine) {
        return translation.isPiecemeal() && engine.refused(translation.toReasonOver()).isEmpty()
            ? Optional.of(new Remainder(translation, engine, progress)) : Optional.empty();
    }

    /**
     * Whether without these axioms there is a model, and one for each class; no, too, where only a search through all
     * that is left can tell. What was satisfiable stays so.
     */
    public boolean isCoherentWithout(Set<OWLAxiom> removed) {
        IncoherenceJustifier known = inconsistent ? terminological : incoherent;
        return known != null && !(inconsistent && isTiedToFacts()) && untouched().filter(left ->
            (!inconsistent || isConsistent(left, removed)) && isCoherent(left, known.incoherence().classes(), removed))
            .isPresent();
    }

    private boolean isConsistent(Remainder left, Set<OWLAxiom> removed) {
        try (Theory rest = left.about(individuals, removed)) {
            return rest.isConsistent();
        }
    }

    private static boolean isCoherent(Remainder left, Set<OWLClass> suspects, Set<OWLAxiom> removed) {
        try (Theory rest = left.about(suspects, removed)) {
            return rest.unsatisfiable(suspects).isEmpty();
        }
    }

    private Optional<Remainder> untouched() {
        if (untouched == null) {
            Translation plain = translator.translate(source, Split.nothing());
            untouched = remainder(plain, engine(plain).engine());
        }
        return untouched;
    }

    public Justifier justifier(Solution solution) {
        return new Justifier(solution.translation(), solution.theory().engine(), progress);
    }
}
