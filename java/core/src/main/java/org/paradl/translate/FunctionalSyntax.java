package org.paradl.translate;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.functional.renderer.FunctionalSyntaxObjectRenderer;
import org.semanticweb.owlapi.io.ReaderDocumentSource;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

/**
 * Axioms as text and back, in OWL 2 functional syntax with whole IRIs (but for owl, rdf, rdfs and xsd). (An axiom's own {@code toString} is no functional
 * syntax where there are facets.)
 */
public final class FunctionalSyntax {
    private static final OWLOntology NO_PREFIXES = empty();

    private FunctionalSyntax() {
    }

    private static OWLOntology empty() {
        try {
            return OWLManager.createOWLOntologyManager().createOntology();
        } catch (OWLOntologyCreationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The axiom, its annotations included. */
    public static String of(OWLAxiom axiom) {
        var text = new StringWriter();
        axiom.accept(new FunctionalSyntaxObjectRenderer(NO_PREFIXES, text));
        return text.toString();
    }

    /**
     * The axioms that the texts say.
     *
     * @throws OWLOntologyCreationException where one of them is no functional syntax
     */
    public static Map<String, OWLAxiom> parse(Collection<String> texts) throws OWLOntologyCreationException {
        String document = "Ontology(\n" + String.join("\n", texts) + "\n)";
        OWLOntology ontology = OWLManager.createOWLOntologyManager()
            .loadOntologyFromOntologyDocument(new ReaderDocumentSource(new StringReader(document)));
        var axioms = new HashMap<String, OWLAxiom>();
        ontology.getAxioms().forEach(axiom -> axioms.put(of(axiom), axiom));
        axioms.keySet().retainAll(texts);
        return axioms;
    }
}
