package org.paradl.protege;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumSet;
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
import org.semanticweb.owlapi.util.Version;

/**
 * ParaDL as a reasoner of OWLAPI 4. What OWLAPI's methods answer is what is told true, as of {@code ParaReasoner} in
 * the core, for OWLAPI 5; what is in conflict, and why, the methods beyond the interface say.
 */
final class CoreReasoner extends ToldTrueReasoner {
    private static final Version VERSION = version();

    private final OWLOntology root;
    private final OWLReasonerConfiguration configuration;
    private final Choice choice;
    private final Changes changes;
    private final Reports reports;
    private final Set<InferenceType> precomputed = EnumSet.noneOf(InferenceType.class);
    private volatile List<Conflict> conflicts;
    private volatile Set<OWLEntity> conflicting = Set.of();
    private volatile Loaded loaded;

    CoreReasoner(OWLOntology root, OWLReasonerConfiguration configuration, Choice choice, BufferingMode buffering) {
        super(root.getOWLOntologyManager().getOWLDataFactory());
        this.root = root;
        this.configuration = configuration;
        this.choice = choice;
        this.reports = new Reports(configuration.getProgressMonitor());
        this.changes = new Changes(root, buffering, this::reload);
        this.loaded = load();
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

    private Loaded load() {
        return new Loaded(root, choice, reports, configuration.getTimeOut());
    }

    private synchronized void reload() {
        loaded.close();
        precomputed.clear();
        conflicts = null;
        conflicting = Set.of();
        loaded = load();
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

    @Override
    JsonObject told(String of, JsonObject about) {
        return ask("told", about.add("of", of));
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
}
