package org.paradl.translate;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.*;

/**
 * Finds the named classes that occur negatively: below an inclusion, or where something is denied. Of every other class an
 * axiom that holds still holds if more is in it.
 */
final class Downward implements OWLAxiomVisitor {
    private final Set<OWLClass> found = new HashSet<>();
    private final Occurrences upward = new Occurrences(true);
    private final Occurrences downward = new Occurrences(false);

    private Downward() {
    }

    /** The classes that occur so in any of the axioms. */
    static Set<OWLClass> in(Stream<OWLAxiom> axioms) {
        var classes = new Downward();
        axioms.filter(OWLAxiom::isLogicalAxiom).forEach(axiom -> axiom.accept(classes));
        return classes.found;
    }

    /** In an axiom of another kind a class may occur either way. */
    @Override
    public void doDefault(Object axiom) {
        ((OWLAxiom) axiom).classesInSignature().forEach(found::add);
    }

    @Override
    public void visit(OWLSubClassOfAxiom axiom) {
        axiom.getSubClass().accept(downward);
        axiom.getSuperClass().accept(upward);
    }

    @Override
    public void visit(OWLClassAssertionAxiom axiom) {
        axiom.getClassExpression().accept(upward);
    }

    @Override
    public void visit(OWLEquivalentClassesAxiom axiom) {
        axiom.classExpressions().forEach(this::bothWays);
    }

    @Override
    public void visit(OWLDisjointClassesAxiom axiom) {
        axiom.classExpressions().forEach(c -> c.accept(downward));
    }

    @Override
    public void visit(OWLObjectPropertyDomainAxiom axiom) {
        axiom.getDomain().accept(upward);
    }

    @Override
    public void visit(OWLObjectPropertyRangeAxiom axiom) {
        axiom.getRange().accept(upward);
    }

    @Override
    public void visit(OWLDataPropertyDomainAxiom axiom) {
        axiom.getDomain().accept(upward);
    }

    private void bothWays(OWLClassExpression c) {
        c.accept(upward);
        c.accept(downward);
    }

    /** Looks for them in what is claimed, or in what it is claimed of. */
    private final class Occurrences implements OWLClassExpressionVisitor {
        private final boolean claimed;

        Occurrences(boolean claimed) {
            this.claimed = claimed;
        }

        private Occurrences reversed() {
            return claimed ? downward : upward;
        }

        @Override
        public void doDefault(Object c) {
            ((OWLClassExpression) c).classesInSignature().forEach(found::add);
        }

        @Override
        public void visit(OWLClass name) {
            if (!claimed) {
                found.add(name);
            }
        }

        @Override
        public void visit(OWLObjectIntersectionOf and) {
            and.operands().forEach(c -> c.accept(this));
        }

        @Override
        public void visit(OWLObjectUnionOf or) {
            or.operands().forEach(c -> c.accept(this));
        }

        @Override
        public void visit(OWLObjectComplementOf not) {
            not.getOperand().accept(reversed());
        }

        @Override
        public void visit(OWLObjectSomeValuesFrom some) {
            some.getFiller().accept(this);
        }

        @Override
        public void visit(OWLObjectAllValuesFrom only) {
            only.getFiller().accept(this);
        }

        @Override
        public void visit(OWLObjectMinCardinality min) {
            min.getFiller().accept(this);
        }

        @Override
        public void visit(OWLObjectMaxCardinality max) {
            max.getFiller().accept(reversed());
        }
    }
}
