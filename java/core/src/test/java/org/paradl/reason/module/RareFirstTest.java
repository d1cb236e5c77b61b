package org.paradl.reason.module;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.paradl.reason.Ontologies;
import org.semanticweb.owlapi.model.OWLAxiom;

class RareFirstTest {

    @Test
    void whoSharesARareNameIsNearerThanWhoSharesACommonOne() {
        Stream<String> common = IntStream.range(0, 9).mapToObj(i -> "ObjectPropertyRange(:r :N" + i + ")");
        Set<OWLAxiom> axioms = Ontologies.of(Stream.concat(common, Stream.of("ObjectPropertyDomain(:s :B)",
            "SubObjectPropertyOf(:s :t)", "SubClassOf(:X :Y)")).toArray(String[]::new)).stream()
            .filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
        List<OWLAxiom> given = List.copyOf(Ontologies.of("SubClassOf(:A ObjectIntersectionOf(:B "
            + "ObjectSomeValuesFrom(:r :A)))").stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet()));
        axioms.addAll(given);
        List<OWLAxiom> order = new ArrayList<>(RareFirst.around(given, axioms));
        List<OWLAxiom> near = logical("ObjectPropertyDomain(:s :B)", "SubObjectPropertyOf(:s :t)");
        assertEquals(given, order.subList(0, 1));
        assertEquals(Set.copyOf(near), Set.copyOf(order.subList(1, 3)));
        assertEquals(logical("SubClassOf(:X :Y)"), order.subList(12, 13));
        assertEquals(axioms, Set.copyOf(order));
    }

    private static List<OWLAxiom> logical(String... axioms) {
        return Ontologies.of(axioms).stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toList());
    }
}
