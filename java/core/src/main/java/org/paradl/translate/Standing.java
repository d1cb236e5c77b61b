package org.paradl.translate;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDisjointObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObjectProperty;

/**
 * What a logic says of every name that is split, whatever the ontology says of it. That properties are disjoint is left
 * out where one of them is not simple: OWL 2 DL has no such axiom.
 */
final class Standing {
    private final Axioms axioms;
    private final Split split;

    Standing(Axioms axioms, Split split) {
        this.axioms = axioms;
        this.split = split;
    }

    void of(Set<OWLEntity> names, Translation.Builder builder) {
        if (split.isNothing()) {
            return;
        }
        Set<OWLObjectProperty> composite = Composite.properties(
            builder.bySource().values().stream().flatMap(List::stream).collect(Collectors.toList()));
        names.stream().filter(name -> !name.isBuiltIn() && split.splits(name)).forEach(name -> {
            List<OWLAxiom> standing = allowed(axioms.standing(name), composite);
            if (!standing.isEmpty()) {
                builder.stand(name, standing);
            }
        });
    }

    private static List<OWLAxiom> allowed(List<OWLAxiom> standing, Collection<OWLObjectProperty> composite) {
        return standing.stream().filter(axiom -> !(axiom instanceof OWLDisjointObjectPropertiesAxiom)
            || axiom.getObjectPropertiesInSignature().stream().noneMatch(composite::contains))
            .collect(Collectors.toList());
    }
}
