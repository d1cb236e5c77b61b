package org.paradl.engine.hermit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;

/**
 * Where chains of properties may be in a cycle, which OWL 2 DL forbids (Structural Specification, section 11.2). Quick,
 * and on the safe side: it takes a property and its inverse for one.
 */
final class PropertyCycles {
    private final Map<OWLObjectProperty, Set<OWLObjectProperty>> above = new HashMap<>();
    private final List<OWLSubPropertyChainOfAxiom> chains = new ArrayList<>();

    PropertyCycles(Collection<? extends OWLAxiom> axioms) {
        axioms.forEach(this::read);
    }

    private void read(OWLAxiom axiom) {
        if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            var chain = (OWLSubPropertyChainOfAxiom) axiom;
            chains.add(chain);
            chain.getPropertyChain().forEach(member -> put(member, chain.getSuperProperty()));
        } else if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            put(((OWLSubObjectPropertyOfAxiom) axiom).getSubProperty(),
                ((OWLSubObjectPropertyOfAxiom) axiom).getSuperProperty());
        } else if (axiom instanceof OWLEquivalentObjectPropertiesAxiom) {
            List<OWLObjectPropertyExpression> equal = ((OWLEquivalentObjectPropertiesAxiom) axiom).getOperandsAsList();
            equal.forEach(one -> equal.forEach(other -> put(one, other)));
        } else if (axiom instanceof OWLInverseObjectPropertiesAxiom) {
            OWLObjectPropertyExpression first = ((OWLInverseObjectPropertiesAxiom) axiom).getFirstProperty();
            OWLObjectPropertyExpression second = ((OWLInverseObjectPropertiesAxiom) axiom).getSecondProperty();
            put(first, second);
            put(second, first);
        }
    }

    private void put(OWLObjectPropertyExpression below, OWLObjectPropertyExpression higher) {
        above.computeIfAbsent(below.getNamedProperty(), none -> new HashSet<>()).add(higher.getNamedProperty());
    }

    boolean hasNone() {
        return chains.stream().allMatch(this::isRegular);
    }

    /** r r in r, or r s t in r, or s t r in r, where nothing of s and t is above r. */
    private boolean isRegular(OWLSubPropertyChainOfAxiom chain) {
        OWLObjectPropertyExpression result = chain.getSuperProperty();
        List<OWLObjectPropertyExpression> members = chain.getPropertyChain();
        if (members.size() == 2 && members.get(0).equals(result) && members.get(1).equals(result)) {
            return true;
        }
        List<OWLObjectPropertyExpression> rest = members;
        if (members.get(0).equals(result)) {
            rest = members.subList(1, members.size());
        } else if (members.get(members.size() - 1).equals(result)) {
            rest = members.subList(0, members.size() - 1);
        }
        Set<OWLObjectProperty> names = rest.stream().map(OWLObjectPropertyExpression::getNamedProperty)
            .collect(Collectors.toSet());
        return Collections.disjoint(names, reached(result.getNamedProperty()));
    }

    private Set<OWLObjectProperty> reached(OWLObjectProperty from) {
        var reached = new HashSet<>(Set.of(from));
        var open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            above.getOrDefault(open.pop(), Set.of()).stream().filter(reached::add).forEach(open::push);
        }
        return reached;
    }
}
