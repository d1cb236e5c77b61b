package org.paradl.engine.hermit.normalize;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.SWRLAtom;
import org.semanticweb.owlapi.model.SWRLClassAtom;
import org.semanticweb.owlapi.model.SWRLIArgument;
import org.semanticweb.owlapi.model.SWRLIndividualArgument;
import org.semanticweb.owlapi.model.SWRLObjectPropertyAtom;
import org.semanticweb.owlapi.model.SWRLRule;
import org.semanticweb.owlapi.model.parameters.Imports;

/**
 * Rules whose conditions are composite properties. For HermiT (1.4.5.519) what follows by chains meets no condition.
 * Where such a condition leads to an individual, or to a variable that only classes are asked of besides, it is one of
 * a class: of what it leads from. Elsewhere HermiT is given a fresh property, under a name that it keeps to itself,
 * that leads wherever the composite one leads to an individual with a name: rules are of no others.
 */
final class RuleProperties {
    private static final String FRESH = "internal:rule#";
    private static final OWLClass NAMED =
        Owl.FACTORY.getOWLClass(IRI.create(AtomicConcept.INTERNAL_NAMED.getIRI())); // with a name, for HermiT

    private final PropertyPaths paths;
    private final Set<OWLObjectProperty> used = new LinkedHashSet<>();
    private final List<OWLAxiom> inclusions = new ArrayList<>();

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
        return Stream.of(all.stream(), properties.inclusions.stream(), properties.used.stream()
            .flatMap(property -> named.individualsInSignature(Imports.INCLUDED)
                .map(individual -> leads(property, individual)))).flatMap(Function.identity());
    }

    private OWLAxiom of(SWRLRule rule) {
        List<SWRLAtom> body = new ArrayList<>(rule.bodyList());
        for (SWRLAtom atom : rule.bodyList()) {
            if (atom instanceof SWRLObjectPropertyAtom && paths.composite().contains(atom.getPredicate())) {
                body.remove(atom);
                body.add(other((SWRLObjectPropertyAtom) atom, body, rule.headList()));
            }
        }
        return Owl.FACTORY.getSWRLRule(body, rule.headList());
    }

    /** @param body the other conditions; without those of the end, where that is in the new one */
    private SWRLAtom other(SWRLObjectPropertyAtom condition, List<SWRLAtom> body, List<SWRLAtom> head) {
        OWLObjectPropertyExpression property = condition.getPredicate();
        SWRLIArgument first = condition.getFirstArgument();
        SWRLIArgument second = condition.getSecondArgument();
        if (!first.equals(second) && isEnd(second, body, head)) {
            return some(property, second, first, body);
        }
        if (!first.equals(second) && isEnd(first, body, head)) {
            return some(property.getInverseProperty(), first, second, body);
        }
        used.add(property.getNamedProperty());
        OWLObjectProperty fresh = fresh(property.getNamedProperty());
        return property.isAnonymous() ? Owl.FACTORY.getSWRLObjectPropertyAtom(fresh, second, first)
            : Owl.FACTORY.getSWRLObjectPropertyAtom(fresh, first, second);
    }

    private static boolean isEnd(SWRLIArgument argument, List<SWRLAtom> body, List<SWRLAtom> head) {
        return argument instanceof SWRLIndividualArgument
            || Stream.concat(body.stream().filter(atom -> !(atom instanceof SWRLClassAtom)), head.stream())
                .flatMap(SWRLAtom::allArguments).noneMatch(argument::equals);
    }

    private SWRLAtom some(OWLObjectPropertyExpression property, SWRLIArgument end, SWRLIArgument start,
            List<SWRLAtom> body) {
        OWLDataFactory factory = Owl.FACTORY;
        OWLClass fresh = factory.getOWLClass(IRI.create(FRESH + inclusions.size()));
        inclusions.add(factory.getOWLSubClassOfAxiom(
            factory.getOWLObjectSomeValuesFrom(property, end instanceof SWRLIndividualArgument
                ? factory.getOWLObjectOneOf(((SWRLIndividualArgument) end).getIndividual()) : asked(end, body)),
            fresh));
        return factory.getSWRLClassAtom(fresh, start);
    }

    /** The class of what the conditions of a variable let it be; they go out of the body. */
    private static OWLClassExpression asked(SWRLIArgument variable, List<SWRLAtom> body) {
        List<SWRLAtom> conditions = body.stream().filter(SWRLClassAtom.class::isInstance)
            .filter(atom -> ((SWRLClassAtom) atom).getArgument().equals(variable)).collect(Collectors.toList());
        body.removeAll(conditions);
        return Owl.FACTORY.getOWLObjectIntersectionOf(Stream.concat(Stream.of(NAMED),
            conditions.stream().map(atom -> ((SWRLClassAtom) atom).getPredicate())));
    }

    private static OWLAxiom leads(OWLObjectProperty property, OWLNamedIndividual individual) {
        OWLDataFactory factory = Owl.FACTORY;
        return factory.getOWLSubClassOfAxiom(factory.getOWLObjectHasValue(property, individual),
            factory.getOWLObjectHasValue(fresh(property), individual));
    }

    private static OWLObjectProperty fresh(OWLObjectProperty property) {
        return Owl.FACTORY.getOWLObjectProperty(IRI.create(FRESH + property.toStringID()));
    }
}
