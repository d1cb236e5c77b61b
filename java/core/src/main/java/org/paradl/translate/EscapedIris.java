package org.paradl.translate;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.paradl.Owl;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.util.OWLObjectDuplicator;

/**
 * Names that functional syntax cannot hold, as with a {@code >}, which it would end at: what is in their way is written
 * as Turtle writes it, a backslash, u and four digits. RDF brings such names, though no IRI may be so.
 */
public final class EscapedIris {
    private static final Pattern UNHOLDABLE = Pattern.compile("[\\x00-\\x1f\\x7f<>\\\\]");
    private static final Pattern ESCAPED = Pattern.compile("<([^<>]*\\\\u\\p{XDigit}{4}[^<>]*)>");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u(\\p{XDigit}{4})");

    private EscapedIris() {
    }

    static IRI escaped(IRI iri) {
        String text = iri.toString();
        return !UNHOLDABLE.matcher(text).find() ? iri : IRI.create(UNHOLDABLE.matcher(text)
            .replaceAll(found -> String.format("\\\\u%04x", (int) found.group().charAt(0))));
    }

    /** The axioms that were read from a text, with their names as they are. */
    public static Set<OWLAxiom> read(Set<OWLAxiom> axioms, String text) {
        Map<IRI, IRI> plain = new HashMap<>();
        ESCAPED.matcher(text).results().map(found -> found.group(1))
            .forEach(iri -> plain.put(IRI.create(iri), IRI.create(plain(iri))));
        if (plain.isEmpty()) {
            return axioms;
        }
        var duplicator = new OWLObjectDuplicator(Owl.manager(), plain);
        var read = new LinkedHashSet<OWLAxiom>();
        axioms.forEach(axiom -> read.add(duplicator.duplicateObject(axiom)));
        return read;
    }

    private static String plain(String iri) {
        return ESCAPE.matcher(iri).replaceAll(EscapedIris::character);
    }

    private static String character(MatchResult escape) {
        return Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), 16)));
    }
}
