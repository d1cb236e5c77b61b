package org.paradl.translate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.semanticweb.owlapi.model.*;

/**
 * That many classes are disjoint, which is thousands of axioms to an engine also where few of the classes matter. A
 * class that is in nothing else can be empty, and what it is told not to be can hold of everything; then each of these
 * axioms with it holds. So a handful of other axioms has the same consequences with those that are left.
 */
final class Disjointnesses {
    private static final int MANY = 8;

    private final Map<OWLAxiom, Pairs> bySource = new HashMap<>();
    private final Set<OWLEntity> both = new HashSet<>();

    /** @param translated what each source axiom became */
    Disjointnesses(Map<OWLAxiom, List<OWLAxiom>> translated) {
        var empty = new HashSet<OWLEntity>();
        translated.forEach((source, axioms) -> {
            if (isOfMany(source)) {
                Pairs.of(axioms).ifPresent(pairs -> {
                    bySource.put(source, pairs);
                    empty.addAll(pairs.empty);
                    both.addAll(pairs.full);
                });
            }
        });
        both.retainAll(empty);
    }

    private static boolean isOfMany(OWLAxiom source) {
        return source instanceof OWLDisjointClassesAxiom
            && ((OWLDisjointClassesAxiom) source).getOperandsAsList().size() >= MANY;
    }

    /** Whether it is a source axiom of that kind. */
    boolean contains(OWLAxiom source) {
        return bySource.containsKey(source);
    }

    /**
     * What such a source axiom says of the classes that are in something else, and of being in conflict, which what is
     * asked may be about without being about a name of the source.
     */
    Collection<OWLAxiom> of(OWLAxiom source, Set<OWLEntity> elsewhere) {
        return bySource.get(source).among(name -> name.isBuiltIn() || Vocabulary.isOfConflict(name)
            || elsewhere.contains(name) || both.contains(name));
    }

    /** The axioms of one, each that a named class is below another one or its complement, or that such are disjoint. */
    private static final class Pairs {
        private final Map<OWLEntity, List<OWLSubClassOfAxiom>> below = new HashMap<>();
        private final List<OWLDisjointClassesAxiom> disjoint = new ArrayList<>();
        /** The classes with which every axiom holds if they are empty. */
        private final Set<OWLEntity> empty = new HashSet<>();
        /** Likewise, if everything is in them. */
        private final Set<OWLEntity> full = new HashSet<>();

        /** None where there is an axiom of another form. */
        static Optional<Pairs> of(List<OWLAxiom> axioms) {
            var pairs = new Pairs();
            return axioms.stream().allMatch(pairs::take) ? Optional.of(pairs) : Optional.empty();
        }

        private boolean take(OWLAxiom axiom) {
            if (axiom instanceof OWLDisjointClassesAxiom) {
                disjoint.add((OWLDisjointClassesAxiom) axiom);
                empty.addAll(Entities.in(axiom));
                return ((OWLDisjointClassesAxiom) axiom).getOperandsAsList().stream()
                    .allMatch(OWLClassExpression::isNamed);
            }
            return axiom instanceof OWLSubClassOfAxiom && take((OWLSubClassOfAxiom) axiom);
        }

        private boolean take(OWLSubClassOfAxiom axiom) {
            OWLClassExpression above = axiom.getSuperClass();
            if (axiom.getSubClass().isAnonymous() || above.getObjectComplementOf().isAnonymous()
                && above.isAnonymous()) {
                return false;
            }
            below.computeIfAbsent(axiom.getSubClass().asOWLClass(), c -> new ArrayList<>()).add(axiom);
            empty.add(axiom.getSubClass().asOWLClass());
            (above.isAnonymous() ? empty : full).add(named(above));
            return true;
        }

        private static OWLClass named(OWLClassExpression c) {
            return (c.isAnonymous() ? c.getObjectComplementOf() : c).asOWLClass();
        }

        /** The axioms of the classes that matter. */
        Collection<OWLAxiom> among(Predicate<OWLEntity> matters) {
            var left = new ArrayList<OWLAxiom>();
            below.forEach((name, axioms) -> {
                if (matters.test(name)) {
                    axioms.stream().filter(axiom -> matters.test(named(axiom.getSuperClass()))).forEach(left::add);
                }
            });
            for (OWLDisjointClassesAxiom axiom : disjoint) {
                List<OWLClassExpression> few = axiom.getOperandsAsList().stream()
                    .filter(c -> matters.test(c.asOWLClass())).collect(Collectors.toList());
                if (few.size() > 1) {
                    left.add(few.size() == axiom.getOperandsAsList().size() ? axiom
                        : Owl.FACTORY.getOWLDisjointClassesAxiom(few));
                }
            }
            return left;
        }
    }
}
