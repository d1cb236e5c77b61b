package org.paradl.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.io.StreamDocumentSource;
import org.semanticweb.owlapi.model.MissingImportHandlingStrategy;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;

/** One load: first version. */
final class Reading {
    Reading(ImportsPolicy imports, boolean strict, Optional<Path> catalog, Progress progress) {
    }

    LoadedOntology of(List<Source> sources) {
        try {
            Set<OWLAxiom> axioms = new LinkedHashSet<>();
            OWLOntology first = null;
            var prefixes = new HashMap<String, String>();
            List<String> documents = new ArrayList<>();
            for (Source source : sources) {
                var manager = OWLManager.createOWLOntologyManager();
                manager.setOntologyLoaderConfiguration(manager.getOntologyLoaderConfiguration()
                    .setMissingImportHandlingStrategy(MissingImportHandlingStrategy.SILENT));
                OWLOntology ontology = source.file().isPresent()
                    ? manager.loadOntologyFromOntologyDocument(source.file().get().toFile())
                    : manager.loadOntologyFromOntologyDocument(
                        new StreamDocumentSource(new java.io.ByteArrayInputStream(source.bytes())));
                manager.ontologies().forEach(each -> axioms.addAll(each.getAxioms()));
                first = first == null ? ontology : first;
                documents.add(source.name());
                var format = ontology.getFormat();
                if (format != null && format.isPrefixOWLDocumentFormat()) {
                    format.asPrefixOWLDocumentFormat().getPrefixName2PrefixMap()
                        .forEach((name, iri) -> prefixes.putIfAbsent(name.replace(":", ""), iri));
                }
            }
            return new LoadedOntology(first.getOntologyID().getOntologyIRI(), axioms, first.getAnnotations(),
                first.getFormat().getKey(), prefixes, documents, new ArrayList<>());
        } catch (OWLOntologyCreationException e) {
            throw new ParadlException(ParadlException.Kind.ONTOLOGY, e.getMessage(), "correct the file");
        }
    }
}
