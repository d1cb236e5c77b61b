package org.paradl.reason.ask;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.Owl;
import org.paradl.engine.Entities;
import org.paradl.engine.Parts;
import org.paradl.reason.theory.Entailments;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table;
import org.paradl.translate.Build;
import org.paradl.translate.Split;
import org.paradl.translate.Translator;
import org.paradl.translate.Vocabulary;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectCardinalityRestriction;
import org.semanticweb.owlapi.model.OWLObjectHasSelf;

/** Finds what is told of sentences. */
public final class Asker {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final OWLNamedIndividual SOMEBODY =
        FACTORY.getOWLNamedIndividual(IRI.create(Vocabulary.NAMESPACE, "somebody"));

    private final Solution solution;
    private final Translator translator;

    public Asker(Solution solution) {
        this.solution = solution;
        this.translator = solution.translator();
    }

    public Answer ask(OWLAxiom sentence) {
        return isBilateral()
            ? new Answer(sentence,
                new Bilateral(solution, new Entailments(() -> solution.about(names(sentence)))).of(sentence))
            : new Answer(sentence, Told.of(isTold(sentence), isToldFalse(sentence)));
    }

    private Set<OWLEntity> names(OWLAxiom sentence) {
        return Entities.in(sentence).stream().flatMap(name -> translator.names().all(name).stream())
            .collect(Collectors.toSet());
    }

    private boolean isBilateral() {
        Table table = translator.table();
        return table.channel(table.trueChannel()).defined().isPresent();
    }

    /** Whether it counts the neighbours in a property that is not simple, or the like, which OWL 2 DL forbids. */
    boolean takesInPart(OWLAxiom sentence) {
        return !isBilateral() && Parts.anyMatch(sentence, Asker::wantsSimple)
            && solution.complete().takesInPart(reading(sentence));
    }

    private static boolean wantsSimple(OWLObject part) {
        return part instanceof OWLObjectCardinalityRestriction || part instanceof OWLObjectHasSelf;
    }

    private boolean isTold(OWLAxiom sentence) {
        List<OWLAxiom> asked = reading(sentence);
        return new Entailments(() -> solution.completeFor(asked)).follow(asked);
    }

    private boolean isToldFalse(OWLAxiom sentence) {
        return Negation.axiom(sentence).map(this::isTold)
            .orElseGet(() -> Optional.of(counterexamples(sentence)).filter(some -> !some.isEmpty())
                .map(new Build(FACTORY)::or).map(this::isInhabited).orElse(false));
    }

    private boolean isInhabited(OWLClassExpression c) {
        OWLAxiom asked = FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing());
        return solution.completeFor(Set.of(asked)).isInhabited(c);
    }

    /** That there is no counterexample to a sentence about all, as classical axioms. */
    public Set<OWLAxiom> noCounterexample(OWLAxiom sentence) {
        return counterexamples(sentence).stream().map(c -> FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing()))
            .collect(Collectors.toSet());
    }

    /**
     * As in an axiom, nothing is in conflict on the left of it, and what is may be what is claimed, and its denial too.
     */
    private List<OWLClassExpression> counterexamples(OWLAxiom sentence) {
        return Counterexample.to(sentence).stream()
            .map(found -> new Build(FACTORY).and(List.of(inTrueChannel(found.subject()), claimed(found.denial()))))
            .collect(Collectors.toList());
    }

    private OWLClassExpression inTrueChannel(OWLClassExpression c) {
        return solution.translation().asked(translator.in(c, translator.table().trueChannel(), solution.split()));
    }

    /** The same where somebody is told to be in it. */
    private OWLClassExpression claimed(OWLClassExpression c) {
        OWLAxiom claim = FACTORY.getOWLClassAssertionAxiom(c, SOMEBODY);
        return new Build(FACTORY).and(reading(claim).stream()
            .map(said -> ((OWLClassAssertionAxiom) said).getClassExpression()).collect(Collectors.toList()));
    }

    /** What must follow for a sentence to be told true. */
    public List<OWLAxiom> reading(OWLAxiom sentence) {
        return translator.reading(sentence, tolerant(sentence)).stream().map(solution.translation()::asked)
            .collect(Collectors.toList());
    }

    /** With guards about that matter, a sentence is read as tolerantly as the axioms it would follow from. */
    private Split tolerant(OWLAxiom sentence) {
        Split split = solution.split();
        return solution.translation().isGuarded() ? split.guarding(Set.of(sentence)) : split;
    }
}
