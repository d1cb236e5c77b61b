package org.paradl.protege;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.Map;

import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.tree.DefaultMutableTreeNode;

import org.protege.editor.owl.ui.explanation.ExplanationResult;
import org.protege.editor.owl.ui.explanation.ExplanationService;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Behind the question mark of an inference: why it is told true, and why it is told false, if it is. */
public final class ToldExplanations extends ExplanationService {
    private static final long serialVersionUID = 1L;
    private static final int JUSTIFICATIONS = 5;
    private static final Map<String, String> VALUES = Map.of("T", "told true", "F", "told false",
        "B", "told true and told false: a conflict", "N", "told neither true nor false");

    @Override
    public void initialise() {
        // nothing to prepare
    }

    @Override
    public boolean hasExplanation(OWLAxiom axiom) {
        OWLReasoner reasoner = getOWLModelManager().getOWLReasonerManager().getCurrentReasoner();
        return reasoner instanceof CoreReasoner && axiom.isLogicalAxiom()
            && reasoner.isEntailmentCheckingSupported(axiom.getAxiomType());
    }

    @Override
    public ExplanationResult explain(OWLAxiom axiom) {
        var reasoner = (CoreReasoner) getOWLModelManager().getOWLReasonerManager().getCurrentReasoner();
        return new Result(reasoner.explain(axiom, JUSTIFICATIONS));
    }

    @Override
    public void dispose() {
        // nothing is held
    }

    private final class Result extends ExplanationResult {
        private static final long serialVersionUID = 1L;

        Result(Explanation explanation) {
            var root = new DefaultMutableTreeNode();
            Line.addJustifications(root, "told true, because", explanation.toldTrue(), getOWLModelManager());
            Line.addJustifications(root, "told false, because", explanation.toldFalse(), getOWLModelManager());
            var tree = new LineTree(getOWLEditorKit());
            tree.show(root, true);
            var value = new JLabel(VALUES.get(explanation.value()));
            value.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 6));
            setLayout(new BorderLayout());
            add(value, BorderLayout.NORTH);
            add(new JScrollPane(tree), BorderLayout.CENTER);
            setPreferredSize(new Dimension(600, 300));
        }

        @Override
        public void dispose() {
            // nothing is held
        }
    }
}
