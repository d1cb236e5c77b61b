package org.paradl.engine.elk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectHasSelf;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;

/**
 * For which properties ELK carries ranges through. It takes a range for what {@code R some C} makes, and so misses it
 * for values that have names, for what is its own value, and for what a chain leads to where the chain's last property
 * does not have the range too. ELK itself says the first; the last is a restriction that OWL 2 EL makes.
 *
 * @see <a href="https://www.w3.org/TR/owl2-profiles/#Global_Restrictions">OWL 2 profiles, section 2.2.6</a>
 */
public final class ElkRanges {
    private final boolean namedOrOwnValues;
    private final Map<OWLObjectPropertyExpression, List<OWLObjectPropertyExpression>> above = new HashMap<>();
    private final List<OWLSubPropertyChainOfAxiom> chains = new ArrayList<>();

    ElkRanges(Collection<? extends OWLAxiom> axioms) {
        namedOrOwnValues = axioms.stream().anyMatch(ElkRanges::givesNamedOrOwnValue);
        axioms.forEach(this::addProperties);
    }

    /** Whether a range of the property reaches all that it should. */
    boolean covers(OWLObjectPropertyExpression property) {
        return !namedOrOwnValues && chains.stream().noneMatch(chain -> isBelow(chain.getSuperProperty(), property)
            && !isBelow(chain.getPropertyChain().get(chain.getPropertyChain().size() - 1), property));
    }

    private static boolean givesNamedOrOwnValue(OWLAxiom axiom) {
        return axiom.isOfType(AxiomType.OBJECT_PROPERTY_ASSERTION, AxiomType.REFLEXIVE_OBJECT_PROPERTY)
            || axiom.getNestedClassExpressions().stream()
                .anyMatch(c -> c instanceof OWLObjectHasValue || c instanceof OWLObjectHasSelf);
    }

    private void addProperties(OWLAxiom axiom) {
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            var inclusion = (OWLSubObjectPropertyOfAxiom) axiom;
            above.computeIfAbsent(inclusion.getSubProperty(), key -> new ArrayList<>())
                .add(inclusion.getSuperProperty());
        } else if (axiom instanceof OWLEquivalentObjectPropertiesAxiom) {
            ((OWLEquivalentObjectPropertiesAxiom) axiom).asSubObjectPropertyOfAxioms().forEach(this::addProperties);
        } else if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            chains.add((OWLSubPropertyChainOfAxiom) axiom);
        }
    }

    private boolean isBelow(OWLObjectPropertyExpression property, OWLObjectPropertyExpression other) {
        Set<OWLObjectPropertyExpression> seen = new HashSet<>(Set.of(property));
        Deque<OWLObjectPropertyExpression> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            OWLObjectPropertyExpression next = open.pop();
            if (next.equals(other)) {
                return true;
            }
            above.getOrDefault(next, List.of()).stream().filter(seen::add).forEach(open::push);
        }
        return false;
    }
}
