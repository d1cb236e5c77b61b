package org.paradl.reason.module;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.reason.Ontologies;
import org.paradl.reason.RandomTerminology;
import org.paradl.reason.Reasoning;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLEntity;
import uk.ac.manchester.cs.owlapi.modularity.ModuleType;
import uk.ac.manchester.cs.owlapi.modularity.SyntacticLocalityModuleExtractor;

class ModulesTest {

    static LongStream seeds() {
        return LongStream.range(0, 100);
    }

    /** OWLAPI's extractor over all the axioms is the judge. */
    @ParameterizedTest
    @MethodSource("seeds")
    void theyAreThoseThatOwlapiExtracts(long seed) {
        Set<OWLAxiom> axioms = new HashSet<>(Ontologies.of(new RandomTerminology(seed).axioms()));
        if (seed % 2 == 0) { // it says something of every name, and shares none
            axioms.addAll(Ontologies.of("SubClassOf(ObjectComplementOf(:E0) :E1)", "SubClassOf(:E1 :E2)"));
        }
        var modules = new Modules(new Relevance(axioms));
        for (OWLEntity name : Entities.in(axioms)) {
            assertEquals(extracted(axioms, name, ModuleType.STAR), modules.of(Set.of(name)), name::toString);
            assertEquals(extracted(axioms, name, ModuleType.BOT), modules.bottom(Set.of(name)), name::toString);
        }
    }

    private static Set<OWLAxiom> extracted(Set<OWLAxiom> axioms, OWLEntity name, ModuleType type) {
        var module = new HashSet<>(new SyntacticLocalityModuleExtractor(Owl.manager(),
            axioms.stream().filter(OWLAxiom::isLogicalAxiom), type).extract(Set.of(name)));
        module.removeIf(axiom -> !axiom.isLogicalAxiom());
        return module;
    }

    /** As they are where all are names; OWLAPI takes them for such as say nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"DisjointObjectProperties(:p ObjectInverseOf(:q))",
        "DisjointObjectProperties(:r :p ObjectInverseOf(:q))"})
    void disjointPropertiesOfWhichOneIsAnInverseAreInThem(String disjoint) {
        Set<OWLAxiom> axioms = Ontologies.of(disjoint, "SubClassOf(:C ObjectSomeValuesFrom(:p :D))",
            "SubObjectPropertyOf(:p :q)", "SubObjectPropertyOf(:s :t)");
        var modules = new Modules(new Relevance(axioms));
        OWLClass c = Owl.FACTORY.getOWLClass("http://x#C");
        Set<OWLAxiom> expected = axioms.stream().filter(OWLAxiom::isLogicalAxiom)
            .filter(axiom -> !Entities.in(axiom).contains(Owl.FACTORY.getOWLObjectProperty("http://x#t")))
            .collect(Collectors.toSet());
        assertEquals(expected, modules.bottom(Set.of(c)));
        assertEquals(expected, modules.of(c));
    }

    /** To OWLAPI they are names as others, which may be empty or everything unless they are asked about. */
    @ParameterizedTest
    @ValueSource(strings = {
        "SubClassOf(:C ObjectSomeValuesFrom(:p owl:Thing)) SubObjectPropertyOf(:p owl:bottomObjectProperty)",
        "SubClassOf(:C DataSomeValuesFrom(:d rdfs:Literal)) SubDataPropertyOf(:d owl:bottomDataProperty)",
        "SubClassOf(:C ObjectAllValuesFrom(owl:topObjectProperty :D)) DisjointClasses(:C :D)",
        "SubClassOf(:C ObjectAllValuesFrom(:p owl:Nothing)) SubObjectPropertyOf(owl:topObjectProperty :p)"})
    void whatIsSaidThroughTheUniversalAndTheEmptyPropertyIsInThem(String axioms) {
        Set<OWLAxiom> unsatisfiable = Ontologies.of(axioms).stream().filter(OWLAxiom::isLogicalAxiom)
            .collect(Collectors.toSet());
        var modules = new Modules(new Relevance(unsatisfiable));
        assertEquals(unsatisfiable, modules.of(Owl.FACTORY.getOWLClass("http://x#C")));
    }

    /** OWLAPI takes a datatype's definition for one that says nothing of any class. */
    @Test
    void definitionsOfDatatypesAreInThem() {
        Set<OWLAxiom> axioms = Ontologies.of("Declaration(Datatype(:D))", "Declaration(DataProperty(:p))",
            "DatatypeDefinition(:D DataOneOf(\"1\" \"2\"))", "SubClassOf(:C :A)", "SubClassOf(:C :B)",
            "DisjointClasses(:A :B)", "SubClassOf(:C DataSomeValuesFrom(:p :D))",
            "SubClassOf(:C DataAllValuesFrom(:p DataOneOf(\"3\")))");
        try (Reasoning reasoning = Ontologies.reasoning("adaptive", axioms)) {
            List<Set<OWLAxiom>> both = reasoning.check(2).conflicts().get(0).justifications();
            assertEquals(Set.of(3), both.stream().map(Set::size).collect(Collectors.toSet()));
            assertEquals(2, both.size());
        }
    }
}
