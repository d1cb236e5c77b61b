package org.paradl.reason;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;

/** The latest justifications of each kind of thing, to be tried with other names: see {@link Template}. */
final class Templates {
    private static final int KEPT = 16;

    private final Relevance source;
    private final Split split;
    private final Map<String, Deque<Template>> byKind = new HashMap<>();

    /** @param split what the justifications are found under */
    Templates(Relevance source, Split split) {
        this.source = source;
        this.split = split;
    }

    /** @param kind what was justified, but for the names that it is about */
    void remember(String kind, List<? extends OWLEntity> about, Set<OWLAxiom> justification) {
        Deque<Template> latest = byKind.computeIfAbsent(kind, k -> new ArrayDeque<>());
        latest.addFirst(Template.of(about, justification));
        if (latest.size() > KEPT) {
            latest.removeLast();
        }
    }

    /** A justification of the same kind of thing about these names. */
    Optional<Set<OWLAxiom>> find(String kind, List<? extends OWLEntity> about) {
        return byKind.getOrDefault(kind, new ArrayDeque<>()).stream()
            .flatMap(template -> template.about(about, source, axiom -> true, split).stream())
            .map(Template.Copy::axioms).findFirst();
    }
}
