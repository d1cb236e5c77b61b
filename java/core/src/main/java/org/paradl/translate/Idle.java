package org.paradl.translate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLSymmetricObjectPropertyAxiom;

/**
 * Finds axioms that say nothing: that told-false properties are inverse or symmetric, where nothing ever tells them
 * false. Every inverse pair would otherwise bring two properties for the engine to carry.
 */
final class Idle {
    private final Table table;
    private final Names names;

    Idle(Table table, Names names) {
        this.table = table;
        this.names = names;
    }

    Set<OWLAxiom> among(Collection<List<OWLAxiom>> translated) {
        var candidates = new ArrayList<OWLAxiom>();
        var others = new ArrayList<OWLAxiom>();
        translated.forEach(axioms -> axioms.forEach(axiom -> (isCandidate(axiom) ? candidates : others).add(axiom)));
        if (candidates.isEmpty()) {
            return Set.of();
        }
        Set<OWLEntity> live = toldFalse(others);
        boolean grown = true;
        while (grown) {
            List<OWLAxiom> woken = candidates.stream()
                .filter(axiom -> Entities.in(axiom).stream().anyMatch(live::contains))
                .collect(Collectors.toList());
            live.addAll(toldFalse(woken));
            grown = candidates.removeAll(woken);
        }
        return new HashSet<>(candidates);
    }

    private boolean isCandidate(OWLAxiom axiom) {
        return (axiom instanceof OWLInverseObjectPropertiesAxiom || axiom instanceof OWLSymmetricObjectPropertyAxiom)
            && axiom.getObjectPropertiesInSignature().stream().allMatch(this::isToldFalse);
    }

    private Set<OWLEntity> toldFalse(Collection<OWLAxiom> axioms) {
        Set<OWLEntity> names = Entities.in(axioms);
        names.removeIf(name -> !isToldFalse(name));
        return names;
    }

    private boolean isToldFalse(OWLEntity name) {
        return names.side(name).map(side -> !side.channel().symbol().equals(table.trueChannel())).orElse(false);
    }
}
