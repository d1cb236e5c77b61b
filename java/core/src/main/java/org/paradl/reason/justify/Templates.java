package org.paradl.reason.justify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.paradl.reason.module.Relevance;
import org.paradl.reason.theory.Goal;
import org.paradl.translate.Split;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLLiteral;

/** The latest justifications of each kind of thing, to be tried with other names: see {@link Template}. */
public final class Templates {
    private static final int KEPT = 16;

    private final Relevance source;
    private final Split split;
    private final Map<String, Deque<Template>> firsts = new HashMap<>();
    private final Map<String, Deque<Template>> others = new HashMap<>();

    /** @param split what the justifications are found under */
    public Templates(Relevance source, Split split) {
        this.source = source;
        this.split = split;
    }

    /**
     * @param kind what is to be justified, but for the names that it is about
     * @param goal the thing itself
     */
    public Precedents of(String kind, List<? extends OWLEntity> about, Goal goal) {
        return new Precedents(List.of(latest(firsts, kind)), about, goal.constants());
    }

    /** For one more justification of what has one: which is told first does not hang on how many are looked for. */
    public Precedents ofAnother(String kind, List<? extends OWLEntity> about, Goal goal) {
        return new Precedents(List.of(latest(others, kind), latest(firsts, kind)), about, goal.constants());
    }

    private static Deque<Template> latest(Map<String, Deque<Template>> byKind, String kind) {
        return byKind.computeIfAbsent(kind, k -> new ArrayDeque<>());
    }

    /** The justifications of one kind of thing, for some names. */
    public final class Precedents {
        private final List<Deque<Template>> latest;
        private final List<? extends OWLEntity> about;
        private final Set<OWLLiteral> constants;

        private Precedents(List<Deque<Template>> latest, List<? extends OWLEntity> about, Set<OWLLiteral> constants) {
            this.latest = latest;
            this.about = about;
            this.constants = constants;
        }

        public void remember(Set<OWLAxiom> justification) {
            Deque<Template> own = latest.get(0);
            own.addFirst(Template.of(about, justification, constants));
            if (own.size() > KEPT) {
                own.removeLast();
            }
        }

        /** A justification of the same about these names. */
        public Optional<Set<OWLAxiom>> find() {
            return find(axiom -> true);
        }

        /** The same, of axioms that may be taken. */
        public Optional<Set<OWLAxiom>> find(Predicate<OWLAxiom> usable) {
            return latest.stream().flatMap(Deque::stream)
                .flatMap(template -> template.about(about, source, usable, split).stream())
                .map(Template.Copy::axioms).findFirst();
        }
    }
}
