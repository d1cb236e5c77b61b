package org.paradl.protege;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import org.semanticweb.owlapi.model.*;
import org.semanticweb.owlapi.model.parameters.AxiomAnnotations;
import org.semanticweb.owlapi.model.parameters.Imports;
import org.semanticweb.owlapi.reasoner.*;
import org.semanticweb.owlapi.reasoner.impl.*;
import org.semanticweb.owlapi.util.Version;

/**
 * ParaDL as a reasoner of OWLAPI 4. What OWLAPI's methods answer is what is told true, as of {@code ParaReasoner} in
 * the core, for OWLAPI 5; what is in conflict, and why, the methods beyond the interface say.
 */
final class CoreReasoner implements OWLReasoner {
    private static final Version VERSION = version();

    private final OWLOntology root;
    private final OWLDataFactory factory;
    private final Names names;
    private final OWLReasonerConfiguration configuration;
    private final Choice choice;
    private final Changes changes;
    private final Reports reports;
    private final Set<InferenceType> precomputed = EnumSet.noneOf(InferenceType.class);
    private volatile List<Conflict> conflicts;
    private volatile Set<OWLEntity> conflicting = Set.of();
    private volatile Loaded loaded;

    CoreReasoner(OWLOntology root, OWLReasonerConfiguration configuration, Choice choice, BufferingMode buffering) {
        this.root = root;
        this.factory = root.getOWLOntologyManager().getOWLDataFactory();
        this.names = new Names(factory);
        this.configuration = configuration;
        this.choice = choice;
        this.reports = new Reports(configuration.getProgressMonitor());
        this.changes = new Changes(root, buffering, this::reload);
        this.loaded = new Loaded(root, choice, reports);
    }

    private static Version version() {
        try (InputStream in = CoreReasoner.class.getResourceAsStream("version.properties")) {
            var properties = new Properties();
            properties.load(in);
            String[] numbers = properties.getProperty("version").split("\\D+");
            return new Version(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2]), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized void reload() {
        loaded.close();
        precomputed.clear();
        conflicts = null;
        conflicting = Set.of();
        loaded = new Loaded(root, choice, reports);
    }

    // Beyond OWLAPI's interface

    /** What is told true and told false, each with a justification. */
    synchronized List<Conflict> conflicts() {
        if (conflicts == null) {
            JsonArray found = ask("check", Json.object()).get("conflicts").asArray();
            List<Conflict> all = found.values().stream().map(JsonValue::asObject).map(json -> Conflict.of(json, root))
                .collect(Collectors.toList());
            conflicting = all.stream().map(Conflict::subject).collect(Collectors.toSet());
            conflicts = all;
        }
        return conflicts;
    }

    /** Whether {@link #conflicts} has been asked, and needs no time now. */
    boolean knowsConflicts() {
        return conflicts != null;
    }

    /** Whether the class or the individual is known to be in conflict; asks nothing. */
    boolean isInConflict(OWLEntity name) {
        return conflicting.contains(name);
    }

    /** What is told of the axiom and why, each side with up to {@code limit} justifications. */
    Explanation explain(OWLAxiom axiom, int limit) {
        JsonObject answer = ask("explain", Json.object().add("axioms", axioms(axiom)).add("max", limit));
        return new Explanation(answer.get("explanations").asArray().get(0).asObject());
    }

    /** What the answers so far came with, such as what the engine leaves out; asks nothing. */
    List<String> warnings() {
        return loaded.warnings();
    }

    // Questions

    private static JsonArray axioms(OWLAxiom axiom) {
        return new JsonArray().add(FunctionalSyntax.of(axiom));
    }

    private JsonObject ask(String operation, JsonObject request) {
        try {
            return loaded.ask(operation, request);
        } finally {
            reports.stop();
        }
    }

    private JsonObject told(String of, JsonObject about) {
        return ask("told", about.add("of", of));
    }

    private static JsonObject about(OWLClassExpression c) {
        return Json.object().add("class", FunctionalSyntax.of(c));
    }

    private static JsonObject about(OWLObjectPropertyExpression p) {
        return Json.object().add("property", FunctionalSyntax.of(p));
    }

    private static JsonObject about(OWLDataProperty p) {
        return Json.object().add("dataProperty", p.getIRI().toString());
    }

    private static JsonObject about(OWLNamedIndividual individual) {
        return Json.object().add("individual", individual.getIRI().toString());
    }

    private static <E extends OWLObject> Node<E> only(NodeSet<E> nodes) {
        return nodes.iterator().next();
    }

    // About the reasoner

    @Override
    public String getReasonerName() {
        return "ParaDL";
    }

    @Override
    public Version getReasonerVersion() {
        return VERSION;
    }

    @Override
    public BufferingMode getBufferingMode() {
        return changes.buffering();
    }

    @Override
    public void flush() {
        changes.flush();
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
    public void interrupt() {
        loaded.interrupt();
    }

    @Override
    public void dispose() {
        changes.close();
        loaded.close();
    }

    @Override
    public Set<InferenceType> getPrecomputableInferenceTypes() {
        return EnumSet.of(InferenceType.CLASS_HIERARCHY, InferenceType.CLASS_ASSERTIONS,
            InferenceType.OBJECT_PROPERTY_HIERARCHY, InferenceType.DATA_PROPERTY_HIERARCHY);
    }

    @Override
    public synchronized boolean isPrecomputed(InferenceType type) {
        return precomputed.contains(type);
    }

    /** The conflicts too, as they are marked wherever their subjects are shown. */
    @Override
    public synchronized void precomputeInferences(InferenceType... types) {
        if (!isConsistent()) {
            throw new InconsistentOntologyException();
        }
        conflicts();
        for (InferenceType type : types) {
            precompute(type);
        }
        precomputed.addAll(Arrays.asList(types));
    }

    private void precompute(InferenceType type) {
        switch (type) {
            case CLASS_HIERARCHY: getTopClassNode(); break;
            case OBJECT_PROPERTY_HIERARCHY: getTopObjectPropertyNode(); break;
            case DATA_PROPERTY_HIERARCHY: getTopDataPropertyNode(); break;
            case CLASS_ASSERTIONS: getInstances(factory.getOWLThing(), true); break;
            default: break;
        }
    }

    @Override
    public long getTimeOut() {
        return configuration.getTimeOut();
    }

    @Override
    public FreshEntityPolicy getFreshEntityPolicy() {
        return FreshEntityPolicy.ALLOW;
    }

    @Override
    public IndividualNodeSetPolicy getIndividualNodeSetPolicy() {
        return IndividualNodeSetPolicy.BY_NAME;
    }

    // Entailment

    @Override
    public boolean isConsistent() {
        return told("consistent", Json.object()).getBoolean("value", false);
    }

    @Override
    public boolean isSatisfiable(OWLClassExpression c) {
        return told("satisfiable", about(c)).getBoolean("value", false);
    }

    @Override
    public Node<OWLClass> getUnsatisfiableClasses() {
        return getBottomClassNode();
    }

    @Override
    public boolean isEntailed(OWLAxiom axiom) {
        if (!axiom.isLogicalAxiom()) {
            return root.containsAxiom(axiom, Imports.INCLUDED, AxiomAnnotations.CONSIDER_AXIOM_ANNOTATIONS);
        }
        if (!isEntailmentCheckingSupported(axiom.getAxiomType())) {
            throw new UnsupportedEntailmentTypeException(axiom);
        }
        return ask("ask", Json.object().add("axioms", axioms(axiom))).get("answers").asArray().get(0).asObject()
            .getBoolean("told_true", false);
    }

    @Override
    public boolean isEntailed(Set<? extends OWLAxiom> axioms) {
        return axioms.stream().allMatch(this::isEntailed);
    }

    @Override
    public boolean isEntailmentCheckingSupported(AxiomType<?> type) {
        return type != AxiomType.SWRL_RULE && type != AxiomType.HAS_KEY && type != AxiomType.DATATYPE_DEFINITION;
    }

    // Classes

    @Override
    public Node<OWLClass> getTopClassNode() {
        return getEquivalentClasses(factory.getOWLThing());
    }

    @Override
    public Node<OWLClass> getBottomClassNode() {
        return getEquivalentClasses(factory.getOWLNothing());
    }

    @Override
    public NodeSet<OWLClass> getSubClasses(OWLClassExpression c, boolean direct) {
        return names.classes(told("sub", about(c).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLClass> getSuperClasses(OWLClassExpression c, boolean direct) {
        return names.classes(told("super", about(c).add("direct", direct)));
    }

    @Override
    public Node<OWLClass> getEquivalentClasses(OWLClassExpression c) {
        return only(names.classes(told("equivalent", about(c))));
    }

    @Override
    public NodeSet<OWLClass> getDisjointClasses(OWLClassExpression c) {
        OWLClassExpression not = factory.getOWLObjectComplementOf(c);
        return with(getEquivalentClasses(not), getSubClasses(not, false));
    }

    private static NodeSet<OWLClass> with(Node<OWLClass> node, NodeSet<OWLClass> others) {
        var all = new OWLClassNodeSet(others.getNodes());
        if (node.getSize() > 0) {
            all.addNode(node);
        }
        return all;
    }

    /** The named classes equivalent to the expression; where there is none, or all are asked for, those above too. */
    private NodeSet<OWLClass> equivalentOrAbove(OWLClassExpression c, boolean direct) {
        Node<OWLClass> equivalents = getEquivalentClasses(c);
        return direct && equivalents.getSize() > 0 ? new OWLClassNodeSet(equivalents)
            : with(equivalents, getSuperClasses(c, direct));
    }

    // Properties

    @Override
    public Node<OWLObjectPropertyExpression> getTopObjectPropertyNode() {
        return getEquivalentObjectProperties(factory.getOWLTopObjectProperty());
    }

    @Override
    public Node<OWLObjectPropertyExpression> getBottomObjectPropertyNode() {
        return getEquivalentObjectProperties(factory.getOWLBottomObjectProperty());
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getSubObjectProperties(OWLObjectPropertyExpression p, boolean direct) {
        return names.objectProperties(told("sub", about(p).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getSuperObjectProperties(OWLObjectPropertyExpression p,
            boolean direct) {
        return names.objectProperties(told("super", about(p).add("direct", direct)));
    }

    @Override
    public Node<OWLObjectPropertyExpression> getEquivalentObjectProperties(OWLObjectPropertyExpression p) {
        return only(names.objectProperties(told("equivalent", about(p))));
    }

    @Override
    public NodeSet<OWLObjectPropertyExpression> getDisjointObjectProperties(OWLObjectPropertyExpression p) {
        return names.objectProperties(told("disjoint", about(p)));
    }

    @Override
    public Node<OWLObjectPropertyExpression> getInverseObjectProperties(OWLObjectPropertyExpression p) {
        return only(names.objectProperties(told("inverse", about(p))));
    }

    @Override
    public NodeSet<OWLClass> getObjectPropertyDomains(OWLObjectPropertyExpression p, boolean direct) {
        return equivalentOrAbove(factory.getOWLObjectSomeValuesFrom(p, factory.getOWLThing()), direct);
    }

    @Override
    public NodeSet<OWLClass> getObjectPropertyRanges(OWLObjectPropertyExpression p, boolean direct) {
        return equivalentOrAbove(
            factory.getOWLObjectSomeValuesFrom(p.getInverseProperty(), factory.getOWLThing()), direct);
    }

    @Override
    public Node<OWLDataProperty> getTopDataPropertyNode() {
        return getEquivalentDataProperties(factory.getOWLTopDataProperty());
    }

    @Override
    public Node<OWLDataProperty> getBottomDataPropertyNode() {
        return getEquivalentDataProperties(factory.getOWLBottomDataProperty());
    }

    @Override
    public NodeSet<OWLDataProperty> getSubDataProperties(OWLDataProperty p, boolean direct) {
        return names.dataProperties(told("sub", about(p).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLDataProperty> getSuperDataProperties(OWLDataProperty p, boolean direct) {
        return names.dataProperties(told("super", about(p).add("direct", direct)));
    }

    @Override
    public Node<OWLDataProperty> getEquivalentDataProperties(OWLDataProperty p) {
        return only(names.dataProperties(told("equivalent", about(p))));
    }

    @Override
    public NodeSet<OWLDataProperty> getDisjointDataProperties(OWLDataPropertyExpression p) {
        return names.dataProperties(told("disjoint", about(p.asOWLDataProperty())));
    }

    @Override
    public NodeSet<OWLClass> getDataPropertyDomains(OWLDataProperty p, boolean direct) {
        return equivalentOrAbove(factory.getOWLDataSomeValuesFrom(p, factory.getTopDatatype()), direct);
    }

    // Individuals

    @Override
    public NodeSet<OWLClass> getTypes(OWLNamedIndividual individual, boolean direct) {
        return names.classes(told("types", about(individual).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getInstances(OWLClassExpression c, boolean direct) {
        return names.individuals(told("instances", about(c).add("direct", direct)));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getObjectPropertyValues(OWLNamedIndividual individual,
            OWLObjectPropertyExpression p) {
        return names.individuals(told("values", about(individual).add("property", FunctionalSyntax.of(p))));
    }

    @Override
    public Set<OWLLiteral> getDataPropertyValues(OWLNamedIndividual individual, OWLDataProperty p) {
        return names.literals(told("literals", about(individual).add("dataProperty", p.getIRI().toString())));
    }

    @Override
    public Node<OWLNamedIndividual> getSameIndividuals(OWLNamedIndividual individual) {
        Collection<OWLNamedIndividual> same = names.individuals(told("same", about(individual))).getFlattened();
        return new OWLNamedIndividualNode(new HashSet<>(same));
    }

    @Override
    public NodeSet<OWLNamedIndividual> getDifferentIndividuals(OWLNamedIndividual individual) {
        return names.individuals(told("different", about(individual)));
    }
}
