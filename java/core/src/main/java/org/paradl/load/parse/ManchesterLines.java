package org.paradl.load.parse;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntax;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxTokenizer.Token;

/**
 * The lines that axioms begin on in a document in Manchester syntax: those of the items of frames, after annotations in
 * several parts that of the last part; of axioms that are no item of a list, that of the keyword.
 */
final class ManchesterLines {
    private static final Set<ManchesterOWLSyntax> ONE_AXIOM = EnumSet.of(ManchesterOWLSyntax.DISJOINT_UNION_OF,
        ManchesterOWLSyntax.HAS_KEY, ManchesterOWLSyntax.EQUIVALENT_CLASSES, ManchesterOWLSyntax.DISJOINT_CLASSES,
        ManchesterOWLSyntax.EQUIVALENT_PROPERTIES, ManchesterOWLSyntax.DISJOINT_PROPERTIES,
        ManchesterOWLSyntax.SAME_INDIVIDUAL, ManchesterOWLSyntax.DIFFERENT_INDIVIDUALS, ManchesterOWLSyntax.RULE);

    private final List<Token> tokens;
    private int read;
    private int begin;
    private int depth;
    private boolean isOneAxiom;

    ManchesterLines(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** Of the axiom that ends with this token; those before it were asked for before. */
    int endingWith(Token last) {
        while (read < tokens.size() && tokens.get(read).getPos() <= last.getPos()) {
            step(tokens.get(read).getToken());
            read++;
        }
        return tokens.get(begin).getRow();
    }

    private void step(String token) {
        switch (token) {
            case "(": case "{": case "[": depth++; break;
            case ")": case "}": case "]": depth--; break;
            case ",": separate(); break;
            default: word(token);
        }
    }

    private void separate() {
        if (depth == 0 && !isOneAxiom) {
            begin = read + 1;
        }
    }

    private void word(String token) {
        ManchesterOWLSyntax keyword = token.endsWith(":") ? ManchesterOWLSyntax.parse(token) : null;
        if (keyword != null && keyword != ManchesterOWLSyntax.ANNOTATIONS) {
            isOneAxiom = ONE_AXIOM.contains(keyword);
            begin = isOneAxiom ? read : read + 1;
            depth = 0;
        }
    }
}
