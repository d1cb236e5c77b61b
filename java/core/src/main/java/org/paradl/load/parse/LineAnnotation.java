package org.paradl.load.parse;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.load.place.Places;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;

/** How an axiom that is read again for {@link Places} says which line of its document it stands on. */
public final class LineAnnotation {
    public static final String PROPERTY = "urn:paradl:line";

    private LineAnnotation() {
    }

    static OWLAnnotation of(long line) {
        return Owl.FACTORY.getOWLAnnotation(Owl.FACTORY.getOWLAnnotationProperty(PROPERTY),
            Owl.FACTORY.getOWLLiteral(Long.toString(line)));
    }

    /** The line that it says. Where OWLAPI gives the axiom the line of another besides, none. */
    public static Optional<Integer> on(OWLAxiom axiom) {
        List<OWLAnnotation> lines = axiom.getAnnotations().stream().filter(LineAnnotation::isOne)
            .collect(Collectors.toList());
        return lines.size() != 1 ? Optional.empty()
            : Optional.of(Integer.valueOf(((OWLLiteral) lines.get(0).getValue()).getLiteral()));
    }

    /** The axiom as its document has it. */
    public static OWLAxiom takenOff(OWLAxiom axiom) {
        return axiom.getAxiomWithoutAnnotations().getAnnotatedAxiom(axiom.getAnnotations().stream()
            .filter(annotation -> !isOne(annotation)).collect(Collectors.toSet()));
    }

    private static boolean isOne(OWLAnnotation annotation) {
        return annotation.getProperty().getIRI().toString().equals(PROPERTY);
    }
}
