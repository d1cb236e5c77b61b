package org.paradl.load.complaint;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLObjectOneOf;
import org.semanticweb.owlapi.model.OWLOntology;

/**
 * Axioms that say that a datatype is a class of nothing. OWLAPI reads so where {@code owl:oneOf} gives the literals of
 * the datatype itself and not, as OWL 2 has it, of one that it is equivalent to; the literals are lost.
 */
public final class LostEnumerations {

    private LostEnumerations() {
    }

    public static Set<OWLAxiom> in(Collection<OWLOntology> ontologies) {
        return ontologies.stream().flatMap(ontology -> ontology.axioms(AxiomType.EQUIVALENT_CLASSES))
            .filter(axiom -> axiom.classExpressions().anyMatch(c -> c instanceof OWLObjectOneOf
                && ((OWLObjectOneOf) c).getOperandsAsList().isEmpty()) && isOfDatatype(axiom, ontologies))
            .collect(Collectors.toSet());
    }

    private static boolean isOfDatatype(OWLEquivalentClassesAxiom axiom, Collection<OWLOntology> ontologies) {
        return axiom.namedClasses().map(OWLClass::getIRI)
            .anyMatch(iri -> ontologies.stream().anyMatch(ontology -> ontology.containsDatatypeInSignature(iri)));
    }

    /** The datatypes, as they are called in a warning. */
    static Set<String> datatypes(Set<OWLAxiom> lost) {
        return lost.stream().flatMap(OWLAxiom::classesInSignature).map(OWLClass::getIRI)
            .map(IRI::toQuotedString).collect(Collectors.toCollection(TreeSet::new));
    }
}
