package org.paradl.reason.theory;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.paradl.engine.Datatypes;
import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;

/**
 * The literals of axioms by what HermiT leaves of them: where it does not know the datatype (xsd:date, …), the text
 * with a datatype of its own.
 */
final class OpaqueLiterals {
    private static final IRI OPAQUE = IRI.create("internal:anonymous-constants");

    private final Collection<? extends OWLAxiom> axioms;
    private Map<String, Set<OWLLiteral>> byText;

    OpaqueLiterals(Collection<? extends OWLAxiom> axioms) {
        this.axioms = axioms;
    }

    /** What HermiT found as the axioms have it. Of the same text in several datatypes, which it takes for one, all. */
    Set<OWLLiteral> asWritten(Collection<OWLLiteral> found) {
        var written = new LinkedHashSet<OWLLiteral>();
        for (OWLLiteral literal : found) {
            if (literal.getDatatype().getIRI().equals(OPAQUE)) {
                written.addAll(known().getOrDefault(literal.getLiteral(), Set.of()));
            } else {
                written.add(literal);
            }
        }
        return written;
    }

    private Map<String, Set<OWLLiteral>> known() {
        if (byText == null) {
            byText = new HashMap<>();
            axioms.stream().flatMap(axiom -> Literals.in(axiom).stream())
                .filter(literal -> !Datatypes.isOwl2(literal.getDatatype()))
                .forEach(literal -> byText.computeIfAbsent(literal.getLiteral(), text -> new HashSet<>()).add(literal));
        }
        return byText;
    }
}
