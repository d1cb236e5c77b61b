package org.paradl.openllet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.logging.Level;
import java.util.stream.Stream;

import openllet.atom.OpenError;
import openllet.core.OpenlletOptions;
import openllet.core.boxes.abox.ABoxImpl;
import openllet.core.boxes.rbox.Role;
import openllet.core.datatypes.DatatypeReasonerImpl;
import openllet.core.exceptions.InconsistentOntologyException;
import openllet.core.exceptions.InternalReasonerException;
import openllet.core.exceptions.TimeoutException;
import openllet.core.exceptions.TimerInterruptedException;
import openllet.core.exceptions.UnsupportedFeatureException;
import openllet.owlapi.PelletReasoner;
import openllet.shared.tools.Log;

import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.MavenVersion;
import org.paradl.engine.Monitor;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.FreshEntityPolicy;
import org.semanticweb.owlapi.reasoner.IndividualNodeSetPolicy;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.SimpleConfiguration;

/**
 * Openllet: the tableau reasoner that continues Pellet, complete for OWL 2 DL with DL-safe SWRL rules, and with more
 * datatypes than HermiT (xsd:date, xsd:time, xsd:duration, …).
 *
 * <p>Sirin, Parsia, Cuenca Grau, Kalyanpur, Katz: Pellet: A practical OWL-DL reasoner. J. Web Semantics 5 (2007).
 */
public final class OpenlletEngine implements Engine {
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

    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        configure();
        return new ArrayList<>(OpenlletReach.beyond(axioms));
    }

    /** With {@code ObjectHasSelf} it takes satisfiable classes for unsatisfiable. */
    @Override
    public boolean errsBeyondReach() {
        return true;
    }

    @Override
    public Collection<OWLAxiom> taken(Collection<OWLAxiom> axioms) {
        return OpenlletReach.taken(axioms);
    }

    @Override
    public boolean coversClasses(Collection<? extends OWLAxiom> axioms) {
        configure();
        return OpenlletReach.beyondForClasses(axioms).isEmpty();
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        configure();
        progress.checkCancelled();
        var configuration = new SimpleConfiguration(new Monitor(progress), FreshEntityPolicy.ALLOW, 0,
            IndividualNodeSetPolicy.BY_NAME);
        OWLReasoner reasoner = run(() -> new TaughtOpenllet(OpenlletReach.acceptable(ontology), configuration));
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
            return unsupported("Openllet failed: " + raw.getMessage());
        }
        if (raw instanceof IllegalArgumentException && thrower(raw).equals(DatatypeReasonerImpl.class.getName())) {
            return new ParadlException(ParadlException.Kind.UNSUPPORTED, "Openllet: a datatype is defined by itself, "
                + "which OWL 2 DL forbids", "take the definition out, or use --reasoner hermit");
        }
        if (isRefused(raw)) {
            return unsupported("Openllet: " + raw.getMessage());
        }
        if (raw instanceof OpenError) { // as "Invalid branch created", where it has lost count of its own choices
            return unsupported("Openllet failed: " + raw.getMessage());
        }
        if (thrower(raw).startsWith(DatatypeReasonerImpl.class.getPackageName())) {
            return unsupported("Openllet fails over a combination of data ranges in the ontology");
        }
        if (raw instanceof NullPointerException && thrower(raw).startsWith(Role.class.getPackageName())
            || raw instanceof ClassCastException && thrower(raw).equals(ABoxImpl.class.getName())) {
            return unsupported("Openllet fails over IRIs that are object and data properties alike, which OWL 2 DL "
                + "forbids");
        }
        if (raw instanceof ConcurrentModificationException) { // what has itself is chosen for while it is looked at
            return unsupported("Openllet fails over a number of what has itself for a value");
        }
        return Engine.super.explain(raw);
    }

    private static ParadlException unsupported(String what) {
        return new ParadlException(ParadlException.Kind.UNSUPPORTED, what, "use --reasoner hermit");
    }

    /** Whether Openllet says itself that it does not do this. */
    private static boolean isRefused(RuntimeException raw) {
        String message = String.valueOf(raw.getMessage());
        return raw instanceof UnsupportedFeatureException
            || raw instanceof OpenError && message.startsWith("Unsupported rule")
            || raw instanceof UnsupportedOperationException && message.startsWith("Unsupported entailment query");
    }

    /** The name of the class that threw it. */
    private static String thrower(RuntimeException raw) {
        return Stream.of(raw.getStackTrace()).map(StackTraceElement::getClassName).findFirst().orElse("");
    }

    /**
     * Openllet logs with java.util.logging, to standard error. And three of its optimizations (2.6.5) are wrong: with
     * the one it takes satisfiable classes for unsatisfiable where there are inverses, with the next it misses that
     * what is not not C is C, and its classifier for OWL 2 EL forgets reflexive properties and the ranges of those
     * above. They are off for the whole of the Java machine. See also {@link Blocking}. And it leaves out without a
     * word whatever is told to be in one of the classes by which old OBO files annotate, as {@code oboInOwl:DbXref}.
     */
    private static void configure() {
        Log._defaultLevel = Level.OFF;
        OpenlletOptions.USE_ADVANCED_CACHING = false;
        OpenlletOptions.USE_CD_CLASSIFICATION = false;
        OpenlletOptions.DISABLE_EL_CLASSIFIER = true;
        OpenlletOptions.IGNORE_ANNOTATION_CLASSES = false;
    }
}
