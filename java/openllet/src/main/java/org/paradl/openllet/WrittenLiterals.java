package org.paradl.openllet;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import openllet.aterm.ATermAppl;
import openllet.core.datatypes.exceptions.InvalidLiteralException;
import openllet.core.datatypes.exceptions.UnrecognizedDatatypeException;
import openllet.owlapi.PelletReasoner;

import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.parameters.Imports;

/**
 * Literals as the axioms have them. Openllet (2.6.5) lists a value that a class brings in words of its own, as
 * {@code "2"^^xsd:decimal} where {@code "2"^^xsd:integer} is written, and of several that are asserted and are the same
 * value one.
 */
final class WrittenLiterals {
    private final PelletReasoner reasoner;
    private final OWLOntology ontology;
    private final Set<OWLLiteral> written = new HashSet<>();
    private final Map<ATermAppl, Set<OWLLiteral>> byValue = new HashMap<>();

    WrittenLiterals(PelletReasoner reasoner) {
        this.reasoner = reasoner;
        this.ontology = reasoner.getRootOntology();
        ontology.axioms(Imports.INCLUDED).forEach(axiom -> written.addAll(Literals.in(axiom)));
        written.forEach(literal -> value(literal).ifPresent(value ->
            byValue.computeIfAbsent(value, v -> new LinkedHashSet<>()).add(literal)));
    }

    /** What was found as it is told of the individual, else as it is written, and what is asserted in so many words. */
    Set<OWLLiteral> of(OWLNamedIndividual subject, OWLDataProperty property, Set<OWLLiteral> found) {
        Set<OWLLiteral> values = told(subject, below -> below.equals(property));
        Set<OWLLiteral> told = told(subject, below -> isBelow(below, property));
        for (OWLLiteral literal : found) {
            Optional<ATermAppl> value = value(literal);
            Set<OWLLiteral> same = told.stream().filter(each -> value.isPresent() && value.equals(value(each)))
                .collect(Collectors.toSet());
            values.addAll(!same.isEmpty() ? same : written.contains(literal) ? Set.of(literal)
                : value.map(byValue::get).orElse(Set.of(literal)));
        }
        return values;
    }

    private Set<OWLLiteral> told(OWLNamedIndividual subject, Predicate<OWLDataProperty> by) {
        return ontology.importsClosure().flatMap(each -> each.dataPropertyAssertionAxioms(subject))
            .filter(fact -> by.test(fact.getProperty().asOWLDataProperty()))
            .map(OWLDataPropertyAssertionAxiom::getObject).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private boolean isBelow(OWLDataProperty property, OWLDataProperty above) {
        return property.equals(above)
            || reasoner.getKB().isSubPropertyOf(reasoner.term(property), reasoner.term(above));
    }

    private Optional<ATermAppl> value(OWLLiteral literal) {
        try {
            return Optional.of(reasoner.getKB().getDatatypeReasoner()
                .getCanonicalRepresentation(reasoner.term(literal)));
        } catch (InvalidLiteralException | UnrecognizedDatatypeException e) {
            return Optional.empty();
        }
    }
}
