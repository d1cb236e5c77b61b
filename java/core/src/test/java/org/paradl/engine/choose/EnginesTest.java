package org.paradl.engine.choose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.Given;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Openllet is not on this module's class path: see the tests of java/openllet. */
class EnginesTest {
    private static final String CYCLE = "SubObjectPropertyOf(ObjectPropertyChain(:r :s) :t) "
        + "SubObjectPropertyOf(:t :s) SubObjectPropertyOf(ObjectPropertyChain(:s :t) :r) ";

    @Test
    void areFound() {
        Set<String> found = Engines.installed().stream()
            .map(engine -> engine.name() + " " + engine.version() + " " + engine.licence()).collect(Collectors.toSet());
        assertEquals(Set.of("hermit 1.4.5.519 LGPL-3.0-or-later", "elk 0.6.0 Apache-2.0"), found);
    }

    @Test
    void haveNamesInAnyCase() {
        assertEquals("hermit", Engines.byName("HermiT").name());
    }

    @Test
    void thatAreNotThereAreErrors() {
        ParadlException absent = assertThrows(ParadlException.class, () -> Engines.byName("Openllet"));
        assertEquals(ParadlException.Kind.UNSUPPORTED, absent.kind());
        assertTrue(absent.remedy().contains("pip install paradl-openllet"));
        ParadlException unknown = assertThrows(ParadlException.class, () -> Engines.byName("fact"));
        assertEquals(ParadlException.Kind.USAGE, unknown.kind());
        assertTrue(unknown.remedy().contains("elk, hermit"));
    }

    @Test
    void aVastTerminologyWithAFewUnionsIsForElkBetweenBounds() {
        Set<OWLAxiom> axioms = Given.axioms(IntStream.range(1, 5000)
            .mapToObj(i -> "SubClassOf(:A" + i + " :A" + i / 10 + ")").collect(Collectors.joining(" "))
            + " SubClassOf(:B ObjectUnionOf(:A11 :A12)) InverseObjectProperties(:partOf :hasPart)");
        Engine engine = Engines.choose("auto", axioms, false).engine();
        assertEquals("elk", engine.name());
        OWLReasoner reasoner = engine.start(Given.ontology(axioms), Progress.SILENT);
        assertEquals(Set.of(Given.type("A1")), reasoner.getSuperClasses(Given.type("B"), true).entities()
            .collect(Collectors.toSet()));
        OWLClassExpression neither = Given.FACTORY.getOWLObjectIntersectionOf(Given.type("B"),
            Given.type("A11").getObjectComplementOf(), Given.type("A12").getObjectComplementOf());
        assertFalse(reasoner.isSatisfiable(neither), "which takes another");
        assertEquals("hermit", engine.name());
        axioms.add(Given.axioms("ClassAssertion(:B :b)").iterator().next());
        assertEquals("hermit", Engines.choose("auto", axioms, false).engine().name());
    }

    @Test
    void elkIsWhatElseToTryWhereItLeavesOutFewOfMany() {
        String many = IntStream.range(0, 600).mapToObj(i -> "SubClassOf(:A" + i + " :A" + (i + 1) + ")")
            .collect(Collectors.joining(" "));
        Set<OWLAxiom> functional = Given.axioms(many + " FunctionalObjectProperty(:r)");
        assertEquals(Optional.of("use --reasoner elk, which leaves out 1 of 601 axioms"),
            Engines.instead(Engines.byName("hermit"), functional));
        assertEquals(Optional.empty(), Engines.instead(Engines.byName("elk"), functional));
        assertEquals(Optional.empty(), Engines.instead(Engines.byName("hermit"),
            Given.axioms(many.substring(0, many.indexOf(" SubClassOf(:A400 ")) + " FunctionalObjectProperty(:r)")),
            "of few");
        assertEquals(Optional.empty(), Engines.instead(Engines.byName("hermit"),
            Given.axioms(many.replaceAll(" :A(\\d+)\\)", " ObjectMaxCardinality(1 :r :A$1))"))), "too many");
    }

    @Test
    void smallOntologiesAreHermits() {
        assertEquals("hermit", Engines.choose("auto", Given.axioms("SubClassOf(:A :B)"), false).engine().name());
    }

    @Test
    void largeOntologiesAreElksWhereItIsComplete() {
        String many = IntStream.range(0, 600).mapToObj(i -> "SubClassOf(:A" + i + " :A" + (i + 1) + ")")
            .collect(Collectors.joining(" "));
        assertEquals("elk", Engines.choose("auto", Given.axioms(many), false).engine().name());
        Set<OWLAxiom> functional = Given.axioms(many + " FunctionalObjectProperty(:r)");
        assertEquals("hermit", Engines.choose("AUTO", functional, false).engine().name());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void chainsInACycleAreElksWhereItIsComplete(boolean leavesOut) {
        Engines.Choice choice = Engines.choose("auto", Given.axioms(CYCLE), leavesOut);
        assertEquals("elk", choice.engine().name());
        assertEquals(leavesOut ? 1 : 0, choice.warnings(axiom -> Set.of()).size());
        Set<OWLAxiom> union = Given.axioms(CYCLE + "SubClassOf(:A ObjectUnionOf(:B :C))");
        assertEquals("hermit", Engines.choose("auto", union, leavesOut).engine().name());
    }

    @Test
    void whatHermitLeavesOutBesideElkIsSaid() {
        List<String> warnings = Engines.choose("elk", Given.axioms(CYCLE), false).warnings(axiom -> Set.of());
        assertEquals(1, warnings.size());
        assertTrue(warnings.get(0).contains("hermit, which finds them beside elk, leaves out"), warnings.get(0));
    }

    @Test
    void whatIsLeftOutIsSaid() {
        Set<OWLAxiom> axioms = Given.axioms("SubClassOf(:A ObjectUnionOf(:B :C)) FunctionalObjectProperty(:r) "
            + "SubClassOf(:A :B) IrreflexiveObjectProperty(:r) AsymmetricObjectProperty(:r)");
        List<String> warnings = Engines.choose("elk", axioms, false).warnings(axiom -> Set.of());
        assertEquals(1, warnings.size());
        assertTrue(warnings.get(0).contains("elk") && warnings.get(0).contains("(4)"), warnings.get(0));
        assertEquals(List.of(), Engines.choose("hermit", axioms, false).warnings(axiom -> Set.of()));
    }
}
