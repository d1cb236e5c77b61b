package org.paradl.reason.theory;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.engine.Parts;
import org.paradl.translate.Build;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDataPropertyExpression;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLPropertyExpression;

/**
 * Keys as engines understand them. They bind those alone whom the ontology names, as OWL 2 has it (Direct Semantics,
 * 2.3.5), but engines see names for the others, too: so the named are in a class of their own, of which nothing else is
 * said; and so are those who have a value in common with somebody, where that is known. Better still, if a key has one
 * property, such a value can be an individual that at most one of the class may have; with keys engines make choices.
 * And they are keys of names: HermiT (1.4.5.519) and Openllet (2.6.5) find nobody in class expressions that have keys.
 */
final class Keys {
    private static final OWLClass NAMED = Owl.FACTORY.getOWLClass(IRI.create(Vocabulary.NAMESPACE, "Named"));
    private static final String KEYED = Vocabulary.NAMESPACE + "keyed/";
    private static final String SHARING = Vocabulary.NAMESPACE + "sharing/";
    private static final String HAD_BY = Vocabulary.NAMESPACE + "hadBy/";
    private static final String VALUE = Vocabulary.WITNESS + "value/";

    private final SharedValues values;
    private final boolean areAllNamed;

    private Keys(SharedValues values, boolean areAllNamed) {
        this.values = values;
        this.areAllNamed = areAllNamed;
    }

    /** @param values of these axioms */
    static Collection<OWLAxiom> spelledOut(Collection<OWLAxiom> axioms, SharedValues values) {
        List<OWLHasKeyAxiom> keys = axioms.stream().filter(OWLHasKeyAxiom.class::isInstance)
            .map(OWLHasKeyAxiom.class::cast).collect(Collectors.toList());
        if (keys.isEmpty()) {
            return axioms;
        }
        Set<OWLNamedIndividual> individuals = Parts.ofKind(axioms.stream(), OWLNamedIndividual.class);
        var these = new Keys(values, individuals.stream().noneMatch(Vocabulary::isNameless));
        List<OWLHasKeyAxiom> binding = keys.stream().filter(these::bindsAnybody).collect(Collectors.toList());
        return Stream.of(axioms.stream().filter(axiom -> !(axiom instanceof OWLHasKeyAxiom)),
                binding.stream().flatMap(these::spelledOut), these.named(individuals),
                these.sharing(binding))
            .flatMap(some -> some).collect(Collectors.toList());
    }

    private boolean bindsAnybody(OWLHasKeyAxiom key) {
        return known(key).noneMatch(property -> values.sharing(property).isEmpty());
    }

    /** The properties of the key of which it is known who shares a value. */
    private Stream<OWLDataProperty> known(OWLHasKeyAxiom key) {
        return key.dataPropertyExpressions().map(OWLDataPropertyExpression::asOWLDataProperty)
            .filter(values::areKnownOf);
    }

    private Stream<OWLAxiom> named(Set<OWLNamedIndividual> individuals) {
        return individuals.stream().filter(individual -> !areAllNamed && !Vocabulary.isNameless(individual))
            .map(individual -> Owl.FACTORY.getOWLClassAssertionAxiom(NAMED, individual));
    }

    private Stream<OWLAxiom> sharing(List<OWLHasKeyAxiom> keys) {
        return keys.stream().filter(key -> !isOfValues(key)).flatMap(this::known).distinct()
            .flatMap(property -> values.sharing(property).stream().flatMap(Set::stream).distinct()
                .map(individual -> Owl.FACTORY.getOWLClassAssertionAxiom(named(SHARING, property), individual)));
    }

    private Stream<OWLAxiom> spelledOut(OWLHasKeyAxiom key) {
        Stream<OWLClass> only = areAllNamed ? Stream.empty() : Stream.of(NAMED);
        Stream<OWLClass> sharing = isOfValues(key) ? Stream.empty() : known(key).map(p -> named(SHARING, p));
        OWLClassExpression bound = new Build(Owl.FACTORY).and(Stream.of(Stream.of(key.getClassExpression()), only,
            sharing).flatMap(some -> some).collect(Collectors.toList()));
        if (!bound.isAnonymous()) {
            return spelledOut(key, bound.asOWLClass());
        }
        OWLClass name = named(KEYED, bound);
        return Stream.concat(Stream.of(Owl.FACTORY.getOWLSubClassOfAxiom(bound, name)), spelledOut(key, name));
    }

    private Stream<OWLAxiom> spelledOut(OWLHasKeyAxiom key, OWLClass bound) {
        return isOfValues(key) ? known(key).flatMap(property -> ofValues(property, bound))
            : Stream.of(Owl.FACTORY.getOWLHasKeyAxiom(bound, binding(key)));
    }

    /** Whether all that binds is one property of which it is known who shares a value. */
    private boolean isOfValues(OWLHasKeyAxiom key) {
        return binding(key).size() == 1 && known(key).count() == 1;
    }

    /**
     * Each shared value as an individual, of whose holders one of the class is all that it can have. In every model it
     * can be that one, if there is one, and else any of them: so it brings nobody new.
     */
    private Stream<OWLAxiom> ofValues(OWLDataProperty property, OWLClass bound) {
        String name = encoded(bound) + "/" + encoded(property);
        OWLClass ofValue = Owl.FACTORY.getOWLClass(IRI.create(SHARING + name));
        var hadBy = Owl.FACTORY.getOWLObjectProperty(IRI.create(HAD_BY + name));
        List<Set<OWLIndividual>> shared = values.sharing(property);
        Stream<OWLAxiom> facts = IntStream.range(0, shared.size()).boxed().flatMap(number -> {
            var value = Owl.FACTORY.getOWLNamedIndividual(IRI.create(VALUE + number + "/" + name));
            return Stream.concat(Stream.of(Owl.FACTORY.getOWLClassAssertionAxiom(ofValue, value)),
                shared.get(number).stream()
                    .map(holder -> Owl.FACTORY.getOWLObjectPropertyAssertionAxiom(hadBy, value, holder)));
        });
        return Stream.concat(facts, Stream.of(Owl.FACTORY.getOWLSubClassOfAxiom(ofValue,
            Owl.FACTORY.getOWLObjectMaxCardinality(1, hadBy, bound))));
    }

    private static OWLClass named(String kind, OWLObject of) {
        return Owl.FACTORY.getOWLClass(IRI.create(kind + encoded(of)));
    }

    private static String encoded(OWLObject of) {
        return URLEncoder.encode(of.toString(), StandardCharsets.UTF_8);
    }

    /** Whoever is named shares with whoever else is a named one in the universal property. */
    private static Set<OWLPropertyExpression> binding(OWLHasKeyAxiom key) {
        return key.propertyExpressions().filter(property -> !property.isTopEntity()).collect(Collectors.toSet());
    }
}
