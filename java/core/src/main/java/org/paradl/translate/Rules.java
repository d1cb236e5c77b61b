package org.paradl.translate;

import java.util.LinkedHashSet;
import java.util.Set;

import org.paradl.translate.Expressions.LeftOut;
import org.semanticweb.owlapi.model.*;

/**
 * Reads a SWRL rule over the names of one channel. A rule with an atom that has no reading is left out whole: without
 * the atom a body would hold too often.
 */
final class Rules {
    private final Expressions expressions;
    private final Expressions below;
    private final boolean guarded;
    private final OWLDataFactory factory;

    /** @param below of what bodies say */
    Rules(Expressions expressions, Expressions below, boolean guarded, OWLDataFactory factory) {
        this.expressions = expressions;
        this.below = below;
        this.guarded = guarded;
        this.factory = factory;
    }

    SWRLRule translate(SWRLRule rule, String channel) {
        var body = atoms(rule.getBody(), below, channel);
        var head = atoms(rule.getHead(), expressions, channel);
        if (guarded && rule.getHead().stream().anyMatch(Rules::isHard)) {
            throw new LeftOut("a SWRL rule that forces equality or a datatype has no form that tolerates a clash");
        }
        return factory.getSWRLRule(body, head);
    }

    private static boolean isHard(SWRLAtom atom) {
        return atom instanceof SWRLSameIndividualAtom || atom instanceof SWRLDataRangeAtom;
    }

    private Set<SWRLAtom> atoms(Set<SWRLAtom> atoms, Expressions by, String channel) {
        var translated = new LinkedHashSet<SWRLAtom>();
        atoms.forEach(atom -> translated.add(atom(atom, by, channel)));
        return translated;
    }

    private SWRLAtom atom(SWRLAtom atom, Expressions by, String channel) {
        if (atom instanceof SWRLClassAtom) {
            var classAtom = (SWRLClassAtom) atom;
            return factory.getSWRLClassAtom(by.in(classAtom.getPredicate(), channel), classAtom.getArgument());
        }
        if (atom instanceof SWRLObjectPropertyAtom) {
            var property = (SWRLObjectPropertyAtom) atom;
            return factory.getSWRLObjectPropertyAtom(by.in(property.getPredicate(), channel),
                property.getFirstArgument(), property.getSecondArgument());
        }
        if (atom instanceof SWRLDataPropertyAtom) {
            var property = (SWRLDataPropertyAtom) atom;
            return factory.getSWRLDataPropertyAtom(
                by.in(property.getPredicate().asOWLDataProperty(), channel),
                property.getFirstArgument(), property.getSecondArgument());
        }
        if (atom instanceof SWRLSameIndividualAtom || atom instanceof SWRLDataRangeAtom) {
            return atom;
        }
        throw new LeftOut("a SWRL rule with differentFrom or a built-in has no four-valued reading");
    }
}
