package org.paradl.translate;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.*;

/**
 * Finds the named classes that occur negatively: below an inclusion, or where something is denied. Of every other class
 * an axiom that holds still holds if more is in it.
 */
final class NegativeOccurrences implements OWLAxiomVisitor {
    private final Set<OWLClass> found = new HashSet<>();
    private final Occurrences positive = new Occurrences(true);
    private final Occurrences negative = new Occurrences(false);

    private NegativeOccurrences() {
    }

    /** The classes that occur so in any of the axioms. */
    static Set<OWLClass> in(Stream<OWLAxiom> axioms) {
        var classes = new NegativeOccurrences();
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
        axiom.getSubClass().accept(negative);
        axiom.getSuperClass().accept(positive);
    }

    @Override
    public void visit(OWLClassAssertionAxiom axiom) {
        axiom.getClassExpression().accept(positive);
    }

    @Override
    public void visit(OWLEquivalentClassesAxiom axiom) {
        axiom.classExpressions().forEach(this::bothWays);
    }

    @Override
    public void visit(OWLDisjointClassesAxiom axiom) {
        axiom.classExpressions().forEach(c -> c.accept(negative));
    }

    @Override
    public void visit(OWLObjectPropertyDomainAxiom axiom) {
        axiom.getDomain().accept(positive);
    }

    @Override
    public void visit(OWLObjectPropertyRangeAxiom axiom) {
        axiom.getRange().accept(positive);
    }

    @Override
    public void visit(OWLDataPropertyDomainAxiom axiom) {
        axiom.getDomain().accept(positive);
    }

    private void bothWays(OWLClassExpression c) {
        c.accept(positive);
        c.accept(negative);
    }

    /** Looks for them in an expression that itself occurs positively, or negatively. */
    private final class Occurrences implements OWLClassExpressionVisitor {
        private final boolean isPositive;

        Occurrences(boolean isPositive) {
            this.isPositive = isPositive;
        }

        private Occurrences reversed() {
            return isPositive ? negative : positive;
        }

        @Override
        public void doDefault(Object c) {
            ((OWLClassExpression) c).classesInSignature().forEach(found::add);
        }

        @Override
        public void visit(OWLClass name) {
            if (!isPositive) {
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
