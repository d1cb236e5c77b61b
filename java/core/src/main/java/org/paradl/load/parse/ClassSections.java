package org.paradl.load.parse;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntax;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxTokenizer;
import org.semanticweb.owlapi.manchestersyntax.parser.ManchesterOWLSyntaxTokenizer.Token;

/**
 * The sections of a class in Manchester syntax may stand in any order. OWLAPI's parser (5.5.1) reads some of them at
 * the beginning of a frame alone, but its writer puts {@code SubClassOf:} before {@code DisjointUnionOf:}: such a
 * section gets a frame of its own here, on the line where it stands.
 *
 * @see <a href="https://www.w3.org/TR/owl2-manchester-syntax/#Class_Frame">OWL 2 Manchester syntax, class frames</a>
 */
final class ClassSections {
    private static final Set<ManchesterOWLSyntax> AT_THE_BEGINNING =
        EnumSet.of(ManchesterOWLSyntax.ANNOTATIONS, ManchesterOWLSyntax.DISJOINT_UNION_OF);

    private ClassSections() {
    }

    static String spreadOut(String text) {
        List<Token> tokens = new ManchesterOWLSyntaxTokenizer(text).tokenize();
        var out = new StringBuilder();
        int copied = 0;
        boolean inClass = false;
        int name = 0;
        for (int i = 1; i < tokens.size(); i++) {
            String before = tokens.get(i - 1).getToken();
            if (isFrame(before)) {
                inClass = ManchesterOWLSyntax.CLASS.matches(before);
                name = i;
            } else if (inClass && AT_THE_BEGINNING.contains(ManchesterOWLSyntax.parse(tokens.get(i).getToken()))
                && i > name + 1 && endsAnItem(before)) {
                int at = tokens.get(i).getPos();
                out.append(text, copied, at).append("Class: ").append(tokens.get(name).getToken()).append(' ');
                copied = at;
            }
        }
        return out.append(text.substring(copied)).toString();
    }

    private static boolean isFrame(String token) {
        ManchesterOWLSyntax keyword = ManchesterOWLSyntax.parse(token);
        return keyword != null && keyword.isFrameKeyword();
    }

    /** Else what follows are annotations of an axiom. */
    private static boolean endsAnItem(String token) {
        return !token.endsWith(":") && !token.equals(",");
    }
}
