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
 * HermiT's automata of property chains. Where there is no chain HermiT has one alone, of the top property, and makes a
 * whole ontology manager to name it, which is felt: a search for justifications starts it on a thousand small
 * ontologies.
 */
final class PropertyAutomata extends ObjectPropertyInclusionManager {

    PropertyAutomata(OWLAxioms axioms) {
        super(axioms);
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"}) // chains are of a class that HermiT keeps to itself
    protected Map buildIndividualAutomata(Graph order, Collection chains, Map equivalent, Set symmetric) {
        if (!chains.isEmpty()) {
            return super.buildIndividualAutomata(order, chains, equivalent, symmetric);
        }
        var automata = new HashMap<OWLObjectPropertyExpression, Automaton>();
        automata.put(Owl.FACTORY.getOWLTopObjectProperty(), transitive(Owl.FACTORY.getOWLTopObjectProperty()));
        return automata;
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
