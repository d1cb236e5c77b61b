package org.paradl.engine.hermit.normalize;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLSymmetricObjectPropertyAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;
import rationals.Automaton;
import rationals.State;
import rationals.Transition;

/**
 * The paths from which a property follows, as an automaton that reads them. Whatever is said of a property is said of
 * its inverse, backwards; properties that follow from each other are one.
 *
 * <p>Horrocks, Kutz, Sattler: The Even More Irresistible SROIQ. KR 2006.
 */
final class PropertyPaths {
    private static final OWLObjectPropertyExpression TOP = Owl.FACTORY.getOWLTopObjectProperty();

    private final Map<OWLObjectPropertyExpression, Set<OWLObjectPropertyExpression>> above = new LinkedHashMap<>();
    private final Map<OWLObjectPropertyExpression, Set<OWLObjectPropertyExpression>> below = new LinkedHashMap<>();
    private final Map<OWLObjectPropertyExpression, Set<List<OWLObjectPropertyExpression>>> chains =
        new LinkedHashMap<>();
    private final Map<OWLObjectPropertyExpression, Set<OWLObjectPropertyExpression>> equal = new LinkedHashMap<>();
    private final Set<Set<OWLObjectPropertyExpression>> open = new HashSet<>();
    private final Set<OWLObjectPropertyExpression> composite;

    PropertyPaths(Collection<? extends OWLAxiom> axioms) {
        put(TOP, TOP.getInverseProperty());
        put(TOP.getInverseProperty(), TOP);
        chains.put(TOP, Set.of(List.of(TOP, TOP)));
        axioms.forEach(this::read);
        composite = closure(above, chains.keySet());
    }

    private void read(OWLAxiom axiom) {
        if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            var inclusion = (OWLSubObjectPropertyOfAxiom) axiom;
            include(inclusion.getSubProperty(), inclusion.getSuperProperty());
        } else if (axiom instanceof OWLEquivalentObjectPropertiesAxiom) {
            List<OWLObjectPropertyExpression> all = ((OWLEquivalentObjectPropertiesAxiom) axiom).getOperandsAsList();
            all.forEach(other -> {
                include(all.get(0), other);
                include(other, all.get(0));
            });
        } else if (axiom instanceof OWLInverseObjectPropertiesAxiom) {
            var inverse = (OWLInverseObjectPropertiesAxiom) axiom;
            include(inverse.getFirstProperty(), inverse.getSecondProperty().getInverseProperty());
            include(inverse.getSecondProperty(), inverse.getFirstProperty().getInverseProperty());
        } else if (axiom instanceof OWLSymmetricObjectPropertyAxiom) {
            OWLObjectPropertyExpression property = ((OWLSymmetricObjectPropertyAxiom) axiom).getProperty();
            include(property, property.getInverseProperty());
        } else if (axiom instanceof OWLTransitiveObjectPropertyAxiom) {
            OWLObjectPropertyExpression property = ((OWLTransitiveObjectPropertyAxiom) axiom).getProperty();
            include(List.of(property, property), property);
        } else if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            var chain = (OWLSubPropertyChainOfAxiom) axiom;
            include(chain.getPropertyChain(), chain.getSuperProperty());
        }
    }

    /** What is below the top property need not be told, and below the bottom one there is nothing. */
    private void include(OWLObjectPropertyExpression sub, OWLObjectPropertyExpression sup) {
        if (!isBottom(sub) && !isTop(sup)) {
            put(sub, sup);
            put(sub.getInverseProperty(), sup.getInverseProperty());
        }
    }

    private void put(OWLObjectPropertyExpression sub, OWLObjectPropertyExpression sup) {
        above.computeIfAbsent(sub, none -> new LinkedHashSet<>()).add(sup);
        below.computeIfAbsent(sup, none -> new LinkedHashSet<>()).add(sub);
    }

    private void include(List<OWLObjectPropertyExpression> chain, OWLObjectPropertyExpression sup) {
        if (chain.size() == 1) {
            include(chain.get(0), sup);
        } else if (!isTop(sup) && chain.stream().noneMatch(PropertyPaths::isBottom)) {
            List<OWLObjectPropertyExpression> back = new ArrayList<>();
            chain.forEach(link -> back.add(0, link.getInverseProperty()));
            chains.computeIfAbsent(sup, none -> new LinkedHashSet<>()).add(chain);
            chains.computeIfAbsent(sup.getInverseProperty(), none -> new LinkedHashSet<>()).add(back);
        }
    }

    private static boolean isTop(OWLObjectPropertyExpression property) {
        return property.getNamedProperty().isOWLTopObjectProperty();
    }

    private static boolean isBottom(OWLObjectPropertyExpression property) {
        return property.getNamedProperty().isOWLBottomObjectProperty();
    }

    /** Properties and inverses that follow from chains, which OWL 2 calls composite, the top property among them. */
    Set<OWLObjectPropertyExpression> composite() {
        return composite;
    }

    /**
     * Of a composite property.
     *
     * @throws IllegalArgumentException its chains are in a cycle
     */
    Automaton automaton(OWLObjectPropertyExpression property) {
        var automaton = new Automaton();
        between(automaton, automaton.addState(true, false), automaton.addState(false, true), property);
        return automaton;
    }

    private void between(Automaton automaton, State start, State end, OWLObjectPropertyExpression property) {
        Set<OWLObjectPropertyExpression> same = equal.computeIfAbsent(property, this::equal);
        if (!open.add(same)) {
            throw new IllegalArgumentException("The given property hierarchy is not regular.");
        }
        step(automaton, start, property, end);
        same.forEach(each -> chains.getOrDefault(each, Set.of())
            .forEach(chain -> add(automaton, start, end, chain, same)));
        same.stream().flatMap(each -> below.getOrDefault(each, Set.of()).stream()).filter(composite::contains)
            .filter(sub -> !same.contains(sub)).map(sub -> equal.computeIfAbsent(sub, this::equal)).distinct()
            .collect(Collectors.toList()).forEach(sub -> link(automaton, start, sub.iterator().next(), end));
        open.remove(same);
    }

    private Set<OWLObjectPropertyExpression> equal(OWLObjectPropertyExpression property) {
        Set<OWLObjectPropertyExpression> equal = closure(above, Set.of(property));
        equal.retainAll(closure(below, Set.of(property)));
        return equal;
    }

    /** With the property itself at an end of a chain, the rest may come before or after it, as often as it likes. */
    private void add(Automaton automaton, State start, State end, List<OWLObjectPropertyExpression> chain,
            Set<OWLObjectPropertyExpression> same) {
        int last = chain.size() - 1;
        boolean before = same.contains(chain.get(last));
        boolean after = same.contains(chain.get(0));
        if (before && after && last == 1) {
            step(automaton, end, null, start);
        } else if (after) {
            path(automaton, end, chain.subList(1, last + 1), end);
        } else if (before) {
            path(automaton, start, chain.subList(0, last), start);
        } else {
            path(automaton, start, chain, end);
        }
    }

    private void path(Automaton automaton, State from, List<OWLObjectPropertyExpression> links, State to) {
        State at = from;
        for (OWLObjectPropertyExpression link : links.subList(0, links.size() - 1)) {
            State next = automaton.addState(false, false);
            link(automaton, at, link, next);
            at = next;
        }
        link(automaton, at, links.get(links.size() - 1), to);
    }

    /** The paths of a link have states of their own, as there may be loops at them. */
    private void link(Automaton automaton, State from, OWLObjectPropertyExpression link, State to) {
        if (composite.contains(link)) {
            State start = automaton.addState(false, false);
            State end = automaton.addState(false, false);
            step(automaton, from, null, start);
            step(automaton, end, null, to);
            between(automaton, start, end, link);
        } else {
            step(automaton, from, link, to);
        }
    }

    private static void step(Automaton automaton, State from, OWLObjectPropertyExpression label, State to) {
        automaton.addTransition(new Transition(from, label, to), "from a state to another");
    }

    private static Set<OWLObjectPropertyExpression> closure(
            Map<OWLObjectPropertyExpression, Set<OWLObjectPropertyExpression>> next,
            Set<OWLObjectPropertyExpression> from) {
        var reached = new LinkedHashSet<>(from);
        var left = new ArrayDeque<>(from);
        while (!left.isEmpty()) {
            next.getOrDefault(left.pop(), Set.of()).stream().filter(reached::add).forEach(left::push);
        }
        return reached;
    }
}
