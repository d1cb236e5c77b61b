package org.paradl.engine;

import java.util.Set;

import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.tableau.Tableau;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * HermiT that can be told the class hierarchy, which it needs to know for all the types of individuals, and misses none of
 * them; and that uses two processors to find the hierarchy where it can.
 */
final class TaughtHermit extends Reasoner {
    private static final int MANY = 100;

    private Hierarchy<AtomicConcept> told;

    TaughtHermit(Configuration configuration, OWLOntology ontology) {
        super(configuration, ontology);
    }

    /**
     * Takes over the class hierarchy, unless there is one already.
     *
     * @param other over the same axioms, which are consistent, and complete for classes
     */
    void learnClasses(OWLReasoner other) {
        if (isPrecomputed(InferenceType.CLASS_HIERARCHY)) {
            return;
        }
        told = HermitHierarchy.of(other);
        try {
            classifyClasses();
        } finally {
            told = null; // the axioms may change
        }
    }

    @Override
    protected void initialiseClassInstanceManager() {
        settleInstances();
        super.initialiseClassInstanceManager();
    }

    @Override
    protected void initialisePropertiesInstanceManager() {
        settleInstances();
        super.initialisePropertiesInstanceManager();
    }

    private void settleInstances() {
        if (m_instanceManager == null) {
            m_instanceManager = new SettledInstances(m_interruptFlag, this, m_atomicConceptHierarchy, m_objectRoleHierarchy);
        }
    }

    @Override
    protected Hierarchy<AtomicConcept> classifyAtomicConcepts(Tableau tableau, ClassificationProgressMonitor monitor,
            AtomicConcept top, AtomicConcept bottom, Set<AtomicConcept> elements, boolean forceQuasiOrder) {
        if (told != null) {
            return told;
        }
        if (!forceQuasiOrder && isWorthTwo(tableau, elements)) {
            Tableau other = createTableau(m_interruptFlag, m_configuration, m_dlOntology, null, m_prefixes);
            return new TwinClassification(elements, monitor).classify(tableau, other);
        }
        return super.classifyAtomicConcepts(tableau, monitor, top, bottom, elements, forceQuasiOrder);
    }

    /** Few are done before a second tableau is made; and datatypes have caches, which two would share. */
    private boolean isWorthTwo(Tableau tableau, Set<AtomicConcept> elements) {
        return tableau == m_tableau && tableau.isDeterministic() && elements.size() >= MANY
            && !m_dlOntology.hasDatatypes() && Runtime.getRuntime().availableProcessors() > 1;
    }
}
