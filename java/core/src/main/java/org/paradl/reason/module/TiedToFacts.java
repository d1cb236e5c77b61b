package org.paradl.reason.module;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Rewriting;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectOneOf;

/**
 * The classes of whose instances facts may have a part in what follows: those whose bottom module speaks of
 * individuals, and all where the universal property is spoken of. To a model of the whole one of the module of any
 * other class may be added, apart from it, where no nominal has an instance.
 */
public final class TiedToFacts {
    private final boolean all;
    private final Set<OWLEntity> some;

    public TiedToFacts(Collection<OWLAxiom> axioms) {
        Optional<Set<OWLEntity>> tied = axioms.stream().anyMatch(Islands::hasTop) ? Optional.empty()
            : ofNominals(axioms);
        this.all = tied.isEmpty();
        this.some = tied.orElse(Set.of());
    }

    public Set<OWLClass> among(Collection<OWLClass> classes) {
        return classes.stream().filter(c -> all || some.contains(c)).collect(Collectors.toSet());
    }

    private static Optional<Set<OWLEntity>> ofNominals(Collection<OWLAxiom> axioms) {
        var nominals = new ArrayList<OWLAxiom>();
        var others = new ArrayList<OWLAxiom>();
        axioms.stream().filter(axiom -> axiom.isLogicalAxiom() && !Concerned.isOfIndividuals(axiom))
            .forEach(axiom -> (Concerned.hasIndividuals(axiom) ? nominals : others).add(axiom));
        if (nominals.isEmpty()) {
            return Optional.of(Set.of());
        }
        List<OWLAxiom> withoutInstances = nominals.stream().map(TiedToFacts::withoutInstances)
            .collect(Collectors.toList());
        others.addAll(withoutInstances);
        return new Concerned(others, fact -> Optional.of(Set.of())).by(withoutInstances);
    }

    private static OWLAxiom withoutInstances(OWLAxiom axiom) {
        return Rewriting.of(axiom, OWLClassExpression.class, c -> c instanceof OWLObjectOneOf
            || c instanceof OWLObjectHasValue ? Owl.FACTORY.getOWLNothing() : c);
    }
}
