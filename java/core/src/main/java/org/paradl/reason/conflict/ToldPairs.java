package org.paradl.reason.conflict;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.semanticweb.owlapi.model.*;

/**
 * What facts say to be in a property, those of properties that are told to be below it or its inverse with them; and
 * everybody with themselves, where something is told of who has it of themselves.
 */
final class ToldPairs {
    private final Collection<OWLNamedIndividual> individuals;
    private final Map<OWLPropertyExpression, List<OWLPropertyExpression>> below = new HashMap<>();
    private final Map<OWLPropertyExpression, List<OWLPropertyAssertionAxiom<?, ?>>> facts = new HashMap<>();
    private final Set<OWLPropertyExpression> ofSelf = new HashSet<>();

    ToldPairs(Collection<OWLAxiom> axioms, Collection<OWLNamedIndividual> individuals) {
        this.individuals = individuals;
        axioms.forEach(this::read);
        Parts.ofKind(axioms.stream(), OWLObjectHasSelf.class)
            .forEach(self -> ofSelf.add(self.getProperty().getNamedProperty()));
    }

    private void read(OWLAxiom axiom) {
        if (axiom instanceof OWLObjectPropertyAssertionAxiom) {
            var fact = ((OWLObjectPropertyAssertionAxiom) axiom).getSimplified();
            facts.computeIfAbsent(fact.getProperty(), k -> new ArrayList<>()).add(fact);
        } else if (axiom instanceof OWLDataPropertyAssertionAxiom) {
            var fact = (OWLDataPropertyAssertionAxiom) axiom;
            facts.computeIfAbsent(fact.getProperty(), k -> new ArrayList<>()).add(fact);
        } else if (axiom instanceof OWLReflexiveObjectPropertyAxiom) {
            ofSelf.add(((OWLReflexiveObjectPropertyAxiom) axiom).getProperty().getNamedProperty());
        } else if (axiom instanceof OWLSubPropertyAxiom) {
            include((OWLSubPropertyAxiom<?>) axiom);
        } else if (axiom instanceof OWLInverseObjectPropertiesAxiom) {
            ((OWLInverseObjectPropertiesAxiom) axiom).asSubObjectPropertyOfAxioms().forEach(this::include);
        } else if (axiom instanceof OWLSymmetricObjectPropertyAxiom) {
            ((OWLSymmetricObjectPropertyAxiom) axiom).asSubPropertyAxioms().forEach(this::include);
        } else if (axiom instanceof OWLEquivalentObjectPropertiesAxiom) {
            ((OWLEquivalentObjectPropertiesAxiom) axiom).asSubObjectPropertyOfAxioms().forEach(this::include);
        } else if (axiom instanceof OWLEquivalentDataPropertiesAxiom) {
            ((OWLEquivalentDataPropertiesAxiom) axiom).asSubDataPropertyOfAxioms().forEach(this::include);
        }
    }

    private void include(OWLSubPropertyAxiom<?> inclusion) {
        OWLPropertyExpression sub = inclusion.getSubProperty();
        OWLPropertyExpression sup = inclusion.getSuperProperty();
        include(sub, sup);
        if (sub instanceof OWLObjectPropertyExpression) {
            include(((OWLObjectPropertyExpression) sub).getInverseProperty(),
                ((OWLObjectPropertyExpression) sup).getInverseProperty());
        }
    }

    private void include(OWLPropertyExpression sub, OWLPropertyExpression sup) {
        below.computeIfAbsent(sup, k -> new ArrayList<>()).add(sub);
    }

    /** That what is told to be in the one property is not in the other. */
    Set<OWLPropertyAssertionAxiom<?, ?>> denied(OWLEntity told, OWLEntity other) {
        var denials = new HashSet<OWLPropertyAssertionAxiom<?, ?>>();
        var seen = new HashSet<OWLPropertyExpression>(Set.of((OWLPropertyExpression) told));
        Deque<OWLPropertyExpression> ahead = new ArrayDeque<>(seen);
        while (!ahead.isEmpty()) {
            OWLPropertyExpression next = ahead.remove();
            boolean inverse = next.isAnonymous();
            OWLPropertyExpression name = inverse ? ((OWLObjectPropertyExpression) next).getNamedProperty() : next;
            facts.getOrDefault(name, List.of()).forEach(fact -> denials.add(denial(fact, inverse, other)));
            if (ofSelf.contains(name)) {
                individuals.forEach(individual -> denials.add(ofSelf(individual, other)));
            }
            below.getOrDefault(next, List.of()).stream().filter(seen::add).forEach(ahead::add);
        }
        return denials;
    }

    private static OWLPropertyAssertionAxiom<?, ?> ofSelf(OWLNamedIndividual individual, OWLEntity property) {
        return Owl.FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(property.asOWLObjectProperty(), individual,
            individual);
    }

    private static OWLPropertyAssertionAxiom<?, ?> denial(OWLPropertyAssertionAxiom<?, ?> fact, boolean inverse,
            OWLEntity property) {
        if (property.isOWLDataProperty()) {
            return Owl.FACTORY.getOWLNegativeDataPropertyAssertionAxiom(property.asOWLDataProperty(),
                fact.getSubject(), (OWLLiteral) fact.getObject());
        }
        var object = (OWLIndividual) fact.getObject();
        return Owl.FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(property.asOWLObjectProperty(),
            inverse ? object : fact.getSubject(), inverse ? fact.getSubject() : object);
    }
}
