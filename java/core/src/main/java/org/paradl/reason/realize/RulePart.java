package org.paradl.reason.realize;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.profiles.OWL2RLProfile;
import org.semanticweb.owlapi.profiles.OWLProfileViolation;

/**
 * The axioms of a translation that are in OWL 2 RL: rules, over the individuals that there are. What follows from them
 * of individuals is soon found, and is most of what follows.
 */
final class RulePart {

    private RulePart() {
    }

    /** The classes of the translation that individuals are in by its rules. */
    static Map<OWLNamedIndividual, Set<OWLClass>> types(Solution solution, Collection<OWLNamedIndividual> individuals) {
        Set<OWLAxiom> rules = of(solution.translation().axioms());
        rules.addAll(new Signature(rules).declarations());
        individuals.stream().map(Owl.FACTORY::getOWLDeclarationAxiom).forEach(rules::add);
        try (Theory theory = new Theory(rules, solution.theory().engine().forFew(), solution.theory().progress())) {
            return theory.engine().run(() -> theory.engine().types(theory.reasoner(), individuals));
        }
    }

    private static Set<OWLAxiom> of(Set<OWLAxiom> axioms) {
        Set<OWLAxiom> logical = axioms.stream().filter(OWLAxiom::isLogicalAxiom).collect(Collectors.toSet());
        var declared = new HashSet<>(logical);
        declared.addAll(new Signature(logical).declarations()); // to be undeclared is against the profile
        Set<OWLAxiom> others = new OWL2RLProfile().checkOntology(Owl.ontology(declared)).getViolations().stream()
            .map(OWLProfileViolation::getAxiom).collect(Collectors.toSet());
        logical.removeAll(others);
        return logical;
    }
}
