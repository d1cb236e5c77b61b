package org.paradl.load.parse;

import java.util.List;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataIntersectionOf;
import org.semanticweb.owlapi.model.OWLDataUnionOf;
import org.semanticweb.owlapi.model.OWLNaryBooleanClassExpression;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.util.OWLObjectDuplicator;

/**
 * Unions and intersections of one, as RDF may have them, are what is in them: so OWL 2 has it in its mapping from RDF,
 * while OWLAPI keeps them, which other syntaxes cannot hold.
 */
final class OnlyMembers extends OWLObjectDuplicator {

    private OnlyMembers() {
        super(Owl.manager());
    }

    /** Puts the members into the axioms of an ontology that was read. */
    static void unwrap(OWLOntology ontology) {
        List<OWLAxiom> logical = ontology.axioms().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
        var members = new OnlyMembers();
        for (OWLAxiom axiom : logical) {
            OWLAxiom unwrapped = members.duplicateObject(axiom);
            if (!unwrapped.equals(axiom)) {
                ontology.removeAxiom(axiom);
                ontology.addAxiom(unwrapped);
            }
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    protected <O extends OWLObject> O t(O object) {
        List<? extends OWLObject> members = members(object);
        return members.size() == 1 ? (O) t(members.get(0)) : super.t(object);
    }

    private static List<? extends OWLObject> members(OWLObject object) {
        if (object instanceof OWLNaryBooleanClassExpression) {
            return ((OWLNaryBooleanClassExpression) object).getOperandsAsList();
        }
        if (object instanceof OWLDataUnionOf) {
            return ((OWLDataUnionOf) object).getOperandsAsList();
        }
        return object instanceof OWLDataIntersectionOf
            ? ((OWLDataIntersectionOf) object).getOperandsAsList()
            : List.of();
    }
}
