package org.paradl.translate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.paradl.Excerpt;
import org.paradl.ParadlException;
import org.paradl.table.Table;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Says which axioms a logic has no reading of, by the construct that it is for. */
public final class Coverage {
    private static final int EXAMPLES = 2;

    private Coverage() {
    }

    /** The error that lists them all. */
    static ParadlException error(Table table, Map<OWLAxiom, String> leftOut) {
        return new ParadlException(ParadlException.Kind.UNSUPPORTED, "the logic " + table.name() + " does not cover "
            + count(leftOut.size()) + ": " + String.join("; ", groups(leftOut)),
            "leave them out with --unsupported drop, or use a logic that covers them, such as fde");
    }

    /** The error of a sentence that is asked about. */
    static ParadlException error(OWLAxiom sentence, String why) {
        return new ParadlException(ParadlException.Kind.UNSUPPORTED, why + ", so it cannot be asked about "
            + FunctionalSyntax.of(sentence), "ask another way, or use another logic");
    }

    /** A line for each reason: how many axioms are left out for it, and the first of them. */
    public static List<String> groups(Map<OWLAxiom, String> leftOut) {
        var byReason = new TreeMap<String, List<OWLAxiom>>();
        leftOut.forEach((axiom, why) -> byReason.computeIfAbsent(why, k -> new ArrayList<>()).add(axiom));
        return byReason.entrySet().stream()
            .map(group -> group.getKey() + " (" + count(group.getValue().size()) + ": "
                + examples(group.getValue()) + ")")
            .collect(Collectors.toList());
    }

    private static String examples(List<OWLAxiom> axioms) {
        return axioms.stream().sorted().limit(EXAMPLES).map(axiom -> Excerpt.of(FunctionalSyntax.of(axiom)))
            .collect(Collectors.joining(", "))
            + (axioms.size() > EXAMPLES ? ", ..." : "");
    }

    private static String count(int axioms) {
        return axioms + (axioms == 1 ? " axiom" : " axioms");
    }
}
