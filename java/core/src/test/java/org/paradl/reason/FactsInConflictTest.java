package org.paradl.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.reason.ask.Told;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.module.Signature;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;

/** The facts that check tells as conflicts are those of which ask, one by one, tells both. */
class FactsInConflictTest {

    /** Of these 86, 138 and 139 have values that it takes more than the individuals of small clashes to find. */
    static LongStream seeds() {
        return LongStream.range(80, 80 + Long.getLong("seeds", 60));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void underTheDefaultLogic(long seed) {
        assertToldAsAsked("adaptive", seed);
    }

    static LongStream fewSeeds() {
        return seeds().limit(15);
    }

    /** Where all individuals are asked about. */
    @ParameterizedTest
    @MethodSource("fewSeeds")
    void underFde(long seed) {
        assertToldAsAsked("fde", seed);
    }

    private static void assertToldAsAsked(String logic, long seed) {
        Set<OWLAxiom> axioms = Ontologies.of(new RandomFacts(seed).axioms());
        try (Reasoning reasoning = Ontologies.reasoning(logic, axioms)) {
            Set<OWLAxiom> told = reasoning.check(1).conflicts().stream().flatMap(c -> fact(c).stream())
                .collect(Collectors.toSet());
            Set<OWLAxiom> asked = facts(reasoning.problem().signature()).filter(f -> reasoning.ask(f).told() == Told.B)
                .collect(Collectors.toSet());
            assertEquals(asked, told, () -> "of " + axioms);
        } catch (ParadlException notDl) {
            Assumptions.abort(notDl.getMessage());
        }
    }

    private static Stream<OWLAxiom> facts(Signature names) {
        return names.individuals().stream().flatMap(i -> Stream.concat(
            names.classes().stream().map(c -> Owl.FACTORY.getOWLClassAssertionAxiom(c, i)),
            names.properties().stream().flatMap(p -> values(p, names).map(v -> fact(i, p, v)))));
    }

    private static Stream<? extends OWLObject> values(OWLEntity property, Signature names) {
        return property.isOWLDataProperty() ? Stream.of(RandomFacts.LITERALS).map(Owl.FACTORY::getOWLLiteral)
            : names.individuals().stream();
    }

    private static Optional<OWLAxiom> fact(Conflict conflict) {
        switch (conflict.kind()) {
            case CLASS_ASSERTION:
                return conflict.predicate().map(c -> Owl.FACTORY.getOWLClassAssertionAxiom(c.asOWLClass(),
                    conflict.subject().asOWLNamedIndividual()));
            case PROPERTY_ASSERTION:
                return conflict.object().map(o -> fact(conflict.subject().asOWLNamedIndividual(),
                    conflict.predicate().orElseThrow(), o));
            default:
                return Optional.empty();
        }
    }

    private static OWLAxiom fact(OWLNamedIndividual subject, OWLEntity property, OWLObject value) {
        return property.isOWLDataProperty()
            ? Owl.FACTORY.getOWLDataPropertyAssertionAxiom(property.asOWLDataProperty(), subject, (OWLLiteral) value)
            : Owl.FACTORY.getOWLObjectPropertyAssertionAxiom(property.asOWLObjectProperty(), subject,
                (OWLNamedIndividual) value);
    }
}
