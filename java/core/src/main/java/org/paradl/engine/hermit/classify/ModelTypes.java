package org.paradl.engine.hermit.classify;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.engine.hermit.search.TableauInsides;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.HermiT.model.Individual;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.ReasoningTaskDescription;
import org.semanticweb.HermiT.tableau.Tableau;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLNamedIndividual;

/** The classes that individuals are in in one model of HermiT's, which shows that they need be in no others. */
public final class ModelTypes {

    private ModelTypes() {
    }

    /** Empty where there is no model. */
    public static Map<OWLNamedIndividual, Set<OWLClass>> of(Reasoner reasoner) {
        Tableau tableau = reasoner.getTableau();
        var nodes = new HashMap<Individual, Node>();
        reasoner.getDLOntology().getAllIndividuals().forEach(each -> nodes.put(each, null)); // to be filled in
        if (!tableau.isSatisfiable(true, false, null, null, null, null, nodes,
                ReasoningTaskDescription.isABoxSatisfiable())) {
            return Map.of();
        }
        var insides = new TableauInsides(tableau);
        var types = new HashMap<OWLNamedIndividual, Set<OWLClass>>();
        nodes.forEach((individual, node) -> {
            if (!individual.isAnonymous()) {
                var classes = new HashSet<OWLClass>();
                insides.forEachClass(node.getCanonicalNode(),
                    c -> classes.add(Owl.FACTORY.getOWLClass(IRI.create(c.getIRI()))));
                types.put(Owl.FACTORY.getOWLNamedIndividual(IRI.create(individual.getIRI())), classes);
            }
        });
        return types;
    }
}
