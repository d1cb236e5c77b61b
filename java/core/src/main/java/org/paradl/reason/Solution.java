package org.paradl.reason;

import java.util.List;
import java.util.Set;

import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;

/** A translation that an engine can reason over, and what had to be guarded to get there. */
final class Solution implements AutoCloseable {
    private final Translator translator;
    private final Split split;
    private final Translation translation;
    private final Theory theory;
    private final List<Set<OWLAxiom>> clashes;

    Solution(Translator translator, Split split, Translation translation, Theory theory, List<Set<OWLAxiom>> clashes) {
        this.translator = translator;
        this.split = split;
        this.translation = translation;
        this.theory = theory;
        this.clashes = List.copyOf(clashes);
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

    /** The justifications of the hard clashes that were guarded, in the order found. */
    List<Set<OWLAxiom>> clashes() {
        return clashes;
    }

    @Override
    public void close() {
        theory.close();
    }
}
