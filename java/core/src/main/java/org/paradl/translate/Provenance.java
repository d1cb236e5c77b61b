package org.paradl.translate;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.*;

/** A translation as an ontology of its own: every axiom annotated with the source axioms that it comes from. */
public final class Provenance {
    private final Translation translation;
    private final Names names;
    private final Function<OWLAxiom, List<OWLAxiom>> alike;
    private final OWLDataFactory factory;

    /** @param alike all axioms that say what one that was translated says, itself among them */
    public Provenance(Translation translation, Translator translator, Function<OWLAxiom, List<OWLAxiom>> alike,
            OWLDataFactory factory) {
        this.translation = translation;
        this.names = translator.names();
        this.alike = alike;
        this.factory = factory;
    }

    /** The annotated axioms; declarations and annotations stay as they are, and derived names say what they are of. */
    public Set<OWLAxiom> axioms() {
        var axioms = new LinkedHashSet<OWLAxiom>();
        translation.axioms().forEach(axiom -> axioms.add(axiom.isLogicalAxiom() ? annotated(axiom) : axiom));
        translation.axioms().stream().filter(OWLInverseObjectPropertiesAxiom.class::isInstance)
            .forEach(axiom -> axioms.addAll(aboutInverse((OWLInverseObjectPropertiesAxiom) axiom)));
        translation.axioms().stream().flatMap(axiom -> axiom.getSignature().stream()).distinct()
            .forEach(name -> axioms.addAll(aboutName(name)));
        return axioms;
    }

    /** What the whole document says of itself. */
    public Collection<OWLAnnotation> header(Table table) {
        return Set.of(factory.getOWLAnnotation(property(IRI.create(Vocabulary.NAMESPACE, "logic")),
            factory.getOWLLiteral(table.name())));
    }

    /** OWLAPI reads no annotation of an inverse from RDF, so its sources stand on the property as well. */
    private Set<OWLAxiom> aboutInverse(OWLInverseObjectPropertiesAxiom axiom) {
        Set<OWLAnnotation> of = Set.of(factory.getOWLAnnotation(property(Vocabulary.INVERSE),
            axiom.getSecondProperty().getNamedProperty().getIRI()));
        return sources(axiom).map(source -> factory.getOWLAnnotationAssertionAxiom(
            property(Vocabulary.SOURCE), axiom.getFirstProperty().getNamedProperty().getIRI(),
            factory.getOWLLiteral(FunctionalSyntax.of(source)), of)).collect(Collectors.toSet());
    }

    /**
     * What {@link #axioms} has written, read back: each classical axiom with its source axioms.
     *
     * @throws OWLOntologyCreationException where an annotation is no functional syntax
     */
    public static Map<OWLAxiom, Set<OWLAxiom>> read(Collection<OWLAxiom> translated)
            throws OWLOntologyCreationException {
        var texts = new HashMap<OWLAxiom, Set<String>>();
        for (OWLAxiom axiom : translated) {
            if (axiom.isLogicalAxiom()) {
                // RDF may say an axiom twice, with its annotations and without.
                texts.computeIfAbsent(axiom.getAxiomWithoutAnnotations(), k -> new HashSet<>())
                    .addAll(sourceTexts(axiom));
            }
        }
        translated.forEach(axiom -> inverse(axiom).ifPresent(inverse ->
            texts.computeIfPresent(inverse, (k, known) -> with(known, (OWLAnnotationAssertionAxiom) axiom))));
        var all = texts.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        Map<String, OWLAxiom> sources = FunctionalSyntax.parse(all);
        var read = new HashMap<OWLAxiom, Set<OWLAxiom>>();
        texts.forEach((axiom, from) -> read.put(axiom,
            from.stream().map(sources::get).filter(Objects::nonNull).collect(Collectors.toSet())));
        return read;
    }

    private static Set<String> with(Set<String> texts, OWLAnnotationAssertionAxiom assertion) {
        texts.add(((OWLLiteral) assertion.getValue()).getLiteral());
        return texts;
    }

    /** The axiom that an assertion of {@link #aboutInverse} is about. */
    private static Optional<OWLAxiom> inverse(OWLAxiom axiom) {
        OWLDataFactory factory = Owl.FACTORY;
        boolean isSource = axiom instanceof OWLAnnotationAssertionAxiom
            && ((OWLAnnotationAssertionAxiom) axiom).getProperty().getIRI().equals(Vocabulary.SOURCE);
        return !isSource ? Optional.empty() : axiom.getAnnotations().stream()
            .filter(a -> a.getProperty().getIRI().equals(Vocabulary.INVERSE) && a.getValue() instanceof IRI)
            .map(a -> (OWLAxiom) factory.getOWLInverseObjectPropertiesAxiom(
                factory.getOWLObjectProperty((IRI) ((OWLAnnotationAssertionAxiom) axiom).getSubject()),
                factory.getOWLObjectProperty((IRI) a.getValue())))
            .findFirst();
    }

    private static Set<String> sourceTexts(OWLAxiom axiom) {
        return axiom.getAnnotations().stream()
            .filter(a -> a.getProperty().getIRI().equals(Vocabulary.SOURCE) && a.getValue() instanceof OWLLiteral)
            .map(a -> ((OWLLiteral) a.getValue()).getLiteral())
            .collect(Collectors.toSet());
    }

    private Stream<OWLAxiom> sources(OWLAxiom axiom) {
        return translation.sourcesOf(axiom).stream().flatMap(source -> alike.apply(source).stream());
    }

    private OWLAxiom annotated(OWLAxiom axiom) {
        return axiom.getAnnotatedAxiom(sources(axiom)
            .map(source -> factory.getOWLAnnotation(property(Vocabulary.SOURCE),
                factory.getOWLLiteral(FunctionalSyntax.of(source))))
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
