package org.paradl.reason.ground;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.reason.module.Relevance;
import org.semanticweb.owlapi.model.*;

/**
 * A sentence and the assertions around it, with numbers for individuals: what is alike has the same pattern, so that
 * what was found out about the one holds of the other. Two that are alike may have different patterns, where
 * individuals can be told apart by their neighbours' neighbours only; then it is found out twice.
 */
final class Alike {
    private final Map<String, String> numbers = new HashMap<>();
    private final List<Integer> inOrder;
    private final String pattern;

    Alike(OWLAxiom sentence, Collection<OWLAxiom> part, Collection<OWLAxiom> possible, Candidates candidates) {
        List<OWLAxiom> facts = part.stream().filter(Relevance::isABox).collect(Collectors.toList());
        var lines = new ArrayList<String>();
        lines.add(text(sentence, this::number));
        var left = new HashSet<>(facts);
        left.addAll(possible);
        while (numberSome(left)) {
            left.removeIf(axiom -> numbers.keySet().containsAll(individuals(axiom)));
        }
        facts.stream().map(axiom -> text(axiom, this::number)).sorted().forEach(lines::add);
        lines.add("?");
        var open = new TreeMap<String, Integer>();
        possible.forEach(axiom -> open.put(text(axiom, this::number), candidates.of(axiom).orElseThrow()));
        lines.addAll(open.keySet());
        this.inOrder = List.copyOf(new LinkedHashSet<>(open.values()));
        this.pattern = String.join("\n", lines);
    }

    /** Numbers the individuals beside those with numbers, as far as it can in an order that names have no part in. */
    private boolean numberSome(Set<OWLAxiom> left) {
        List<OWLAxiom> next = left.stream().filter(this::isBeside).collect(Collectors.toList());
        var masked = new TreeMap<String, List<OWLAxiom>>();
        next.forEach(axiom -> masked.computeIfAbsent(text(axiom, name -> numbers.getOrDefault(name, "?")),
            k -> new ArrayList<>()).add(axiom));
        masked.values().forEach(axioms -> axioms.stream().sorted().forEach(axiom -> text(axiom, this::number)));
        return !next.isEmpty();
    }

    private boolean isBeside(OWLAxiom axiom) {
        return individuals(axiom).stream().anyMatch(numbers::containsKey);
    }

    private static List<String> individuals(OWLAxiom axiom) {
        return Entities.in(axiom).stream().filter(OWLEntity::isOWLNamedIndividual).map(OWLEntity::toStringID)
            .collect(Collectors.toList());
    }

    private String number(String individual) {
        String known = numbers.get(individual);
        if (known == null) {
            known = "#" + numbers.size();
            numbers.put(individual, known);
        }
        return known;
    }

    private static String text(OWLAxiom axiom, UnaryOperator<String> named) {
        if (axiom instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) axiom;
            return assertion.getClassExpression() + " " + name(assertion.getIndividual(), named);
        }
        var fact = (OWLPropertyAssertionAxiom<?, ?>) axiom;
        return axiom.getAxiomType() + " " + fact.getProperty() + " " + name(fact.getSubject(), named) + " "
            + name(fact.getObject(), named);
    }

    private static String name(OWLObject object, UnaryOperator<String> named) {
        return object instanceof OWLNamedIndividual ? named.apply(((OWLNamedIndividual) object).toStringID())
            : object.toString();
    }

    /** What tells this from others. */
    String pattern() {
        return pattern;
    }

    /** What was found out, with the places of candidates in the pattern for their keys. */
    Map<Boolean, Lack> numbered(Map<Boolean, Lack> lacks) {
        return with(inOrder::indexOf, lacks);
    }

    /** The other way round. */
    Map<Boolean, Lack> named(Map<Boolean, Lack> lacks) {
        return with(inOrder::get, lacks);
    }

    private static Map<Boolean, Lack> with(UnaryOperator<Integer> others, Map<Boolean, Lack> lacks) {
        var changed = new HashMap<Boolean, Lack>();
        lacks.forEach((side, lack) -> changed.put(side, lack.with(others)));
        return changed;
    }
}
