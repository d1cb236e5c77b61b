package org.paradl.load.parse;

import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.rdf4j.model.BNode;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.Resource;
import org.eclipse.rdf4j.model.Statement;
import org.eclipse.rdf4j.model.impl.SimpleValueFactory;
import org.eclipse.rdf4j.model.vocabulary.RDF;
import org.eclipse.rdf4j.rio.RDFHandler;
import org.eclipse.rdf4j.rio.RDFHandlerException;
import org.eclipse.rdf4j.rio.RDFParseException;
import org.eclipse.rdf4j.rio.RDFParser;
import org.eclipse.rdf4j.rio.helpers.BasicParserSettings;
import org.eclipse.rdf4j.rio.helpers.RDFHandlerWrapper;
import org.semanticweb.owlapi.formats.RioRDFDocumentFormatFactory;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.io.OWLOntologyInputSourceException;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.rio.RioParserImpl;
import org.semanticweb.owlapi.util.AnonymousNodeChecker;

/**
 * A parser of RDF4J's as OWLAPI uses it; but blank nodes keep their labels, those without one are numbered, and nothing
 * else is one: OWLAPI's takes every IRI for one that has "genid" in it, as those have that stand for blank nodes.
 */
public class RdfParser extends RioParserImpl implements Citing {
    /** In place of a label: a parser's own number for what has none. Nothing else begins so. */
    public static final String NUMBERED = "#";
    private static final long serialVersionUID = 1L;

    private transient long line;
    private transient Collection<OWLAxiom> wanted;

    public RdfParser(RioRDFDocumentFormatFactory format) {
        super(format);
    }

    @Override
    public OWLDocumentFormat parse(OWLOntologyDocumentSource source, OWLOntology ontology,
            OWLOntologyLoaderConfiguration configuration) {
        var consumer = wanted == null ? new TripleReader(ontology, new Blank(), configuration, this::line)
            : new CitedTriples(wanted, ontology, new Blank(), configuration, predicate -> line());
        consumer.setOntologyFormat(getSupportedFormat().createFormat());
        try {
            parseDocumentSource(source, source.getDocumentIRI().toString(), new TypedLists(consumer), configuration);
            return consumer.getOntologyFormat();
        } catch (RDFHandlerException | RDFParseException | OWLOntologyInputSourceException | IOException e) {
            throw new OWLParserException(e);
        }
    }

    @Override
    public Citing citing(Collection<OWLAxiom> some) {
        wanted = some;
        return this;
    }

    /** The line that is being read. */
    long line() {
        return line;
    }

    @Override
    protected void addParametersIfPresent(OWLOntologyDocumentSource source, RDFParser parser) {
        prepare(parser);
    }

    final void prepare(RDFParser parser) {
        parser.setParseLocationListener((at, column) -> line = at);
        parser.getParserConfig().set(BasicParserSettings.PRESERVE_BNODE_IDS, true);
        parser.setValueFactory(new Numbering());
    }

    private static final class Numbering extends SimpleValueFactory {
        private int last;

        @Override
        public BNode createBNode() {
            last++;
            return createBNode(NUMBERED + last);
        }
    }

    /** OWLAPI knows a list by its type, which few documents give. */
    private static final class TypedLists extends RDFHandlerWrapper {
        private final Set<Resource> typed = new HashSet<>();

        TypedLists(RDFHandler consumer) {
            super(consumer);
        }

        @Override
        public void handleStatement(Statement statement) {
            IRI predicate = statement.getPredicate();
            if ((predicate.equals(RDF.FIRST) || predicate.equals(RDF.REST)) && typed.add(statement.getSubject())) {
                super.handleStatement(
                    SimpleValueFactory.getInstance().createStatement(statement.getSubject(), RDF.TYPE, RDF.LIST));
            }
            super.handleStatement(statement);
        }
    }

    private static final class Blank implements AnonymousNodeChecker {
        @Override
        public boolean isAnonymousNode(org.semanticweb.owlapi.model.IRI iri) {
            return isAnonymousNode(iri.toString());
        }

        @Override
        public boolean isAnonymousNode(String iri) {
            return iri.startsWith("_:");
        }

        @Override
        public boolean isAnonymousSharedNode(String iri) {
            return isAnonymousNode(iri);
        }
    }
}
