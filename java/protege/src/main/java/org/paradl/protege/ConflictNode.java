package org.paradl.protege;

import java.util.Optional;

import javax.swing.tree.DefaultMutableTreeNode;

import org.protege.editor.owl.model.OWLModelManager;
import org.semanticweb.owlapi.model.OWLAxiom;

/** A conflict in the tree. What is below it is found out when it is first unfolded. */
final class ConflictNode extends DefaultMutableTreeNode {
    private static final long serialVersionUID = 1L;

    private final transient Conflict conflict;
    private final transient OWLModelManager manager;
    private boolean asked;

    ConflictNode(Conflict conflict, OWLModelManager manager) {
        super(Line.heading(title(conflict, manager), Optional.of(conflict.subject())));
        this.conflict = conflict;
        this.manager = manager;
        add(Line.note("…"));
    }

    private static String title(Conflict conflict, OWLModelManager manager) {
        String subject = manager.getRendering(conflict.subject());
        Optional<String> predicate = conflict.predicate().filter(name -> !name.equals(conflict.subject()))
            .map(manager::getRendering);
        if (conflict.subject().isOWLClass()) {
            return subject + " — every instance would be in conflict"
                + predicate.map(name -> ", about " + name).orElse("");
        }
        return subject + predicate.map(name -> ": " + name).orElse("")
            + conflict.object().map(object -> " " + name(object)).orElse("")
            + " — told true and told false";
    }

    /** An individual by its last part, a literal as it is. */
    private static String name(String object) {
        return object.startsWith("\"") ? object : object.replaceAll(".*[#/]", "");
    }

    /** Whether this is the first call. */
    boolean isToBeExplained() {
        boolean first = !asked;
        asked = true;
        return first;
    }

    /** Why the sentence is told true and why it is told false; empty where the conflict is about no one sentence. */
    Optional<Explanation> explain(CoreReasoner reasoner) {
        Optional<OWLAxiom> sentence = conflict.sentence(manager.getOWLDataFactory());
        return sentence.map(axiom -> reasoner.explain(axiom, 1));
    }

    /** Puts the reasons below. */
    void show(Optional<Explanation> explanation) {
        removeAllChildren();
        if (explanation.isPresent()) {
            Line.addJustifications(this, "told true, because", explanation.get().toldTrue(), manager);
            Line.addJustifications(this, "told false, because", explanation.get().toldFalse(), manager);
        } else {
            Line.addJustifications(this, "because", conflict.justifications(), manager);
        }
    }

    void showFailure(String message) {
        removeAllChildren();
        add(Line.note(message));
    }
}
