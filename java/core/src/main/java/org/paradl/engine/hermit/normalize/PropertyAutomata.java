package org.paradl.engine.hermit.normalize;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import org.semanticweb.HermiT.graph.Graph;
import org.semanticweb.HermiT.structural.OWLAxioms;
import org.semanticweb.HermiT.structural.ObjectPropertyInclusionManager;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;

/**
 * The automata of property chains that HermiT goes by, of {@link PropertyPaths} instead of its own. HermiT
 * (1.4.5.519) checks the chains. Where there is none, it would make a whole ontology manager to name the top property,
 * which is felt: a search for justifications starts it on a thousand small ontologies.
 */
public final class PropertyAutomata extends ObjectPropertyInclusionManager {
    private Set<OWLObjectPropertyExpression> composite; // which HermiT makes, and goes by later; with top where used

    /** @param paths what is said of the object properties of these axioms */
    public PropertyAutomata(OWLAxioms axioms, PropertyPaths paths) {
        super(axioms);
        composite.removeIf(property -> !property.getNamedProperty().isOWLTopObjectProperty());
        m_automataByProperty.clear();
        paths.composite().forEach(property -> {
            m_automataByProperty.put(property, paths.automaton(property));
            if (!property.getNamedProperty().isOWLTopObjectProperty()) {
                composite.add(property);
            }
        });
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
}
