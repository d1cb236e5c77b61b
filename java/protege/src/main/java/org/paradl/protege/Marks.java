package org.paradl.protege;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;

import javax.swing.JList;
import javax.swing.JTextPane;
import javax.swing.JTree;
import javax.swing.ListCellRenderer;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.tree.TreeCellRenderer;

import org.protege.editor.owl.model.OWLModelManager;
import org.protege.editor.owl.ui.tree.OWLObjectTreeNode;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Paints what is in conflict orange in Protégé's own trees and lists. Red is for what is unsatisfiable: a class in
 * conflict is not, it keeps its place and its instances. (Protégé 5.6 has an extension point for colours, but never
 * asks those who use it.)
 */
final class Marks {
    static final Color ORANGE = new Color(0xC2, 0x41, 0x0C);

    private final OWLModelManager manager;

    Marks(OWLModelManager manager) {
        this.manager = manager;
    }

    /** From now on, in every tree and list of the view. */
    void on(Container view) {
        for (Component part : view.getComponents()) {
            if (part instanceof JTree) {
                onTree((JTree) part);
            } else if (part instanceof JList) {
                onList((JList<?>) part);
            } else if (part instanceof Container) {
                on((Container) part);
            }
        }
    }

    private void onTree(JTree tree) {
        TreeCellRenderer plain = tree.getCellRenderer();
        tree.setCellRenderer((same, node, selected, expanded, leaf, row, focused) -> marked(
            plain.getTreeCellRendererComponent(same, node, selected, expanded, leaf, row, focused),
            node instanceof OWLObjectTreeNode ? ((OWLObjectTreeNode<?>) node).getOWLObject() : node, selected));
    }

    private <E> void onList(JList<E> list) {
        ListCellRenderer<? super E> plain = list.getCellRenderer();
        list.setCellRenderer((same, item, index, selected, focused) -> marked(
            plain.getListCellRendererComponent(same, item, index, selected, focused), item, selected));
    }

    private Component marked(Component line, Object shown, boolean selected) {
        if (!selected && isInConflict(shown)) {
            paint(line);
        }
        return line;
    }

    private boolean isInConflict(Object shown) {
        OWLReasoner reasoner = manager.getOWLReasonerManager().getCurrentReasoner();
        return shown instanceof OWLEntity && reasoner instanceof CoreReasoner
            && ((CoreReasoner) reasoner).isInConflict((OWLEntity) shown);
    }

    private static void paint(Component part) {
        part.setForeground(ORANGE);
        if (part instanceof JTextPane) {
            var orange = new SimpleAttributeSet();
            StyleConstants.setForeground(orange, ORANGE);
            var document = ((JTextPane) part).getStyledDocument();
            document.setCharacterAttributes(0, document.getLength(), orange, false);
        } else if (part instanceof Container) {
            for (Component inner : ((Container) part).getComponents()) {
                paint(inner);
            }
        }
    }
}
