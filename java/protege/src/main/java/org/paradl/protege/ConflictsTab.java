package org.paradl.protege;

import org.protege.editor.owl.ui.OWLWorkspaceViewsTab;

/** The tab Conflicts: the inferred hierarchy, the conflicts and what Protégé knows of what is selected. */
public final class ConflictsTab extends OWLWorkspaceViewsTab {
    private static final long serialVersionUID = 1L;
}
