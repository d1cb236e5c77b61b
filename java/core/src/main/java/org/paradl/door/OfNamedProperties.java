package org.paradl.door;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.*;

/** Axioms about the inverses of properties as axioms about the properties, which say the same. */
final class OfNamedProperties implements OWLAxiomVisitorEx<OWLAxiom> {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final OfNamedProperties VISITOR = new OfNamedProperties();

    private OfNamedProperties() {
    }

    static OWLAxiom of(OWLAxiom axiom) {
        return axiom.accept(VISITOR);
    }

    @Override
    public OWLAxiom doDefault(Object axiom) {
        return (OWLAxiom) axiom;
    }

    @Override
    public OWLAxiom visit(OWLSubObjectPropertyOfAxiom axiom) {
        return axiom.getSubProperty().isNamed() ? axiom : FACTORY.getOWLSubObjectPropertyOfAxiom(
            axiom.getSubProperty().getInverseProperty(), axiom.getSuperProperty().getInverseProperty(),
            axiom.getAnnotations());
    }

    @Override
    public OWLAxiom visit(OWLSubPropertyChainOfAxiom axiom) {
        if (axiom.getSuperProperty().isNamed()) {
            return axiom;
        }
        List<OWLObjectPropertyExpression> back = new ArrayList<>(inverses(axiom.getPropertyChain()));
        Collections.reverse(back);
        return FACTORY.getOWLSubPropertyChainOfAxiom(back, axiom.getSuperProperty().getInverseProperty(),
            axiom.getAnnotations());
    }

    @Override
    public OWLAxiom visit(OWLEquivalentObjectPropertiesAxiom axiom) {
        return ofMany(axiom, FACTORY::getOWLEquivalentObjectPropertiesAxiom);
    }

    @Override
    public OWLAxiom visit(OWLDisjointObjectPropertiesAxiom axiom) {
        return ofMany(axiom, FACTORY::getOWLDisjointObjectPropertiesAxiom);
    }

    @Override
    public OWLAxiom visit(OWLInverseObjectPropertiesAxiom axiom) {
        return ofMany(axiom, (both, annotations) -> FACTORY.getOWLInverseObjectPropertiesAxiom(both.get(0),
            both.get(both.size() - 1), annotations));
    }

    @Override
    public OWLAxiom visit(OWLFunctionalObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLInverseFunctionalObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLInverseFunctionalObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLFunctionalObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLTransitiveObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLTransitiveObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLSymmetricObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLSymmetricObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLAsymmetricObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLAsymmetricObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLReflexiveObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLReflexiveObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLIrreflexiveObjectPropertyAxiom axiom) {
        return ofOne(axiom, FACTORY::getOWLIrreflexiveObjectPropertyAxiom);
    }

    @Override
    public OWLAxiom visit(OWLObjectPropertyDomainAxiom axiom) {
        return ofOne(axiom, (property, annotations) ->
            FACTORY.getOWLObjectPropertyRangeAxiom(property, axiom.getDomain(), annotations));
    }

    @Override
    public OWLAxiom visit(OWLObjectPropertyRangeAxiom axiom) {
        return ofOne(axiom, (property, annotations) ->
            FACTORY.getOWLObjectPropertyDomainAxiom(property, axiom.getRange(), annotations));
    }

    private static OWLAxiom ofOne(OWLUnaryPropertyAxiom<OWLObjectPropertyExpression> axiom,
            BiFunction<OWLObjectPropertyExpression, List<OWLAnnotation>, OWLAxiom> ofInverse) {
        return axiom.getProperty().isNamed() ? axiom
            : ofInverse.apply(axiom.getProperty().getInverseProperty(), axiom.annotationsAsList());
    }

    /** A named one has a frame in which the others can stand. */
    private static OWLAxiom ofMany(OWLNaryPropertyAxiom<OWLObjectPropertyExpression> axiom,
            BiFunction<List<OWLObjectPropertyExpression>, List<OWLAnnotation>, OWLAxiom> ofInverses) {
        List<OWLObjectPropertyExpression> properties = axiom.getOperandsAsList();
        return properties.stream().anyMatch(OWLObjectPropertyExpression::isNamed) ? axiom
            : ofInverses.apply(inverses(properties), axiom.annotationsAsList());
    }

    private static List<OWLObjectPropertyExpression> inverses(List<OWLObjectPropertyExpression> properties) {
        return properties.stream().map(OWLObjectPropertyExpression::getInverseProperty).collect(Collectors.toList());
    }
}
