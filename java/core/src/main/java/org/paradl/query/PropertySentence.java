package org.paradl.query;

import java.util.List;

import org.paradl.ParadlException;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLProperty;
import org.semanticweb.owlapi.model.OWLPropertyExpression;

/** Sentences about a property, or two, both of objects, or inverses of such, or both of data. */
final class PropertySentence {
    static final String CHARACTERISTICS =
        "Functional|InverseFunctional|Reflexive|Irreflexive|Symmetric|Asymmetric|Transitive";

    private PropertySentence() {
    }

    static OWLAxiom inclusion(OWLPropertyExpression sub, OWLPropertyExpression sup, OWLDataFactory factory) {
        return areOfData(sub, sup) ? factory.getOWLSubDataPropertyOfAxiom(data(sub), data(sup))
            : factory.getOWLSubObjectPropertyOfAxiom(object(sub), object(sup));
    }

    static OWLAxiom equivalent(OWLPropertyExpression r, OWLPropertyExpression s, OWLDataFactory factory) {
        if (r.equals(s)) {
            return inclusion(r, s, factory);
        }
        return areOfData(r, s) ? factory.getOWLEquivalentDataPropertiesAxiom(data(r), data(s))
            : factory.getOWLEquivalentObjectPropertiesAxiom(object(r), object(s));
    }

    static OWLAxiom disjoint(OWLPropertyExpression r, OWLPropertyExpression s, OWLDataFactory factory) {
        return areOfData(r, s) ? factory.getOWLDisjointDataPropertiesAxiom(List.of(data(r), data(s)))
            : factory.getOWLDisjointObjectPropertiesAxiom(List.of(object(r), object(s)));
    }

    static OWLAxiom domain(OWLPropertyExpression r, OWLClassExpression c, OWLDataFactory factory) {
        return r.isDataPropertyExpression() ? factory.getOWLDataPropertyDomainAxiom(data(r), c)
            : factory.getOWLObjectPropertyDomainAxiom(object(r), c);
    }

    static OWLAxiom characteristic(String kind, OWLPropertyExpression r, OWLDataFactory factory) {
        if (r.isDataPropertyExpression()) {
            if (!kind.equals("Functional")) {
                throw new ParadlException(ParadlException.Kind.QUERY, called(r) + " is a data property",
                    "of characteristics, it can be Functional alone");
            }
            return factory.getOWLFunctionalDataPropertyAxiom(data(r));
        }
        switch (kind) {
            case "Functional":
                return factory.getOWLFunctionalObjectPropertyAxiom(object(r));
            case "InverseFunctional":
                return factory.getOWLInverseFunctionalObjectPropertyAxiom(object(r));
            case "Reflexive":
                return factory.getOWLReflexiveObjectPropertyAxiom(object(r));
            case "Irreflexive":
                return factory.getOWLIrreflexiveObjectPropertyAxiom(object(r));
            case "Symmetric":
                return factory.getOWLSymmetricObjectPropertyAxiom(object(r));
            case "Asymmetric":
                return factory.getOWLAsymmetricObjectPropertyAxiom(object(r));
            case "Transitive":
                return factory.getOWLTransitiveObjectPropertyAxiom(object(r));
            default:
                throw new ParadlException(ParadlException.Kind.QUERY, "\"" + kind + "\" is no characteristic",
                    "ask of one: " + CHARACTERISTICS.replace("|", ", "));
        }
    }

    private static OWLDataProperty data(OWLPropertyExpression property) {
        return (OWLDataProperty) property;
    }

    private static OWLObjectPropertyExpression object(OWLPropertyExpression property) {
        return (OWLObjectPropertyExpression) property;
    }

    private static boolean areOfData(OWLPropertyExpression r, OWLPropertyExpression s) {
        if (r.isDataPropertyExpression() != s.isDataPropertyExpression()) {
            throw new ParadlException(ParadlException.Kind.QUERY, called(r) + " and " + called(s)
                + " are properties of different kinds", "compare two object properties or two data properties");
        }
        return r.isDataPropertyExpression();
    }

    private static String called(OWLPropertyExpression property) {
        return property instanceof OWLProperty ? ((OWLProperty) property).getIRI().toQuotedString()
            : "inverse " + object(property).getNamedProperty().getIRI().toQuotedString();
    }
}
