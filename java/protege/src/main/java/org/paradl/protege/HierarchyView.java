package org.paradl.protege;

import org.protege.editor.owl.ui.view.cls.InferredOWLClassHierarchyViewComponent;

/** Protégé's inferred class hierarchy, with the classes in conflict marked. */
public final class HierarchyView extends InferredOWLClassHierarchyViewComponent {
    private static final long serialVersionUID = 1L;

    @Override
    protected void performExtraInitialisation() throws Exception {
        super.performExtraInitialisation();
        new Marks(getOWLModelManager()).on(this);
    }
}
