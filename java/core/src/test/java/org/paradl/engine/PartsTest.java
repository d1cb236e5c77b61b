package org.paradl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.util.OWLEntityCollector;

/** The parts are those that OWLAPI lists, and the names among them those that its own collector finds. */
class PartsTest {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    @Test
    void areAllOfThem() {
        var p = FACTORY.getOWLObjectProperty(iri("p"));
        var d = FACTORY.getOWLDataProperty(iri("d"));
        var a = FACTORY.getOWLNamedIndividual(iri("a"));
        var c = FACTORY.getOWLClass(iri("C"));
        agree(FACTORY.getOWLSubClassOfAxiom(c,
            FACTORY.getOWLObjectSomeValuesFrom(p.getInverseProperty(), FACTORY.getOWLObjectOneOf(a))));
        agree(FACTORY.getOWLSubClassOfAxiom(c,
            FACTORY.getOWLDataMaxCardinality(1, d, FACTORY.getOWLDataOneOf(FACTORY.getOWLLiteral(3)))));
        agree(FACTORY.getOWLDataPropertyRangeAxiom(d, FACTORY.getOWLDatatypeMinMaxInclusiveRestriction(1, 2)));
        agree(FACTORY.getOWLHasKeyAxiom(c, p, d));
        agree(FACTORY.getOWLSubPropertyChainOfAxiom(List.of(p, FACTORY.getOWLObjectProperty(iri("q"))), p));
        agree(FACTORY.getSWRLRule(Set.of(FACTORY.getSWRLClassAtom(c, FACTORY.getSWRLVariable(iri("x")))),
            Set.of(FACTORY.getSWRLDataPropertyAtom(d, FACTORY.getSWRLIndividualArgument(a),
                FACTORY.getSWRLLiteralArgument(FACTORY.getOWLLiteral(true))))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SubClassOf(:A ObjectIntersectionOf(:B ObjectUnionOf(:C ObjectComplementOf(:D))))",
        "SubClassOf(:A DataSomeValuesFrom(:u DataOneOf(\"1\"^^xsd:byte \"2\"^^xsd:byte)))",
        "SubClassOf(Annotation(Annotation(:by _:x) :note \"why\"@en) ObjectAllValuesFrom(ObjectInverseOf(:r) :B) :A)",
        "EquivalentClasses(:A ObjectSomeValuesFrom(:r ObjectHasSelf(:s)) ObjectMinCardinality(2 :t :B))",
        "DisjointClasses(Annotation(:note :A) :A :B :C)", "DisjointUnion(:A :B :C)",
        "ClassAssertion(ObjectHasValue(:r :b) _:x)", "ObjectPropertyAssertion(ObjectInverseOf(:r) :a _:x)",
        "DataPropertyAssertion(Annotation(:note \"1\") :u :a \"1\"^^xsd:byte)",
        "AnnotationAssertion(:note :A \"a\"@en)",
        "AnnotationAssertion(Annotation(:by \"me\") :note _:x :B)",
        "NegativeDataPropertyAssertion(:u :a \"1\"^^xsd:byte)",
        "Declaration(Annotation(:note \"1\"^^xsd:byte) Class(:A))", "SameIndividual(:a _:x)",
        "DifferentIndividuals(:a :b :c)"})
    void areAllOfThem(String axiom) {
        Given.axioms(axiom).forEach(PartsTest::agree);
    }

    private static void agree(OWLObject whole) {
        var names = new HashSet<OWLEntity>();
        whole.accept(new OWLEntityCollector(names));
        assertEquals(names, Entities.in(whole), whole.toString());
        var parts = new ArrayList<OWLObject>();
        Parts.forEach(whole, parts::add);
        assertEquals(componentsOf(whole), parts.stream().map(Object::toString).sorted().collect(Collectors.toList()));
        parts.forEach(part -> assertTrue(Parts.anyMatch(whole, part::equals), () -> part + " in " + whole));
        assertFalse(Parts.anyMatch(whole, part -> false));
    }

    /** As OWLAPI lists them, in the order of what they look like. */
    private static List<String> componentsOf(OWLObject whole) {
        var parts = new ArrayList<String>();
        collect(whole, parts);
        Collections.sort(parts);
        return parts;
    }

    private static void collect(Object part, List<String> parts) {
        if (part instanceof Collection) {
            ((Collection<?>) part).forEach(member -> collect(member, parts));
        } else if (part instanceof Stream) {
            ((Stream<?>) part).forEach(member -> collect(member, parts));
        } else if (part instanceof OWLObject) {
            parts.add(part.toString());
            if (!(part instanceof OWLEntity)) {
                ((OWLObject) part).components().forEach(component -> collect(component, parts));
            }
        }
    }

    private static IRI iri(String name) {
        return IRI.create("http://x/" + name);
    }
}
