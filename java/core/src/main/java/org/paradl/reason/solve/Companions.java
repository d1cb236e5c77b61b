package org.paradl.reason.solve;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import org.paradl.engine.Entities;
import org.paradl.table.Table.Inclusion;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.*;

/**
 * Properties that are split with others, since OWL has no name for the complement of a property: it cannot say that one
 * is the inverse of a complement, nor, as a strong inclusion does, that a complement is included in another property.
 */
final class Companions {
    private final Map<OWLEntity, Set<OWLEntity>> companions = new HashMap<>();

    /** @param inclusionOf how an axiom is read if it is an inclusion */
    Companions(Collection<OWLAxiom> source, Function<OWLAxiom, Inclusion> inclusionOf) {
        for (OWLAxiom axiom : source) {
            if (axiom instanceof OWLInverseObjectPropertiesAxiom
                || isEquivalence(axiom) && isStrong(axiom, inclusionOf)) {
                Set<OWLEntity> all = names(axiom.getAxiomWithoutAnnotations());
                all.forEach(name -> note(name, all));
            } else if (axiom instanceof OWLSubPropertyAxiom && isStrong(axiom, inclusionOf)) {
                var inclusion = (OWLSubPropertyAxiom<?>) axiom;
                Set<OWLEntity> sup = names(inclusion.getSuperProperty());
                names(inclusion.getSubProperty()).forEach(sub -> note(sub, sup));
            }
        }
    }

    private static boolean isEquivalence(OWLAxiom axiom) {
        return axiom instanceof OWLEquivalentObjectPropertiesAxiom || axiom instanceof OWLEquivalentDataPropertiesAxiom;
    }

    private static boolean isStrong(OWLAxiom axiom, Function<OWLAxiom, Inclusion> inclusionOf) {
        return inclusionOf.apply(axiom) == Inclusion.STRONG;
    }

    private static Set<OWLEntity> names(OWLObject object) {
        return Entities.in(object);
    }

    private void note(OWLEntity name, Collection<OWLEntity> others) {
        companions.computeIfAbsent(name, n -> new LinkedHashSet<>()).addAll(others);
    }

    /** The split with all companions, and theirs, of what it splits. */
    Split in(Split split) {
        var found = new HashSet<OWLEntity>();
        Deque<OWLEntity> left = new ArrayDeque<>(split.among(companions.keySet()));
        while (!left.isEmpty()) {
            companions.getOrDefault(left.remove(), Set.of()).stream().filter(found::add).forEach(left::add);
        }
        return found.isEmpty() ? split : split.splitting(found);
    }
}
