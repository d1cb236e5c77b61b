package org.paradl.load;

import java.io.IOException;
import java.io.StringReader;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Progress;
import org.semanticweb.owlapi.io.ReaderDocumentSource;
import org.semanticweb.owlapi.model.MissingImportHandlingStrategy;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;

import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;

/**
 * Finds the lines that axioms stand on, in documents whose syntax has axioms one after the other: functional syntax and
 * OWL/XML. OWLAPI's parsers forget the lines, so what may hold a wanted axiom is read again, each axiom annotated with
 * its line.
 */
public final class Places {
    private final List<Document> documents;
    private final BlankNodes blankNodes;

    Places(List<Document> documents, BlankNodes blankNodes) {
        this.documents = documents;
        this.blankNodes = blankNodes;
    }

    /** Where the axioms stand, those for which it can be said; the first place of those that are repeated. */
    public Map<OWLAxiom, Place> of(Collection<? extends OWLAxiom> axioms) {
        var wanted = new LinkedHashSet<OWLAxiom>(axioms);
        var places = new HashMap<OWLAxiom, Place>();
        for (Document document : documents) {
            if (wanted.isEmpty()) {
                break;
            }
            Map<OWLAxiom, Integer> lines = lines(document, wanted);
            lines.forEach((axiom, line) -> places.put(axiom, new Place(document.name(), line)));
            wanted.removeAll(lines.keySet());
        }
        return places;
    }

    /** A document that is no longer there, or has become another one, gives no lines. */
    private Map<OWLAxiom, Integer> lines(Document document, Set<OWLAxiom> wanted) {
        Syntax syntax = document.syntax().orElse(Syntax.RDF_XML);
        try {
            if (syntax == Syntax.FUNCTIONAL) {
                return read(FunctionalLines.annotated(text(document), Anchors.of(wanted)), document, syntax, wanted);
            }
            return syntax == Syntax.OWL_XML
                ? read(OwlXmlLines.annotated(document), document, syntax, wanted)
                : Map.of();
        } catch (IOException | RuntimeException e) {
            return Map.of();
        }
    }

    private static String text(Document document) throws IOException {
        try (var reader = document.reader(Progress.SILENT)) {
            var text = new java.io.StringWriter();
            reader.transferTo(text);
            return text.toString();
        }
    }

    private Map<OWLAxiom, Integer> read(String text, Document document, Syntax syntax, Set<OWLAxiom> wanted) {
        var manager = LoadingFactory.manager(blankNodes, new ListsOfOne(), () -> document);
        var ontology = new OWLOntologyImpl(manager, new OWLOntologyID());
        manager.ontologyCreated(ontology);
        syntax.parser().parse(new ReaderDocumentSource(new StringReader(text)), ontology,
            new OWLOntologyLoaderConfiguration()
                .setMissingImportHandlingStrategy(MissingImportHandlingStrategy.SILENT));
        var lines = new HashMap<OWLAxiom, Integer>();
        ontology.axioms().forEach(read -> {
            OWLAxiom axiom = withoutLine(read);
            if (wanted.contains(axiom)) {
                line(read).forEach(line -> lines.merge(axiom, line, Math::min));
            }
        });
        return lines;
    }

    private static OWLAxiom withoutLine(OWLAxiom axiom) {
        return axiom.getAxiomWithoutAnnotations().getAnnotatedAxiom(axiom.getAnnotations().stream()
            .filter(annotation -> !isLine(annotation)).collect(Collectors.toSet()));
    }

    private static List<Integer> line(OWLAxiom axiom) {
        return axiom.getAnnotations().stream().filter(Places::isLine)
            .map(annotation -> Integer.valueOf(((OWLLiteral) annotation.getValue()).getLiteral()))
            .collect(Collectors.toList());
    }

    private static boolean isLine(OWLAnnotation annotation) {
        return annotation.getProperty().getIRI().toString().equals(FunctionalLines.LINE);
    }
}
