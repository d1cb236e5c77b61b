package org.paradl.reason.module;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import com.clarkparsia.owlapi.modularity.locality.LocalityClass;
import com.clarkparsia.owlapi.modularity.locality.SyntacticLocalityEvaluator;
import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;

/**
 * Whether axioms say nothing of names alone, as OWLAPI tests it; but to that, disjoint properties of which one is an
 * inverse say nothing of any, so it is given others that say something of the same names; and the property that all
 * have is as empty as others, that which none has as full, unless it is among the names.
 */
final class Locality {
    /** The properties that are never empty. */
    static final Set<OWLEntity> UNIVERSAL =
        Set.of(Owl.FACTORY.getOWLTopObjectProperty(), Owl.FACTORY.getOWLTopDataProperty());
    /** Those that are never everything. */
    static final Set<OWLEntity> EMPTY =
        Set.of(Owl.FACTORY.getOWLBottomObjectProperty(), Owl.FACTORY.getOWLBottomDataProperty());

    private final SyntacticLocalityEvaluator evaluator;
    private final Set<OWLEntity> always;

    private Locality(LocalityClass others, Set<OWLEntity> always) {
        this.evaluator = new SyntacticLocalityEvaluator(others);
        this.always = always;
    }

    /** All other names are empty. */
    static Locality bottom() {
        return new Locality(LocalityClass.BOTTOM_BOTTOM, UNIVERSAL);
    }

    /** All other names are everything. */
    static Locality top() {
        return new Locality(LocalityClass.TOP_TOP, EMPTY);
    }

    boolean isLocal(OWLAxiom axiom, Set<OWLEntity> names) {
        if (names.containsAll(always)) {
            return evaluator.isLocal(tested(axiom), names);
        }
        var all = new HashSet<OWLEntity>(names);
        all.addAll(always);
        return evaluator.isLocal(tested(axiom), all);
    }

    /** What OWLAPI is to test instead of the axiom: that nothing has two of the disjoint properties. */
    static OWLAxiom tested(OWLAxiom axiom) {
        if (!(axiom instanceof OWLDisjointObjectPropertiesAxiom)) {
            return axiom;
        }
        List<OWLObjectPropertyExpression> disjoint = ((OWLDisjointObjectPropertiesAxiom) axiom).getOperandsAsList();
        if (disjoint.size() < 2 || disjoint.stream().noneMatch(OWLObjectPropertyExpression::isAnonymous)) {
            return axiom;
        }
        var both = new ArrayList<OWLClassExpression>();
        for (int i = 1; i < disjoint.size(); i++) {
            for (int j = 0; j < i; j++) {
                both.add(Owl.FACTORY.getOWLObjectIntersectionOf(has(disjoint.get(j)), has(disjoint.get(i))));
            }
        }
        return Owl.FACTORY.getOWLSubClassOfAxiom(both.size() == 1 ? both.get(0)
            : Owl.FACTORY.getOWLObjectUnionOf(both), Owl.FACTORY.getOWLNothing());
    }

    private static OWLClassExpression has(OWLObjectPropertyExpression property) {
        return Owl.FACTORY.getOWLObjectSomeValuesFrom(property, Owl.FACTORY.getOWLThing());
    }
}
