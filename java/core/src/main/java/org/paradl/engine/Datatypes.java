package org.paradl.engine;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeDefinitionAxiom;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/** Which datatypes a reasoner knows. */
public final class Datatypes {

    private Datatypes() {
    }

    /**
     * Whether it is rdfs:Literal or in the OWL 2 datatype map
     * (<a href="https://www.w3.org/TR/owl2-syntax/#Datatype_Maps">OWL 2 syntax, section 4</a>).
     */
    public static boolean isOwl2(OWLDatatype datatype) {
        return OWL2Datatype.isBuiltIn(datatype.getIRI());
    }

    /** The logical axioms with a datatype that is neither known nor defined by one of the axioms. */
    public static List<OWLAxiom> foreign(Collection<? extends OWLAxiom> axioms, Predicate<OWLDatatype> known) {
        return foreign(axioms, undefined(axioms), known);
    }

    /** The same where it is known already what is {@link #undefined}. */
    public static List<OWLAxiom> foreign(Collection<? extends OWLAxiom> axioms, Set<OWLDatatype> undefined,
            Predicate<OWLDatatype> known) {
        Set<OWLDatatype> foreign = undefined.stream().filter(datatype -> !known.test(datatype))
            .collect(Collectors.toSet());
        return foreign.isEmpty() ? List.of() : axioms.stream().filter(OWLAxiom::isLogicalAxiom)
            .filter(axiom -> Parts.anyMatch(axiom, foreign::contains)).collect(Collectors.toList());
    }

    /** The datatypes in the logical axioms that none of them defines. */
    public static Set<OWLDatatype> undefined(Collection<? extends OWLAxiom> axioms) {
        Set<IRI> defined = axioms.stream().filter(axiom -> axiom.isOfType(AxiomType.DATATYPE_DEFINITION))
            .map(axiom -> ((OWLDatatypeDefinitionAxiom) axiom).getDatatype().getIRI()).collect(Collectors.toSet());
        Set<OWLDatatype> undefined = Parts.ofKind(axioms.stream().filter(OWLAxiom::isLogicalAxiom), OWLDatatype.class);
        undefined.removeIf(datatype -> defined.contains(datatype.getIRI()));
        return undefined;
    }
}
