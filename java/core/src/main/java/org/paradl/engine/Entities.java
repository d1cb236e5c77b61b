package org.paradl.engine;

import java.util.Collection;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;

/**
 * The names in OWL objects. OWLAPI 5's own getters go through caches of 2,048 objects each, which makes them several
 * times slower over the axioms of a large ontology.
 */
public final class Entities {

    private Entities() {
    }

    /** The names in the object, built-in ones too. */
    public static Set<OWLEntity> in(OWLObject object) {
        return in(Set.of(object));
    }

    /** The names in any of the objects. */
    public static Set<OWLEntity> in(Collection<? extends OWLObject> objects) {
        return Parts.ofKind(objects.stream(), OWLEntity.class);
    }

    /** Whether there is an individual without a name in the object. */
    public static boolean hasAnonymous(OWLObject object) {
        return Parts.anyMatch(object, OWLAnonymousIndividual.class::isInstance);
    }
}
