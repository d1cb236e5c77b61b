package org.paradl.engine;

import java.util.Set;

import org.semanticweb.HermiT.hierarchy.ClassificationProgressMonitor;
import org.semanticweb.HermiT.hierarchy.Hierarchy;
import org.semanticweb.HermiT.hierarchy.QuasiOrderClassification;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * HermiT's classification where there are disjunctions, with {@link ClassTests}: of the ABox it makes one model for all tests.
 *
 * <p>Glimm, Horrocks, Motik, Shearer, Stoilos: A Novel Approach to Ontology Classification. J. Web Semantics 14 (2012).
 */
final class OneModelClassification extends QuasiOrderClassification {
    private final ClassTests tests;

    OneModelClassification(Tableau tableau, ClassificationProgressMonitor monitor, AtomicConcept top, AtomicConcept bottom,
            Set<AtomicConcept> classes) {
        super(tableau, monitor, top, bottom, classes);
        this.tests = new ClassTests(tableau);
    }

    @Override
    public Hierarchy<AtomicConcept> classify() {
        return buildHierarchy(this::subsumes);
    }

    @Override
    protected Node buildModelForConcept(AtomicConcept c) {
        return tests.instance(c, Set.of(), getSatTestDescription(c));
    }

    private boolean subsumes(AtomicConcept above, AtomicConcept c) {
        if (getAllKnownSubsumers(c).contains(above)) {
            return true;
        }
        if (!m_possibleSubsumptions.getSuccessors(c).contains(above)) {
            return false;
        }
        Node outside = tests.instance(c, Set.of(above), getSubsumptionTestDescription(c, above));
        if (outside != null) {
            prunePossibleSubsumers();
            readKnownSubsumersFromRootNode(c, outside);
        } else {
            addKnownSubsumption(c, above);
        }
        m_possibleSubsumptions.getSuccessors(c).removeAll(getAllKnownSubsumers(c));
        return outside == null;
    }

    /** Tries several at once where they are neither few nor many. */
    @Override
    protected boolean isEveryPossibleSubsumerNonSubsumer(Set<AtomicConcept> possible, AtomicConcept c, int tooFew, int tooMany) {
        if (possible.size() <= tooFew || possible.size() >= tooMany) {
            return false;
        }
        if (tests.instance(c, possible, getSubsumedByListTestDescription(c, possible.toArray())) == null) {
            return false;
        }
        prunePossibleSubsumers();
        return true;
    }
}
