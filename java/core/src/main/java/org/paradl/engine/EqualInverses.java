package org.paradl.engine;

import java.util.List;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;

/**
 * Equivalences with inverses as what they say of the properties: that some are equivalent, and others inverse to these.
 * From the inverses themselves HermiT (1.4.5.519) does not see that properties are equivalent, and misses chains in one
 * of them that are in another (ObjectPropertyInclusionManager).
 */
final class EqualInverses {

    private EqualInverses() {
    }

    static Stream<OWLAxiom> spelledOut(OWLAxiom axiom) {
        return axiom instanceof OWLEquivalentObjectPropertiesAxiom ? ofNames((OWLEquivalentObjectPropertiesAxiom) axiom)
            : Stream.of(axiom);
    }

    private static Stream<OWLAxiom> ofNames(OWLEquivalentObjectPropertiesAxiom axiom) {
        List<OWLObjectPropertyExpression> all = axiom.getOperandsAsList();
        if (all.stream().noneMatch(OWLObjectPropertyExpression::isAnonymous)) {
            return Stream.of(axiom);
        }
        OWLObjectPropertyExpression one = all.get(0);
        return all.stream().skip(1).map(other -> one.isAnonymous() == other.isAnonymous()
            ? Owl.FACTORY.getOWLEquivalentObjectPropertiesAxiom(one.getNamedProperty(), other.getNamedProperty())
            : Owl.FACTORY.getOWLInverseObjectPropertiesAxiom(one.getNamedProperty(), other.getNamedProperty()));
    }
}
