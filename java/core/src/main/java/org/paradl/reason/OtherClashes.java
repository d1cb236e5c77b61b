package org.paradl.reason;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Finds the clashes that share facts with one that was found: {@link ClashFinder} takes its facts out before it looks
 * for the next, and so does not come to them. Without what it took out for the others they are few.
 */
final class OtherClashes {
    /** Of more axioms the nearest are looked at: it takes several searches through them for each clash. */
    private static final int NEAR = 500;

    private final Reasoning kb;
    private final int limit;
    private Set<OWLAxiom> takenOut;
    private Solution begun;

    /** @param limit how many clashes are wanted, with the one that was found */
    OtherClashes(Reasoning kb, int limit) {
        this.kb = kb;
        this.limit = limit;
    }

    /** None where all clashes are looked for in any case. */
    List<Set<OWLAxiom>> besides(Set<OWLAxiom> clash) {
        if (limit == 1 || kb.settings().isExhaustive()) {
            return List.of();
        }
        Set<OWLAxiom> axioms = kb.relevance().nearest(Entities.in(clash), NEAR);
        axioms.removeAll(takenOut());
        axioms.addAll(clash);
        List<Set<OWLAxiom>> all = kb.solver().justifier(begun())
            .justifications(Goal.inconsistency(), new Relevance(axioms), limit, List.of(clash));
        return all.subList(1, all.size());
    }

    private Set<OWLAxiom> takenOut() {
        if (takenOut == null) {
            takenOut = kb.clashes().ofInconsistency().stream().flatMap(clash -> ClashFinder.removable(clash).stream())
                .collect(Collectors.toSet());
        }
        return takenOut;
    }

    /** As the search began, with nothing covered. */
    private Solution begun() {
        if (begun == null) {
            begun = kb.solver().asIs(
                kb.settings().table().splitting() == Splitting.ALWAYS ? Split.allNames() : Split.nothing());
        }
        return begun;
    }
}
