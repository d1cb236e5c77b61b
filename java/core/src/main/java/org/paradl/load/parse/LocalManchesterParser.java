package org.paradl.load.parse;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.semanticweb.owlapi.formats.ManchesterSyntaxDocumentFormatFactory;
import org.semanticweb.owlapi.io.AbstractOWLParser;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxParserException;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxTokenizer.Token;
import org.semanticweb.owlapi.manchestersyntax.renderer.ParserException;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLDocumentFormatFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/**
 * Manchester syntax by OWLAPI's parser, which asks the manager here whether anonymous individuals keep their labels.
 */
public final class LocalManchesterParser extends AbstractOWLParser {
    private static final long serialVersionUID = 1L;

    private final transient Optional<Set<OWLEntity>> cited;

    public LocalManchesterParser() {
        this(Optional.empty());
    }

    private LocalManchesterParser(Optional<Set<OWLEntity>> cited) {
        this.cited = cited;
    }

    /** One that annotates each axiom with the line that it begins on; for imports it has these names. */
    public static LocalManchesterParser citing(Set<OWLEntity> names) {
        return new LocalManchesterParser(Optional.of(names));
    }

    @Override
    public OWLDocumentFormatFactory getSupportedFormat() {
        return new ManchesterSyntaxDocumentFormatFactory();
    }

    @Override
    public OWLDocumentFormat parse(OWLOntologyDocumentSource source, OWLOntology ontology,
            OWLOntologyLoaderConfiguration configuration) {
        OWLOntologyManager manager = ontology.getOWLOntologyManager();
        String text = ClassSections.spreadOut(text(source));
        var parser = cited.<LabelledManchester>map(names -> new CitedManchester(manager, text, names))
            .orElseGet(() -> new LabelledManchester(manager, text));
        parser.setOntologyLoaderConfiguration(configuration);
        try {
            return parser.parseOntology(ontology);
        } catch (ParserException e) {
            requireQuotesClosed(parser.tokens());
            throw new ManchesterOWLSyntaxParserException(e.getMessage(), e, e.getLineNumber(), e.getColumnNumber());
        }
    }

    /** A text that is open to the end of the document began where the mistake is. */
    private static void requireQuotesClosed(List<Token> tokens) {
        Token last = tokens.get(Math.max(0, tokens.size() - 2));
        if (last.getToken().startsWith("\"") && !last.getToken().matches("(?s)\".*(?<!\\\\)\"")) {
            throw new OWLParserException("a quote is not closed", last.getRow(), 0);
        }
    }

    private static String text(OWLOntologyDocumentSource source) {
        try (Reader reader = source.getReader().orElseThrow()) {
            var text = new StringWriter();
            reader.transferTo(text);
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
