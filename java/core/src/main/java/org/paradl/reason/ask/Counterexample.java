package org.paradl.reason.ask;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDataPropertyRangeAxiom;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentClassesAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyRangeAxiom;
import org.semanticweb.owlapi.model.OWLPropertyDomainAxiom;
import org.semanticweb.owlapi.model.OWLSubClassOfAxiom;

/** What something has to be for a sentence to be false that speaks of all. */
final class Counterexample {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final OWLClassExpression subject;
    private final OWLClassExpression denial;

    private Counterexample(OWLClassExpression subject, OWLClassExpression denial) {
        this.subject = subject;
        this.denial = denial;
    }

    /** What the sentence speaks of. */
    OWLClassExpression subject() {
        return subject;
    }

    /** What denies what it claims of that. */
    OWLClassExpression denial() {
        return denial;
    }

    /** Those of which any will do; none where OWL has no word for them. */
    static List<Counterexample> to(OWLAxiom sentence) {
        if (sentence instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) sentence;
            return List.of(without(inclusion.getSubClass(), inclusion.getSuperClass()));
        }
        if (sentence instanceof OWLPropertyDomainAxiom) {
            return to(((OWLPropertyDomainAxiom<?>) sentence).asOWLSubClassOfAxiom());
        }
        if (sentence instanceof OWLObjectPropertyRangeAxiom) {
            var range = (OWLObjectPropertyRangeAxiom) sentence;
            return List.of(without(FACTORY.getOWLObjectSomeValuesFrom(range.getProperty().getInverseProperty(),
                FACTORY.getOWLThing()), range.getRange()));
        }
        if (sentence instanceof OWLDataPropertyRangeAxiom) {
            var range = (OWLDataPropertyRangeAxiom) sentence;
            return List.of(without(FACTORY.getOWLDataSomeValuesFrom(range.getProperty(), FACTORY.getTopDatatype()),
                FACTORY.getOWLDataAllValuesFrom(range.getProperty(), range.getRange())));
        }
        if (sentence instanceof OWLEquivalentClassesAxiom) {
            return ofPairs(((OWLEquivalentClassesAxiom) sentence).getOperandsAsList(), Counterexample::without);
        }
        if (sentence instanceof OWLDisjointClassesAxiom) {
            return ofPairs(((OWLDisjointClassesAxiom) sentence).getOperandsAsList(), Counterexample::new);
        }
        return List.of();
    }

    private static List<Counterexample> ofPairs(List<OWLClassExpression> all,
            BiFunction<OWLClassExpression, OWLClassExpression, Counterexample> of) {
        return IntStream.range(0, all.size()).boxed().flatMap(i -> IntStream.range(0, all.size()).filter(j -> j != i)
            .mapToObj(j -> of.apply(all.get(i), all.get(j)))).collect(Collectors.toList());
    }

    private static Counterexample without(OWLClassExpression c, OWLClassExpression d) {
        return new Counterexample(c, FACTORY.getOWLObjectComplementOf(d));
    }
}
