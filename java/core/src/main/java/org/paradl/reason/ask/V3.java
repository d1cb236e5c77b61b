package org.paradl.reason.ask;

/** The values of weak Kleene logic. */
public enum V3 {
    /** True. */
    T("t"),
    /** False. */
    F("f"),
    /** Undefined. */
    E("e");

    private final String label;

    V3(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
