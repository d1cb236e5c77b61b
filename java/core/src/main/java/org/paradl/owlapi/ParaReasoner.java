package org.paradl.owlapi;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.ParadlException;
import org.paradl.engine.Entities;
import org.paradl.engine.MavenVersion;
import org.paradl.engine.Parts;
import org.paradl.reason.Reasoning;
import org.paradl.reason.ToldTrue;
import org.paradl.reason.ask.Told;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.reason.justify.Explanation;
import org.paradl.translate.Statements;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.reasoner.*;
import org.semanticweb.owlapi.util.Version;

/**
 * An OWLAPI reasoner that speaks through conflicts. What OWLAPI's own methods answer is what is <em>told true</em>:
 * under the logic {@code adaptive} the classical answer, but for what a contradiction touches. So {@link #isConsistent}
 * is whether the ontology has a model under the logic, {@link #getUnsatisfiableClasses} what still can have no instance
 * there, {@link #isEntailed} whether an axiom is told true. What is told false, what is in conflict and why, the
 * methods beyond the interface say: {@link #value}, {@link #check}, {@link #conflicts}, {@link #conflictingClasses},
 * {@link #explain}.
 *
 * <p>One question is answered at a time; {@link #interrupt} may be called from any thread.
 */
public final class ParaReasoner extends ToldTrueReasoner {
    static final String NAME = "ParaDL";

    private static final Set<InferenceType> PRECOMPUTABLE = EnumSet.of(InferenceType.CLASS_HIERARCHY,
        InferenceType.OBJECT_PROPERTY_HIERARCHY, InferenceType.DATA_PROPERTY_HIERARCHY, InferenceType.CLASS_ASSERTIONS);

    private final OWLOntology root;
    private final ParaConfiguration configuration;
    private final BufferingMode buffering;
    private final Changes changes;
    private final Questions questions;
    private final Set<InferenceType> precomputed = EnumSet.noneOf(InferenceType.class);
    private Set<OWLAxiom> axioms = Set.of();
    private Optional<Set<OWLEntity>> names = Optional.empty();
    private Reasoning reasoning;

    ParaReasoner(OWLOntology root, ParaConfiguration configuration, BufferingMode buffering) {
        this.root = root;
        this.configuration = configuration;
        this.buffering = buffering;
        this.questions = new Questions(configuration.getTimeOut(), configuration.getProgressMonitor());
        this.changes = new Changes(root, buffering == BufferingMode.NON_BUFFERING);
    }

    // Beyond OWLAPI's interface

    /** Whether the axiom is told true, told false, both or neither. */
    public Told value(OWLAxiom axiom) {
        return ask(axiom, kb -> kb.ask(axiom).told());
    }

    /** The classical verdict and every conflict, each with up to {@code justifications} justifications. */
    public Verdict check(int justifications) {
        return ask(kb -> kb.check(justifications));
    }

    /** What is told true and told false, each with up to {@code justifications} sets of axioms that bring it about. */
    public List<Conflict> conflicts(int justifications) {
        return check(justifications).conflicts();
    }

    /** The classes whose every instance would be in conflict: what takes the place of the unsatisfiable ones. */
    public Set<OWLClass> conflictingClasses() {
        return ask(Reasoning::conflicting);
    }

    /** What is told of the axiom and why: up to {@code justifications} for true and as many for false. */
    public Explanation explain(OWLAxiom axiom, int justifications) {
        return ask(axiom, kb -> kb.explain(axiom, justifications));
    }

    /** One line each: the axioms that the logic has no reading of, or that the engine leaves out. */
    public List<String> warnings() {
        return ask(Reasoning::warnings);
    }

    /** The name of the classical reasoner at work underneath. */
    public String engine() {
        return ask(kb -> {
            kb.translation();
            return kb.reasoner().orElseThrow();
        });
    }

    // Changes and questions

    /** Waits for no question: the next one is answered of the axioms as they are now. */
    @Override
    public void flush() {
        changes.flush();
    }

    private void refresh() {
        Set<OWLAxiom> now = changes.axioms();
        if (axioms != now) {
            axioms = now;
            forget();
        }
    }

    private void forget() {
        if (reasoning != null) {
            reasoning.close();
            reasoning = null;
        }
        names = Optional.empty();
        precomputed.clear();
    }

    private synchronized <T> T ask(Function<Reasoning, T> question) {
        refresh();
        if (reasoning == null) {
            reasoning = new Reasoning(Statements.of(axioms).axioms(), configuration.settings(), questions.progress());
        }
        try {
            return questions.ask(() -> question.apply(reasoning));
        } catch (ParadlException | InconsistentOntologyException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            // An engine that was stopped midway is not to be trusted with the next question.
            forget();
            throw e;
        }
    }

    private <T> T ask(OWLObject about, Function<Reasoning, T> question) {
        requireKnown(about);
        return ask(question);
    }

    @Override
    <T> T toldTrue(Function<ToldTrue, T> question) {
        return ask(kb -> question.apply(kb.toldTrue()));
    }

    @Override
    <T> T toldTrue(OWLObject about, Function<ToldTrue, T> question) {
        return ask(about, kb -> question.apply(kb.toldTrue()));
    }

    @Override
    synchronized void requireKnown(OWLObject about) {
        if (getFreshEntityPolicy() == FreshEntityPolicy.ALLOW) {
            return;
        }
        refresh();
        if (names.isEmpty()) {
            names = Optional.of(Entities.in(axioms));
        }
        Set<OWLEntity> fresh = Entities.in(about).stream()
            .filter(name -> !name.isBuiltIn() && !names.get().contains(name)).collect(Collectors.toSet());
        if (!fresh.isEmpty()) {
            throw new FreshEntitiesException(fresh);
        }
    }

    @Override
    public void interrupt() {
        questions.interrupt();
    }

    @Override
    public synchronized void dispose() {
        changes.close();
        forget();
    }

    // About the reasoner

    @Override
    public String getReasonerName() {
        return NAME;
    }

    @Override
    public Version getReasonerVersion() {
        Matcher numbers = Pattern.compile("(\\d+)\\.(\\d+)\\.(\\d+).*")
            .matcher(MavenVersion.of(ParaReasoner.class, "org.paradl", "paradl-core"));
        return numbers.matches() ? new Version(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)),
            Integer.parseInt(numbers.group(3)), 0) : new Version(0, 0, 0, 0);
    }

    @Override
    public BufferingMode getBufferingMode() {
        return buffering;
    }

    @Override
    public List<OWLOntologyChange> getPendingChanges() {
        return changes.pending();
    }

    @Override
    public Set<OWLAxiom> getPendingAxiomAdditions() {
        return changes.additions();
    }

    @Override
    public Set<OWLAxiom> getPendingAxiomRemovals() {
        return changes.removals();
    }

    @Override
    public OWLOntology getRootOntology() {
        return root;
    }

    @Override
    public long getTimeOut() {
        return configuration.getTimeOut();
    }

    @Override
    public FreshEntityPolicy getFreshEntityPolicy() {
        return configuration.getFreshEntityPolicy();
    }

    @Override
    public IndividualNodeSetPolicy getIndividualNodeSetPolicy() {
        return configuration.getIndividualNodeSetPolicy();
    }

    @Override
    public Set<InferenceType> getPrecomputableInferenceTypes() {
        return EnumSet.copyOf(PRECOMPUTABLE);
    }

    @Override
    public synchronized boolean isPrecomputed(InferenceType type) {
        refresh();
        return precomputed.contains(type);
    }

    @Override
    public synchronized void precomputeInferences(InferenceType... types) {
        for (InferenceType type : types) {
            if (PRECOMPUTABLE.contains(type) && !isPrecomputed(type)) {
                ask(kb -> precompute(type, kb.toldTrue()));
                precomputed.add(type);
            }
        }
    }

    private boolean precompute(InferenceType type, ToldTrue told) {
        switch (type) {
            case CLASS_HIERARCHY: return told.classes() != null;
            case OBJECT_PROPERTY_HIERARCHY: return told.objectProperties() != null;
            case DATA_PROPERTY_HIERARCHY: return told.dataProperties() != null;
            default: return told.individuals().stream().allMatch(i -> told.types(i, false) != null);
        }
    }

    // Entailment

    /** Whether there is a model under the logic: always, but under {@code classical} and {@code k3}. */
    @Override
    public boolean isConsistent() {
        return ask(Reasoning::speaksThroughConflicts);
    }

    /**
     * Whether the axiom is told true; one that is no logical axiom, whether the ontology has it. An anonymous
     * individual is the ontology's own.
     *
     * @throws UnsupportedEntailmentTypeException also where the ontology has no such anonymous individual
     */
    @Override
    public boolean isEntailed(OWLAxiom axiom) {
        if (!axiom.isLogicalAxiom()) {
            return changes.axioms().contains(axiom);
        }
        if (!isEntailmentCheckingSupported(axiom.getAxiomType()) || isOfAnotherSomebody(axiom)) {
            throw new UnsupportedEntailmentTypeException(axiom);
        }
        return value(axiom).isTrue();
    }

    /** Whose anonymous individual the ontology does not have says that there is one, which is another question. */
    private boolean isOfAnotherSomebody(OWLAxiom axiom) {
        return Entities.hasAnonymous(axiom) && !Parts.ofKind(changes.axioms().stream(), OWLAnonymousIndividual.class)
            .containsAll(Parts.ofKind(Stream.of(axiom), OWLAnonymousIndividual.class));
    }

    @Override
    public boolean isEntailed(Set<? extends OWLAxiom> axioms) {
        return axioms.stream().allMatch(this::isEntailed);
    }

    @Override
    public boolean isEntailmentCheckingSupported(AxiomType<?> type) {
        return type != AxiomType.SWRL_RULE && type != AxiomType.HAS_KEY && type != AxiomType.DATATYPE_DEFINITION;
    }
}
