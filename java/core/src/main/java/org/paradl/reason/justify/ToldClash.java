package org.paradl.reason.justify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.reason.module.Relevance;
import org.semanticweb.owlapi.model.ClassExpressionType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLObjectComplementOf;
import org.semanticweb.owlapi.model.OWLProperty;
import org.semanticweb.owlapi.model.OWLPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLRestriction;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * From a class up through its told subsumers, the domains of what it is told to have among them, to two that are told
 * to be disjoint: from these axioms it follows classically that it has no instance. Most classes without are so as
 * plainly as that, and for such a one no engine has to look through a module.
 */
public final class ToldClash {
    private static final Set<ClassExpressionType> EXISTENTIAL = Set.of(ClassExpressionType.OBJECT_SOME_VALUES_FROM,
        ClassExpressionType.OBJECT_HAS_VALUE, ClassExpressionType.OBJECT_HAS_SELF,
        ClassExpressionType.DATA_SOME_VALUES_FROM, ClassExpressionType.DATA_HAS_VALUE);

    /** How a class was reached: the last axiom, and the way before it. The way to where one begins has none. */
    private static final class Way {
        private static final Way NONE = new Way(null, null);

        private final OWLAxiom last;
        private final Way before;

        private Way(OWLAxiom last, Way before) {
            this.last = last;
            this.before = before;
        }

        Way then(OWLAxiom axiom) {
            return new Way(axiom, this);
        }

        void addTo(Set<OWLAxiom> axioms) {
            for (Way way = this; way != NONE; way = way.before) {
                axioms.add(way.last);
            }
        }
    }

    private final Relevance source;
    private final Map<OWLClass, Way> reached = new HashMap<>();
    private final Map<OWLClass, Way> denied = new HashMap<>();
    private final Set<OWLProperty> properties = new HashSet<>();
    private final Deque<OWLClass> frontier = new ArrayDeque<>();
    private Set<OWLAxiom> clash;

    private ToldClash(Relevance source) {
        this.source = source;
    }

    /** The axioms on the shortest of such ways, if there is one. */
    public static Optional<Set<OWLAxiom>> of(OWLClass c, Relevance source) {
        var search = new ToldClash(source);
        search.reach(c, Way.NONE);
        while (search.clash == null && !search.frontier.isEmpty()) {
            OWLClass next = search.frontier.remove();
            source.about(next).forEach(axiom -> search.told(next, axiom));
        }
        return Optional.ofNullable(search.clash);
    }

    private void told(OWLClass c, OWLAxiom axiom) {
        if (axiom instanceof OWLSubClassOfAxiom && ((OWLSubClassOfAxiom) axiom).getSubClass().equals(c)) {
            told(((OWLSubClassOfAxiom) axiom).getSuperClass(), reached.get(c).then(axiom));
        } else if (axiom instanceof OWLEquivalentClassesAxiom
                && ((OWLEquivalentClassesAxiom) axiom).getOperandsAsList().contains(c)) {
            ((OWLEquivalentClassesAxiom) axiom).getOperandsAsList()
                .forEach(other -> told(other, reached.get(c).then(axiom)));
        } else if (axiom instanceof OWLDisjointClassesAxiom) {
            apart(c, ((OWLDisjointClassesAxiom) axiom).getOperandsAsList(), axiom);
        } else if (axiom instanceof OWLDisjointUnionAxiom) {
            disjointUnion(c, (OWLDisjointUnionAxiom) axiom);
        }
    }

    private void disjointUnion(OWLClass c, OWLDisjointUnionAxiom axiom) {
        List<OWLClassExpression> parts = axiom.getOperandsAsList();
        if (parts.contains(c)) {
            reach(axiom.getOWLClass(), reached.get(c).then(axiom));
        }
        apart(c, parts, axiom);
    }

    private void apart(OWLClass c, List<OWLClassExpression> parts, OWLAxiom axiom) {
        if (parts.contains(c)) {
            parts.stream().filter(other -> !other.equals(c) && reached.containsKey(other)).findFirst()
                .ifPresent(other -> clash(reached.get(c).then(axiom), reached.get(other)));
        }
    }

    /** @param because from what it follows that the class that was begun with is below the expression */
    private void told(OWLClassExpression above, Way because) {
        above.asConjunctSet().forEach(part -> {
            if (part.isOWLNothing()) {
                clash(because, Way.NONE);
            } else if (part instanceof OWLClass) {
                reach((OWLClass) part, because);
            } else if (part instanceof OWLObjectComplementOf) {
                deny(((OWLObjectComplementOf) part).getOperand(), because);
            } else if (part instanceof OWLRestriction && isExistential(part)) {
                domains((OWLRestriction) part, because);
            }
        });
    }

    private static boolean isExistential(OWLClassExpression c) {
        return EXISTENTIAL.contains(c.getClassExpressionType())
            || c instanceof OWLCardinalityRestriction && ((OWLCardinalityRestriction<?>) c).getCardinality() > 0
            && c.getClassExpressionType() != ClassExpressionType.OBJECT_MAX_CARDINALITY
            && c.getClassExpressionType() != ClassExpressionType.DATA_MAX_CARDINALITY;
    }

    private void domains(OWLRestriction had, Way because) {
        if (!(had.getProperty() instanceof OWLProperty) || !properties.add((OWLProperty) had.getProperty())) {
            return;
        }
        for (OWLAxiom axiom : source.about((OWLProperty) had.getProperty())) {
            if (axiom instanceof OWLPropertyDomainAxiom) {
                told(((OWLPropertyDomainAxiom<?>) axiom).getDomain(), because.then(axiom));
            }
        }
    }

    private void reach(OWLClass c, Way because) {
        if (!c.isOWLThing() && reached.putIfAbsent(c, because) == null) {
            frontier.add(c);
            if (denied.containsKey(c)) {
                clash(because, denied.get(c));
            }
        }
    }

    private void deny(OWLClassExpression c, Way because) {
        if (c instanceof OWLClass && denied.putIfAbsent((OWLClass) c, because) == null && reached.containsKey(c)) {
            clash(because, reached.get(c));
        }
    }

    private void clash(Way one, Way other) {
        if (clash == null) {
            clash = new HashSet<>();
            one.addTo(clash);
            other.addTo(clash);
        }
    }
}
