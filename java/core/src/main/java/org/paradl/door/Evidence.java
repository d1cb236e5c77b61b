package org.paradl.door;

import java.util.List;
import java.util.Optional;

import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;

/** What is annotated on an axiom that a judge told. */
final class Evidence {
    private static final List<String> SHOWN = List.of("judge", "value", "review");

    private final OWLAxiom axiom;

    Evidence(OWLAxiom axiom) {
        this.axiom = axiom;
    }

    static boolean isOn(OWLAxiom axiom) {
        return new Evidence(axiom).literal(Vocabulary.EVIDENCE).isPresent();
    }

    /** Whose word it is: the judge's, until a person has accepted it; and what the judge said. */
    void write(ObjectNode json) {
        literal(Vocabulary.EVIDENCE).ifPresent(key -> json.put("evidence", key));
        SHOWN.forEach(name -> literal(ours(name)).ifPresent(text -> json.put(name, text)));
        literal(ours("verification")).or(() -> literal(ours("refutation"))).ifPresent(text -> json.put("words", text));
        json.put("origin", json.path("review").asText().equals("accepted") ? "asserted" : "oracle");
    }

    private static IRI ours(String name) {
        return IRI.create(Vocabulary.NAMESPACE, name);
    }

    private Optional<String> literal(IRI property) {
        return axiom.getAnnotations().stream().filter(annotation -> annotation.getProperty().getIRI().equals(property))
            .filter(annotation -> annotation.getValue() instanceof OWLLiteral)
            .map(annotation -> ((OWLLiteral) annotation.getValue()).getLiteral()).findFirst();
    }
}
