package org.paradl.engine.elk;

import java.util.Collection;
import java.util.List;

import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.MavenVersion;
import org.paradl.engine.Monitor;
import org.paradl.engine.Progress;
import org.paradl.engine.hermit.HermitEngine;
import org.semanticweb.elk.owlapi.ElkReasonerConfiguration;
import org.semanticweb.elk.owlapi.ElkReasonerFactory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.ReasonerInternalException;

/**
 * ELK: a consequence-based reasoner for OWL 2 EL, for large terminologies. It leaves out the axioms that it does not
 * know: {@link #beyondReach} says which.
 *
 * <p>For axioms within its reach these services are complete: consistency, the hierarchy of named classes and what is
 * unsatisfiable among them, types and instances of named classes, satisfiability of EL class expressions, and, added
 * here, {@code getObjectPropertyValues} and {@code getSameIndividuals}. Data property values are those asserted. These
 * are <em>not</em> complete: subclasses of class expressions, the hierarchy of object properties where a property may
 * be unsatisfiable, and entailments that bring in a construct beyond its reach (a negated class, say). All others
 * (domains, ranges, disjoint classes and properties, inverses, different individuals, data properties) throw
 * UnsupportedOperationException.
 *
 * <p>Kazakov, Krötzsch, Simančík: The Incredible ELK. J. Autom. Reasoning 53 (2014).
 */
public final class ElkEngine implements Engine {
    private final Engine few;

    public ElkEngine() {
        this(new HermitEngine());
    }

    private ElkEngine(Engine few) {
        this.few = few;
    }

    @Override
    public String name() {
        return "elk";
    }

    @Override
    public String version() {
        return MavenVersion.of(ElkReasonerFactory.class, "io.github.liveontologies", "elk-owlapi");
    }

    @Override
    public String licence() {
        return "Apache-2.0";
    }

    @Override
    public List<OWLAxiom> beyondReach(Collection<? extends OWLAxiom> axioms) {
        return ElkReach.beyond(axioms);
    }

    @Override
    public boolean covers(Collection<? extends OWLAxiom> axioms) {
        return ElkReach.coversAll(axioms);
    }

    /** See above for what it does not answer; and it starts threads each time. */
    @Override
    public boolean isThorough() {
        return false;
    }

    @Override
    public Engine forFew() {
        return few;
    }

    /** It refuses nothing itself. */
    @Override
    public Engine accepting(Collection<? extends OWLAxiom> axioms) {
        return new ElkEngine(few.accepting(axioms));
    }

    @Override
    public OWLReasoner start(OWLOntology ontology, Progress progress) {
        progress.checkCancelled();
        var configuration = new ElkReasonerConfiguration(new Monitor(progress));
        OWLReasoner elk = run(() -> ElkStart.over(ontology, configuration));
        OWLReasoner reasoner = ElkIndividuals.over(elk, ontology, progress);
        progress.watch(reasoner);
        progress.checkCancelled();
        return reasoner;
    }

    /** ELK (0.6) fails where all are of a nominal, and it should tell the types of the other individuals. */
    @Override
    public RuntimeException explain(RuntimeException raw) {
        if (!(raw instanceof ReasonerInternalException)) {
            return Engine.super.explain(raw);
        }
        Throwable failure = raw.getCause() == null ? raw : raw.getCause();
        return new ParadlException(ParadlException.Kind.UNSUPPORTED, "ELK failed: " + failure.getMessage(),
            "use --reasoner hermit");
    }
}
