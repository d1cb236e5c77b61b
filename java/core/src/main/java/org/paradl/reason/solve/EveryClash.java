package org.paradl.reason.solve;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.paradl.reason.justify.Justifier;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Finds all clashes that there are, part by part: there may be as many ways to end those of several parts as the
 * product of the ways to end those of each.
 */
final class EveryClash {
    private static final Goal CLASH = Goal.inconsistency();

    private final Justifier justifier;
    private final Clashes clashes;
    private final Set<Set<OWLAxiom>> found = new HashSet<>();

    /** @param clashes takes what is found */
    EveryClash(Justifier justifier, Clashes clashes) {
        this.justifier = justifier;
        this.clashes = clashes;
    }

    /** The axioms of all the clashes. */
    Set<OWLAxiom> find(Relevance source) {
        among(justifier.modules(source).ofInconsistency());
        var involved = new LinkedHashSet<OWLAxiom>();
        found.forEach(involved::addAll);
        return involved;
    }

    /** Most parts have none, which of many at once is soon known. */
    private void among(List<Relevance> parts) {
        if (parts.size() == 1) {
            justifier.justifications(CLASH, parts.get(0), clash -> {
                if (found.add(clash)) {
                    clashes.add(clash);
                }
            });
        } else if (clash(parts)) {
            int half = parts.size() / 2;
            among(parts.subList(0, half));
            among(parts.subList(half, parts.size()));
        }
    }

    private boolean clash(List<Relevance> parts) {
        var together = new HashSet<OWLAxiom>();
        parts.forEach(part -> together.addAll(part.axioms()));
        return justifier.follows(CLASH, together);
    }
}
