package org.paradl.load.complaint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.semanticweb.owlapi.formats.RDFDocumentFormat;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotationAssertionAxiom;
import org.semanticweb.owlapi.model.OWLAnnotationProperty;
import org.semanticweb.owlapi.model.OWLAnnotationSubject;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDataProperty;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLIndividual;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;

/**
 * What a merged input says of individuals with properties that only another input declares, or has in its axioms. Read
 * alone, as OWLAPI reads each input, these are annotations, and a reasoner sees none of them.
 */
public final class BorrowedProperties {
    private static final OWLDataFactory FACTORY = Owl.FACTORY;

    private final Collection<OWLOntology> ontologies;
    /** Kept, as an ontology looks through all of its annotations for a name that it does not have. */
    private final Map<IRI, Map<OWLEntity, List<OWLOntology>>> holders = new HashMap<>();

    /** @param ontologies the inputs and what they import */
    public BorrowedProperties(Collection<OWLOntology> ontologies) {
        this.ontologies = ontologies;
        ontologies.forEach(ontology -> ontology.signature().forEach(entity ->
            holders.computeIfAbsent(entity.getIRI(), iri -> new HashMap<>())
                .computeIfAbsent(entity, unheld -> new ArrayList<>()).add(ontology)));
    }

    /**
     * The axioms of an input, values in place of what gives them. Other syntaxes than RDF say what is an annotation.
     */
    public Stream<OWLAxiom> axioms(OWLOntology input) {
        return input.getFormat() instanceof RDFDocumentFormat ? input.axioms().map(axiom -> read(axiom, input))
            : input.axioms();
    }

    /** The values alone. */
    Stream<OWLAxiom> values(OWLOntology input) {
        return ontologies.isEmpty() ? Stream.empty()
            : axioms(input).filter(OWLPropertyAssertionAxiom.class::isInstance);
    }

    private OWLAxiom read(OWLAxiom axiom, OWLOntology input) {
        return axiom instanceof OWLAnnotationAssertionAxiom
            ? value((OWLAnnotationAssertionAxiom) axiom, input).orElse(axiom)
            : axiom;
    }

    private Optional<OWLAxiom> value(OWLAnnotationAssertionAxiom axiom, OWLOntology input) {
        Optional<OWLAxiom> value = axiom.getValue().isLiteral() ? literal(axiom, input) : link(axiom, input);
        return value.filter(read -> !isAnnotation(axiom.getProperty()) && !isNoIndividual(axiom.getSubject()));
    }

    private Optional<OWLAxiom> literal(OWLAnnotationAssertionAxiom axiom, OWLOntology input) {
        OWLDataProperty property = FACTORY.getOWLDataProperty(axiom.getProperty().getIRI());
        return axiom.getValue().asLiteral().filter(literal -> isKnown(property, input))
            .map(literal -> FACTORY.getOWLDataPropertyAssertionAxiom(property, individual(axiom.getSubject()), literal,
                axiom.getAnnotations()));
    }

    private Optional<OWLAxiom> link(OWLAnnotationAssertionAxiom axiom, OWLOntology input) {
        OWLObjectProperty property = FACTORY.getOWLObjectProperty(axiom.getProperty().getIRI());
        return Optional.of((OWLAnnotationSubject) axiom.getValue()).filter(object -> isKnown(property, input))
            .map(object -> FACTORY.getOWLObjectPropertyAssertionAxiom(property, individual(axiom.getSubject()),
                individual(object), axiom.getAnnotations()));
    }

    private boolean isAnnotation(OWLAnnotationProperty property) {
        return property.isBuiltIn() || isDeclared(property);
    }

    /** Outside RDF axioms say of what kind their properties are, and many who write them leave declarations out. */
    private boolean isKnown(OWLEntity property, OWLOntology input) {
        return isDeclared(property) || holders(property.getIRI()).getOrDefault(property, List.of()).stream()
            .anyMatch(other -> other != input);
    }

    private boolean isDeclared(OWLEntity property) {
        return ontologies.stream().anyMatch(ontology -> ontology.isDeclared(property));
    }

    /** A class or a property is annotated, also with what is a property of individuals elsewhere. */
    private boolean isNoIndividual(OWLAnnotationSubject subject) {
        if (!(subject instanceof IRI)) {
            return false;
        }
        Set<OWLEntity> named = holders((IRI) subject).keySet();
        return !named.isEmpty() && named.stream().noneMatch(OWLEntity::isOWLNamedIndividual);
    }

    private Map<OWLEntity, List<OWLOntology>> holders(IRI name) {
        return holders.getOrDefault(name, Map.of());
    }

    private static OWLIndividual individual(OWLAnnotationSubject node) {
        return node instanceof IRI ? FACTORY.getOWLNamedIndividual((IRI) node) : (OWLIndividual) node;
    }
}
