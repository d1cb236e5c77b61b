package org.paradl.translate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

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
        var live = new HashSet<OWLEntity>();
        for (List<OWLAxiom> axioms : translated) {
            for (OWLAxiom axiom : axioms) {
                if (isCandidate(axiom)) {
                    candidates.add(axiom);
                } else {
                    properties(axiom, live);
                }
            }
        }
        boolean grown = true;
        while (grown) {
            List<OWLAxiom> woken = candidates.stream()
                .filter(a -> a.getObjectPropertiesInSignature().stream().anyMatch(live::contains))
                .collect(Collectors.toList());
            woken.forEach(axiom -> properties(axiom, live));
            grown = candidates.removeAll(woken);
        }
        return new HashSet<>(candidates);
    }

    private boolean isCandidate(OWLAxiom axiom) {
        return (axiom instanceof OWLInverseObjectPropertiesAxiom || axiom instanceof OWLSymmetricObjectPropertyAxiom)
            && axiom.getObjectPropertiesInSignature().stream().allMatch(this::isToldFalse);
    }

    private boolean isToldFalse(OWLEntity property) {
        return names.side(property).map(side -> !side.channel().symbol().equals(table.trueChannel())).orElse(false);
    }

    private void properties(OWLAxiom axiom, Set<OWLEntity> live) {
        axiom.getObjectPropertiesInSignature().stream().filter(this::isToldFalse).forEach(live::add);
    }
}
