package org.paradl.load.parse;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Optional;

import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.rdf.rdfxml.parser.OWLRDFXMLParserException;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFParser;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFParserException;
import org.semanticweb.owlapi.rdf.rdfxml.parser.RDFXMLParser;
import org.semanticweb.owlapi.util.AnonymousNodeCheckerImpl;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** RDF/XML by OWLAPI's parser, of whose triples {@link TripleReader} makes the axioms. */
public final class LocalRdfXmlParser extends RDFXMLParser implements Citing {
    private static final long serialVersionUID = 1L;

    private transient Collection<OWLAxiom> wanted;

    @Override
    public Citing citing(Collection<OWLAxiom> some) {
        wanted = some;
        return this;
    }

    @Override
    public OWLDocumentFormat parse(OWLOntologyDocumentSource source, OWLOntology ontology,
            OWLOntologyLoaderConfiguration configuration) {
        var format = new RDFXMLDocumentFormat();
        var parser = new Prefixed(format);
        var blank = new AnonymousNodeCheckerImpl();
        TripleReader triples = wanted == null ? new TripleReader(ontology, blank, configuration, parser::line)
            : new CitedTriples(wanted, ontology, blank, configuration, parser::line);
        triples.resolvingBy(parser);
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
        private final Deque<Element> open = new ArrayDeque<>();

        /** One that is not at its end, and the line that its tag is on. */
        private static final class Element {
            final String name;
            final long line;

            Element(String name, long line) {
                this.name = name;
                this.line = line;
            }
        }

        Prefixed(RDFXMLDocumentFormat format) {
            this.format = format;
        }

        long line() {
            return getDocumentLocator().getLineNumber();
        }

        /** The innermost element of that name says it, else the innermost of all. */
        long line(String predicate) {
            return open.stream().filter(element -> element.name.equals(predicate)).findFirst()
                .or(() -> Optional.ofNullable(open.peek())).map(element -> element.line).orElse(line());
        }

        @Override
        public void startElement(String uri, String localName, String qName, Attributes attributes)
                throws SAXException {
            open.push(new Element(uri + localName, line()));
            super.startElement(uri, localName, qName, attributes);
        }

        @Override
        public void endElement(String uri, String localName, String qName) throws SAXException {
            super.endElement(uri, localName, qName);
            open.pop();
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
