package org.paradl.load.parse;

import java.io.IOException;
import java.io.Reader;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.obolibrary.obo2owl.OWLAPIObo2Owl;
import org.obolibrary.oboformat.model.Clause;
import org.obolibrary.oboformat.parser.OBOFormatConstants.OboFormatTag;
import org.obolibrary.oboformat.parser.OBOFormatParser;
import org.obolibrary.oboformat.parser.OBOFormatParserException;
import org.semanticweb.owlapi.formats.OBODocumentFormat;
import org.semanticweb.owlapi.io.OWLOntologyDocumentSource;
import org.semanticweb.owlapi.io.OWLParserException;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyLoaderConfiguration;
import org.semanticweb.owlapi.model.OWLOntologyManager;
import org.semanticweb.owlapi.oboformat.OBOFormatOWLAPIParser;

/**
 * OBO format by OWLAPI's parser; but its {@code idspace}s are prefixes; braces in text, as of a comment or a regular
 * expression, that hold nothing like {@code name="value"} are text, and not qualifiers that are wrong; and lines may
 * end in tabs.
 */
public final class LocalOboParser extends OBOFormatOWLAPIParser {
    private static final long serialVersionUID = 1L;

    private final transient Supplier<OBOFormatParser> clauses;
    private final transient Function<OWLOntologyManager, OWLAPIObo2Owl> translation;

    public LocalOboParser() {
        this(Clauses::new, Translation::new);
    }

    private LocalOboParser(Supplier<OBOFormatParser> clauses, Function<OWLOntologyManager, OWLAPIObo2Owl> translation) {
        this.clauses = clauses;
        this.translation = translation;
    }

    /** One that annotates each axiom with the line that it stands on, the first where it has several. */
    public static LocalOboParser citing() {
        return new LocalOboParser(CitedObo.Clauses::new, CitedObo.Translation::new);
    }

    @Override
    public OWLDocumentFormat parse(OWLOntologyDocumentSource source, OWLOntology ontology,
            OWLOntologyLoaderConfiguration configuration) {
        try (Reader reader = source.getReader().orElseThrow()) {
            translation.apply(ontology.getOWLOntologyManager()).convert(clauses.get().parse(reader), ontology);
            return new OBODocumentFormat();
        } catch (OBOFormatParserException | IOException e) {
            throw new OWLParserException(e);
        }
    }

    static class Translation extends OWLAPIObo2Owl {
        Translation(OWLOntologyManager manager) {
            super(manager);
        }

        @Override
        protected OWLOntology tr(OWLOntology ontology) {
            for (Clause clause : getObodoc().getHeaderFrame().getClauses(OboFormatTag.TAG_IDSPACE)) {
                idSpaceMap.put(clause.getValue(String.class), clause.getValue2(String.class));
            }
            return super.tr(ontology);
        }
    }

    static class Clauses extends OBOFormatParser {
        private static final Pattern TEXT =
            Pattern.compile("(?:[^\\\\!{]++|\\\\.|\\{(?![^{}\"]*=.*\\}\\s*(?:!.*)?$))*+");

        @Override
        protected Clause parseUnquotedString(Clause clause) {
            String rest = stream.rest();
            Matcher text = TEXT.matcher(rest);
            if (rest.indexOf('{') < 0 || !text.lookingAt()) {
                return super.parseUnquotedString(clause);
            }
            clause.setValue(handleEscapedChars(text.group().strip()));
            stream.advance(text.end());
            return parseQualifierAndHiddenComment(clause);
        }

        @Override
        protected void forceParseNlOrEof() {
            if (stream.rest().isBlank()) {
                stream.forceEol();
            }
            super.forceParseNlOrEof();
        }
    }
}
