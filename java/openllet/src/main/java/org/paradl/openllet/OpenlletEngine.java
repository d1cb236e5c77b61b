package org.paradl.openllet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import openllet.aterm.ATermAppl;
import openllet.core.KnowledgeBase;
import openllet.core.KnowledgeBaseImpl;
import openllet.core.OpenlletOptions;
import openllet.core.datatypes.DatatypeReasoner;
import openllet.core.datatypes.DatatypeReasonerImpl;
import openllet.core.datatypes.exceptions.UnrecognizedDatatypeException;
import openllet.core.exceptions.InconsistentOntologyException;
import openllet.core.exceptions.InternalReasonerException;
import openllet.core.exceptions.TimeoutException;
import openllet.core.exceptions.TimerInterruptedException;
import openllet.core.exceptions.UnsupportedFeatureException;
import openllet.core.utils.ATermUtils;
import openllet.owlapi.PelletReasoner;
import openllet.owlapi.PelletVisitor;
import openllet.owlapi.ProgressAdapter;
import openllet.shared.tools.Log;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Datatypes;
import org.paradl.engine.Engine;
import org.paradl.engine.LangStrings;
import org.paradl.engine.Literals;
import org.paradl.engine.MavenVersion;
import org.paradl.engine.Monitor;
import org.paradl.engine.Parts;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectAllValuesFrom;
import org.semanticweb.owlapi.model.OWLObjectCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLObjectHasSelf;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectOneOf;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyChange;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLQuantifiedObjectRestriction;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.profiles.OWL2DLProfile;
import org.semanticweb.owlapi.profiles.OWLProfileViolation;
import org.semanticweb.owlapi.profiles.violations.UseOfPropertyInChainCausesCycle;
import org.semanticweb.owlapi.reasoner.BufferingMode;
import org.semanticweb.owlapi.reasoner.FreshEntityPolicy;
import org.semanticweb.owlapi.reasoner.IndividualNodeSetPolicy;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.SimpleConfiguration;

/**
 * Openllet: the tableau reasoner that continues Pellet, complete for OWL 2 DL with DL-safe SWRL rules, and with more
 * datatypes than HermiT (xsd:date, xsd:time, xsd:duration, …).
 *
 * <p>Sirin, Parsia, Cuenca Grau, Kalyanpur, Katz: Pellet: A practical OWL-DL reasoner. J. Web Semantics 5 (2007).
 */
public final class OpenlletEngine implements Engine {

    /** Apart, so that the engine is found without loading Openllet. */
    private static final class Known {
        private static final DatatypeReasoner DATATYPES = new DatatypeReasonerImpl();

        static boolean contains(OWLDatatype datatype) {
            return DATATYPES.isDefined(ATermUtils.makeTermAppl(datatype.getIRI().toString()));
        }

        /** Whether the text is none of a datatype that OWL 2 does not have: what OWL 2 has is looked at by ParaDL. */
        static boolean rejects(OWLLiteral literal) {
            OWLDatatype datatype = literal.getDatatype();
            try {
                return !Datatypes.isOwl2(datatype) && contains(datatype) && !DATATYPES.validLiteral(
                    ATermUtils.makeTypedLiteral(literal.getLiteral(), datatype.getIRI().toString()));
            } catch (UnrecognizedDatatypeException e) {
                return false;
            }
        }
    }

    @Override
    public String name() {
        return "openllet";
    }

    @Override
    public String version() {
        return MavenVersion.of(PelletReasoner.class, "com.github.galigator.openllet", "openllet-owlapi");
    }

    @Override
    public String licence() {
        return "AGPL-3.0-only";
    }

    /**
     * The axioms that Openllet leaves out: SWRL rules with what it cannot express, and transitivity or chains of a property
     * that is used where only simple ones may be, and chains in a cycle. And those with a datatype that it does not know,
     * of which it takes every two values that are written differently to be different; or with a text that is none of a
     * datatype that it does know, which it takes for a contradiction. And those of which Openllet (2.6.5) gives wrong
     * answers: with {@code ObjectHasSelf}, which makes satisfiable classes unsatisfiable; with numbers of what nominals
     * name, of whom it takes two for different that cannot be; with inverses, of which it misses what follows, unless there
     * are nominals too, with which it goes another way; and with nominals, of which it misses facts, as that of two
     * different individuals one is not in a class that has at most the other.
     */
    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        Set<OWLAxiom> beyond = beyondItsClasses(axioms);
        axioms.stream().filter(OpenlletEngine::hasNominal).forEach(beyond::add);
        return new ArrayList<>(beyond);
    }

    /**
     * Without what would have it take a datatype that nothing defines for another than each that it knows, so that a property
     * with two ranges would have no values.
     */
    @Override
    public Collection<OWLAxiom> taken(Collection<OWLAxiom> axioms) {
        var foreign = new HashSet<OWLAxiom>(Datatypes.foreign(axioms, each -> Known.contains(each) || Datatypes.isOwl2(each)));
        foreign.removeIf(OWLPropertyAssertionAxiom.class::isInstance);
        return foreign.isEmpty() ? axioms : axioms.stream().filter(axiom -> !foreign.contains(axiom)).collect(Collectors.toList());
    }

    /** About classes nominals do next to no harm: random ontologies with them have one wrong hierarchy in some thousands. */
    @Override
    public boolean coversClasses(Collection<? extends OWLAxiom> axioms) {
        return beyondItsClasses(axioms).isEmpty();
    }

    private static Set<OWLAxiom> beyondItsClasses(Collection<? extends OWLAxiom> axioms) {
        configure();
        Set<OWLAxiom> beyond = new LinkedHashSet<>(unsupported(axioms));
        beyond.addAll(irregular(axioms));
        boolean nominals = axioms.stream().anyMatch(OpenlletEngine::hasNominal);
        axioms.stream().filter(axiom -> hasSelf(axiom) || countsNominals(axiom) || hasUniversalRole(axiom)
            || axiom instanceof OWLHasKeyAxiom
            || !nominals && Blocking.hasInverses(axiom)).forEach(beyond::add);
        Set<OWLDatatype> datatypes = Datatypes.undefined(axioms);
        beyond.addAll(Datatypes.foreign(axioms, datatypes, Known::contains));
        beyond.addAll(rejected(Datatypes.foreign(axioms, datatypes, Datatypes::isOwl2)));
        beyond.addAll(Facets.failing(axioms));
        return beyond;
    }

    /** Those that its visitor says it leaves out; where there are no rules, it is asked about composite properties alone. */
    private static Set<OWLAxiom> unsupported(Collection<? extends OWLAxiom> axioms) {
        boolean rules = axioms.stream().anyMatch(SWRLRule.class::isInstance);
        Set<OWLObject> composite = axioms.stream().flatMap(OpenlletEngine::composed).collect(Collectors.toSet());
        composite.removeIf(property -> ((OWLObjectProperty) property).isOWLTopObjectProperty());
        var visitor = new PelletVisitor(new KnowledgeBaseImpl());
        visitor.setAddAxiom(true);
        axioms.stream().filter(axiom -> !composesTop(axiom))
            .filter(axiom -> rules || !composite.isEmpty() && Parts.anyMatch(axiom, composite::contains))
            .forEach(axiom -> axiom.accept(visitor));
        visitor.verify();
        return visitor.getUnsupportedAxioms();
    }

    private static boolean hasUniversalRole(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, part -> (part instanceof OWLObjectSomeValuesFrom || part instanceof OWLObjectAllValuesFrom)
            && ((OWLQuantifiedObjectRestriction) part).getProperty().isOWLTopObjectProperty());
    }

    /** The chains in a cycle, which OWL 2 DL forbids: Openllet says nothing, and misses what follows of them. */
    private static Set<OWLAxiom> irregular(Collection<? extends OWLAxiom> axioms) {
        if (axioms.stream().noneMatch(OWLSubPropertyChainOfAxiom.class::isInstance)) {
            return Set.of();
        }
        OWLOntology properties = Owl.ontology(axioms.stream()
            .filter(axiom -> axiom.isOfType(AxiomType.RBoxAxiomTypes)).collect(Collectors.toSet()));
        return new OWL2DLProfile().checkOntology(properties).getViolations().stream()
            .filter(UseOfPropertyInChainCausesCycle.class::isInstance).map(OWLProfileViolation::getAxiom)
            .collect(Collectors.toSet());
    }

    /** That the property of all pairs is transitive says nothing, and its visitor fails over it. */
    private static boolean composesTop(OWLAxiom axiom) {
        return composed(axiom).anyMatch(OWLObjectProperty::isOWLTopObjectProperty);
    }

    private static Stream<OWLObjectProperty> composed(OWLAxiom axiom) {
        if (axiom instanceof OWLTransitiveObjectPropertyAxiom) {
            return Stream.of(((OWLTransitiveObjectPropertyAxiom) axiom).getProperty().getNamedProperty());
        }
        return axiom instanceof OWLSubPropertyChainOfAxiom
            ? Stream.of(((OWLSubPropertyChainOfAxiom) axiom).getSuperProperty().getNamedProperty()) : Stream.empty();
    }

    /** Those with a text that is none of its datatype, of those with a datatype that OWL 2 does not have. */
    private static List<OWLAxiom> rejected(Collection<OWLAxiom> foreign) {
        return foreign.stream()
            .filter(axiom -> Literals.in(axiom).stream().anyMatch(Known::rejects)).collect(Collectors.toList());
    }

    /**
     * Without what it would fail over, and with rdf:langString spelled out, of which it would have no string at all. The
     * ontology itself where there is none of it; else later changes of it are not seen.
     */
    private static OWLOntology acceptable(OWLOntology ontology) {
        var axioms = new LinkedHashSet<>(ontology.getAxioms(Imports.INCLUDED));
        var rejected = new LinkedHashSet<>(rejected(Datatypes.foreign(axioms, Datatypes::isOwl2)));
        rejected.addAll(Facets.failing(axioms));
        axioms.stream().filter(OpenlletEngine::composesTop).forEach(rejected::add);
        Set<OWLAxiom> acceptable = axioms.stream().filter(axiom -> !rejected.contains(axiom)).map(LangStrings::spelledOut)
            .collect(Collectors.toCollection(LinkedHashSet::new));
        return acceptable.equals(axioms) ? ontology : Owl.ontology(acceptable);
    }

    private static boolean hasSelf(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, OWLObjectHasSelf.class::isInstance);
    }

    private static boolean countsNominals(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, c -> c instanceof OWLObjectCardinalityRestriction
            && hasNominal(((OWLObjectCardinalityRestriction) c).getFiller()));
    }

    private static boolean hasNominal(OWLObject whole) {
        return Parts.anyMatch(whole, c -> c instanceof OWLObjectOneOf || c instanceof OWLObjectHasValue);
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        configure();
        progress.checkCancelled();
        var configuration = new SimpleConfiguration(new Monitor(progress), FreshEntityPolicy.ALLOW, 0,
            IndividualNodeSetPolicy.BY_NAME);
        OWLReasoner reasoner = run(() -> new Precise(acceptable(ontology), configuration));
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }

    @Override
    public RuntimeException explain(RuntimeException raw) {
        if (raw instanceof TimerInterruptedException || raw instanceof TimeoutException) {
            return new Progress.Cancelled();
        }
        if (raw instanceof InconsistentOntologyException) {
            return new org.semanticweb.owlapi.reasoner.InconsistentOntologyException(raw);
        }
        if (raw instanceof InternalReasonerException) {
            return new ParadlException(ParadlException.Kind.UNSUPPORTED, "Openllet failed: " + raw.getMessage(),
                "use --reasoner hermit");
        }
        if (raw instanceof IllegalArgumentException && raw.getStackTrace().length > 0
            && raw.getStackTrace()[0].getClassName().equals(DatatypeReasonerImpl.class.getName())) {
            return new ParadlException(ParadlException.Kind.UNSUPPORTED, "Openllet: a datatype is defined by itself, "
                + "which OWL 2 DL forbids", "take the definition out, or use --reasoner hermit");
        }
        if (raw instanceof UnsupportedFeatureException) {
            return new ParadlException(ParadlException.Kind.UNSUPPORTED, "Openllet: " + raw.getMessage(),
                "use --reasoner hermit");
        }
        return Engine.super.explain(raw);
    }

    /**
     * Openllet logs with java.util.logging, to standard error. And two of its optimizations (2.6.5) are wrong: with the one it
     * takes satisfiable classes for unsatisfiable where there are inverses, with the other it misses that what is not not C
     * is C. They save next to nothing, and are off for the whole of the Java machine. See also {@link Blocking}.
     */
    private static void configure() {
        Log._defaultLevel = Level.OFF;
        OpenlletOptions.USE_ADVANCED_CACHING = false;
        OpenlletOptions.USE_CD_CLASSIFICATION = false;
    }

    /** Precomputes what it is asked for: Pellet's own goes on from the classes to everything else. */
    private static final class Precise extends PelletReasoner {
        Precise(OWLOntology ontology, SimpleConfiguration configuration) {
            super(ontology, configuration, BufferingMode.NON_BUFFERING);
            getKB().setTaxonomyBuilderProgressMonitor(new ProgressAdapter(configuration.getProgressMonitor()));
            Blocking.choose(this, ontology.getAxioms(Imports.INCLUDED));
        }

        /** The constructor calls this to load the ontology. */
        @Override
        public void refresh() {
            if (!(getKB() instanceof Knowledge)) {
                Knowledge.giveTo(this);
            }
            super.refresh();
        }

        @Override
        public void ontologiesChanged(List<? extends OWLOntologyChange> changes) {
            Blocking.choose(this, changes.stream().filter(OWLOntologyChange::isAddAxiom).map(OWLOntologyChange::getAxiom)
                .collect(Collectors.toList()));
            super.ontologiesChanged(changes);
        }

        @Override
        public void dispose() {
            Blocking.forget(this);
            super.dispose();
        }

        @Override
        public boolean isSatisfiable(OWLClassExpression c) {
            define(c);
            return super.isSatisfiable(c);
        }

        @Override
        public boolean isEntailed(OWLAxiom axiom) {
            if (isFact(axiom) && axiom.signature().anyMatch(name -> !name.isOWLNamedIndividual() && !isKnown(name))) {
                return super.isEntailed(axiom); // nobody is told to be in what nothing is said of
            }
            define(axiom);
            return axiom instanceof OWLSubClassOfAxiom ? isEntailed((OWLSubClassOfAxiom) axiom) : super.isEntailed(axiom);
        }

        /** Openllet (2.6.5) compares what it keeps of the two classes, and fails over a class that everything is in. */
        private boolean isEntailed(OWLSubClassOfAxiom inclusion) {
            try {
                return super.isEntailed(inclusion);
            } catch (UnsupportedOperationException e) {
                return !super.isSatisfiable(Owl.FACTORY.getOWLObjectIntersectionOf(inclusion.getSubClass(),
                    inclusion.getSuperClass().getObjectComplementOf()));
            }
        }

        private static boolean isFact(OWLAxiom axiom) {
            return axiom instanceof OWLPropertyAssertionAxiom || axiom instanceof OWLClassAssertionAxiom
                && !((OWLClassAssertionAxiom) axiom).getClassExpression().isAnonymous();
        }

        /**
         * Of names that it does not know Openllet denies whatever is asked, as of an A that it is an A or a C, or can have
         * instances. So it is told of them; all is made ready again then.
         */
        private void define(OWLObject asked) {
            KnowledgeBase kb = getKB();
            asked.signature().filter(name -> !isKnown(name)).forEach(name -> {
                ATermAppl term = term(name);
                if (name.isOWLClass()) {
                    kb.addClass(term);
                } else if (name.isOWLObjectProperty()) {
                    kb.addObjectProperty(term);
                } else if (name.isOWLDataProperty()) {
                    kb.addDatatypeProperty(term);
                } else if (name.isOWLNamedIndividual()) {
                    kb.addIndividual(term);
                }
            });
        }

        private boolean isKnown(OWLEntity name) {
            return name.isBuiltIn() || name.isOWLClass() && getKB().isClass(term(name))
                || name.isOWLObjectProperty() && getKB().isObjectProperty(term(name))
                || name.isOWLDataProperty() && getKB().isDatatypeProperty(term(name))
                || name.isOWLNamedIndividual() && getKB().isIndividual(term(name));
        }

        private static ATermAppl term(OWLEntity name) {
            return ATermUtils.makeTermAppl(name.getIRI().toString());
        }

        @Override
        public void precomputeInferences(InferenceType... types) {
            for (InferenceType type : types) {
                if (type == InferenceType.CLASS_HIERARCHY) {
                    getKB().classify();
                } else {
                    super.precomputeInferences(type);
                }
            }
        }
    }
}
