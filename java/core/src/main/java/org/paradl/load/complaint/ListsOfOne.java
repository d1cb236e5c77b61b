package org.paradl.load.complaint;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.HasOperands;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Axioms that RDF makes of a list of one, whose members are to differ or to be disjoint: what an editor leaves when all
 * the others are deleted. They say nothing of being apart, but OWLAPI has them say that the one differs from itself, as
 * a pair of it would.
 */
public final class ListsOfOne {
    private final Set<OWLAxiom> ofLists = new HashSet<>();
    private final Set<OWLAxiom> ofPairs = new HashSet<>();

    /** @param members as the parser gives them: a pair as a list, a list as a set */
    public synchronized void note(Collection<?> members, OWLAxiom axiom) {
        if (members instanceof List) {
            ofPairs.add(axiom);
        } else if (members.size() == 1) {
            ofLists.add(axiom);
        }
    }

    /** Those that no pair says, too. */
    public synchronized Set<OWLAxiom> axioms() {
        var axioms = new HashSet<>(ofLists);
        axioms.removeAll(ofPairs);
        return axioms;
    }

    /** The names in what is alone. */
    static Stream<OWLEntity> alone(OWLAxiom axiom) {
        return ((HasOperands<?>) axiom).getOperandsAsList().get(0).signature();
    }

    /** What is left of such an axiom: a disjoint union of one is that one. */
    public static Stream<OWLAxiom> left(OWLAxiom axiom) {
        if (!(axiom instanceof OWLDisjointUnionAxiom)) {
            return Stream.empty();
        }
        var union = (OWLDisjointUnionAxiom) axiom;
        return Stream.of(Owl.FACTORY.getOWLEquivalentClassesAxiom(
            List.of(union.getOWLClass(), union.getOperandsAsList().get(0)), union.getAnnotations()));
    }
}
