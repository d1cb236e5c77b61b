package org.paradl.engine;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.Individual;

/**
 * Sorts axioms and HermiT's atoms by their texts. A text takes long to make, and the same axioms are tried again and
 * again beside others: it is kept as long as the axiom is.
 */
public final class Texts {
    private static final Map<Object, String> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private Texts() {
    }

    public static <T> List<T> sorted(Collection<? extends T> all) {
        return all.stream().map(each -> Map.<String, T>entry(of(each), each)).sorted(Map.Entry.comparingByKey())
            .map(Map.Entry::getValue).collect(Collectors.toList());
    }

    private static String of(Object each) {
        return KNOWN.computeIfAbsent(each, key -> key instanceof Atom ? text((Atom) key) : key.toString());
    }

    private static String text(Atom fact) {
        var text = new StringBuilder(named(fact.getDLPredicate()));
        for (int place = 0; place < fact.getArity(); place++) {
            text.append(' ').append(named(fact.getArgument(place)));
        }
        return text.toString();
    }

    /** HermiT would look for a prefix to abbreviate it with. */
    private static String named(Object part) {
        if (part instanceof AtomicConcept) {
            return ((AtomicConcept) part).getIRI();
        }
        if (part instanceof AtomicRole) {
            return ((AtomicRole) part).getIRI();
        }
        return part instanceof Individual ? ((Individual) part).getIRI() : part.toString();
    }
}
