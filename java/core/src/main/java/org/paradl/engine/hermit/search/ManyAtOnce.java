package org.paradl.engine.hermit.search;

import java.util.ArrayList;
import java.util.List;

import org.semanticweb.HermiT.blocking.BlockingStrategy;
import org.semanticweb.HermiT.existentials.CreationOrderStrategy;
import org.semanticweb.HermiT.model.AtLeast;
import org.semanticweb.HermiT.model.Concept;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.ExistentialConcept;
import org.semanticweb.HermiT.model.Variable;
import org.semanticweb.HermiT.tableau.DLClauseEvaluator;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Gives the oldest nodes the successors that they need, a share of the model's nodes at once.
 *
 * <p>HermiT's {@code CreationOrderStrategy} takes one node, then propagates, and looks for the next, and for who blocks
 * whom, among all: quadratic in the size of the model. In a small model this does the same; in one of ten thousand
 * nodes it takes so many at once that looking at all is rare. Which unblocked node is expanded first is free in the
 * calculus (Motik, Shearer, Horrocks: Hypertableau Reasoning for Description Logics, JAIR 2009, section 5). And where
 * no node needs a successor, as in a large ABox with a disjunction for each individual, none is looked at again until
 * one may. Before each step a search that has gone wrong too often starts over.
 */
public final class ManyAtOnce extends CreationOrderStrategy {
    public static final int SHARE = 1000;

    private final int share;
    private final int mistakes;
    private final Runnable checkCancelled;
    /** No active node has an existential left, and none has come, or come back, since that was seen. */
    private boolean settled;
    private Restarts restarts;
    /** What a node needs while it is looked at; kept, as making one each time takes long. */
    private final List<ExistentialConcept> open = new ArrayList<>();

    /**
     * @param share one of how many nodes is taken at once; below that many in the model, one
     * @param mistakes how often a search may go wrong before it starts over for the first time
     * @param checkCancelled throws an exception where nobody waits any more
     */
    public ManyAtOnce(BlockingStrategy blocking, int share, int mistakes, Runnable checkCancelled) {
        super(blocking);
        this.checkCancelled = checkCancelled;
        this.share = share;
        this.mistakes = mistakes;
    }

    @Override
    public void initialize(Tableau tableau) {
        super.initialize(tableau);
        restarts = new Restarts(tableau, mistakes);
    }

    @Override
    public boolean expandExistentials(boolean finalChance) {
        m_interruptFlag.checkInterrupt();
        if (restarts.happens()) {
            return true;
        }
        if (settled && !finalChance) {
            return false; // and who blocks whom may wait
        }
        m_blockingStrategy.computeBlocking(finalChance);
        int most = 1 + m_tableau.getNumberOfNodesInTableau() / share;
        int expanded = 0;
        boolean open = false;
        for (Node node = m_tableau.getFirstTableauNode(); node != null && expanded < most;
                node = node.getNextTableauNode()) {
            m_interruptFlag.checkInterrupt();
            if (node.isActive() && node.hasUnprocessedExistentials()) {
                expanded += !node.isBlocked() && expand(node) ? 1 : 0;
                open |= node.hasUnprocessedExistentials();
            }
        }
        settled = !open && expanded == 0;
        return expanded > 0;
    }

    /** Those who read the model, and what is kept of it, ask who is blocked. */
    @Override
    public void modelFound() {
        m_blockingStrategy.computeBlocking(false);
        super.modelFound();
        restarts.modelFound();
    }

    @Override
    public void assertionAdded(Concept concept, Node node, boolean core) {
        super.assertionAdded(concept, node, core);
        settled &= !(concept instanceof ExistentialConcept);
    }

    @Override
    public void branchingPointPushed() {
        super.branchingPointPushed();
        restarts.chosen();
    }

    @Override
    public void backtrack() {
        super.backtrack();
        restarts.backtracked();
        settled = false;
    }

    @Override
    public void clear() {
        super.clear();
        restarts.clear();
        settled = false;
    }

    /** HermiT compiles a clause once for each atom of its body: that of a large number takes many seconds. */
    @Override
    public void dlClauseBodyCompiled(List<DLClauseEvaluator.Worker> workers, DLClause clause, List<Variable> variables,
            Object[] values, boolean[] core) {
        checkCancelled.run();
        super.dlClauseBodyCompiled(workers, clause, variables, values, core);
        AtMostClauses.prune(workers, clause, variables, values, () -> m_extensionManager);
    }

    private boolean expand(Node node) {
        boolean expanded = false;
        open.clear();
        open.addAll(node.getUnprocessedExistentials()); // which changes meanwhile
        for (int i = open.size() - 1; i >= 0; i--) {
            ExistentialConcept existential = open.get(i); // description graphs, the other kind, are not in OWL
            switch (isSatisfied((AtLeast) existential, node)) {
                case NOT_SATISFIED:
                    expandExistential((AtLeast) existential, node);
                    expanded = true;
                    break;
                case PERMANENTLY_SATISFIED:
                    m_existentialExpansionManager.markExistentialProcessed(existential, node);
                    break;
                default: // until nominals are told apart; to be looked at again
            }
        }
        return expanded;
    }
}
