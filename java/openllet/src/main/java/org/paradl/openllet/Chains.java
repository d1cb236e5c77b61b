package org.paradl.openllet;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyRangeAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;

/**
 * Chains that Openllet (2.6.5) is wrong about. It takes the paths of a chain for what restricts the values of its
 * property, but forgets them where the property has a domain or a range, or what it makes one of.
 */
final class Chains {

    private Chains() {
    }

    /** Those into a property with a domain or a range, or below one. */
    static Set<OWLAxiom> distrusted(Collection<? extends OWLAxiom> axioms) {
        List<OWLSubPropertyChainOfAxiom> chains = axioms.stream().filter(OWLSubPropertyChainOfAxiom.class::isInstance)
            .map(OWLSubPropertyChainOfAxiom.class::cast).collect(Collectors.toList());
        if (chains.isEmpty()) {
            return Set.of();
        }
        Set<OWLObjectProperty> bound = axioms.stream().filter(Chains::binds)
            .flatMap(axiom -> axiom.objectPropertiesInSignature()).collect(Collectors.toCollection(HashSet::new));
        while (axioms.stream().anyMatch(axiom -> above(axiom).anyMatch(bound::contains)
            && bound.addAll(axiom.objectPropertiesInSignature().collect(Collectors.toList())))) {
            // until all below them are bound, too
        }
        return chains.stream().filter(chain -> bound.contains(chain.getSuperProperty().getNamedProperty()))
            .collect(Collectors.toSet());
    }

    /** What has a bound that binds the others of the axiom, too; its inverse is as good as a property itself. */
    private static Stream<OWLObjectProperty> above(OWLAxiom axiom) {
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            return Stream.of(((OWLSubObjectPropertyOfAxiom) axiom).getSuperProperty().getNamedProperty());
        }
        return axiom instanceof OWLEquivalentObjectPropertiesAxiom || axiom instanceof OWLInverseObjectPropertiesAxiom
            ? axiom.objectPropertiesInSignature() : Stream.of();
    }

    /** An inclusion in which all there is stands alone, or nothing, is taken for a range. */
    private static boolean binds(OWLAxiom axiom) {
        return axiom instanceof OWLObjectPropertyDomainAxiom || axiom instanceof OWLObjectPropertyRangeAxiom
            || sides(axiom).anyMatch(side -> side.isOWLThing() || side.isOWLNothing());
    }

    private static Stream<OWLClassExpression> sides(OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom) {
            return Stream.of(((OWLSubClassOfAxiom) axiom).getSubClass(), ((OWLSubClassOfAxiom) axiom).getSuperClass());
        }
        if (axiom instanceof OWLEquivalentClassesAxiom) {
            return ((OWLEquivalentClassesAxiom) axiom).operands();
        }
        return axiom instanceof OWLDisjointClassesAxiom ? ((OWLDisjointClassesAxiom) axiom).operands() : Stream.of();
    }
}
