package org.paradl.reason.theory;

import java.util.Set;
import java.util.function.Predicate;

import org.semanticweb.owl.explanation.impl.blackbox.EntailmentChecker;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** A goal as owlexplanation asks for it. */
public final class EntailmentCheck implements EntailmentChecker<Goal> {
    private final Goal goal;
    private final Predicate<Set<OWLAxiom>> follows;
    private int count;

    public EntailmentCheck(Goal goal, Predicate<Set<OWLAxiom>> follows) {
        this.goal = goal;
        this.follows = follows;
    }

    @Override
    public boolean isEntailed(Set<OWLAxiom> axioms) {
        count++;
        return follows.test(axioms);
    }

    @Override
    public Goal getEntailment() {
        return goal;
    }

    @Override
    public Set<OWLEntity> getEntailmentSignature() {
        return goal.signature();
    }

    @Override
    public Set<OWLEntity> getSeedSignature() {
        return goal.signature();
    }

    @Override
    public Set<OWLAxiom> getEntailingAxioms(Set<OWLAxiom> axioms) {
        return axioms;
    }

    @Override
    public Set<OWLAxiom> getModule(Set<OWLAxiom> axioms) {
        return axioms;
    }

    @Override
    public String getModularisationTypeDescription() {
        return "none";
    }

    @Override
    public boolean isUseModularisation() {
        return false;
    }

    @Override
    public int getCounter() {
        return count;
    }

    @Override
    public void resetCounter() {
        count = 0;
    }
}
