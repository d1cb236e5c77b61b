package org.paradl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.engine.Entities;
import org.paradl.engine.Given;
import org.paradl.table.Table;
import org.paradl.table.Table.Inclusion;
import org.paradl.table.TableReader;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;

/** An axiom that is guarded but none of whose names is split: told false is not told true there. */
class UnsplitNamesTest {
    private static final Table FDE = TableReader.shipped("fde");

    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:C ObjectComplementOf(:D))",
        "SubObjectPropertyOf(:r :s)",
        "SubDataPropertyOf(:u :v)",
        "NegativeObjectPropertyAssertion(ObjectInverseOf(:r) :a :b)",
        "NegativeDataPropertyAssertion(:u :a \"x\")",
    })
    void whatHasNothingHardStandsForItself(String axiom) {
        assertEquals(logical(axiom), guarded(Inclusion.INTERNAL, axiom));
    }

    @Test
    void whatIsAsymmetricIsDisjointWithItsInverse() {
        assertEquals(logical("DisjointObjectProperties(:r ObjectInverseOf(:r))"),
            guarded(Inclusion.INTERNAL, "AsymmetricObjectProperty(:r)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubObjectPropertyOf(:r :s)", "SubObjectPropertyOf(:r ObjectInverseOf(:s))",
        "SubDataPropertyOf(:u :v)"})
    void aStrongInclusionOfPropertiesSaysTheSameBothWays(String axiom) {
        assertEquals(logical(axiom), guarded(Inclusion.STRONG, axiom));
    }

    private static Set<OWLAxiom> guarded(Inclusion inclusion, String axiom) {
        Set<OWLAxiom> source = logical(axiom);
        Translator translator = new Translator(FDE, inclusion, Entities.in(source),
            OWLManager.createOWLOntologyManager());
        return translator.translate(source, Split.nothing().guarding(source)).axioms();
    }

    private static Set<OWLAxiom> logical(String axioms) {
        return Given.axioms(axioms).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
    }
}
