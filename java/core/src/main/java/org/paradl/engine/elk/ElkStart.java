package org.paradl.engine.elk;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

import org.semanticweb.elk.owlapi.ElkReasoner;
import org.semanticweb.elk.owlapi.ElkReasonerConfiguration;
import org.semanticweb.elk.reasoner.Reasoner;
import org.semanticweb.elk.reasoner.ReasonerFactory;
import org.semanticweb.elk.reasoner.ReasonerInterrupter;
import org.semanticweb.elk.reasoner.config.ReasonerConfiguration;
import org.semanticweb.elk.reasoner.stages.LoggingStageExecutor;
import org.semanticweb.elk.reasoner.stages.ReasonerStageExecutor;
import org.semanticweb.owlapi.model.OWLOntology;

/**
 * Starts reasoners of ELK that are interrupted each by itself. Those of its own factory (0.6) share one interrupter:
 * to stop one stops whichever comes next to look, in another thread or later.
 */
final class ElkStart {
    private static final Method INSIDE;
    private static final Constructor<ElkReasoner> AROUND;

    static {
        try {
            INSIDE = ReasonerFactory.class.getDeclaredMethod("createReasoner", ReasonerInterrupter.class,
                ReasonerStageExecutor.class, ReasonerConfiguration.class);
            INSIDE.setAccessible(true);
            AROUND = ElkReasoner.class.getDeclaredConstructor(OWLOntology.class, boolean.class,
                ElkReasonerConfiguration.class, Reasoner.class);
            AROUND.setAccessible(true);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private ElkStart() {
    }

    /** A reasoner that hears of changes at once. */
    static ElkReasoner over(OWLOntology ontology, ElkReasonerConfiguration configuration) {
        try {
            Object inside = INSIDE.invoke(null, new ReasonerInterrupter(), new LoggingStageExecutor(),
                configuration.getElkConfiguration());
            return AROUND.newInstance(ontology, false, configuration, inside);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof RuntimeException ? (RuntimeException) e.getCause()
                : new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
