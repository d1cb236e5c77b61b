package org.paradl.openllet;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import openllet.core.KnowledgeBaseImpl;
import openllet.core.datatypes.DatatypeReasoner;
import openllet.core.datatypes.DatatypeReasonerImpl;
import openllet.core.datatypes.exceptions.UnrecognizedDatatypeException;
import openllet.core.rules.builtins.BuiltInRegistry;
import openllet.core.rules.builtins.NoSuchBuiltIn;
import openllet.core.utils.ATermUtils;
import openllet.owlapi.PelletVisitor;
import org.paradl.Owl;
import org.paradl.engine.Datatypes;
import org.paradl.engine.Parts;
import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAsymmetricObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataAllValuesFrom;
import org.semanticweb.owlapi.model.OWLDataComplementOf;
import org.semanticweb.owlapi.model.OWLDataExactCardinality;
import org.semanticweb.owlapi.model.OWLDataIntersectionOf;
import org.semanticweb.owlapi.model.OWLDataMaxCardinality;
import org.semanticweb.owlapi.model.OWLDataMinCardinality;
import org.semanticweb.owlapi.model.OWLDataUnionOf;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDisjointObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLFunctionalDataPropertyAxiom;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectAllValuesFrom;
import org.semanticweb.owlapi.model.OWLObjectCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLObjectHasSelf;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectOneOf;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLObjectSomeValuesFrom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLQuantifiedObjectRestriction;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;
import org.semanticweb.owlapi.model.SWRLAtom;
import org.semanticweb.owlapi.model.SWRLBuiltInAtom;
import org.semanticweb.owlapi.model.SWRLDataRangeAtom;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.model.SWRLSameIndividualAtom;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.profiles.OWL2DLProfile;
import org.semanticweb.owlapi.profiles.OWLProfileViolation;
import org.semanticweb.owlapi.profiles.violations.UseOfPropertyInChainCausesCycle;
import org.semanticweb.owlapi.util.OWLObjectPropertyManager;

/** What Openllet leaves out, fails over or is wrong about; and ontologies without what it would fail over. */
final class OpenlletReach {
    private static final DatatypeReasoner DATATYPES = new DatatypeReasonerImpl();

    private static final Set<AxiomType<?>> NEED_SIMPLE = Set.of(AxiomType.FUNCTIONAL_OBJECT_PROPERTY,
        AxiomType.INVERSE_FUNCTIONAL_OBJECT_PROPERTY, AxiomType.IRREFLEXIVE_OBJECT_PROPERTY,
        AxiomType.ASYMMETRIC_OBJECT_PROPERTY, AxiomType.DISJOINT_OBJECT_PROPERTIES);

    private OpenlletReach() { }

    /**
     * The axioms that Openllet leaves out: SWRL rules with what it cannot express, and transitivity or chains of a
     * property that is used where only simple ones may be, and chains in a cycle. And those with a datatype that it
     * does not know, of which it takes every two values that are written differently to be different; or with a text
     * that is none of a datatype that it does know, which it takes for a contradiction. And those of which Openllet
     * (2.6.5) gives wrong answers: with {@code ObjectHasSelf}, which makes satisfiable classes unsatisfiable; with
     * numbers of what nominals name, of whom it takes two for different that cannot be; with inverses, of which it
     * misses what follows, unless there are nominals too, with which it goes another way; and with nominals, of which
     * it misses facts, as that of two different individuals one is not in a class that has at most the other. And some
     * rules, see {@link #distrusted}, {@link Chains}, {@link NestedChains}, {@link MixedValues} and {@link Puns}.
     */
    static Set<OWLAxiom> beyond(Collection<? extends OWLAxiom> axioms) {
        Set<OWLAxiom> beyond = beyondForClasses(axioms);
        axioms.stream().filter(axiom -> hasNominal(axiom) || tellsApart(axiom)).forEach(beyond::add);
        return beyond;
    }

    /**
     * Without what would have it take a datatype that nothing defines for another than each that it knows, so that a
     * property with two ranges would have no values.
     */
    static Collection<OWLAxiom> taken(Collection<OWLAxiom> axioms) {
        var foreign = new HashSet<OWLAxiom>(Datatypes.foreign(axioms, each -> knows(each) || Datatypes.isOwl2(each)));
        foreign.removeIf(OWLPropertyAssertionAxiom.class::isInstance);
        return foreign.isEmpty() ? axioms
            : axioms.stream().filter(axiom -> !foreign.contains(axiom)).collect(Collectors.toList());
    }

    /**
     * For questions about classes: there nominals do next to no harm, random ontologies with them have one wrong
     * hierarchy in some thousands.
     */
    static Set<OWLAxiom> beyondForClasses(Collection<? extends OWLAxiom> axioms) {
        Set<OWLAxiom> beyond = new LinkedHashSet<>(Puns.of(axioms));
        beyond.addAll(unsupported(axioms.stream().filter(axiom -> !beyond.contains(axiom))
            .collect(Collectors.toList()))); // it fails over puns
        beyond.addAll(irregular(axioms));
        beyond.addAll(needSimple(axioms));
        beyond.addAll(distrusted(axioms));
        beyond.addAll(Chains.distrusted(axioms));
        beyond.addAll(NestedChains.of(axioms));
        beyond.addAll(MixedValues.limited(axioms));
        boolean nominals = axioms.stream().anyMatch(OpenlletReach::hasNominal);
        boolean limited = axioms.stream().anyMatch(OpenlletReach::limitsData);
        axioms.stream().filter(axiom -> hasSelf(axiom) || countsNominals(axiom) || hasUniversalRole(axiom)
            || composesData(axiom) || limited && Parts.anyMatch(axiom, OWLDataAllValuesFrom.class::isInstance)
            || axiom instanceof OWLHasKeyAxiom || forbidsChain(axiom) || relatesEverybody(axiom)
            || !nominals && Blocking.hasInverses(axiom)).forEach(beyond::add);
        Set<OWLDatatype> datatypes = Datatypes.undefined(axioms);
        beyond.addAll(Datatypes.foreign(axioms, datatypes, OpenlletReach::knows));
        beyond.addAll(rejected(Datatypes.foreign(axioms, datatypes, Datatypes::isOwl2)));
        beyond.addAll(Facets.failing(axioms));
        return beyond;
    }

    /** Those that its visitor leaves out; where there are no rules, it is asked about composite properties alone. */
    private static Set<OWLAxiom> unsupported(Collection<? extends OWLAxiom> axioms) {
        boolean rules = axioms.stream().anyMatch(SWRLRule.class::isInstance);
        Set<OWLObject> composite = axioms.stream().flatMap(OpenlletReach::composed).collect(Collectors.toSet());
        composite.removeIf(property -> ((OWLObjectProperty) property).isBuiltIn());
        var visitor = new PelletVisitor(new KnowledgeBaseImpl());
        visitor.setAddAxiom(true);
        axioms.stream().filter(axiom -> !composesBuiltIn(axiom))
            .filter(axiom -> rules || !composite.isEmpty() && Parts.anyMatch(axiom, composite::contains))
            .forEach(axiom -> axiom.accept(visitor));
        visitor.verify();
        return visitor.getUnsupportedAxioms();
    }

    /**
     * What may be told of simple properties only, but is told of one above a transitive one or a chain: there it says
     * nothing, and misses what follows.
     */
    private static Set<OWLAxiom> needSimple(Collection<? extends OWLAxiom> axioms) {
        Set<OWLObject> composite = axioms.stream().flatMap(OpenlletReach::composed).collect(Collectors.toSet());
        composite.removeIf(property -> ((OWLObjectProperty) property).isBuiltIn());
        if (composite.isEmpty()) {
            return Set.of();
        }
        var properties = new OWLObjectPropertyManager(propertyAxioms(axioms));
        Predicate<OWLObjectPropertyExpression> isAbove = property -> !composite.contains(property.getNamedProperty())
            && properties.isNonSimple(property);
        return axioms.stream().filter(axiom -> NEED_SIMPLE.contains(axiom.getAxiomType())
            ? axiom.objectPropertiesInSignature().anyMatch(isAbove)
            : Parts.anyMatch(axiom, part -> part instanceof OWLObjectCardinalityRestriction
                && isAbove.test(((OWLObjectCardinalityRestriction) part).getProperty()))).collect(Collectors.toSet());
    }

    /**
     * Rules that it is wrong about: with a condition that two are the same, or a data range, or without a condition, or
     * with a built-in that it has not, for which it holds of nothing and says so to nobody.
     * And all of them, where none has a built-in atom, so that HermiT takes them too: it does not find that what would
     * make an individual what it is not is not so of it, nor 1.0 where a condition has 1, nor values that are not told.
     */
    private static Set<OWLAxiom> distrusted(Collection<? extends OWLAxiom> axioms) {
        Set<SWRLRule> rules = axioms.stream().filter(SWRLRule.class::isInstance).map(SWRLRule.class::cast)
            .collect(Collectors.toCollection(LinkedHashSet::new));
        boolean builtIn = rules.stream().anyMatch(rule -> hasAtom(rule, SWRLBuiltInAtom.class));
        return rules.stream().filter(rule -> !builtIn || rule.bodyList().isEmpty()
            || rule.body().anyMatch(SWRLSameIndividualAtom.class::isInstance) || hasAtom(rule, SWRLDataRangeAtom.class)
            || rule.body().anyMatch(OpenlletReach::isUnknown))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean isUnknown(SWRLAtom atom) {
        return atom instanceof SWRLBuiltInAtom && BuiltInRegistry.instance
            .getBuiltIn(((SWRLBuiltInAtom) atom).getPredicate().toString()) == NoSuchBuiltIn.instance;
    }

    private static boolean hasAtom(SWRLRule rule, Class<?> kind) {
        return Stream.concat(rule.body(), rule.head()).anyMatch(kind::isInstance);
    }

    /** It does not find that who has it of another is not that one. */
    private static boolean tellsApart(OWLAxiom axiom) {
        return axiom instanceof OWLAsymmetricObjectPropertyAxiom || axiom instanceof OWLDisjointObjectPropertiesAxiom;
    }

    private static boolean hasUniversalRole(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, part ->
            (part instanceof OWLObjectSomeValuesFrom || part instanceof OWLObjectAllValuesFrom)
            && ((OWLQuantifiedObjectRestriction) part).getProperty().isOWLTopObjectProperty());
    }

    /** The chains in a cycle, which OWL 2 DL forbids: Openllet says nothing, and misses what follows of them. */
    private static Set<OWLAxiom> irregular(Collection<? extends OWLAxiom> axioms) {
        if (axioms.stream().noneMatch(OWLSubPropertyChainOfAxiom.class::isInstance)) {
            return Set.of();
        }
        return new OWL2DLProfile().checkOntology(propertyAxioms(axioms)).getViolations().stream()
            .filter(UseOfPropertyInChainCausesCycle.class::isInstance).map(OWLProfileViolation::getAxiom)
            .collect(Collectors.toSet());
    }

    private static OWLOntology propertyAxioms(Collection<? extends OWLAxiom> axioms) {
        return Owl.ontology(axioms.stream().filter(axiom -> axiom.isOfType(AxiomType.RBoxAxiomTypes))
            .collect(Collectors.toSet()));
    }

    /** That the property of all pairs is transitive says nothing, nor of none, and its visitor fails over it. */
    private static boolean composesBuiltIn(OWLAxiom axiom) {
        return composed(axiom).anyMatch(OWLObjectProperty::isBuiltIn);
    }

    /** That there are no such paths, which it would leave out without a word. */
    private static boolean forbidsChain(OWLAxiom axiom) {
        return axiom instanceof OWLSubPropertyChainOfAxiom
            && composed(axiom).anyMatch(OWLObjectProperty::isOWLBottomObjectProperty);
    }

    /** That everybody has a property of everybody, or whoever has it of somebody, which it would leave out likewise. */
    private static boolean relatesEverybody(OWLAxiom axiom) {
        Stream<? extends OWLObjectPropertyExpression> below = Stream.of();
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            below = Stream.of(((OWLSubObjectPropertyOfAxiom) axiom).getSubProperty());
        } else if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            below = ((OWLSubPropertyChainOfAxiom) axiom).getPropertyChain().stream();
        } else if (axiom instanceof OWLEquivalentObjectPropertiesAxiom) {
            below = ((OWLEquivalentObjectPropertiesAxiom) axiom).operands();
        }
        return below.anyMatch(property -> property.getNamedProperty().isOWLTopObjectProperty());
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
            .filter(axiom -> Literals.in(axiom).stream().anyMatch(OpenlletReach::rejects)).collect(Collectors.toList());
    }

    /**
     * Without what it would fail over, and in words that it understands.
     * The ontology itself where there is none of it; else later changes of it are not seen.
     */
    static OWLOntology acceptable(OWLOntology ontology) {
        var axioms = new LinkedHashSet<>(ontology.getAxioms(Imports.INCLUDED));
        var rejected = new LinkedHashSet<>(rejected(Datatypes.foreign(axioms, Datatypes::isOwl2)));
        rejected.addAll(Facets.failing(axioms));
        axioms.stream().filter(OpenlletReach::composesBuiltIn).forEach(rejected::add);
        Set<OWLAxiom> acceptable = axioms.stream().filter(axiom -> !rejected.contains(axiom))
            .flatMap(Wording::of).collect(Collectors.toCollection(LinkedHashSet::new));
        return acceptable.equals(axioms) ? ontology : Owl.ontology(acceptable);
    }

    private static boolean hasSelf(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, OWLObjectHasSelf.class::isInstance);
    }

    private static boolean countsNominals(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, c -> c instanceof OWLObjectCardinalityRestriction
            && hasNominal(((OWLObjectCardinalityRestriction) c).getFiller()));
    }

    /**
     * Of unions, intersections and complements of data ranges it does not see which is within which, or fails; nor that
     * who has two values has one.
     */
    private static boolean composesData(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, part -> part instanceof OWLDataUnionOf || part instanceof OWLDataIntersectionOf
            || part instanceof OWLDataComplementOf
            || part instanceof OWLDataMinCardinality && ((OWLDataMinCardinality) part).getCardinality() > 1
            || part instanceof OWLDataExactCardinality && ((OWLDataExactCardinality) part).getCardinality() > 1);
    }

    /** Where there is at most one value, it misses that if it is one of a kind, all are. */
    private static boolean limitsData(OWLAxiom axiom) {
        return axiom instanceof OWLFunctionalDataPropertyAxiom || Parts.anyMatch(axiom,
            part -> part instanceof OWLDataMaxCardinality || part instanceof OWLDataExactCardinality);
    }

    private static boolean hasNominal(OWLObject whole) {
        return Parts.anyMatch(whole, c -> c instanceof OWLObjectOneOf || c instanceof OWLObjectHasValue);
    }

    private static boolean knows(OWLDatatype datatype) {
        return DATATYPES.isDefined(ATermUtils.makeTermAppl(datatype.getIRI().toString()));
    }

    /** Whether the text is none of a datatype that OWL 2 does not have: what OWL 2 has is looked at by ParaDL. */
    private static boolean rejects(OWLLiteral literal) {
        OWLDatatype datatype = literal.getDatatype();
        try {
            return !Datatypes.isOwl2(datatype) && knows(datatype) && !DATATYPES.validLiteral(
                ATermUtils.makeTypedLiteral(literal.getLiteral(), datatype.getIRI().toString()));
        } catch (UnrecognizedDatatypeException e) {
            return false;
        }
    }
}
