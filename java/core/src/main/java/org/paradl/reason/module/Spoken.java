package org.paradl.reason.module;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.translate.Translation;
import org.semanticweb.owlapi.model.AxiomType;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/**
 * Tells which axioms say something of some names: those that are not local to the others (Cuenca Grau, Horrocks,
 * Kazakov, Sattler: Modular Reuse of Ontologies: Theory and Practice. J. Artif. Intell. Res. 31 (2008)), that is, no
 * tautologies once all other names are empty, nor once they are everything. That is no proof that they suffice.
 */
public final class Spoken {
    /** Those of which locality knows nothing: it has them all be local. */
    private static final Set<AxiomType<?>> UNKNOWN = Set.of(AxiomType.DATATYPE_DEFINITION, AxiomType.HAS_KEY,
        AxiomType.SAME_INDIVIDUAL, AxiomType.DIFFERENT_INDIVIDUALS);

    private final Locality bottom = Locality.bottom();
    private final Locality top = Locality.top();
    private final Set<String> iris;
    private final Translation translation;

    /** @param iris of names as the translation has them */
    public Spoken(Set<String> iris, Translation translation) {
        this.iris = iris;
        this.translation = translation;
    }

    public Set<OWLAxiom> of(Collection<OWLAxiom> source) {
        return source.stream().filter(axiom -> translation.readingOf(axiom).anyMatch(this::isOf))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private boolean isOf(OWLAxiom classical) {
        if (UNKNOWN.contains(classical.getAxiomType())) {
            return true;
        }
        Set<OWLEntity> names = classical.signature().filter(name -> iris.contains(name.toStringID()))
            .collect(Collectors.toSet());
        return !bottom.isLocal(classical, names) && !top.isLocal(classical, names);
    }
}
