package org.paradl.translate;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.util.OWLObjectDuplicator;

/** An OWL object with other names in it. */
final class Renaming {
    private final OWLOntologyManager manager;
    private final UnaryOperator<OWLEntity> names;

    Renaming(OWLOntologyManager manager, UnaryOperator<OWLEntity> names) {
        this.manager = manager;
        this.names = names;
    }

    /** The object itself where no name changes. */
    <T extends OWLObject> T of(T object) {
        Map<OWLEntity, IRI> changed = new HashMap<>();
        for (OWLEntity name : object.getSignature()) {
            OWLEntity other = names.apply(name);
            if (!other.equals(name)) {
                changed.put(name, other.getIRI());
            }
        }
        return changed.isEmpty() ? object : new OWLObjectDuplicator(changed, manager).duplicateObject(object);
    }
}
