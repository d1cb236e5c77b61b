package org.paradl.door;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.paradl.ParadlException;
import org.paradl.reason.Reasoning;
import org.paradl.reason.Usage;
import org.paradl.reason.conflict.Conflict;
import org.paradl.reason.conflict.Verdict;
import org.paradl.translate.FunctionalSyntax;
import org.semanticweb.owlapi.model.OWLAxiom;

/** What is left of the conflicts, and what is lost besides, where some axioms are taken out of an ontology. */
final class Repairing {
    private final Session session;
    private final Reasoning whole;
    private final int limit;
    private final boolean impacts;

    /**
     * @param limit how many justifications to give for each conflict that is left
     * @param impacts whether to tell how much is lost without each axiom alone
     */
    Repairing(Session session, Reasoning whole, int limit, boolean impacts) {
        this.session = session;
        this.whole = whole;
        this.limit = limit;
        this.impacts = impacts;
    }

    /** What is in conflict as things are. */
    ObjectNode diagnosis() {
        return conflicts(whole.check(limit));
    }

    /**
     * What is in conflict without some axioms, and which of the other consequences are lost.
     *
     * @param rest answers a question about what is left
     * @param most how many of the lost to name; all are counted
     */
    ObjectNode without(Set<OWLAxiom> removed, Function<Function<Reasoning, ObjectNode>, ObjectNode> rest, int most) {
        ObjectNode json = whole.isFreeWithout(removed) ? conflicts(List.of(), Set.of())
            : rest.apply(left -> conflicts(left.check(limit)));
        if (json.path("conflicts").isEmpty() && whole.speaksThroughConflicts()) {
            Set<OWLAxiom> plain = removed.stream().map(Repairing::withoutAnnotations).collect(Collectors.toSet());
            List<OWLAxiom> others = whole.lostWithout(removed).stream().filter(axiom -> !plain.contains(axiom))
                .collect(Collectors.toList());
            var lost = json.put("losing", others.size()).putArray("lost");
            var answers = new Answers(session.text());
            others.stream().limit(most).forEach(axiom -> lost.add(answers.axiom(axiom)));
        }
        return json;
    }

    private static OWLAxiom withoutAnnotations(OWLAxiom axiom) {
        return axiom.getAxiomWithoutAnnotations();
    }

    /** With how much each axiom that is blamed is used, and how much is lost without it alone. */
    private ObjectNode conflicts(Verdict verdict) {
        if (!verdict.isComplete()) {
            throw new ParadlException(ParadlException.Kind.TIMEOUT,
                "the time for the search was up, so what would end all conflicts is not known",
                "allow more with --timeout, or do without --anytime");
        }
        return conflicts(verdict.conflicts(), verdict.cited());
    }

    private ObjectNode conflicts(List<Conflict> conflicts, Set<OWLAxiom> cited) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("conflicts", session.answers(cited).conflicts(conflicts));
        ObjectNode usages = json.putObject("usage");
        ObjectNode impact = json.putObject("impact");
        if (cited.isEmpty()) {
            return json;
        }
        var usage = new Usage(session.axioms());
        cited.forEach(axiom -> usages.put(FunctionalSyntax.of(axiom), usage.of(axiom)));
        if (impacts && whole.speaksThroughConflicts()) {
            whole.impacts(cited).forEach((axiom, lost) -> impact.put(FunctionalSyntax.of(axiom), lost));
        }
        return json;
    }
}
