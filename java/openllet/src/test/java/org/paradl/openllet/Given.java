package org.paradl.openllet;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

/** What tests start from: ontologies in functional syntax, names in http://x/. */
final class Given {
    /** A rule with a built-in, which HermiT refuses. */
    static final String BUILT_IN = " DLSafeRule(Body(DataPropertyAtom(:age Variable(<urn:x>) "
        + "Variable(<urn:n>)) "
        + "BuiltInAtom(<http://www.w3.org/2003/11/swrlb#greaterThan> Variable(<urn:n>) \"17\"^^xsd:integer)) "
        + "Head(ClassAtom(:Adult Variable(<urn:x>))))";

    private static final String PREFIXES = "Prefix(:=<http://x/>) Prefix(owl:=<http://www.w3.org/2002/07/owl#>) "
        + "Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>) ";

    private Given() {
    }

    static OWLClass type(String name) {
        return OWLManager.getOWLDataFactory().getOWLClass(IRI.create("http://x/" + name));
    }

    static OWLOntology ontology(String axioms) {
        String text = PREFIXES + "Ontology(" + axioms + ")";
        try {
            return OWLManager.createOWLOntologyManager().loadOntologyFromOntologyDocument(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (OWLOntologyCreationException e) {
            throw new IllegalArgumentException(axioms, e);
        }
    }
}
