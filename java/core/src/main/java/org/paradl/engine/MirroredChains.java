package org.paradl.engine;

import java.util.ArrayList;
import java.util.List;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;

/**
 * Chains in an inverse as their mirror images in the property. HermiT (1.4.5.519) takes the property for symmetric
 * where a chain is in its inverse, or that is transitive, and InverseObjectProperties names the property
 * (ObjectPropertyInclusionManager).
 */
final class MirroredChains {

    private MirroredChains() {
    }

    static OWLAxiom spelledOut(OWLAxiom axiom) {
        if (axiom instanceof OWLTransitiveObjectPropertyAxiom) {
            var property = ((OWLTransitiveObjectPropertyAxiom) axiom).getProperty();
            return property.isNamed() ? axiom
                : Owl.FACTORY.getOWLTransitiveObjectPropertyAxiom(property.getNamedProperty());
        }
        return axiom instanceof OWLSubPropertyChainOfAxiom ? mirrored((OWLSubPropertyChainOfAxiom) axiom) : axiom;
    }

    private static OWLAxiom mirrored(OWLSubPropertyChainOfAxiom axiom) {
        if (!axiom.getSuperProperty().isAnonymous()) {
            return axiom;
        }
        List<OWLObjectPropertyExpression> links = new ArrayList<>();
        axiom.getPropertyChain().forEach(link -> links.add(0, link.getInverseProperty()));
        return Owl.FACTORY.getOWLSubPropertyChainOfAxiom(links, axiom.getSuperProperty().getNamedProperty());
    }
}
