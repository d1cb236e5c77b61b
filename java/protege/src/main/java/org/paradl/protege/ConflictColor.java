package org.paradl.protege;

import java.awt.Color;

import org.protege.editor.owl.ui.renderer.OWLEntityColorProvider;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/**
 * Paints what is in conflict orange wherever Protégé shows it. Red is for what is unsatisfiable: a class in conflict is
 * not, it keeps its place and its instances.
 */
public final class ConflictColor extends OWLEntityColorProvider {
    static final Color ORANGE = new Color(0xC2, 0x41, 0x0C);

    @Override
    public Color getColor(OWLEntity name) {
        OWLReasoner reasoner = getOWLModelManager().getOWLReasonerManager().getCurrentReasoner();
        return reasoner instanceof CoreReasoner && ((CoreReasoner) reasoner).isInConflict(name) ? ORANGE : null;
    }

    @Override
    public void initialise() {
        // nothing to prepare
    }

    @Override
    public void dispose() {
        // nothing is held
    }
}
