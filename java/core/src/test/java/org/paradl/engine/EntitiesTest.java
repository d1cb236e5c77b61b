package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semanticweb.owlapi.model.OWLAxiom;

class EntitiesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"ClassAssertion(:A _:x) | true", "ObjectPropertyAssertion(:r :a _:x) | true",
        "DataPropertyAssertion(:u _:x \"1\") | true", "SameIndividual(:a _:x) | true",
        "SubClassOf(:A ObjectSomeValuesFrom(:r ObjectOneOf(:a _:x))) | true",
        "SubClassOf(:A ObjectHasValue(:r _:x)) | true",
        "ClassAssertion(:A :a) | false", "SubClassOf(:A ObjectSomeValuesFrom(:r ObjectOneOf(:a :b))) | false",
        "DataPropertyAssertion(:u :a \"_:x\") | false"})
    void individualsWithoutNamesAreFound(String axiom, boolean expected) {
        OWLAxiom read = Given.axioms(axiom).stream().filter(OWLAxiom::isLogicalAxiom).findFirst().orElseThrow();
        assertEquals(expected, Entities.hasAnonymous(read));
    }
}
