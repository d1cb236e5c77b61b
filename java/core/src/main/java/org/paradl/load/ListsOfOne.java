package org.paradl.load;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLAxiom;

/**
 * Axioms that RDF makes of a list of one, whose members are to differ or to be disjoint: what an editor leaves when all the
 * others are deleted. They say nothing, but OWLAPI has them say that the one differs from itself, as a pair of it would.
 */
final class ListsOfOne {
    private final Set<OWLAxiom> ofLists = new HashSet<>();
    private final Set<OWLAxiom> ofPairs = new HashSet<>();

    /** @param members as the parser gives them: a pair as a list, a list as a set */
    synchronized void note(Collection<?> members, OWLAxiom axiom) {
        if (members instanceof List) {
            ofPairs.add(axiom);
        } else if (members.size() == 1) {
            ofLists.add(axiom);
        }
    }

    /** Those that no pair says, too. */
    synchronized Set<OWLAxiom> axioms() {
        var axioms = new HashSet<>(ofLists);
        axioms.removeAll(ofPairs);
        return axioms;
    }
}
