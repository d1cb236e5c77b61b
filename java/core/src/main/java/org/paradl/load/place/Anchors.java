package org.paradl.load.place;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** Tells quickly that a text says none of some axioms: each of them has a name in it that the text would have. */
final class Anchors {
    private static final Pattern WORD = Pattern.compile("[^\\s()<>\"^@#/:]+");

    private final Set<String> words;

    private Anchors(Set<String> words) {
        this.words = words;
    }

    /** The last word of the longest name of each axiom. */
    static Anchors of(Collection<OWLAxiom> axioms) {
        var words = new HashSet<String>();
        for (OWLAxiom axiom : axioms) {
            axiom.getSignature().stream().filter(name -> !name.isBuiltIn()).map(Anchors::lastWord)
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .ifPresent(words::add);
        }
        return new Anchors(words);
    }

    private static String lastWord(OWLEntity name) {
        return WORD.matcher(name.getIRI().toString()).results().map(m -> m.group()).reduce("", (first, last) -> last);
    }

    boolean maySay(String text) {
        return WORD.matcher(text).results().anyMatch(word -> words.contains(word.group()));
    }
}
