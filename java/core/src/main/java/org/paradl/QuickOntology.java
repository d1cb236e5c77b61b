package org.paradl;

import java.util.Collection;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.AddAxiom;
import org.semanticweb.owlapi.model.OWLAnnotationProperty;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLNamedIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntologyChange;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.model.parameters.ChangeApplied;

import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;

/**
 * OWLAPI's ontology, quick to fill: after each axiom that one takes in, eight caches of signatures forget it, which they do
 * not know before somebody asked for one.
 */
public final class QuickOntology extends OWLOntologyImpl {
    private static final long serialVersionUID = 1L;

    private boolean isCached;

    public QuickOntology(OWLOntologyManager manager, OWLOntologyID id) {
        super(manager, id);
    }

    /** Takes in the axioms, of which the listeners of its manager do not hear. */
    void fill(Collection<OWLAxiom> axioms) {
        axioms.forEach(ints::addAxiom);
        forget();
    }

    @Override
    public ChangeApplied applyDirectChange(OWLOntologyChange change) {
        if (!isCached && change instanceof AddAxiom) {
            return ints.addAxiom(((AddAxiom) change).getAxiom()) ? ChangeApplied.SUCCESSFULLY : ChangeApplied.NO_OPERATION;
        }
        isCached = false;
        return super.applyDirectChange(change);
    }

    private void forget() {
        if (isCached) {
            invalidateOntologyCaches(this);
            isCached = false;
        }
    }

    @Override
    public Stream<OWLEntity> signature() {
        isCached = true;
        return super.signature();
    }

    @Override
    public Stream<OWLAnonymousIndividual> anonymousIndividuals() {
        isCached = true;
        return super.anonymousIndividuals();
    }

    @Override
    public Stream<OWLClass> classesInSignature() {
        isCached = true;
        return super.classesInSignature();
    }

    @Override
    public Stream<OWLDataProperty> dataPropertiesInSignature() {
        isCached = true;
        return super.dataPropertiesInSignature();
    }

    @Override
    public Stream<OWLObjectProperty> objectPropertiesInSignature() {
        isCached = true;
        return super.objectPropertiesInSignature();
    }

    @Override
    public Stream<OWLNamedIndividual> individualsInSignature() {
        isCached = true;
        return super.individualsInSignature();
    }

    @Override
    public Stream<OWLDatatype> datatypesInSignature() {
        isCached = true;
        return super.datatypesInSignature();
    }

    @Override
    public Stream<OWLAnnotationProperty> annotationPropertiesInSignature() {
        isCached = true;
        return super.annotationPropertiesInSignature();
    }
}
