package org.paradl.protege;

import org.protege.editor.owl.ui.view.individual.OWLIndividualListViewComponent;

/** Protégé's list of individuals, with those in conflict marked. */
public final class IndividualsView extends OWLIndividualListViewComponent {
    private static final long serialVersionUID = 1L;

    @Override
    public void initialiseIndividualsView() throws Exception {
        super.initialiseIndividualsView();
        new Marks(getOWLModelManager()).on(this);
    }
}
