package org.paradl.translate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

import org.paradl.engine.Entities;
import org.paradl.engine.Parts;
import org.paradl.engine.Rewriting;
import org.paradl.engine.hermit.Literals;
import org.semanticweb.owlapi.model.*;

/**
 * What happens to an axiom before a table sees it: anonymous individuals get names where the logic wants them, and what
 * an ill-typed literal makes impossible becomes owl:Nothing, which the table knows how to read.
 */
final class Preparation {
    private final OWLDataFactory factory;
    private final boolean namesAnonymous;
    private final Map<OWLAnonymousIndividual, OWLNamedIndividual> named = new HashMap<>();

    Preparation(OWLDataFactory factory, boolean namesAnonymous) {
        this.factory = factory;
        this.namesAnonymous = namesAnonymous;
    }

    /** The axioms that stand for this one. */
    List<OWLAxiom> of(OWLAxiom axiom) {
        OWLAxiom prepared = axiom;
        if (hasIllTyped(axiom)) {
            prepared = withoutIllTyped(axiom);
        }
        prepared = withoutTopProperty(prepared);
        if (namesAnonymous && Entities.hasAnonymous(prepared)) {
            // Annotations hold individuals without a name alone.
            prepared = Rewriting.of(prepared.getAxiomWithoutAnnotations(), OWLIndividual.class, this::name);
        }
        if (prepared instanceof OWLSubPropertyChainOfAxiom) {
            return List.of(inclusion((OWLSubPropertyChainOfAxiom) prepared));
        }
        return isOfOne(prepared) ? ofOne((OWLNaryIndividualAxiom) prepared) : pairs(prepared);
    }

    /**
     * That of all data OWL 2 DL knows in inclusions only, and says nothing in facts; what denies one is that it is of
     * no data.
     */
    private OWLAxiom withoutTopProperty(OWLAxiom axiom) {
        if (!(axiom instanceof OWLDataPropertyAssertionAxiom
            || axiom instanceof OWLNegativeDataPropertyAssertionAxiom)) {
            return axiom;
        }
        var fact = (OWLPropertyAssertionAxiom<?, ?>) axiom;
        boolean denied = axiom instanceof OWLNegativeDataPropertyAssertionAxiom;
        if (denied ? fact.getProperty().isOWLBottomDataProperty() : fact.getProperty().isOWLTopDataProperty()) {
            return factory.getOWLClassAssertionAxiom(factory.getOWLThing(), fact.getSubject());
        }
        return denied && fact.getProperty().isOWLTopDataProperty() ? factory.getOWLDataPropertyAssertionAxiom(
            factory.getOWLBottomDataProperty(), fact.getSubject(), (OWLLiteral) fact.getObject()) : axiom;
    }

    /** A chain of one property is that property; Openllet does not take it for one. */
    private OWLAxiom inclusion(OWLSubPropertyChainOfAxiom axiom) {
        return axiom.getPropertyChain().size() > 1 ? axiom
            : factory.getOWLSubObjectPropertyOfAxiom(axiom.getPropertyChain().get(0), axiom.getSuperProperty());
    }

    /** In a table two individuals are two. */
    private static boolean isOfOne(OWLAxiom axiom) {
        return axiom instanceof OWLNaryIndividualAxiom
            && new HashSet<>(((OWLNaryIndividualAxiom) axiom).getIndividualsAsList()).size() == 1;
    }

    private List<OWLAxiom> ofOne(OWLNaryIndividualAxiom axiom) {
        OWLIndividual one = axiom.getIndividualsAsList().get(0);
        return axiom instanceof OWLSameIndividualAxiom ? List.of() : List.of(factory.getOWLClassAssertionAxiom(
            factory.getOWLObjectComplementOf(factory.getOWLObjectOneOf(one)), one));
    }

    private OWLIndividual name(OWLIndividual individual) {
        return individual.isAnonymous() ? named.computeIfAbsent(individual.asOWLAnonymousIndividual(), a ->
            factory.getOWLNamedIndividual(Vocabulary.of(a)))
            : individual;
    }

    /** More than two equivalent classes with owl:Nothing among them are taken in pairs: rows name two. */
    private List<OWLAxiom> pairs(OWLAxiom axiom) {
        if (axiom instanceof OWLEquivalentClassesAxiom) {
            var classes = ((OWLEquivalentClassesAxiom) axiom).getClassExpressionsAsList();
            if (classes.size() > 2 && classes.stream().anyMatch(OWLClassExpression::isOWLNothing)) {
                return everyPair(classes);
            }
        }
        return List.of(axiom);
    }

    /** OWLAPI pairs neighbours only: enough classically, but not for what is told false. */
    private List<OWLAxiom> everyPair(List<OWLClassExpression> classes) {
        var pairs = new ArrayList<OWLAxiom>();
        for (int i = 0; i < classes.size(); i++) {
            for (int j = i + 1; j < classes.size(); j++) {
                pairs.add(factory.getOWLEquivalentClassesAxiom(classes.get(i), classes.get(j)));
            }
        }
        return pairs;
    }

    private static boolean hasIllTyped(OWLAxiom axiom) {
        if (axiom instanceof OWLDataPropertyAssertionAxiom) {
            return Literals.isIllTyped(((OWLDataPropertyAssertionAxiom) axiom).getObject());
        }
        return axiom.isLogicalAxiom() && mentionsData(axiom) && mentionsIllTyped(axiom);
    }

    private static boolean mentionsData(OWLAxiom axiom) {
        return Parts.anyMatch(axiom, OWLDatatype.class::isInstance);
    }

    private static boolean mentionsIllTyped(OWLObject object) {
        return Literals.in(object).stream().anyMatch(Literals::isIllTyped);
    }

    /** No individual has a value that does not exist. */
    private OWLAxiom withoutIllTyped(OWLAxiom axiom) {
        if (axiom instanceof OWLDataPropertyAssertionAxiom) {
            return factory.getOWLClassAssertionAxiom(factory.getOWLNothing(),
                ((OWLDataPropertyAssertionAxiom) axiom).getSubject());
        }
        if (axiom instanceof OWLNegativeDataPropertyAssertionAxiom) {
            return factory.getOWLClassAssertionAxiom(factory.getOWLThing(),
                ((OWLNegativeDataPropertyAssertionAxiom) axiom).getSubject());
        }
        return Rewriting.of(axiom, OWLClassExpression.class, this::withoutIllTyped);
    }

    private OWLClassExpression withoutIllTyped(OWLClassExpression c) {
        boolean impossible = c instanceof OWLRestriction && ((OWLRestriction) c).isDataRestriction()
            && mentionsIllTyped(c);
        if (!impossible) {
            return c;
        }
        switch (c.getClassExpressionType()) {
            case DATA_MAX_CARDINALITY: return factory.getOWLThing();
            case DATA_ALL_VALUES_FROM: return factory.getOWLDataMaxCardinality(0,
                ((OWLDataAllValuesFrom) c).getProperty());
            default: return factory.getOWLNothing();
        }
    }
}
