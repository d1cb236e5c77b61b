package org.paradl.door;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;

/** Gives the anonymous individuals of a document other labels than another document has: they are not the same ones. */
final class Apart {

    private Apart() {
    }

    /** The axioms, with the labels that no axiom among the others has. */
    static Set<OWLAxiom> from(Collection<OWLAxiom> others, Set<OWLAxiom> axioms) {
        Set<OWLAnonymousIndividual> theirs = Parts.ofKind(axioms.stream(), OWLAnonymousIndividual.class);
        if (theirs.isEmpty()) {
            return axioms;
        }
        var taken = new HashSet<>(Parts.ofKind(others.stream(), OWLAnonymousIndividual.class));
        Map<OWLIndividual, OWLIndividual> renamed = new HashMap<>();
        theirs.stream().sorted().forEach(individual -> renamed.put(individual, free(individual, taken)));
        var apart = new LinkedHashSet<OWLAxiom>();
        axioms.forEach(axiom -> apart.add(Rewriting.of(axiom, OWLIndividual.class, i -> renamed.getOrDefault(i, i))));
        return apart;
    }

    private static OWLIndividual free(OWLAnonymousIndividual wanted, Set<OWLAnonymousIndividual> taken) {
        OWLAnonymousIndividual individual = wanted;
        for (int n = 2; !taken.add(individual); n++) {
            individual = Owl.FACTORY.getOWLAnonymousIndividual(wanted.getID().getID() + "-" + n);
        }
        return individual;
    }
}
