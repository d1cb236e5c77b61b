package org.paradl.load;

import java.io.IOException;
import java.io.Reader;
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
final class LocalOboParser extends OBOFormatOWLAPIParser {
    private static final long serialVersionUID = 1L;

    @Override
    public OWLDocumentFormat parse(OWLOntologyDocumentSource source, OWLOntology ontology,
            OWLOntologyLoaderConfiguration configuration) {
        try (Reader reader = source.getReader().orElseThrow()) {
            new IdSpaces(ontology.getOWLOntologyManager()).convert(new Braces().parse(reader), ontology);
            return new OBODocumentFormat();
        } catch (OBOFormatParserException | IOException e) {
            throw new OWLParserException(e);
        }
    }

    private static final class IdSpaces extends OWLAPIObo2Owl {
        IdSpaces(OWLOntologyManager manager) {
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

    private static final class Braces extends OBOFormatParser {
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
