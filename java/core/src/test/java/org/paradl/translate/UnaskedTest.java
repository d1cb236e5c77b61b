package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.paradl.engine.Given;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is left of axioms for questions about some names: whether there is anything too, or of members alone. */
class UnaskedTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "SubClassOf(:A ObjectSomeValuesFrom(:r :B)) | A | '' | ''",
        "SubClassOf(:A ObjectSomeValuesFrom(:r :B)) | B | SubClassOf(:A ObjectSomeValuesFrom(:r :B)) | ''",
        "SubClassOf(:A ObjectSomeValuesFrom(:r :B)) | r | SubClassOf(:A ObjectSomeValuesFrom(:r owl:Thing))"
            + " | SubClassOf(:A ObjectSomeValuesFrom(:r owl:Thing))",
        "SubClassOf(:A ObjectAllValuesFrom(:r :B)) | A r | '' | ''",
        "SubClassOf(:A ObjectAllValuesFrom(:r :B)) | B | SubClassOf(:A ObjectAllValuesFrom(:r :B))"
            + " | SubClassOf(:A ObjectAllValuesFrom(:r :B))",
        "SubClassOf(:A ObjectIntersectionOf(:B :C)) | C | SubClassOf(:A :C) | SubClassOf(:A :C)",
        "SubClassOf(:A ObjectUnionOf(:B :C)) | C | '' | ''",
        "SubClassOf(:A :B) SubClassOf(:B :C) | C | SubClassOf(:A :B) SubClassOf(:B :C)"
            + " | SubClassOf(:A :B) SubClassOf(:B :C)",
        "SubClassOf(:A :B) SubClassOf(:B :C) | A B | SubClassOf(:A :B) | SubClassOf(:A :B)",
        "SubObjectPropertyOf(:r :s) | r | '' | ''",
        "ClassAssertion(:A :a) ObjectPropertyAssertion(:r :a :b) | r | ObjectPropertyAssertion(:r :a :b)"
            + " | ObjectPropertyAssertion(:r :a :b)"})
    void whatNobodyAsksAboutIsLeftOut(String text, String asked, String anything, String members) {
        Set<OWLAxiom> axioms = Given.axioms(text);
        List<String> names = List.of(asked.split(" "));
        assertEquals(logical(Given.axioms(anything)),
            left(axioms, Unasked.in(axioms, name -> names.contains(name.getIRI().getShortForm()))));
        assertEquals(logical(Given.axioms(members)),
            left(axioms, Unasked.byMembers(axioms, name -> names.contains(name.getIRI().getShortForm()))));
    }

    private static Set<OWLAxiom> left(Set<OWLAxiom> axioms, Unasked unasked) {
        return logical(axioms).stream().filter(axiom -> !unasked.leftOut().contains(axiom)).map(unasked::of)
            .collect(Collectors.toSet());
    }

    private static Set<OWLAxiom> logical(Set<OWLAxiom> axioms) {
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }
}
