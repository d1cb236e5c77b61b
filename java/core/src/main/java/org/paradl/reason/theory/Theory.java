package org.paradl.reason.theory;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Datatypes;
import org.paradl.engine.Engine;
import org.paradl.engine.Entities;
import org.paradl.engine.Parts;
import org.paradl.engine.Progress;
import org.paradl.engine.Rewriting;
import org.paradl.engine.hermit.OfOne;
import org.paradl.reason.module.Relevance;
import org.paradl.translate.Build;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.OWLAnnotationAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDeclarationAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLNegativeDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectOneOf;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Classical axioms with an engine over them, which starts when it is first asked. Close it: an engine holds threads and
 * memory.
 */
public final class Theory implements AutoCloseable {
    private final Engine engine;
    private final Progress progress;
    private final Collection<OWLAxiom> given;
    private final boolean isExact;
    private Collection<OWLAxiom> axioms;
    private SharedValues values;
    private Theory exact;
    private OpaqueLiterals opaque;
    private OWLOntology ontology;
    private OWLReasoner reasoner;

    /** Nothing is done with the axioms before the first question. */
    public Theory(Collection<OWLAxiom> axioms, Engine engine, Progress progress) {
        this(axioms, engine, progress, false);
    }

    /** @param isExact whether keys are to bind whom they could not bind as far as the axioms go */
    private Theory(Collection<OWLAxiom> axioms, Engine engine, Progress progress, boolean isExact) {
        this.engine = engine;
        this.progress = progress;
        this.given = axioms;
        this.isExact = isExact;
    }

    /** As the engine takes them. */
    private Collection<OWLAxiom> axioms() {
        if (axioms == null) {
            Collection<OWLAxiom> named = OfOne.spelledOut(named(given));
            values = isExact ? SharedValues.UNKNOWN : SharedValues.of(named);
            axioms = engine.taken(Keys.spelledOut(named, values));
        }
        return axioms;
    }

    /** The one to ask about these: itself, unless the values of a key are asked about. */
    public Theory askedAbout(Collection<? extends OWLObject> these) {
        axioms();
        if (!values.areSpokenOf(these)) {
            return this;
        }
        if (exact == null) {
            exact = new Theory(given, engine, progress, true);
        }
        return exact;
    }

    /**
     * Whoever has no name in the axioms has one for engines: they would not list them, and Openllet fails where they
     * are values. In enumerations OWL 2 DL forbids them; there HermiT says so.
     */
    private static Collection<OWLAxiom> named(Collection<OWLAxiom> axioms) {
        List<OWLAxiom> some = axioms.stream().filter(Theory::isOfAnonymous).collect(Collectors.toList());
        return some.isEmpty() || some.stream().anyMatch(Theory::enumeratesAnonymous) ? axioms : axioms.stream()
            .map(axiom -> isOfAnonymous(axiom)
                ? Rewriting.of(axiom.getAxiomWithoutAnnotations(), OWLIndividual.class, Theory::named)
                : axiom)
            .collect(Collectors.toList());
    }

    private static boolean enumeratesAnonymous(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, part -> (part instanceof OWLObjectOneOf || part instanceof OWLObjectHasValue)
            && Entities.hasAnonymous(part));
    }

    private static boolean isOfAnonymous(OWLAxiom axiom) {
        return axiom.isLogicalAxiom() && Entities.hasAnonymous(axiom);
    }

    private static OWLIndividual named(OWLIndividual individual) {
        return individual.isNamed() ? individual
            : Owl.FACTORY.getOWLNamedIndividual(Vocabulary.of(individual.asOWLAnonymousIndividual()));
    }

    /**
     * Openllet loses now and then, by the order it hashes them in, the values of a data property that annotates, too.
     */
    private static boolean concernsEngines(OWLAxiom axiom) {
        return !(axiom instanceof OWLAnnotationAxiom || axiom instanceof OWLDeclarationAxiom
            && ((OWLDeclarationAxiom) axiom).getEntity().isOWLAnnotationProperty());
    }

    public Engine engine() {
        return engine;
    }

    public Progress progress() {
        return progress;
    }

    public OWLReasoner reasoner() {
        if (reasoner == null) {
            reasoner = engine.start(ontology(), progress);
        }
        return reasoner;
    }

    OWLOntology ontology() {
        if (ontology == null) {
            ontology = Owl.ontology(axioms().stream().filter(Theory::concernsEngines).collect(Collectors.toSet()));
        }
        return ontology;
    }

    public boolean isConsistent() {
        OWLReasoner started = reasoner();
        return engine.run(started::isConsistent);
    }

    /** Those of the classes that can have no instance; without a class hierarchy where that would be dearer. */
    public Set<OWLClass> unsatisfiable(Collection<OWLClass> classes) {
        if (classes.isEmpty()) {
            return new LinkedHashSet<>();
        }
        OWLReasoner started = reasoner();
        return engine.run(() -> classifiesCheaply() ? listed(classes, started)
            : engine.ofClasses(started, (asked, by) -> asked.classifiesCheaply(by) ? listed(classes, by)
                : tested(classes, asked, by)));
    }

    private static Set<OWLClass> listed(Collection<OWLClass> classes, OWLReasoner by) {
        var unsatisfiable = new LinkedHashSet<OWLClass>(classes);
        unsatisfiable.retainAll(by.getUnsatisfiableClasses().getEntities());
        return unsatisfiable;
    }

    private Set<OWLClass> tested(Collection<OWLClass> classes, Engine asked, OWLReasoner by) {
        return Satisfiability.unsatisfiable(classes, new Relevance(axioms()), some -> {
            progress.checkCancelled();
            return asked.areSatisfiable(by, some);
        });
    }

    /** Whether the class expression can have an instance. */
    public boolean isSatisfiable(OWLClassExpression c) {
        Theory asked = askedAbout(Set.of(c));
        OWLReasoner started = asked.reasoner();
        return engine.run(() -> started.isSatisfiable(c));
    }

    /** Whether each of the classes can have an instance; of several a no is not to be believed. */
    public boolean areSatisfiable(List<? extends OWLClassExpression> classes) {
        return askedAbout(classes).findsSatisfiable(classes);
    }

    private boolean findsSatisfiable(List<? extends OWLClassExpression> classes) {
        OWLReasoner started = reasoner();
        return engine.run(() -> engine.ofClasses(started, (asked, by) -> asked.areSatisfiable(by, classes)));
    }

    /** Whether to find the class hierarchy takes little more than to test each class. */
    public boolean classifiesCheaply() {
        return engine.classifiesCheaply(reasoner());
    }

    /** Whether one model of the ABox is made for all tests of classes. */
    public boolean keepsModel() {
        return engine.keepsModel(reasoner());
    }

    /** Whether to find all instances of classes takes little more than to find out whether there is a model. */
    public boolean findsInstancesCheaply() {
        return engine.findsInstancesCheaply(reasoner());
    }

    /** Finds the class hierarchy now, which answers later questions about classes. */
    public void classify() {
        OWLReasoner started = reasoner();
        engine.run(() -> {
            started.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            return started;
        });
    }

    /** What the engine says of classes, however often it is asked. */
    public <T> T ofClasses(Function<OWLReasoner, T> question) {
        return ofClasses((c, above) -> true, question);
    }

    /** The same where only some classes may be subsumed by others, as {@link Engine#limitSubsumers} has it. */
    public <T> T ofClasses(BiPredicate<OWLClass, OWLClass> possible, Function<OWLReasoner, T> question) {
        OWLReasoner started = reasoner();
        return engine.run(() -> engine.ofClasses(started, (asked, by) -> {
            asked.limitSubsumers(by, possible);
            return question.apply(by);
        }));
    }

    /** Whether the engine cannot do justice to all of these and the axioms at once, though it could to the axioms. */
    public boolean takesInPart(Collection<OWLAxiom> asked) {
        var all = new LinkedHashSet<>(axioms());
        all.addAll(asked);
        var beyond = new HashSet<>(engine.accepting(all).beyondReach(all));
        beyond.removeAll(engine.accepting(axioms()).beyondReach(axioms()));
        return !beyond.isEmpty();
    }

    /** Whether every one of the axioms follows. */
    public boolean entails(Collection<? extends OWLAxiom> wanted) {
        OWLReasoner started = reasoner();
        List<OWLAxiom> all = wanted.stream().flatMap(OfOne::spelledOut).collect(Collectors.toList());
        Set<OWLAxiom> ofValues = all.stream().filter(this::mayFollowFromNoToldValue).collect(Collectors.toSet());
        return engine.run(() -> all.stream().filter(axiom -> !ofValues.contains(axiom))
                .allMatch(axiom -> isListed(axiom) || engine.entails(started, axiom)))
            && ofValues.stream().allMatch(this::followsFromAnyValue);
    }

    /** That somebody has a value follows only where it is told. */
    private boolean mayFollowFromNoToldValue(OWLAxiom axiom) {
        return !(axiom instanceof OWLDataPropertyAssertionAxiom) && values.areSpokenOf(Set.of(axiom));
    }

    private boolean followsFromAnyValue(OWLAxiom axiom) {
        return axiom instanceof OWLNegativeDataPropertyAssertionAxiom ? !isConsistentWith(Set.of(told(axiom)))
            : askedAbout(Set.of(axiom)).entails(Set.of(axiom));
    }

    private static OWLAxiom told(OWLAxiom denied) {
        var fact = (OWLNegativeDataPropertyAssertionAxiom) denied;
        return Owl.FACTORY.getOWLDataPropertyAssertionAxiom(fact.getProperty(), fact.getSubject(), fact.getObject());
    }

    /** The same where nothing else is asked: that an individual is not in all of some classes is refuted at once. */
    boolean entailsAtOnce(Collection<? extends OWLAxiom> wanted) {
        OWLReasoner started = reasoner();
        return denial(wanted).flatMap(denied -> engine.run(() -> engine.allows(started, Set.of(denied))))
            .map(allowed -> !allowed).orElseGet(() -> entails(wanted));
    }

    /** That these are not all so, where they say of one individual which classes it is in. */
    private static Optional<OWLAxiom> denial(Collection<? extends OWLAxiom> wanted) {
        List<OWLClassAssertionAxiom> types = wanted.stream().filter(OWLClassAssertionAxiom.class::isInstance)
            .map(OWLClassAssertionAxiom.class::cast).filter(type -> type.getClassExpression().isNamed())
            .collect(Collectors.toList());
        Set<OWLIndividual> of = types.stream().map(OWLClassAssertionAxiom::getIndividual).collect(Collectors.toSet());
        return types.size() < wanted.size() || of.size() != 1 ? Optional.empty()
            : Optional.of(Owl.FACTORY.getOWLClassAssertionAxiom(new Build(Owl.FACTORY)
                .and(types.stream().map(OWLClassAssertionAxiom::getClassExpression).collect(Collectors.toList()))
                .getObjectComplementOf(), of.iterator().next()));
    }

    /** The values that the engine lists, as the axioms have them; to be called in its {@link Engine#run}. */
    public Set<OWLLiteral> literals(OWLNamedIndividual subject, OWLDataProperty property) {
        if (opaque == null) {
            opaque = new OpaqueLiterals(axioms());
        }
        return opaque.asWritten(reasoner().getDataPropertyValues(subject, property));
    }

    /** A literal of a datatype outside OWL 2 may be any value for HermiT, which so denies what it lists. */
    private boolean isListed(OWLAxiom axiom) {
        if (!(axiom instanceof OWLDataPropertyAssertionAxiom)) {
            return false;
        }
        var fact = (OWLDataPropertyAssertionAxiom) axiom;
        return !Datatypes.isOwl2(fact.getObject().getDatatype()) && fact.getSubject().isNamed()
            && literals(fact.getSubject().asOWLNamedIndividual(), fact.getProperty().asOWLDataProperty())
                .contains(fact.getObject());
    }

    /** Whether the class has an instance in every model: without instances there would be none. */
    public boolean isInhabited(OWLClassExpression c) {
        return !isConsistentWith(Set.of(Owl.FACTORY.getOWLSubClassOfAxiom(c, Owl.FACTORY.getOWLNothing())));
    }

    /** Whether the axioms have a model in which these assertions hold too. */
    public boolean allows(Collection<OWLAxiom> assertions) {
        OWLReasoner started = reasoner();
        Optional<Boolean> known = values.areSpokenOf(assertions) ? Optional.empty()
            : engine.run(() -> engine.allows(started, assertions));
        return known.orElseGet(() -> isConsistentWith(assertions));
    }

    /** The classes that individuals are in in one model: they need be in no others; empty where none is shown. */
    public Optional<Map<OWLNamedIndividual, Set<OWLClass>>> typesInAModel() {
        OWLReasoner started = reasoner();
        return engine.run(() -> engine.typesInAModel(started));
    }

    private boolean isConsistentWith(Collection<OWLAxiom> more) {
        var all = new HashSet<>(given);
        all.addAll(more);
        try (Theory theory = new Theory(all, engine, progress)) {
            return theory.isConsistent();
        }
    }

    @Override
    public void close() {
        if (reasoner != null) {
            progress.unwatch(reasoner);
            reasoner.dispose();
        }
        if (exact != null) {
            exact.close();
        }
    }
}
