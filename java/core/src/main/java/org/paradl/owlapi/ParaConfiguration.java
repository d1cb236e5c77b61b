package org.paradl.owlapi;

import java.time.Duration;
import java.util.Objects;

import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.reasoner.FreshEntityPolicy;
import org.semanticweb.owlapi.reasoner.IndividualNodeSetPolicy;
import org.semanticweb.owlapi.reasoner.NullReasonerProgressMonitor;
import org.semanticweb.owlapi.reasoner.OWLReasonerConfiguration;
import org.semanticweb.owlapi.reasoner.ReasonerProgressMonitor;

/**
 * How a {@link ParaReasoner} is to reason: OWLAPI's choices and ParaDL's own. Immutable: each choice makes another
 * configuration of this one.
 *
 * <pre>{@code
 * new ParaConfiguration().logic("fde").engine("hermit").timeOut(Duration.ofSeconds(30))
 * }</pre>
 */
public final class ParaConfiguration implements OWLReasonerConfiguration, Cloneable {
    private static final long serialVersionUID = 1L;

    private Table table = TableReader.shipped("adaptive");
    private Inclusion inclusion; // null: as the logic says
    private String engine = "auto";
    private boolean keepsUnsatisfiable;
    private long timeOut = Long.MAX_VALUE;
    private FreshEntityPolicy freshEntities = FreshEntityPolicy.ALLOW;
    private IndividualNodeSetPolicy individualNodes = IndividualNodeSetPolicy.BY_NAME;
    private transient ReasonerProgressMonitor monitor = new NullReasonerProgressMonitor();

    /** The logic {@code adaptive}, an engine that fits the ontology, no time-out. */
    public ParaConfiguration() {
    }

    /**
     * This one's logic and engine with what another configuration says besides; that one itself where it is one of
     * these.
     */
    static ParaConfiguration of(OWLReasonerConfiguration other) {
        if (other instanceof ParaConfiguration) {
            return (ParaConfiguration) other;
        }
        ParaConfiguration configuration = new ParaConfiguration();
        configuration.timeOut = other.getTimeOut();
        configuration.freshEntities = other.getFreshEntityPolicy();
        configuration.individualNodes = other.getIndividualNodeSetPolicy();
        configuration.monitor = other.getProgressMonitor();
        return configuration;
    }

    /**
     * A logic that ParaDL ships.
     *
     * @param name {@code adaptive}, {@code fde}, {@code lp}, {@code k3}, {@code ac} or {@code classical}
     */
    public ParaConfiguration logic(String name) {
        return logic(TableReader.shipped(name));
    }

    /** A logic of one's own: see {@link TableReader#read}. */
    public ParaConfiguration logic(Table choice) {
        ParaConfiguration configuration = copy();
        configuration.table = choice;
        return configuration;
    }

    /** How an inclusion is read that has no annotation of its own; without this call as the logic says. */
    public ParaConfiguration inclusion(Inclusion choice) {
        ParaConfiguration configuration = copy();
        configuration.inclusion = Objects.requireNonNull(choice);
        return configuration;
    }

    /**
     * The classical reasoner at work underneath: {@code auto}, {@code hermit}, {@code elk}, {@code openllet} or
     * {@code race}.
     */
    public ParaConfiguration engine(String name) {
        ParaConfiguration configuration = copy();
        configuration.engine = name;
        return configuration;
    }

    /** Under {@code adaptive}: an unsatisfiable class is no conflict, but stays below owl:Nothing. */
    public ParaConfiguration keepingUnsatisfiable(boolean yes) {
        ParaConfiguration configuration = copy();
        configuration.keepsUnsatisfiable = yes;
        return configuration;
    }

    /** How long one question may take. */
    public ParaConfiguration timeOut(Duration limit) {
        ParaConfiguration configuration = copy();
        configuration.timeOut = limit.toMillis();
        return configuration;
    }

    /** What is asked about a name that the ontology does not have. */
    public ParaConfiguration freshEntities(FreshEntityPolicy policy) {
        ParaConfiguration configuration = copy();
        configuration.freshEntities = policy;
        return configuration;
    }

    /** Whether individuals that are the same share a node. */
    public ParaConfiguration individualNodes(IndividualNodeSetPolicy policy) {
        ParaConfiguration configuration = copy();
        configuration.individualNodes = policy;
        return configuration;
    }

    /** Who is told how far the work is. */
    public ParaConfiguration progressMonitor(ReasonerProgressMonitor listener) {
        ParaConfiguration configuration = copy();
        configuration.monitor = listener;
        return configuration;
    }

    private ParaConfiguration copy() {
        try {
            return (ParaConfiguration) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Who is told of the work is none of what is written: a monitor may be a window. */
    private Object readResolve() {
        return progressMonitor(new NullReasonerProgressMonitor());
    }

    Settings settings() {
        return new Settings(table, Objects.requireNonNullElse(inclusion, table.inclusion()), engine)
            .keepingUnsatisfiable(keepsUnsatisfiable);
    }

    @Override
    public ReasonerProgressMonitor getProgressMonitor() {
        return monitor;
    }

    /** In milliseconds; {@link Long#MAX_VALUE} for none. */
    @Override
    public long getTimeOut() {
        return timeOut;
    }

    @Override
    public FreshEntityPolicy getFreshEntityPolicy() {
        return freshEntities;
    }

    @Override
    public IndividualNodeSetPolicy getIndividualNodeSetPolicy() {
        return individualNodes;
    }
}
