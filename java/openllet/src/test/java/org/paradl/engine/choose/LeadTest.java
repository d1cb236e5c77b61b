package org.paradl.engine.choose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.paradl.engine.Engine;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

/** Who leads is told by what was measured; here that is made up. */
class LeadTest {
    private static final Set<OWLAxiom> MANY = axioms(IntStream.range(0, 600)
        .mapToObj(i -> "SubClassOf(:A" + i + " ObjectUnionOf(:A" + (i + 1) + " :B))").collect(Collectors.joining(" ")));
    private static final Set<OWLAxiom> FEW = axioms("SubClassOf(:A ObjectUnionOf(:B :C))");

    @Test
    void openlletLeadsWhereItWasFasterOnTheLike() {
        Engine engine = Engines.choose("auto", MANY, false, () -> measured(10, 1)).engine();
        assertInstanceOf(Race.class, engine);
        assertEquals("openllet", engine.name());
        assertTrue(engine.covers(MANY));
    }

    @Test
    void hermitLeadsWhereItWasFasterOrAsFast() {
        for (double openllet : List.of(10.0, 1.0, 0.8)) {
            Engine engine = Engines.choose("auto", MANY, false, () -> measured(1, openllet)).engine();
            assertEquals("hermit", engine.name(), "where Openllet takes " + openllet);
        }
    }

    @Test
    void aSmallOntologyIsNotLookedUp() {
        assertEquals("hermit", Engines.choose("auto", FEW, false, () -> {
            throw new AssertionError("looked up");
        }).engine().name());
    }

    /** One ontology that is like all others, as it alone is known. */
    private static Experience measured(double hermit, double openllet) {
        String features = Features.of(MANY).logarithms().stream().map(String::valueOf)
            .collect(Collectors.joining("\t"));
        return Experience.of(List.of("like\thermit\t" + hermit + "\t" + features,
            "like\topenllet\t" + openllet + "\t" + features));
    }

    private static Set<OWLAxiom> axioms(String text) {
        String document = "Prefix(:=<http://x/>) Ontology(" + text + ")";
        try {
            return OWLManager.createOWLOntologyManager().loadOntologyFromOntologyDocument(
                new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8))).axioms()
                .collect(Collectors.toSet());
        } catch (OWLOntologyCreationException e) {
            throw new IllegalArgumentException(text, e);
        }
    }
}
