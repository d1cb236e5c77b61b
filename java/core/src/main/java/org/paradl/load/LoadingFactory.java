package org.paradl.load;

import java.util.Collection;
import java.util.function.Supplier;

import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDifferentIndividualsAxiom;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;

import uk.ac.manchester.cs.owl.owlapi.OWLDataFactoryImpl;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyManagerImpl;
import uk.ac.manchester.cs.owl.owlapi.concurrent.NoOpReadWriteLock;

/** Makes what a parser reads: anonymous individuals under their labels, and a note of what a list of one made. */
final class LoadingFactory extends OWLDataFactoryImpl {
    private static final long serialVersionUID = 1L;

    private final transient BlankNodes blankNodes;
    private final transient ListsOfOne listsOfOne;
    private final transient Supplier<Document> current;

    private LoadingFactory(BlankNodes blankNodes, ListsOfOne listsOfOne, Supplier<Document> current) {
        this.blankNodes = blankNodes;
        this.listsOfOne = listsOfOne;
        this.current = current;
    }

    /**
     * A manager without ontology factories, thus one that imports nothing.
     *
     * @param current the document that is being read
     */
    static OWLOntologyManagerImpl manager(BlankNodes blankNodes, ListsOfOne listsOfOne, Supplier<Document> current) {
        var manager = new OWLOntologyManagerImpl(new LoadingFactory(blankNodes, listsOfOne, current), new NoOpReadWriteLock());
        manager.getOntologyConfigurator().withRemapAllAnonymousIndividualsIds(false);
        return manager;
    }

    @Override
    public OWLAnonymousIndividual getOWLAnonymousIndividual(String node) {
        return super.getOWLAnonymousIndividual(blankNodes.label(current.get(), node));
    }

    @Override
    public OWLDifferentIndividualsAxiom getOWLDifferentIndividualsAxiom(Collection<? extends OWLIndividual> individuals,
            Collection<OWLAnnotation> annotations) {
        return noted(individuals, super.getOWLDifferentIndividualsAxiom(individuals, annotations));
    }

    @Override
    public OWLDisjointClassesAxiom getOWLDisjointClassesAxiom(Collection<? extends OWLClassExpression> classes,
            Collection<OWLAnnotation> annotations) {
        return noted(classes, super.getOWLDisjointClassesAxiom(classes, annotations));
    }

    /** In RDF alone: in other syntaxes a pair of one is a set of one, too, and a list of one an error. */
    private <A extends OWLAxiom> A noted(Collection<?> members, A axiom) {
        if (current.get().syntax().filter(Syntax::isTriples).isPresent()) {
            listsOfOne.note(members, axiom);
        }
        return axiom;
    }
}
