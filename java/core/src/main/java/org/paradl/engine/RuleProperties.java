package org.paradl.engine;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.SWRLAtom;
import org.semanticweb.owlapi.model.SWRLObjectPropertyAtom;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.model.parameters.Imports;

/**
 * Rules whose conditions are composite properties. For HermiT (1.4.5.519) what follows by chains meets no condition. It
 * is given a fresh property, under a name that it keeps to itself, that leads wherever the composite one leads to an
 * individual with a name: rules are of no others.
 */
final class RuleProperties {
    private final PropertyPaths paths;
    private final Set<OWLObjectProperty> used = new LinkedHashSet<>();

    private RuleProperties(PropertyPaths paths) {
        this.paths = paths;
    }

    /**
     * The axioms, with other rules in the place of such, and what these need.
     *
     * @param named has the individuals with a name
     */
    static Stream<OWLAxiom> spelledOut(Collection<OWLAxiom> axioms, PropertyPaths paths, OWLOntology named) {
        if (axioms.stream().noneMatch(SWRLRule.class::isInstance)) {
            return axioms.stream();
        }
        var properties = new RuleProperties(paths);
        List<OWLAxiom> all = axioms.stream()
            .map(axiom -> axiom instanceof SWRLRule ? properties.of((SWRLRule) axiom) : axiom)
            .collect(Collectors.toList());
        return Stream.concat(all.stream(), properties.used.stream()
            .flatMap(property -> named.individualsInSignature(Imports.INCLUDED)
                .map(individual -> leads(property, individual))));
    }

    private OWLAxiom of(SWRLRule rule) {
        return Owl.FACTORY.getSWRLRule(rule.body().map(this::of).collect(Collectors.toList()), rule.headList());
    }

    private SWRLAtom of(SWRLAtom atom) {
        if (!(atom instanceof SWRLObjectPropertyAtom) || !paths.composite().contains(atom.getPredicate())) {
            return atom;
        }
        var condition = (SWRLObjectPropertyAtom) atom;
        OWLObjectPropertyExpression property = condition.getPredicate();
        used.add(property.getNamedProperty());
        OWLObjectProperty fresh = fresh(property.getNamedProperty());
        return property.isAnonymous()
            ? Owl.FACTORY.getSWRLObjectPropertyAtom(fresh, condition.getSecondArgument(), condition.getFirstArgument())
            : Owl.FACTORY.getSWRLObjectPropertyAtom(fresh, condition.getFirstArgument(), condition.getSecondArgument());
    }

    private static OWLAxiom leads(OWLObjectProperty property, OWLNamedIndividual individual) {
        OWLDataFactory factory = Owl.FACTORY;
        return factory.getOWLSubClassOfAxiom(factory.getOWLObjectHasValue(property, individual),
            factory.getOWLObjectHasValue(fresh(property), individual));
    }

    private static OWLObjectProperty fresh(OWLObjectProperty property) {
        return Owl.FACTORY.getOWLObjectProperty(IRI.create("internal:rule#" + property.toStringID()));
    }
}
