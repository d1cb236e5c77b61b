package org.paradl.query;

import org.paradl.ParadlException;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLProperty;

/** Sentences about two properties, both of objects or both of data. */
final class PropertySentence {

    private PropertySentence() {
    }

    static OWLAxiom inclusion(OWLProperty sub, OWLProperty sup, OWLDataFactory factory) {
        return areOfData(sub, sup) ? factory.getOWLSubDataPropertyOfAxiom(sub.asOWLDataProperty(), sup.asOWLDataProperty())
            : factory.getOWLSubObjectPropertyOfAxiom(sub.asOWLObjectProperty(), sup.asOWLObjectProperty());
    }

    static OWLAxiom equivalent(OWLProperty r, OWLProperty s, OWLDataFactory factory) {
        if (r.equals(s)) {
            return inclusion(r, s, factory);
        }
        return areOfData(r, s) ? factory.getOWLEquivalentDataPropertiesAxiom(r.asOWLDataProperty(), s.asOWLDataProperty())
            : factory.getOWLEquivalentObjectPropertiesAxiom(r.asOWLObjectProperty(), s.asOWLObjectProperty());
    }

    static OWLAxiom disjoint(OWLProperty r, OWLProperty s, OWLDataFactory factory) {
        if (r.equals(s)) {
            throw new ParadlException(ParadlException.Kind.QUERY, r.getIRI().toQuotedString()
                + " can be disjoint with itself only if it has no values",
                "ask \"R some owl:Thing SubClassOf: owl:Nothing\"");
        }
        return areOfData(r, s) ? factory.getOWLDisjointDataPropertiesAxiom(r.asOWLDataProperty(), s.asOWLDataProperty())
            : factory.getOWLDisjointObjectPropertiesAxiom(r.asOWLObjectProperty(), s.asOWLObjectProperty());
    }

    private static boolean areOfData(OWLProperty r, OWLProperty s) {
        if (r.isOWLDataProperty() != s.isOWLDataProperty()) {
            throw new ParadlException(ParadlException.Kind.QUERY, r.getIRI().toQuotedString() + " and "
                + s.getIRI().toQuotedString() + " are properties of different kinds",
                "compare two object properties or two data properties");
        }
        return r.isOWLDataProperty();
    }
}
