package org.paradl.protege;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;

import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingWorker;
import javax.swing.event.TreeExpansionEvent;
import javax.swing.event.TreeExpansionListener;
import javax.swing.tree.DefaultMutableTreeNode;

import org.protege.editor.owl.model.event.EventType;
import org.protege.editor.owl.model.event.OWLModelManagerListener;
import org.protege.editor.owl.ui.view.AbstractOWLViewComponent;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Lists what the ontology says and denies, with the axioms on each side. */
public final class ConflictsView extends AbstractOWLViewComponent {
    private static final long serialVersionUID = 1L;
    private static final String START = "Choose ParaDL in the menu Reasoner, then Start reasoner.";
    private static final String LOOKING = "Looking for conflicts…";
    private static final String SILENT = "The ontology is inconsistent, and the logic that was chosen then says "
        + "nothing: choose adaptive in the preferences.";
    /** So few are shown unfolded. */
    private static final int FEW = 10;

    private final OWLModelManagerListener listener = event -> {
        if (event.isType(EventType.ONTOLOGY_CLASSIFIED) || event.isType(EventType.REASONER_CHANGED)
                || event.isType(EventType.ACTIVE_ONTOLOGY_CHANGED)) {
            refresh();
        }
    };
    private final JLabel summary = new JLabel();
    private final JTextArea warnings = new JTextArea();
    private LineTree tree;

    @Override
    protected void initialiseOWLView() {
        tree = new LineTree(getOWLEditorKit());
        tree.addTreeExpansionListener(new Unfolding());
        summary.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 6));
        warnings.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 6));
        warnings.setEditable(false);
        warnings.setLineWrap(true);
        warnings.setWrapStyleWord(true);
        setLayout(new BorderLayout());
        add(summary, BorderLayout.NORTH);
        add(warnings, BorderLayout.SOUTH);
        add(new JScrollPane(tree), BorderLayout.CENTER);
        getOWLModelManager().addListener(listener);
        refresh();
    }

    private Optional<CoreReasoner> reasoner() {
        OWLReasoner current = getOWLModelManager().getOWLReasonerManager().getCurrentReasoner();
        return current instanceof CoreReasoner ? Optional.of((CoreReasoner) current) : Optional.empty();
    }

    /**
     * As a rule the conflicts were found when the reasoner ran; where Protégé had it compute nothing ahead, they are
     * now.
     */
    private void refresh() {
        Optional<CoreReasoner> reasoner = reasoner();
        if (reasoner.isEmpty()) {
            show(START, List.of());
        } else if (!reasoner.get().isConsistent()) {
            show(SILENT, List.of());
        } else if (reasoner.get().knowsConflicts()) {
            show(reasoner.get().conflicts());
        } else {
            show(LOOKING, List.of());
            new Looking(reasoner.get()).execute();
        }
    }

    private void show(List<Conflict> conflicts) {
        show(count(conflicts.size()), conflicts);
    }

    private void show(String said, List<Conflict> conflicts) {
        var root = new DefaultMutableTreeNode();
        conflicts.forEach(conflict -> root.add(new ConflictNode(conflict, getOWLModelManager())));
        summary.setText(said);
        warnings.setText(reasoner().map(CoreReasoner::warnings).orElse(List.of()).stream()
            .map(warning -> "Warning: " + warning).collect(Collectors.joining("\n")));
        warnings.setVisible(!warnings.getText().isEmpty());
        tree.show(root, conflicts.size() <= FEW);
    }

    private static String count(int conflicts) {
        return conflicts == 0 ? "No conflicts" : conflicts == 1 ? "1 conflict" : conflicts + " conflicts";
    }

    @Override
    protected void disposeOWLView() {
        getOWLModelManager().removeListener(listener);
    }

    private final class Unfolding implements TreeExpansionListener {
        @Override
        public void treeExpanded(TreeExpansionEvent event) {
            Object node = event.getPath().getLastPathComponent();
            if (node instanceof ConflictNode && ((ConflictNode) node).isToBeExplained()) {
                reasoner().ifPresent(reasoner -> new Explaining((ConflictNode) node, reasoner).execute());
            }
        }

        @Override
        public void treeCollapsed(TreeExpansionEvent event) {
            // nothing to find out
        }
    }

    /** Without keeping the window waiting. */
    private final class Looking extends SwingWorker<List<Conflict>, Void> {
        private final CoreReasoner reasoner;

        Looking(CoreReasoner reasoner) {
            this.reasoner = reasoner;
        }

        @Override
        protected List<Conflict> doInBackground() {
            return reasoner.conflicts();
        }

        @Override
        protected void done() {
            if (reasoner().filter(current -> current == reasoner).isEmpty()) {
                return; // another ontology or reasoner is to be seen by now
            }
            try {
                show(get());
                getOWLWorkspace().repaint(); // the marks
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException e) {
                show(String.valueOf(e.getCause().getMessage()), List.of());
            }
        }
    }

    /** Justifications may take a while. */
    private final class Explaining extends SwingWorker<Optional<Explanation>, Void> {
        private final ConflictNode node;
        private final CoreReasoner reasoner;

        Explaining(ConflictNode node, CoreReasoner reasoner) {
            this.node = node;
            this.reasoner = reasoner;
        }

        @Override
        protected Optional<Explanation> doInBackground() {
            return node.explain(reasoner);
        }

        @Override
        protected void done() {
            try {
                node.show(get());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException e) {
                node.showFailure(String.valueOf(e.getCause().getMessage()));
            }
            tree.changed(node);
        }
    }
}
