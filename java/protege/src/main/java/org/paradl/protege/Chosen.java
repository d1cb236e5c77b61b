package org.paradl.protege;

import org.protege.editor.core.prefs.Preferences;
import org.protege.editor.core.prefs.PreferencesManager;

/** What the user of Protégé chose, kept where Protégé keeps such things. */
final class Chosen {
    private static final String LOGIC = "logic";
    private static final String ENGINE = "engine";
    private static final String INCLUSION = "inclusion";

    private Chosen() {
    }

    private static Preferences preferences() {
        return PreferencesManager.getInstance().getApplicationPreferences("org.paradl.protege");
    }

    static Choice load() {
        return new Choice(preferences().getString(LOGIC, ""), preferences().getString(ENGINE, ""),
            preferences().getString(INCLUSION, ""));
    }

    static void save(Choice choice) {
        preferences().putString(LOGIC, choice.logic());
        preferences().putString(ENGINE, choice.engine());
        preferences().putString(INCLUSION, choice.inclusion());
    }
}
