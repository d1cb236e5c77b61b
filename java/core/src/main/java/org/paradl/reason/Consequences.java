package org.paradl.reason;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.paradl.translate.Names;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/**
 * What an ontology says of its names: the subsumptions between named classes, and the classes that individuals are told
 * to be in. How many of the direct ones a repair loses is its impact (Kalyanpur, Parsia, Sirin, Cuenca Grau: Repairing
 * Unsatisfiable Concepts in OWL Ontologies. ESWC 2006). Immutable.
 */
public final class Consequences {
    private static final OWLDataFactory FACTORY = OWLManager.getOWLDataFactory();

    private final Taxonomy taxonomy;
    private final Map<OWLNamedIndividual, Set<OWLClass>> types = new LinkedHashMap<>();
    private final Set<OWLAxiom> gluts = new HashSet<>();

    Consequences(Taxonomy taxonomy, Signature signature, Facts facts, Names names) {
        this.taxonomy = taxonomy;
        for (OWLNamedIndividual individual : signature.individuals()) {
            Set<OWLClass> all = facts.types(individual);
            var toldTrue = new TreeSet<>(all);
            toldTrue.retainAll(signature.classes());
            types.put(individual, toldTrue);
            all.stream().flatMap(c -> names.side(c).stream()).map(side -> (OWLClass) side.name())
                .filter(toldTrue::contains).forEach(c -> gluts.add(FACTORY.getOWLClassAssertionAxiom(c, individual)));
        }
    }

    /** The direct ones, without those that are in conflict themselves: every repair takes one side of these. */
    public Set<OWLAxiom> direct() {
        var direct = new TreeSet<OWLAxiom>();
        for (OWLClass node : taxonomy.nodes()) {
            if (!node.isBuiltIn()) {
                taxonomy.parents(node).stream().filter(parent -> !parent.isBuiltIn())
                    .forEach(parent -> direct.add(FACTORY.getOWLSubClassOfAxiom(node, parent)));
                for (OWLClass equal : taxonomy.equivalents(node)) {
                    direct.add(FACTORY.getOWLSubClassOfAxiom(node, equal));
                    direct.add(FACTORY.getOWLSubClassOfAxiom(equal, node));
                }
            }
        }
        types.forEach((individual, all) -> mostSpecific(all)
            .forEach(type -> direct.add(FACTORY.getOWLClassAssertionAxiom(type, individual))));
        direct.removeAll(gluts);
        return direct;
    }

    private Set<OWLClass> mostSpecific(Set<OWLClass> all) {
        var above = all.stream().flatMap(c -> taxonomy.shownAncestors(c).stream()).collect(Collectors.toSet());
        return all.stream().filter(c -> !above.contains(c)).collect(Collectors.toSet());
    }

    /** The direct ones that do not follow there. */
    public Set<OWLAxiom> lostIn(Consequences other) {
        Set<OWLAxiom> lost = direct();
        lost.removeIf(other::has);
        return lost;
    }

    private boolean has(OWLAxiom axiom) {
        if (axiom instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) axiom;
            return types.getOrDefault(assertion.getIndividual().asOWLNamedIndividual(), Collections.emptySet())
                .contains(assertion.getClassExpression().asOWLClass());
        }
        var inclusion = (OWLSubClassOfAxiom) axiom;
        OWLClass sub = inclusion.getSubClass().asOWLClass();
        OWLClass sup = inclusion.getSuperClass().asOWLClass();
        return taxonomy.nodeOf(sub) != null && taxonomy.subsumersOf(sub).contains(sup);
    }
}
