package org.paradl.engine;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/** Which datatypes an OWL 2 reasoner knows. */
public final class Datatypes {

    private Datatypes() {
    }

    /**
     * Whether the datatype is rdfs:Literal or in the OWL 2 datatype map
     * (<a href="https://www.w3.org/TR/owl2-syntax/#Datatype_Maps">OWL 2 syntax, section 4</a>).
     */
    public static boolean isOwl2(OWLDatatype datatype) {
        return OWL2Datatype.isBuiltIn(datatype.getIRI());
    }

    /** The logical axioms with a datatype that is neither in the OWL 2 datatype map nor defined among the axioms. */
    static List<OWLAxiom> foreign(Collection<? extends OWLAxiom> axioms) {
        Set<IRI> defined = axioms.stream().filter(axiom -> axiom.isOfType(AxiomType.DATATYPE_DEFINITION))
            .map(axiom -> ((OWLDatatypeDefinitionAxiom) axiom).getDatatype().getIRI()).collect(Collectors.toSet());
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).filter(axiom -> hasForeign(axiom, defined))
            .collect(Collectors.toList());
    }

    private static boolean hasForeign(OWLAxiom axiom, Set<IRI> defined) {
        return axiom.getDatatypesInSignature().stream()
            .anyMatch(datatype -> !isOwl2(datatype) && !defined.contains(datatype.getIRI()));
    }
}
