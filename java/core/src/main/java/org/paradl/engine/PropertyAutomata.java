package org.paradl.engine;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.paradl.Owl;
import org.semanticweb.HermiT.graph.Graph;
import org.semanticweb.HermiT.structural.OWLAxioms;
import org.semanticweb.HermiT.structural.ObjectPropertyInclusionManager;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;

import rationals.Automaton;
import rationals.State;
import rationals.Transition;

/**
 * The automata of property chains that HermiT goes by, of {@link PropertyPaths} instead of its own. HermiT
 * (1.4.5.519) checks the chains. Where there is none, it has one automaton alone, of the top property, and makes a
 * whole ontology manager to name it, which is felt: a search for justifications starts it on a thousand small
 * ontologies.
 */
final class PropertyAutomata extends ObjectPropertyInclusionManager {
    private static final OWLObjectPropertyExpression TOP = Owl.FACTORY.getOWLTopObjectProperty();

    private Set<OWLObjectPropertyExpression> composite; // which HermiT makes, and goes by later

    /** @param paths what is said of the object properties of these axioms */
    PropertyAutomata(OWLAxioms axioms, PropertyPaths paths) {
        super(axioms);
        composite.removeIf(property -> !property.getNamedProperty().equals(TOP));
        composite.addAll(paths.composite());
        m_automataByProperty.clear();
        m_automataByProperty.put(TOP, transitive(TOP));
        m_automataByProperty.put(TOP.getInverseProperty(), transitive(TOP.getInverseProperty()));
        paths.composite().forEach(property -> m_automataByProperty.put(property, paths.automaton(property)));
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"}) // chains are of a class that HermiT keeps to itself
    protected void createAutomata(Map automata, Set composite, Collection inclusions, Collection chains, Map inverses) {
        super.createAutomata(automata, composite, inclusions, chains, inverses);
        this.composite = composite;
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Map buildIndividualAutomata(Graph order, Collection chains, Map equivalent, Set symmetric) {
        return chains.isEmpty() ? new HashMap<>() : super.buildIndividualAutomata(order, chains, equivalent, symmetric);
    }

    /** What takes one step or more. */
    private static Automaton transitive(OWLObjectPropertyExpression step) {
        var automaton = new Automaton();
        State before = automaton.addState(true, false);
        State after = automaton.addState(false, true);
        automaton.addTransition(new Transition(before, step, after), "from a new state to another");
        automaton.addTransition(new Transition(after, null, before), "and back");
        return automaton;
    }
}
