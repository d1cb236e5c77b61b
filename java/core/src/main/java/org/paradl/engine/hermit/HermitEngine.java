package org.paradl.engine.hermit;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Excerpt;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Datatypes;
import org.paradl.engine.Engine;
import org.paradl.engine.MavenVersion;
import org.paradl.engine.Monitor;
import org.paradl.engine.Progress;
import org.paradl.engine.Traced;
import org.paradl.engine.hermit.classify.ModelTypes;
import org.paradl.engine.hermit.normalize.EmptyDisjunctions;
import org.paradl.engine.hermit.normalize.EmptyProperties;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.datatypes.MalformedLiteralException;
import org.semanticweb.HermiT.datatypes.UnsupportedDatatypeException;
import org.semanticweb.HermiT.datatypes.UnsupportedFacetException;
import org.semanticweb.HermiT.structural.ObjectPropertyInclusionManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.Node;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * HermiT: a hypertableau reasoner, complete for OWL 2 DL. Datatypes outside the OWL 2 datatype map (xsd:date,
 * xsd:duration, …) are opaque to it: see {@link #beyondReach}.
 *
 * <p>Glimm, Horrocks, Motik, Stoilos, Wang: HermiT: An OWL 2 Reasoner. J. Autom. Reasoning 53 (2014).
 */
public final class HermitEngine implements Engine {
    private static final String NOT_IN_DL =
        "the ontology is not in OWL 2 DL: correct the axiom, or leave it out with --unsupported drop";

    private final HermitRefusals refusals;
    private final boolean leavesOut;
    private final Refutations refutations;

    public HermitEngine() {
        this(HermitRefusals.NONE, false, null);
    }

    /**
     * @param leavesOut whether it leaves out whatever else it refuses, too
     * @param refutations look at what it does; null where nobody does
     */
    private HermitEngine(HermitRefusals refusals, boolean leavesOut, Refutations refutations) {
        this.refusals = refusals;
        this.leavesOut = leavesOut;
        this.refutations = refutations;
    }

    @Override
    public String name() {
        return "hermit";
    }

    @Override
    public String version() {
        return MavenVersion.of(Reasoner.class, "net.sourceforge.owlapi", "org.semanticweb.hermit");
    }

    @Override
    public String licence() {
        return "LGPL-3.0-or-later";
    }

    /**
     * The axioms with a datatype that is neither in the OWL 2 datatype map nor defined by one of the axioms, and those
     * that are left out.
     */
    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        var beyond = new LinkedHashSet<OWLAxiom>(Datatypes.foreign(axioms, Datatypes::isOwl2));
        beyond.addAll(refused(axioms));
        return List.copyOf(beyond);
    }

    @Override
    public Engine accepting(Collection<? extends OWLAxiom> axioms) {
        return new HermitEngine(HermitRefusals.of(axioms, this::startsOver), true, refutations);
    }

    @Override
    public List<OWLAxiom> refused(Collection<? extends OWLAxiom> axioms) {
        return refusals.among(axioms);
    }

    @Override
    public Collection<OWLAxiom> taken(Collection<OWLAxiom> axioms) {
        return refusals.taken(axioms);
    }

    /** To what is reasoned over, a question may add what is refused beside it. */
    @Override
    public Engine forFew() {
        return leavesOut ? this : new HermitEngine(refusals, true, refutations);
    }

    @Override
    public Optional<Traced> traced() {
        var looking = new Refutations();
        return Optional.of(new Traced(new HermitEngine(refusals, leavesOut, looking), looking::names));
    }

    /** A literal that is none of its datatype is no refusal: it is a conflict. */
    private boolean startsOver(Set<OWLAxiom> axioms) {
        try {
            reasoner(Owl.ontology(axioms), configuration()).dispose();
            return true;
        } catch (MalformedLiteralException conflict) {
            return true;
        } catch (RuntimeException raw) {
            if (explain(raw) instanceof ParadlException) {
                return false;
            }
            throw raw;
        }
    }

    private OWLReasoner accepting(OWLOntology ontology, Configuration configuration) {
        try {
            return reasoner(ontology, configuration);
        } catch (RuntimeException raw) {
            Set<OWLAxiom> axioms = ontology.getAxioms(Imports.INCLUDED);
            HermitRefusals found = HermitRefusals.of(axioms, this::startsOver);
            if (found.isEmpty()) {
                throw raw;
            }
            return reasoner(Owl.ontology(found.taken(axioms)), configuration);
        }
    }

    private OWLReasoner strict(OWLOntology ontology, Configuration configuration) {
        try {
            return reasoner(ontology, configuration);
        } catch (UnsupportedDatatypeException | UnsupportedFacetException | IllegalArgumentException raw) {
            String remedy = raw instanceof IllegalArgumentException ? ruledOut(raw)
                : remedy(raw) + ", or leave the axiom out with --unsupported drop";
            Set<OWLAxiom> axioms = ontology.getAxioms(Imports.INCLUDED);
            List<OWLAxiom> refused = HermitRefusals.of(axioms, this::startsOver).among(axioms);
            String first = refused.stream().filter(axiom -> HermitRefusals.mayBeMeant(raw, axiom)).sorted().findFirst()
                .map(axiom -> ", as in " + Excerpt.of(axiom.toString())).orElse("");
            throw unsupported(raw, first + more(refused.size() - 1), remedy);
        }
    }

    private static String more(int others) {
        return others < 1 ? "" : "; " + others + " more " + (others == 1 ? "axiom is" : "axioms are") + " refused";
    }

    private static Configuration configuration() {
        Configuration configuration = new Configuration();
        configuration.ignoreUnsupportedDatatypes = true;
        configuration.bufferChanges = false;
        return configuration;
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        Configuration configuration = configuration();
        configuration.reasonerProgressMonitor = new Monitor(progress);
        configuration.monitor = refutations;
        progress.checkCancelled();
        OWLReasoner reasoner = run(() -> leavesOut ? accepting(ontology, configuration)
            : strict(ontology, configuration));
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }

    /** Without disjunctions one run a class is all; with them HermiT searches for subsumers among the possible ones. */
    @Override
    public boolean classifiesCheaply(OWLReasoner reasoner) {
        return reasoner.isPrecomputed(InferenceType.CLASS_HIERARCHY) || findsInstancesCheaply(reasoner);
    }

    /** With nominals each test needs a model of the ABox. */
    @Override
    public boolean keepsModel(OWLReasoner reasoner) {
        return ((TaughtHermit) reasoner).getDLOntology().hasNominals();
    }

    /** One model of many classes at once may be far dearer than one of each: a clash undoes what is of the others. */
    @Override
    public boolean areSatisfiable(OWLReasoner reasoner, List<? extends OWLClassExpression> classes) {
        return classes.stream().allMatch(OWLClassExpression::isNamed)
            ? ((TaughtHermit) reasoner).areSatisfiable(classes.stream().map(OWLClassExpression::asOWLClass)
                .collect(Collectors.toList()))
            : Engine.super.areSatisfiable(reasoner, classes);
    }

    /** Without disjunctions a model shows all instances; with them each possible one is tried. */
    @Override
    public boolean findsInstancesCheaply(OWLReasoner reasoner) {
        return ((Reasoner) reasoner).getDLOntology().isHorn();
    }

    @Override
    public void learnClasses(OWLReasoner reasoner, OWLReasoner other) {
        ((TaughtHermit) reasoner).learnClasses(other);
    }

    /**
     * One by one it would go by the told class hierarchy, which is many more tests; and for each individual from the
     * bottom of the hierarchy up, which takes it seconds where there are ten thousand classes. The instances of a class
     * it has at hand.
     */
    @Override
    public Map<OWLNamedIndividual, Set<OWLClass>> types(OWLReasoner reasoner,
            Collection<OWLNamedIndividual> individuals) {
        reasoner.precomputeInferences(InferenceType.CLASS_ASSERTIONS);
        Node<OWLClass> top = reasoner.getTopClassNode();
        var types = new LinkedHashMap<OWLNamedIndividual, Set<OWLClass>>();
        individuals.forEach(individual -> types.put(individual,
            top.entities().collect(Collectors.toCollection(LinkedHashSet::new))));
        reasoner.getSubClasses(top.getRepresentativeElement(), false).nodes().filter(node -> !node.isBottomNode())
            .forEach(node -> reasoner.getInstances(node.getRepresentativeElement(), false).entities()
                .filter(types::containsKey).forEach(individual -> node.entities().forEach(types.get(individual)::add)));
        return types;
    }

    @Override
    public void limitSubsumers(OWLReasoner reasoner, BiPredicate<OWLClass, OWLClass> possible) {
        ((TaughtHermit) reasoner).limitSubsumers(possible);
    }

    /** Where most of them will be found, each by itself: many of which some are found would have to be taken apart. */
    @Override
    public Map<OWLNamedIndividual, Set<OWLClass>> typesAmong(OWLReasoner reasoner,
            Map<OWLNamedIndividual, Set<OWLClass>> candidates) {
        var upwards = new HashMap<OWLClass, Set<OWLClass>>();
        candidates.values().stream().flatMap(Set::stream).distinct().forEach(c -> upwards.put(c,
            Stream.concat(reasoner.getEquivalentClasses(c).entities(), reasoner.getSuperClasses(c, false).entities())
                .collect(Collectors.toSet())));
        var types = new LinkedHashMap<OWLNamedIndividual, Set<OWLClass>>();
        candidates.forEach((individual, classes) -> {
            var found = new LinkedHashSet<OWLClass>();
            classes.stream().sorted(Comparator.comparing((OWLClass c) -> -upwards.get(c).size()))
                .filter(c -> !found.contains(c) && ((TaughtHermit) reasoner).isInstance(individual, c))
                .forEach(c -> found.addAll(upwards.get(c)));
            found.retainAll(classes);
            types.put(individual, found);
        });
        return types;
    }

    /**
     * Of facts about names HermiT (1.4.5.519) is not to be trusted, unless it has classified before. It denies those
     * that follow by cases: of an A or B, where both are C, that it is a C. And it takes a choice for a fact: where b
     * may be a by a nominal, that b is what a is. Put as membership in a class that is no name, they are decided by the
     * tableau.
     */
    @Override
    public boolean entails(OWLReasoner reasoner, OWLAxiom axiom) {
        return EmptyProperties.isVoid(axiom) || reasoner.isEntailed(HermitFacts.asMembership(axiom).orElse(axiom));
    }

    @Override
    public Optional<Boolean> allows(OWLReasoner reasoner, Collection<OWLAxiom> assertions) {
        return Optional.of(((TaughtHermit) reasoner).allows(assertions));
    }

    @Override
    public Optional<Map<OWLNamedIndividual, Set<OWLClass>>> typesInAModel(OWLReasoner reasoner) {
        return Optional.of(ModelTypes.of((Reasoner) reasoner));
    }

    private static OWLReasoner reasoner(OWLOntology ontology, Configuration configuration) {
        try {
            return new TaughtHermit(configuration, ontology);
        } catch (StackOverflowError e) {
            // It looks for cycles in the property hierarchy, but falls into some of them.
            String properties = ObjectPropertyInclusionManager.class.getName();
            if (Arrays.stream(e.getStackTrace()).anyMatch(frame -> frame.getClassName().equals(properties))) {
                throw new IllegalArgumentException("The given property hierarchy is not regular.");
            }
            throw e;
        } catch (NullPointerException e) {
            if (!EmptyDisjunctions.areCauseOf(e)) {
                throw e;
            }
            return new TaughtHermit(configuration, withoutEmptyDisjunctions(ontology));
        }
    }

    /** Later changes of the ontology are not seen. */
    private static OWLOntology withoutEmptyDisjunctions(OWLOntology ontology) {
        return Owl.ontology(ontology.axioms().flatMap(EmptyDisjunctions::spelledOut).collect(Collectors.toSet()));
    }

    @Override
    public RuntimeException explain(RuntimeException raw) {
        if (raw instanceof MalformedLiteralException) {
            return unsupported(raw, "correct the literal, or use --logic fde, which reports it as a conflict");
        }
        if (raw instanceof UnsupportedDatatypeException || raw instanceof UnsupportedFacetException) {
            return unsupported(raw, remedy(raw));
        }
        if (raw instanceof IllegalArgumentException) {
            return unsupported(raw, ruledOut(raw));
        }
        return Engine.super.explain(raw);
    }

    /** Of the datatypes that both know, Openllet takes no facet that HermiT does not. */
    private static String remedy(RuntimeException unknown) {
        return unknown instanceof UnsupportedFacetException ? "correct the facet or its value"
            : "use --reasoner openllet, which knows more datatypes";
    }

    /** A built-in is no error of the ontology: there is nothing to correct. */
    private static String ruledOut(RuntimeException raw) {
        return HermitRefusals.isOfRule(raw)
            ? "use --reasoner openllet, which knows built-ins, or leave the rule out with --unsupported drop"
            : NOT_IN_DL;
    }

    private static ParadlException unsupported(RuntimeException raw, String remedy) {
        return unsupported(raw, "", remedy);
    }

    /** What HermiT says, without the names that Java gives to objects of its own. */
    private static ParadlException unsupported(RuntimeException raw, String where, String remedy) {
        String message = String.valueOf(raw.getMessage()).replaceFirst("^Error: ", "")
            .replaceAll("\\S+@\\p{XDigit}+", "")
            .replaceAll("\\s+", " ").trim().replaceFirst("\\.$", "");
        return new ParadlException(ParadlException.Kind.UNSUPPORTED, "HermiT: " + message + where, remedy);
    }
}
