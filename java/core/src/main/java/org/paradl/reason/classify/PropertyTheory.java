package org.paradl.reason.classify;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Engine;
import org.paradl.engine.Entities;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.module.Concerned;
import org.paradl.reason.module.Islands;
import org.paradl.reason.module.Modules;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Solution;
import org.paradl.reason.theory.Theory;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * HermiT over the axioms that matter for properties, which are few. It is asked whatever engine reasons otherwise: ELK
 * knows no order of properties, and Openllet only that which follows from axioms about properties alone.
 */
final class PropertyTheory {
    private static final String HERMIT = "hermit";

    private PropertyTheory() {
    }

    /** Whether the theory's own engine tells all of the properties. */
    static boolean isNeedless(Theory theory) {
        return theory.engine().name().equals(HERMIT);
    }

    /** @param properties names of the translation */
    static Theory of(Solution solution, Set<? extends OWLEntity> properties) {
        var axioms = new HashSet<OWLAxiom>(relevant(solution.translation().toReasonOver(), properties));
        properties.forEach(property -> axioms.add(Owl.FACTORY.getOWLDeclarationAxiom(property)));
        Engine hermit = Engines.byName(HERMIT).accepting(axioms);
        return new Theory(axioms, hermit, solution.theory().progress());
    }

    /**
     * Facts, and the keys and rules that bind the named, tie properties together through nominals alone: without these,
     * any model has room for one without them.
     */
    private static Set<OWLAxiom> relevant(Collection<OWLAxiom> axioms, Set<? extends OWLEntity> properties) {
        List<OWLAxiom> facts = axioms.stream().filter(Concerned::isOfIndividuals).collect(Collectors.toList());
        var modules = new Modules(new Relevance(axioms));
        if (axioms.stream().filter(axiom -> !Relevance.isABox(axiom)).noneMatch(PropertyTheory::tiesFacts)) {
            return modules.of(properties);
        }
        var names = new HashSet<OWLEntity>(properties);
        names.addAll(Entities.in(facts));
        var relevant = new HashSet<>(modules.of(names));
        relevant.addAll(facts);
        return relevant;
    }

    private static boolean tiesFacts(OWLAxiom axiom) {
        return !Islands.isBelowTop(axiom) && Entities.in(axiom).stream()
            .anyMatch(name -> name.isOWLNamedIndividual() || name.isTopEntity() && !name.isOWLClass());
    }
}
