package org.paradl.reason;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLPropertyExpression;

/**
 * Keys as engines understand them. They bind those alone whom the ontology names, as OWL 2 has it (Direct Semantics,
 * 2.3.5), but engines see names for the others, too: so the named are in a class of their own, of which nothing else is
 * said. And they are keys of names: HermiT (1.4.5.519) and Openllet (2.6.5) find nobody in class expressions that have
 * keys.
 */
final class Keys {
    private static final OWLClass NAMED = Owl.FACTORY.getOWLClass(IRI.create(Vocabulary.NAMESPACE, "Named"));
    private static final String KEYED = Vocabulary.NAMESPACE + "keyed/";

    private Keys() {
    }

    static Collection<OWLAxiom> spelledOut(Collection<OWLAxiom> axioms) {
        if (axioms.stream().noneMatch(OWLHasKeyAxiom.class::isInstance)) {
            return axioms;
        }
        Set<OWLNamedIndividual> individuals = Parts.ofKind(axioms.stream(), OWLNamedIndividual.class);
        boolean areAllNamed = individuals.stream().noneMatch(Vocabulary::isNameless);
        Stream<OWLAxiom> facts = individuals.stream()
            .filter(individual -> !areAllNamed && !Vocabulary.isNameless(individual))
            .map(individual -> Owl.FACTORY.getOWLClassAssertionAxiom(NAMED, individual));
        return Stream.concat(axioms.stream().flatMap(axiom -> axiom instanceof OWLHasKeyAxiom
            ? spelledOut((OWLHasKeyAxiom) axiom, areAllNamed) : Stream.of(axiom)), facts).collect(Collectors.toList());
    }

    private static Stream<OWLAxiom> spelledOut(OWLHasKeyAxiom key, boolean areAllNamed) {
        OWLClassExpression bound = areAllNamed ? key.getClassExpression()
            : Owl.FACTORY.getOWLObjectIntersectionOf(key.getClassExpression(), NAMED);
        if (!bound.isAnonymous()) {
            return Stream.of(Owl.FACTORY.getOWLHasKeyAxiom(bound, binding(key)));
        }
        OWLClass name = Owl.FACTORY.getOWLClass(
            IRI.create(KEYED + URLEncoder.encode(bound.toString(), StandardCharsets.UTF_8)));
        return Stream.of(Owl.FACTORY.getOWLSubClassOfAxiom(bound, name),
            Owl.FACTORY.getOWLHasKeyAxiom(name, binding(key)));
    }

    /** Whoever is named shares with whoever else is a named one in the universal property. */
    private static Set<OWLPropertyExpression> binding(OWLHasKeyAxiom key) {
        return key.propertyExpressions().filter(property -> !property.isTopEntity()).collect(Collectors.toSet());
    }
}
