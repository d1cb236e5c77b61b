package org.paradl.reason;

import java.util.List;

import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;

/** A translation, what was split for it, and an engine that reasons over it. */
final class Solution implements AutoCloseable {
    private final Translator translator;
    private final Split split;
    private final Translation translation;
    private final Theory theory;
    private final List<String> warnings;

    Solution(Translator translator, Split split, Translation translation, Theory theory, List<String> warnings) {
        this.translator = translator;
        this.split = split;
        this.translation = translation;
        this.theory = theory;
        this.warnings = List.copyOf(warnings);
    }

    Translator translator() {
        return translator;
    }

    Split split() {
        return split;
    }

    Translation translation() {
        return translation;
    }

    Theory theory() {
        return theory;
    }

    /** One line each: what the engine leaves out. */
    List<String> warnings() {
        return warnings;
    }

    @Override
    public void close() {
        theory.close();
    }
}
