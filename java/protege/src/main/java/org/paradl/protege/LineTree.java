package org.paradl.protege;

import java.awt.Component;
import java.awt.Font;
import java.util.Collections;

import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreeNode;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;

import org.protege.editor.owl.OWLEditorKit;

/** A tree of lines; a click on one selects, in all of Protégé, the name that it is about. */
final class LineTree extends JTree {
    private static final long serialVersionUID = 1L;

    LineTree(OWLEditorKit kit) {
        super(new DefaultMutableTreeNode());
        setRootVisible(false);
        setShowsRootHandles(true);
        setRowHeight(0);
        getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        setCellRenderer(new Renderer());
        addTreeSelectionListener(event -> {
            if (event.isAddedPath()) {
                line(event.getPath().getLastPathComponent()).about()
                    .ifPresent(name -> kit.getWorkspace().getOWLSelectionModel().setSelectedEntity(name));
            }
        });
    }

    private static Line line(Object node) {
        return (Line) ((DefaultMutableTreeNode) node).getUserObject();
    }

    /** Shows what is below the node. */
    void show(DefaultMutableTreeNode root, boolean unfolded) {
        setModel(new DefaultTreeModel(root));
        if (unfolded) {
            unfold(root);
        }
    }

    /** Shows what is below a node now. */
    void changed(DefaultMutableTreeNode node) {
        ((DefaultTreeModel) getModel()).nodeStructureChanged(node);
        unfold(node);
    }

    private void unfold(DefaultMutableTreeNode node) {
        expandPath(new TreePath(node.getPath()));
        for (TreeNode child : Collections.list(node.children())) {
            if (!child.isLeaf()) {
                unfold((DefaultMutableTreeNode) child);
            }
        }
    }

    /** Headings bold, and what is in conflict in its colour. */
    private static final class Renderer extends DefaultTreeCellRenderer {
        private static final long serialVersionUID = 1L;

        Renderer() {
            setLeafIcon(null);
            setOpenIcon(null);
            setClosedIcon(null);
        }

        @Override
        public Component getTreeCellRendererComponent(JTree tree, Object node, boolean selected, boolean expanded,
                boolean leaf, int row, boolean focused) {
            super.getTreeCellRendererComponent(tree, node, selected, expanded, leaf, row, focused);
            Object content = ((DefaultMutableTreeNode) node).getUserObject();
            boolean heading = content instanceof Line && ((Line) content).isHeading();
            setFont(tree.getFont().deriveFont(heading ? Font.BOLD : Font.PLAIN));
            if (heading && ((Line) content).about().isPresent() && !selected) {
                setForeground(Marks.ORANGE);
            }
            return this;
        }
    }
}
