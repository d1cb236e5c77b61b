package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.owlapi.model.OWLAxiom;

class StatementsTest {

    @Test
    void annotationsMakeNoOtherStatement() {
        Set<OWLAxiom> axioms = axioms("SubClassOf(Annotation(:n \"1\") :A :B)", "SubClassOf(:A :B)",
            "SubClassOf(Annotation(:n \"2\") :A :B)", "SubClassOf(Annotation(:n \"2\") :B :C)",
            "SubClassOf(Annotation(:n \"1\") :B :C)", "SubClassOf(Annotation(:n \"1\") :C :D)");
        var statements = Statements.of(axioms);
        assertEquals(axioms("SubClassOf(:A :B)", "SubClassOf(Annotation(:n \"1\") :B :C)",
            "SubClassOf(Annotation(:n \"1\") :C :D)"), statements.axioms());
        OWLAxiom plain = axioms("SubClassOf(:A :B)").iterator().next();
        assertEquals(List.of(FunctionalSyntax.of(plain),
            "SubClassOf(Annotation(<http://x/n> \"1\") <http://x/A> <http://x/B>)",
            "SubClassOf(Annotation(<http://x/n> \"2\") <http://x/A> <http://x/B>)"),
            statements.alike(plain).stream().map(FunctionalSyntax::of).collect(Collectors.toList()));
    }

    /** How an inclusion is read, and that an axiom is a judge's word. */
    @Test
    void whatIsAnnotatedForUsDoes() {
        Set<OWLAxiom> axioms = axioms("SubClassOf(Annotation(<https://paradl.org/ns#inclusion> \"material\") :A :B)",
            "SubClassOf(:A :B)",
            "ClassAssertion(Annotation(<https://paradl.org/ns#evidence> \"e1\") :A :a)", "ClassAssertion(:A :a)");
        assertEquals(axioms, Statements.of(axioms).axioms());
    }

    private static Set<OWLAxiom> axioms(String... axioms) {
        String text = "Prefix(:=<http://x/>)\nOntology(<http://x>\n" + String.join("\n", axioms) + "\n)";
        return new OntologyLoader(ImportsPolicy.NONE).load(Source.of("x", text.getBytes(StandardCharsets.UTF_8)))
            .axioms();
    }
}
