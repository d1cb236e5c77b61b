package org.paradl.openllet;

import java.util.ArrayList;
import java.util.List;

import openllet.aterm.ATermAppl;
import openllet.core.boxes.abox.ABox;
import openllet.core.boxes.abox.Individual;
import openllet.core.boxes.abox.Node;
import openllet.core.expressivity.Expressivity;
import openllet.core.tableau.branch.Branch;
import openllet.core.tableau.completion.SROIQStrategy;
import openllet.core.tableau.completion.rule.TableauRule;

/**
 * Openllet's tableau for nominals with the same rules in the same order, but with the nodes of the completion graph at
 * hand. Its own looks each of them up three times, in a synchronized map, and starts a clock, before a rule finds that
 * there is nothing to do; where there are many individuals that is half of its time.
 */
final class Rounds extends SROIQStrategy {
    private final List<Individual> nodes = new ArrayList<>();
    private int known;
    private ABox source;
    private boolean restored;

    Rounds(ABox abox) {
        super(abox);
        source = abox.getSourceABox();
    }

    @Override
    public void complete(Expressivity expressivity) {
        initialize(expressivity);
        while (!_abox.isComplete()) {
            while (_abox.isChanged() && !_abox.isClosed()) {
                checkTimer();
                _abox.setChanged(false);
                round();
            }
            if (_abox.isClosed() && backtrack()) {
                _abox.setClash(null);
            } else {
                _abox.setComplete(true);
            }
        }
    }

    @Override
    public void restore(Branch branch) {
        super.restore(branch);
        restored = true;
    }

    /** Each rule on each node that was there before. */
    private void round() {
        look();
        int end = nodes.size();
        for (TableauRule rule : _tableauRules) {
            for (int i = 0; i < Math.min(end, nodes.size()); i++) {
                Individual node = nodes.get(i);
                if (node.isPruned() || !node.isRoot() && getBlocking().isBlocked(node)) {
                    continue;
                }
                rule.apply(node);
                if (_abox.isClosed()) {
                    return;
                }
                if (restored) {
                    look();
                }
            }
        }
    }

    /**
     * Nodes are added at the end, but where the individuals are copied for the first time; only a restored graph loses
     * any.
     */
    private void look() {
        if (restored || source != _abox.getSourceABox()) {
            nodes.clear();
            known = 0;
        }
        restored = false;
        source = _abox.getSourceABox();
        List<ATermAppl> names = _abox.getNodeNames();
        for (; known < names.size(); known++) {
            Node node = _abox.getNode(names.get(known));
            if (node.isIndividual()) {
                nodes.add((Individual) node);
            }
        }
    }
}
