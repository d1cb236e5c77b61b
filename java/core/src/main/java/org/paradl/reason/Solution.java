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
    private Theory complete;

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

    /** The theory, over an engine that answers whatever is asked. */
    Theory complete() {
        if (complete == null) {
            complete = theory.engine().isThorough() ? theory
                : new Theory(translation.toReasonOver(), theory.engine().forFew(), theory.progress());
        }
        return complete;
    }

    /** One line each: what the engine leaves out. */
    List<String> warnings() {
        return warnings;
    }

    @Override
    public void close() {
        if (complete != null && complete != theory) {
            complete.close();
        }
        theory.close();
    }
}
