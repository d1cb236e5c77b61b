package org.paradl.query;

import java.util.List;

import org.paradl.ParadlException;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLProperty;
import org.semanticweb.owlapi.model.OWLPropertyExpression;

/** Sentences about two properties, both of objects, or inverses of such, or both of data. */
final class PropertySentence {

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
