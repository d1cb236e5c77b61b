package org.paradl.reason.theory;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;

/** What a justification is of: it follows from more axioms whenever it follows from fewer. */
public interface Goal {

    boolean followsFrom(Theory theory);

    /** The names of the source ontology to look around first. */
    Set<OWLEntity> signature();

    /** The values in what is to follow. */
    Set<OWLLiteral> constants();

    /** Whether it is that the axioms have no model, which any engine tells. */
    boolean isInconsistency();

    /** That the axioms have no model. */
    static Goal inconsistency() {
        return inconsistency(Set.of());
    }

    /** The same, with names of the source to look around first. */
    static Goal inconsistency(Collection<? extends OWLEntity> about) {
        return of(new LinkedHashSet<>(about), List.of(), true, theory -> !theory.isConsistent());
    }

    /** That the class expression has no instance in any model. */
    static Goal unsatisfiability(OWLClassExpression c, OWLEntity name) {
        return of(Set.of(name), List.of(c), false, theory -> !theory.isConsistent() || !theory.isSatisfiable(c));
    }

    /** That all these classical axioms hold; {@code about} are the source's names in them. */
    static Goal entailment(Collection<? extends OWLAxiom> axioms, Collection<? extends OWLEntity> about) {
        var wanted = List.copyOf(axioms);
        return of(new LinkedHashSet<>(about), wanted, false, theory -> theory.entailsAtOnce(wanted));
    }

    /** That all these classical axioms hold, and there are their witnesses. */
    static Goal entailment(Witnessed asked, Collection<? extends OWLEntity> about) {
        return of(new LinkedHashSet<>(about), asked.axioms(), false, theory -> theory.entailsAtOnce(asked.axioms())
            && asked.witnesses().stream().allMatch(theory::isInhabited));
    }

    private static Goal of(Set<OWLEntity> signature, Collection<? extends OWLObject> wanted, boolean isInconsistency,
            Predicate<Theory> follows) {
        return new Goal() {
            @Override
            public boolean followsFrom(Theory theory) {
                return follows.test(theory);
            }

            @Override
            public Set<OWLEntity> signature() {
                return signature;
            }

            @Override
            public Set<OWLLiteral> constants() {
                return wanted.stream().flatMap(one -> Literals.in(one).stream()).collect(Collectors.toSet());
            }

            @Override
            public boolean isInconsistency() {
                return isInconsistency;
            }
        };
    }
}
