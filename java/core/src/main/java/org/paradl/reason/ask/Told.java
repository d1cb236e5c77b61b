package org.paradl.reason.ask;

/** The four values of Belnap (1977): what is told of a sentence. */
public enum Told {
    /** Told true only. */
    T,
    /** Told false only. */
    F,
    /** Told both: a glut. */
    B,
    /** Told neither: a gap. */
    N;

    public static Told of(boolean told, boolean toldFalse) {
        return told ? toldFalse ? B : T : toldFalse ? F : N;
    }

    public boolean isTrue() {
        return this == T || this == B;
    }

    public boolean isFalse() {
        return this == F || this == B;
    }
}
