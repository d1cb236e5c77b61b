package org.paradl.reason.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.paradl.Owl;
import org.paradl.reason.theory.Entailments;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Channel;
import org.paradl.table.Table;
import org.paradl.translate.Build;
import org.paradl.translate.Split;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.*;

/**
 * Finds the generalized truth value of sentences: whether they are verified, and whether refuted, each true, false or
 * undefined as far as that follows. An inclusion is the restricted quantification {@code [all x C(x)] D(x)}, its
 * refutation {@code [exists x C(x)] not D(x)}; both are undefined where nothing has the two sides defined.
 *
 * <p>Ferguson: Tableaux and restricted quantification for systems related to weak Kleene logic. TABLEAUX 2021.
 */
final class Bilateral {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;
    private static final Build BUILD = new Build(FACTORY);

    private final Translator translator;
    private final Split split;
    private final Entailments entailments;
    private final String verified;
    private final String defined;
    private final String refuted;

    Bilateral(Solution solution, Entailments entailments) {
        this.translator = solution.translator();
        this.split = solution.split();
        this.entailments = entailments;
        Table table = translator.table();
        this.verified = table.trueChannel();
        this.refuted = table.falseChannel();
        this.defined = table.channel(verified).defined().orElseThrow();
    }

    Answer.Pair of(OWLAxiom sentence) {
        List<OWLAxiom> reading = translator.reading(sentence, split);
        if (sentence instanceof OWLClassAssertionAxiom) {
            var assertion = (OWLClassAssertionAxiom) sentence;
            OWLClassExpression c = assertion.getClassExpression();
            return pair(member(c, assertion.getIndividual()),
                member(c.getObjectComplementOf(), assertion.getIndividual()));
        }
        if (sentence instanceof OWLObjectPropertyAssertionAxiom) {
            var fact = (OWLObjectPropertyAssertionAxiom) sentence;
            return pair(related(fact, verified), related(fact, refuted));
        }
        if (sentence instanceof OWLNegativeObjectPropertyAssertionAxiom) {
            var denied = (OWLNegativeObjectPropertyAssertionAxiom) sentence;
            var fact = FACTORY.getOWLObjectPropertyAssertionAxiom(denied.getProperty(), denied.getSubject(),
                denied.getObject());
            return pair(related(fact, refuted), related(fact, verified));
        }
        if (sentence instanceof OWLSubClassOfAxiom) {
            var inclusion = (OWLSubClassOfAxiom) sentence;
            return pair(all(inclusion.getSubClass(), inclusion.getSuperClass()),
                some(inclusion.getSubClass(), inclusion.getSuperClass().getObjectComplementOf()));
        }
        if (sentence instanceof OWLPropertyDomainAxiom || sentence instanceof OWLPropertyRangeAxiom) {
            return of(((OWLSubClassOfAxiomShortCut) sentence).asOWLSubClassOfAxiom());
        }
        if (sentence instanceof OWLEquivalentClassesAxiom) {
            return mutual(((OWLEquivalentClassesAxiom) sentence).getClassExpressionsAsList(), c -> c)
                .orElseGet(() -> pair(told(reading), Side.UNSETTLED));
        }
        if (sentence instanceof OWLDisjointClassesAxiom) {
            return mutual(((OWLDisjointClassesAxiom) sentence).getClassExpressionsAsList(),
                OWLClassExpression::getObjectComplementOf).orElseGet(() -> pair(told(reading), Side.UNSETTLED));
        }
        return pair(told(reading), Side.UNSETTLED);
    }

    private static Answer.Pair pair(Side verified, Side refuted) {
        return new Answer.Pair(verified.value(), refuted.value());
    }

    /** That each of them is all within what is claimed by each other; empty where there is but one. */
    private Optional<Answer.Pair> mutual(List<OWLClassExpression> classes, UnaryOperator<OWLClassExpression> claimed) {
        var verified = new ArrayList<Side>();
        var refuted = new ArrayList<Side>();
        for (int i = 0; i < classes.size(); i++) {
            for (int j = 0; j < classes.size(); j++) {
                if (i != j) {
                    OWLClassExpression claim = claimed.apply(classes.get(j));
                    verified.add(all(classes.get(i), claim));
                    refuted.add(some(classes.get(i), claim.getObjectComplementOf()));
                }
            }
        }
        return verified.stream().reduce(Side::and).map(all -> pair(all, refuted.stream().reduce(Side::or).get()));
    }

    private Side told(List<OWLAxiom> reading) {
        return new Side(() -> entailments.follow(reading), () -> false, () -> false, () -> false);
    }

    /** That the individual is in the class. */
    private Side member(OWLClassExpression c, OWLIndividual individual) {
        if (!isCovered(c)) {
            return Side.UNSETTLED;
        }
        OWLClassExpression t = in(c, verified);
        OWLClassExpression d = in(c, defined);
        return new Side(() -> isIn(individual, t), () -> isIn(individual, t.getObjectComplementOf()),
            () -> isIn(individual, d), () -> isIn(individual, d.getObjectComplementOf()));
    }

    /** That the fact holds in the channel. */
    private Side related(OWLObjectPropertyAssertionAxiom fact, String channel) {
        Channel side = translator.table().channel(channel);
        return new Side(() -> follows(renamed(fact, channel)), () -> follows(denied(renamed(fact, channel))),
            () -> follows(renamed(fact, side.defined().orElse(channel))),
            () -> follows(denied(renamed(fact, side.defined().orElse(channel)))));
    }

    /** That all C are D; without witnesses, also where there is nothing for it to be about. */
    private Side all(OWLClassExpression c, OWLClassExpression d) {
        List<OWLAxiom> reading = translator.reading(FACTORY.getOWLSubClassOfAxiom(c, d), split);
        OWLClassExpression exception = and(in(c, verified), in(d, verified).getObjectComplementOf());
        OWLClassExpression subject = and(in(c, defined), in(d, defined));
        boolean anyway = !translator.witnesses();
        return new Side(() -> entailments.follow(reading),
            () -> !anyway && isEmpty(subject) || entailments.isInhabited(exception),
            () -> anyway || entailments.isInhabited(subject), () -> !anyway && isEmpty(subject));
    }

    /** That some C is D. */
    private Side some(OWLClassExpression c, OWLClassExpression d) {
        if (!isCovered(d)) {
            return Side.UNSETTLED;
        }
        OWLClassExpression example = and(in(c, verified), in(d, verified));
        OWLClassExpression subject = and(in(c, defined), in(d, defined));
        return new Side(() -> entailments.isInhabited(example), () -> isEmpty(example),
            () -> entailments.isInhabited(subject), () -> isEmpty(subject));
    }

    private boolean isCovered(OWLClassExpression c) {
        return translator.covers(c, verified, split) && translator.covers(c, defined, split);
    }

    private OWLClassExpression in(OWLClassExpression c, String channel) {
        return translator.in(c, channel, split);
    }

    private static OWLClassExpression and(OWLClassExpression c, OWLClassExpression d) {
        return BUILD.and(List.of(c, d));
    }

    private OWLObjectPropertyAssertionAxiom renamed(OWLObjectPropertyAssertionAxiom fact, String channel) {
        return FACTORY.getOWLObjectPropertyAssertionAxiom(
            translator.side(fact.getProperty().getNamedProperty(), channel, split),
            fact.getSubject(), fact.getObject());
    }

    private static OWLAxiom denied(OWLObjectPropertyAssertionAxiom fact) {
        return FACTORY.getOWLNegativeObjectPropertyAssertionAxiom(fact.getProperty(), fact.getSubject(),
            fact.getObject());
    }

    private boolean isIn(OWLIndividual individual, OWLClassExpression c) {
        return follows(FACTORY.getOWLClassAssertionAxiom(c, individual));
    }

    private boolean isEmpty(OWLClassExpression c) {
        return follows(FACTORY.getOWLSubClassOfAxiom(c, FACTORY.getOWLNothing()));
    }

    private boolean follows(OWLAxiom axiom) {
        return entailments.follow(Set.of(axiom));
    }
}
