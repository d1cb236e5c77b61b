package org.paradl.translate;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.table.Table;
import org.semanticweb.owlapi.model.*;

/** A translation as an ontology of its own: every axiom annotated with the source axioms that it comes from. */
public final class Provenance {
    private final Translation translation;
    private final Names names;
    private final OWLDataFactory factory;

    public Provenance(Translation translation, Translator translator, OWLDataFactory factory) {
        this.translation = translation;
        this.names = translator.names();
        this.factory = factory;
    }

    /** The annotated axioms; declarations and annotations stay as they are, and derived names say what they are of. */
    public Set<OWLAxiom> axioms() {
        var axioms = new LinkedHashSet<OWLAxiom>();
        translation.axioms().forEach(axiom -> axioms.add(axiom.isLogicalAxiom() ? annotated(axiom) : axiom));
        translation.axioms().stream().flatMap(axiom -> axiom.getSignature().stream()).distinct()
            .forEach(name -> axioms.addAll(aboutName(name)));
        return axioms;
    }

    /** What the whole document says of itself. */
    public Collection<OWLAnnotation> header(Table table) {
        return Set.of(factory.getOWLAnnotation(property(IRI.create(Vocabulary.NAMESPACE, "logic")),
            factory.getOWLLiteral(table.name())));
    }

    /**
     * What {@link #axioms} has written, read back: each classical axiom with its source axioms.
     *
     * @throws OWLOntologyCreationException where an annotation is no functional syntax
     */
    public static Map<OWLAxiom, Set<OWLAxiom>> read(Collection<OWLAxiom> translated) throws OWLOntologyCreationException {
        var texts = new HashSet<String>();
        translated.forEach(axiom -> texts.addAll(sourceTexts(axiom)));
        Map<String, OWLAxiom> sources = FunctionalSyntax.parse(texts);
        var read = new HashMap<OWLAxiom, Set<OWLAxiom>>();
        for (OWLAxiom axiom : translated) {
            if (axiom.isLogicalAxiom()) {
                // RDF may say an axiom twice, with its annotations and without.
                Set<OWLAxiom> from = read.computeIfAbsent(axiom.getAxiomWithoutAnnotations(), k -> new HashSet<>());
                sourceTexts(axiom).stream().map(sources::get).filter(Objects::nonNull).forEach(from::add);
            }
        }
        return read;
    }

    private static Set<String> sourceTexts(OWLAxiom axiom) {
        return axiom.getAnnotations().stream()
            .filter(a -> a.getProperty().getIRI().equals(Vocabulary.SOURCE) && a.getValue() instanceof OWLLiteral)
            .map(a -> ((OWLLiteral) a.getValue()).getLiteral())
            .collect(Collectors.toSet());
    }

    private OWLAxiom annotated(OWLAxiom axiom) {
        return axiom.getAnnotatedAxiom(translation.sourcesOf(axiom).stream()
            .map(source -> factory.getOWLAnnotation(property(Vocabulary.SOURCE), factory.getOWLLiteral(FunctionalSyntax.of(source))))
            .collect(Collectors.toSet()));
    }

    private Set<OWLAxiom> aboutName(OWLEntity name) {
        var axioms = new LinkedHashSet<OWLAxiom>();
        if (!name.isBuiltIn()) {
            axioms.add(factory.getOWLDeclarationAxiom(name));
        }
        names.side(name).ifPresent(side -> {
            axioms.add(factory.getOWLAnnotationAssertionAxiom(property(Vocabulary.SIDE_OF), name.getIRI(),
                side.name().getIRI()));
            axioms.add(factory.getOWLAnnotationAssertionAxiom(property(Vocabulary.CHANNEL), name.getIRI(),
                factory.getOWLLiteral(side.channel().symbol())));
        });
        return axioms;
    }

    private OWLAnnotationProperty property(IRI iri) {
        return factory.getOWLAnnotationProperty(iri);
    }
}
