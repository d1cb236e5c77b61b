package org.paradl.engine.hermit.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.blocking.BlockingSignature;
import org.semanticweb.HermiT.blocking.PairWiseDirectBlockingChecker;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.Concept;
import org.semanticweb.HermiT.model.DLOntology;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.NodeType;
import org.semanticweb.HermiT.tableau.Tableau;

/**
 * Pairwise blocking (Motik, Shearer, Horrocks: Hypertableau Reasoning for Description Logics, JAIR 2009) that
 * compares of two nodes' parents the classes alone that matter by {@link ParentRelevance}. Models with inverse
 * properties are smaller so. And it looks at a blocked node again when its parent changes, which HermiT's own does not:
 * it takes what then is no model for one, and misses subsumptions.
 */
public final class RelevantPairBlocking extends PairWiseDirectBlockingChecker {
    private static final long serialVersionUID = 1;

    private transient Tableau tableau;
    private transient ParentRelevance ofPermanent;
    private transient DLOntology additional;
    private transient List<ParentRelevance> relevances;
    private transient State[] states = new State[1024];
    /** Sets of which there is one each in a model, so that they need not be compared. */
    private final transient Map<Set<AtomicConcept>, Set<AtomicConcept>> once = new HashMap<>();
    private long now;

    @Override
    public void initialize(Tableau of) {
        super.initialize(of);
        tableau = of;
    }

    @Override
    public void clear() {
        super.clear();
        once.clear();
        if (tableau.getAdditionalDLOntology() != additional) {
            relevances = null;
        }
    }

    /** By what is asked about and, made once, by the ontology: where a model has nodes to compare. */
    private List<ParentRelevance> relevances() {
        if (relevances == null) {
            ofPermanent = ofPermanent == null ? new ParentRelevance(tableau.getPermanentDLOntology()) : ofPermanent;
            additional = tableau.getAdditionalDLOntology();
            relevances = additional == null ? List.of(ofPermanent)
                : List.of(ofPermanent, new ParentRelevance(additional));
        }
        return relevances;
    }

    @Override
    public boolean isBlockedBy(Node blocker, Node blocked) {
        return !blocker.isBlocked() && blocker.getNodeType() == NodeType.TREE_NODE
            && blocked.getNodeType() == NodeType.TREE_NODE
            && classes(blocker) == classes(blocked) && toChild(blocker) == toChild(blocked)
            && fromChild(blocker) == fromChild(blocked) && ofParent(blocker) == ofParent(blocked);
    }

    @Override
    public int blockingHashCode(Node node) {
        ofParent(node);
        return hash(classes(node), toChild(node), fromChild(node), state(node).hash);
    }

    private static int hash(Set<AtomicConcept> classes, Set<AtomicRole> toChild, Set<AtomicRole> fromChild,
            int ofParent) {
        return classes.hashCode() + toChild.hashCode() + 31 * (fromChild.hashCode() + 31 * ofParent);
    }

    private static PairWiseBlockingObject known(Node node) {
        return (PairWiseBlockingObject) node.getBlockingObject();
    }

    private static Set<AtomicConcept> classes(Node node) {
        return known(node).getAtomicConceptsLabel();
    }

    private static Set<AtomicRole> toChild(Node node) {
        return known(node).getFromParentLabel();
    }

    private static Set<AtomicRole> fromChild(Node node) {
        return known(node).getToParentLabel();
    }

    /** The classes of the parent that matter. */
    private Set<AtomicConcept> ofParent(Node node) {
        State own = state(node);
        long changed = Math.max(own.changed, state(node.getParent()).changed);
        if (own.ofParent == null || own.seen < changed) {
            Set<AtomicConcept> relevant = relevances().stream()
                .flatMap(by -> by.among(classes(node.getParent()), classes(node), toChild(node), fromChild(node)))
                .collect(Collectors.toSet());
            own.ofParent = once.computeIfAbsent(relevant, set -> set);
            own.hash = own.ofParent.hashCode();
            own.seen = now;
        }
        return own.ofParent;
    }

    // What has changed since when

    private State state(Node node) {
        return states[node.getNodeID()];
    }

    private Node changed(Node node) {
        if (node != null) {
            state(node).changed = ++now;
        }
        return node;
    }

    @Override
    public void nodeInitialized(Node node) {
        super.nodeInitialized(node);
        if (node.getNodeID() >= states.length) {
            states = Arrays.copyOf(states, 2 * node.getNodeID());
        }
        states[node.getNodeID()] = new State();
        changed(node);
    }

    @Override
    public Node assertionAdded(Concept concept, Node node, boolean isCore) {
        return changed(super.assertionAdded(concept, node, isCore));
    }

    @Override
    public Node assertionRemoved(Concept concept, Node node, boolean isCore) {
        return changed(super.assertionRemoved(concept, node, isCore));
    }

    @Override
    public Node assertionAdded(AtomicRole role, Node from, Node to, boolean isCore) {
        return changed(super.assertionAdded(role, from, to, isCore));
    }

    @Override
    public Node assertionRemoved(AtomicRole role, Node from, Node to, boolean isCore) {
        return changed(super.assertionRemoved(role, from, to, isCore));
    }

    /** Or that of its parent. */
    @Override
    public boolean hasBlockingInfoChanged(Node node) {
        return super.hasBlockingInfoChanged(node) || state(node.getParent()).changed > state(node).looked;
    }

    @Override
    public void clearBlockingInfoChanged(Node node) {
        super.clearBlockingInfoChanged(node);
        state(node).looked = now;
    }

    @Override
    public BlockingSignature getBlockingSignatureFor(Node node) {
        m_atomicConceptsSetFactory.makePermanent(classes(node));
        m_atomicRolesSetFactory.makePermanent(toChild(node));
        m_atomicRolesSetFactory.makePermanent(fromChild(node));
        return new Signature(classes(node), toChild(node), fromChild(node), ofParent(node));
    }

    /** By the clock, which each change moves on. */
    private static final class State {
        long changed;
        long looked;
        long seen;
        Set<AtomicConcept> ofParent;
        int hash;
    }

    /** Of a node in an earlier model. */
    private final class Signature extends BlockingSignature {
        private final Set<AtomicConcept> classes;
        private final Set<AtomicRole> toChild;
        private final Set<AtomicRole> fromChild;
        private final Set<AtomicConcept> ofParent;
        private final int hash;

        Signature(Set<AtomicConcept> classes, Set<AtomicRole> toChild, Set<AtomicRole> fromChild,
                Set<AtomicConcept> ofParent) {
            this.classes = classes;
            this.toChild = toChild;
            this.fromChild = fromChild;
            this.ofParent = ofParent;
            this.hash = hash(classes, toChild, fromChild, ofParent.hashCode());
        }

        @Override
        public boolean blocksNode(Node node) {
            return classes(node) == classes && toChild(node) == toChild && fromChild(node) == fromChild
                && ofParent(node).equals(ofParent);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Signature && ((Signature) other).classes == classes
                && ((Signature) other).toChild == toChild
                && ((Signature) other).fromChild == fromChild && ((Signature) other).ofParent.equals(ofParent);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }
}
