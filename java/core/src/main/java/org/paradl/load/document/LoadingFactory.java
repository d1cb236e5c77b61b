package org.paradl.load.document;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.PairsOfOne;
import org.paradl.load.complaint.ListsOfOne;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAnonymousIndividual;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataPropertyExpression;
import org.semanticweb.owlapi.model.OWLDifferentIndividualsAxiom;
import org.semanticweb.owlapi.model.OWLDisjointClassesAxiom;
import org.semanticweb.owlapi.model.OWLDisjointDataPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLDisjointObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLHasKeyAxiom;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLPropertyExpression;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyManagerImpl;

/** Makes what a parser reads: anonymous individuals under their labels, and a note of what a list of one made. */
public final class LoadingFactory extends PairsOfOne {
    private static final long serialVersionUID = 1L;
    /** How far up the stack a parser is that makes an axiom. */
    private static final int CALLERS = 6;

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
    public static OWLOntologyManagerImpl manager(BlankNodes blankNodes, ListsOfOne listsOfOne,
            Supplier<Document> current) {
        var manager = new LoneManager(new LoadingFactory(blankNodes, listsOfOne, current));
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

    @Override
    public OWLDisjointUnionAxiom getOWLDisjointUnionAxiom(OWLClass name, Stream<? extends OWLClassExpression> classes,
            Collection<OWLAnnotation> annotations) {
        Set<OWLClassExpression> members = classes.collect(Collectors.toSet());
        return noted(members, super.getOWLDisjointUnionAxiom(name, members.stream(), annotations));
    }

    @Override
    public OWLDisjointObjectPropertiesAxiom getOWLDisjointObjectPropertiesAxiom(
            Collection<? extends OWLObjectPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        return noted(listed(properties), super.getOWLDisjointObjectPropertiesAxiom(properties, annotations));
    }

    @Override
    public OWLDisjointDataPropertiesAxiom getOWLDisjointDataPropertiesAxiom(
            Collection<? extends OWLDataPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        return noted(listed(properties), super.getOWLDisjointDataPropertiesAxiom(properties, annotations));
    }

    /**
     * Without a property all of the class would be one, which nobody means, and OWL 2 forbids (Structural
     * Specification, 9.5).
     */
    @Override
    public OWLHasKeyAxiom getOWLHasKeyAxiom(OWLClassExpression of,
            Collection<? extends OWLPropertyExpression> properties, Collection<OWLAnnotation> annotations) {
        if (properties.isEmpty()) {
            throw new OWLParserException("the key of " + of + " has no properties");
        }
        return super.getOWLHasKeyAxiom(of, properties, annotations);
    }

    /**
     * Of properties the parser gives pairs as sets, too; but who asks for a list's axiom is {@code TypeAllDisjoint…}.
     */
    private static Collection<?> listed(Collection<?> properties) {
        boolean isPair = properties.size() == 1 && StackWalker.getInstance().walk(frames -> frames.limit(CALLERS)
            .noneMatch(frame -> frame.getClassName().contains("AllDisjoint")));
        return isPair ? List.copyOf(properties) : properties;
    }

    /** In RDF alone: in other syntaxes a pair of one is a set of one, too, and a list of one an error. */
    private <A extends OWLAxiom> A noted(Collection<?> members, A axiom) {
        if (current.get().syntax().filter(Syntax::isTriples).isPresent()) {
            listsOfOne.note(members, axiom);
        }
        return axiom;
    }
}
