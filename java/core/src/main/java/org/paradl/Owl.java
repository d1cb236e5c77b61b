package org.paradl;

import java.util.Collection;

import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyManager;

import uk.ac.manchester.cs.owl.owlapi.OWLOntologyFactoryImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyManagerImpl;
import uk.ac.manchester.cs.owl.owlapi.concurrent.NoOpReadWriteLock;

/**
 * OWLAPI where nothing is read or written. Its own OWLManager looks for every parser and storer there is, which takes
 * longer than reasoning over a small ontology.
 */
public final class Owl {
    /** Makes names, expressions and axioms. */
    public static final OWLDataFactory FACTORY = new PairsOfOne();

    /** Where OWLAPI puts the classes that stand for expressions which it could not read. */
    private static final String UNREADABLE = "http://org.semanticweb.owlapi/error#";

    private Owl() {
    }

    /** Whether the name is no one's, but stands for an expression that could not be read. */
    public static boolean isUnreadable(OWLEntity name) {
        return name.isOWLClass() && name.getIRI().getNamespace().equals(UNREADABLE);
    }

    /** The property; where it is the inverse of a built-in one, that itself. */
    public static OWLObjectPropertyExpression plain(OWLObjectPropertyExpression property) {
        return property.getNamedProperty().isBuiltIn() ? property.getNamedProperty() : property;
    }

    /** The inverse of the property; of a built-in one that itself. */
    public static OWLObjectPropertyExpression inverse(OWLObjectPropertyExpression property) {
        return plain(property.getInverseProperty());
    }

    /** An ontology of these axioms, with a manager of its own: engines hear of every change in theirs. */
    public static OWLOntology ontology(Collection<OWLAxiom> axioms) {
        OWLOntologyManagerImpl manager = manager();
        var ontology = new Filled(manager, axioms);
        manager.ontologyCreated(ontology);
        manager.setOntologyFormat(ontology, new RDFXMLDocumentFormat()); // who writes a piece of it asks for prefixes
        return ontology;
    }

    /**
     * A manager for ontologies that are made of axioms: it has no parser, and no storer. Who reads or copies with it
     * leaves anonymous individuals what they are; OWLAPI would make others of them.
     */
    public static OWLOntologyManagerImpl manager() {
        var manager = new OWLOntologyManagerImpl(FACTORY, new NoOpReadWriteLock());
        manager.getOntologyConfigurator().withRemapAllAnonymousIndividualsIds(false);
        manager.getOntologyFactories().add(new OWLOntologyFactoryImpl(OWLOntologyImpl::new));
        return manager;
    }

    /** One that has its axioms from the start: after each that is added, OWLAPI empties eight caches. */
    private static final class Filled extends OWLOntologyImpl {
        private static final long serialVersionUID = 1L;

        Filled(OWLOntologyManager manager, Collection<OWLAxiom> axioms) {
            super(manager, new OWLOntologyID());
            axioms.forEach(ints::addAxiom);
        }
    }
}
