package org.paradl.load.place;

import java.io.IOException;
import java.io.StringReader;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.engine.Entities;
import org.paradl.engine.Progress;
import org.paradl.load.complaint.ListsOfOne;
import org.paradl.load.document.BlankNodes;
import org.paradl.load.document.Document;
import org.paradl.load.document.DocumentSource;
import org.paradl.load.document.LoadingFactory;
import org.paradl.load.parse.Citing;
import org.paradl.load.parse.LineAnnotation;
import org.paradl.load.parse.LocalManchesterParser;
import org.paradl.load.parse.LocalOboParser;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.io.OWLParser;
import org.semanticweb.owlapi.io.ReaderDocumentSource;
import org.semanticweb.owlapi.model.MissingImportHandlingStrategy;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;

/**
 * Finds the lines that axioms stand on: in functional syntax, OWL/XML, Manchester syntax, OBO format, RDF/XML, Turtle,
 * TriG, N-Triples and N-Quads. OWLAPI's parsers forget them, so what may hold a wanted axiom is read again, each axiom
 * annotated with its line.
 */
public final class Places {
    private final List<Document> documents;
    private final Set<OWLAxiom> axioms;
    private final BlankNodes blankNodes;

    /** @param axioms those of all documents */
    public Places(List<Document> documents, Set<OWLAxiom> axioms, BlankNodes blankNodes) {
        this.documents = documents;
        this.axioms = axioms;
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
            switch (syntax) {
                case FUNCTIONAL:
                    return among(wanted, read(document, syntax.parser(),
                        text(FunctionalLines.annotated(text(document), Anchors.of(wanted)))));
                case OWL_XML:
                    return among(wanted, read(document, syntax.parser(), text(OwlXmlLines.annotated(document))));
                case MANCHESTER:
                    return among(wanted, read(document, LocalManchesterParser.citing(Entities.in(axioms)),
                        whole(document)));
                case OBO:
                    return among(wanted, read(document, LocalOboParser.citing(), whole(document)));
                case RDF_XML:
                case TURTLE:
                case TRIG:
                    return ofTriples(document, (Citing) syntax.parser(), wanted);
                case N_TRIPLES: // where no file has them a program wrote them, and nobody looks for their lines
                case N_QUADS:
                    return document.file().isEmpty() ? Map.of()
                        : ofTriples(document, (Citing) syntax.parser(), wanted);
                default:
                    return Map.of();
            }
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

    private static OWLOntologyDocumentSource whole(Document document) {
        return new DocumentSource(document, Progress.SILENT);
    }

    private static OWLOntologyDocumentSource text(String text) {
        return new ReaderDocumentSource(new StringReader(text));
    }

    /** By what they say: a triple is annotated once, with its line or as the document has it. */
    private Map<OWLAxiom, Integer> ofTriples(Document document, Citing parser, Set<OWLAxiom> wanted) {
        var lines = new HashMap<OWLAxiom, Integer>();
        read(document, parser.citing(wanted), whole(document)).forEach(read -> LineAnnotation.on(read)
            .ifPresent(line -> lines.merge(read.getAxiomWithoutAnnotations(), line, Math::min)));
        return wanted.stream().filter(axiom -> lines.containsKey(axiom.getAxiomWithoutAnnotations()))
            .collect(Collectors.toMap(axiom -> axiom, axiom -> lines.get(axiom.getAxiomWithoutAnnotations())));
    }

    private static Map<OWLAxiom, Integer> among(Set<OWLAxiom> wanted, Collection<OWLAxiom> annotated) {
        var lines = new HashMap<OWLAxiom, Integer>();
        annotated.forEach(read -> {
            OWLAxiom axiom = LineAnnotation.takenOff(read);
            if (wanted.contains(axiom)) {
                LineAnnotation.on(read).ifPresent(line -> lines.merge(axiom, line, Math::min));
            }
        });
        return lines;
    }

    private Collection<OWLAxiom> read(Document document, OWLParser parser, OWLOntologyDocumentSource source) {
        blankNodes.begin(document);
        var manager = LoadingFactory.manager(blankNodes, new ListsOfOne(), () -> document);
        var ontology = new OWLOntologyImpl(manager, new OWLOntologyID());
        manager.ontologyCreated(ontology);
        try {
            parser.parse(source, ontology, new OWLOntologyLoaderConfiguration()
                .setMissingImportHandlingStrategy(MissingImportHandlingStrategy.SILENT));
        } finally {
            blankNodes.end();
        }
        return ontology.axioms().collect(Collectors.toList());
    }
}
