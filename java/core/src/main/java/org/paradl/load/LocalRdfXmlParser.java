package org.paradl.load;

import java.io.IOException;
import java.io.Reader;

import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.rdf.rdfxml.parser.OWLRDFXMLParserException;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFParser;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFParserException;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFXMLParser;
import org.semanticweb.owlapi.util.AnonymousNodeCheckerImpl;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** RDF/XML by OWLAPI's parser, of whose triples {@link TripleReader} makes the axioms. */
final class LocalRdfXmlParser extends RDFXMLParser {
    private static final long serialVersionUID = 1L;

    @Override
    public OWLDocumentFormat parse(OWLOntologyDocumentSource source, OWLOntology ontology,
            OWLOntologyLoaderConfiguration configuration) {
        var format = new RDFXMLDocumentFormat();
        var parser = new Prefixed(format);
        var triples = new TripleReader(ontology, new AnonymousNodeCheckerImpl(), configuration, parser::line)
            .resolvingBy(parser);
        triples.setOntologyFormat(format);
        try (Reader reader = source.getReader().orElseThrow()) {
            var input = new InputSource(reader);
            input.setSystemId(source.getDocumentIRI().toString());
            parser.parse(input, triples);
            return format;
        } catch (RDFParserException | SAXException | IOException e) {
            throw new OWLRDFXMLParserException(e);
        }
    }

    private static final class Prefixed extends RDFParser {
        private final RDFXMLDocumentFormat format;

        Prefixed(RDFXMLDocumentFormat format) {
            this.format = format;
        }

        long line() {
            return getDocumentLocator().getLineNumber();
        }

        @Override
        public void startPrefixMapping(String prefix, String iri) throws SAXException {
            super.startPrefixMapping(prefix, iri);
            if (prefix != null && iri != null) {
                format.setPrefix(prefix, iri);
            }
        }
    }
}
