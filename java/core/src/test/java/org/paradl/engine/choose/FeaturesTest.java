package org.paradl.engine.choose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.paradl.engine.choose.Features.Feature;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

class FeaturesTest {

    @Test
    void countsEveryOccurrence() throws OWLOntologyCreationException {
        var expected = Map.of(Feature.AXIOMS, 6, Feature.EXISTENTIALS, 2, Feature.UNIONS, 1, Feature.NOMINALS, 1,
            Feature.GENERAL_INCLUSIONS, 1, Feature.EQUIVALENCES, 1, Feature.ASSERTIONS, 1, Feature.INVERSES, 2,
            Feature.CARDINALITIES, 1, Feature.TRANSITIVE, 1);
        assertEquals(expected, counts("Declaration(Class(:A)) "
            + "SubClassOf(ObjectSomeValuesFrom(:r ObjectSomeValuesFrom(:r :A)) ObjectUnionOf(:A :B)) "
            + "EquivalentClasses(:A ObjectMinCardinality(2 ObjectInverseOf(:r) :B)) "
            + "SubClassOf(:B ObjectOneOf(:a :b)) "
            + "ClassAssertion(:A :a) InverseObjectProperties(:r :s) TransitiveObjectProperty(:s)"));
    }

    @Test
    void ofNothingAllAreZero() throws OWLOntologyCreationException {
        assertEquals(Map.of(), counts(""));
    }

    private static Map<Feature, Integer> counts(String axioms) throws OWLOntologyCreationException {
        String text = "Prefix(:=<http://x/>) Ontology(" + axioms + ")";
        var ontology = OWLManager.createOWLOntologyManager().loadOntologyFromOntologyDocument(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        var logarithms = Features.of(ontology.getAxioms()).logarithms();
        var counts = new EnumMap<Feature, Integer>(Feature.class);
        for (Feature feature : Feature.values()) {
            int count = (int) Math.round(Math.expm1(logarithms.get(feature.ordinal())));
            if (count > 0) {
                counts.put(feature, count);
            }
        }
        return counts;
    }
}
