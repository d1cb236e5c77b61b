package org.paradl.owlapi;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.paradl.engine.Given;
import org.semanticweb.owlapi.model.*;

/**
 * Random small ontologies with negation, unions, numbers, inverses and data, in OWL 2 DL. Only two individuals are the
 * same: of three HermiT forgets some.
 */
final class RandomDl {
    private static final OWLDataFactory F = Given.FACTORY;

    private final Random random;

    RandomDl(long seed) {
        this.random = new Random(seed);
    }

    /** With a declaration of each name: HermiT fails where it is asked about a property that it has not met. */
    OWLOntology ontology(int count) {
        Set<OWLAxiom> axioms = axioms(count);
        for (char name = 'r'; name < 'u'; name++) {
            axioms.add(F.getOWLDeclarationAxiom(Given.property("" + name)));
        }
        for (int i = 0; i < 2; i++) {
            axioms.add(F.getOWLDeclarationAxiom(data(i, i + 1)));
        }
        return Given.ontology(axioms);
    }

    Set<OWLAxiom> axioms(int count) {
        Set<OWLAxiom> axioms = new LinkedHashSet<>();
        while (axioms.size() < count) {
            axioms.add(axiom());
        }
        return axioms;
    }

    /** Any of the kinds that can be asked about. */
    OWLAxiom axiom() {
        switch (random.nextInt(18)) {
            case 0: return F.getOWLDisjointClassesAxiom(List.of(Given.type("A"),
                F.getOWLObjectIntersectionOf(Given.type("B"), expression(1))));
            case 1: return F.getOWLEquivalentClassesAxiom(List.of(Given.type("C"),
                F.getOWLObjectUnionOf(Given.type("D"), expression(2))));
            case 2: return F.getOWLSubObjectPropertyOfAxiom(property(0, 1), property(1, 3));
            case 3: return F.getOWLInverseObjectPropertiesAxiom(property(0, 1), property(2, 3));
            case 4: return F.getOWLObjectPropertyDomainAxiom(property(0, 3), expression(1));
            case 5: return F.getOWLObjectPropertyRangeAxiom(property(0, 3), expression(1));
            case 6: return F.getOWLSymmetricObjectPropertyAxiom(property(2, 3));
            case 7: return F.getOWLFunctionalObjectPropertyAxiom(property(0, 1));
            case 8: return F.getOWLSameIndividualAxiom(List.of(Given.individual("c"), Given.individual("z")));
            case 9: return F.getOWLDifferentIndividualsAxiom(List.of(Given.individual("a"), Given.individual("b")));
            case 10: return F.getOWLSubDataPropertyOfAxiom(data(0, 1), data(1, 2));
            case 11: return F.getOWLDataPropertyAssertionAxiom(data(0, 2), individual(),
                F.getOWLLiteral(random.nextInt(2)));
            case 12:
            case 13: return F.getOWLObjectPropertyAssertionAxiom(property(0, 3), individual(), individual());
            case 14:
            case 15: return F.getOWLClassAssertionAxiom(expression(1), individual());
            default: return F.getOWLSubClassOfAxiom(expression(1), expression(2));
        }
    }

    private OWLClassExpression expression(int depth) {
        int kind = depth == 0 ? 0 : random.nextInt(9);
        switch (kind) {
            case 3: return F.getOWLObjectComplementOf(expression(depth - 1));
            case 4: return F.getOWLObjectUnionOf(List.of(name(), expression(depth - 1)));
            case 5: return F.getOWLObjectIntersectionOf(List.of(name(), expression(depth - 1)));
            case 6: return F.getOWLObjectSomeValuesFrom(property(0, 3), expression(depth - 1));
            case 7: return F.getOWLObjectAllValuesFrom(property(0, 3), expression(depth - 1));
            case 8: return F.getOWLObjectMinCardinality(2, property(0, 1), name());
            default: return name();
        }
    }

    private OWLClass name() {
        return Given.type("" + (char) ('A' + random.nextInt(4)));
    }

    private OWLNamedIndividual individual() {
        return Given.individual("" + (char) ('a' + random.nextInt(3)));
    }

    private OWLObjectProperty property(int from, int to) {
        return Given.property("" + (char) ('r' + from + random.nextInt(to - from)));
    }

    private OWLDataProperty data(int from, int to) {
        return F.getOWLDataProperty(IRI.create("http://x/d" + (from + random.nextInt(to - from))));
    }
}
