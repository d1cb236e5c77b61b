package org.paradl.load.document;

import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLImportsDeclaration;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyManagerImpl;
import uk.ac.manchester.cs.owl.owlapi.concurrent.NoOpReadWriteLock;

/**
 * Imports nothing until it has an ontology factory. Where there is none OWLAPI (5.5.1) fails, and the parser that met
 * the import with it.
 */
final class LoneManager extends OWLOntologyManagerImpl {
    private static final long serialVersionUID = 1L;

    LoneManager(OWLDataFactory factory) {
        super(factory, new NoOpReadWriteLock());
    }

    @Override
    public void makeLoadImportRequest(OWLImportsDeclaration imported, OWLOntologyLoaderConfiguration configuration) {
        if (!getOntologyFactories().isEmpty()) {
            super.makeLoadImportRequest(imported, configuration);
        }
    }
}
