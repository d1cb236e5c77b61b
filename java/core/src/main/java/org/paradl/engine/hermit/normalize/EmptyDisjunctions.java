package org.paradl.engine.hermit.normalize;

import java.util.Arrays;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Rewriting;
import org.semanticweb.HermiT.structural.ExpressionManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;

/**
 * HermiT drops owl:Nothing from disjunctions, and fails where nothing is left of one, as of owl:Thing in owl:Nothing.
 * Here owl:Nothing is written as what is not dropped.
 */
public final class EmptyDisjunctions {
    private static final String SIMPLIFICATION =
        ExpressionManager.class.getName() + "$DescriptionSimplificationVisitor";
    private static final OWLClassExpression EMPTY = Owl.FACTORY.getOWLObjectSomeValuesFrom(
        Owl.FACTORY.getOWLBottomObjectProperty(), Owl.FACTORY.getOWLThing());

    private EmptyDisjunctions() {
    }

    public static boolean areCauseOf(NullPointerException failure) {
        return Arrays.stream(failure.getStackTrace()).anyMatch(frame -> frame.getClassName().equals(SIMPLIFICATION));
    }

    /** In HermiT's negation normal form: OWLAPI (5.5.1) takes what is not at least 0 for at most 0. */
    public static Stream<OWLAxiom> spelledOut(OWLAxiom axiom) {
        if (!axiom.isLogicalAxiom()) { // owl:Nothing may be declared
            return Stream.of(axiom);
        }
        if (axiom instanceof OWLDisjointUnionAxiom) {
            return Normalization.parts((OWLDisjointUnionAxiom) axiom).flatMap(EmptyDisjunctions::spelledOut);
        }
        return axiom instanceof OWLDisjointClassesAxiom // whose complements are what it would drop
            ? ((OWLDisjointClassesAxiom) axiom).asOWLSubClassOfAxioms().stream().map(EmptyDisjunctions::normal)
            : Stream.of(normal(axiom));
    }

    private static OWLAxiom normal(OWLAxiom axiom) {
        OWLAxiom named = EveryThing.spelledOut(EveryValue.spelledOut(axiom));
        OWLAxiom normal = Rewriting.of(named, OWLClassExpression.class, new ExpressionManager(Owl.FACTORY)::getNNF);
        return Rewriting.of(normal, OWLClassExpression.class, c -> c.isOWLNothing() ? EMPTY : c);
    }
}
