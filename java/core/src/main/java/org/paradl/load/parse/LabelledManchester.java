package org.paradl.load.parse;

import java.util.List;

import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxParserImpl;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxTokenizer;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxTokenizer.Token;
import org.semanticweb.owlapi.model.OWLOntologyManager;

/** Reads anonymous individuals also where they have no frame; OWLAPI (5.5.1) takes their labels for no names. */
class LabelledManchester extends ManchesterOWLSyntaxParserImpl {
    private final List<Token> tokens;

    LabelledManchester(OWLOntologyManager manager, String text) {
        super(manager.getOntologyConfigurator(), manager.getOWLDataFactory());
        tokens = new ManchesterOWLSyntaxTokenizer(text).tokenize();
        tokens.stream().map(Token::getToken).filter(token -> token.startsWith("_:")).forEach(individualNames::add);
        setStringToParse(text);
    }

    /** What the text consists of. */
    final List<Token> tokens() {
        return tokens;
    }
}
