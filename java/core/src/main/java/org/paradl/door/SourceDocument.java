package org.paradl.door;

import java.util.LinkedHashSet;
import java.util.Set;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.paradl.load.LoadedOntology;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntologyID;

/** An ontology as it was read, the imports that were read merged in, without some of its axioms. */
final class SourceDocument {

    private SourceDocument() {
    }

    /** @param compared whether to read it back, for a warning where the format cannot hold all of it */
    static Job.Result without(Set<OWLAxiom> removed, Session session, String format, boolean compared) {
        LoadedOntology ontology = session.ontology();
        var axioms = new LinkedHashSet<>(session.axioms());
        axioms.removeAll(removed);
        var id = ontology.ontologyIri().map(OWLOntologyID::new).orElseGet(OWLOntologyID::new);
        byte[] document = Documents.write(id, axioms, ontology.annotations(), ontology.unreadImports(),
            session.prefixes(), format);
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("axioms", axioms.size());
        if (compared) {
            Documents.warn(json, format, axioms, document);
        }
        return new Job.Result(json, document);
    }
}
