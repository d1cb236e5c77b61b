package org.paradl.load;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.complaint.Complaints;
import org.paradl.load.complaint.ListsOfOne;
import org.paradl.load.document.BlankNodes;
import org.paradl.load.document.Document;
import org.paradl.load.document.DocumentSource;
import org.paradl.load.document.LoadingFactory;
import org.paradl.load.document.Misencoded;
import org.paradl.load.document.ParseFailures;
import org.paradl.load.failure.Failures;
import org.paradl.load.imports.Imports;
import org.paradl.load.parse.TripleReader;
import org.paradl.load.syntax.Head;
import org.paradl.load.syntax.Syntax;
import org.semanticweb.owlapi.formats.FunctionalSyntaxDocumentFormat;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyAlreadyExistsException;
import org.semanticweb.owlapi.model.OWLOntologyCreationException;
import org.semanticweb.owlapi.model.OWLOntologyFactory;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.model.OWLOntologyRenameException;
import uk.ac.manchester.cs.owl.owlapi.OWLOntologyImpl;

/**
 * Reads documents and what they import. It takes the place of OWLAPI's own ontology factory, so that OWLAPI opens no
 * file and no address by itself, and that each document meets just the one parser that its beginning asks for.
 */
final class ClosureReader implements OWLOntologyFactory {
    private static final long serialVersionUID = 1L;
    private static final String OF_LITERALS = "enumerations (owl:oneOf) of a class that have literals and are left out";
    private static final String AS_INDIVIDUALS =
        "lists where an individual has to be, whose members are not read";
    private static final String INCOMPLETE = "annotations of axioms (owl:Axiom) that lack owl:annotatedSource, "
        + "owl:annotatedProperty or owl:annotatedTarget and are left out";

    private final OWLOntologyManager manager;
    private final Imports imports;
    private final Progress progress;
    private final BlankNodes blankNodes;
    private final List<String> warnings;
    private final Map<IRI, OWLOntology> ontologies = new HashMap<>();
    private final Map<IRI, Document> documents = new LinkedHashMap<>();
    private final Map<IRI, Document> missing = new LinkedHashMap<>();
    private final Deque<Document> reading = new ArrayDeque<>();

    ClosureReader(Imports imports, BlankNodes blankNodes, ListsOfOne listsOfOne, Progress progress,
            List<String> warnings) {
        this.imports = imports;
        this.progress = progress;
        this.warnings = warnings;
        this.blankNodes = blankNodes;
        this.manager = LoadingFactory.manager(blankNodes, listsOfOne, reading::element);
        manager.getOntologyFactories().add(this);
    }

    /**
     * Reads a document and what it imports, unless it was read already as an import. Empty where another document gave
     * an ontology with the same IRI and version: they need readers of their own.
     *
     * @throws ParadlException of kind ONTOLOGY where it or one of its imports cannot be read
     */
    Optional<OWLOntology> read(Document document) {
        try {
            OWLOntology known = ontologies.get(document.iri());
            return Optional.of(known != null ? known
                : manager.loadOntologyFromOntologyDocument(new DocumentSource(document, progress)));
        } catch (OWLOntologyAlreadyExistsException e) {
            return Optional.empty();
        } catch (OWLOntologyCreationException e) {
            throw Failures.cannotRead(document.name(), Failures.line(e), "correct it");
        }
    }

    /** Everything that was read. */
    Collection<OWLOntology> ontologies() {
        return new ArrayList<>(manager.getOntologies());
    }

    /** The documents that were read, in order. */
    Collection<Document> documents() {
        return documents.values();
    }

    /** The imports for which there is no document, with the first that imports each. */
    Map<IRI, Document> missing() {
        return missing;
    }

    @Override
    public OWLOntology loadOWLOntology(OWLOntologyManager owner, OWLOntologyDocumentSource source,
            OWLOntologyCreationHandler handler, OWLOntologyLoaderConfiguration configuration)
            throws OWLOntologyCreationException {
        Optional<Document> document = source instanceof DocumentSource
            ? Optional.of(((DocumentSource) source).document()) : imported(source.getDocumentIRI());
        if (document.isEmpty()) {
            return nothing(handler);
        }
        // A loop of imports comes back to an ontology that is still being read.
        OWLOntology known = ontologies.get(document.get().iri());
        return known != null ? known : parse(document.get(), handler, configuration);
    }

    private Optional<Document> imported(IRI iri) {
        Document importer = reading.element();
        Optional<Document> found = imports.find(iri, importer);
        if (found.isEmpty()) {
            missing.putIfAbsent(iri, importer);
        }
        return found;
    }

    /** In place of an ontology that is missing: not every parser lets an import fail. */
    private OWLOntology nothing(OWLOntologyCreationHandler handler) {
        OWLOntology nothing = new OWLOntologyImpl(manager, new OWLOntologyID());
        handler.ontologyCreated(nothing);
        handler.setOntologyFormat(nothing, new FunctionalSyntaxDocumentFormat());
        return nothing;
    }

    private OWLOntology parse(Document document, OWLOntologyCreationHandler handler,
            OWLOntologyLoaderConfiguration configuration) throws OWLOntologyCreationException {
        Syntax syntax = document.syntax().orElseThrow(() -> ParseFailures.unknownSyntax(document));
        if (endsInProlog(document.head())) {
            throw Failures.cannotRead(document.name(), "this is XML that ends before its root element",
                "check that the file is whole");
        }
        OWLOntology ontology = new OWLOntologyImpl(manager, new OWLOntologyID());
        handler.ontologyCreated(ontology);
        ontologies.put(document.iri(), ontology);
        documents.put(document.iri(), document);
        reading.push(document);
        blankNodes.begin(document);
        try {
            var source = new DocumentSource(document, progress);
            OWLDocumentFormat format = syntax.parser().parse(source, ontology, configuration);
            handler.setOntologyFormat(ontology, format);
            Misencoded.warning(document, ontology).ifPresent(warnings::add);
            if (syntax == Syntax.MANCHESTER) {
                Lengths.correct(ontology);
            }
            if (syntax.isTriples()) {
                lookAtTriples(document, syntax, format);
            }
            return ontology;
        } catch (ParadlException | Progress.Cancelled e) {
            throw e;
        } catch (OWLOntologyRenameException e) {
            manager.removeOntology(ontology);
            return sameAs(e.getOntologyID(), document);
        } catch (RuntimeException | StackOverflowError e) {
            throw ParseFailures.of(document, syntax, e);
        } finally {
            blankNodes.end();
            reading.pop();
        }
    }

    /** The JDK's own parser tells this too, but prints a stack trace first. */
    private static boolean endsInProlog(Head head) {
        return head.isWhole() && head.isProlog();
    }

    private void lookAtTriples(Document document, Syntax syntax, OWLDocumentFormat format) {
        if (format.getOntologyLoaderMetaData().filter(data -> data.getTripleCount() == 0).isPresent()) {
            saysNothing(document, syntax);
        }
        warn(document, TripleReader.leftOut(format), INCOMPLETE);
        warn(document, TripleReader.unreadEnumerations(format), OF_LITERALS);
        warn(document, TripleReader.listsAsIndividuals(format), AS_INDIVIDUALS);
    }

    private void warn(Document document, List<String> about, String problem) {
        Complaints.line(about, problem).ifPresent(line -> warnings.add(document.name() + ": " + line));
    }

    /** An empty rdf:RDF is meant so; in other syntaxes much that is no ontology has no triple either. */
    private void saysNothing(Document document, Syntax syntax) {
        if (syntax != Syntax.RDF_XML) {
            throw Failures.cannotRead(document.name(), "this is " + syntax.label() + " that says nothing",
                "give an ontology");
        }
        warnings.add(document.name() + " says nothing");
    }

    private OWLOntology sameAs(OWLOntologyID id, Document document) throws OWLOntologyCreationException {
        documents.remove(document.iri());
        ontologies.remove(document.iri());
        if (reading.size() == 1) {
            throw new OWLOntologyAlreadyExistsException(id);
        }
        OWLOntology first = manager.getOntology(id);
        ontologies.put(document.iri(), first);
        warnings.add(document.name() + " is left out: another document gave the ontology "
            + id.getOntologyIRI().map(IRI::toQuotedString).orElse("without IRI") + " already");
        return first;
    }

    @Override
    public OWLOntology createOWLOntology(OWLOntologyManager owner, OWLOntologyID id, IRI document,
            OWLOntologyCreationHandler handler) {
        OWLOntology ontology = new OWLOntologyImpl(manager, id);
        handler.ontologyCreated(ontology);
        return ontology;
    }

    @Override
    public boolean canCreateFromDocumentIRI(IRI document) {
        return true;
    }

    @Override
    public boolean canAttemptLoading(OWLOntologyDocumentSource source) {
        return true;
    }
}
